//! Rows of Python's own values: numbers, text, containers, callables, objects of ours.

use std::ptr::null_mut;

use fishplate_abi::{ObjectHeader, RawAny, RawValue, TypeIndex, inc_ref};
use pyo3_ffi as py;

use super::{Frame, Row, lent_text, object_view, plain_view, put, set};
use crate::container::build;
use crate::global::Global;
use crate::known::{self, Known};
use crate::object::{handle_of, make_opaque, view_of};
use crate::python::{
    Owned, PyObject, Raised, Result, filled, gathered, name, reserve, str_utf8, type_name,
    value_error,
};
use crate::{callback, error, ffi};

/// The most bytes that fit into a value itself.
const SMALL_MAX: usize = 7;

pub(super) unsafe fn set_none(
    _: &Row,
    _: &mut Frame,
    _: *mut PyObject,
    _: &mut RawAny,
) -> Result<()> {
    Ok(())
}

pub(super) unsafe fn set_bool(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: True is a singleton; the caller passes a bool.
    let truth = unsafe { object == py::Py_True() };
    put(out, plain_view(TypeIndex::BOOL, RawValue { v_int64: truth.into() }));
    Ok(())
}

/// The layout of an `int`, up to its first digit.
#[repr(C)]
struct PyLong {
    base: PyObject,
    /// Before 3.12 the number of digits, negative for a negative number; then the sign in the low
    /// two bits (1 means zero, 2 negative) and the number of digits from bit 3 on.
    tag: isize,
    digit: u32,
}

/// The value of an `int` of one digit (30 bits), or of none.
#[inline(always)]
pub(crate) unsafe fn one_digit(object: *mut PyObject) -> Option<i64> {
    // SAFETY: the caller passes an int, which has the layout above.
    let (tag, digit) = unsafe {
        let long = object.cast::<PyLong>();
        ((*long).tag, (*long).digit)
    };
    #[cfg(not(Py_3_12))]
    return (-1..=1).contains(&tag).then(|| tag as i64 * i64::from(digit));
    #[cfg(Py_3_12)]
    return (tag < 2 << 3).then(|| (1 - (tag as i64 & 3)) * i64::from(digit));
}

/// An exact `int` or an instance of a subclass.
#[inline(always)]
pub(crate) unsafe fn set_int(
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes an int.
    unsafe {
        match one_digit(object) {
            Some(value) => {
                put(out, plain_view(TypeIndex::INT, RawValue { v_int64: value }));
                Ok(())
            }
            None => set_long_int(frame, object, out),
        }
    }
}

#[inline(never)]
unsafe fn set_long_int(frame: &mut Frame, object: *mut PyObject, out: &mut RawAny) -> Result<()> {
    let mut overflow = 0;
    // SAFETY: the caller passes an int.
    let value = unsafe { py::PyLong_AsLongLongAndOverflow(object, &raw mut overflow) };
    if overflow != 0 {
        // SAFETY: as above.
        return unsafe { set_big_int(frame, object, out) };
    }
    // SAFETY: only asks whether an exception is set.
    if value == -1 && unsafe { !py::PyErr_Occurred().is_null() } {
        return Err(Raised::already());
    }
    put(out, plain_view(TypeIndex::INT, RawValue { v_int64: value }));
    Ok(())
}

/// An integer beyond 64 bits, as two's complement in whole words, little end first.
#[cold]
unsafe fn set_big_int(frame: &mut Frame, object: *mut PyObject, out: &mut RawAny) -> Result<()> {
    // SAFETY: the caller passes an int; the methods are those of int.
    unsafe {
        let bits = crate::python::call_method0(object, name!("bit_length")?)?;
        let length = (crate::python::as_i64(bits.as_ptr())? / 64 + 1) * 8;
        let length = Owned::int(length)?;
        let order = crate::python::new_str("little")?;
        let convert = crate::python::get_attr(object, name!("to_bytes")?)?;
        let keywords = Owned::steal(py::PyDict_New())?;
        crate::python::check(py::PyDict_SetItem(
            keywords.as_ptr(),
            name!("signed")?,
            py::Py_True(),
        ))?;
        let args = Owned::tuple([length, order])?;
        let bytes =
            Owned::steal(py::PyObject_Call(convert.as_ptr(), args.as_ptr(), keywords.as_ptr()))?;
        let span = ffi::span(bytes_of(bytes.as_ptr()));
        error::check(ffi::TVMFFIBigIntFromByteArray(&raw const span, out))?;
        keep_if_object(frame, out)?;
    }
    Ok(())
}

