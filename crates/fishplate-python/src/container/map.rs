//! `CMap`: look-ups and iteration of `Map` and `Dict`; `CDict`: what changes a `Dict`.

use std::ffi::{c_int, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{MapCell, ObjectHeader, RawAny, TypeIndex, dec_ref};
use pyo3_ffi as py;

use super::map_iter::{self, From, Part};
use super::{ContainerObject, api_of, build, checked, dealloc};
use crate::argument::{self, Frame};
use crate::class::{ClassBuilder, ClassCell, Method, add_class};
use crate::global::Global;
use crate::object::view_of;
use crate::python::{
    Owned, PyObject, Result, fence, fence_status, fence_value, gathered, key_error, type_error,
    type_name,
};
use crate::value;

pub(crate) static MAP: ClassCell = ClassCell::new();
pub(crate) static DICT: ClassCell = ClassCell::new();
static MAKE_MAP: Global = Global::new("ffi.Map");
static MAKE_DICT: Global = Global::new("ffi.Dict");
static GET_MISSING: Global = Global::new("ffi.GetInvalidObject");
static MAP_FIND: Global = Global::new("ffi.MapGetItemOrMissing");
static DICT_FIND: Global = Global::new("ffi.DictGetItemOrMissing");
static MAP_COUNT: Global = Global::new("ffi.MapCount");
static DICT_COUNT: Global = Global::new("ffi.DictCount");
static DICT_SET: Global = Global::new("ffi.DictSetItem");
static DICT_ERASE: Global = Global::new("ffi.DictErase");

pub(super) const MAPS: [TypeIndex; 2] = [TypeIndex::MAP, TypeIndex::DICT];

/// The cell of a map or a dict.
///
/// # Safety
/// `handle` is a live map or dict.
pub(super) unsafe fn cell_of(handle: *mut ObjectHeader) -> *const MapCell {
    // SAFETY: the cell follows the header.
    unsafe { handle.add(1).cast() }
}

/// The object that stands for a missing key; it lives for good.
fn missing() -> Result<*mut ObjectHeader> {
    static MISSING: AtomicPtr<ObjectHeader> = AtomicPtr::new(null_mut());
    let known = MISSING.load(Ordering::Relaxed);
    if !known.is_null() {
        return Ok(known);
    }
    // SAFETY: a function without arguments; the reference that it returns is kept.
    let made = unsafe { GET_MISSING.call(&[])? };
    if !made.type_index.is_object() {
        return Err(type_error("ffi.GetInvalidObject returned no object"));
    }
    // SAFETY: an object (see above).
    let handle = unsafe { made.value.v_obj };
    MISSING.store(handle, Ordering::Relaxed);
    Ok(handle)
}

/// The function of the kind that a container is of.
unsafe fn of_kind<'a>(handle: *mut ObjectHeader, map: &'a Global, dict: &'a Global) -> &'a Global {
    // SAFETY: the caller passes a live map or dict.
    if unsafe { (*handle).type_index } == TypeIndex::DICT { dict } else { map }
}

/// Calls a function with a container and a key, which is converted first: that may run Python code.
unsafe fn with_key(
    this: *mut PyObject,
    key: *mut PyObject,
    map: &Global,
    dict: &Global,
) -> Result<RawAny> {
    let mut frame = Frame::for_runtime();
    let mut wanted = RawAny::NONE;
    // SAFETY: the caller passes a live container and key.
    unsafe {
        argument::set(&mut frame, key, &mut wanted)?;
        let handle = checked(this, MAPS)?;
        of_kind(handle, map, dict).call(&[view_of(handle), wanted])
    }
}

/// The value of a key.
unsafe fn find(this: *mut PyObject, key: *mut PyObject) -> Result<Option<Owned>> {
    // SAFETY: the caller passes a live container and key; the result is owned.
    unsafe {
        let found = with_key(this, key, &MAP_FIND, &DICT_FIND)?;
        if found.type_index == TypeIndex::OBJECT && found.value.v_obj == missing()? {
            dec_ref(found.value.v_obj);
            return Ok(None);
        }
        value::take(found, api_of(this)).map(Some)
    }
}

unsafe fn has(this: *mut PyObject, key: *mut PyObject) -> Result<bool> {
    // SAFETY: the caller passes a live container and key; the count is an integer.
    unsafe {
        let count = with_key(this, key, &MAP_COUNT, &DICT_COUNT)?;
        Ok(count.type_index == TypeIndex::INT && count.value.v_int64 != 0)
    }
}

unsafe extern "C" fn length(this: *mut PyObject) -> isize {
    // SAFETY: Python passes an instance.
    fence_value(-1, || unsafe {
        checked(this, MAPS).map(|handle| (*cell_of(handle)).size as isize)
    })
}

unsafe extern "C" fn subscript(this: *mut PyObject, key: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes an instance and a live key.
    fence(|| unsafe { find(this, key)?.ok_or_else(|| key_error(key)) })
}

unsafe extern "C" fn contains(this: *mut PyObject, key: *mut PyObject) -> c_int {
    // SAFETY: Python passes an instance and a live key.
    fence_value(-1, || unsafe { has(this, key).map(c_int::from) })
}

unsafe extern "C" fn get(
    this: *mut PyObject,
    args: *const *mut PyObject,
    count: isize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance and as many live arguments.
        unsafe {
            let [key, default] = get_arguments(args, count, keywords)?;
            let Some(found) = find(this, key)? else {
                return Ok(Owned::share(default));
            };
            Ok(found)
        }
    })
}

