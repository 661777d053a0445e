//! Data types of other packages: NumPy and ml_dtypes, torch, and objects that implement
//! `__dlpack_data_type__`.

use fishplate_abi::{DLDataType, RawAny};
use pyo3_ffi as py;

use super::{content, from_numbers, new_data_type, parse, set, to_python};
use crate::argument::{Frame, Row};
use crate::class::{Method, method_def};
use crate::python::{
    Borrowed, Exception, Kept, Owned, Raised, Result, as_i64, call, call_method0, clear_error,
    error_matches, find_attr, get_attr, import, is_loaded_instance, name, new_dict, text_of,
    type_error, type_name, value_error,
};

/// `{data type of another package: DataType}`: found once.
static KNOWN: Kept = Kept::new();

/// The cached result for `object`, or the result of `find`.
fn remembered(
    object: Borrowed<'_>,
    find: impl FnOnce() -> Result<DLDataType>,
) -> Result<DLDataType> {
    let py = object.py();
    let known = KNOWN.get_or(py, || new_dict(py))?;
    if let Some(found) = known.dict_get(object)?
        && let Some(dtype) = content(found.borrow())
    {
        return Ok(dtype);
    }
    let dtype = find()?;
    known.dict_set(object, new_data_type(py, dtype)?.borrow())?;
    Ok(dtype)
}

/// The text of an attribute.
fn attribute_text(object: Borrowed<'_>, name: Borrowed<'_>) -> Result<String> {
    text_of(get_attr(object, name)?.borrow().str()?.borrow())
}

#[cold]
fn unsupported(package: &str, object: Borrowed<'_>) -> Raised {
    let py = object.py();
    match object.repr().and_then(|text| text_of(text.borrow())) {
        Ok(text) => value_error(py, format!("Unsupported {package} dtype: {text}")),
        Err(raised) => raised,
    }
}

/// Parses a package's name for a data type; a name that we do not know is unsupported.
fn parse_name(package: &str, object: Borrowed<'_>, name: &str) -> Result<DLDataType> {
    let py = object.py();
    match parse(py, name.as_bytes()) {
        Err(_) if error_matches(py, Exception::Value) => {
            clear_error(py);
            Err(unsupported(package, object))
        }
        result => result,
    }
}

/// The data type of a `numpy.dtype`, those of ml_dtypes included.
pub(crate) fn of_numpy(object: Borrowed<'_>) -> Result<DLDataType> {
    let py = object.py();
    const PACKAGE: &str = "numpy or ml_dtypes";
    remembered(object, || {
        let class = get_attr(object, name!(py, "type")?)?;
        let module = attribute_text(class.borrow(), name!(py, "__module__")?)?;
        let kind = attribute_text(object, name!(py, "kind")?)?;
        let native = get_attr(object, name!(py, "isnative")?)?;
        let number = ["b", "i", "u", "f"].contains(&kind.as_str());
        let scalar = module == "ml_dtypes" || module == "numpy" && number;
        let name = attribute_text(object, name!(py, "name")?)?;
        // A long double of x86 is not an IEEE type, whatever its size.
        if !scalar || native.borrow() != Owned::bool(py, true).borrow() || name == "float128" {
            return Err(unsupported(PACKAGE, object));
        }
        parse_name(PACKAGE, object, &name)
    })
}

/// The data type of a `torch.dtype`, which is printed as `torch.float32`.
fn of_torch(object: Borrowed<'_>) -> Result<DLDataType> {
    remembered(object, || {
        let text = text_of(object.str()?.borrow())?;
        parse_name("torch", object, text.strip_prefix("torch.").unwrap_or(&text))
    })
}

/// Three numbers in a tuple: code, bits and lanes.
pub(crate) fn triple(object: Borrowed<'_>, what: &str) -> Result<DLDataType> {
    let py = object.py();
    let [code, bits, lanes] = object.tuple_items() else {
        let got = type_name(object);
        return Err(type_error(
            py,
            format!("{what} must be a tuple (code, bits, lanes), got {got}"),
        ));
    };
    from_numbers(py, as_i64(*code)?, as_i64(*bits)?, as_i64(*lanes)?)
}

