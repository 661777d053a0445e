//! Calls kernels that were written in Python (`export.py`) and shipped as a library: neither Python nor a
//! compiler is needed here. Run it with the path of that library.
#![forbid(unsafe_code)]

use fishplate::{Array, Module, Result, Tensor};

fn main() -> Result<()> {
    let kernels = Module::load(std::env::args().nth(1).unwrap_or_default())?;
    let (saxpy, dot) = (kernels.function("saxpy")?, kernels.function("dot")?);
    let x = Tensor::from_slice(&[1f32, 2.0, 3.0], &[3])?;
    let y = Tensor::from_slice(&[10f32, 20.0, 30.0], &[3])?;
    saxpy.call::<()>((2.0, &x, &y))?;
    println!("{:?}", y.to_vec::<f32>()?);
    let sums: Array<f64> = dot.call((&x, &y))?;
    println!("{} {}", sums.get(0)?, sums.get(1)?);
    println!("{}", kernels.doc("dot")?.unwrap_or_default());
    if let Err(error) = saxpy.call::<()>((2.0, &x, &Tensor::from_slice(&[0f32; 2], &[2])?)) {
        println!("{}: {}", error.kind(), error.message());
    }
    Ok(())
}
