//! The native library: a function, a function over tensors and a class.
#![forbid(unsafe_code)]

use fishplate::{Error, Field, Object, OutTensor, Result, TensorView};

/// Returns x + 1.
#[fishplate::export]
fn add_one(x: i64) -> i64 {
    x.wrapping_add(1)
}

/// Writes x * factor to out.
#[fishplate::export]
fn scale(x: TensorView, factor: f64, out: OutTensor) -> Result<()> {
    let x = x.as_slice::<f32>()?;
    let mut out = out.as_slice_mut::<f32>()?;
    if x.len() != out.len() {
        let text = format!("`out` has to have {} elements, got {}", x.len(), out.len());
        return Err(Error::new("ValueError", text));
    }
    for (to, from) in out.iter_mut().zip(x.iter()) {
        *to = (f64::from(*from) * factor) as f32;
    }
    Ok(())
}

/// Counts.
#[derive(Object)]
#[object(key = "my_project.Counter")]
pub struct Counter {
    /// The number so far.
    pub count: Field<i64>,
}

#[fishplate::methods]
impl Counter {
    /// Adds to the count and returns it.
    fn increase(&self, by: i64) -> i64 {
        self.count.update(|count| {
            *count = count.wrapping_add(by);
            *count
        })
    }
}
