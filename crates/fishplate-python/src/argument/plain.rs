//! Rows of Python's own values: numbers, text, containers, callables, our own objects.

use fishplate_abi::{RawAny, RawValue, TypeIndex};
use pyo3_ffi as py;

use super::lent_text;
use super::{Frame, Row, put, set};
use crate::any::{OwnedAny, View};
use crate::container::build;
use crate::global::Global;
use crate::known::{self, Known};
use crate::object::{C_OBJECT, handle_of, make_opaque};
use crate::python::{
    Borrowed, Owned, PyObject, Python, Raised, Result, as_i64, bytes_of, call_method0, check_stack,
    filled, gathered, get_attr, in_section_of, int_or_overflow, name, new_dict, new_str, str_utf8,
    type_name, value_error,
};
use crate::{callback, error, ffi};

/// The most bytes that fit into the value itself.
const SMALL_MAX: usize = 7;

pub(super) fn set_none(_: &Row, _: &mut Frame, _: Borrowed<'_>, _: &mut RawAny) -> Result<()> {
    Ok(())
}

pub(super) fn set_bool(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    put(out, RawAny::from_bool(object == Owned::bool(object.py(), true).borrow()));
    Ok(())
}

/// Passes a boolean of another class than Python's, by its truth value.
pub(super) fn set_truth(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    put(out, RawAny::from_bool(object.is_true()?));
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

/// The value of an exact `int` with at most one digit (30 bits); `None` for other objects.
#[inline(always)]
pub(crate) fn one_digit(object: Borrowed<'_>) -> Option<i64> {
    if object.class_ptr() != &raw mut py::PyLong_Type {
        return None;
    }
    // SAFETY: an int, which has the layout above.
    let long = unsafe { &*object.as_ptr().cast::<PyLong>() };
    let (tag, digit) = (long.tag, long.digit);
    #[cfg(not(Py_3_12))]
    return (-1..=1).contains(&tag).then(|| tag as i64 * i64::from(digit));
    #[cfg(Py_3_12)]
    return (tag < 2 << 3).then(|| (1 - (tag as i64 & 3)) * i64::from(digit));
}

/// Passes an `int`, or an instance of a subclass.
#[inline(always)]
pub(crate) fn set_int(frame: &mut Frame, object: Borrowed<'_>, out: &mut RawAny) -> Result<()> {
    match one_digit(object) {
        Some(value) => {
            put(out, RawAny::from_int(value));
            Ok(())
        }
        None => set_long_int(frame, object, out),
    }
}

#[inline(never)]
fn set_long_int(frame: &mut Frame, object: Borrowed<'_>, out: &mut RawAny) -> Result<()> {
    match int_or_overflow(object)? {
        Some(value) => {
            put(out, RawAny::from_int(value));
            Ok(())
        }
        None => set_big_int(frame, object, out),
    }
}

/// Passes an integer beyond 64 bits, as two's complement in whole words, little-endian.
#[cold]
fn set_big_int(frame: &mut Frame, object: Borrowed<'_>, out: &mut RawAny) -> Result<()> {
    let py = object.py();
    let bits = call_method0(object, name!(py, "bit_length")?)?;
    let length = Owned::int(py, (as_i64(bits.borrow())? / 64 + 1) * 8)?;
    let convert = get_attr(object, name!(py, "to_bytes")?)?;
    let keywords = new_dict(py)?;
    keywords.borrow().dict_set(name!(py, "signed")?, Owned::bool(py, true).borrow())?;
    let args = Owned::tuple(py, [length, new_str(py, "little")?])?;
    let bytes = convert.borrow().call_with(&args, Some(&keywords))?;
    let content = ffi::Span::new(bytes_of(bytes.borrow()).unwrap_or_default());
    let mut made = OwnedAny::NONE;
    error::check(py, ffi::TVMFFIBigIntFromByteArray(&content, &mut made))?;
    keep_value(py, frame, made, out)
}

/// Writes a value that was created for the call, and is dropped after it.
fn keep_value(py: Python<'_>, frame: &mut Frame, made: OwnedAny, out: &mut RawAny) -> Result<()> {
    put(out, *made.view());
    match made.into_object() {
        Some(object) => frame.keep_object(py, object),
        None => Ok(()),
    }
}

/// Passes integers of other classes, by `__index__` or `__int__`.
pub(super) fn set_integral(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    if object.is_int() {
        return set_int(frame, object, out);
    }
    let number = object.to_int()?;
    set_int(frame, number.borrow(), out)
}

/// Passes floats, and objects that convert to one by `__float__`.
pub(super) fn set_float(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    put(out, RawAny::from_float(object.as_f64()?));
    Ok(())
}

/// Passes a string as an object, as upstream does, and a short one inside the value. The runtime's own functions get
/// the address of Python's UTF-8, which ends at the first NUL.
#[inline]
pub(super) fn set_exact_str(
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let text = str_utf8(object)?;
    if text.len() <= SMALL_MAX {
        set_small(TypeIndex::SMALL_STR, text, out);
        return Ok(());
    }
    // The C library's search is faster than a loop over bytes.
    // SAFETY: a readable span.
    let nul = || unsafe { libc::memchr(text.as_ptr().cast(), 0, text.len()) };
    if frame.for_runtime && nul().is_null() {
        put(out, RawAny::plain(TypeIndex::RAW_STR, RawValue { v_c_str: text.as_ptr().cast() }));
        return Ok(());
    }
    set_object_of(object.py(), frame, TypeIndex::STR, text, out)
}

/// Writes text or bytes that are too long for a value. Not inlined, because the path of other arguments would grow.
#[inline(never)]
fn set_object_of(
    py: Python<'_>,
    frame: &mut Frame,
    type_index: TypeIndex,
    content: &[u8],
    out: &mut RawAny,
) -> Result<()> {
    if lent_text::fits(content.len()) {
        let text = lent_text::lend(py, type_index, content)?;
        put(out, text.view());
        return frame.keep_text(py, text);
    }
    let made = error::checked(py, ffi::text(content, type_index == TypeIndex::STR))?;
    keep_value(py, frame, made, out)
}

/// Writes a string of at most seven bytes.
#[inline]
fn set_small(type_index: TypeIndex, content: &[u8], out: &mut RawAny) {
    let value = RawValue { v_uint64: gather(content) };
    let value = RawAny { type_index, small_len: content.len() as u32, value };
    put(out, value);
}

/// Packs at most seven bytes into the low bytes of a word, with loads that stay inside. A copy into an array would have
/// to be read back as a whole, which waits for every single byte.
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

pub(super) fn set_str(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    set_exact_str(frame, object, out)
}

/// Passes `bytes` and `bytearray`.
pub(super) fn set_bytes(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    // Another thread may change a bytearray.
    in_section_of(object, || {
        let content = bytes_of(object).unwrap_or_default();
        if content.len() <= SMALL_MAX {
            set_small(TypeIndex::SMALL_BYTES, content, out);
            return Ok(());
        }
        set_object_of(object.py(), frame, TypeIndex::BYTES, content, out)
    })
}

/// Passes instances of `CObject`.
#[inline]
pub(super) fn set_object(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let Some(handle) = handle_of(object) else { return Err(empty(object)) };
    put(out, handle.view());
    Ok(())
}

/// Raises the error for an empty wrapper.
#[cold]
pub(crate) fn empty(object: Borrowed<'_>) -> Raised {
    let py = object.py();
    let class = type_name(object);
    value_error(
        py,
        format!("{class} holds no FFI object: it was moved, or __init__ was not called"),
    )
}

/// Passes `String`, `Bytes` and other native values: the object they came from, or else their content.
pub(super) fn set_native(
    row: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let cached = get_attr(object, name!(py, "_tvm_ffi_cached_object")?)?;
    if C_OBJECT.is_instance(cached.borrow()) {
        set_object(row, frame, cached.borrow(), out)?;
        // Other holders are unknown: the attribute may be a property, or be set again.
        frame.keep_python(cached)?;
        return Ok(());
    }
    if object.is_str() {
        return set_exact_str(frame, object, out);
    }
    if object.is_bytes() {
        return set_bytes(row, frame, object, out);
    }
    let class = type_name(object);
    Err(value_error(py, format!("_tvm_ffi_cached_object is None for {class}")))
}

static MAKE_ARRAY: Global = Global::new("ffi.Array");
static MAKE_MAP: Global = Global::new("ffi.Map");

/// Guards the conversion of nested containers: a cycle raises RecursionError. Python's own limit may be too high for the
/// stack of the thread.
pub(crate) struct Depth;

impl Depth {
    pub(crate) fn enter(py: Python<'_>) -> Result<Depth> {
        check_stack(py)?;
        let doing = c" while converting a container to an FFI value".as_ptr();
        // SAFETY: a C string that is never freed; the thread is attached. Any result but 0 means that it raised; some
        // versions of Python return 1.
        match unsafe { py::Py_EnterRecursiveCall(doing) } {
            0 => Ok(Depth),
            _ => Err(Raised::already()),
        }
    }
}

impl Drop for Depth {
    fn drop(&mut self) {
        // SAFETY: pairs with the call of `Py_EnterRecursiveCall` in `enter`.
        unsafe { py::Py_LeaveRecursiveCall() };
    }
}

/// Calls a constructor of the runtime with converted items; the frame keeps the result.
fn construct(
    py: Python<'_>,
    maker: &Global,
    frame: &mut Frame,
    items: &[Borrowed<'_>],
    out: &mut RawAny,
) -> Result<()> {
    let _depth = Depth::enter(py)?;
    let (mut stack, mut heap);
    stack = [RawAny::NONE; build::ON_STACK];
    let packed = match stack.get_mut(..items.len()) {
        Some(packed) => packed,
        None => {
            heap = filled(py, items.len(), RawAny::NONE)?;
            &mut heap[..]
        }
    };
    let before = std::mem::replace(&mut frame.for_runtime, true);
    let outcome =
        items.iter().zip(&mut *packed).try_for_each(|(&item, slot)| set(frame, item, slot));
    frame.for_runtime = before;
    outcome?;
    // SAFETY: a view is a value; these are valid while the items and the frame live.
    let packed = unsafe { &*(std::ptr::from_mut(packed) as *const [View<'_>]) };
    let made = maker.call(py, packed)?;
    keep_value(py, frame, made, out)
}

/// Passes tuples, lists and their subclasses as an `Array`.
pub(super) fn set_sequence(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    if object.is_tuple() {
        return construct(py, &MAKE_ARRAY, frame, object.tuple_items(), out);
    }
    // SAFETY: the conversion of plain items runs no Python code.
    if let Some(items) = unsafe { build::plain_items(object) } {
        return construct(py, &MAKE_ARRAY, frame, items, out);
    }
    let items = object.list_to_tuple()?;
    construct(py, &MAKE_ARRAY, frame, items.borrow().tuple_items(), out)?;
    frame.keep_python(items)?;
    Ok(())
}

/// Passes dictionaries as a `Map`.
pub(super) fn set_dict(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let pairs = object.dict_flat()?;
    let items = gathered(py, pairs.iter().map(Owned::borrow))?;
    construct(py, &MAKE_MAP, frame, &items, out)?;
    pairs.into_iter().try_for_each(|item| frame.keep_python(item))
}

/// Passes callables as a `Function`, which lives for the call, or as long as the callee keeps it.
pub(super) fn set_callable(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let made = callback::make(object, None)?;
    put(out, made.borrow().view());
    frame.keep_object(object.py(), made)
}

/// Passes exceptions as an `Error`.
pub(super) fn set_exception(
    row: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let error = error::ffi_error_of(object, false)?;
    set_object(row, frame, error.borrow(), out)?;
    frame.keep_python(error)?;
    Ok(())
}

/// Passes anything else as an opaque object.
pub(super) fn set_opaque(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let made = make_opaque(object)?;
    put(out, made.borrow().view());
    frame.keep_object(object.py(), made)
}

/// Passes `x._move()`: the callee may take the object, which leaves the wrapper empty.
pub(super) fn set_moved(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let held = get_attr(object, name!(py, "obj")?)?;
    let Some(wrapper) = C_OBJECT.cast(held.borrow()).filter(|wrapper| wrapper.handle().is_some())
    else {
        return Err(empty(held.borrow()));
    };
    // One reference here, and one in the attribute; a derived class may keep the wrapper elsewhere.
    let exact = known::is_class(object.class(), Known::RValueRef);
    let place = frame.move_out(wrapper, out, if exact { 2 } else { 1 })?;
    put(out, RawAny::plain(TypeIndex::OBJECT_RVALUE_REF, RawValue { v_ptr: place.cast() }));
    Ok(())
}
