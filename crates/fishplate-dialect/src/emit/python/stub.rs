//! The type stub of a generated module.

use std::cell::RefCell;

use super::annotation::{Annotations, Parameter};
use super::naming::{self, Naming};
use crate::emit::{NOTE, Scope, Text};
use crate::model::{AttrSlot, Def, Dialect, Enum, Op, ValueSlot, Variadicity};
use crate::names::{self, Taken};

/// The stub of a dialect's module.
pub fn stub(scope: &Scope<'_>, model: &Dialect) -> String {
    let naming = Naming::new(model);
    let types = Annotations { scope, model, naming: &naming, imports: RefCell::default() };
    let mut body = Text::default();
    body.line(
        "def register(context: _ir.Context | None = None, *, load: bool = True) -> None: ...",
    );
    for e in &model.enums {
        enumeration(&mut body, &naming, e);
    }
    for (base, defs) in [("Attribute", &model.attrs), ("Type", &model.types)] {
        for def in defs {
            definition(&mut body, &types, def, base);
        }
    }
    for op in &model.ops {
        operation(&mut body, &types, op);
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
    out.line(format!("def __init__(self, value: _ir.{base}) -> None: ..."));
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
    out.line(format!("def isinstance(cls, value: _ir.{base}) -> bool: ..."));
    out.line("@classmethod");
    out.line(format!("def maybe_downcast(cls, value: _ir.{base}) -> _Self | None: ..."));
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
        property(out, name, &types.returns(&param.kind), None, false);
    }
    out.dedent();
}

/// A method or function: those without a default by position, the others behind a star unless they are last.
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
        // A parameter that must be given cannot stand behind one that may be left out, other than by name.
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

fn operation(out: &mut Text, types: &Annotations<'_>, op: &Op) {
    let class = types.naming.op_class(op);
    let members = naming::members(op);
    let (by_position, by_name) = signature(types, op);
    out.gap();
    out.line(format!("class {class}(_ir.OpView):"));
    out.indent();
    for name in ["OPERATION_NAME: _ClassVar[str]", "OPERAND_NAMES: _ClassVar[tuple[str, ...]]"] {
        out.line(name);
    }
    out.line("ATTRIBUTE_NAMES: _ClassVar[tuple[str, ...]]");
    out.line("RESULT_NAMES: _ClassVar[tuple[str, ...]]");
    method(out, "__init__", "self", &by_position, &by_name, "None");
    for (name, slot) in members.operands.iter().zip(&op.operands) {
        property(out, name, values(slot), None, false);
    }
    for (name, slot) in members.attrs.iter().zip(&op.attrs) {
        let unit = slot.kind == crate::model::Kind::Unit;
        let none = if slot.optional && slot.default.is_none() && !unit { " | None" } else { "" };
        let returns = types.returns(&slot.kind) + none;
        let accepts = attribute(types, slot) + if slot.optional { " | None" } else { "" };
        property(out, name, &returns, Some(&accepts), slot.optional || slot.default.is_some());
    }
    for (name, slot) in members.results.iter().zip(&op.results) {
        property(out, name, values(slot), None, false);
    }
    for (name, slot) in members.regions.iter().zip(&op.regions) {
        let returns = if slot.variadic { "tuple[_ir.Region, ...]" } else { "_ir.Region" };
        property(out, name, returns, None, false);
    }
    for (name, slot) in members.successors.iter().zip(&op.successors) {
        let returns = if slot.variadic { "tuple[_ir.Block, ...]" } else { "_ir.Block" };
        property(out, name, returns, None, false);
    }
    out.dedent();
    let returns = match op.results.as_slice() {
        [] => class,
        _ if !op.regions.is_empty() => class,
        [slot] => values(slot),
        _ => "tuple[_ir.Value, ...]",
    };
    out.gap();
    method(out, types.naming.function(op), "", &by_position, &by_name, returns);
}

