//! A kernel written in Rust becomes a function that checks its arguments. The compiler is loaded as a library: this
//! program does not link LLVM. Run it with the path of `libfishplate_compiler.so`.

use fishplate::{Function, Module, Result, Tensor};

/// y += a * x; 0 is success.
///
/// # Safety
/// `x` points to `n` numbers, `y` to `m` of them, and `m` is `n`.
unsafe extern "C" fn saxpy(a: f32, x: *const f32, n: i32, y: *mut f32, m: i32) -> i32 {
    // SAFETY: this function's contract.
    let (x, y) = unsafe {
        (std::slice::from_raw_parts(x, n as usize), std::slice::from_raw_parts_mut(y, m as usize))
    };
    y.iter_mut().zip(x).for_each(|(y, x)| *y += a * x);
    0
}

const SIGNATURE: &str = "saxpy(a: float32, x: Tensor([n], float32, device=cpu), \
                         y: Tensor([n], float32, device=cpu))";

fn main() -> Result<()> {
    Module::load(std::env::args().nth(1).unwrap_or_default())?;
    let wrap = Function::get("fishplate.compiler.wrap")?;
    let f: Function = wrap.call(((saxpy as *const ()).expose_provenance() as i64, SIGNATURE))?;
    let x = Tensor::from_slice(&[1f32, 2.0, 3.0], &[3])?;
    let y = Tensor::from_slice(&[10f32, 20.0, 30.0], &[3])?;
    f.call::<()>((2.0, &x, &y))?;
    println!("{:?}", y.to_vec::<f32>()?);
    if let Err(error) = f.call::<()>((2.0, &x, &Tensor::from_slice(&[0f32; 2], &[2])?)) {
        println!("{}: {}", error.kind(), error.message());
    }
    Ok(())
}
