//! Global functions by name, and Python callables as functions.

use pyo3_ffi as py;

use super::{FUNCTION, MOVED, set_release, set_signature_finder, wrap_function};
use crate::class::{Method, method_def};
use crate::ffi::Span;
use crate::ffi_object::FfiRef;
use crate::object::handle_of;
use crate::python::{
    Borrowed, Owned, Python, Raised, Result, as_i64, call, clear_error, expect_str, text_of,
    type_error, type_name, value_error,
};
use crate::{callback, error, ffi, release};

fn get_global(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [given, allow_missing] = args else {
        return Err(type_error(py, "expected (name, allow_missing)"));
    };
    let name = expect_str(*given, "the name of a function")?;
    if let Some(found) = error::checked(py, ffi::global(name))? {
        let function = wrap_function(py, found)?;
        if let Some(wrapper) = FUNCTION.cast(function.borrow())
            && wrapper.name.is_empty()
        {
            if !release::of_global(py, name) {
                set_release(function.borrow(), false);
            }
            wrapper.name.set(py, Some(given.share()));
        }
        return Ok(function);
    }
    match allow_missing.is_true()? {
        true => Ok(Owned::none(py)),
        false => Err(missing_global(py, &String::from_utf8_lossy(name))),
    }
}

/// Suggests the registered name that is nearest to an unknown one.
#[cold]
fn missing_global(py: Python<'_>, name: &str) -> Raised {
    let names = global_names(py).unwrap_or_default();
    clear_error(py);
    let hint = crate::nearest::nearest(name, names.iter().map(String::as_str))
        .map_or_else(String::new, |near| format!(". Did you mean {near}?"));
    value_error(py, format!("Cannot find global function {name}{hint}"))
}

/// The names of all global functions.
fn global_names(py: Python<'_>) -> Result<Vec<String>> {
    let name = b"ffi.FunctionListGlobalNamesFunctor";
    let Some(list) = error::checked(py, ffi::global(name))? else { return Ok(Vec::new()) };
    let list = wrap_function(py, list)?;
    let at = call(list.borrow(), &[])?;
    let count = call(at.borrow(), &[Owned::int(py, -1)?.borrow()])?;
    let mut names = Vec::new();
    for index in 0..as_i64(count.borrow())? {
        let name = call(at.borrow(), &[Owned::int(py, index)?.borrow()])?;
        let text = expect_str(name.borrow(), "a name")?;
        names.push(String::from_utf8_lossy(text).into_owned());
    }
    Ok(names)
}

fn set_global(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [name, function, replace] = args else {
        return Err(type_error(py, "expected (name, function, override)"));
    };
    let name = expect_str(*name, "the name of a function")?;
    let function = match FUNCTION.is_instance(*function) {
        true => function.share(),
        false => wrap_python(py, callback::make(*function, None)?)?,
    };
    let replace = replace.is_true()?;
    let Some(handle) = handle_of(function.borrow()) else { return Err(type_error(py, MOVED)) };
    let status = ffi::TVMFFIFunctionSetGlobal(&Span::new(name), handle, replace.into());
    error::check(py, status)?;
    Ok(function)
}

/// Does the same as [`wrap_function`] for a function that calls Python: releasing the GIL only to take it again would
/// be a waste.
fn wrap_python(py: Python<'_>, object: FfiRef) -> Result<Owned> {
    let function = wrap_function(py, object)?;
    set_release(function.borrow(), false);
    Ok(function)
}

fn convert_func(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let (function, class) = match args {
        [function] => (*function, None),
        [function, class] => (*function, Some(*class)),
        _ => return Err(type_error(py, "expected (function, tensor_cls=None)")),
    };
    let mut api = None;
    if let Some(class) = class.filter(|class| !class.is_none()) {
        api = crate::dlpack::api_of_class(class)?;
        if api.is_none() {
            let class = text_of(class.repr()?.borrow())?;
            return Err(type_error(
                py,
                format!("tensor_cls {class} must expose __dlpack_c_exchange_api__"),
            ));
        }
    }
    if !function.is_callable() {
        let got = type_name(function);
        return Err(type_error(py, format!("expected a callable, got {got}")));
    }
    wrap_python(py, callback::make(function, api)?)
}

fn make_test(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [function, on_error] = args else {
        return Err(type_error(py, "expected (function, on_error)"));
    };
    for callable in args {
        if !callable.is_callable() {
            let got = type_name(*callable);
            return Err(type_error(py, format!("expected a callable, got {got}")));
        }
    }
    wrap_python(py, callback::make_test(*function, *on_error)?)
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(c"_get_global_func", Method::function_fast(get_global), 0, c"_get_global_func(name, allow_missing, /)\n--\n\nThe global function of that name."),
        method_def(c"_convert_to_ffi_func", Method::function_fast(convert_func), 0, c"_convert_to_ffi_func(function, tensor_cls=None, /)\n--\n\nA Function that calls a Python callable."),
        method_def(c"_make_test", Method::function_fast(make_test), 0, c"_make_test(function, on_error, /)\n--\n\nA Function that calls a Python callable and returns whether its result is true; on_error gets its exceptions before they go on."),
        method_def(c"_set_signature_finder", Method::function_one(set_signature_finder), 0, c"_set_signature_finder(find, /)\n--\n\nfind(function) gives the Signature of a function that is called by keywords, or None."),
        method_def(c"_register_global_func", Method::function_fast(set_global), 0, c"_register_global_func(name, function, override, /)\n--\n\nMakes a function global under a name."),
    ]
}