/// What reading a group of operands or results gives.
fn values(slot: &ValueSlot) -> &'static str {
    match slot.variadicity {
        Variadicity::One => "_ir.Value",
        Variadicity::Optional => "_ir.Value | None",
        Variadicity::Variadic => "tuple[_ir.Value, ...]",
        Variadicity::VariadicOfVariadic(_) => "tuple[tuple[_ir.Value, ...], ...]",
    }
}

/// What an attribute takes: its value, or the attribute itself.
fn attribute(types: &Annotations<'_>, slot: &AttrSlot) -> String {
    let accepts = types.accepts(&slot.kind);
    match accepts.split(" | ").any(|part| part == "_ir.Attribute") {
        true => accepts,
        false => accepts + " | _ir.Attribute",
    }
}

/// The parameters of a builder: by position the types of results that nothing says, then what must be given,
/// in the order of the declaration; by name the rest.
fn signature(types: &Annotations<'_>, op: &Op) -> (Vec<Parameter>, Vec<Parameter>) {
    let mut taken = Taken::with(&["loc", "ip", "self", "results"]);
    let mut claim = |name: &str| taken.claim(names::python(name));
    let (mut by_position, mut by_name) = (Vec::new(), Vec::new());
    if !op.infers_results() {
        for (at, slot) in op.results.iter().enumerate() {
            let name = if slot.name.is_empty() { format!("result{at}") } else { slot.name.clone() };
            let annotation = match slot.variadicity {
                Variadicity::One => "_ir.Type",
                Variadicity::Optional => "_ir.Type | None",
                _ => "_Sequence[_ir.Type]",
            };
            by_position.push(Parameter::new(&claim(&name), annotation.into(), false));
        }
    }
    let computed: Vec<&str> = op
        .operands
        .iter()
        .filter_map(|slot| match &slot.variadicity {
            Variadicity::VariadicOfVariadic(sizes) => Some(sizes.as_str()),
            _ => None,
        })
        .collect();
    for (at, name) in op.arguments.iter().enumerate() {
        if computed.contains(&name.as_str()) {
            continue;
        }
        let python = claim(&if name.is_empty() { format!("operand{at}") } else { name.clone() });
        if let Some(slot) = op.attr(name) {
            let optional =
                slot.optional || slot.default.as_ref().is_some_and(|default| default.is_known());
            let none = if optional { " | None" } else { "" };
            let parameter = Parameter::new(&python, attribute(types, slot) + none, optional);
            if optional { by_name.push(parameter) } else { by_position.push(parameter) }
        } else if let Some(slot) = op.operands.iter().find(|slot| slot.name == *name) {
            match slot.variadicity {
                Variadicity::One => {
                    by_position.push(Parameter::new(&python, "_d.ValueLike".into(), false))
                }
                Variadicity::Optional => {
                    by_name.push(Parameter::new(&python, "_d.ValueLike | None".into(), true))
                }
                Variadicity::Variadic => by_position.push(Parameter::new(
                    &python,
                    "_Sequence[_d.ValueLike]".into(),
                    false,
                )),
                Variadicity::VariadicOfVariadic(_) => {
                    by_position.push(Parameter::new(
                        &python,
                        "_Sequence[_Sequence[_d.ValueLike]]".into(),
                        false,
                    ));
                }
            }
        }
    }
    for slot in &op.successors {
        let annotation = if slot.variadic { "_Sequence[_ir.Block]" } else { "_ir.Block" };
        by_position.push(Parameter::new(&claim(&slot.name), annotation.into(), false));
    }
    for slot in op.regions.iter().filter(|slot| slot.variadic) {
        by_position.push(Parameter::new(
            &claim(&format!("num_{}", slot.name)),
            "int".into(),
            false,
        ));
    }
    if !op.results.is_empty() && op.infers_results() {
        by_name.push(Parameter::new("results", "_Sequence[_ir.Type] | None".into(), true));
    }
    by_name.push(Parameter::new("loc", "_ir.Location | None".into(), true));
    by_name.push(Parameter::new("ip", "_ir.InsertionPoint | None".into(), true));
    (by_position, by_name)
}
