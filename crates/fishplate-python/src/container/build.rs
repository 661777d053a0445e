//! Constructors: Python's items become the arguments of a function that makes the container.

use std::mem::MaybeUninit;

use fishplate_abi::RawAny;
use pyo3_ffi as py;

use crate::argument::{self, Frame};
use crate::global::Global;
use crate::object;
use crate::python::{
    Owned, PyObject, Result, call_method0, filled, name, reserve, type_error, type_name,
};

/// Items up to this number are packed on the stack.
pub(crate) const ON_STACK: usize = 16;

/// The only argument of a constructor, by position or by name.
///
/// # Safety
/// Python passes what it passes to `__init__`.
pub(super) unsafe fn single_argument(
    this: *mut PyObject,
    args: *mut PyObject,
    keywords: *mut PyObject,
    name: &std::ffi::CStr,
) -> Result<Option<*mut PyObject>> {
    // SAFETY: a tuple, and a dictionary or null.
    unsafe {
        let count = py::PyTuple_GET_SIZE(args);
        let named = if keywords.is_null() { 0 } else { py::PyDict_Size(keywords) };
        match (count, named) {
            (1, 0) => return Ok(Some(py::PyTuple_GET_ITEM(args, 0))),
            (0, 0) => return Ok(None),
            (0, 1) => {
                let value = py::PyDict_GetItemString(keywords, name.as_ptr());
                if !value.is_null() {
                    return Ok(Some(value));
                }
            }
            _ => {}
        }
        let (class, name) = (type_name(this), name.to_string_lossy());
        let got = if count > 1 { format!("{count} arguments") } else { unknown(keywords) };
        Err(type_error(format!("{class}() takes one argument, {name}, got {got}")))
    }
}

unsafe fn unknown(keywords: *mut PyObject) -> String {
    // SAFETY: the caller passes a live dictionary.
    unsafe {
        let text = Owned::steal(py::PyDict_Keys(keywords))
            .and_then(|keys| Owned::steal(py::PyObject_Repr(keys.as_ptr())))
            .and_then(|text| crate::python::str_utf8(text.as_ptr()).map(<[u8]>::to_vec));
        match text {
            Ok(text) => format!("the keywords {}", String::from_utf8_lossy(&text)),
            Err(_) => {
                py::PyErr_Clear();
                "other keywords".to_owned()
            }
        }
    }
}

/// The items of any iterable, as a tuple: nothing that conversions run can change it.
///
/// # Safety
/// `input` is live.
pub(super) unsafe fn items_of(input: *mut PyObject) -> Result<Owned> {
    // SAFETY: live (see above).
    unsafe {
        if py::PyTuple_CheckExact(input) != 0 {
            return Ok(Owned::share(input));
        }
        if py::PyList_CheckExact(input) != 0 {
            return Owned::steal(py::PyList_AsTuple(input));
        }
        Owned::steal(py::PySequence_Tuple(input))
    }
}

/// The items of a tuple, borrowed.
///
/// # Safety
/// `tuple` is a live tuple for `'a`.
pub(crate) unsafe fn slice_of<'a>(tuple: *mut PyObject) -> &'a [*mut PyObject] {
    // SAFETY: the items lie behind the header, and never change.
    unsafe {
        let count = py::PyTuple_GET_SIZE(tuple) as usize;
        let first = (&raw const (*tuple.cast::<py::PyTupleObject>()).ob_item).cast();
        std::slice::from_raw_parts(first, count)
    }
}

/// The items of a list where they lie, if all are plain: the conversion of those runs nothing of
/// Python that could change the list.
///
/// # Safety
/// `input` is live, and the items are used before Python runs again.
pub(crate) unsafe fn plain_items<'a>(input: *mut PyObject) -> Option<&'a [*mut PyObject]> {
    // SAFETY: see above.
    unsafe {
        if py::PyList_CheckExact(input) == 0 {
            return None;
        }
        let count = py::PyList_GET_SIZE(input) as usize;
        let first = (*input.cast::<py::PyListObject>()).ob_item;
        let items = if count == 0 { &[][..] } else { std::slice::from_raw_parts(first, count) };
        items.iter().all(|&item| is_plain(item)).then_some(items)
    }
}

