//! The dialect model: the declarations of a dialect, as plain data. It is the only input of the emitters. Written
//! as JSON (`<dialect>.dialect.json`), it registers a dialect at run time.
//!
//! [`kind`] describes values, [`constraint`] describes allowed values, and [`op`] holds operations.

mod check;
pub mod constraint;
pub mod kind;
pub mod op;

use serde::{Deserialize, Serialize};

pub use check::Refused;
pub use constraint::Constraint;
pub use kind::{DefRef, Kind, Literal, Signedness};
pub use op::{
    AttrSlot, Infer, Op, RegionSlot, ResultType, Segments, SuccessorSlot, Trait, ValueSlot,
    Variadicity,
};

/// The version of the model's JSON form.
pub const SCHEMA: u32 = 1;

/// One dialect.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Dialect {
    /// [`SCHEMA`].
    pub schema: u32,
    /// The name before the dot: `tk`.
    pub name: String,
    /// The C++ class, without namespace.
    pub cpp_class: String,
    /// The C++ namespace, with a leading `::`.
    pub cpp_namespace: String,
    /// A summary in one line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// Markdown.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// C++ classes of the dialects that this one loads.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub depends_on: Vec<String>,
    /// Enumerations.
    #[serde(default)]
    pub enums: Vec<Enum>,
    /// Types.
    #[serde(default)]
    pub types: Vec<Def>,
    /// Attributes.
    #[serde(default)]
    pub attrs: Vec<Def>,
    /// Operations.
    #[serde(default)]
    pub ops: Vec<Op>,
    /// Parts that the model omits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub omissions: Vec<Omission>,
}

/// Something that is not generated, and the reason.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Omission {
    /// The definition or the part of it: `tk.tile`, `tk.add.acc`.
    pub name: String,
    /// The missing part: a whole `op`, `type`, `attr`, `enum`, or a part such as `verifier`.
    pub kind: OmissionKind,
    /// The reason.
    pub reason: String,
    /// Kind and name of the affected definition: an attribute and an operation may share a name. Known only while files
    /// are read and merged; not written.
    #[serde(skip)]
    pub of: Option<(OmissionKind, String)>,
}

/// The missing part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OmissionKind {
    /// A whole operation.
    Op,
    /// A whole type: it is known, but cannot be built from its parameters.
    Type,
    /// A whole attribute: it is known, but cannot be built from its parameters.
    Attr,
    /// A whole enumeration.
    Enum,
    /// A default that is C++ code, so the value must be given.
    Default,
    /// A verifier written in C++.
    Verifier,
    /// An assembly format, or a directive of it, written in C++.
    Format,
    /// A constraint written in C++.
    Constraint,
    /// A builder written in C++.
    Builder,
    /// A folder written in C++.
    Folder,
    /// A canonicalizer written in C++.
    Canonicalizer,
    /// Methods of an interface, written in C++.
    Interface,
    /// A method that the definition declares in C++.
    Method,
}

impl OmissionKind {
    /// Whether a whole definition is missing.
    pub fn is_definition(self) -> bool {
        matches!(self, Self::Op | Self::Type | Self::Attr | Self::Enum)
    }
}

/// An enumeration.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Enum {
    /// The class name: `DataType`.
    pub name: String,
    /// The TableGen record.
    pub def: String,
    /// The C++ type with its namespace.
    pub cpp_type: String,
    /// The width of the underlying integer.
    pub bits: u16,
    /// Whether cases can be combined with `|`.
    #[serde(default)]
    pub bit_enum: bool,
    /// Separator between the cases of a combined value.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub separator: String,
    /// Whether a case with several bits is printed instead of the cases that it contains.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub groups_first: bool,
    /// Whether a combined value is printed as a string where a keyword is expected.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quoted: bool,
    /// The cases, as declared.
    pub cases: Vec<Case>,
    /// A summary in one line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
}

/// A case of an enumeration.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Case {
    /// The C++ name: `BFloat16`.
    pub symbol: String,
    /// The text that MLIR prints: `bf16`.
    pub text: String,
    /// The number.
    pub value: u64,
    /// Whether it is declared as a group of other cases.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub group: bool,
    /// A summary in one line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
}

/// A type or an attribute.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Def {
    /// The class name, as in C++: `TileType`, `GridAttr`.
    pub name: String,
    /// The TableGen record.
    pub def: String,
    /// The C++ class with its namespace.
    pub cpp_class: String,
    /// The name in the text form, without the dialect: `tile`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mnemonic: Option<String>,
    /// The parameters.
    #[serde(default)]
    pub params: Vec<Param>,
    /// The text form after the mnemonic.
    #[serde(default)]
    pub format: Format,
    /// The enumeration that this attribute wraps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wraps: Option<DefRef>,
    /// Whether the C++ class has no `get` that takes the parameters unchanged.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cpp_get_differs: bool,
    /// Whether the C++ class has no getters that are named after the parameters.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cpp_getters_differ: bool,
    /// Whether C++ code checks the parameters.
    #[serde(default)]
    pub cpp_verifier: bool,
    /// Traits and interfaces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Trait>,
    /// A summary in one line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// Markdown.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
}

