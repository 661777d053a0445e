//! The type stub of a generated module.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::annotation::{Annotations, Parameter};
use super::extras::Extras;
use super::naming::{self, Naming};
use super::{builder, extras_module};
use crate::emit::{NOTE, Scope, Text};
use crate::model::{Def, Dialect, Enum, Op};

/// The stub of a dialect's module.
pub fn stub(scope: &Scope<'_>, model: &Dialect, extras: &Extras) -> String {
    let naming = Naming::new(model);
    let types = Annotations { scope, model, naming: &naming, imports: RefCell::default() };
    let mut body = Text::default();
    body.line(
        "def register(context: _ir.Context | None = None, *, load: bool = True) -> None: ...",
    );
    for e in &model.enums {
        enumeration(&mut body, &naming, e);
    }
    // The classes of builtin types and attributes are in `fishplate.ir`.
    let own = model.name != "builtin";
    for (base, defs) in [("Attribute", &model.attrs), ("Type", &model.types)] {
        for def in defs.iter().filter(|_| own) {
            definition(&mut body, &types, def, base);
        }
    }
    for op in &model.ops {
        operation(&mut body, &types, op, extras);
    }
    let mut out = Text::default();
    out.line(format!("# {NOTE}"));
    out.line("from collections.abc import Mapping as _Mapping");
    out.line("from collections.abc import Sequence as _Sequence");
    out.line("from typing import ClassVar as _ClassVar");
    out.line("from typing_extensions import Self as _Self");
    out.gap();
    out.line("from fishplate import _dialect as _d");
    out.line("from fishplate import _dialect_enum as _e");
    out.line("from fishplate import ir as _ir");
    for module in types.imports.borrow().iter() {
        match scope.package {
            Some(package) => out.line(format!("from {package} import {module} as _{module}")),
            None => out.line(format!("import {module} as _{module}")),
        }
    }
    if !extras.is_empty() {
        let module = extras_module(scope, model);
        let generated: BTreeSet<String> =
            model.ops.iter().map(|op| naming.op_class(op).to_owned()).collect();
        out.line(format!("import {module} as _x"));
        for name in extras.whole(&generated) {
            out.line(format!("from {module} import {name} as {name}"));
        }
    }
    out.finish() + "\n" + &body.finish()
}

fn enumeration(out: &mut Text, naming: &Naming, e: &Enum) {
    out.gap();
    let base = if e.bit_enum { "Flag" } else { "Enum" };
    out.line(format!("class {}(_e.{base}):", naming.class(&e.name)));
    out.indent();
    for (name, case) in naming::cases(e) {
        out.line(format!("{name} = {}", case.value));
    }
    if e.cases.is_empty() {
        out.line("...");
    }
    out.dedent();
}

fn definition(out: &mut Text, types: &Annotations<'_>, def: &Def, base: &str) {
    let class = types.naming.class(&def.name);
    let names = naming::params(def);
    out.gap();
    out.line(format!("class {class}(_ir.{base}):"));
    out.indent();
    out.line("static_name: _ClassVar[str]");
    let mnemonic = if def.mnemonic.is_some() { "str" } else { "None" };
    out.line(format!("mnemonic: _ClassVar[{mnemonic}]"));
    out.line("PARAMETER_NAMES: _ClassVar[tuple[str, ...]]");
    let params: Vec<Parameter> = names
        .iter()
        .zip(&def.params)
        .map(|(name, param)| {
            let known = param.default.as_ref().is_some_and(|default| default.is_known());
            Parameter::new(name, types.accepts(&param.kind), param.optional && known)
        })
        .collect();
    let context = Parameter::new("context", "_ir.Context | None".into(), true);
    out.line("@classmethod");
    method(out, "get", "cls", &params, &[context], "_Self");
    out.line("@classmethod");
    out.line("def parse(cls, text: str, context: _ir.Context | None = None) -> _Self: ...");
    let changes: Vec<Parameter> = params
        .iter()
        .map(|p| Parameter {
            optional: true,
            name: p.name.clone(),
            annotation: p.annotation.clone(),
        })
        .collect();
    method(out, "replace", "self", &[], &changes, "_Self");
    for (name, param) in names.iter().zip(&def.params) {
        property(out, name, &types.parameter(&param.kind), None, false);
    }
    out.dedent();
}