/// Small integers, floats, booleans, None, strings and wrappers of objects.
#[inline]
unsafe fn is_plain(item: *mut PyObject) -> bool {
    // SAFETY: the caller passes a live object; the type addresses are those of the interpreter.
    unsafe {
        let class = py::Py_TYPE(item);
        if class == &raw mut py::PyLong_Type {
            return argument::one_digit(item).is_some();
        }
        class == &raw mut py::PyUnicode_Type
            || class == &raw mut py::PyFloat_Type
            || class == &raw mut py::PyBool_Type
            || item == py::Py_None()
            || argument::is_plain_object(class)
    }
}

/// Gives a wrapper the sequence that `maker` makes of the items of any iterable.
///
/// # Safety
/// `this` is a live container and `input` live.
pub(super) unsafe fn construct_from(
    this: *mut PyObject,
    maker: &Global,
    input: *mut PyObject,
) -> Result<()> {
    // SAFETY: see above; the tuple keeps the items for the call.
    unsafe {
        if let Some(items) = plain_items(input) {
            return construct(this, maker, items);
        }
        let items = items_of(input)?;
        construct(this, maker, slice_of(items.as_ptr()))
    }
}

/// Keys and values in turn, as references, of a mapping or of an iterable of pairs.
///
/// # Safety
/// `input` is live.
pub(super) unsafe fn pairs_of(input: *mut PyObject) -> Result<Vec<Owned>> {
    let mut flat = Vec::new();
    // SAFETY: live (see above); nothing changes a dictionary while its items are shared.
    unsafe {
        if py::PyDict_CheckExact(input) != 0 {
            reserve(&mut flat, py::PyDict_Size(input) as usize * 2)?;
            let (mut at, mut key, mut value) = (0, std::ptr::null_mut(), std::ptr::null_mut());
            while py::PyDict_Next(input, &raw mut at, &raw mut key, &raw mut value) != 0 {
                flat.push(Owned::share(key));
                flat.push(Owned::share(value));
            }
            return Ok(flat);
        }
        // What cannot be iterated over either gets the error of a mapping.
        let is_iterable = (*py::Py_TYPE(input)).tp_iter.is_some();
        let is_mapping = !is_iterable || py::PyObject_HasAttr(input, name!("items")?) != 0;
        let items = if is_mapping {
            items_of(call_method0(input, name!("items")?)?.as_ptr())?
        } else {
            items_of(input)?
        };
        reserve(&mut flat, slice_of(items.as_ptr()).len() * 2)?;
        for (index, &item) in slice_of(items.as_ptr()).iter().enumerate() {
            let pair = items_of(item)?;
            let [key, value] = slice_of(pair.as_ptr()) else {
                let (got, class) = (slice_of(pair.as_ptr()).len(), type_name(input));
                let what =
                    if is_mapping { format!("items()[{index}]") } else { format!("item {index}") };
                return Err(crate::python::value_error(format!(
                    "{what} of {class} must be a key and a value, got {got} values"
                )));
            };
            flat.push(Owned::share(*key));
            flat.push(Owned::share(*value));
        }
    }
    Ok(flat)
}

/// Calls `maker` with converted items; the result is owned.
///
/// # Safety
/// All items are live.
#[inline]
pub(super) unsafe fn make(maker: &Global, items: &[*mut PyObject]) -> Result<RawAny> {
    let mut frame = Frame::for_runtime();
    let mut stack = [const { MaybeUninit::<RawAny>::uninit() }; ON_STACK];
    let mut heap;
    let packed: *mut RawAny = if items.len() <= ON_STACK {
        stack.as_mut_ptr().cast()
    } else {
        heap = filled(items.len(), RawAny::NONE)?;
        heap.as_mut_ptr()
    };
    // SAFETY: live items (see above), and room for as many; all of it is written.
    unsafe {
        argument::set_all(&mut frame, items, packed)?;
        maker.call(std::slice::from_raw_parts(packed, items.len()))
    }
}

/// Gives a wrapper the container that `maker` makes of the items.
///
/// # Safety
/// `this` is a live container; all items are live.
#[inline]
pub(super) unsafe fn construct(
    this: *mut PyObject,
    maker: &Global,
    items: &[*mut PyObject],
) -> Result<()> {
    // SAFETY: see above; the reference in the result goes to the wrapper.
    unsafe {
        let made = make(maker, items)?;
        if !made.type_index.is_object() || made.value.v_obj.is_null() {
            return Err(type_error("the runtime made no container"));
        }
        object::adopt_new(this, made.value.v_obj)
    }
}
