//! Kinds of values: a table from the C++ types of parameters, attribute records and properties to [`Kind`]s.

use super::cpp;
use super::index::{Index, Named};
use crate::model::{DefRef, Kind, Signedness};
use crate::records::Record;

/// The kind of a C++ type in code inside `namespace`.
pub(super) fn of_cpp(index: &Index<'_>, text: &str, namespace: &str) -> Kind {
    let full = cpp::normal(text);
    let name = cpp::short(text);
    if let Some(kind) = scalar(name) {
        return kind;
    }
    if let Some(of) = cpp::template(name, &["ArrayRef", "SmallVector", "vector"]) {
        return match cpp::short(cpp::split(of).first().unwrap_or(&of)) {
            "char" => Kind::Bytes,
            "NamedAttribute" => Kind::Dict,
            of => Kind::Array(Box::new(of_cpp(index, of, namespace))),
        };
    }
    if let Some(of) = cpp::template(name, &["optional"]) {
        return Kind::Optional(Box::new(of_cpp(index, of, namespace)));
    }
    match index.find(full, namespace) {
        Some(Named::Enum(def)) => Kind::Enum(def),
        Some(Named::Attr(def)) => of_attr_class(def),
        Some(Named::Type(def)) => Kind::Type(def),
        None => Kind::Opaque(full.to_owned()),
    }
}

/// Builtin attributes that hold plain values have the kind of the value.
fn of_attr_class(def: Option<DefRef>) -> Kind {
    match def.as_ref().filter(|def| def.dialect == "builtin").map(|def| def.name.as_str()) {
        Some("StringAttr") => Kind::Str,
        Some("BoolAttr") => Kind::Bool,
        Some("DictionaryAttr") => Kind::Dict,
        Some("LocationAttr") => Kind::Location,
        _ => Kind::Attr(def),
    }
}

/// The kind of a plain C++ type.
pub(super) fn scalar(name: &str) -> Option<Kind> {
    let int = |bits, sign| Some(Kind::Int { bits, sign });
    match name {
        "bool" => Some(Kind::Bool),
        "int8_t" | "signed char" => int(8, Signedness::Signed),
        "int16_t" | "short" => int(16, Signedness::Signed),
        "int32_t" | "int" => int(32, Signedness::Signed),
        "int64_t" | "long" | "long long" | "ptrdiff_t" => int(64, Signedness::Signed),
        "uint8_t" | "unsigned char" => int(8, Signedness::Unsigned),
        "uint16_t" | "unsigned short" => int(16, Signedness::Unsigned),
        "uint32_t" | "unsigned" | "unsigned int" => int(32, Signedness::Unsigned),
        "uint64_t" | "unsigned long" | "unsigned long long" | "size_t" | "uintptr_t" => {
            int(64, Signedness::Unsigned)
        }
        "APInt" | "APSInt" => Some(Kind::BigInt),
        "float" => Some(Kind::Float { bits: 32 }),
        "double" => Some(Kind::Float { bits: 64 }),
        "APFloat" => Some(Kind::Float { bits: 0 }),
        "StringRef" | "string" | "Twine" | "string_view" | "StringLiteral" => Some(Kind::Str),
        "AffineMap" => Some(Kind::AffineMap),
        "IntegerSet" => Some(Kind::IntegerSet),
        "Location" => Some(Kind::Location),
        _ => None,
    }
}

/// The kind of a type or attribute record that is used in place of a C++ type.
pub(super) fn of_constraint(index: &Index<'_>, record: Record<'_>) -> Kind {
    let def = || {
        let dialect = record.def("dialect")?.text("name")?.to_owned();
        Some(DefRef { dialect, name: record.word("cppClassName")?.to_owned() })
    };
    if record.is("AttrConstraint") {
        return if record.is("Attr") { of_attr(index, record) } else { Kind::Attr(None) };
    }
    Kind::Type(if record.is("TypeDef") { def() } else { None })
}

