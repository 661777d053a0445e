//! FFI values to Python: results of calls, arguments of callbacks, fields.
//!
//! Ints, bools, None and cached short strings allocate nothing. Objects are looked up in `identity.rs` first, so
//! `f(x) is x` while the wrapper lives.

use std::cell::UnsafeCell;
use std::ffi::{CStr, c_void};
use std::ptr::null_mut;

use fishplate_abi::{ByteArray, DLPackExchangeApi, RawAny, TypeIndex, dec_ref, inc_ref};
use pyo3_ffi as py;

use crate::class::ClassCell;
use crate::python::{
    Owned, PyObject, Result, call, get_attr, name, new_bytes, str_from_utf8, value_error,
};
use crate::{classes, device, dtype, ffi, object, tensor, text};

/// The Python value of a result that the caller owns. `api` says how tensors should come out:
/// as those of the framework whose tensors went in, or (null) as `Tensor`.
///
/// # Safety
/// `value` is a valid owned value that the caller does not use afterwards; `api` is null or lives.
#[inline(always)]
pub(crate) unsafe fn take(value: RawAny, api: *const DLPackExchangeApi) -> Result<Owned> {
    // SAFETY: the same requirements.
    unsafe { take_ref(&value, api) }
}

/// As [`take`], for a value that the callee has just written, in pieces: reading the same pieces
/// is free, while a copy of the whole would wait for all of them.
///
/// # Safety
/// As [`take`]: the caller's ownership of what `value` holds ends here.
#[inline(always)]
pub(crate) unsafe fn take_ref(value: &RawAny, api: *const DLPackExchangeApi) -> Result<Owned> {
    // SAFETY: the member read is the one that the type index names.
    unsafe {
        match value.type_index {
            TypeIndex::NONE => Ok(Owned::none()),
            TypeIndex::INT => Owned::int(value.value.v_int64),
            TypeIndex::BOOL => Ok(Owned::bool(value.value.v_int64 != 0)),
            TypeIndex::FLOAT => Owned::float(value.value.v_float64),
            _ => take_other(value, api),
        }
    }
}

/// The rest of [`take`], with its requirements.
unsafe fn take_other(value: &RawAny, api: *const DLPackExchangeApi) -> Result<Owned> {
    // SAFETY: the member read is the one that the type index names.
    unsafe {
        match value.type_index {
            TypeIndex::SMALL_STR => small_str(value),
            index if index.is_object() => take_object(value, api),
            _ => plain(value),
        }
    }
}

/// The Python value of an argument that the caller of a callback keeps.
///
/// # Safety
/// `value` is valid for the call; `api` is null or lives.
#[inline]
pub(crate) unsafe fn view(value: &RawAny, api: *const DLPackExchangeApi) -> Result<Owned> {
    // SAFETY: the member read is the one that the type index names; an object gets a reference.
    unsafe {
        match value.type_index {
            TypeIndex::RAW_STR if !value.value.v_c_str.is_null() => {
                str_from_utf8(CStr::from_ptr(value.value.v_c_str).to_bytes())
            }
            TypeIndex::BYTE_ARRAY_PTR if !value.value.v_ptr.is_null() => {
                let bytes = &*value.value.v_ptr.cast::<ByteArray>();
                if bytes.data.is_null() && bytes.size > 0 {
                    let size = bytes.size;
                    return Err(value_error(format!("{size} bytes at a null pointer")));
                }
                new_bytes(bytes.as_bytes())
            }
            TypeIndex::OBJECT_RVALUE_REF if !value.value.v_ptr.is_null() => {
                let slot: *mut *mut fishplate_abi::ObjectHeader = value.value.v_ptr.cast();
                let handle = std::mem::replace(&mut *slot, null_mut());
                if handle.is_null() {
                    return Err(value_error("RValueRef already moved"));
                }
                take(object::view_of(handle), api)
            }
            TypeIndex::RAW_STR | TypeIndex::BYTE_ARRAY_PTR | TypeIndex::OBJECT_RVALUE_REF => {
                let key = crate::reflection::type_key(value.type_index);
                Err(value_error(format!("a value of type {key} holds a null pointer")))
            }
            index if index.is_object() && !value.value.v_obj.is_null() => {
                inc_ref(value.value.v_obj);
                take_object(value, api)
            }
            _ => take(*value, api),
        }
    }
}

/// Objects: the reference in `value` is given.
unsafe fn take_object(value: &RawAny, api: *const DLPackExchangeApi) -> Result<Owned> {
    // SAFETY: an object (see above).
    let handle = unsafe { value.value.v_obj };
    if handle.is_null() {
        return Err(value_error("an object value holds a null pointer"));
    }
    // SAFETY: the reference is handed on, or given back after the content was read.
    unsafe {
        match value.type_index {
            TypeIndex::TENSOR => tensor::take(handle, api),
            TypeIndex::STR => text::take_str(handle),
            TypeIndex::BYTES => text::take_bytes(handle),
            TypeIndex::SHAPE => crate::container::take_shape(handle),
            TypeIndex::OPAQUE_PY_OBJECT => {
                let content = Owned::share(object::opaque_content(handle));
                dec_ref(handle);
                Ok(content)
            }
            TypeIndex::BIG_INT => {
                let result = big_int(value);
                dec_ref(handle);
                result
            }
            index => match classes::native_class_of(index) {
                Some(class) => take_native(handle, class),
                None if api.is_null() => object::wrap(handle),
                None => crate::container::wrap_with_api(handle, api),
            },
        }
    }
}

