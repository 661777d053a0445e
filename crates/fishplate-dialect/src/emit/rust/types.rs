//! Rust types for kinds, and the names of the module's items.

use std::collections::HashMap;

use crate::emit::Scope;
use crate::model::{Def, DefRef, Dialect, Kind, Op, Param, Signedness};
use crate::names::{self, Taken};

/// Names and types of one module.
pub(super) struct Types<'a> {
    scope: &'a Scope<'a>,
    model: &'a Dialect,
    classes: HashMap<String, String>,
    ops: HashMap<String, String>,
    /// The enum over all operations: `TkOp`.
    pub(super) sum: String,
}

impl<'a> Types<'a> {
    pub(super) fn new(scope: &'a Scope<'a>, model: &'a Dialect) -> Types<'a> {
        let mut taken = Taken::with(&[
            "Self", "Result", "Option", "Vec", "String", "Some", "None", "Ok", "Err",
        ]);
        let mut classes = HashMap::new();
        let enums = model.enums.iter().map(|e| &e.name);
        let defs = model.attrs.iter().chain(&model.types);
        for name in enums.chain(defs.map(|def| &def.name)) {
            classes.insert(name.clone(), taken.claim(names::rust_type(name)));
        }
        let mut ops = HashMap::new();
        for op in &model.ops {
            let class =
                taken.claim_either(names::rust_type(&op.class), names::camel(&op.name) + "Op");
            ops.insert(op.name.clone(), class);
        }
        let dialect = names::camel(&model.name);
        let sum = taken.claim_either(format!("{dialect}Op"), format!("{dialect}DialectOp"));
        Types { scope, model, classes, ops, sum }
    }

    /// The type of an enumeration, type or attribute.
    pub(super) fn class(&self, name: &str) -> String {
        self.classes.get(name).cloned().unwrap_or_else(|| names::rust_type(name))
    }

    /// The type of an operation.
    pub(super) fn op<'b>(&'b self, op: &'b Op) -> &'b str {
        self.ops.get(&op.name).map_or(op.class.as_str(), String::as_str)
    }

    pub(super) fn is_type(&self, def: &Def) -> bool {
        self.model.types.iter().any(|t| t.name == def.name)
    }

    /// The path of a definition, if it is emitted together with this one.
    fn path(&self, def: &DefRef) -> Option<String> {
        let home = self.scope.home(def)?;
        Some(match home.name == self.model.name {
            true => self.class(&def.name),
            false => format!(
                "super::{}::{}",
                module_name(home),
                Types::new(self.scope, home).class(&def.name)
            ),
        })
    }

    fn handle(&self, def: Option<&DefRef>, base: &str) -> String {
        match def.and_then(|def| self.path(def)) {
            Some(path) => format!("{path}<'c>"),
            None => format!("ir::{base}<'c>"),
        }
    }

    /// The type that `get` takes: borrowed if that saves the caller a copy.
    pub(super) fn accepts(&self, kind: &Kind) -> String {
        match kind {
            Kind::Str | Kind::Symbol { flat: true } => "&str".to_owned(),
            Kind::Bytes => "&[u8]".to_owned(),
            Kind::Array(of) => format!("&[{}]", self.accepts(of)),
            Kind::Symbol { flat: false } => "&[&str]".to_owned(),
            Kind::Optional(of) => format!("Option<{}>", self.accepts(of)),
            kind => self.owned(kind),
        }
    }

    /// Type of a getter's result.
    pub(super) fn returns(&self, kind: &Kind) -> String {
        self.owned(kind)
    }

    /// The owned type of a value.
    pub(super) fn owned(&self, kind: &Kind) -> String {
        match kind {
            Kind::Int { bits, sign } => {
                let bits =
                    [8, 16, 32, 64, 128].into_iter().find(|wide| wide >= bits).unwrap_or(128);
                format!("{}{bits}", if *sign == Signedness::Unsigned { "u" } else { "i" })
            }
            Kind::BigInt => "ir::BigInt".to_owned(),
            Kind::Index => "i64".to_owned(),
            Kind::Bool | Kind::Unit => "bool".to_owned(),
            Kind::Float { bits: 32 } => "f32".to_owned(),
            Kind::Float { .. } => "f64".to_owned(),
            Kind::Str | Kind::Symbol { flat: true } => "String".to_owned(),
            Kind::Bytes => "Vec<u8>".to_owned(),
            Kind::Enum(def) => self.path(def).unwrap_or_else(|| "u64".to_owned()),
            Kind::Attr(def) => self.handle(def.as_ref(), "Attribute"),
            Kind::Type(def) => self.handle(def.as_ref(), "Type"),
            Kind::AffineMap => "ir::AffineMap<'c>".to_owned(),
            Kind::IntegerSet => "ir::IntegerSet<'c>".to_owned(),
            Kind::Location => "ir::Location<'c>".to_owned(),
            Kind::Symbol { flat: false } => "Vec<String>".to_owned(),
            Kind::Dict => "std::collections::BTreeMap<String, ir::Attribute<'c>>".to_owned(),
            Kind::Array(of) => format!("Vec<{}>", self.owned(of)),
            Kind::Optional(of) => format!("Option<{}>", self.owned(of)),
            Kind::Opaque(_) => "ir::dialect::Opaque".to_owned(),
        }
    }
}

/// Whether a class is the base class of handles, for which the caller may also pass the `Result` of
/// creating one.
pub(super) fn is_base(class: &str) -> bool {
    matches!(class, "ir::Type<'c>" | "ir::Attribute<'c>")
}

/// The parameters of a definition by Rust name.
pub(super) fn params(def: &Def) -> Vec<String> {
    let mut taken = Taken::with(&["context", "lifetime", "builder", "get"]);
    def.params.iter().map(|param| taken.claim(names::rust(&param.name))).collect()
}

/// Whether a parameter may be omitted.
pub(super) fn is_optional(param: &Param) -> bool {
    param.optional && param.default.as_ref().is_some_and(|default| default.is_known())
}

/// The required parameters, and whether there are others.
pub(super) fn required<'a>(
    def: &'a Def,
    names: &'a [String],
) -> (Vec<(&'a String, &'a Param)>, bool) {
    let pairs: Vec<(&String, &Param)> = names.iter().zip(&def.params).collect();
    let optional = pairs.iter().any(|(_, param)| is_optional(param));
    (pairs.into_iter().filter(|(_, param)| !is_optional(param)).collect(), optional)
}

/// Whether one of the required parameters already belongs to a context.
pub(super) fn brings_context(def: &Def) -> bool {
    def.params.iter().any(|param| {
        !is_optional(param)
            && matches!(
                param.kind,
                Kind::Type(_) | Kind::Attr(_) | Kind::AffineMap | Kind::IntegerSet | Kind::Location
            )
    })
}

/// The module's name.
pub fn module_name(model: &Dialect) -> String {
    names::rust(&model.name)
}
