//! How values of each kind are passed, packed and returned in C.

use super::enum_type;
use crate::emit::Scope;
use crate::model::{DefRef, Dialect, Kind, Signedness};

/// Values of one dialect's header.
pub(super) struct Values<'a> {
    pub(super) scope: &'a Scope<'a>,
    pub(super) model: &'a Dialect,
}

/// A function that reads one parameter.
pub(super) struct Getter {
    pub(super) returns: String,
    /// Parameters after the first.
    pub(super) more: &'static str,
    /// The expressions passed for them.
    pub(super) pass: &'static str,
    pub(super) cast: String,
    pub(super) call: &'static str,
}

impl Values<'_> {
    /// Calls `visit` with every definition that parameters and attributes name.
    pub(super) fn each_ref(&self, visit: &mut dyn FnMut(&DefRef)) {
        let defs = self.model.attrs.iter().chain(&self.model.types);
        defs.flat_map(|def| &def.params).for_each(|param| param.kind.each_ref(visit));
        self.model.ops.iter().flat_map(|op| &op.attrs).for_each(|attr| attr.kind.each_ref(visit));
    }

    /// The C type of one value, and its word in function names.
    fn single(&self, kind: &Kind) -> Option<(String, &'static str)> {
        let plain = |c: &str, word| Some((c.to_owned(), word));
        match kind {
            Kind::Int { bits, sign } => {
                let bits = [8, 16, 32, 64].into_iter().find(|wide| wide >= bits)?;
                let sign = if *sign == Signedness::Unsigned { "u" } else { "" };
                Some((format!("{sign}int{bits}_t"), "Int"))
            }
            Kind::Index => plain("int64_t", "Int"),
            Kind::Bool | Kind::Unit => plain("bool", "Bool"),
            Kind::Float { bits: 32 } => plain("float", "Float"),
            Kind::Float { .. } => plain("double", "Float"),
            Kind::Str | Kind::Bytes | Kind::BigInt | Kind::Symbol { .. } => {
                plain("IrStringRef", "String")
            }
            Kind::Enum(def) => match self.scope.home(def) {
                Some(home) => Some((enum_type(home, &def.name), "Int")),
                None => plain("uint64_t", "Int"),
            },
            Kind::Attr(_) | Kind::Dict => plain("IrAttribute", "Attribute"),
            Kind::Type(_) => plain("IrType", "Type"),
            Kind::AffineMap => plain("IrAffineMap", "AffineMap"),
            Kind::IntegerSet => plain("IrIntegerSet", "IntegerSet"),
            Kind::Location => plain("IrLocation", "Location"),
            Kind::Array(_) | Kind::Optional(_) | Kind::Opaque(_) => None,
        }
    }

    /// The element type of an array that is passed as pointer and size, and its word in function
    /// names.
    fn elements(&self, of: &Kind) -> Option<(String, &'static str)> {
        let plain = |c: &str, word| Some((c.to_owned(), word));
        match of {
            Kind::Int { bits: 8, sign: Signedness::Unsigned } => plain("uint8_t", "Uint8s"),
            Kind::Int { bits: 16, sign: Signedness::Unsigned } => plain("uint16_t", "Uint16s"),
            Kind::Int { bits: 32, sign: Signedness::Unsigned } => plain("uint32_t", "Uint32s"),
            Kind::Int { bits: 64, sign: Signedness::Unsigned } => plain("uint64_t", "Uint64s"),
            Kind::Int { bits: ..=8, .. } => plain("int8_t", "Int8s"),
            Kind::Int { bits: ..=16, .. } => plain("int16_t", "Int16s"),
            Kind::Int { bits: ..=32, .. } => plain("int32_t", "Int32s"),
            // Enumerations have no fixed size in C.
            Kind::Int { .. } | Kind::Index | Kind::Enum(_) => plain("int64_t", "Int64s"),
            Kind::Bool => plain("bool", "Bools"),
            Kind::Float { bits: 32 } => plain("float", "Floats"),
            Kind::Float { .. } => plain("double", "Doubles"),
            Kind::Str | Kind::Bytes | Kind::BigInt | Kind::Symbol { .. } => {
                plain("IrStringRef", "Strings")
            }
            Kind::Type(_) => plain("IrType", "Types"),
            Kind::AffineMap => plain("IrAffineMap", "AffineMaps"),
            // Lists of lists, and other kinds without a C array, are passed as attributes.
            _ => plain("IrAttribute", "Attributes"),
        }
    }

    /// Whether an absent value of a kind is a null handle, rather than a null pointer to the value.
    fn nullable(kind: &Kind) -> bool {
        !matches!(
            kind,
            Kind::Int { .. }
                | Kind::Index
                | Kind::Bool
                | Kind::Unit
                | Kind::Float { .. }
                | Kind::Enum(_)
        )
    }

    /// The parameters that carry a value.
    pub(super) fn arguments(&self, name: &str, kind: &Kind) -> Vec<String> {
        match kind {
            Kind::Array(of) => match self.elements(of) {
                Some((c, _)) => vec![format!("const {c} *{name}"), format!("size_t {name}Size")],
                None => Vec::new(),
            },
            Kind::Optional(of) if Self::nullable(of) => self.arguments(name, of),
            Kind::Optional(of) => {
                self.single(of).map(|(c, _)| format!("const {c} *{name}")).into_iter().collect()
            }
            kind => self.single(kind).map(|(c, _)| format!("{c} {name}")).into_iter().collect(),
        }
    }

    /// Packs the value into an `IrParameter`.
    pub(super) fn packed(&self, name: &str, kind: &Kind) -> String {
        match kind {
            Kind::Array(of) => {
                let word = self.elements(of).map_or("Attributes", |(_, word)| word);
                format!("irParameter{word}({name}, {name}Size)")
            }
            // A missing array differs from an empty one.
            Kind::Optional(of) if matches!(**of, Kind::Array(_)) => {
                format!("{name} ? {} : irParameterNone()", self.packed(name, of))
            }
            Kind::Optional(of) if Self::nullable(of) => self.packed(name, of),
            Kind::Optional(of) => {
                format!("{name} ? {} : irParameterNone()", self.packed(&format!("*{name}"), of))
            }
            kind => match self.single(kind) {
                Some((_, "Int")) => format!("irParameterInt((int64_t){name})"),
                Some((_, word)) => format!("irParameter{word}({name})"),
                None => "irParameterNone()".to_owned(),
            },
        }
    }

    /// The function that reads a parameter of this kind.
    pub(super) fn getter(&self, kind: &Kind) -> Option<Getter> {
        let getter = |returns: String, cast: String, call| Getter {
            returns,
            more: "",
            pass: "",
            cast,
            call,
        };
        Some(match kind {
            Kind::Array(of) => {
                let (c, call) = self.elements(of)?;
                let returns = format!("const {c} *");
                Getter {
                    returns,
                    more: ", size_t *size",
                    pass: ", size",
                    cast: String::new(),
                    call,
                }
            }
            Kind::Optional(of) if Self::nullable(of) => return self.getter(of),
            // Returns whether there is a value, and the value.
            Kind::Optional(of) => {
                let (_, call) = self.single(of)?;
                let (more, call) = match call {
                    "Int" => (", int64_t *out", "OptionalInt"),
                    "Bool" => (", bool *out", "OptionalBool"),
                    _ => (", double *out", "OptionalFloat"),
                };
                Getter {
                    returns: "bool".to_owned(),
                    more,
                    pass: ", out",
                    cast: String::new(),
                    call,
                }
            }
            kind => {
                let (c, call) = self.single(kind)?;
                let cast =
                    if matches!(call, "Int" | "Float") { format!("({c})") } else { String::new() };
                getter(c, cast, call)
            }
        })
    }
}
