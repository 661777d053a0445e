//! `ir.ArrayAttr` and `ir.DictAttr`: attributes that hold attributes.

use fishplate::{Any, AnyView, Array, Error, IntoAny, Map, Object, ObjectRef, Result, Str};
use mlir_sys::{
    MlirNamedAttribute, mlirArrayAttrGet, mlirArrayAttrGetElement, mlirArrayAttrGetNumElements,
    mlirDictionaryAttrGet, mlirDictionaryAttrGetElement, mlirDictionaryAttrGetElementByName,
    mlirDictionaryAttrGetNumElements, mlirIdentifierGet, mlirIdentifierStr, mlirNamedAttributeGet,
};

use super::class::{class, context_of, position, wrap_attribute};
use super::of::attribute_of;
use crate::error::value_error;
use crate::raw::{string_ref, to_string};
use crate::{Attribute, Context};

class! {
    /// Attributes in order: `[1, "a", unit]`.
    ArrayAttr, "ir.ArrayAttr", Attribute
}

/// The context of the first attribute among some values.
fn first_context<'a>(values: impl IntoIterator<Item = &'a Any>) -> Option<ObjectRef<Context>> {
    let mut values = values.into_iter();
    values.find_map(|value| Some(value.try_get::<&Attribute>()?.context().clone()))
}

impl ArrayAttr {
    fn at(&self, index: usize) -> Result<ObjectRef<Attribute>> {
        let _held = self.context().lock();
        // SAFETY: an array of a locked context, and a position in it.
        unsafe {
            Attribute::wrap(self.context(), mlirArrayAttrGetElement(self.raw(), index as isize))
        }
    }
}

#[fishplate::methods(nonblocking)]
impl ArrayAttr {
    /// The array of some attributes, or of values that `Attribute.of` takes.
    pub fn get(
        attributes: Array<Any>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<ArrayAttr>> {
        let context = context_of(context, first_context(attributes.values()))?;
        let _held = context.lock();
        let kept: Vec<_> = attributes
            .values()
            .iter()
            .map(|value| attribute_of(&value.view(), None, &context))
            .collect::<Result<_>>()?;
        let all: Vec<_> = kept.iter().map(|attribute| attribute.raw()).collect();
        // SAFETY: attributes of this context, which is locked.
        unsafe {
            let raw = mlirArrayAttrGet(context.raw(), all.len() as isize, all.as_ptr());
            wrap_attribute(&context, raw)
        }
    }

    /// The number of attributes.
    #[method(name = "__len__")]
    pub fn length(&self) -> i64 {
        // SAFETY: an array of a live context, which never changes it.
        unsafe { mlirArrayAttrGetNumElements(self.raw()) as i64 }
    }

    /// The attribute at a position.
    #[method(name = "__getitem__")]
    pub fn get_item(&self, index: i64) -> Result<ObjectRef<Attribute>> {
        self.at(position("ArrayAttr", index, self.length() as usize)?)
    }

    /// The attributes.
    #[getter]
    pub fn value(&self) -> Result<Array<ObjectRef<Attribute>>> {
        (0..self.length() as usize).map(|index| self.at(index)).collect()
    }

    /// An array with more attributes behind these.
    #[method(name = "__add__")]
    pub fn add(&self, attributes: Array<Any>) -> Result<ObjectRef<ArrayAttr>> {
        let own = self.value()?;
        let all = own.values().iter().chain(attributes.values()).cloned().collect();
        ArrayAttr::get(all, Some(self.context().clone()))
    }
}

/// An attribute and the name that it goes by.
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
    fn at(&self, index: usize) -> Result<NamedAttribute> {
        let _held = self.context().lock();
        // SAFETY: a dictionary of a locked context, and a position in it.
        let entry = unsafe { mlirDictionaryAttrGetElement(self.raw(), index as isize) };
        // SAFETY: a name and an attribute of this context.
        unsafe {
            let name = to_string(mlirIdentifierStr(entry.name));
            Ok(NamedAttribute { name, attr: Attribute::wrap(self.context(), entry.attribute)? })
        }
    }

    fn find(&self, name: &str) -> Result<Option<ObjectRef<Attribute>>> {
        let _held = self.context().lock();
        // SAFETY: a dictionary of a locked context; the name lives for the call.
        unsafe {
            let raw = mlirDictionaryAttrGetElementByName(self.raw(), string_ref(name));
            super::class::wrap_optional(self.context(), raw)
        }
    }
}

#[fishplate::methods(nonblocking)]
impl DictAttr {
    /// The dictionary of some attributes, or of values that `Attribute.of` takes.
    pub fn get(
        #[default = Map::new()] value: Map<Str, Any>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<DictAttr>> {
        let entries: Vec<(Str, Any)> = value.iter().collect();
        let context = context_of(context, first_context(entries.iter().map(|entry| &entry.1)))?;
        let _held = context.lock();
        let mut kept = Vec::with_capacity(entries.len());
        let mut all: Vec<MlirNamedAttribute> = Vec::with_capacity(entries.len());
        for (name, value) in &entries {
            if name.is_empty() {
                return Err(value_error("DictAttr: the name of an attribute must not be empty"));
            }
            let attribute = attribute_of(&value.view(), None, &context)?;
            // SAFETY: the context is locked; MLIR copies the name; an attribute of this context.
            all.push(unsafe {
                let name = mlirIdentifierGet(context.raw(), string_ref(name));
                mlirNamedAttributeGet(name, attribute.raw())
            });
            kept.push(attribute);
        }
        // SAFETY: names and attributes of this context, which is locked.
        unsafe {
            let raw = mlirDictionaryAttrGet(context.raw(), all.len() as isize, all.as_ptr());
            wrap_attribute(&context, raw)
        }
    }

    /// The number of attributes.
    #[method(name = "__len__")]
    pub fn length(&self) -> i64 {
        // SAFETY: a dictionary of a live context, which never changes it.
        unsafe { mlirDictionaryAttrGetNumElements(self.raw()) as i64 }
    }

    /// Whether there is an attribute of a name.
    #[method(name = "__contains__")]
    pub fn contains(&self, name: &str) -> Result<bool> {
        self.find(name).map(|found| found.is_some())
    }

    /// The attribute of a name, or the name and attribute at a position.
    #[method(name = "__getitem__")]
    pub fn get_item(&self, key: AnyView<'_>) -> Result<Any> {
        if let Ok(index) = key.get::<i64>() {
            let at = position("DictAttr", index, self.length() as usize)?;
            return Ok(self.at(at)?.into_any());
        }
        let name = key.get::<&str>()?;
        match self.find(name)? {
            Some(found) => Ok(found.into_any()),
            None => Err(Error::new("KeyError", name)),
        }
    }

    /// The names, in the order of MLIR.
    pub fn keys(&self) -> Result<Array<Str>> {
        (0..self.length() as usize).map(|at| self.at(at).map(|entry| entry.name.into())).collect()
    }

    /// The attributes, in the order of their names.
    pub fn values(&self) -> Result<Array<ObjectRef<Attribute>>> {
        (0..self.length() as usize).map(|at| self.at(at).map(|entry| entry.attr)).collect()
    }
}

#[fishplate::methods(nonblocking)]
impl Attribute {
    /// The attribute with a name.
    pub fn get_named(this: ObjectRef<Attribute>, name: &str) -> NamedAttribute {
        NamedAttribute { name: name.into(), attr: this }
    }
}
