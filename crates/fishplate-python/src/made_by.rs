//! Classes whose instances a function makes: `MulIOp(a, b)` is one call of the builder, without `__new__` and `__init__`.
//!
//! The class keeps its `__init__`, which makes the same, for derived classes. If a program replaces it, the class is called
//! in the usual way again.

use pyo3_ffi as py;

use crate::class::{Method, method_def, vectorcall};
use crate::function;
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, Class, Owned, Python, Result, call_method1, get_attr, name, set_attr, type_error,
    type_name,
};

/// `_make_by(cls, function)`: lets a function make the instances of a class.
fn make_by(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [class, function] = args else {
        return Err(type_error(py, format!("_make_by takes 2 arguments, got {}", args.len())));
    };
    let Some(made) = Class::of(*class) else {
        return Err(type_error(py, format!("expected a class, got {}", type_name(*class))));
    };
    if !function::FUNCTION.is_instance(*function) {
        return Err(type_error(py, format!("expected a Function, got {}", type_name(*function))));
    }
    let init = class_attr(made, name!(py, "__init__")?)?;
    let pair = Owned::tuple(py, [init, function.share()])?;
    set_attr(*class, name!(py, "__made_by__")?, pair.borrow())?;
    made.call_by(vectorcall(call));
    Ok(Owned::none(py))
}

/// The entry of such classes.
fn call(class: Borrowed<'_>, given: Arguments<'_>) -> Result<Owned> {
    let py = class.py();
    let Some(called) = Class::of(class) else {
        return Err(type_error(py, format!("expected a class, got {}", type_name(class))));
    };
    let made_by = class_attr(called, name!(py, "__made_by__")?)?;
    let init = class_attr(called, name!(py, "__init__")?)?;
    let [own_init, function] = made_by.borrow().tuple_items() else {
        return Err(type_error(py, "the class does not know what makes its instances"));
    };
    if *own_init == init.borrow()
        && let Some(function) = function::FUNCTION.cast(*function)
    {
        let made = function::call_with_arguments(function, given)?;
        if made.borrow().class().object() == class {
            return Ok(made);
        }
        // Another class is registered for what the function makes.
        let instance = empty(class)?;
        let pair = [instance.borrow(), made.borrow()];
        call_method1(name!(py, "__move_handle_from__")?, &pair, 0, None)?;
        return Ok(instance);
    }
    let instance = empty(class)?;
    let init = get_attr(class, name!(py, "__init__")?)?;
    let args = [&[instance.borrow()], &given.all()[..]].concat();
    init.borrow().vectorcall(&args, given.named.len(), given.names)?;
    Ok(instance)
}

/// An attribute of a class or of its ancestors, as it is stored there.
fn class_attr(class: Class<'_>, name: Borrowed<'_>) -> Result<Owned> {
    match class.stored(name) {
        Some(found) => Ok(found),
        None => get_attr(class.object(), name),
    }
}

/// An instance without content.
fn empty(class: Borrowed<'_>) -> Result<Owned> {
    let py = class.py();
    let Some(class) = Class::of(class) else {
        return Err(type_error(py, format!("expected a class, got {}", type_name(class))));
    };
    class.new_instance(class, &Owned::tuple(py, [])?)
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_make_by",
        Method::function_fast(make_by),
        0,
        c"_make_by(cls, function, /)\n--\n\nLets a function make the instances of a class.",
    )]
}