/// Writes a method or function: required parameters are positional, and the others follow a star unless they are last.
fn method(
    out: &mut Text,
    name: &str,
    receiver: &str,
    by_position: &[Parameter],
    by_name: &[Parameter],
    returns: &str,
) {
    let mut parts: Vec<String> = Vec::new();
    parts.extend((!receiver.is_empty()).then(|| receiver.to_owned()));
    let mut optional = false;
    for (at, p) in by_position.iter().enumerate() {
        // A required parameter cannot follow an optional one, except as keyword-only.
        if optional && !p.optional && !parts.iter().any(|part| part == "*") {
            let back = by_position[..at].iter().rev().take_while(|p| p.optional).count();
            parts.insert(parts.len() - back, "*".to_owned());
        }
        optional |= p.optional;
        parts.push(written(p));
    }
    if !by_name.is_empty() && !parts.iter().any(|part| part == "*") {
        parts.push("*".to_owned());
    }
    parts.extend(by_name.iter().map(written));
    out.line(format!("def {name}({}) -> {returns}: ...", parts.join(", ")));
}

fn written(p: &Parameter) -> String {
    format!("{}: {}{}", p.name, p.annotation, if p.optional { " = ..." } else { "" })
}

fn property(out: &mut Text, name: &str, returns: &str, accepts: Option<&str>, deletes: bool) {
    out.line("@property");
    out.line(format!("def {name}(self) -> {returns}: ..."));
    if let Some(accepts) = accepts {
        out.line(format!("@{name}.setter"));
        out.line(format!("def {name}(self, value: {accepts}) -> None: ..."));
    }
    if deletes {
        out.line(format!("@{name}.deleter"));
        out.line(format!("def {name}(self) -> None: ..."));
    }
}

fn operation(out: &mut Text, types: &Annotations<'_>, op: &Op, extras: &Extras) {
    let class = types.naming.op_class(op);
    let extra = extras.class(class);
    out.gap();
    match extra {
        Some(_) => out.line(format!("class {class}(_x.{class}):")),
        None => out.line(format!("class {class}(_ir.OpView):")),
    }
    out.indent();
    for name in ["OPERATION_NAME: _ClassVar[str]", "OPERAND_NAMES: _ClassVar[tuple[str, ...]]"] {
        out.line(name);
    }
    out.line("ATTRIBUTE_NAMES: _ClassVar[tuple[str, ...]]");
    out.line("RESULT_NAMES: _ClassVar[tuple[str, ...]]");
    let (by_position, by_name) = signature(types, op, |argument| &argument.name);
    if !extra.is_some_and(|members| members.contains("__init__")) {
        method(out, "__init__", "self", &by_position, &by_name, "None");
    }
    op_members(out, types, op, extra.unwrap_or(&BTreeSet::new()));
    out.dedent();
    let function = types.naming.function(op);
    if !extras.has_function(function) {
        let (by_position, by_name) = signature(types, op, |argument| &argument.keyword);
        out.gap();
        method(out, function, "", &by_position, &by_name, &builder::returns(op, class));
    }
}

/// The properties of an operation's class, without those that are written by hand.
fn op_members(out: &mut Text, types: &Annotations<'_>, op: &Op, but: &BTreeSet<String>) {
    let members = naming::members(op);
    let property =
        |out: &mut Text, name: &String, returns: &str, accepts: Option<&str>, deletes| {
            if !but.contains(name) {
                property(out, name, returns, accepts, deletes);
            }
        };
    for (name, slot) in members.operands.iter().zip(&op.operands) {
        property(out, name, builder::values(slot), None, false);
    }
    for (name, slot) in members.attrs.iter().zip(&op.attrs) {
        let unit = slot.kind == crate::model::Kind::Unit;
        let none = if slot.optional && slot.default.is_none() && !unit { " | None" } else { "" };
        let returns = types.returns(&slot.kind) + none;
        let accepts = types.attribute(slot) + if slot.optional { " | None" } else { "" };
        property(out, name, &returns, Some(&accepts), slot.optional || slot.default.is_some());
    }
    for (name, slot) in members.results.iter().zip(&op.results) {
        property(out, name, builder::values(slot), None, false);
    }
    for (name, slot) in members.regions.iter().zip(&op.regions) {
        let returns = if slot.variadic { "tuple[_ir.Region, ...]" } else { "_ir.Region" };
        property(out, name, returns, None, false);
    }
    for (name, slot) in members.successors.iter().zip(&op.successors) {
        let returns = if slot.variadic { "tuple[_ir.Block, ...]" } else { "_ir.Block" };
        property(out, name, returns, None, false);
    }
}

/// The parameters of a builder with their types: positional ones and keyword ones.
fn signature(
    types: &Annotations<'_>,
    op: &Op,
    name: fn(&builder::Argument) -> &String,
) -> (Vec<Parameter>, Vec<Parameter>) {
    let annotated = builder::arguments(op).into_iter().map(|argument| {
        let optional = argument.optional;
        let annotation = types.argument(op, argument.role, optional);
        Parameter { name: name(&argument).clone(), annotation, optional }
    });
    annotated.partition(|parameter| !parameter.optional)
}
