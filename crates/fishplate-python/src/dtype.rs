//! `DataType`: code, bits and lanes of an element; `dtype` is the `str` that holds one.

use std::ffi::c_void;

use fishplate_abi::{DLDataType, RawAny, RawValue, TypeIndex};
use pyo3_ffi as py;

use crate::argument::{Frame, Row};
use crate::class::{ClassBuilder, ClassCell, add_class};
use crate::known::{Known, class};
use crate::python::{Owned, PyObject, Result, call, get_attr, name, runtime_error, type_error};
use crate::{error, ffi, value};

/// The layout of an instance.
#[repr(C)]
pub(crate) struct DataTypeObject {
    base: PyObject,
    dtype: DLDataType,
}

pub(crate) static DATA_TYPE: ClassCell = ClassCell::new();

/// The Python value of a data type: a `dtype`.
pub(crate) fn to_python(dtype: DLDataType) -> Result<Owned> {
    let make = class(Known::DType);
    if make.is_null() {
        return Err(runtime_error("fishplate.dtype is not imported yet"));
    }
    let mut text = RawAny::NONE;
    // SAFETY: two addresses; the string is owned, and read by `take`; live objects.
    unsafe {
        error::check(ffi::TVMFFIDataTypeToString(&raw const dtype, &raw mut text))?;
        let text = value::take(text, std::ptr::null())?;
        call(make, &[text.as_ptr()])
    }
}

fn set(dtype: DLDataType, out: &mut RawAny) {
    out.type_index = TypeIndex::DATA_TYPE;
    out.value = RawValue { v_uint64: 0 };
    out.value.v_dtype = dtype;
}

pub(crate) unsafe fn set_data_type(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of DataType.
    set(unsafe { (*object.cast::<DataTypeObject>()).dtype }, out);
    Ok(())
}

/// `dtype`: the `DataType` that it holds.
pub(crate) unsafe fn set_dtype(
    row: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object; what it holds is checked.
    unsafe {
        let inner = get_attr(object, name!("_tvm_ffi_dtype")?)?;
        if !DATA_TYPE.is_instance(inner.as_ptr()) {
            return Err(type_error("the dtype holds no DataType"));
        }
        set_data_type(row, frame, inner.as_ptr(), out)
    }
}

pub(crate) unsafe fn set_torch_dtype(
    _: &Row,
    _: &mut Frame,
    _: *mut PyObject,
    _: &mut RawAny,
) -> Result<()> {
    Err(type_error("torch dtypes cannot be passed yet"))
}

pub(crate) unsafe fn set_numpy_dtype(
    _: &Row,
    _: &mut Frame,
    _: *mut PyObject,
    _: &mut RawAny,
) -> Result<()> {
    Err(type_error("NumPy dtypes cannot be passed yet"))
}

pub(crate) unsafe fn set_dlpack_data_type(
    _: &Row,
    _: &mut Frame,
    _: *mut PyObject,
    _: &mut RawAny,
) -> Result<()> {
    Err(type_error("__dlpack_data_type__ cannot be passed yet"))
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe { crate::object::free(this) };
}

/// Adds the class to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<DataTypeObject>(c"fishplate._core.DataType")
        .doc(c"Code, bits and lanes of an element.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .build(std::ptr::null_mut(), &DATA_TYPE)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &DATA_TYPE) }
}
