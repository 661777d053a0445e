//! Conversion to numbers, text, data types, devices, addresses, tensors and functions.

use std::ptr::null_mut;

use fishplate_abi::{RawAny, RawValue, TypeIndex};

use super::{Converted, Fault, Node, Outcome, describe, has};
use crate::any::OwnedAny;
use crate::argument::has_handler;
use crate::known::{self, Known};
use crate::object::C_OBJECT;
use crate::python::{
    Borrowed, Class, Kept, Owned, Raised, Result, call, find_attr, get_attr, import,
    int_or_overflow, loaded_module, name, new_str, str_utf8, text_of,
};
use crate::{callback, device, dtype, error, ffi, function, tensor, value};

/// `numbers.Integral` and `numbers.Real`, imported for the first number of a foreign class.
static INTEGRAL: Kept = Kept::new();
static REAL: Kept = Kept::new();

/// `isinstance(object, numbers.X)`.
fn is_number(object: Borrowed<'_>, cell: &Kept, class: &str) -> Result<bool> {
    let py = object.py();
    let class = cell
        .get_or(py, || get_attr(import(py, c"numbers")?.borrow(), new_str(py, class)?.borrow()))?;
    object.is_instance(class)
}

/// "int() failed for X: why".
#[cold]
fn cast_failed(cast: &str, object: Borrowed<'_>, raised: Raised) -> Fault {
    match error::caught(object.py(), raised) {
        Ok(why) => {
            let class = describe(object);
            Fault::Message(format!("{cast}() failed for {class}: {why}"))
        }
        Err(raised) => Fault::Raised(raised),
    }
}

/// The value of an `int`; one beyond 64 bits is a fault.
fn int_value(object: Borrowed<'_>) -> std::result::Result<i64, Fault> {
    if let Some(value) = int_or_overflow(object)? {
        return Ok(value);
    }
    // An integer of very many digits has no decimal text.
    let text = object.str().and_then(|text| text_of(text.borrow())).or_else(|raised| {
        error::caught(object.py(), raised).map(|_| "of very many digits".to_owned())
    })?;
    Err(Fault::Message(format!("integer {text} out of int64 range [{}, {}]", i64::MIN, i64::MAX)))
}

/// The value of anything that counts as an integer, and whether it was an `int` already; `None` for
/// other values.
pub(super) fn integral(object: Borrowed<'_>) -> std::result::Result<Option<(i64, bool)>, Fault> {
    if object.is_int() {
        return int_value(object).map(|value| Some((value, !object.is_bool())));
    }
    if object.is_float()
        || object.is_str()
        || C_OBJECT.is_instance(object)
        || !is_number(object, &INTEGRAL, "Integral")?
    {
        return Ok(None);
    }
    let number = object.to_int().map_err(|raised| cast_failed("int", object, raised))?;
    int_value(number.borrow()).map(|value| Some((value, false)))
}

impl Node {
    pub(super) fn int(&self, object: Borrowed<'_>) -> Outcome {
        let py = object.py();
        match integral(object)? {
            Some((value, was_int)) => Ok(Converted::plain(RawAny::from_int(value), !was_int)),
            None if has(object, name!(py, "__tvm_ffi_int__")?)? => {
                self.pass_as(object, TypeIndex::INT)
            }
            None => Err(Fault::Mismatch),
        }
    }

    pub(super) fn float(&self, object: Borrowed<'_>) -> Outcome {
        let py = object.py();
        if object.is_float() {
            return Ok(Converted::plain(RawAny::from_float(object.as_f64()?), false));
        }
        let is_number = object.is_int()
            || (!object.is_str()
                && !C_OBJECT.is_instance(object)
                && (is_number(object, &REAL, "Real")?
                    || is_number(object, &INTEGRAL, "Integral")?));
        if is_number {
            let value = object.as_f64().map_err(|raised| cast_failed("float", object, raised))?;
            return Ok(Converted::plain(RawAny::from_float(value), true));
        }
        if has(object, name!(py, "__tvm_ffi_float__")?)? {
            return self.pass_as(object, TypeIndex::FLOAT);
        }
        Err(Fault::Mismatch)
    }

    pub(super) fn bool(&self, object: Borrowed<'_>) -> Outcome {
        if object.is_bool() {
            return Ok(Converted::plain(
                RawAny::from_bool(object == Owned::bool(object.py(), true).borrow()),
                false,
            ));
        }
        let is_number = object.is_int()
            || (!object.is_float()
                && !object.is_str()
                && !C_OBJECT.is_instance(object)
                && is_number(object, &INTEGRAL, "Integral")?);
        if !is_number {
            return Err(Fault::Mismatch);
        }
        let truth = object.is_true().map_err(|raised| cast_failed("bool", object, raised))?;
        Ok(Converted::plain(RawAny::from_bool(truth), true))
    }

