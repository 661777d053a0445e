//! `Array`, `List`, `Map`, `Dict` and `Shape`. Elements are read directly from the memory of the FFI object; changes go
//! through the functions of the runtime.
//!
//! Anything that may run Python code (an index, a conversion) happens before the memory is read, and an element's
//! reference is counted before it is converted, because the container may change at any time.
//!
//! Classes here are the native bases; `fishplate/container.py` completes them.

pub(crate) mod build;
pub(crate) mod entries;
mod list;
mod map;
mod map_iter;
mod seq;
mod shape;

use std::ffi::CStr;

use fishplate_abi::{RawAny, TypeIndex};
use pyo3_ffi as py;

pub(crate) use list::LIST;
pub(crate) use map::{DICT, MAP};
pub(crate) use seq::{ARRAY, to_tuple};
pub(crate) use shape::{functions, take_shape};

use crate::any::{Api, View};
use crate::argument::{Frame, Row, empty, put};
use crate::class::{ClassBuilder, ClassCell, Layout, Method, add_class};
use crate::ffi_object::{FfiObject, FfiRef};
use crate::object::{self, C_OBJECT, CObject, Wrapper};
use crate::python::{
    Borrowed, Owned, Python, Raised, Result, Shared, in_section_at, type_error, type_name,
};

/// The layout of an instance. It remembers the form in which tensors among the elements are returned.
#[repr(C)]
pub(crate) struct ContainerObject {
    base: CObject,
    api: Shared<Api>,
}

// SAFETY: starts with a wrapper; no table is null.
unsafe impl Layout for ContainerObject {
    fn release(this: Borrowed<'_, ContainerObject>) {
        object::release(this.wrapper());
    }
}

// SAFETY: starts with a wrapper.
unsafe impl Wrapper for ContainerObject {}

pub(crate) static BASE: ClassCell<ContainerObject> = ClassCell::new();

/// Starts the class of an iterator, which Python code cannot instantiate.
fn iterator_class<T: Layout, F>(
    name: &'static CStr,
    doc: &'static CStr,
    next: F,
    length_hint: Method,
) -> ClassBuilder<T>
where
    F: for<'a> Fn(Borrowed<'a, T>) -> Result<Option<Owned>> + Copy + 'static,
{
    ClassBuilder::<T>::new(name)
        .doc(doc)
        .flags(py::Py_TPFLAGS_DISALLOW_INSTANTIATION)
        .iter(|this| Ok(this.share()))
        .next(next)
        .method(
            c"__length_hint__",
            length_hint,
            c"__length_hint__($self, /)\n--\n\nThe number of items that are left.",
        )
}

/// Wraps the result of a call that took tensors of a framework: tensors inside are returned as tensors of that
/// framework.
pub(crate) fn wrap_with_api(py: Python<'_>, object: FfiRef, api: Api) -> Result<Owned> {
    let wrapper = object::wrap(py, object)?;
    if let Some(container) = BASE.cast(wrapper.borrow()) {
        container.api.set(api);
    }
    Ok(wrapper)
}

pub(crate) fn set_container(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let Some((container, handle)) = BASE.cast(object).and_then(|it| Some((it, it.handle()?)))
    else {
        return Err(empty(object));
    };
    put(out, handle.view());
    if let Some(api) = container.api.get() {
        frame.api.get_or_insert(api);
        crate::dlpack::first_device_of_container(object.py(), frame, api, View::object(handle))?;
    }
    Ok(())
}

/// Returns the object of a container if it has one of two types. A wrapper may be empty, and anything can be moved into
/// it.
#[inline]
fn checked(this: Borrowed<'_, ContainerObject>, types: [TypeIndex; 2]) -> Result<FfiObject<'_>> {
    match this.handle() {
        Some(handle) if types.contains(&handle.type_index()) => Ok(handle),
        _ => Err(unfit(this)),
    }
}

/// Calls `body` with the object of a container of one of two types; in the section of the object, if it may change.
#[inline(always)]
fn using<'a, R>(
    this: Borrowed<'a, ContainerObject>,
    types: [TypeIndex; 2],
    body: impl FnOnce(FfiObject<'a>) -> Result<R>,
) -> Result<R> {
    let object = checked(this, types)?;
    in_section_of_container(object, || body(object))
}

/// Runs `body` in the section of a `List` or a `Dict`. Other containers never change.
#[inline(always)]
pub(crate) fn in_section_of_container<R>(object: FfiObject<'_>, body: impl FnOnce() -> R) -> R {
    match cfg!(Py_GIL_DISABLED) && [TypeIndex::LIST, TypeIndex::DICT].contains(&object.type_index())
    {
        true => in_section_at(object.as_ptr().cast(), body),
        false => body(),
    }
}

#[cold]
fn unfit(this: Borrowed<'_, ContainerObject>) -> Raised {
    let Some(handle) = this.handle() else { return empty(this.object()) };
    let (class, index) = (type_name(this.object()), handle.type_index().0);
    type_error(this.py(), format!("{class} holds an object of another type (type index {index})"))
}

/// Adds the classes to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    ClassBuilder::<ContainerObject>::new(c"fishplate._core.CContainerBase")
        .doc(c"Base of the containers.")
        .build(py, Some(C_OBJECT.class(py)), &BASE)?;
    add_class(module, &BASE)?;
    seq::install(module)?;
    list::install(module)?;
    map_iter::install(py)?;
    map::install(module)
}
