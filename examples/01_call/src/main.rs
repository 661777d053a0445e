//! Calls registered functions: here those that every runtime has.
#![forbid(unsafe_code)]

use fishplate::{Any, Function, Result};

fn main() -> Result<()> {
    let parse = Function::get("ffi.json.Parse")?;
    let document: Any = parse.call((r#"{"rails": 2, "gauge": 1.435, "name": "main line"}"#,))?;

    let get = Function::get("ffi.MapGetItem")?;
    let rails: i64 = get.call((&document, "rails"))?;
    let name: String = get.call((&document, "name"))?;
    println!("{name}: {rails} rails");

    // A wrong argument is an error that names the argument, the expected type and the actual one.
    if let Err(error) = get.call::<i64>((7, "rails")) {
        println!("{error}");
    }
    Ok(())
}
