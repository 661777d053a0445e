//! A program with the runtime linked in: it needs neither `libtvm_ffi.so` nor a C++ library.
//!
//! `cargo run -p example-05-static --features static-runtime --target-dir target/static` (a separate target folder:
//! see the feature in crates/fishplate/Cargo.toml). Without the feature the program uses a `libtvm_ffi.so`, like the
//! other examples.
#![forbid(unsafe_code)]

use fishplate::{Array, Function, Map, OutTensor, Result, Str, Tensor, TensorView, json};

fn scale(x: TensorView<'_>, factor: f64, out: OutTensor<'_>) -> Result<()> {
    let (x, mut out) = (x.as_slice::<f64>()?, out.as_slice_mut::<f64>()?);
    out.iter_mut().zip(x.iter()).for_each(|(out, x)| *out = x * factor);
    Ok(())
}

fn main() -> Result<()> {
    Function::new("demo.scale", scale).register("demo.scale")?;

    let request: Map<Str, fishplate::Any> =
        json::parse(r#"{"factor": 2.5, "values": [1.0, 2.0, 3.0]}"#)?.get()?;
    let field = |name: &str| request.get(name).map(Option::unwrap_or_default);
    let factor: f64 = field("factor")?.get()?;
    let values: Array<f64> = field("values")?.get()?;

    let values: Vec<f64> = values.iter().collect();
    let count = values.len() as i64;
    let x = Tensor::from_vec(values, &[count])?;
    let out = Tensor::zeros(&[count], x.dtype())?;
    Function::get("demo.scale")?.call::<()>((&x, factor, &out))?;
    println!("{}", json::stringify(Array::from(out.to_vec::<f64>()?))?);
    Ok(())
}