/// A value that the row made is let go after the call.
unsafe fn keep_if_object(frame: &mut Frame, out: &RawAny) -> Result<()> {
    match out.type_index.is_object() {
        // SAFETY: the value is owned, and so holds a reference.
        true => frame.keep_handle(unsafe { out.value.v_obj }),
        false => Ok(()),
    }
}

/// Integers of other classes, by `__index__` or `__int__`.
pub(super) unsafe fn set_integral(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object.
    unsafe {
        if py::PyLong_Check(object) != 0 {
            return set_int(frame, object, out);
        }
        let number = Owned::steal(py::PyNumber_Long(object))?;
        set_int(frame, number.as_ptr(), out)
    }
}

/// Floats, and what converts to one by `__float__`.
pub(super) unsafe fn set_float(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object; -1.0 is ambiguous, so the error flag decides.
    let value = unsafe { py::PyFloat_AsDouble(object) };
    // SAFETY: only asks whether an exception is set.
    if value == -1.0 && unsafe { !py::PyErr_Occurred().is_null() } {
        return Err(Raised::already());
    }
    put(out, plain_view(TypeIndex::FLOAT, RawValue { v_float64: value }));
    Ok(())
}

/// A string is passed as an object, as upstream does, and a short one in the value. The runtime's own functions get
/// the address of Python's UTF-8, which ends with the first NUL.
#[inline]
pub(super) unsafe fn set_exact_str(
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live str.
    let text = unsafe { str_utf8(object)? };
    if text.len() <= SMALL_MAX {
        set_small(TypeIndex::SMALL_STR, text, out);
        return Ok(());
    }
    // SAFETY: a readable span.
    if frame.for_runtime && unsafe { libc::memchr(text.as_ptr().cast(), 0, text.len()).is_null() } {
        put(out, plain_view(TypeIndex::RAW_STR, RawValue { v_c_str: text.as_ptr().cast() }));
        return Ok(());
    }
    // SAFETY: a conversion holds the GIL.
    unsafe { set_object_of(frame, TypeIndex::STR, text, out) }
}

/// Writes text or bytes that are too long for a value. Not inlined: the way of other arguments would grow by it.
#[inline(never)]
unsafe fn set_object_of(
    frame: &mut Frame,
    type_index: TypeIndex,
    content: &[u8],
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller holds the GIL; a span and an address.
    unsafe {
        if lent_text::fits(content.len()) {
            let handle = lent_text::make(type_index, content)?;
            frame.keep_text(handle)?;
            put(out, object_view(type_index, handle));
            return Ok(());
        }
        let span = ffi::span(content);
        error::check(match type_index {
            TypeIndex::STR => ffi::TVMFFIStringFromByteArray(&raw const span, out),
            _ => ffi::TVMFFIBytesFromByteArray(&raw const span, out),
        })?;
        keep_if_object(frame, out)
    }
}

/// Writes a string of at most seven bytes.
#[inline]
fn set_small(type_index: TypeIndex, content: &[u8], out: &mut RawAny) {
    let value = RawValue { v_uint64: gather(content) };
    let value = RawAny { type_index, small_len: content.len() as u32, value };
    put(out, value);
}

/// At most seven bytes as the low bytes of a word, by loads that stay inside: a copy into an array
/// would have to be read back as a whole, which waits for every single byte.
#[inline]
fn gather(content: &[u8]) -> u64 {
    let word = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|i| content[at + i]));
    let half = |at: usize| u16::from_le_bytes([content[at], content[at + 1]]);
    let little_end_first = match content.len() {
        0 => 0,
        1 => u64::from(content[0]),
        size @ 2..=3 => u64::from(half(0)) | u64::from(half(size - 2)) << (8 * (size - 2)),
        size => u64::from(word(0)) | u64::from(word(size - 4)) << (8 * (size - 4)),
    };
    u64::from_ne_bytes(little_end_first.to_le_bytes())
}

