//! `ir.ArrayAttr` and `ir.DictAttr`: attributes that hold attributes.

use fishplate::{Any, AnyView, Array, IntoAny, Map, Object, ObjectRef, Result, Str};
use fishplate_mlir as mlir;

use super::class::{class, context_of, position, wrap_attribute};
use super::of::attribute_of;
use crate::error::{key_error, value_error};
use crate::{Attribute, Context};

class! {
    /// Attributes in order: `[1, "a", unit]`.
    ArrayAttr, "ir.ArrayAttr", Attribute
}

/// Returns the context of the first attribute among some values.
fn first_context<'a>(values: impl IntoIterator<Item = &'a Any>) -> Option<ObjectRef<Context>> {
    let mut values = values.into_iter();
    values.find_map(|value| Some(value.try_get::<&Attribute>()?.context().clone()))
}

#[fishplate::methods(nonblocking)]
impl ArrayAttr {
    /// Creates an array of attributes, or of values that `Attribute.of` takes.
    pub fn get(
        attributes: Array<Any>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<ArrayAttr>> {
        let context = context_of(context, first_context(attributes.values()))?;
        let held = context.lock();
        let kept: Vec<_> = attributes
            .values()
            .iter()
            .map(|value| attribute_of(&value.view(), None, &context))
            .collect::<Result<_>>()?;
        let all: Vec<_> = kept.iter().map(|attribute| attribute.mlir()).collect();
        wrap_attribute(&context, mlir::Attribute::array(context.mlir(&held), &all))
    }

    /// The number of attributes.
    #[method(name = "__len__")]
    pub fn length(&self) -> i64 {
        self.mlir().element_count() as i64
    }

    /// The attribute at a position.
    #[method(name = "__getitem__")]
    pub fn get_item(&self, index: i64) -> Result<ObjectRef<Attribute>> {
        let at = position("ArrayAttribute index out of range", index, self.mlir().element_count())?;
        let raw = self.mlir().element(at);
        Attribute::wrap(self.context(), raw.ok_or_else(|| value_error("there is no such one"))?)
    }

    /// The attributes.
    #[getter]
    pub fn value(&self) -> Result<Array<ObjectRef<Attribute>>> {
        self.mlir().elements().map(|raw| Attribute::wrap(self.context(), raw)).collect()
    }

    /// An array with more attributes appended.
    #[method(name = "__add__")]
    pub fn add(&self, attributes: Array<Any>) -> Result<ObjectRef<ArrayAttr>> {
        let own = self.value()?;
        let all = own.values().iter().chain(attributes.values()).cloned().collect();
        ArrayAttr::get(all, Some(self.context().clone()))
    }
}

/// An attribute and its name.
#[derive(Object)]
#[object(key = "ir.NamedAttribute", opaque)]
pub struct NamedAttribute {
    /// The name.
    name: String,
    /// The attribute.
    attr: ObjectRef<Attribute>,
}

class! {
    /// Attributes by name: `{a = 1, b}`.
    DictAttr, "ir.DictAttr", Attribute
}

impl DictAttr {
    fn find(&self, name: &str) -> Result<Option<ObjectRef<Attribute>>> {
        super::class::wrap_optional(self.context(), self.mlir().entry(name))
    }
}

#[fishplate::methods(nonblocking)]
impl DictAttr {
    /// Creates a dictionary of attributes, or of values that `Attribute.of` takes.
    pub fn get(
        #[default = Map::new()] value: Map<Str, Any>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<DictAttr>> {
        let entries: Vec<(Str, Any)> = value.iter().collect();
        let context = context_of(context, first_context(entries.iter().map(|entry| &entry.1)))?;
        let held = context.lock();
        let mut kept = Vec::with_capacity(entries.len());
        for (name, value) in &entries {
            if name.is_empty() {
                return Err(value_error("DictAttr: the name of an attribute must not be empty"));
            }
            kept.push((name, attribute_of(&value.view(), None, &context)?));
        }
        let all: Vec<(&str, _)> = kept.iter().map(|(name, one)| (&***name, one.mlir())).collect();
        wrap_attribute(&context, mlir::Attribute::dictionary(context.mlir(&held), &all))
    }

    /// The number of attributes.
    #[method(name = "__len__")]
    pub fn length(&self) -> i64 {
        self.mlir().entry_count() as i64
    }

    /// Whether there is an attribute with a name.
    #[method(name = "__contains__")]
    pub fn contains(&self, name: &str) -> Result<bool> {
        self.find(name).map(|found| found.is_some())
    }

    /// The attribute with a name, or the name and attribute at a position.
    #[method(name = "__getitem__")]
    pub fn get_item(&self, key: AnyView<'_>) -> Result<Any> {
        if let Ok(index) = key.get::<i64>() {
            let at = position("DictAttr", index, self.mlir().entry_count())?;
            let found = self.mlir().entry_at(at);
            let (name, raw) = found.ok_or_else(|| value_error("there is no such one"))?;
            let attr = Attribute::wrap(self.context(), raw)?;
            return Ok(NamedAttribute { name, attr }.into_any());
        }
        let name = key.get::<&str>()?;
        match self.find(name)? {
            Some(found) => Ok(found.into_any()),
            None => Err(key_error(name)),
        }
    }

    /// The names, in MLIR's order.
    pub fn keys(&self) -> Result<Array<Str>> {
        Ok(self.mlir().entries().map(|(name, _)| name.into()).collect())
    }

    /// The attributes, in the order of their names.
    pub fn values(&self) -> Result<Array<ObjectRef<Attribute>>> {
        let all = self.mlir().entries();
        all.map(|(_, raw)| Attribute::wrap(self.context(), raw)).collect()
    }
}

#[fishplate::methods(nonblocking)]
impl Attribute {
    /// Pairs the attribute with a name.
    pub fn get_named(this: ObjectRef<Attribute>, name: &str) -> NamedAttribute {
        NamedAttribute { name: name.into(), attr: this }
    }
}
