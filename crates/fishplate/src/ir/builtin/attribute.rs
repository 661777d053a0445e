//! Attributes with one value: numbers, texts, lists, symbols, types, maps and layouts.

use super::{
    AffineMapAttr, ArrayAttr, BoolAttr, DictAttr, FlatSymbolRefAttr, FloatAttr, IntegerAttr,
    IntegerSetAttr, LocationAttr, OpaqueAttr, StridedLayoutAttr, StringAttr, SymbolRefAttr,
    TypeAttr, UnitAttr,
};
use crate::ir::context::Context;
use crate::ir::error::Result;
use crate::ir::interned::{AffineMap, Attribute, IntegerSet, Location, Type};
use crate::ir::invoke::read;
use crate::{Any, Array, BigInt, Map, Str};

impl<'c> IntegerAttr<'c> {
    /// An integer of a type; a value that does not fit is an error.
    pub fn get(ty: impl Into<Type<'c>>, value: i64) -> Result<IntegerAttr<'c>> {
        let ty = ty.into();
        read(ty.context(), invoke!("ir.IntegerAttr", "get", ty, value))
    }

    /// An integer of a type and any size.
    pub fn get_big(ty: impl Into<Type<'c>>, value: &BigInt) -> Result<IntegerAttr<'c>> {
        let ty = ty.into();
        read(ty.context(), invoke!("ir.IntegerAttr", "get", ty, value.clone()))
    }

    /// The value, of any size.
    pub fn value(self) -> Result<BigInt> {
        read(self.context(), invoke!("ir.IntegerAttr", "__int__", *self))
    }
}

impl<'c> BoolAttr<'c> {
    /// `true` or `false`.
    pub fn get(context: &'c Context, value: bool) -> Result<BoolAttr<'c>> {
        read(context, invoke!("ir.BoolAttr", "get", value, context.handle()?))
    }

    /// The value.
    pub fn value(self) -> Result<bool> {
        read(self.context(), invoke!("ir.BoolAttr", "__bool__", *self))
    }
}

impl<'c> FloatAttr<'c> {
    /// A number of a floating-point type.
    pub fn get(ty: impl Into<Type<'c>>, value: f64) -> Result<FloatAttr<'c>> {
        let (ty, nowhere) = (ty.into(), None::<i64>);
        read(ty.context(), invoke!("ir.FloatAttr", "get", ty, value, nowhere))
    }
}

properties! { FloatAttr {
    value: "ir.FloatAttr", "value" -> f64, "The value.";
} }

impl<'c> StringAttr<'c> {
    /// A text.
    pub fn get(context: &'c Context, text: &str) -> Result<StringAttr<'c>> {
        read(context, invoke!("ir.StringAttr", "get", text, context.handle()?))
    }

    /// A string from bytes that may not be UTF-8.
    pub fn from_bytes(context: &'c Context, bytes: &[u8]) -> Result<StringAttr<'c>> {
        read(context, invoke!("ir.StringAttr", "get", bytes, context.handle()?))
    }

    /// A text with a type.
    pub fn typed(ty: impl Into<Type<'c>>, text: &str) -> Result<StringAttr<'c>> {
        let ty = ty.into();
        read(ty.context(), invoke!("ir.StringAttr", "get_typed", ty, text))
    }

    /// The bytes.
    pub fn value_bytes(self) -> Result<Vec<u8>> {
        let bytes = property!("ir.StringAttr", "value_bytes", self.object())?;
        Ok(bytes.get::<&[u8]>()?.to_vec())
    }
}

properties! { StringAttr {
    value: "ir.StringAttr", "value" -> String, "The text.";
} }

impl<'c> ArrayAttr<'c> {
    /// A list of attributes.
    pub fn get(context: &'c Context, attributes: &[Attribute<'c>]) -> Result<ArrayAttr<'c>> {
        let attributes: Array<Any> = attributes.iter().map(|each| each.to_any()).collect();
        read(context, invoke!("ir.ArrayAttr", "get", attributes, context.handle()?))
    }
}

properties! { ArrayAttr {
    value: "ir.ArrayAttr", "value" -> Vec<Attribute<'c>>, "The attributes.";
} }

impl<'c> DictAttr<'c> {
    /// Attributes by name.
    pub fn get(context: &'c Context, entries: &[(&str, Attribute<'c>)]) -> Result<DictAttr<'c>> {
        let entries: Map<Str, Any> =
            entries.iter().map(|(name, value)| (Str::from(*name), value.to_any())).collect();
        read(context, invoke!("ir.DictAttr", "get", entries, context.handle()?))
    }

    /// The attribute with this name, if there is one.
    pub fn find(self, name: &str) -> Result<Option<Attribute<'c>>> {
        let there: bool = invoke!("ir.DictAttr", "__contains__", *self, name)?.get()?;
        let found = || read(self.context(), invoke!("ir.DictAttr", "__getitem__", *self, name));
        there.then(found).transpose()
    }

    /// The names and their attributes, sorted by name.
    pub fn entries(self) -> Result<Vec<(String, Attribute<'c>)>> {
        let names: Vec<String> = read(self.context(), invoke!("ir.DictAttr", "keys", *self))?;
        let values: Vec<Attribute<'c>> =
            read(self.context(), invoke!("ir.DictAttr", "values", *self))?;
        Ok(names.into_iter().zip(values).collect())
    }
}

impl<'c> SymbolRefAttr<'c> {
    /// A reference to the symbol with the last name, inside the tables with the names before it.
    pub fn get(context: &'c Context, names: &[&str]) -> Result<SymbolRefAttr<'c>> {
        let names: Array<Str> = names.iter().map(|name| Str::from(*name)).collect();
        read(context, invoke!("ir.SymbolRefAttr", "get", names, context.handle()?))
    }

    /// The names.
    pub fn value(self) -> Result<Vec<String>> {
        let value = property!("ir.SymbolRefAttr", "value", self.object())?;
        match value.try_get::<String>() {
            Some(name) => Ok(vec![name]),
            None => read(self.context(), Ok(value)),
        }
    }
}

impl<'c> FlatSymbolRefAttr<'c> {
    /// A reference to the symbol with this name.
    pub fn get(context: &'c Context, name: &str) -> Result<FlatSymbolRefAttr<'c>> {
        read(context, invoke!("ir.FlatSymbolRefAttr", "get", name, context.handle()?))
    }

    /// The name.
    pub fn value(self) -> Result<String> {
        SymbolRefAttr::from(self).value().map(|names| names.concat())
    }
}

impl<'c> TypeAttr<'c> {
    /// A type as an attribute.
    pub fn get(ty: impl Into<Type<'c>>) -> Result<TypeAttr<'c>> {
        let ty = ty.into();
        let context = ty.context();
        read(context, invoke!("ir.TypeAttr", "get", ty, context.handle()?))
    }
}

properties! { TypeAttr {
    value: "ir.TypeAttr", "value" -> Type<'c>, "The type.";
} }

impl<'c> UnitAttr<'c> {
    /// The unit attribute.
    pub fn get(context: &'c Context) -> Result<UnitAttr<'c>> {
        read(context, invoke!("ir.UnitAttr", "get", context.handle()?))
    }
}

impl<'c> AffineMapAttr<'c> {
    /// A map as an attribute.
    pub fn get(map: AffineMap<'c>) -> Result<AffineMapAttr<'c>> {
        read(map.context(), invoke!("ir.AffineMapAttr", "get", map))
    }
}

properties! { AffineMapAttr {
    value: "ir.AffineMapAttr", "value" -> AffineMap<'c>, "The map.";
} }

impl<'c> IntegerSetAttr<'c> {
    /// A set as an attribute.
    pub fn get(set: IntegerSet<'c>) -> Result<IntegerSetAttr<'c>> {
        read(set.context(), invoke!("ir.IntegerSetAttr", "get", set))
    }
}

properties! { IntegerSetAttr {
    value: "ir.IntegerSetAttr", "value" -> IntegerSet<'c>, "The set.";
} }

impl<'c> LocationAttr<'c> {
    /// A location as an attribute.
    pub fn get(location: Location<'c>) -> Result<LocationAttr<'c>> {
        read(location.context(), invoke!("ir.LocationAttr", "get", location))
    }
}

properties! { LocationAttr {
    value: "ir.LocationAttr", "value" -> Location<'c>, "The location.";
} }

impl<'c> OpaqueAttr<'c> {
    /// An attribute of a dialect that the context does not know, of a type.
    pub fn get(ty: impl Into<Type<'c>>, dialect: &str, data: &[u8]) -> Result<OpaqueAttr<'c>> {
        let (ty, nowhere) = (ty.into(), None::<i64>);
        let of = ty.context().handle()?;
        read(ty.context(), invoke!("ir.OpaqueAttr", "get", dialect, data, ty, of, nowhere))
    }

    /// The text after the dialect.
    pub fn data(self) -> Result<Vec<u8>> {
        let bytes = property!("ir.OpaqueAttr", "data", self.object())?;
        Ok(bytes.get::<&[u8]>()?.to_vec())
    }
}

properties! { OpaqueAttr {
    dialect_namespace: "ir.OpaqueAttr", "dialect_namespace" -> String, "The dialect.";
} }

impl<'c> StridedLayoutAttr<'c> {
    /// A layout of an offset and strides, in elements;
    /// [`MemRefType::DYNAMIC`](super::MemRefType::DYNAMIC) for unknown ones.
    pub fn get(
        context: &'c Context,
        offset: i64,
        strides: &[i64],
    ) -> Result<StridedLayoutAttr<'c>> {
        let (strides, of) = (Array::from(strides.to_vec()), context.handle()?);
        read(context, invoke!("ir.StridedLayoutAttr", "get", offset, strides, of))
    }

    /// A layout of this rank with everything dynamic.
    pub fn fully_dynamic(context: &'c Context, rank: usize) -> Result<StridedLayoutAttr<'c>> {
        let of = context.handle()?;
        read(context, invoke!("ir.StridedLayoutAttr", "get_fully_dynamic", rank, of))
    }
}

properties! { StridedLayoutAttr {
    offset: "ir.StridedLayoutAttr", "offset" -> i64, "The offset.";
    strides: "ir.StridedLayoutAttr", "strides" -> Vec<i64>, "The strides.";
} }