pub(super) unsafe fn set_str(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of a subclass of str.
    unsafe { set_exact_str(frame, object, out) }
}

/// `bytes` and `bytearray`.
pub(super) unsafe fn set_bytes(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of bytes or bytearray.
    let content = unsafe {
        if py::PyBytes_Check(object) != 0 {
            bytes_of(object)
        } else {
            let (data, size) = (py::PyByteArray_AsString(object), py::PyByteArray_Size(object));
            std::slice::from_raw_parts(data.cast(), size as usize)
        }
    };
    if content.len() <= SMALL_MAX {
        set_small(TypeIndex::SMALL_BYTES, content, out);
        return Ok(());
    }
    // SAFETY: a conversion holds the GIL.
    unsafe { set_object_of(frame, TypeIndex::BYTES, content, out) }
}

/// The content of a `bytes` object.
///
/// # Safety
/// `object` is a live `bytes` or instance of a subclass, for `'a`.
pub(crate) unsafe fn bytes_of<'a>(object: *mut PyObject) -> &'a [u8] {
    // SAFETY: see above.
    unsafe {
        let (data, size) = (py::PyBytes_AsString(object), py::PyBytes_Size(object));
        std::slice::from_raw_parts(data.cast(), size as usize)
    }
}

/// Instances of `CObject`.
#[inline]
pub(super) unsafe fn set_object(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of a class derived from CObject.
    let handle = unsafe { handle_of(object) };
    if handle.is_null() {
        return Err(empty(object));
    }
    // SAFETY: the wrapper keeps it alive.
    put(out, unsafe { view_of(handle) });
    Ok(())
}

/// Raised for a wrapper without an object.
#[cold]
pub(crate) fn empty(object: *mut PyObject) -> Raised {
    // SAFETY: the caller passes a live object.
    let class = unsafe { type_name(object) };
    value_error(format!("{class} holds no FFI object: it was moved, or __init__ was not called"))
}

/// `String`, `Bytes` and other native values: the object they came from, else their content.
pub(super) unsafe fn set_native(
    row: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let cached = crate::python::get_attr(object, name!("_tvm_ffi_cached_object")?)?;
        if crate::object::C_OBJECT.is_instance(cached.as_ptr()) {
            set_object(row, frame, cached.as_ptr(), out)?;
            // Who holds it besides is not known: the attribute may be a property, or set again.
            frame.keep_python(cached)?;
            return Ok(());
        }
        if py::PyUnicode_Check(object) != 0 {
            return set_exact_str(frame, object, out);
        }
        if py::PyBytes_Check(object) != 0 {
            return set_bytes(row, frame, object, out);
        }
        let class = type_name(object);
        Err(value_error(format!("_tvm_ffi_cached_object is None for {class}")))
    }
}

static MAKE_ARRAY: Global = Global::new("ffi.Array");
static MAKE_MAP: Global = Global::new("ffi.Map");

/// Guards the conversion of nested containers: a cycle raises RecursionError.
pub(crate) struct Depth;

impl Depth {
    pub(crate) fn enter() -> Result<Depth> {
        let doing = c" while converting a container to an FFI value".as_ptr();
        // SAFETY: a NUL-terminated text that lives for good. Anything but 0 means that it raised,
        // 1 in some versions of Python.
        match unsafe { py::Py_EnterRecursiveCall(doing) } {
            0 => Ok(Depth),
            _ => Err(Raised::already()),
        }
    }
}

impl Drop for Depth {
    fn drop(&mut self) {
        // SAFETY: pairs with the call above.
        unsafe { py::Py_LeaveRecursiveCall() };
    }
}

