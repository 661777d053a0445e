//! A kernel library in Rust: softmax and layer norm over the last dimension, for tensors of any
//! strides and any float type. Python, C and Rust load the same file; see `use/`.
#![forbid(unsafe_code)]

mod rows;

use fishplate::{DType, Error, OutTensor, Result, TensorView};
use rows::{Real, map_rows};

/// Runs a generic call for the float type of a tensor.
macro_rules! for_float {
    ($dtype:expr, $call:ident::<_>($($arg:expr),*)) => {
        match $dtype {
            DType::F32 => $call::<f32>($($arg),*),
            DType::F64 => $call::<f64>($($arg),*),
            DType::F16 => $call::<half::f16>($($arg),*),
            DType::BF16 => $call::<half::bf16>($($arg),*),
            other => Err(Error::new("TypeError", format!("Expected a float tensor, got {other}"))),
        }
    };
}

/// Softmax over the last dimension.
#[fishplate::export]
fn softmax(x: TensorView<'_>, out: OutTensor<'_>) -> Result<()> {
    for_float!(x.dtype(), softmax_rows::<_>(&x, &out))
}

fn softmax_rows<T: Real>(x: &TensorView<'_>, out: &OutTensor<'_>) -> Result<()> {
    map_rows::<T>(x, out, |row| {
        let largest = row.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        row.iter_mut().for_each(|v| *v = (*v - largest).exp());
        let sum: f64 = row.iter().sum();
        row.iter_mut().for_each(|v| *v /= sum);
    })
}

/// Layer norm over the last dimension, with a scale and a shift per column.
#[fishplate::export]
fn layer_norm(
    x: TensorView<'_>,
    scale: TensorView<'_>,
    shift: TensorView<'_>,
    out: OutTensor<'_>,
    #[default = 1e-5] epsilon: f64,
) -> Result<()> {
    for_float!(x.dtype(), layer_norm_rows::<_>(&x, &scale, &shift, &out, epsilon))
}

fn layer_norm_rows<T: Real>(
    x: &TensorView<'_>,
    scale: &TensorView<'_>,
    shift: &TensorView<'_>,
    out: &OutTensor<'_>,
    epsilon: f64,
) -> Result<()> {
    let columns = x.shape().last().copied().unwrap_or(1);
    for (name, tensor) in [("scale", scale), ("shift", shift)] {
        if tensor.shape() != [columns] {
            let text = format!("`{name}` must have shape [{columns}], got {:?}", tensor.shape());
            return Err(Error::new("ValueError", text));
        }
    }
    let (scale, shift) = (scale.to_vec::<T>()?, shift.to_vec::<T>()?);
    map_rows::<T>(x, out, |row| {
        let n = row.len() as f64;
        let mean = row.iter().sum::<f64>() / n;
        let variance = row.iter().map(|v| (v - mean) * (v - mean)).sum::<f64>() / n;
        let factor = 1.0 / (variance + epsilon).sqrt();
        for ((v, a), b) in row.iter_mut().zip(&scale).zip(&shift) {
            *v = (*v - mean) * factor * a.to_f64() + b.to_f64();
        }
    })
}
