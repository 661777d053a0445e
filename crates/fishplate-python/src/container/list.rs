//! `CList`: what changes a `List`. Values are converted before the list is looked at, because a
//! conversion may run Python code that changes it.

use std::ffi::{c_int, c_void};

use fishplate_abi::{ObjectHeader, RawAny, RawValue, TypeIndex, dec_ref};
use pyo3_ffi as py;

use super::seq::{self, ARRAY, Range};
use super::{ContainerObject, api_of, build, checked, dealloc};
use crate::argument::{self, Frame};
use crate::class::{ClassBuilder, ClassCell, Method, add_class};
use crate::global::Global;
use crate::object::view_of;
use crate::python::{
    Owned, PyObject, Result, fence, fence_status, index_error, type_error, value_error,
};
use crate::value;

pub(crate) static LIST: ClassCell = ClassCell::new();
static MAKE_LIST: Global = Global::new("ffi.List");
static SET_ITEM: Global = Global::new("ffi.ListSetItem");
static ERASE: Global = Global::new("ffi.ListErase");
static ERASE_RANGE: Global = Global::new("ffi.ListEraseRange");
static REPLACE_SLICE: Global = Global::new("ffi.ListReplaceSlice");
static APPEND: Global = Global::new("ffi.ListAppend");
static POP: Global = Global::new("ffi.ListPop");

/// The object; an Array is refused, for the runtime would change a copy of it.
unsafe fn list_of(this: *mut PyObject) -> Result<*mut ObjectHeader> {
    // SAFETY: the caller passes a live container.
    unsafe { checked(this, [TypeIndex::LIST; 2]) }
}

fn int(number: isize) -> RawAny {
    let value = RawValue { v_int64: number as i64 };
    RawAny { type_index: TypeIndex::INT, small_len: 0, value }
}

unsafe extern "C" fn init(
    this: *mut PyObject,
    args: *mut PyObject,
    keywords: *mut PyObject,
) -> c_int {
    fence_status(|| {
        // SAFETY: Python passes what it passes to `__init__`.
        unsafe {
            match build::single_argument(this, args, keywords, c"input_list")? {
                Some(input) => build::construct_from(this, &MAKE_LIST, input),
                None => build::construct(this, &MAKE_LIST, &[]),
            }
        }
    })
}

unsafe extern "C" fn assign(
    this: *mut PyObject,
    index: *mut PyObject,
    value: *mut PyObject,
) -> c_int {
    fence_status(|| {
        // SAFETY: Python passes an instance, a live index, and a live value or null for `del`.
        unsafe {
            match seq::as_index(index)? {
                Some(number) if value.is_null() => {
                    let list = list_of(this)?;
                    let at = seq::position(index, number, seq::length(this))?;
                    ERASE.call(&[view_of(list), int(at)]).map(drop)
                }
                Some(number) => set_item(this, index, number, value),
                None if py::PySlice_Check(index) == 0 => Err(seq::no_index(index)),
                None if value.is_null() => delete_slice(this, index),
                None => set_slice(this, index, value),
            }
        }
    })
}

unsafe fn set_item(
    this: *mut PyObject,
    index: *mut PyObject,
    number: isize,
    value: *mut PyObject,
) -> Result<()> {
    let mut frame = Frame::for_runtime();
    let mut element = RawAny::NONE;
    // SAFETY: the caller passes a list and live objects.
    unsafe {
        argument::set(&mut frame, value, &mut element)?;
        let list = list_of(this)?;
        let at = seq::position(index, number, seq::length(this))?;
        SET_ITEM.call(&[view_of(list), int(at), element]).map(drop)
    }
}