    pub(super) fn text(&self, object: Borrowed<'_>) -> Outcome {
        if !object.is_str() {
            return Err(Fault::Mismatch);
        }
        if known::is_instance(object, Known::Native) {
            return self.pass(object);
        }
        let text = str_utf8(object).map_err(|raised| self.failed(object, raised))?;
        Ok(Converted::same(error::checked(object.py(), ffi::text(text, true))?))
    }

    pub(super) fn bytes(&self, object: Borrowed<'_>) -> Outcome {
        if object.is_bytearray() {
            return self.pass(object).map(|converted| Converted::new(converted.value));
        }
        if object.is_bytes() {
            return self.pass(object);
        }
        Err(Fault::Mismatch)
    }

    pub(super) fn device(&self, object: Borrowed<'_>) -> Outcome {
        let py = object.py();
        if device::DEVICE.is_instance(object) {
            return self.pass(object);
        }
        if object.is_str() {
            let parsed = call(device::DEVICE.get(py), &[object])
                .map_err(|raised| invalid_text("Device", "device", object, raised))?;
            return self.pass_as(parsed.borrow(), TypeIndex::DEVICE);
        }
        if has(object, name!(py, "__dlpack_device__")?)? && !has(object, name!(py, "__dlpack__")?)?
        {
            return self.pass_as(object, TypeIndex::DEVICE);
        }
        Err(Fault::Mismatch)
    }

    pub(super) fn data_type(&self, object: Borrowed<'_>) -> Outcome {
        let py = object.py();
        if dtype::DATA_TYPE.is_instance(object) || known::is_instance(object, Known::DType) {
            return self.pass(object);
        }
        if object.is_str() {
            let parsed = str_utf8(object)
                .and_then(|text| dtype::parse_ffi(py, text))
                .map_err(|raised| invalid_text("dtype", "dtype", object, raised))?;
            let value = RawValue { v_dtype: parsed };
            let out = RawAny::plain(TypeIndex::DATA_TYPE, value);
            return Ok(Converted::plain(out, true));
        }
        if find_attr(object, name!(py, "__dlpack_data_type__")?)?.is_some()
            || is_dtype_of_framework(object)?
        {
            return self.pass_as(object, TypeIndex::DATA_TYPE);
        }
        Err(Fault::Mismatch)
    }

    pub(super) fn pointer(&self, object: Borrowed<'_>) -> Outcome {
        let py = object.py();
        if object.is_none() {
            return Ok(Converted::plain(RawAny::from_pointer(null_mut()), true));
        }
        if Class::of(value::c_void_p(py)?).is_some_and(|class| object.is_instance_of(class)) {
            return self.pass(object);
        }
        if has(object, name!(py, "__tvm_ffi_opaque_ptr__")?)?
            || has(object, name!(py, "__cuda_stream__")?)?
            || has_handler(object.class().object())?
        {
            return self.pass_as(object, TypeIndex::OPAQUE_PTR);
        }
        Err(Fault::Mismatch)
    }

    pub(super) fn tensor(&self, object: Borrowed<'_>) -> Outcome {
        let py = object.py();
        if tensor::TENSOR.is_instance(object) {
            return self.pass(object);
        }
        if has(object, name!(py, "__dlpack__")?)?
            || (has(object, name!(py, "__dlpack_c_exchange_api__")?)?
                && !crate::dlpack::skips_exchange_api(py)?)
        {
            return self.pass_as(object, TypeIndex::TENSOR);
        }
        Err(Fault::Mismatch)
    }

    pub(super) fn callable(&self, object: Borrowed<'_>) -> Outcome {
        if function::FUNCTION.is_instance(object) {
            return self.pass(object);
        }
        if !object.is_callable() || C_OBJECT.is_instance(object) {
            return Err(Fault::Mismatch);
        }
        Ok(Converted::new(OwnedAny::object(callback::make(object, None)?)))
    }
}

/// "expected dtype, got invalid dtype string 'x'".
#[cold]
fn invalid_text(kind: &str, what: &str, object: Borrowed<'_>, raised: Raised) -> Fault {
    let repr = error::caught(object.py(), raised).and_then(|_| text_of(object.repr()?.borrow()));
    match repr {
        Ok(repr) => Fault::Message(format!("expected {kind}, got invalid {what} string {repr}")),
        Err(raised) => Fault::Raised(raised),
    }
}

/// Whether a value is a `torch.dtype` or `numpy.dtype`; looks only at loaded modules.
fn is_dtype_of_framework(object: Borrowed<'_>) -> Result<bool> {
    let py = object.py();
    for module in [c"torch", c"numpy"] {
        let Some(module) = loaded_module(py, module) else { continue };
        let class = find_attr(module.borrow(), name!(py, "dtype")?)?;
        if class.is_some_and(|class| {
            Class::of(class.borrow()).is_some_and(|class| object.is_instance_of(class))
        }) {
            return Ok(true);
        }
    }
    Ok(false)
}
