//! `CArray`: length, elements, slices and iteration of `Array`, and of `List` too.

use std::ffi::c_void;
use std::ptr::null_mut;

use fishplate_abi::{
    DLPackExchangeApi, ObjectHeader, RawAny, SeqCell, TypeIndex, dec_ref, inc_ref,
};
use pyo3_ffi as py;

use super::{ContainerObject, api_of, build, checked, dealloc, share};
use crate::class::{ClassBuilder, ClassCell, Method, add_class};
use crate::global::Global;
use crate::python::{
    Owned, PyObject, Result, check, fence, fence_status, fence_value, index_error, runtime_error,
    str_utf8, type_error, type_name,
};
use crate::{object, value};

pub(crate) static ARRAY: ClassCell = ClassCell::new();
static ITERATOR: ClassCell = ClassCell::new();
static MAKE_ARRAY: Global = Global::new("ffi.Array");

const SEQUENCES: [TypeIndex; 2] = [TypeIndex::ARRAY, TypeIndex::LIST];

/// The cell of an array or a list.
unsafe fn cell_of(handle: *mut ObjectHeader) -> *const SeqCell {
    // SAFETY: the caller passes a live array or list; the cell follows the header.
    unsafe { handle.add(1).cast() }
}

unsafe fn count(handle: *mut ObjectHeader) -> isize {
    // SAFETY: as above.
    unsafe { (*cell_of(handle)).size.max(0) as isize }
}

/// The element at a position, as a value of its own; `None` beyond the end.
#[inline]
pub(super) unsafe fn element(handle: *mut ObjectHeader, at: isize) -> Option<RawAny> {
    // SAFETY: the caller passes a live array or list, which holds `size` valid values.
    unsafe {
        let in_range = at >= 0 && at < count(handle);
        in_range.then(|| share(&*(*cell_of(handle)).data.offset(at)))
    }
}

pub(super) unsafe extern "C" fn length(this: *mut PyObject) -> isize {
    // SAFETY: Python passes an instance.
    fence_value(-1, || unsafe { checked(this, SEQUENCES).map(|handle| count(handle)) })
}

/// Whether an object can be an index, and which: beyond the range of `isize` it is clamped, which
/// is out of range for every sequence.
pub(super) unsafe fn as_index(index: *mut PyObject) -> Result<Option<isize>> {
    // SAFETY: the caller passes a live object.
    unsafe {
        if py::PyIndex_Check(index) == 0 {
            return Ok(None);
        }
        let number = py::PyNumber_AsSsize_t(index, null_mut());
        if number == -1 && !py::PyErr_Occurred().is_null() {
            return Err(crate::python::Raised::already());
        }
        Ok(Some(number))
    }
}

/// The position that an index means in a sequence of `length` elements.
#[inline]
pub(super) unsafe fn position(index: *mut PyObject, number: isize, length: isize) -> Result<isize> {
    let at = if number < 0 { number.saturating_add(length) } else { number };
    if at < 0 || at >= length {
        // SAFETY: the caller passes a live object.
        return Err(unsafe { out_of_range(index, length) });
    }
    Ok(at)
}

#[cold]
unsafe fn out_of_range(index: *mut PyObject, length: isize) -> crate::python::Raised {
    // SAFETY: the caller passes a live object. Text that cannot be had is left out.
    let text = unsafe {
        let text = Owned::steal(py::PyObject_Str(index));
        let text = text.and_then(|text| str_utf8(text.as_ptr()).map(<[u8]>::to_vec));
        if text.is_err() {
            py::PyErr_Clear();
        }
        text.unwrap_or_default()
    };
    let text = String::from_utf8_lossy(&text);
    index_error(format!("Index out of range. size: {length}, got index {text}"))
}

#[cold]
pub(super) unsafe fn no_index(index: *mut PyObject) -> crate::python::Raised {
    // SAFETY: the caller passes a live object.
    let got = unsafe { type_name(index) };
    type_error(format!("indices must be integers or slices, not {got}"))
}

unsafe extern "C" fn subscript(this: *mut PyObject, index: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance and a live object. The index is read first: that may
        // run Python code.
        unsafe {
            match as_index(index)? {
                Some(number) => {
                    let handle = checked(this, SEQUENCES)?;
                    let at = position(index, number, count(handle))?;
                    match element(handle, at) {
                        Some(found) => value::take(found, api_of(this)),
                        None => Err(out_of_range(index, count(handle))),
                    }
                }
                None if py::PySlice_Check(index) != 0 => slice(this, index),
                None => Err(no_index(index)),
            }
        }
    })
}

unsafe extern "C" fn item(this: *mut PyObject, at: isize) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        unsafe {
            let handle = checked(this, SEQUENCES)?;
            match element(handle, at) {
                Some(found) => value::take(found, api_of(this)),
                None => Err(index_error(format!(
                    "Index out of range. size: {}, got index {at}",
                    count(handle)
                ))),
            }
        }
    })
}

/// The positions that a slice means now: start, stop, step and their number.
pub(super) struct Range {
    pub(super) start: isize,
    pub(super) stop: isize,
    pub(super) step: isize,
    pub(super) count: isize,
}

