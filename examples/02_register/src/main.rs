//! Registers a function under a global name, where any language finds it, and calls back into a
//! function that the caller passes.
#![forbid(unsafe_code)]

use fishplate::{Error, Function, Result};

fn main() -> Result<()> {
    let apply_twice = Function::new("demo.apply_twice", |f: Function, x: i64| -> Result<i64> {
        let once: i64 = f.call((x,))?;
        f.call((once,))
    });
    apply_twice.register("demo.apply_twice")?;

    let found = Function::get("demo.apply_twice")?;
    let double = Function::new("double", |x: i64| x * 2);
    println!("twice doubled: {}", found.call::<i64>((&double, 10))?);

    // Errors pass through unchanged, and a panic becomes an error.
    let picky = Function::new("picky", |x: i64| -> Result<i64> {
        if x > 10 {
            Err(Error::new("ValueError", format!("{x} is more than 10")))
        } else {
            Ok(x + 5)
        }
    });
    let careless = Function::new("careless", |x: i64| -> i64 { [1, 2, 3][x as usize] });
    for (f, x) in [(picky, 7), (careless, 2)] {
        if let Err(error) = found.call::<i64>((&f, x)) {
            println!("{error}");
        }
    }
    Ok(())
}
