//! Kinds of parameter and attribute values. With this table, types and attributes are generated automatically.

use serde::{Deserialize, Serialize};

/// A definition of some dialect, by its class name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DefRef {
    /// The dialect's name.
    pub dialect: String,
    /// The class: `DataType`, `TileType`, `StringAttr`.
    pub name: String,
}

/// The signedness of an integer type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Signedness {
    /// `i32`: the type does not say.
    #[default]
    Signless,
    /// `si32`, `int32_t`.
    Signed,
    /// `ui32`, `uint32_t`.
    Unsigned,
}

/// Kind of a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// An integer.
    Int {
        /// Its width.
        bits: u16,
        /// Its signedness.
        #[serde(default)]
        sign: Signedness,
    },
    /// An integer of any width (`APInt`).
    BigInt,
    /// An integer of type `index`.
    Index,
    /// A boolean.
    Bool,
    /// Present or absent.
    Unit,
    /// A float of 32 or 64 bits, or of any float type (0).
    Float {
        /// Its width.
        bits: u16,
    },
    /// Text.
    Str,
    /// Bytes.
    Bytes,
    /// A case of an enumeration.
    Enum(DefRef),
    /// An attribute of a class, or any attribute.
    Attr(Option<DefRef>),
    /// A type of a class, or any type.
    Type(Option<DefRef>),
    /// An affine map.
    AffineMap,
    /// An integer set.
    IntegerSet,
    /// A location.
    Location,
    /// The name of a symbol.
    Symbol {
        /// Whether it is a single name, without nesting.
        flat: bool,
    },
    /// Attributes by name.
    Dict,
    /// A list.
    Array(Box<Kind>),
    /// An optional value.
    Optional(Box<Kind>),
    /// A C++ type that the table does not know.
    Opaque(String),
}

impl Kind {
    /// The C++ type that has no mapping, in this kind or inside it.
    pub fn opaque(&self) -> Option<&str> {
        match self {
            Kind::Opaque(cpp) => Some(cpp),
            Kind::Array(of) | Kind::Optional(of) => of.opaque(),
            _ => None,
        }
    }

    /// The kind without a surrounding `Optional`.
    pub fn bare(&self) -> &Kind {
        match self {
            Kind::Optional(of) => of.bare(),
            kind => kind,
        }
    }

    /// Calls `visit` with the definitions that this kind names.
    pub fn each_ref(&self, visit: &mut dyn FnMut(&DefRef)) {
        match self {
            Kind::Enum(def) | Kind::Attr(Some(def)) | Kind::Type(Some(def)) => visit(def),
            Kind::Array(of) | Kind::Optional(of) => of.each_ref(visit),
            _ => {}
        }
    }
}

/// A default value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Literal {
    /// Absent.
    Null,
    /// A boolean.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A number.
    Float(f64),
    /// Text.
    Str(String),
    /// A case of the enumeration, by its symbol.
    Case(String),
    /// A list.
    List(Vec<Literal>),
    /// A type or attribute, in MLIR's text form.
    Text(String),
    /// C++ code: the value is known only to a dialect with its own C++.
    Cpp(String),
}

impl Literal {
    /// Whether the value is known here.
    pub fn is_known(&self) -> bool {
        match self {
            Literal::Cpp(_) => false,
            Literal::List(items) => items.iter().all(Literal::is_known),
            _ => true,
        }
    }
}
