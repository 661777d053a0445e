//! Uses the kernels of example 04 from Rust: loads the given library and calls softmax.
#![forbid(unsafe_code)]

use fishplate::{Error, Module, Result, Tensor};

fn main() -> Result<()> {
    let path = std::env::args().nth(1).ok_or_else(|| {
        Error::new("ValueError", "give the path of the kernel library as the first argument")
    })?;
    let softmax = Module::load(path)?.function("softmax")?;
    let x = Tensor::from_vec(vec![0.0_f32, 0.0, 0.0, 1.0, 2.0, 3.0], &[2, 3])?;
    let out = Tensor::full(&[2, 3], 0.0_f32)?;
    softmax.call::<()>((&x, &out))?;
    for row in out.to_vec::<f32>()?.chunks(3) {
        println!("{row:.3?}");
    }
    Ok(())
}
