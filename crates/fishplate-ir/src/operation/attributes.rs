//! `ir.OpAttributeMap`: the attributes of an operation as a mapping.

use fishplate::{AnyView, Array, Error, FromView, Object, ObjectRef, Result};
use mlir_sys::{
    MlirAttribute, mlirIdentifierStr, mlirOperationGetAttribute, mlirOperationGetAttributeByName,
    mlirOperationGetNumAttributes, mlirOperationRemoveAttributeByName,
    mlirOperationSetAttributeByName,
};

use super::Operation;
use crate::Attribute;
use crate::error::{other_context, type_error};
use crate::lock::Guard;
use crate::raw::{string_ref, to_string};
use crate::symbol_table::edits;

/// The attributes of an operation, by name.
#[derive(Object)]
#[object(key = "ir.OpAttributeMap", opaque)]
pub struct AttributeMap {
    #[field(skip)]
    operation: ObjectRef<Operation>,
}

impl AttributeMap {
    /// The attributes of an operation.
    pub fn new(operation: ObjectRef<Operation>) -> ObjectRef<AttributeMap> {
        AttributeMap { operation }.into_ref()
    }

    fn find(&self, held: &Guard<'_>, name: &str) -> Result<MlirAttribute> {
        let raw = self.operation.raw(held)?;
        // SAFETY: live; the name lives for the call.
        Ok(unsafe { mlirOperationGetAttributeByName(raw, string_ref(name)) })
    }

    fn missing(&self, name: &str) -> Error {
        Error::new(
            "KeyError",
            format!(
                "attempt to access a non-existent attribute `{name}` of `{}`",
                self.operation.node().name()
            ),
        )
    }

    /// The attribute at a place, with its name.
    fn at(&self, held: &Guard<'_>, index: isize) -> Result<(String, ObjectRef<Attribute>)> {
        let raw = self.operation.raw(held)?;
        // SAFETY: live; callers stay below the count.
        let named = unsafe { mlirOperationGetAttribute(raw, index) };
        // SAFETY: the name lives as long as the context.
        let name = unsafe { to_string(mlirIdentifierStr(named.name)) };
        // SAFETY: an attribute of the context.
        let attribute = unsafe { Attribute::wrap(self.operation.context(), named.attribute) }?;
        Ok((name, attribute))
    }

    fn count(&self, held: &Guard<'_>) -> Result<isize> {
        let raw = self.operation.raw(held)?;
        // SAFETY: live.
        Ok(unsafe { mlirOperationGetNumAttributes(raw) })
    }
}

#[fishplate::methods(nonblocking)]
impl AttributeMap {
    /// The attribute of a name.
    #[method(name = "__getitem__")]
    fn get_item(&self, key: AnyView<'_>) -> Result<ObjectRef<Attribute>> {
        let held = self.operation.context().lock();
        if let Some(name) = <&str>::from_view(&key) {
            let found = self.find(&held, name)?;
            if found.ptr.is_null() {
                return Err(self.missing(name));
            }
            // SAFETY: an attribute of the context.
            return unsafe { Attribute::wrap(self.operation.context(), found) };
        }
        let Some(index) = i64::from_view(&key) else {
            return Err(type_error(format!("expected a name, got {}", key.type_key())));
        };
        let count = self.count(&held)? as i64;
        let at = if index < 0 { index + count } else { index };
        if !(0..count).contains(&at) {
            return Err(Error::new(
                "IndexError",
                format!("attribute index {index} is out of range: there are {count}"),
            ));
        }
        self.at(&held, at as isize).map(|(_, attribute)| attribute)
    }

    /// The attribute of a name, or None.
    fn find_item(&self, name: &str) -> Result<Option<ObjectRef<Attribute>>> {
        let held = self.operation.context().lock();
        let found = self.find(&held, name)?;
        // SAFETY: an attribute of the context.
        let wrap = || unsafe { Attribute::wrap(self.operation.context(), found) };
        (!found.ptr.is_null()).then(wrap).transpose()
    }

    /// Sets the attribute of a name.
    #[method(name = "__setitem__")]
    fn set_item(&self, name: &str, attribute: ObjectRef<Attribute>) -> Result<()> {
        if !attribute.context().same_as(self.operation.context()) {
            return Err(other_context("the attribute"));
        }
        let held = self.operation.context().lock();
        let raw = self.operation.raw(&held)?;
        // SAFETY: live, and an attribute of the same context; MLIR copies the name.
        unsafe {
            mlirOperationSetAttributeByName(raw, string_ref(name), attribute.raw());
            edits::note_attribute(raw, name);
        }
        Ok(())
    }

    /// Removes the attribute of a name.
    #[method(name = "__delitem__")]
    fn del_item(&self, name: &str) -> Result<()> {
        let held = self.operation.context().lock();
        let raw = self.operation.raw(&held)?;
        // SAFETY: live, and the context is locked.
        unsafe { edits::note_attribute(raw, name) };
        // SAFETY: live; the name lives for the call.
        match unsafe { mlirOperationRemoveAttributeByName(raw, string_ref(name)) } {
            true => Ok(()),
            false => Err(self.missing(name)),
        }
    }

    /// Whether there is an attribute of a name.
    #[method(name = "__contains__")]
    fn contains(&self, name: &str) -> Result<bool> {
        let held = self.operation.context().lock();
        Ok(!self.find(&held, name)?.ptr.is_null())
    }

    /// How many attributes there are.
    #[method(name = "__len__")]
    fn len(&self) -> Result<i64> {
        let held = self.operation.context().lock();
        self.count(&held).map(|count| count as i64)
    }

    /// Names and attributes, in turns.
    fn flat(&self) -> Result<(Array<String>, Array<ObjectRef<Attribute>>)> {
        let held = self.operation.context().lock();
        let all: Result<Vec<_>> =
            (0..self.count(&held)?).map(|index| self.at(&held, index)).collect();
        let (names, attributes): (Vec<_>, Vec<_>) = all?.into_iter().unzip();
        Ok((names.into_iter().collect(), attributes.into_iter().collect()))
    }
}
