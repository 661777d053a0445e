//! Conversion to objects of a registered type, enums included.

use fishplate_abi::{TypeIndex, attr};

use super::plain::integral;
use super::{Converted, Fault, Node, Outcome, is_a};
use crate::any::{OwnedAny, View};
use crate::ffi_object::FfiObject;
use crate::object::{C_OBJECT, handle_of};
use crate::python::{Borrowed, Owned, Raised, Result, call, get_attr, name};
use crate::reflection::{attr_of, column};
use crate::{argument, error, function, value};

/// An attribute of a type, if the type has it.
fn type_attr(index: TypeIndex, name: &str) -> Option<View<'static>> {
    let value = column(name.as_bytes()).and_then(|column| attr_of(column, index))?;
    // SAFETY: the values of columns are never freed once they are set.
    Some(unsafe { View::from_raw(*value) })
}

impl Node {
    pub(super) fn instance(&self, index: TypeIndex, object: Borrowed<'_>) -> Outcome {
        match handle_of(object) {
            Some(handle) if is_a(handle.type_index(), index) => {
                Ok(Converted::same(OwnedAny::object(handle.share())))
            }
            _ => self.made_into(index, object),
        }
    }

    /// Passes the value, and lets the type's `__ffi_convert__` turn it into an object.
    fn made_into(&self, index: TypeIndex, object: Borrowed<'_>) -> Outcome {
        let mut passed = self.pass(object)?.value;
        if let Some(convert) = type_attr(index, attr::CONVERT)
            && let Some(convert) = convert.as_object().and_then(FfiObject::function)
        {
            passed = function::call_packed(object.py(), convert.object(), &[passed.borrow()])
                .map_err(|raised| self.hook_failed(object, raised))?;
        }
        let came = passed.view().type_index;
        if came.is_object() && is_a(came, index) {
            return Ok(Converted::new(passed));
        }
        Err(Fault::Mismatch)
    }

    /// The message of a `__ffi_convert__` that raised, indented below ours.
    fn hook_failed(&self, object: Borrowed<'_>, raised: Raised) -> Fault {
        match error::caught(object.py(), raised) {
            Ok(why) => {
                let why = why.replace('\n', "\n    ");
                let expected = self.expected(object);
                Fault::Message(format!("{expected}\n  __ffi_convert__ failed:\n    {why}"))
            }
            Err(raised) => Fault::Raised(raised),
        }
    }

    pub(super) fn int_enum(&self, index: TypeIndex, object: Borrowed<'_>) -> Outcome {
        let py = object.py();
        if !C_OBJECT.is_instance(object)
            && let Some((number, _)) = integral(object)?
        {
            let payload = Owned::int(py, number)?;
            if let Some(member) = enum_member(index, payload.borrow())? {
                return Ok(Converted::new(member));
            }
        }
        self.instance(index, object)
    }

    pub(super) fn str_enum(&self, index: TypeIndex, object: Borrowed<'_>) -> Outcome {
        if object.is_str()
            && let Some(member) = enum_member(index, object)?
        {
            return Ok(Converted::new(member));
        }
        self.instance(index, object)
    }
}

/// Finds the member of an enum by its value.
fn enum_member(index: TypeIndex, payload: Borrowed<'_>) -> Result<Option<OwnedAny>> {
    let py = payload.py();
    let Some(state) = type_attr(index, attr::ENUM) else { return Ok(None) };
    let state = value::view(py, state, None)?;
    let indexes = get_attr(state.borrow(), name!(py, "indexes")?)?;
    let find = get_attr(indexes.borrow(), name!(py, "get")?)?;
    let member = call(find.borrow(), &[payload])?;
    match member.is_none() {
        true => Ok(None),
        false => argument::owned(member.borrow()).map(Some),
    }
}
