//! Tensors as arguments: borrowed for a call, from a tensor object or from a bare `DLTensor*`.

use fishplate_abi::error_kind;
use std::ffi::c_void;
use std::fmt;
use std::ops::Deref;

use fishplate_abi::{DLTensor, RawValue, TypeIndex};

use super::element::Element;
use super::elements::ElementsMut;
use super::info::TensorInfo;
use super::slice::{Cells, SliceMut};
use super::{Tensor, TensorObj};
use crate::any::{AnyView, plain};
use crate::convert::{Arg, FfiType, FromView, Pass, shown_type};
use crate::error::{Error, Result};

/// A tensor that a function reads.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// use fishplate::{Function, OutTensor, Result, Tensor, TensorView};
///
/// let scale = Function::new("scale", |x: TensorView<'_>, k: f32, y: OutTensor<'_>| -> Result<()> {
///     let (x, mut y) = (x.as_slice::<f32>()?, y.as_slice_mut::<f32>()?);
///     for (y, x) in y.iter_mut().zip(x.iter()) {
///         *y = k * x;
///     }
///     Ok(())
/// });
/// let (x, y) = (Tensor::from_vec(vec![1.0_f32, 2.0], &[2])?, Tensor::full(&[2], 0.0_f32)?);
/// scale.call::<()>((&x, 3.0, &y))?;
/// assert_eq!(&*y.as_slice::<f32>()?, [3.0, 6.0]);
/// // Input and output must not share memory here, and that is checked.
/// assert!(scale.call::<()>((&x, 3.0, &x)).is_err());
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct TensorView<'a>(&'a TensorInfo);

/// A tensor that a function writes.
///
/// By the contract of the ABI the caller gives an output to the function for the length of the call. One possible
/// mistake of the caller, two arguments over the same memory, is checked when the memory is used:
/// [`OutTensor::as_slice_mut`] refuses, [`OutTensor::cells`] allows it.
pub struct OutTensor<'a> {
    info: &'a TensorInfo,
    /// The object, if the argument was one: it may be marked as read-only.
    object: Option<&'a TensorObj>,
}

/// Result of reading an argument as a tensor.
enum Found<'a> {
    Tensor(&'a TensorInfo, Option<&'a TensorObj>),
    Unusable(String),
    No,
}

fn find<'a>(view: &AnyView<'a>) -> Found<'a> {
    let object = view.as_object::<TensorObj>();
    let tensor = match object {
        Some(object) => &raw const object.dl_tensor,
        None if view.type_index() == TypeIndex::DL_TENSOR_PTR => {
            // SAFETY: this index holds a pointer to a tensor.
            unsafe { view.as_raw().value.v_ptr }.cast::<DLTensor>().cast_const()
        }
        None => return Found::No,
    };
    // SAFETY: the calling convention: a tensor that is valid while the argument is.
    match unsafe { TensorInfo::check(tensor) } {
        Ok(info) => Found::Tensor(info, object),
        Err(reason) => Found::Unusable(reason),
    }
}

macro_rules! argument {
    ($type:ident, |$info:ident, $object:ident| $make:expr) => {
        impl FfiType for $type<'_> {
            fn name() -> String {
                "DLTensor*".into()
            }
        }

        impl<'a> FromView<'a> for $type<'a> {
            fn from_view(view: &'a AnyView<'a>) -> Option<$type<'a>> {
                match find(view) {
                    Found::Tensor($info, $object) => Some($make),
                    _ => None,
                }
            }

            fn describe(view: &'a AnyView<'a>) -> String {
                match find(view) {
                    Found::Unusable(reason) => reason,
                    _ => shown_type(view),
                }
            }
        }

        impl Arg for $type<'static> {
            type Out<'a> = $type<'a>;
        }

        impl Pass for $type<'_> {
            type Held<'h>
                = AnyView<'h>
            where
                Self: 'h;
            fn hold(&self) -> AnyView<'_> {
                let pointer = std::ptr::from_ref(self.as_raw()).cast_mut().cast::<c_void>();
                // SAFETY: the tensor is borrowed for as long as the view.
                unsafe {
                    AnyView::from_raw(plain(TypeIndex::DL_TENSOR_PTR, RawValue { v_ptr: pointer }))
                }
            }
        }

        impl fmt::Debug for $type<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{} on {}", self.describe(), self.device())
            }
        }
    };
}

argument!(TensorView, |info, _object| TensorView(info));
argument!(OutTensor, |info, object| OutTensor { info, object });

impl<'a> TensorView<'a> {
    pub(super) fn of(tensor: &'a Tensor) -> TensorView<'a> {
        TensorView(tensor)
    }

    /// Borrows a tensor from C.
    ///
    /// # Safety
    /// `tensor` is null or valid for `'a`: shape, strides and memory match its description.
    pub unsafe fn from_raw(tensor: *const DLTensor) -> Result<TensorView<'a>> {
        // SAFETY: the caller guarantees that `tensor` is null or valid for `'a`.
        unsafe { TensorInfo::check(tensor) }
            .map(TensorView)
            .map_err(|reason| Error::new(error_kind::VALUE_ERROR, format!("Cannot use {reason}")))
    }
}

impl Deref for TensorView<'_> {
    type Target = TensorInfo;
    #[inline]
    fn deref(&self) -> &TensorInfo {
        self.0
    }
}

impl Deref for OutTensor<'_> {
    type Target = TensorInfo;
    #[inline]
    fn deref(&self) -> &TensorInfo {
        self.info
    }
}

impl<'a> OutTensor<'a> {
    pub(super) fn of(tensor: &'a Tensor) -> OutTensor<'a> {
        OutTensor { info: tensor, object: Some(&tensor.0) }
    }

    fn writable(&self) -> Result<&'a TensorInfo> {
        if self.object.is_some_and(TensorObj::is_read_only) {
            let text = format!("The tensor {} is read-only", self.info.describe());
            return Err(Error::new(error_kind::VALUE_ERROR, text));
        }
        Ok(self.info)
    }

    /// The elements of a contiguous tensor in main memory, for writing. Fails while something uses the same memory.
    pub fn as_slice_mut<T: Element>(&self) -> Result<SliceMut<'a, T>> {
        self.writable()?.slice_mut()
    }

    /// The elements of a contiguous tensor in main memory as cells, which others may share.
    pub fn cells<T: Element>(&self) -> Result<Cells<'a, T>> {
        self.writable()?.shared_cells()
    }

    /// The elements of a tensor in main memory, with any strides, for writing. Fails while something uses the same
    /// memory.
    pub fn typed_mut<T: Element>(&self) -> Result<ElementsMut<'a, T>> {
        self.writable()?.elements_mut()
    }
}
