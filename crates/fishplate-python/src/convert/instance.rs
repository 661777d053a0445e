//! Conversion to objects of a registered type, enums included.

use fishplate_abi::{RawAny, TypeIndex, attr};
use pyo3_ffi as py;

use super::plain::integral;
use super::{Converted, Fault, Node, Outcome, is_a};
use crate::any::OwnedAny;
use crate::object::{C_OBJECT, handle_of, view_of};
use crate::python::{Owned, PyObject, Result, call, get_attr, name};
use crate::reflection::attr_of;
use crate::{argument, error, ffi, function, value};

/// An attribute of a type, if it has it.
fn type_attr(index: TypeIndex, name: &str) -> Option<&'static RawAny> {
    let span = ffi::span(name.as_bytes());
    // SAFETY: a span; columns live for good, and their values once they are set.
    unsafe {
        ffi::TVMFFIGetTypeAttrColumn(&raw const span)
            .as_ref()
            .and_then(|column| attr_of(column, index))
    }
}

impl Node {
    pub(super) unsafe fn instance(&self, index: TypeIndex, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object; a wrapper keeps its object alive.
        unsafe {
            if C_OBJECT.is_instance(object)
                && !handle_of(object).is_null()
                && is_a((*handle_of(object)).type_index, index)
            {
                fishplate_abi::inc_ref(handle_of(object));
                let value = OwnedAny::from_raw(view_of(handle_of(object)));
                return Ok(Converted::same(value));
            }
            self.made_into(index, object)
        }
    }

    /// Passes the value, and lets the type's `__ffi_convert__` make an object of it.
    unsafe fn made_into(&self, index: TypeIndex, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object; an attribute that is a function is a live one.
        unsafe {
            let mut passed = self.pass(object)?.value;
            if let Some(convert) = type_attr(index, attr::CONVERT)
                && convert.type_index == TypeIndex::FUNCTION
            {
                passed = match function::call_packed(convert.value.v_obj, &[*passed.view()]) {
                    Ok(made) => OwnedAny::from_raw(made),
                    Err(raised) => return Err(self.hook_failed(object, raised)),
                };
            }
            let came = passed.view().type_index;
            if came.is_object() && is_a(came, index) {
                return Ok(Converted::new(passed));
            }
        }
        Err(Fault::Mismatch)
    }

    /// The message of a `__ffi_convert__` that raised, indented below ours.
    unsafe fn hook_failed(&self, object: *mut PyObject, raised: crate::python::Raised) -> Fault {
        match error::caught(raised) {
            Ok(why) => {
                let why = why.replace('\n', "\n    ");
                // SAFETY: the caller passes a live object.
                let expected = unsafe { self.expected(object) };
                Fault::Message(format!("{expected}\n  __ffi_convert__ failed:\n    {why}"))
            }
            Err(raised) => Fault::Raised(raised),
        }
    }

    pub(super) unsafe fn int_enum(&self, index: TypeIndex, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            if !C_OBJECT.is_instance(object)
                && let Some((number, _)) = integral(object)?
            {
                let payload = Owned::int(number)?;
                if let Some(member) = enum_member(index, payload.as_ptr())? {
                    return Ok(Converted::new(member));
                }
            }
            self.instance(index, object)
        }
    }

    pub(super) unsafe fn str_enum(&self, index: TypeIndex, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            if py::PyUnicode_Check(object) != 0
                && let Some(member) = enum_member(index, object)?
            {
                return Ok(Converted::new(member));
            }
            self.instance(index, object)
        }
    }
}

/// The member of an enum by its value.
unsafe fn enum_member(index: TypeIndex, payload: *mut PyObject) -> Result<Option<OwnedAny>> {
    let Some(state) = type_attr(index, attr::ENUM) else { return Ok(None) };
    // SAFETY: the caller passes a live object; the attribute is a valid value.
    unsafe {
        let state = value::view(state, std::ptr::null())?;
        let indexes = get_attr(state.as_ptr(), name!("indexes")?)?;
        let find = get_attr(indexes.as_ptr(), name!("get")?)?;
        let member = call(find.as_ptr(), &[payload])?;
        if member.as_ptr() == py::Py_None() {
            return Ok(None);
        }
        Ok(Some(OwnedAny::from_raw(argument::owned(member.as_ptr())?)))
    }
}
