//! The rules for which classes may wrap objects of which types.
//!
//! Some classes of the extension read the FFI object behind a wrapper, or memory of the wrapper itself, without a
//! check. So a wrapper never holds an object of a type that its class was not made for: `object.rs` calls
//! [`expect_fit`] before it stores an object, `classes.rs` calls [`expect_class`] before it registers a class, and a
//! wrapper is checked before it enters the identity table.

use fishplate_abi::TypeIndex;
use pyo3_ffi as py;

use crate::classes;
use crate::container::{ARRAY, BASE, DICT, LIST, MAP};
use crate::error::ERROR;
use crate::ffi_object::FfiObject;
use crate::function::FUNCTION;
use crate::object::{C_OBJECT, CObject, OPAQUE};
use crate::python::{Borrowed, Class, Raised, Result, type_error, type_name};
use crate::reflection::{ancestors, derives_from, type_info, type_key};
use crate::tensor::TENSOR;

/// A class with its own layout, or with methods that trust the object behind a wrapper.
struct Trusting {
    /// Returns the address of the class.
    class: fn() -> *mut py::PyTypeObject,
    /// The type whose objects need the class.
    own: Option<TypeIndex>,
    /// Other types whose objects instances may wrap.
    others: &'static [TypeIndex],
}

impl Trusting {
    const fn new(class: fn() -> *mut py::PyTypeObject, own: TypeIndex) -> Trusting {
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
    Trusting::new(|| FUNCTION.as_type(), TypeIndex::FUNCTION),
    Trusting::new(|| TENSOR.as_type(), TypeIndex::TENSOR),
    Trusting::new(|| ERROR.as_type(), TypeIndex::ERROR),
    Trusting::new(|| OPAQUE.as_type(), TypeIndex::OPAQUE_PY_OBJECT),
    Trusting::new(|| LIST.as_type(), TypeIndex::LIST),
    Trusting::new(|| DICT.as_type(), TypeIndex::DICT),
    Trusting::new(|| ARRAY.as_type(), TypeIndex::ARRAY).and(&[TypeIndex::LIST]),
    Trusting::new(|| MAP.as_type(), TypeIndex::MAP).and(&[TypeIndex::DICT]),
    Trusting { class: || BASE.as_type(), own: None, others: CONTAINERS },
];

/// Whether all base classes from the extension may wrap objects of a type.
fn is_trusted(class: Class<'_>, index: TypeIndex) -> bool {
    let row =
        |above: &Borrowed<'_>| TRUSTING.iter().find(|row| (row.class)().cast() == above.as_ptr());
    class.line().iter().all(|above| row(above).is_none_or(|row| row.may_stand_for(index)))
}

/// The class of the extension that objects of a type need, if there is one.
fn needed(class: Class<'_>, index: TypeIndex) -> Option<Class<'_>> {
    let own = |index| TRUSTING.iter().find(|row| row.own == Some(index));
    let found = own(index)
        .or_else(|| ancestors(type_info(index)?).rev().find_map(|above| own(above.type_index)))?;
    let _ = class;
    // SAFETY: the classes of the extension are created at import and never freed; the thread is attached.
    Some(unsafe { Class::from_ptr((found.class)()) })
}

/// Whether a wrapper of a class has the layout that objects of a type need, so that it may be returned for one.
pub(crate) fn may_stand_for(object: Borrowed<'_>, index: TypeIndex) -> bool {
    classes::is_class_of(object.class(), index)
        || needed(object.class(), index).is_none_or(|class| object.is_instance_of(class))
}

/// Refuses an object that a wrapper may not hold: its type is neither that of the wrapper's class nor derived from it.
#[inline]
pub(crate) fn expect_fit(wrapper: Borrowed<'_, CObject>, object: FfiObject<'_>) -> Result<()> {
    let (class, index) = (wrapper.class(), object.type_index());
    if classes::is_class_of(class, index) || fits(class, index) {
        return Ok(());
    }
    Err(unfit(wrapper.object(), index))
}

/// Slow path of [`expect_fit`]: the nearest registered class decides.
fn fits(class: Class<'_>, index: TypeIndex) -> bool {
    let known =
        |above: &Borrowed<'_>| classes::any_type_of(*above, |known| derives_from(index, known));
    is_trusted(class, index) && class.line().iter().find_map(known).unwrap_or(true)
}

#[cold]
fn unfit(object: Borrowed<'_>, index: TypeIndex) -> Raised {
    let (class, key) = (type_name(object), type_key(index));
    type_error(
        object.py(),
        format!("{class} cannot hold an object of type {key}, which is not a kind of {class}"),
    )
}

/// Refuses a class for a type whose objects it cannot hold.
pub(crate) fn expect_class(index: TypeIndex, class: Class<'_>) -> Result<()> {
    let py = class.py();
    let is_wrapper = class.derives_from(C_OBJECT.class(py));
    let base = match index {
        TypeIndex::STR if !is_wrapper => Some(py.str_class()),
        TypeIndex::BYTES if !is_wrapper => Some(py.bytes_class()),
        TypeIndex::SHAPE if !is_wrapper => Some(py.tuple_class()),
        _ => needed(class, index),
    };
    if let Some(base) = base.filter(|base| !class.derives_from(*base)) {
        let (key, class, base) = (type_key(index), class.name(), base.name());
        return Err(type_error(
            py,
            format!("a class for {key} must derive from {base}, which {class} does not"),
        ));
    }
    if is_wrapper && !is_trusted(class, index) {
        let (key, class) = (type_key(index), class.name());
        return Err(type_error(
            py,
            format!(
                "{class} cannot stand for objects of type {key}: it derives from a class of another type"
            ),
        ));
    }
    Ok(())
}