/// `(key, default=None)`.
unsafe fn get_arguments(
    args: *const *mut PyObject,
    count: isize,
    keywords: *mut PyObject,
) -> Result<[*mut PyObject; 2]> {
    const NAMES: [&[u8]; 2] = [b"key", b"default"];
    // SAFETY: Python passes `count` positional arguments and then the values of the keywords.
    unsafe {
        let named = if keywords.is_null() { 0 } else { py::PyTuple_GET_SIZE(keywords) };
        let mut found = [null_mut(); 2];
        if count > 2 {
            return Err(type_error(format!("get expected at most 2 arguments, got {count}")));
        }
        for (index, slot) in found.iter_mut().enumerate().take(count as usize) {
            *slot = *args.add(index);
        }
        for index in 0..named {
            let name = crate::python::str_utf8(py::PyTuple_GET_ITEM(keywords, index))?;
            match NAMES.iter().position(|known| *known == name) {
                Some(at) if found[at].is_null() => found[at] = *args.offset(count + index),
                _ => {
                    let name = String::from_utf8_lossy(name);
                    return Err(type_error(format!("get takes (key, default), got also {name}")));
                }
            }
        }
        if found[0].is_null() {
            return Err(type_error("get is missing its argument 'key'"));
        }
        if found[1].is_null() {
            found[1] = py::Py_None();
        }
        Ok(found)
    }
}

unsafe extern "C" fn init_map(
    this: *mut PyObject,
    args: *mut PyObject,
    keywords: *mut PyObject,
) -> c_int {
    fence_status(|| {
        // SAFETY: Python passes what it passes to `__init__`.
        unsafe {
            let input = build::single_argument(this, args, keywords, c"input_dict")?;
            let Some(input) = input else {
                let class = type_name(this);
                return Err(type_error(format!(
                    "{class}.__init__() missing 1 required positional argument: 'input_dict'"
                )));
            };
            construct(this, &MAKE_MAP, input)
        }
    })
}

unsafe extern "C" fn init_dict(
    this: *mut PyObject,
    args: *mut PyObject,
    keywords: *mut PyObject,
) -> c_int {
    fence_status(|| {
        // SAFETY: Python passes what it passes to `__init__`.
        unsafe {
            match build::single_argument(this, args, keywords, c"input_dict")? {
                Some(input) if input != py::Py_None() => construct(this, &MAKE_DICT, input),
                _ => build::construct(this, &MAKE_DICT, &[]),
            }
        }
    })
}

