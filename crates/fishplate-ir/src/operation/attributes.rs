//! `ir.OpAttributeMap`: the attributes of an operation as a mapping.

use fishplate::{Any, AnyView, Array, Error, FromView, IntoAny, Object, ObjectRef, Result};
use fishplate_mlir as mlir;

use super::Operation;
use crate::Attribute;
use crate::error::{index_error, key_error, other_context, type_error};
use crate::lock::Guard;
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

    fn find<'h>(&'h self, held: &'h Guard<'_>, name: &str) -> Result<Option<mlir::Attribute<'h>>> {
        Ok(self.operation.mlir(held)?.attribute(name))
    }

    fn missing(&self, name: &str) -> Error {
        let operation = self.operation.node().name();
        key_error(format!("attempt to access a non-existent attribute `{name}` of `{operation}`"))
    }

    fn wrap(&self, raw: mlir::Attribute<'_>) -> Result<ObjectRef<Attribute>> {
        Attribute::wrap(self.operation.context(), raw)
    }
}

#[fishplate::methods(nonblocking)]
impl AttributeMap {
    /// The attribute with a name, or the name and attribute at a position.
    #[method(name = "__getitem__")]
    fn get_item(&self, key: AnyView<'_>) -> Result<Any> {
        let held = self.operation.context().lock();
        if let Some(name) = <&str>::from_view(&key) {
            let found = self.find(&held, name)?.ok_or_else(|| self.missing(name))?;
            return Ok(self.wrap(found)?.into_any());
        }
        let Some(index) = i64::from_view(&key) else {
            return Err(type_error(format!("expected a name, got {}", key.type_key())));
        };
        let raw = self.operation.mlir(&held)?;
        let count = raw.attribute_count() as i64;
        let at = if index < 0 { index.saturating_add(count) } else { index };
        let found = usize::try_from(at).ok().and_then(|at| raw.attribute_at(at));
        let (name, found) = found.ok_or_else(|| {
            index_error(format!("attribute index {index} is out of range: there are {count}"))
        })?;
        Ok(Attribute::get_named(self.wrap(found)?, &name).into_any())
    }

    /// The attribute with a name, or None.
    fn find_item(&self, name: &str) -> Result<Option<ObjectRef<Attribute>>> {
        let held = self.operation.context().lock();
        self.find(&held, name)?.map(|found| self.wrap(found)).transpose()
    }

    /// Sets the attribute with a name.
    #[method(name = "__setitem__")]
    fn set_item(&self, name: &str, attribute: ObjectRef<Attribute>) -> Result<()> {
        if !attribute.context().same_as(self.operation.context()) {
            return Err(other_context("the attribute"));
        }
        let held = self.operation.context().lock();
        let raw = self.operation.mlir(&held)?;
        // A driver of patterns must let go of a constant before its value changes.
        edits::note_attribute(raw, name);
        raw.set_attribute(name, attribute.mlir());
        Ok(())
    }

    /// Removes the attribute with a name.
    #[method(name = "__delitem__")]
    fn del_item(&self, name: &str) -> Result<()> {
        let held = self.operation.context().lock();
        let raw = self.operation.mlir(&held)?;
        edits::note_attribute(raw, name);
        match raw.remove_attribute(name) {
            true => Ok(()),
            false => Err(self.missing(name)),
        }
    }

    /// Whether there is an attribute with a name.
    #[method(name = "__contains__")]
    fn contains(&self, name: &str) -> Result<bool> {
        let held = self.operation.context().lock();
        Ok(self.find(&held, name)?.is_some())
    }

    /// The number of attributes.
    #[method(name = "__len__")]
    fn len(&self) -> Result<i64> {
        let held = self.operation.context().lock();
        Ok(self.operation.mlir(&held)?.attribute_count() as i64)
    }

    /// The names, and the attributes in the same order.
    fn flat(&self) -> Result<(Array<String>, Array<ObjectRef<Attribute>>)> {
        let held = self.operation.context().lock();
        let all = self.operation.mlir(&held)?.attributes();
        let all: Result<Vec<_>> = all.map(|(name, raw)| Ok((name, self.wrap(raw)?))).collect();
        let (names, attributes): (Vec<_>, Vec<_>) = all?.into_iter().unzip();
        Ok((names.into_iter().collect(), attributes.into_iter().collect()))
    }
}
