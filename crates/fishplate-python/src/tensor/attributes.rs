//! What a `Tensor` says about itself.

use std::ffi::c_void;

use fishplate_abi::DLTensor;
use pyo3_ffi as py;

use super::{TensorObject, description, with_memory};
use crate::argument::Borrowing;
use crate::object::handle_of;
use crate::python::{Owned, PyObject, Result, as_i64, fence, filled, index_error};

/// The extents.
///
/// # Safety
/// The shape has `ndim` integers, unchanged for `'a`.
unsafe fn extents<'a>(tensor: &DLTensor) -> &'a [i64] {
    match tensor.ndim {
        ..=0 => &[],
        // SAFETY: see above.
        count => unsafe { std::slice::from_raw_parts(tensor.shape, count as usize) },
    }
}

/// Writes the strides: those that the tensor has, or those of elements without gaps.
///
/// # Safety
/// Shape, and strides unless null, have `ndim` integers, and so has `out`.
pub(super) unsafe fn strides_of(tensor: &DLTensor, out: &mut [i64]) {
    let mut step = 1_i64;
    for (index, stride) in out.iter_mut().enumerate().rev() {
        // SAFETY: see above.
        unsafe {
            if tensor.strides.is_null() {
                *stride = step;
                step = step.wrapping_mul(*tensor.shape.add(index));
            } else {
                *stride = *tensor.strides.add(index);
            }
        }
    }
}

/// A tuple of integers.
fn tuple_of(numbers: &[i64]) -> Result<Owned> {
    // SAFETY: a new tuple whose every slot is filled before anyone sees it.
    unsafe {
        let tuple = Owned::steal(py::PyTuple_New(numbers.len() as isize))?;
        for (index, &number) in numbers.iter().enumerate() {
            let number = Owned::int(number)?;
            py::PyTuple_SET_ITEM(tuple.as_ptr(), index as isize, number.into_ptr());
        }
        Ok(tuple)
    }
}

pub(super) unsafe extern "C" fn shape(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    let _borrowing = Borrowing::new();
    // SAFETY: Python passes an instance, whose shape is as long as it says.
    fence(|| unsafe { tuple_of(extents(description(this)?)) })
}

pub(super) unsafe extern "C" fn strides(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    fence(|| {
        // SAFETY: as above.
        unsafe {
            let tensor = description(this)?;
            let mut strides = filled(extents(tensor).len(), 0)?;
            strides_of(tensor, &mut strides);
            tuple_of(&strides)
        }
    })
}

pub(super) unsafe extern "C" fn ndim(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| Owned::int(unsafe { description(this)? }.ndim.into()))
}

pub(super) unsafe extern "C" fn dtype(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| crate::dtype::to_python(unsafe { description(this)? }.dtype))
}

pub(super) unsafe extern "C" fn device(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| crate::device::to_python(unsafe { description(this)? }.device))
}

pub(super) unsafe extern "C" fn numel(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        let extents = unsafe { extents(description(this)?) };
        Owned::int(extents.iter().fold(1_i64, |count, extent| count.wrapping_mul(*extent)))
    })
}

pub(super) unsafe extern "C" fn size(
    this: *mut PyObject,
    dimension: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance and a live object.
        // The number first: it may run Python code.
        let dimension = unsafe { as_i64(dimension)? };
        // SAFETY: as above.
        let extents = unsafe { extents(description(this)?) };
        let count = extents.len() as i64;
        let index = if dimension < 0 { dimension.wrapping_add(count) } else { dimension };
        match usize::try_from(index).ok().and_then(|index| extents.get(index)) {
            Some(&extent) => Owned::int(extent),
            None => Err(index_error(format!(
                "Dimension {dimension} out of range for tensor with {count} dimensions"
            ))),
        }
    })
}

pub(super) unsafe extern "C" fn data_ptr(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; a new integer or null.
        unsafe {
            let tensor = with_memory(this)?;
            let address = (tensor.data as u64).wrapping_add(tensor.byte_offset);
            Owned::steal(py::PyLong_FromUnsignedLongLong(address))
        }
    })
}

pub(super) unsafe extern "C" fn is_contiguous(
    this: *mut PyObject,
    _: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance, whose strides are null or as long as its shape.
        unsafe {
            let tensor = description(this)?;
            let extents = extents(tensor);
            if tensor.strides.is_null() || extents.contains(&0) {
                return Ok(Owned::bool(true));
            }
            let mut expected = 1_i64;
            for (index, &extent) in extents.iter().enumerate().rev() {
                // The stride of a dimension with one element means nothing.
                if extent != 1 && *tensor.strides.add(index) != expected {
                    return Ok(Owned::bool(false));
                }
                expected = expected.wrapping_mul(extent);
            }
            Ok(Owned::bool(true))
        }
    })
}

pub(super) unsafe extern "C" fn is_lent(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        let lent = unsafe { (*this.cast::<TensorObject>()).lent };
        // SAFETY: as above.
        Ok(Owned::bool(!lent.is_null() && unsafe { handle_of(this) }.is_null()))
    })
}

pub(super) unsafe extern "C" fn dlpack_device(
    this: *mut PyObject,
    _: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        let device = unsafe { description(this)? }.device;
        Owned::tuple([
            Owned::int(device.device_type.0.into())?,
            Owned::int(device.device_id.into())?,
        ])
    })
}
