//! Which classes may stand for objects of which types.
//!
//! Some classes of the extension read the FFI object behind a wrapper, or memory of the wrapper itself, without
//! a check. So a wrapper never holds an object of another type than its class was made for: `object.rs` asks
//! [`expect_fit`] before it stores one, `classes.rs` asks [`expect_class`] before a class is registered, and the identity
//! table asks before it gets a wrapper.

use fishplate_abi::{ObjectHeader, TypeIndex, TypeInfo};
use pyo3_ffi as py;

use crate::class::ClassCell;
use crate::container::{ARRAY, BASE, DICT, LIST, MAP};
use crate::error::ERROR;
use crate::function::FUNCTION;
use crate::object::{C_OBJECT, OPAQUE};
use crate::python::{PyObject, Result, type_error, type_name};
use crate::reflection::{ancestors, derives_from, type_info, type_key};
use crate::tensor::TENSOR;
use crate::{classes, python};

/// A class with a layout of its own, or with methods that trust the object behind a wrapper.
struct Trusting {
    class: &'static ClassCell,
    /// The type whose objects need the class.
    own: Option<TypeIndex>,
    /// Other types that instances may stand for.
    others: &'static [TypeIndex],
}

impl Trusting {
    const fn new(class: &'static ClassCell, own: TypeIndex) -> Trusting {
        Trusting { class, own: Some(own), others: &[] }
    }

    const fn and(mut self, others: &'static [TypeIndex]) -> Trusting {
        self.others = others;
        self
    }

    fn may_stand_for(&self, index: TypeIndex) -> bool {
        self.own.iter().chain(self.others).any(|&fit| derives_from(index, fit))
    }
}

const CONTAINERS: &[TypeIndex] =
    &[TypeIndex::ARRAY, TypeIndex::LIST, TypeIndex::MAP, TypeIndex::DICT];

static TRUSTING: [Trusting; 9] = [
    Trusting::new(&FUNCTION, TypeIndex::FUNCTION),
    Trusting::new(&TENSOR, TypeIndex::TENSOR),
    Trusting::new(&ERROR, TypeIndex::ERROR),
    Trusting::new(&OPAQUE, TypeIndex::OPAQUE_PY_OBJECT),
    Trusting::new(&LIST, TypeIndex::LIST),
    Trusting::new(&DICT, TypeIndex::DICT),
    Trusting::new(&ARRAY, TypeIndex::ARRAY).and(&[TypeIndex::LIST]),
    Trusting::new(&MAP, TypeIndex::MAP).and(&[TypeIndex::DICT]),
    Trusting { class: &BASE, own: None, others: CONTAINERS },
];

/// The classes in the line of ancestors of a class, itself first.
unsafe fn line_of<'a>(class: *mut py::PyTypeObject) -> &'a [*mut PyObject] {
    // SAFETY: the caller passes a live class; its line is a tuple that lives as long, or null while it is made.
    unsafe {
        match (*class).tp_mro {
            line if line.is_null() => &[],
            line => crate::container::build::slice_of(line),
        }
    }
}

/// Whether all classes of the extension above a class may stand for objects of a type.
unsafe fn is_trusted(class: *mut py::PyTypeObject, index: TypeIndex) -> bool {
    // SAFETY: the caller passes a live class.
    let line = unsafe { line_of(class) };
    let row = |above| TRUSTING.iter().find(|row| row.class.get() == above);
    line.iter().all(|&above| row(above).is_none_or(|row| row.may_stand_for(index)))
}

/// The class of the extension that objects of a type need, if there is one.
fn needed(index: TypeIndex) -> Option<&'static ClassCell> {
    let own = |index| TRUSTING.iter().find(|row| row.own == Some(index)).map(|row| row.class);
    // SAFETY: ancestors are entries of the table.
    let above = |&ancestor: &*const TypeInfo| own(unsafe { (*ancestor).type_index });
    own(index).or_else(|| ancestors(type_info(index)?).iter().rev().find_map(above))
}

/// Whether a wrapper of a class has the layout that objects of a type need, so that it may be handed out for one.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn may_stand_for(object: *mut PyObject, index: TypeIndex) -> bool {
    // SAFETY: live (see above). A registered class was looked at when it was registered.
    unsafe {
        classes::is_class_of(py::Py_TYPE(object), index)
            || needed(index).is_none_or(|class| class.is_instance(object))
    }
}

/// Refuses an object that a wrapper may not hold: one whose type is not that of the wrapper's class, nor below it.
///
/// # Safety
/// `object` is a live instance of `CObject`, and `handle` is live.
#[inline]
pub(crate) unsafe fn expect_fit(object: *mut PyObject, handle: *mut ObjectHeader) -> Result<()> {
    // SAFETY: live (see above).
    unsafe {
        let (class, index) = (py::Py_TYPE(object), (*handle).type_index);
        if classes::is_class_of(class, index) || fits(class, index) {
            return Ok(());
        }
        Err(unfit(object, index))
    }
}

/// The long way of [`expect_fit`]: the nearest registered class decides.
unsafe fn fits(class: *mut py::PyTypeObject, index: TypeIndex) -> bool {
    // SAFETY: the caller passes a live class.
    unsafe {
        let nearest = line_of(class).iter().find_map(|&above| classes::types_of(above));
        is_trusted(class, index)
            && nearest.is_none_or(|types| types.iter().any(|&known| derives_from(index, known)))
    }
}

#[cold]
unsafe fn unfit(object: *mut PyObject, index: TypeIndex) -> python::Raised {
    // SAFETY: the caller passes a live object.
    let class = unsafe { type_name(object) };
    let key = type_key(index);
    type_error(format!(
        "{class} cannot hold an object of type {key}, which is not a kind of {class}"
    ))
}

/// Refuses a class that is to stand for a type whose objects it cannot hold.
///
/// # Safety
/// `class` is a live class.
pub(crate) unsafe fn expect_class(index: TypeIndex, class: *mut py::PyTypeObject) -> Result<()> {
    // SAFETY: live classes.
    unsafe {
        let is_wrapper = py::PyType_IsSubtype(class, C_OBJECT.as_type()) != 0;
        let base = match index {
            TypeIndex::STR if !is_wrapper => &raw mut py::PyUnicode_Type,
            TypeIndex::BYTES if !is_wrapper => &raw mut py::PyBytes_Type,
            TypeIndex::SHAPE if !is_wrapper => &raw mut py::PyTuple_Type,
            _ => needed(index).map_or(std::ptr::null_mut(), ClassCell::as_type),
        };
        if !base.is_null() && py::PyType_IsSubtype(class, base) == 0 {
            let (key, class, base) = (type_key(index), name_of(class), name_of(base));
            return Err(type_error(format!(
                "a class for {key} must derive from {base}, which {class} does not"
            )));
        }
        if is_wrapper && !is_trusted(class, index) {
            let (key, class) = (type_key(index), name_of(class));
            return Err(type_error(format!(
                "{class} cannot stand for objects of type {key}: it derives from a class of another type"
            )));
        }
    }
    Ok(())
}

unsafe fn name_of(class: *mut py::PyTypeObject) -> String {
    // SAFETY: the caller passes a live class, whose name is a C string.
    unsafe { std::ffi::CStr::from_ptr((*class).tp_name) }.to_string_lossy().into_owned()
}
