//! Data types of other packages: NumPy and ml_dtypes, torch, and what says itself what it is by
//! `__dlpack_data_type__`.

use std::ffi::CStr;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{DLDataType, RawAny};
use pyo3_ffi as py;

use super::{DATA_TYPE, content, from_numbers, new_data_type, parse, set, to_python};
use crate::argument::{Frame, Row};
use crate::class::{Method, method_def};
use crate::python::{
    Owned, PyObject, Raised, Result, as_i64, call_method0, check, fence, find_attr, get_attr, name,
    str_utf8, type_error, type_name, value_error,
};

/// `{data type of another package: DataType}`: found once.
static KNOWN: AtomicPtr<PyObject> = AtomicPtr::new(null_mut());

/// What was found before for `object`, or what `find` finds now.
unsafe fn remembered(
    object: *mut PyObject,
    find: impl FnOnce() -> Result<DLDataType>,
) -> Result<DLDataType> {
    // SAFETY: the caller passes a live object; the dictionary is kept for good.
    unsafe {
        if KNOWN.load(Ordering::Relaxed).is_null() {
            KNOWN.store(Owned::steal(py::PyDict_New())?.into_ptr(), Ordering::Release);
        }
        let known = KNOWN.load(Ordering::Relaxed);
        let found = py::PyDict_GetItemWithError(known, object);
        if !found.is_null() {
            return Ok(content(found));
        }
        if !py::PyErr_Occurred().is_null() {
            return Err(Raised::already());
        }
        let dtype = find()?;
        let made = new_data_type(dtype)?;
        check(py::PyDict_SetItem(known, object, made.as_ptr()))?;
        Ok(dtype)
    }
}

/// The text of an attribute.
unsafe fn text_of(object: *mut PyObject, name: *mut PyObject) -> Result<String> {
    // SAFETY: the caller passes live objects.
    unsafe {
        let value = get_attr(object, name)?;
        let text = Owned::steal(py::PyObject_Str(value.as_ptr()))?;
        Ok(String::from_utf8_lossy(str_utf8(text.as_ptr())?).into_owned())
    }
}

#[cold]
unsafe fn unsupported(package: &str, object: *mut PyObject) -> Raised {
    // SAFETY: the caller passes a live object.
    let text = unsafe {
        match Owned::steal(py::PyObject_Repr(object)) {
            Ok(text) => text,
            Err(raised) => return raised,
        }
    };
    // SAFETY: repr returns a str.
    match unsafe { str_utf8(text.as_ptr()) } {
        Ok(text) => {
            let text = String::from_utf8_lossy(text);
            value_error(format!("Unsupported {package} dtype: {text}"))
        }
        Err(raised) => raised,
    }
}

/// Parses the name that a package has for a data type; a name that is not ours is unsupported.
unsafe fn parse_name(package: &str, object: *mut PyObject, name: &str) -> Result<DLDataType> {
    // SAFETY: the caller passes a live object.
    unsafe {
        match parse(name.as_bytes()) {
            Err(_) if py::PyErr_ExceptionMatches(py::PyExc_ValueError) != 0 => {
                py::PyErr_Clear();
                Err(unsupported(package, object))
            }
            result => result,
        }
    }
}

/// The data type of a `numpy.dtype`, those of ml_dtypes included.
///
/// # Safety
/// `object` is a live `numpy.dtype`.
pub(crate) unsafe fn of_numpy(object: *mut PyObject) -> Result<DLDataType> {
    const PACKAGE: &str = "numpy or ml_dtypes";
    // SAFETY: see above.
    unsafe {
        remembered(object, || {
            let class = get_attr(object, name!("type")?)?;
            let module = text_of(class.as_ptr(), name!("__module__")?)?;
            let kind = text_of(object, name!("kind")?)?;
            let native = get_attr(object, name!("isnative")?)?;
            let number = ["b", "i", "u", "f"].contains(&kind.as_str());
            let scalar = module == "ml_dtypes" || module == "numpy" && number;
            let name = text_of(object, name!("name")?)?;
            // A long double of x86 is no IEEE type, whatever its size.
            if !scalar || native.as_ptr() != py::Py_True() || name == "float128" {
                return Err(unsupported(PACKAGE, object));
            }
            parse_name(PACKAGE, object, &name)
        })
    }
}

/// The data type of a `torch.dtype`, which is printed as `torch.float32`.
unsafe fn of_torch(object: *mut PyObject) -> Result<DLDataType> {
    // SAFETY: the caller passes a live object.
    unsafe {
        remembered(object, || {
            let text = Owned::steal(py::PyObject_Str(object))?;
            let text = String::from_utf8_lossy(str_utf8(text.as_ptr())?).into_owned();
            parse_name("torch", object, text.strip_prefix("torch.").unwrap_or(&text))
        })
    }
}

/// Three numbers in a tuple: code, bits and lanes.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn triple(object: *mut PyObject, what: &str) -> Result<DLDataType> {
    // SAFETY: live (see above); the tuple has three items.
    unsafe {
        if py::PyTuple_Check(object) == 0 || py::PyTuple_Size(object) != 3 {
            let got = type_name(object);
            return Err(type_error(format!(
                "{what} must be a tuple (code, bits, lanes), got {got}"
            )));
        }
        let numbers = [0, 1, 2].map(|index| as_i64(py::PyTuple_GET_ITEM(object, index)));
        let [code, bits, lanes] = numbers;
        from_numbers(code?, bits?, lanes?)
    }
}

