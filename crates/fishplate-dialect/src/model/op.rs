//! Operations of a dialect model.

use serde::{Deserialize, Serialize};

use super::{Constraint, Format, Kind, Literal};

/// An operation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Op {
    /// The name without the dialect: `add`.
    pub name: String,
    /// The class: `AddOp`.
    pub class: String,
    /// The TableGen record.
    pub def: String,
    /// The C++ namespace.
    pub cpp_namespace: String,
    /// Operands.
    #[serde(default)]
    pub operands: Vec<ValueSlot>,
    /// Attributes and properties.
    #[serde(default)]
    pub attrs: Vec<AttrSlot>,
    /// Operands and attributes by name, in the order of the declaration.
    #[serde(default)]
    pub arguments: Vec<String>,
    /// Results.
    #[serde(default)]
    pub results: Vec<ValueSlot>,
    /// Regions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<RegionSlot>,
    /// Successors.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub successors: Vec<SuccessorSlot>,
    /// How the operands of several groups are distinguished.
    #[serde(default)]
    pub operand_segments: Segments,
    /// How the results of several groups are distinguished.
    #[serde(default)]
    pub result_segments: Segments,
    /// Traits and interfaces, with lists of traits flattened.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// The source of the result types if they are not given.
    #[serde(default)]
    pub infer: Infer,
    /// The text form.
    #[serde(default)]
    pub format: Format,
    /// The parameters of builders written in C++.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cpp_builders: Vec<String>,
    /// Whether C++ code verifies the operation.
    #[serde(default)]
    pub cpp_verifier: bool,
    /// A summary in one line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// Markdown.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
}

impl Op {
    /// Whether the operation is a function whose text is C++ code. Nearly all such code calls MLIR's own parser and
    /// printer of functions, so that the operation is read and written as `func.func` is.
    pub fn is_function(&self) -> bool {
        self.format == Format::Cpp
            && self.traits.iter().any(|of| of.name == "FunctionOpInterface")
            && self.attrs.iter().any(|slot| slot.name == "function_type")
            && self.regions.len() == 1
            && self.operands.is_empty()
            && self.results.is_empty()
    }
}

/// The number of values in a group of operands or results.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variadicity {
    /// Exactly one.
    #[default]
    One,
    /// One or none.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups, whose sizes are in the attribute with this name.
    VariadicOfVariadic(String),
}

/// A group of operands or results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ValueSlot {
    /// Its name; empty if the file gives none.
    pub name: String,
    /// Constraint on the types.
    pub constraint: Constraint,
    /// The constraint in words.
    pub summary: String,
    /// The number of values.
    #[serde(default)]
    pub variadicity: Variadicity,
    /// The C++ class of the types, if it is a single class; without a leading `::`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cpp_class: Option<String>,
    /// The type, in MLIR's text form, if the constraint allows only one. Texts omit it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only_type: Option<String>,
}

/// An attribute or property of an operation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AttrSlot {
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// The C++ class of the attribute, or of the property, that holds it.
    pub storage: String,
    /// Its constraint.
    pub constraint: Constraint,
    /// The constraint in words.
    pub summary: String,
    /// Whether it may be absent.
    #[serde(default)]
    pub optional: bool,
    /// Its default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<Literal>,
    /// Whether it is a property without an attribute behind it.
    #[serde(default)]
    pub property: bool,
    /// Whether it is the name of the symbol that the operation defines, written `@name`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub symbol_name: bool,
}

/// A region or a group of regions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RegionSlot {
    /// Its name.
    pub name: String,
    /// Whether there may be any number.
    #[serde(default)]
    pub variadic: bool,
    /// The minimum number of blocks.
    #[serde(default)]
    pub min_blocks: u32,
    /// The maximum number of blocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_blocks: Option<u32>,
    /// The constraint in words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
}

/// A successor or a group of successors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SuccessorSlot {
    /// Its name.
    pub name: String,
    /// Whether there may be any number.
    #[serde(default)]
    pub variadic: bool,
}

/// How the values of several groups are distinguished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Segments {
    /// At most one group has no fixed size.
    #[default]
    Plain,
    /// All groups without a fixed size have the same length.
    SameSize,
    /// The sizes are in `operandSegmentSizes` or `resultSegmentSizes`.
    Sizes,
}

/// A trait or interface.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trait {
    /// Its name: `Pure`, `HasParent`.
    pub name: String,
    /// Its arguments: operations, names of values, C++ code.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<String>,
}

/// The source of the result types.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Infer {
    /// They must be given.
    #[default]
    Given,
    /// One rule for each result.
    Rules(Vec<ResultType>),
    /// `InferTypeOpInterface`, whose C++ code is hand-written or generated from traits: only a linked dialect has it.
    Interface,
}

/// The source of the type of one result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResultType {
    /// It is the type of this operand.
    Operand(String),
    /// It is this type.
    Fixed(String),
    /// It is the type of this attribute, or the type inside it.
    Attr(String),
    /// It is `i1`, or `i1` with the shape of this operand's type.
    BoolLike(String),
}

impl Op {
    /// The operand with that name.
    pub fn operand(&self, name: &str) -> Option<&ValueSlot> {
        self.operands.iter().find(|slot| slot.name == name)
    }

    /// The attribute with that name.
    pub fn attr(&self, name: &str) -> Option<&AttrSlot> {
        self.attrs.iter().find(|slot| slot.name == name)
    }

    /// Whether the operation has the trait.
    pub fn has_trait(&self, name: &str) -> bool {
        self.traits.iter().any(|t| t.name == name)
    }

    /// Whether the types of all results can be omitted.
    pub fn infers_results(&self) -> bool {
        self.results.is_empty() || self.infer != Infer::Given
    }
}

impl ValueSlot {
    /// Whether there is exactly one value.
    pub fn is_single(&self) -> bool {
        self.variadicity == Variadicity::One
    }
}
