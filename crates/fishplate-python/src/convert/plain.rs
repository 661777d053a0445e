//! Conversion to numbers, text, data types, devices, addresses, tensors and functions.

use std::ptr::{null, null_mut};

use fishplate_abi::{DLDataType, DLDataTypeCode, RawAny, RawValue, TypeIndex};
use pyo3_ffi as py;

use super::{Converted, Fault, Node, Outcome, describe, has};
use crate::any::OwnedAny;
use crate::argument::object_view;
use crate::class::ClassCell;
use crate::known::{self, Known};
use crate::object::C_OBJECT;
use crate::python::{
    Owned, PyObject, Raised, Result, call, find_attr, get_attr, import, name, str_utf8,
};
use crate::{callback, device, dtype, error, ffi, function, tensor, value};

fn int(number: i64) -> RawAny {
    RawAny { type_index: TypeIndex::INT, small_len: 0, value: RawValue { v_int64: number } }
}

fn float(number: f64) -> RawAny {
    RawAny { type_index: TypeIndex::FLOAT, small_len: 0, value: RawValue { v_float64: number } }
}

fn boolean(truth: bool) -> RawAny {
    RawAny { type_index: TypeIndex::BOOL, small_len: 0, value: RawValue { v_int64: truth.into() } }
}

/// `numbers.Integral` and `numbers.Real`, imported when a number of a foreign class comes.
static INTEGRAL: ClassCell = ClassCell::new();
static REAL: ClassCell = ClassCell::new();

/// `isinstance(object, numbers.X)`.
unsafe fn is_number(object: *mut PyObject, cell: &ClassCell, class: &str) -> Result<bool> {
    if cell.get().is_null() {
        let numbers = import(c"numbers")?;
        let name = crate::python::new_str(class)?;
        // SAFETY: live objects.
        cell.set(unsafe { get_attr(numbers.as_ptr(), name.as_ptr()) }?);
    }
    // SAFETY: live objects.
    let answer = unsafe { py::PyObject_IsInstance(object, cell.get()) };
    crate::python::check(answer).map(|()| answer == 1)
}

/// "int() failed for X: why".
#[cold]
unsafe fn cast_failed(cast: &str, object: *mut PyObject, raised: Raised) -> Fault {
    match error::caught(raised) {
        Ok(why) => {
            // SAFETY: the caller passes a live object.
            let class = unsafe { describe(object) };
            Fault::Message(format!("{cast}() failed for {class}: {why}"))
        }
        Err(raised) => Fault::Raised(raised),
    }
}

/// The value of an `int`; one beyond 64 bits is a fault.
unsafe fn int_value(object: *mut PyObject) -> std::result::Result<i64, Fault> {
    let mut overflow = 0;
    // SAFETY: the caller passes an int.
    let value = unsafe { py::PyLong_AsLongLongAndOverflow(object, &raw mut overflow) };
    if overflow != 0 {
        // SAFETY: as above. An integer of very many digits has no decimal text.
        let text = unsafe { Owned::steal(py::PyObject_Str(object)) }
            .and_then(|text| {
                // SAFETY: a str.
                let text = unsafe { str_utf8(text.as_ptr()) }?;
                Ok(String::from_utf8_lossy(text).into_owned())
            })
            .or_else(|raised| error::caught(raised).map(|_| "of very many digits".to_owned()))?;
        return Err(Fault::Message(format!(
            "integer {text} out of int64 range [{}, {}]",
            i64::MIN,
            i64::MAX
        )));
    }
    // SAFETY: only asks whether an exception is set.
    if value == -1 && unsafe { !py::PyErr_Occurred().is_null() } {
        return Err(Fault::Raised(Raised::already()));
    }
    Ok(value)
}

/// The value of anything that counts as an integer, and whether it was an `int` already; `None`
/// for other values.
pub(super) unsafe fn integral(
    object: *mut PyObject,
) -> std::result::Result<Option<(i64, bool)>, Fault> {
    // SAFETY: the caller passes a live object.
    unsafe {
        if py::PyLong_Check(object) != 0 {
            return int_value(object).map(|value| Some((value, py::PyBool_Check(object) == 0)));
        }
        if py::PyFloat_Check(object) != 0
            || py::PyUnicode_Check(object) != 0
            || C_OBJECT.is_instance(object)
            || !is_number(object, &INTEGRAL, "Integral")?
        {
            return Ok(None);
        }
        let number = Owned::steal(py::PyNumber_Long(object))
            .map_err(|raised| cast_failed("int", object, raised))?;
        int_value(number.as_ptr()).map(|value| Some((value, false)))
    }
}