/// A parameter of a type or attribute.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// Whether it is optional. Its text may be omitted, and its value is then none or [`Param::default`].
    #[serde(default)]
    pub optional: bool,
    /// Its default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<Literal>,
    /// Whether it is the type after the attribute's text (`: type`).
    #[serde(default)]
    pub self_type: bool,
    /// The text form of its value.
    #[serde(default, skip_serializing_if = "ParamText::is_field")]
    pub text: ParamText,
    /// The C++ type.
    pub cpp_type: String,
    /// Constraints besides its kind.
    #[serde(default, skip_serializing_if = "Constraint::is_any")]
    pub constraint: Constraint,
    /// A summary in one line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
}

/// The text form of a parameter's value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ParamText {
    /// The form of its kind.
    #[default]
    Field,
    /// The keywords of an enumeration, joined by its separator.
    Keywords,
    /// This C++ code.
    Cpp(String),
}

impl ParamText {
    /// Whether the text form follows from the kind.
    pub fn is_field(&self) -> bool {
        *self == ParamText::Field
    }
}

/// The text form.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// MLIR's generic form; for types and attributes, the bare mnemonic.
    #[default]
    Generic,
    /// A declarative assembly format.
    Declarative(String),
    /// Written in C++.
    Cpp,
}

impl Dialect {
    /// Whether a definition of this model is missing as a whole.
    pub fn omits(&self, kind: OmissionKind, name: &str) -> bool {
        self.omissions.iter().any(|o| o.kind == kind && o.name == name)
    }

    /// The name of an attribute or type in reports and text: `tk.tile`.
    pub fn key(&self, def: &Def) -> String {
        format!("{}.{}", self.name, def.mnemonic.as_deref().unwrap_or(&def.name))
    }

    /// The model without the list of omissions.
    pub fn without_omissions(&self) -> Dialect {
        let mut model = self.clone();
        model.omissions.clear();
        model.ops.iter_mut().for_each(|op| op.cpp_builders.clear());
        model
    }

    /// The model without documentation and without the list of omissions.
    pub fn without_docs(&self) -> Dialect {
        let mut model = self.clone();
        (model.summary, model.description) = Default::default();
        model.omissions.clear();
        for e in &mut model.enums {
            e.summary.clear();
            e.cases.iter_mut().for_each(|case| case.summary.clear());
        }
        for def in model.types.iter_mut().chain(&mut model.attrs) {
            def.summary.clear();
            def.description.clear();
            def.params.iter_mut().for_each(|param| param.summary.clear());
        }
        for op in &mut model.ops {
            op.summary.clear();
            op.description.clear();
            op.cpp_builders.clear();
        }
        model
    }

    /// The model as JSON, one line per definition.
    pub fn to_json(&self) -> String {
        let head = Dialect {
            schema: self.schema,
            name: self.name.clone(),
            cpp_class: self.cpp_class.clone(),
            cpp_namespace: self.cpp_namespace.clone(),
            summary: self.summary.clone(),
            description: self.description.clone(),
            depends_on: self.depends_on.clone(),
            ..Dialect::default()
        };
        let mut text = String::from("{");
        if let Ok(serde_json::Value::Object(head)) = serde_json::to_value(&head) {
            for (key, value) in head {
                if !matches!(key.as_str(), "enums" | "types" | "attrs" | "ops") {
                    text += &format!("\n\"{key}\":{value},");
                }
            }
        }
        text += "\n\"enums\":";
        lines(&mut text, &self.enums);
        text += ",\n\"types\":";
        lines(&mut text, &self.types);
        text += ",\n\"attrs\":";
        lines(&mut text, &self.attrs);
        text += ",\n\"ops\":";
        lines(&mut text, &self.ops);
        text += ",\n\"omissions\":";
        lines(&mut text, &self.omissions);
        text + "\n}\n"
    }

    /// Reads the JSON form.
    pub fn from_json(text: &str) -> Result<Dialect, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// Adds a JSON array with one item per line. Serialising plain data without maps cannot fail.
fn lines<T: Serialize>(text: &mut String, items: &[T]) {
    text.push('[');
    for (at, item) in items.iter().enumerate() {
        text.push_str(if at == 0 { "\n" } else { ",\n" });
        text.push_str(&serde_json::to_string(item).unwrap_or_default());
    }
    text.push(']');
}