/// The kind of an attribute record, without its wrappers.
pub(super) fn of_attr(index: &Index<'_>, record: Record<'_>) -> Kind {
    if let Some(base) = record.def("baseAttr") {
        return of_attr(index, base);
    }
    if record.is("EnumInfo") {
        return enum_kind(index, record);
    }
    if let Some(wraps) = record.def("enum").filter(|_| record.is("AttrDef")) {
        return enum_kind(index, wraps);
    }
    if let Some(element) = record.def("elementAttr") {
        return Kind::Array(Box::new(of_attr(index, element)));
    }
    let Some(storage) = record.word("storageType") else { return Kind::Attr(None) };
    match cpp::short(storage) {
        "IntegerAttr" => match record.def("valueType") {
            Some(value) => integer(value),
            None => Kind::Attr(builtin("IntegerAttr")),
        },
        "FloatAttr" => match record.def("valueType").and_then(|value| value.int("bitwidth")) {
            Some(bits) => Kind::Float { bits: u16::try_from(bits).unwrap_or(64) },
            None => Kind::Float { bits: 0 },
        },
        "BoolAttr" => Kind::Bool,
        "UnitAttr" => Kind::Unit,
        "StringAttr" => Kind::Str,
        "FlatSymbolRefAttr" => Kind::Symbol { flat: true },
        "SymbolRefAttr" => Kind::Symbol { flat: false },
        "TypeAttr" => Kind::Type(None),
        "AffineMapAttr" => Kind::AffineMap,
        "IntegerSetAttr" => Kind::IntegerSet,
        "DictionaryAttr" => Kind::Dict,
        "LocationAttr" => Kind::Location,
        "ArrayAttr" => Kind::Array(Box::new(Kind::Attr(None))),
        "DenseBoolArrayAttr" => Kind::Array(Box::new(Kind::Bool)),
        "DenseF32ArrayAttr" => Kind::Array(Box::new(Kind::Float { bits: 32 })),
        "DenseF64ArrayAttr" => Kind::Array(Box::new(Kind::Float { bits: 64 })),
        "DenseI8ArrayAttr" => dense(8),
        "DenseI16ArrayAttr" => dense(16),
        "DenseI32ArrayAttr" => dense(32),
        "DenseI64ArrayAttr" => dense(64),
        _ => match index.find(storage, record.text("cppNamespace").unwrap_or_default()) {
            Some(Named::Attr(def)) => Kind::Attr(def),
            _ => Kind::Attr(None),
        },
    }
}

fn dense(bits: u16) -> Kind {
    Kind::Array(Box::new(Kind::Int { bits, sign: Signedness::Signed }))
}

fn builtin(name: &str) -> Option<DefRef> {
    Some(DefRef { dialect: "builtin".into(), name: name.into() })
}

/// The kind of an integer attribute whose type is the record.
fn integer(value: Record<'_>) -> Kind {
    let sign = match () {
        () if value.is("SI") => Signedness::Signed,
        () if value.is("UI") => Signedness::Unsigned,
        () => Signedness::Signless,
    };
    match value.int("bitwidth").and_then(|bits| u16::try_from(bits).ok()) {
        Some(bits) => Kind::Int { bits, sign },
        None if value.name == "Index" => Kind::Index,
        None => Kind::Attr(builtin("IntegerAttr")),
    }
}

/// The kind of an enumeration's record.
pub(super) fn enum_kind(index: &Index<'_>, record: Record<'_>) -> Kind {
    let namespace = record.text("cppNamespace").unwrap_or_default();
    let class = record.text("className").unwrap_or_default();
    match index.find(class, namespace) {
        Some(Named::Enum(def)) => Kind::Enum(def),
        _ => Kind::Opaque(class.to_owned()),
    }
}

/// The kind of a property.
pub(super) fn of_property(index: &Index<'_>, record: Record<'_>, namespace: &str) -> Kind {
    if record.is("_cls_UnitProp") || record.name == "UnitProp" {
        return Kind::Unit;
    }
    let text = record.word("interfaceType").or_else(|| record.word("storageType"));
    of_cpp(index, text.unwrap_or_default(), namespace)
}