/// `cls.__from_tvm_ffi_object__(cls, object)`.
unsafe fn take_native(
    handle: *mut fishplate_abi::ObjectHeader,
    class: *mut PyObject,
) -> Result<Owned> {
    // SAFETY: the reference goes to a plain wrapper; live objects.
    unsafe {
        let wrapper = text::plain_wrapper(handle)?;
        let make = get_attr(class, name!("__from_tvm_ffi_object__")?)?;
        call(make.as_ptr(), &[class, wrapper.as_ptr()])
    }
}

/// Values without a reference count that are less common.
#[cold]
unsafe fn plain(value: &RawAny) -> Result<Owned> {
    // SAFETY: the member read is the one that the type index names.
    unsafe {
        match value.type_index {
            TypeIndex::SMALL_BYTES => new_bytes(small_content(value)),
            TypeIndex::OPAQUE_PTR => void_pointer(value.value.v_ptr),
            TypeIndex::DATA_TYPE => dtype::to_python(value.value.v_dtype),
            TypeIndex::DEVICE => device::to_python(value.value.v_device),
            TypeIndex::DL_TENSOR_PTR => tensor::from_dl_tensor(value.value.v_ptr.cast()),
            TypeIndex::OBJECT_RVALUE_REF => {
                Err(value_error("Return value cannot be ObjectRValueRef"))
            }
            TypeIndex::BYTE_ARRAY_PTR => Err(value_error("Return value cannot be ByteArrayPtr")),
            TypeIndex::RAW_STR => Err(value_error("Return value cannot be RawStr")),
            TypeIndex(index) => Err(value_error(format!("Unhandled type index {index}"))),
        }
    }
}

/// The bytes of an inline string.
fn small_content(value: &RawAny) -> &[u8] {
    // SAFETY: any payload is eight bytes.
    let bytes = unsafe { &value.value.v_bytes };
    &bytes[..(value.small_len as usize).min(bytes.len())]
}

/// Short strings that were returned before, so that a repeated one costs no allocation.
struct ShortStrings(UnsafeCell<[(u64, u32, *mut PyObject); SHORT_STRINGS]>);

const SHORT_STRINGS: usize = 256;

// SAFETY: only reached by threads that hold the GIL, and never across a call into Python.
unsafe impl Sync for ShortStrings {}

static SHORT: ShortStrings = ShortStrings(UnsafeCell::new([(0, 0, null_mut()); SHORT_STRINGS]));

unsafe fn small_str(value: &RawAny) -> Result<Owned> {
    let bits = value.bits();
    let slot = (bits.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as usize % SHORT_STRINGS;
    // SAFETY: the GIL is held; the copy ends the access.
    let (known, length, text) = unsafe { (*SHORT.0.get())[slot] };
    if known == bits && length == value.small_len && !text.is_null() {
        // SAFETY: the table owns a reference.
        return Ok(unsafe { Owned::share(text) });
    }
    let made = str_from_utf8(small_content(value))?;
    let before = {
        // SAFETY: the GIL is held; nothing of Python runs while the entry is replaced.
        let entry = unsafe { &mut (*SHORT.0.get())[slot] };
        std::mem::replace(entry, (bits, value.small_len, made.clone().into_ptr())).2
    };
    // SAFETY: the table's reference to the string that had to go.
    unsafe { py::Py_XDECREF(before) };
    Ok(made)
}

/// An integer beyond 64 bits.
unsafe fn big_int(value: &RawAny) -> Result<Owned> {
    // SAFETY: a live BigInt; its content is two's complement, little end first.
    unsafe {
        let bytes = ffi::TVMFFIBigIntGetContentByteArray(value);
        #[cfg(Py_3_13)]
        let flags = py::Py_ASNATIVEBYTES_LITTLE_ENDIAN;
        #[cfg(Py_3_13)]
        let made = py::PyLong_FromNativeBytes(bytes.data.cast(), bytes.size, flags);
        #[cfg(not(Py_3_13))]
        let made = py::_PyLong_FromByteArray(bytes.data.cast(), bytes.size, 1, 1);
        Owned::steal(made)
    }
}

static C_VOID_P: ClassCell = ClassCell::new();

/// The class `ctypes.c_void_p`, imported when it is first needed.
pub(crate) fn c_void_p() -> Result<*mut PyObject> {
    if C_VOID_P.get().is_null() {
        let ctypes = crate::python::import(c"ctypes")?;
        // SAFETY: live objects.
        C_VOID_P.set(unsafe { get_attr(ctypes.as_ptr(), name!("c_void_p")?) }?);
    }
    Ok(C_VOID_P.get())
}

/// `ctypes.c_void_p(address)`.
pub(crate) fn void_pointer(address: *mut c_void) -> Result<Owned> {
    // SAFETY: live objects; null is None, as ctypes has it.
    unsafe {
        let value = match address.is_null() {
            true => Owned::none(),
            false => Owned::steal(py::PyLong_FromVoidPtr(address))?,
        };
        call(c_void_p()?, &[value.as_ptr()])
    }
}