impl Node {
    pub(super) unsafe fn int(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            match integral(object)? {
                Some((value, was_int)) => Ok(Converted::plain(int(value), !was_int)),
                None if has(object, name!("__tvm_ffi_int__")?)? => {
                    self.pass_as(object, TypeIndex::INT)
                }
                None => Err(Fault::Mismatch),
            }
        }
    }

    pub(super) unsafe fn float(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object; -1.0 is ambiguous, so the error flag decides.
        unsafe {
            if py::PyFloat_Check(object) != 0 {
                return Ok(Converted::plain(float(py::PyFloat_AS_DOUBLE(object)), false));
            }
            let is_number = py::PyLong_Check(object) != 0
                || (py::PyUnicode_Check(object) == 0
                    && !C_OBJECT.is_instance(object)
                    && (is_number(object, &REAL, "Real")?
                        || is_number(object, &INTEGRAL, "Integral")?));
            if is_number {
                let value = py::PyFloat_AsDouble(object);
                if value == -1.0 && !py::PyErr_Occurred().is_null() {
                    return Err(cast_failed("float", object, Raised::already()));
                }
                return Ok(Converted::plain(float(value), true));
            }
            if has(object, name!("__tvm_ffi_float__")?)? {
                return self.pass_as(object, TypeIndex::FLOAT);
            }
        }
        Err(Fault::Mismatch)
    }

    pub(super) unsafe fn bool(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object; the singletons live as long as the interpreter.
        unsafe {
            if py::PyBool_Check(object) != 0 {
                return Ok(Converted::plain(boolean(object == py::Py_True()), false));
            }
            let is_number = py::PyLong_Check(object) != 0
                || (py::PyFloat_Check(object) == 0
                    && py::PyUnicode_Check(object) == 0
                    && !C_OBJECT.is_instance(object)
                    && is_number(object, &INTEGRAL, "Integral")?);
            if !is_number {
                return Err(Fault::Mismatch);
            }
            match py::PyObject_IsTrue(object) {
                -1 => Err(cast_failed("bool", object, Raised::already())),
                truth => Ok(Converted::plain(boolean(truth == 1), true)),
            }
        }
    }

    pub(super) unsafe fn text(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object; the span lives while it does.
        unsafe {
            if py::PyUnicode_Check(object) == 0 {
                return Err(Fault::Mismatch);
            }
            if known::is_instance(object, Known::Native) {
                return self.pass(object);
            }
            let text = str_utf8(object).map_err(|raised| self.failed(object, raised))?;
            let span = ffi::span(text);
            let mut out = RawAny::NONE;
            error::check(ffi::TVMFFIStringFromByteArray(&raw const span, &raw mut out))?;
            Ok(Converted::same(OwnedAny::from_raw(out)))
        }
    }

    pub(super) unsafe fn bytes(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            if py::PyByteArray_Check(object) != 0 {
                return self.pass(object).map(|converted| Converted::new(converted.value));
            }
            if py::PyBytes_Check(object) != 0 {
                return self.pass(object);
            }
        }
        Err(Fault::Mismatch)
    }

    pub(super) unsafe fn device(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            if device::DEVICE.is_instance(object) {
                return self.pass(object);
            }
            if py::PyUnicode_Check(object) != 0 {
                let parsed = call(device::DEVICE.get(), &[object])
                    .map_err(|raised| invalid_text("Device", "device", object, raised))?;
                return self.pass_as(parsed.as_ptr(), TypeIndex::DEVICE);
            }
            if has(object, name!("__dlpack_device__")?)? && !has(object, name!("__dlpack__")?)? {
                return self.pass_as(object, TypeIndex::DEVICE);
            }
        }
        Err(Fault::Mismatch)
    }

    pub(super) unsafe fn data_type(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            if dtype::DATA_TYPE.is_instance(object) || known::is_instance(object, Known::DType) {
                return self.pass(object);
            }
            if py::PyUnicode_Check(object) != 0 {
                let text = str_utf8(object)
                    .map_err(|raised| invalid_text("dtype", "dtype", object, raised))?;
                let span = ffi::span(text);
                let mut parsed = DLDataType { code: DLDataTypeCode(0), bits: 0, lanes: 0 };
                error::check(ffi::TVMFFIDataTypeFromString(&raw const span, &raw mut parsed))
                    .map_err(|raised| invalid_text("dtype", "dtype", object, raised))?;
                let mut out = RawAny { type_index: TypeIndex::DATA_TYPE, ..RawAny::NONE };
                out.value.v_dtype = parsed;
                return Ok(Converted::plain(out, true));
            }
            if find_attr(object, name!("__dlpack_data_type__")?)?.is_some()
                || is_dtype_of_framework(object)?
            {
                return self.pass_as(object, TypeIndex::DATA_TYPE);
            }
        }
        Err(Fault::Mismatch)
    }

    pub(super) unsafe fn pointer(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            if object == py::Py_None() {
                let null = RawValue { v_ptr: null_mut() };
                let value =
                    RawAny { type_index: TypeIndex::OPAQUE_PTR, value: null, ..RawAny::NONE };
                return Ok(Converted::plain(value, true));
            }
            if py::PyObject_TypeCheck(object, value::c_void_p()?.cast()) != 0 {
                return self.pass(object);
            }
            if has(object, name!("__tvm_ffi_opaque_ptr__")?)?
                || has(object, name!("__cuda_stream__")?)?
                || crate::argument::has_handler(py::Py_TYPE(object).cast())?
            {
                return self.pass_as(object, TypeIndex::OPAQUE_PTR);
            }
        }
        Err(Fault::Mismatch)
    }

    pub(super) unsafe fn tensor(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            if tensor::TENSOR.is_instance(object) {
                return self.pass(object);
            }
            if has(object, name!("__dlpack__")?)?
                || (has(object, name!("__dlpack_c_exchange_api__")?)?
                    && !crate::dlpack::skips_exchange_api()?)
            {
                return self.pass_as(object, TypeIndex::TENSOR);
            }
        }
        Err(Fault::Mismatch)
    }

    pub(super) unsafe fn callable(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object; the new function's reference is given.
        unsafe {
            if function::FUNCTION.is_instance(object) {
                return self.pass(object);
            }
            if py::PyCallable_Check(object) == 0 || C_OBJECT.is_instance(object) {
                return Err(Fault::Mismatch);
            }
            let made = object_view(TypeIndex::FUNCTION, callback::make(object, null())?);
            Ok(Converted::new(OwnedAny::from_raw(made)))
        }
    }
}

