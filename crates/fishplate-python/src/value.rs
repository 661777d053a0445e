//! FFI values to Python: results of calls, arguments of callbacks, fields.
//!
//! Ints, bools, None and cached short strings allocate nothing. Objects are looked up in `identity.rs` first, so
//! `f(x) is x` while the wrapper lives.

use std::ffi::{CStr, c_void};
use std::ptr::null_mut;

use fishplate_abi::{ByteArray, ObjectHeader, RawAny, TypeIndex};
use pyo3_ffi as py;

use crate::any::{Api, OwnedAny, View};
use crate::ffi_object::{FfiObject, FfiRef};
use crate::python::{
    Borrowed, Class, GilCell, Kept, Owned, Python, Result, call, get_attr, import,
    int_from_pointer, name, new_bytes, str_from_utf8, value_error,
};
use crate::{classes, device, dtype, ffi, object, tensor, text};

/// Converts a result to Python. `api` says how tensors are returned: as tensors of the framework whose tensors were
/// passed in, or as `Tensor`.
#[inline(always)]
pub(crate) fn take(py: Python<'_>, mut value: OwnedAny, api: Api) -> Result<Owned> {
    take_from(py, &mut value, api)
}

/// Does the same as [`take`] for a value that the callee has just written, in pieces. Reading the same pieces is free,
/// while a copy of the whole would wait for all of them. An object is moved out of it.
#[inline(always)]
pub(crate) fn take_from(py: Python<'_>, value: &mut OwnedAny, api: Api) -> Result<Owned> {
    let plain = value.view();
    match plain.type_index {
        TypeIndex::NONE => Ok(Owned::none(py)),
        TypeIndex::INT => Owned::int(py, plain.int()),
        TypeIndex::BOOL => Ok(Owned::bool(py, plain.int() != 0)),
        TypeIndex::FLOAT => Owned::float(py, plain.float()),
        _ => take_other(py, value, api),
    }
}

/// Converts a value that somebody else owns, such as an element of a container or a field.
#[inline(always)]
pub(crate) fn copy(py: Python<'_>, view: View<'_>, api: Api) -> Result<Owned> {
    let value = view.raw();
    match value.type_index {
        TypeIndex::NONE => Ok(Owned::none(py)),
        TypeIndex::INT => Owned::int(py, value.int()),
        TypeIndex::BOOL => Ok(Owned::bool(py, value.int() != 0)),
        TypeIndex::FLOAT => Owned::float(py, value.float()),
        _ => take_other(py, &mut view.share(), api),
    }
}

/// The rest of [`take`].
fn take_other(py: Python<'_>, value: &mut OwnedAny, api: Api) -> Result<Owned> {
    match value.view().type_index {
        TypeIndex::SMALL_STR => small_str(py, value.view()),
        index if index.is_object() => match value.take_object() {
            Some(object) => take_object(py, object, api),
            None => Err(value_error(py, "an object value holds a null pointer")),
        },
        _ => plain(py, value.view()),
    }
}

/// Converts an argument that the caller of a callback owns.
#[inline]
pub(crate) fn view(py: Python<'_>, view: View<'_>, api: Api) -> Result<Owned> {
    let value = view.raw();
    match value.type_index {
        TypeIndex::RAW_STR if !value.pointer().is_null() => {
            // SAFETY: a value of this type holds a C string, which is live while the view is.
            let text = unsafe { CStr::from_ptr(value.pointer().cast()) };
            str_from_utf8(py, text.to_bytes())
        }
        TypeIndex::BYTE_ARRAY_PTR if !value.pointer().is_null() => {
            // SAFETY: a value of this type holds the address of a span, which is live while the view is.
            let bytes = unsafe { &*value.pointer().cast::<ByteArray>() };
            if bytes.data.is_null() && bytes.size > 0 {
                let size = bytes.size;
                return Err(value_error(py, format!("{size} bytes at a null pointer")));
            }
            // SAFETY: the span is live while the view is.
            new_bytes(py, unsafe { bytes.as_bytes() })
        }
        TypeIndex::OBJECT_RVALUE_REF if !value.pointer().is_null() => {
            let slot: *mut *mut ObjectHeader = value.pointer().cast();
            // SAFETY: a value of this type holds the address of a handle that the callee may take.
            let handle = unsafe { std::ptr::replace(slot, null_mut()) };
            // SAFETY: null, or the reference that was in the slot, which now belongs to this function.
            match unsafe { FfiRef::from_raw(handle) } {
                Some(object) => take(py, OwnedAny::object(object), api),
                None => Err(value_error(py, "RValueRef already moved")),
            }
        }
        TypeIndex::RAW_STR | TypeIndex::BYTE_ARRAY_PTR | TypeIndex::OBJECT_RVALUE_REF => {
            let key = crate::reflection::type_key(value.type_index);
            Err(value_error(py, format!("a value of type {key} holds a null pointer")))
        }
        TypeIndex::DL_TENSOR_PTR => {
            // SAFETY: a value of this type holds null or a tensor, which is live while the view is.
            unsafe { tensor::from_dl_tensor(py, value.pointer().cast()) }
        }
        _ => take(py, view.share(), api),
    }
}