unsafe fn of_protocol(object: *mut PyObject) -> Result<DLDataType> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let answer = call_method0(object, name!("__dlpack_data_type__")?)?;
        triple(answer.as_ptr(), "__dlpack_data_type__()")
    }
}

/// Whether `object` is an instance of `module.name`, for a module that is imported already.
unsafe fn is_loaded(object: *mut PyObject, module: &CStr, name: *mut PyObject) -> Result<bool> {
    // SAFETY: the caller passes live objects; the module is shared while it is asked.
    unsafe {
        let module = py::PyDict_GetItemString(py::PyImport_GetModuleDict(), module.as_ptr());
        if module.is_null() {
            return Ok(false);
        }
        let module = Owned::share(module);
        match find_attr(module.as_ptr(), name)? {
            Some(class) if py::PyType_Check(class.as_ptr()) != 0 => {
                Ok(py::PyObject_TypeCheck(object, class.as_ptr().cast()) != 0)
            }
            _ => Ok(false),
        }
    }
}

/// What another package, or a `DataType`, says; nothing for all else, texts above all.
///
/// # Safety
/// `object` is live.
pub(super) unsafe fn of_foreign(object: *mut PyObject) -> Result<Option<DLDataType>> {
    // SAFETY: live (see above).
    unsafe {
        if py::PyUnicode_Check(object) != 0 {
            return Ok(None);
        }
        if DATA_TYPE.is_instance(object) {
            return Ok(Some(content(object)));
        }
        if is_loaded(object, c"torch", name!("dtype")?)? {
            return of_torch(object).map(Some);
        }
        if is_loaded(object, c"numpy", name!("dtype")?)? {
            return of_numpy(object).map(Some);
        }
        if py::PyType_Check(object) != 0 {
            return of_scalar_class(object);
        }
        let class: *mut PyObject = py::Py_TYPE(object).cast();
        match find_attr(class, name!("__dlpack_data_type__")?)? {
            Some(_) => of_protocol(object).map(Some),
            None => Ok(None),
        }
    }
}

/// `numpy.float32` and the like: classes of scalars.
unsafe fn of_scalar_class(class: *mut PyObject) -> Result<Option<DLDataType>> {
    // SAFETY: the caller passes a live class.
    unsafe {
        let module = text_of(class, name!("__module__")?)?;
        if module != "numpy" && module != "ml_dtypes" {
            return Ok(None);
        }
        let numpy = crate::python::import(c"numpy")?;
        let make = get_attr(numpy.as_ptr(), name!("dtype")?)?;
        let dtype = crate::python::call(make.as_ptr(), &[class])?;
        of_numpy(dtype.as_ptr()).map(Some)
    }
}

macro_rules! rows {
    ($($row:ident $find:ident;)*) => {$(
        pub(crate) unsafe fn $row(
            _: &Row,
            _: &mut Frame,
            object: *mut PyObject,
            out: &mut RawAny,
        ) -> Result<()> {
            // SAFETY: the row is that of the class that `find` is for.
            set(unsafe { $find(object)? }, out);
            Ok(())
        }
    )*};
}

rows! {
    set_torch_dtype of_torch;
    set_numpy_dtype of_numpy;
    set_dlpack_data_type of_protocol;
}

unsafe extern "C" fn from_torch(_: *mut PyObject, object: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object.
        unsafe {
            if !is_loaded(object, c"torch", name!("dtype")?)? {
                return Err(expected("torch.dtype", object));
            }
            to_python(of_torch(object)?)
        }
    })
}

unsafe extern "C" fn from_numpy(_: *mut PyObject, object: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object.
        unsafe {
            if !is_loaded(object, c"numpy", name!("dtype")?)? {
                return Err(expected("numpy.dtype", object));
            }
            to_python(of_numpy(object)?)
        }
    })
}

unsafe fn expected(what: &str, object: *mut PyObject) -> Raised {
    // SAFETY: the caller passes a live object.
    value_error(format!("expected a {what}, got {}", unsafe { type_name(object) }))
}

/// The functions of this folder.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_create_cdtype_from_tuple",
            Method::Fast(super::create),
            0,
            c"_create_cdtype_from_tuple(cls, code, bits, lanes, /)\n--\n\nA DataType from its numbers.",
        ),
        method_def(
            c"_convert_torch_dtype_to_ffi_dtype",
            Method::One(from_torch),
            0,
            c"_convert_torch_dtype_to_ffi_dtype(torch_dtype, /)\n--\n\nThe dtype of a torch.dtype.",
        ),
        method_def(
            c"_convert_numpy_dtype_to_ffi_dtype",
            Method::One(from_numpy),
            0,
            c"_convert_numpy_dtype_to_ffi_dtype(numpy_dtype, /)\n--\n\nThe dtype of a numpy.dtype.",
        ),
    ]
}
