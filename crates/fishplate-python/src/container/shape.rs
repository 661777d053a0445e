//! `Shape`: a Python tuple of integers that keeps its FFI object.

use std::sync::atomic::Ordering;

use fishplate_abi::{
    COUNT_BOTH_ONE, ObjectHeader, RawAny, RawValue, ShapeCell, TypeIndex, dec_ref,
};
use pyo3_ffi as py;

use super::build;
use crate::argument::Borrowing;
use crate::class::{Method, method_def};
use crate::global::Global;
use crate::object::{C_OBJECT, handle_of};
use crate::python::{
    Owned, PyObject, Raised, Result, fence, get_attr, import, name, set_attr, type_error,
    type_name, value_error,
};
use crate::{classes, text};

static MAKE_SHAPE: Global = Global::new("ffi.Shape");

/// The extents of a shape.
///
/// # Safety
/// `handle` is a live shape for `'a`.
unsafe fn extents<'a>(handle: *mut ObjectHeader) -> &'a [i64] {
    // SAFETY: the cell follows the header and names `size` extents.
    unsafe {
        let cell = handle.add(1).cast::<ShapeCell>();
        if (*cell).data.is_null() || (*cell).size == 0 {
            return &[];
        }
        std::slice::from_raw_parts((*cell).data, (*cell).size)
    }
}

/// A tuple of the extents.
unsafe fn tuple_of(handle: *mut ObjectHeader) -> Result<Owned> {
    // SAFETY: the caller passes a live shape.
    unsafe { fill(py::PyTuple_New(extents(handle).len() as isize), handle) }
}

/// An instance of `class`, which derives from `tuple`, of the extents.
unsafe fn instance(class: *mut py::PyTypeObject, handle: *mut ObjectHeader) -> Result<Owned> {
    // SAFETY: the caller passes a live shape and such a class, whose tp_alloc leaves the slots empty.
    unsafe {
        match (*class).tp_alloc {
            Some(alloc) => fill(alloc(class, extents(handle).len() as isize), handle),
            None => Err(type_error("the class cannot be instantiated")),
        }
    }
}

/// Fills a new tuple, which has a slot for each extent, or is null.
unsafe fn fill(tuple: *mut PyObject, handle: *mut ObjectHeader) -> Result<Owned> {
    // SAFETY: see above; every slot is filled, or the tuple dropped.
    unsafe {
        let tuple = Owned::steal(tuple)?;
        let extents = extents(handle);
        for (index, &extent) in extents.iter().enumerate() {
            let extent = Owned::int(extent)?;
            py::PyTuple_SET_ITEM(tuple.as_ptr(), index as isize, extent.into_ptr());
        }
        Ok(tuple)
    }
}

/// The `Shape` of an FFI shape, whose reference is given.
///
/// # Safety
/// The caller gives a reference to a shape.
pub(crate) unsafe fn take_shape(handle: *mut ObjectHeader) -> Result<Owned> {
    // SAFETY: live by the given reference, which goes on or is given up.
    unsafe {
        let class = classes::native_class_of(TypeIndex::SHAPE);
        let is_alone = || (*handle).combined_ref_count.load(Ordering::Acquire) == COUNT_BOTH_ONE;
        let made = match class {
            // Nobody can tell this object from one that is made when it is needed.
            Some(class) if classes::is_late(TypeIndex::SHAPE) && is_alone() => {
                instance(class.cast(), handle)
            }
            Some(class) => return keeping(class.cast(), handle),
            None => tuple_of(handle),
        };
        dec_ref(handle);
        made
    }
}

/// An instance of `class`, which derives from `tuple`, that keeps the object, whose reference is given.
unsafe fn keeping(class: *mut py::PyTypeObject, handle: *mut ObjectHeader) -> Result<Owned> {
    // SAFETY: live by the given reference, which goes to the wrapper.
    unsafe {
        let wrapper = text::plain_wrapper(handle)?;
        let made = instance(class, handle)?;
        set_attr(made.as_ptr(), name!("_tvm_ffi_cached_object")?, wrapper.as_ptr())?;
        Ok(made)
    }
}

/// `Shape.__new__(cls, content)`.
unsafe extern "C" fn new_shape(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes as many live arguments; the class is checked.
        unsafe {
            let is_class = count >= 1
                && py::PyType_Check(*args) != 0
                && py::PyType_IsSubtype((*args).cast(), &raw mut py::PyTuple_Type) != 0;
            if !is_class {
                return Err(type_error("expected a class derived from tuple"));
            }
            if count != 2 {
                let got = count - 1;
                return Err(type_error(format!("Shape() takes one argument, content, got {got}")));
            }
            let items = build::items_of(*args.add(1))?;
            let items = build::slice_of(items.as_ptr());
            let mut packed = crate::python::room(items.len())?;
            for (index, &item) in items.iter().enumerate() {
                packed.push(extent(item, index)?);
            }
            let made = MAKE_SHAPE.call(&packed)?;
            keeping((*args).cast(), made.value.v_obj)
        }
    })
}

unsafe fn extent(item: *mut PyObject, index: usize) -> Result<RawAny> {
    let mut overflow = 0;
    // SAFETY: the caller passes a live object; the number is read from an integer only.
    let value = unsafe {
        if py::PyLong_Check(item) != 0 {
            py::PyLong_AsLongLongAndOverflow(item, &raw mut overflow)
        } else {
            let number = integral(item, index)?;
            py::PyLong_AsLongLongAndOverflow(number.as_ptr(), &raw mut overflow)
        }
    };
    if overflow != 0 {
        return Err(value_error(format!("extent {index} of a Shape does not fit 64 bits")));
    }
    let value = RawValue { v_int64: value };
    Ok(RawAny { type_index: TypeIndex::INT, small_len: 0, value })
}

/// Integers of other classes, such as NumPy's.
#[cold]
unsafe fn integral(item: *mut PyObject, index: usize) -> Result<Owned> {
    let numbers = import(c"numbers")?;
    // SAFETY: the caller passes a live object.
    unsafe {
        let class = get_attr(numbers.as_ptr(), name!("Integral")?)?;
        match py::PyObject_IsInstance(item, class.as_ptr()) {
            1 => Owned::steal(py::PyNumber_Long(item)),
            0 => {
                let got = type_name(item);
                Err(value_error(format!(
                    "Shape must be a tuple of integers, got {got} at position {index}"
                )))
            }
            _ => Err(Raised::already()),
        }
    }
}

/// `_shape_obj_get_py_tuple(obj)`.
unsafe extern "C" fn shape_tuple(_: *mut PyObject, object: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object, which is checked.
        unsafe {
            let is_shape = C_OBJECT.is_instance(object)
                && !handle_of(object).is_null()
                && (*handle_of(object)).type_index == TypeIndex::SHAPE;
            if !is_shape {
                let got = type_name(object);
                return Err(type_error(format!("expected an FFI shape, got {got}")));
            }
            let _borrowing = Borrowing::new();
            tuple_of(handle_of(object))
        }
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_new_shape",
            Method::Fast(new_shape),
            0,
            c"_new_shape(cls, content, /)\n--\n\nMakes a Shape of an iterable of integers.",
        ),
        method_def(
            c"_shape_obj_get_py_tuple",
            Method::One(shape_tuple),
            0,
            c"_shape_obj_get_py_tuple(obj, /)\n--\n\nThe extents of an FFI shape.",
        ),
    ]
}
