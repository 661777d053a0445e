//! Rows of tensors on all cores: each row is read into `f64`, changed and written back.

use fishplate::{Element, Error, OutTensor, Result, TensorView};

/// A float type that kernels compute in `f64`.
pub(crate) trait Real: Element + Copy + Send + Sync {
    fn to_f64(self) -> f64;
    fn from_f64(value: f64) -> Self;
}

macro_rules! reals {
    ($($type:ty: $to:expr, $from:expr;)*) => {$(
        impl Real for $type {
            fn to_f64(self) -> f64 {
                $to(self)
            }
            fn from_f64(value: f64) -> $type {
                $from(value)
            }
        }
    )*};
}

reals! {
    f32: f64::from, |v| v as f32;
    f64: |v| v, |v| v;
    half::f16: half::f16::to_f64, half::f16::from_f64;
    half::bf16: half::bf16::to_f64, half::bf16::from_f64;
}

/// Runs `change` on every row of `x` and stores the results in `out`.
pub(crate) fn map_rows<T: Real>(
    x: &TensorView<'_>,
    out: &OutTensor<'_>,
    change: impl Fn(&mut [f64]) + Sync,
) -> Result<()> {
    if x.shape() != out.shape() {
        let text = format!("`out` must have shape {:?}, got {:?}", x.shape(), out.shape());
        return Err(Error::new("ValueError", text));
    }
    let columns = x.shape().last().map_or(1, |&n| n as usize);
    let mut values = x.to_vec::<T>()?;
    if values.is_empty() {
        return Ok(());
    }
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let rows_each = (values.len() / columns).div_ceil(threads);
    std::thread::scope(|scope| {
        for part in values.chunks_mut(rows_each * columns) {
            let change = &change;
            scope.spawn(move || {
                let mut row = vec![0.0; columns];
                for stored in part.chunks_mut(columns) {
                    row.iter_mut().zip(&*stored).for_each(|(v, s)| *v = s.to_f64());
                    change(&mut row);
                    stored.iter_mut().zip(&row).for_each(|(s, v)| *s = T::from_f64(*v));
                }
            });
        }
    });
    if out.is_contiguous() {
        out.as_slice_mut::<T>()?.copy_from_slice(&values);
        return Ok(());
    }
    let mut results = values.iter();
    out.typed_mut::<T>()?.update(|old| results.next().copied().unwrap_or(old));
    Ok(())
}