fn of_protocol(object: Borrowed<'_>) -> Result<DLDataType> {
    let py = object.py();
    let answer = call_method0(object, name!(py, "__dlpack_data_type__")?)?;
    triple(answer.borrow(), "__dlpack_data_type__()")
}

/// The data type of a `DataType` or of another package's object; `None` for everything else, above
/// all texts.
pub(super) fn of_foreign(object: Borrowed<'_>) -> Result<Option<DLDataType>> {
    let py = object.py();
    if object.is_str() {
        return Ok(None);
    }
    if let Some(dtype) = content(object) {
        return Ok(Some(dtype));
    }
    if is_loaded_instance(object, c"torch", name!(py, "dtype")?)? {
        return of_torch(object).map(Some);
    }
    if is_loaded_instance(object, c"numpy", name!(py, "dtype")?)? {
        return of_numpy(object).map(Some);
    }
    if object.is_class() {
        return of_scalar_class(object);
    }
    let class = object.class().object();
    match find_attr(class, name!(py, "__dlpack_data_type__")?)? {
        Some(_) => of_protocol(object).map(Some),
        None => Ok(None),
    }
}

/// `numpy.float32` and the like: classes of scalars.
fn of_scalar_class(class: Borrowed<'_>) -> Result<Option<DLDataType>> {
    let py = class.py();
    let module = attribute_text(class, name!(py, "__module__")?)?;
    if module != "numpy" && module != "ml_dtypes" {
        return Ok(None);
    }
    let numpy = import(py, c"numpy")?;
    let make = get_attr(numpy.borrow(), name!(py, "dtype")?)?;
    let dtype = call(make.borrow(), &[class])?;
    of_numpy(dtype.borrow()).map(Some)
}

macro_rules! rows {
    ($($row:ident $find:ident;)*) => {$(
        pub(crate) fn $row(
            _: &Row,
            _: &mut Frame,
            object: Borrowed<'_>,
            out: &mut RawAny,
        ) -> Result<()> {
            set($find(object)?, out);
            Ok(())
        }
    )*};
}

rows! {
    set_torch_dtype of_torch;
    set_numpy_dtype of_numpy;
    set_dlpack_data_type of_protocol;
}

fn from_torch(object: Borrowed<'_>) -> Result<Owned> {
    let py = object.py();
    if !is_loaded_instance(object, c"torch", name!(py, "dtype")?)? {
        return Err(expected("torch.dtype", object));
    }
    to_python(object.py(), of_torch(object)?)
}

fn from_numpy(object: Borrowed<'_>) -> Result<Owned> {
    let py = object.py();
    if !is_loaded_instance(object, c"numpy", name!(py, "dtype")?)? {
        return Err(expected("numpy.dtype", object));
    }
    to_python(object.py(), of_numpy(object)?)
}

fn expected(what: &str, object: Borrowed<'_>) -> Raised {
    let py = object.py();
    value_error(py, format!("expected a {what}, got {}", type_name(object)))
}

/// The functions of this folder.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_create_cdtype_from_tuple",
            Method::function_fast(super::create),
            0,
            c"_create_cdtype_from_tuple(cls, code, bits, lanes, /)\n--\n\nA DataType from its numbers.",
        ),
        method_def(
            c"_convert_torch_dtype_to_ffi_dtype",
            Method::function_one(from_torch),
            0,
            c"_convert_torch_dtype_to_ffi_dtype(torch_dtype, /)\n--\n\nThe dtype of a torch.dtype.",
        ),
        method_def(
            c"_convert_numpy_dtype_to_ffi_dtype",
            Method::function_one(from_numpy),
            0,
            c"_convert_numpy_dtype_to_ffi_dtype(numpy_dtype, /)\n--\n\nThe dtype of a numpy.dtype.",
        ),
    ]
}