/// "expected dtype, got invalid dtype string 'x'".
#[cold]
unsafe fn invalid_text(kind: &str, what: &str, object: *mut PyObject, raised: Raised) -> Fault {
    // SAFETY: the caller passes a live str.
    let repr = error::caught(raised).and_then(|_| unsafe {
        let repr = Owned::steal(py::PyObject_Repr(object))?;
        Ok(String::from_utf8_lossy(str_utf8(repr.as_ptr())?).into_owned())
    });
    match repr {
        Ok(repr) => Fault::Message(format!("expected {kind}, got invalid {what} string {repr}")),
        Err(raised) => Fault::Raised(raised),
    }
}

/// Whether a value is `torch.dtype` or `numpy.dtype`, of modules that are loaded.
unsafe fn is_dtype_of_framework(object: *mut PyObject) -> Result<bool> {
    for module in [c"torch", c"numpy"] {
        // SAFETY: the caller passes a live object; the entry is borrowed, so shared while in use.
        unsafe {
            let found = py::PyDict_GetItemString(py::PyImport_GetModuleDict(), module.as_ptr());
            if found.is_null() {
                continue;
            }
            let module = Owned::share(found);
            if let Some(class) = find_attr(module.as_ptr(), name!("dtype")?)?
                && py::PyType_Check(class.as_ptr()) != 0
                && py::PyObject_TypeCheck(object, class.as_ptr().cast()) != 0
            {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