fn take_object(py: Python<'_>, object: FfiRef, api: Api) -> Result<Owned> {
    match object.borrow().type_index() {
        TypeIndex::TENSOR => tensor::take(py, object, api),
        TypeIndex::STR => text::take_str(py, object),
        TypeIndex::BYTES => text::take_bytes(py, object),
        TypeIndex::SHAPE => crate::container::take_shape(py, object),
        TypeIndex::OPAQUE_PY_OBJECT => match object::opaque_content(py, object.borrow()) {
            Some(content) => Ok(content.share()),
            None => Err(value_error(py, "an opaque object holds a null pointer")),
        },
        TypeIndex::BIG_INT => big_int(py, object.borrow()),
        index => match (classes::native_class_of(py, index), api) {
            (Some(class), _) => take_native(object, class),
            (None, None) => object::wrap(py, object),
            (None, Some(_)) => crate::container::wrap_with_api(py, object, api),
        },
    }
}

/// `cls.__from_tvm_ffi_object__(cls, object)`.
fn take_native(object: FfiRef, class: Class<'_>) -> Result<Owned> {
    let (py, class) = (class.py(), class.object());
    let wrapper = text::plain_wrapper(py, object)?;
    let make = get_attr(class, name!(py, "__from_tvm_ffi_object__")?)?;
    call(make.borrow(), &[class, wrapper.borrow()])
}

/// Converts the less common values without a reference count.
#[cold]
fn plain(py: Python<'_>, value: &RawAny) -> Result<Owned> {
    match value.type_index {
        TypeIndex::SMALL_BYTES => new_bytes(py, small_content(value)),
        TypeIndex::OPAQUE_PTR => void_pointer(py, value.pointer()),
        TypeIndex::DATA_TYPE => dtype::to_python(py, value.data_type()),
        TypeIndex::DEVICE => device::to_python(py, value.device()),
        // SAFETY: a result of this type holds null or a tensor that the callee keeps alive.
        TypeIndex::DL_TENSOR_PTR => unsafe { tensor::from_dl_tensor(py, value.pointer().cast()) },
        TypeIndex::OBJECT_RVALUE_REF => {
            Err(value_error(py, "Return value cannot be ObjectRValueRef"))
        }
        TypeIndex::BYTE_ARRAY_PTR => Err(value_error(py, "Return value cannot be ByteArrayPtr")),
        TypeIndex::RAW_STR => Err(value_error(py, "Return value cannot be RawStr")),
        TypeIndex(index) => Err(value_error(py, format!("Unhandled type index {index}"))),
    }
}

/// The bytes of an inline string.
fn small_content(value: &RawAny) -> &[u8] {
    let bytes = value.bytes();
    &bytes[..(value.small_len as usize).min(bytes.len())]
}

/// Short strings that were returned before, by their bits and length: a repeated string costs no allocation.
static SHORT: [GilCell<(u64, u32, Option<Owned>)>; SHORT_STRINGS] =
    [const { GilCell::new((0, 0, None)) }; SHORT_STRINGS];

const SHORT_STRINGS: usize = 256;

fn small_str(py: Python<'_>, value: &RawAny) -> Result<Owned> {
    // Without the GIL threads would wait for the entry, and for the count of a string that they share.
    if cfg!(Py_GIL_DISABLED) {
        return str_from_utf8(py, small_content(value));
    }
    let bits = value.bits();
    let slot = (bits.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as usize % SHORT_STRINGS;
    let known = SHORT[slot].with(py, |entry| match entry {
        (known, length, text) if *known == bits && *length == value.small_len => text.clone(),
        _ => None,
    });
    if let Some(known) = known {
        return Ok(known);
    }
    let made = str_from_utf8(py, small_content(value))?;
    let entry = (bits, value.small_len, Some(made.clone()));
    let before = SHORT[slot].with(py, |known| std::mem::replace(known, entry));
    drop(before);
    Ok(made)
}

/// An integer beyond 64 bits.
fn big_int(_: Python<'_>, object: FfiObject<'_>) -> Result<Owned> {
    let value = object.view();
    // SAFETY: a live BigInt.
    let bytes = unsafe { ffi::TVMFFIBigIntGetContentByteArray(&value) };
    #[cfg(Py_3_13)]
    let flags = py::Py_ASNATIVEBYTES_LITTLE_ENDIAN;
    #[cfg(Py_3_13)]
    // SAFETY: a readable span; two's complement, little-endian.
    let made = unsafe { py::PyLong_FromNativeBytes(bytes.data.cast(), bytes.size, flags) };
    #[cfg(not(Py_3_13))]
    // SAFETY: a readable span; two's complement, little-endian.
    let made = unsafe { py::_PyLong_FromByteArray(bytes.data.cast(), bytes.size, 1, 1) };
    // SAFETY: a new reference, or null when it raised.
    unsafe { Owned::steal(made) }
}

static C_VOID_P: Kept = Kept::new();

/// The class `ctypes.c_void_p`, imported when it is first needed.
pub(crate) fn c_void_p(py: Python<'_>) -> Result<Borrowed<'_>> {
    C_VOID_P.get_or(py, || get_attr(import(py, c"ctypes")?.borrow(), name!(py, "c_void_p")?))
}

/// `ctypes.c_void_p(address)`; null is None, as in ctypes.
pub(crate) fn void_pointer(py: Python<'_>, address: *mut c_void) -> Result<Owned> {
    let value = match address.is_null() {
        true => Owned::none(py),
        false => int_from_pointer(py, address)?,
    };
    call(c_void_p(py)?, &[value.borrow()])
}