unsafe fn delete_slice(this: *mut PyObject, slice: *mut PyObject) -> Result<()> {
    // SAFETY: the caller passes a list and a slice.
    unsafe {
        let Range { start, stop, step, count } = seq::range(this, slice)?;
        let list = list_of(this)?;
        if step == 1 {
            let range = [view_of(list), int(start), int(stop.max(start))];
            return ERASE_RANGE.call(&range).map(drop);
        }
        // From the end, so that what is left to delete keeps its place.
        for i in 0..count {
            let i = if step > 0 { count - 1 - i } else { i };
            ERASE.call(&[view_of(list_of(this)?), int(start + i * step)])?;
        }
    }
    Ok(())
}

unsafe fn set_slice(
    this: *mut PyObject,
    slice: *mut PyObject,
    values: *mut PyObject,
) -> Result<()> {
    // SAFETY: the caller passes a list, a slice and a live object. The replacement is a list of
    // its own, so nothing is changed when a value cannot be converted.
    unsafe {
        let items = build::items_of(values)?;
        let size = build::slice_of(items.as_ptr()).len() as isize;
        let replacement = build::make(&MAKE_LIST, build::slice_of(items.as_ptr()))?;
        let result = replace(this, slice, &replacement, size);
        dec_ref(replacement.value.v_obj);
        result
    }
}

unsafe fn replace(
    this: *mut PyObject,
    slice: *mut PyObject,
    replacement: &RawAny,
    size: isize,
) -> Result<()> {
    // SAFETY: the caller passes a list, a slice, and a list of `size` values.
    unsafe {
        let Range { start, stop, step, count } = seq::range(this, slice)?;
        let list = list_of(this)?;
        if step == 1 {
            let range = [view_of(list), int(start), int(stop.max(start)), *replacement];
            return REPLACE_SLICE.call(&range).map(drop);
        }
        if count != size {
            return Err(value_error(format!(
                "attempt to assign sequence of size {size} to extended slice of size {count}"
            )));
        }
        for i in 0..count {
            let Some(element) = seq::element(replacement.value.v_obj, i) else { break };
            let set = SET_ITEM.call(&[view_of(list_of(this)?), int(start + i * step), element]);
            argument::release(element);
            set?;
        }
    }
    Ok(())
}

unsafe extern "C" fn append(this: *mut PyObject, item: *mut PyObject) -> *mut PyObject {
    fence(|| {
        let mut frame = Frame::for_runtime();
        let mut element = RawAny::NONE;
        // SAFETY: Python passes an instance and a live object.
        unsafe {
            argument::set(&mut frame, item, &mut element)?;
            APPEND.call(&[view_of(list_of(this)?), element])?;
        }
        Ok(Owned::none())
    })
}

unsafe extern "C" fn pop(
    this: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count > 1 {
            return Err(type_error(format!("pop expected at most 1 argument, got {count}")));
        }
        // SAFETY: Python passes an instance and as many live arguments.
        unsafe {
            let number = match count {
                0 => -1,
                _ => seq::as_index(*args)?.ok_or_else(|| seq::no_index(*args))?,
            };
            let list = list_of(this)?;
            let length = seq::length(this);
            if length == 0 {
                return Err(index_error("pop from empty list"));
            }
            let at = if count == 0 { length - 1 } else { seq::position(*args, number, length)? };
            let popped = POP.call(&[view_of(list), int(at)])?;
            value::take(popped, api_of(this))
        }
    })
}

/// Adds `CList` to the module.
///
/// # Safety
/// `module` is the live module.
pub(super) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<ContainerObject>(c"fishplate._core.CList")
        .doc(c"CList(input_list=())\n--\n\nWhat changes a List.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_init, init as *mut c_void)
        .slot(py::Py_mp_ass_subscript, assign as *mut c_void)
        .method(c"append", Method::One(append), c"append($self, value, /)\n--\n\nAdd a value at the end.")
        .method(c"pop", Method::Fast(pop), c"pop($self, index=-1, /)\n--\n\nRemove and return the element at an index, the last by default.")
        .build(ARRAY.get(), &LIST)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &LIST) }
}
