//! `Shape`: a Python tuple of integers that holds its FFI object.

use fishplate_abi::TypeIndex;
use pyo3_ffi as py;

use super::build;
use crate::any::View;
use crate::argument::{Borrowing, one_digit};
use crate::class::{Method, method_def};
use crate::ffi_object::{FfiObject, FfiRef};
use crate::global::Global;
use crate::object::handle_of;
use crate::python::{
    Borrowed, Class, Owned, Python, Result, fill_tuple, get_attr, import, int_or_overflow, name,
    room, set_attr, tuple_from, type_error, type_name, value_error,
};
use crate::{classes, text};

static MAKE_SHAPE: Global = Global::new("ffi.Shape");

/// The extents of a shape as Python integers.
fn extents<'a>(
    py: Python<'a>,
    shape: FfiObject<'a>,
) -> impl ExactSizeIterator<Item = Result<Owned>> + 'a {
    shape.extents().iter().map(move |&extent| Owned::int(py, extent))
}

/// Creates an instance of `class`, which derives from `tuple`, from the extents.
fn instance(class: Class<'_>, shape: FfiObject<'_>) -> Result<Owned> {
    let py = class.py();
    let tuple = class.allocate(shape.extents().len() as isize)?;
    #[cfg(Py_3_14)]
    // SAFETY: a new tuple, which nobody else has; -1 says that its hash is not known yet.
    unsafe {
        (*tuple.as_ptr().cast::<pyo3_ffi::PyTupleObject>()).ob_hash = -1;
    }
    fill_tuple(tuple, extents(py, shape))
}

/// The `Shape` of an FFI shape.
pub(crate) fn take_shape(py: Python<'_>, shape: FfiRef) -> Result<Owned> {
    match classes::native_class_of(py, TypeIndex::SHAPE) {
        // Nobody can tell this object from one that is created on demand.
        Some(class) if classes::is_late(py, TypeIndex::SHAPE) && shape.borrow().is_sole() => {
            instance(class, shape.borrow())
        }
        Some(class) => keeping(class, shape),
        None => tuple_from(py, extents(py, shape.borrow())),
    }
}

/// Creates an instance of `class`, which derives from `tuple`, that holds the object.
fn keeping(class: Class<'_>, shape: FfiRef) -> Result<Owned> {
    let py = class.py();
    let made = instance(class, shape.borrow())?;
    let wrapper = text::plain_wrapper(py, shape)?;
    set_attr(made.borrow(), name!(py, "_tvm_ffi_cached_object")?, wrapper.borrow())?;
    Ok(made)
}

/// `Shape.__new__(cls, content)`.
fn new_shape(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let tuple = py.tuple_class();
    let class = args.first().and_then(|class| Class::of(*class));
    let Some(class) = class.filter(|class| class.derives_from(tuple)) else {
        return Err(type_error(py, "expected a class derived from tuple"));
    };
    let [_, content] = args else {
        let got = args.len() - 1;
        return Err(type_error(py, format!("Shape() takes one argument, content, got {got}")));
    };
    let items = build::items_of(*content)?;
    let mut packed = room(py, items.borrow().tuple_len())?;
    for (index, item) in items.borrow().tuple_items().iter().enumerate() {
        packed.push(extent(*item, index)?);
    }
    match MAKE_SHAPE.call(py, &packed)?.into_object() {
        Some(made) => keeping(class, made),
        None => Err(type_error(py, "the runtime made no shape")),
    }
}

#[inline]
fn extent(item: Borrowed<'_>, index: usize) -> Result<View<'static>> {
    if let Some(value) = one_digit(item) {
        return Ok(View::int(value));
    }
    let value = match item.is_int() {
        true => int_or_overflow(item)?,
        false => int_or_overflow(integral(item, index)?.borrow())?,
    };
    match value {
        Some(value) => Ok(View::int(value)),
        None => {
            Err(value_error(item.py(), format!("extent {index} of a Shape does not fit 64 bits")))
        }
    }
}

/// Integers of other classes, such as NumPy's.
#[cold]
fn integral(item: Borrowed<'_>, index: usize) -> Result<Owned> {
    let py = item.py();
    let numbers = import(py, c"numbers")?;
    let class = get_attr(numbers.borrow(), name!(py, "Integral")?)?;
    if item.is_instance(class.borrow())? {
        return item.to_int();
    }
    let got = type_name(item);
    Err(value_error(
        py,
        format!("Shape must be a tuple of integers, got {got} at position {index}"),
    ))
}

/// `_shape_obj_get_py_tuple(obj)`.
fn shape_tuple(object: Borrowed<'_>) -> Result<Owned> {
    let py = object.py();
    let shape = handle_of(object).filter(|handle| handle.type_index() == TypeIndex::SHAPE);
    let Some(shape) = shape else {
        let got = type_name(object);
        return Err(type_error(py, format!("expected an FFI shape, got {got}")));
    };
    let _borrowing = Borrowing::new();
    tuple_from(py, extents(py, shape))
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_new_shape",
            Method::function_fast(new_shape),
            0,
            c"_new_shape(cls, content, /)\n--\n\nMakes a Shape of an iterable of integers.",
        ),
        method_def(
            c"_shape_obj_get_py_tuple",
            Method::function_one(shape_tuple),
            0,
            c"_shape_obj_get_py_tuple(obj, /)\n--\n\nThe extents of an FFI shape.",
        ),
    ]
}
