//! Constraints on types and attributes. Predicates in C++ stay text, and nothing assumes that they hold.

use serde::{Deserialize, Serialize};

use super::kind::Signedness;

/// A constraint on a type or an attribute.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Constraint {
    /// Anything.
    #[default]
    Any,
    /// An instance of a C++ class of types, attributes, interfaces or traits, without a leading `::`.
    Isa(String),
    /// Exactly this type or attribute, as MLIR prints it.
    Is(String),
    /// All of these.
    AllOf(Vec<Constraint>),
    /// One of these.
    AnyOf(Vec<Constraint>),
    /// Not this.
    Not(Box<Constraint>),
    /// The element type of a shaped type satisfies this.
    Element(Box<Constraint>),
    /// Each element of an array attribute satisfies this.
    Each(Box<Constraint>),
    /// The type inside a type attribute satisfies this.
    TypeValue(Box<Constraint>),
    /// The type of a typed attribute satisfies this.
    AttrType(Box<Constraint>),
    /// An integer type.
    Integer {
        /// The width, if it is constrained.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bits: Option<u16>,
        /// The signedness, if it is constrained.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sign: Option<Signedness>,
    },
    /// A float type by its text: `f32`.
    Float(String),
    /// `index`.
    Index,
    /// A shaped type that has a rank.
    Ranked,
    /// A shaped type whose dimensions are all known.
    StaticShape,
    /// The rank of a shaped type is in this range.
    Rank {
        /// The lower bound.
        min: u32,
        /// The upper bound, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<u32>,
    },
    /// The number of elements of a shaped type is in this range.
    Elements {
        /// The lower bound.
        min: u32,
        /// The upper bound, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<u32>,
    },
    /// The number in an integer attribute is in this range.
    Value {
        /// The lower bound, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        min: Option<i64>,
        /// The upper bound, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<i64>,
    },
    /// The number of elements of an array attribute is in this range.
    Count {
        /// The lower bound.
        min: u32,
        /// The upper bound, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<u32>,
    },
    /// A predicate written in C++.
    Cpp(String),
}

impl Constraint {
    /// Whether everything is allowed.
    pub fn is_any(&self) -> bool {
        *self == Constraint::Any
    }

    /// Replaces each test for a class.
    #[must_use]
    pub(crate) fn with_classes(self, replace: &dyn Fn(&str) -> Constraint) -> Constraint {
        let all = |parts: Vec<Constraint>| {
            parts.into_iter().map(|part| part.with_classes(replace)).collect()
        };
        let one = |part: Box<Constraint>| Box::new(part.with_classes(replace));
        match self {
            Constraint::Isa(class) => replace(&class),
            Constraint::AllOf(parts) => Constraint::AllOf(all(parts)),
            Constraint::AnyOf(parts) => Constraint::AnyOf(all(parts)),
            Constraint::Not(part) => Constraint::Not(one(part)),
            Constraint::Element(part) => Constraint::Element(one(part)),
            Constraint::Each(part) => Constraint::Each(one(part)),
            Constraint::TypeValue(part) => Constraint::TypeValue(one(part)),
            Constraint::AttrType(part) => Constraint::AttrType(one(part)),
            other => other,
        }
    }

    /// Calls `visit` with each predicate that is C++ code.
    pub fn each_cpp<'a>(&'a self, visit: &mut dyn FnMut(&'a str)) {
        self.each_leaf(&mut |leaf| {
            if let Constraint::Cpp(text) = leaf {
                visit(text);
            }
        });
    }

    /// Calls `visit` with each constraint that has no others inside.
    pub(crate) fn each_leaf<'a>(&'a self, visit: &mut dyn FnMut(&'a Constraint)) {
        match self {
            Constraint::AllOf(parts) | Constraint::AnyOf(parts) => {
                parts.iter().for_each(|part| part.each_leaf(visit));
            }
            Constraint::Not(part)
            | Constraint::Element(part)
            | Constraint::Each(part)
            | Constraint::TypeValue(part)
            | Constraint::AttrType(part) => part.each_leaf(visit),
            leaf => visit(leaf),
        }
    }
}
