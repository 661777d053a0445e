//! Python types for kinds: builder arguments and getter results.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::builder::Role;
use super::naming::Naming;
use crate::builtin_classes::{IR_ATTRS, IR_TYPES};
use crate::emit::Scope;
use crate::model::{AttrSlot, DefRef, Dialect, Kind, Op, Variadicity};
use crate::names;

/// Writes annotations, and collects the other modules that they name.
pub(super) struct Annotations<'a> {
    pub(super) scope: &'a Scope<'a>,
    pub(super) model: &'a Dialect,
    pub(super) naming: &'a Naming,
    pub(super) imports: RefCell<BTreeSet<String>>,
}

impl Annotations<'_> {
    /// The class of a definition, or its base class if no known module has it.
    fn class(&self, def: Option<&DefRef>, base: &str) -> String {
        let Some(def) = def else { return format!("_ir.{base}") };
        if def.dialect == "builtin" {
            let known = IR_ATTRS.iter().chain(IR_TYPES).any(|name| *name == def.name);
            return format!("_ir.{}", if known { &def.name } else { base });
        }
        match self.scope.home(def) {
            Some(home) if home.name == self.model.name => self.naming.class(&def.name),
            Some(home) => {
                let module = super::module_name(home);
                self.imports.borrow_mut().insert(module.clone());
                format!("_{module}.{}", Naming::new(home).class(&def.name))
            }
            None => format!("_ir.{base}"),
        }
    }

    fn enumeration(&self, def: &DefRef) -> Option<String> {
        self.scope.home(def).map(|_| self.class(Some(def), "Attribute"))
    }

    /// Type of a builder's argument.
    pub(super) fn accepts(&self, kind: &Kind) -> String {
        match kind {
            Kind::Enum(def) => match self.enumeration(def) {
                Some(class) => format!("{class} | str | int"),
                None => "str | int".to_owned(),
            },
            Kind::Symbol { flat: true } => "str | _ir.FlatSymbolRefAttr".to_owned(),
            Kind::Symbol { flat: false } => "str | _Sequence[str] | _ir.SymbolRefAttr".to_owned(),
            Kind::Dict => "_Mapping[str, _ir.Attribute]".to_owned(),
            Kind::Array(of) => format!("_Sequence[{}]", self.accepts(of)),
            Kind::Optional(of) => format!("{} | None", self.accepts(of)),
            kind => self.returns(kind),
        }
    }

    /// Type of a parameter of a type or an attribute. Several values are a list.
    pub(super) fn parameter(&self, kind: &Kind) -> String {
        match kind {
            Kind::Array(of) => format!("list[{}]", self.parameter(of)),
            Kind::Optional(of) => format!("{} | None", self.parameter(of)),
            kind => self.returns(kind),
        }
    }

    /// Type of a getter's result.
    pub(super) fn returns(&self, kind: &Kind) -> String {
        match kind {
            Kind::Int { .. } | Kind::BigInt | Kind::Index => "int".to_owned(),
            Kind::Bool | Kind::Unit => "bool".to_owned(),
            Kind::Float { .. } => "float".to_owned(),
            Kind::Str | Kind::Symbol { flat: true } => "str".to_owned(),
            Kind::Bytes => "bytes".to_owned(),
            Kind::Enum(def) => self.enumeration(def).unwrap_or_else(|| "int".to_owned()),
            Kind::Attr(def) => self.class(def.as_ref(), "Attribute"),
            Kind::Type(def) => self.class(def.as_ref(), "Type"),
            Kind::AffineMap => "_ir.AffineMap".to_owned(),
            Kind::IntegerSet => "_ir.IntegerSet".to_owned(),
            Kind::Location => "_ir.Location".to_owned(),
            Kind::Symbol { flat: false } => "tuple[str, ...]".to_owned(),
            Kind::Dict => "dict[str, _ir.Attribute]".to_owned(),
            Kind::Array(of) => format!("tuple[{}, ...]", self.returns(of)),
            Kind::Optional(of) => format!("{} | None", self.returns(of)),
            Kind::Opaque(_) => "object".to_owned(),
        }
    }
}

impl Annotations<'_> {
    /// Type of an attribute argument: its value, or the attribute itself.
    pub(super) fn attribute(&self, slot: &AttrSlot) -> String {
        let accepts = self.accepts(&slot.kind);
        match accepts.split(" | ").any(|part| part == "_ir.Attribute") {
            true => accepts,
            false => accepts + " | _ir.Attribute",
        }
    }

    /// Type of an argument of a builder.
    pub(super) fn argument(&self, op: &Op, role: Role, optional: bool) -> String {
        let of = |variadicity: &Variadicity, one: &str| match variadicity {
            Variadicity::One => one.to_owned(),
            Variadicity::Optional => format!("{one} | None"),
            Variadicity::Variadic => format!("_Sequence[{one}]"),
            Variadicity::VariadicOfVariadic(_) => format!("_Sequence[_Sequence[{one}]]"),
        };
        let none = if optional { " | None" } else { "" };
        match role {
            Role::ResultType(at) => match &op.results[at].variadicity {
                Variadicity::VariadicOfVariadic(_) => "_Sequence[_ir.Type]".to_owned(),
                variadicity => of(variadicity, "_ir.Type"),
            },
            Role::Operand(at) => of(&op.operands[at].variadicity, "_d.ValueLike"),
            Role::Attr(at) => self.attribute(&op.attrs[at]) + none,
            Role::Successor(at) if op.successors[at].variadic => "_Sequence[_ir.Block]".to_owned(),
            Role::Successor(_) => "_ir.Block".to_owned(),
            Role::RegionCount(_) => "int".to_owned(),
            Role::Results => "_Sequence[_ir.Type] | None".to_owned(),
            Role::Loc => "_ir.Location | None".to_owned(),
            Role::Ip => "_ir.InsertionPoint | None".to_owned(),
        }
    }
}

/// One parameter of a signature.
pub(super) struct Parameter {
    pub(super) name: String,
    pub(super) annotation: String,
    pub(super) optional: bool,
}

impl Parameter {
    pub(super) fn new(name: &str, annotation: String, optional: bool) -> Parameter {
        Parameter { name: names::python(name), annotation, optional }
    }
}