unsafe fn construct(this: *mut PyObject, maker: &Global, input: *mut PyObject) -> Result<()> {
    // SAFETY: the caller passes a container and a live object; `flat` keeps the items.
    unsafe {
        let flat = build::pairs_of(input)?;
        let pointers = gathered(flat.iter().map(Owned::as_ptr))?;
        build::construct(this, maker, &pointers)
    }
}

unsafe extern "C" fn assign(
    this: *mut PyObject,
    key: *mut PyObject,
    value: *mut PyObject,
) -> c_int {
    fence_status(|| {
        // SAFETY: Python passes an instance, a live key, and a live value or null for `del`.
        unsafe {
            if value.is_null() {
                if !has(this, key)? {
                    return Err(key_error(key));
                }
                dict_of(this)?;
                return with_key(this, key, &DICT_ERASE, &DICT_ERASE).map(drop);
            }
            let mut frame = Frame::for_runtime();
            let mut pair = [RawAny::NONE; 2];
            argument::set_all(&mut frame, &[key, value], pair.as_mut_ptr())?;
            DICT_SET.call(&[view_of(dict_of(this)?), pair[0], pair[1]]).map(drop)
        }
    })
}

/// The object; a Map is refused, for the runtime would change a copy of it.
unsafe fn dict_of(this: *mut PyObject) -> Result<*mut ObjectHeader> {
    // SAFETY: the caller passes a live container.
    unsafe { checked(this, [TypeIndex::DICT; 2]) }
}

unsafe extern "C" fn iter(this: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| unsafe { map_iter::new(this, From::First, Part::Key) })
}

unsafe extern "C" fn iter_values(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| unsafe { map_iter::new(this, From::First, Part::Value) })
}

unsafe extern "C" fn iter_items(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| unsafe { map_iter::new(this, From::First, Part::Both) })
}

unsafe extern "C" fn iter_last_item(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| unsafe { map_iter::new(this, From::Last, Part::Both) })
}

/// Adds `CMap` and `CDict` to the module.
///
/// # Safety
/// `module` is the live module.
pub(super) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<ContainerObject>(c"fishplate._core.CMap")
        .doc(c"CMap(input_dict)\n--\n\nLook-ups and iteration of Map and Dict.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_init, init_map as *mut c_void)
        .slot(py::Py_tp_iter, iter as *mut c_void)
        .slot(py::Py_mp_length, length as *mut c_void)
        .slot(py::Py_mp_subscript, subscript as *mut c_void)
        .slot(py::Py_sq_contains, contains as *mut c_void)
        .method(
            c"get",
            Method::Keywords(get),
            c"get($self, key, default=None)\n--\n\nThe value of a key, or the default.",
        )
        .method(
            c"_iter_values",
            Method::NoArgs(iter_values),
            c"_iter_values($self, /)\n--\n\nIterator over the values.",
        )
        .method(
            c"_iter_items",
            Method::NoArgs(iter_items),
            c"_iter_items($self, /)\n--\n\nIterator over pairs of key and value.",
        )
        .method(
            c"_iter_last_item",
            Method::NoArgs(iter_last_item),
            c"_iter_last_item($self, /)\n--\n\nIterator over the last pair of key and value alone.",
        )
        .build(super::BASE.get(), &MAP)?;
    ClassBuilder::new::<ContainerObject>(c"fishplate._core.CDict")
        .doc(c"CDict(input_dict=None)\n--\n\nWhat changes a Dict.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_init, init_dict as *mut c_void)
        .slot(py::Py_mp_ass_subscript, assign as *mut c_void)
        .build(MAP.get(), &DICT)?;
    // SAFETY: the module is live (see above).
    unsafe {
        add_class(module, &MAP)?;
        add_class(module, &DICT)
    }
}