/// Reads a slice, which may run Python code, and then the length that it is applied to.
///
/// # Safety
/// `slice` is a live slice and `this` a live sequence.
pub(super) unsafe fn range(this: *mut PyObject, slice: *mut PyObject) -> Result<Range> {
    let (mut start, mut stop, mut step) = (0, 0, 0);
    // SAFETY: see above.
    unsafe {
        check(py::PySlice_Unpack(slice, &raw mut start, &raw mut stop, &raw mut step))?;
        let length = count(checked(this, SEQUENCES)?);
        let count = py::PySlice_AdjustIndices(length, &raw mut start, &raw mut stop, step);
        Ok(Range { start, stop, step, count })
    }
}

/// A slice is a Python list.
unsafe fn slice(this: *mut PyObject, slice: *mut PyObject) -> Result<Owned> {
    // SAFETY: the caller passes a sequence and a slice; every slot is filled, or the list dropped.
    unsafe {
        let range = range(this, slice)?;
        let list = Owned::steal(py::PyList_New(range.count))?;
        for slot in 0..range.count {
            // Looked up each time: a conversion runs Python code, which may change a List.
            let handle = checked(this, SEQUENCES)?;
            let Some(found) = element(handle, range.start + slot * range.step) else {
                return Err(runtime_error("the List became shorter while a slice was taken"));
            };
            let item = value::take(found, api_of(this))?;
            py::PyList_SET_ITEM(list.as_ptr(), slot, item.into_ptr());
        }
        Ok(list)
    }
}

unsafe extern "C" fn init(
    this: *mut PyObject,
    args: *mut PyObject,
    keywords: *mut PyObject,
) -> i32 {
    fence_status(|| {
        // SAFETY: Python passes what it passes to `__init__`.
        unsafe {
            let input = build::single_argument(this, args, keywords, c"input_list")?;
            let Some(input) = input else {
                let class = type_name(this);
                return Err(type_error(format!(
                    "{class}.__init__() missing 1 required positional argument: 'input_list'"
                )));
            };
            build::construct_from(this, &MAKE_ARRAY, input)
        }
    })
}

/// The layout of an iterator. It goes up to the length at its start, or to the end of a List that
/// became shorter; elements that were added meanwhile are left out.
#[repr(C)]
struct Iterator {
    base: PyObject,
    /// Owned; null when it has come to its end.
    handle: *mut ObjectHeader,
    api: *const DLPackExchangeApi,
    at: isize,
    end: isize,
}

unsafe extern "C" fn iter(this: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; the new iterator is filled before anyone sees it.
        unsafe {
            let handle = checked(this, SEQUENCES)?;
            let class = ITERATOR.as_type();
            let made = Owned::steal(py::PyType_GenericAlloc(class, 0))?;
            let iterator = made.as_ptr().cast::<Iterator>();
            inc_ref(handle);
            (*iterator).handle = handle;
            (*iterator).api = api_of(this);
            (*iterator).end = count(handle);
            Ok(made)
        }
    })
}

unsafe extern "C" fn next(this: *mut PyObject) -> *mut PyObject {
    fence_value(null_mut(), || {
        // SAFETY: Python passes an iterator. Null without an exception is the end.
        unsafe {
            let iterator = this.cast::<Iterator>();
            let handle = (*iterator).handle;
            if handle.is_null() {
                return Ok(null_mut());
            }
            let at = (*iterator).at;
            let found = if at < (*iterator).end { element(handle, at) } else { None };
            match found {
                Some(found) => {
                    (*iterator).at = at + 1;
                    value::take(found, (*iterator).api).map(Owned::into_ptr)
                }
                None => {
                    (*iterator).handle = null_mut();
                    dec_ref(handle);
                    Ok(null_mut())
                }
            }
        }
    })
}

unsafe extern "C" fn length_hint(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an iterator.
        let left = unsafe {
            let iterator = &*this.cast::<Iterator>();
            if iterator.handle.is_null() { 0 } else { iterator.end - iterator.at }
        };
        Owned::int(left as i64)
    })
}

unsafe extern "C" fn drop_iterator(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        let handle = (*this.cast::<Iterator>()).handle;
        if !handle.is_null() {
            dec_ref(handle);
        }
        object::free(this);
    }
}

unsafe extern "C" fn self_iter(this: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes a live object.
    unsafe { Owned::share(this).into_ptr() }
}

/// Adds `CArray` to the module.
///
/// # Safety
/// `module` is the live module.
pub(super) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<Iterator>(c"fishplate._core.SequenceIterator")
        .doc(c"Iterator over an Array or a List.")
        .flags(py::Py_TPFLAGS_DISALLOW_INSTANTIATION)
        .slot(py::Py_tp_dealloc, drop_iterator as *mut c_void)
        .slot(py::Py_tp_iter, self_iter as *mut c_void)
        .slot(py::Py_tp_iternext, next as *mut c_void)
        .method(
            c"__length_hint__",
            Method::NoArgs(length_hint),
            c"__length_hint__($self, /)\n--\n\nHow many elements are left.",
        )
        .build(null_mut(), &ITERATOR)?;
    ClassBuilder::new::<ContainerObject>(c"fishplate._core.CArray")
        .doc(c"CArray(input_list)\n--\n\nElements, slices and iteration of Array and List.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_init, init as *mut c_void)
        .slot(py::Py_tp_iter, iter as *mut c_void)
        .slot(py::Py_mp_length, length as *mut c_void)
        .slot(py::Py_sq_length, length as *mut c_void)
        .slot(py::Py_mp_subscript, subscript as *mut c_void)
        .slot(py::Py_sq_item, item as *mut c_void)
        .build(super::BASE.get(), &ARRAY)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &ARRAY) }
}