/// Calls a constructor of the runtime with converted items; the result is kept by the frame.
unsafe fn construct(
    maker: &Global,
    frame: &mut Frame,
    items: &[*mut PyObject],
    out: &mut RawAny,
) -> Result<()> {
    let _depth = Depth::enter()?;
    let (mut stack, mut heap);
    stack = [RawAny::NONE; build::ON_STACK];
    let packed = match stack.get_mut(..items.len()) {
        Some(packed) => packed,
        None => {
            heap = filled(items.len(), RawAny::NONE)?;
            &mut heap[..]
        }
    };
    let before = std::mem::replace(&mut frame.for_runtime, true);
    // SAFETY: the caller passes live items.
    let outcome = items
        .iter()
        .zip(&mut *packed)
        .try_for_each(|(&item, slot)| unsafe { set(frame, item, slot) });
    frame.for_runtime = before;
    outcome?;
    // SAFETY: a function and as many valid arguments.
    unsafe {
        *out = maker.call(packed)?;
        keep_if_object(frame, out)?;
    }
    Ok(())
}

/// Tuples, lists and their subclasses become an `Array`.
pub(super) unsafe fn set_sequence(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of tuple or list. A tuple never changes, and one keeps the items of a
    // list while user code that could change it runs.
    unsafe {
        if py::PyTuple_Check(object) != 0 {
            return construct(&MAKE_ARRAY, frame, build::slice_of(object), out);
        }
        if let Some(items) = build::plain_items(object) {
            return construct(&MAKE_ARRAY, frame, items, out);
        }
        let items = Owned::steal(py::PyList_AsTuple(object))?;
        construct(&MAKE_ARRAY, frame, build::slice_of(items.as_ptr()), out)?;
        frame.keep_python(items)?;
    }
    Ok(())
}

/// Dictionaries become a `Map`.
pub(super) unsafe fn set_dict(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    let mut pairs: Vec<Owned> = Vec::new();
    let (mut position, mut key, mut value) = (0, null_mut(), null_mut());
    // SAFETY: the row is that of dict; nothing changes it while its items are taken.
    unsafe {
        while py::PyDict_Next(object, &raw mut position, &raw mut key, &raw mut value) != 0 {
            reserve(&mut pairs, 2)?;
            pairs.push(Owned::share(key));
            pairs.push(Owned::share(value));
        }
        let pointers = gathered(pairs.iter().map(Owned::as_ptr))?;
        construct(&MAKE_MAP, frame, &pointers, out)?;
    }
    pairs.into_iter().try_for_each(|item| frame.keep_python(item))
}

/// Callables become a `Function` for the time of the call, or as long as the callee keeps it.
pub(super) unsafe fn set_callable(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live callable.
    let handle = unsafe { callback::make(object, std::ptr::null())? };
    frame.keep_handle(handle)?;
    put(out, object_view(TypeIndex::FUNCTION, handle));
    Ok(())
}

/// Exceptions become an `Error`.
pub(super) unsafe fn set_exception(
    row: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live exception.
    unsafe {
        let error = error::ffi_error_of(object, false)?;
        set_object(row, frame, error.as_ptr(), out)?;
        frame.keep_python(error)?;
    }
    Ok(())
}

/// Anything else travels as a black box.
pub(super) unsafe fn set_opaque(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object.
    let handle = unsafe { make_opaque(object)? };
    frame.keep_handle(handle)?;
    put(out, object_view(TypeIndex::OPAQUE_PY_OBJECT, handle));
    Ok(())
}

/// `x._move()`: the callee may take the object; the wrapper is then empty.
pub(super) unsafe fn set_moved(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object; the wrapper inside is kept for the call.
    unsafe {
        let wrapper = crate::python::get_attr(object, name!("obj")?)?;
        if !crate::object::C_OBJECT.is_instance(wrapper.as_ptr())
            || handle_of(wrapper.as_ptr()).is_null()
        {
            return Err(empty(wrapper.as_ptr()));
        }
        // The one at hand, and the attribute's; a derived class may keep the wrapper elsewhere.
        let exact = py::Py_TYPE(object).cast() == known::class(Known::RValueRef);
        let place = frame.move_out(wrapper, out, if exact { 2 } else { 1 })?;
        put(out, plain_view(TypeIndex::OBJECT_RVALUE_REF, RawValue { v_ptr: place.cast() }));
    }
    Ok(())
}

/// Adds a reference that the frame holds.
pub(super) unsafe fn keep_shared(frame: &mut Frame, handle: *mut ObjectHeader) -> Result<()> {
    // SAFETY: the caller passes a live object.
    unsafe { inc_ref(handle) };
    frame.keep_handle(handle)
}
