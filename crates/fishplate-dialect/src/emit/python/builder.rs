//! The parameters of an operation's builder, in order. Positional parameters come first: the result types that cannot
//! be inferred, then the required arguments in the order of the declaration. The rest are keyword parameters. The stub
//! annotates them, and the builder reads its arguments by them at run time.

use std::cell::RefCell;

use super::annotation::Annotations;
use super::naming::{Naming, param_name};
use crate::emit::Scope;
use crate::model::{Def, Dialect, Op, ValueSlot, Variadicity};
use crate::names::{self, Taken};

/// Kind of an argument of a builder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The type or types of a result.
    ResultType(usize),
    /// An operand, or a group of them.
    Operand(usize),
    /// An attribute or property.
    Attr(usize),
    /// A successor, or a group of them.
    Successor(usize),
    /// The number of regions in a group.
    RegionCount(usize),
    /// The types of all results.
    Results,
    /// The location.
    Loc,
    /// The insertion point.
    Ip,
}

/// A parameter of a builder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Its name in the constructor of the class, as declared.
    pub name: String,
    /// Its name in the function: the same in lower case.
    pub keyword: String,
    /// Its kind.
    pub role: Role,
    /// Whether it may be omitted. Such parameters are passed by keyword.
    pub optional: bool,
}

/// The parameters of an operation's builder.
pub fn arguments(op: &Op) -> Vec<Argument> {
    let mut taken = Taken::with(&["loc", "ip", "self", "results"]);
    let mut claim = |name: &str| taken.claim(param_name(name));
    let (mut by_position, mut by_name) = (Vec::new(), Vec::new());
    if !op.infers_results() {
        for (at, slot) in op.results.iter().enumerate() {
            let name = match slot.name.as_str() {
                "" if op.results.len() == 1 => "result".to_owned(),
                "" => format!("result{at}"),
                name => name.to_owned(),
            };
            by_position.push((claim(&name), Role::ResultType(at)));
        }
    }
    let computed = |name: &str| {
        op.operands.iter().any(|slot| {
            matches!(&slot.variadicity, Variadicity::VariadicOfVariadic(sizes) if sizes == name)
        })
    };
    let mut unnamed = 0;
    for (at, name) in op.arguments.iter().enumerate().filter(|(_, name)| !computed(name)) {
        let python = claim(&if name.is_empty() { format!("operand{at}") } else { name.clone() });
        if let Some(index) = op.attrs.iter().position(|slot| slot.name == *name) {
            let slot = &op.attrs[index];
            let default = slot.default.as_ref().is_some_and(|default| default.is_known());
            let list = if slot.optional || default { &mut by_name } else { &mut by_position };
            list.push((python, Role::Attr(index)));
            continue;
        }
        // Several operands may be unnamed.
        let mut all = op.operands.iter().enumerate().filter(|(_, slot)| slot.name == *name);
        let found = if name.is_empty() { all.nth(unnamed) } else { all.next() };
        unnamed += usize::from(name.is_empty());
        if let Some((index, slot)) = found {
            let optional = slot.variadicity == Variadicity::Optional;
            let list = if optional { &mut by_name } else { &mut by_position };
            list.push((python, Role::Operand(index)));
        }
    }
    for (at, slot) in op.successors.iter().enumerate() {
        by_position.push((claim(&slot.name), Role::Successor(at)));
    }
    for (at, slot) in op.regions.iter().enumerate().filter(|(_, slot)| slot.variadic) {
        by_position.push((claim(&format!("num_{}", slot.name)), Role::RegionCount(at)));
    }
    if !op.results.is_empty() && op.infers_results() {
        by_name.push(("results".to_owned(), Role::Results));
    }
    by_name.push(("loc".to_owned(), Role::Loc));
    by_name.push(("ip".to_owned(), Role::Ip));
    let required = by_position.into_iter().map(|(name, role)| (name, role, false));
    let rest = by_name.into_iter().map(|(name, role)| (name, role, true));
    let mut keywords = Taken::default();
    let argument = |(name, role, optional): (String, Role, bool)| {
        let keyword = keywords.claim(keyword(&name));
        Argument { name, keyword, role, optional }
    };
    required.chain(rest).map(argument).collect()
}

/// The name of a parameter in lower case.
fn keyword(name: &str) -> String {
    match name.chars().any(|c| c.is_ascii_uppercase()) {
        true => names::python(&names::snake(name)),
        false => name.to_owned(),
    }
}

/// Help text of a builder: its parameters with their types, and its result.
pub fn annotated(model: &Dialect, op: &Op) -> (Vec<(Argument, String)>, String) {
    let scope = Scope { models: std::slice::from_ref(model), package: None, linked: false };
    let naming = Naming::new(model);
    let types = Annotations { scope: &scope, model, naming: &naming, imports: RefCell::default() };
    let arguments = arguments(op)
        .into_iter()
        .map(|argument| {
            let annotation = types.argument(op, argument.role, argument.optional);
            (argument, annotation)
        })
        .collect();
    (arguments, returns(op, naming.op_class(op)))
}

/// Whether the number of results is known only at run time.
pub fn results_vary(op: &Op) -> bool {
    op.results.iter().any(|slot| slot.variadicity != Variadicity::One)
}

/// The return type of a builder: the result, several results, or the operation if it has no results or has regions to
/// fill.
pub fn returns(op: &Op, class: &str) -> String {
    match op.results.as_slice() {
        _ if !op.regions.is_empty() => class.to_owned(),
        [] => class.to_owned(),
        [slot] if slot.variadicity == Variadicity::Optional => format!("_ir.Value | {class}"),
        _ if results_vary(op) => format!("_ir.Value | tuple[_ir.Value, ...] | {class}"),
        [_] => "_ir.Value".to_owned(),
        _ => "tuple[_ir.Value, ...]".to_owned(),
    }
}

/// The type of a group of operands or results, as a getter returns it.
pub fn values(slot: &ValueSlot) -> &'static str {
    match slot.variadicity {
        Variadicity::One => "_ir.Value",
        Variadicity::Optional => "_ir.Value | None",
        Variadicity::Variadic => "tuple[_ir.Value, ...]",
        Variadicity::VariadicOfVariadic(_) => "tuple[tuple[_ir.Value, ...], ...]",
    }
}

/// Help text of a type or attribute: the types of its parameters.
pub fn annotated_params(model: &Dialect, def: &Def) -> Vec<String> {
    let scope = Scope { models: std::slice::from_ref(model), package: None, linked: false };
    let naming = Naming::new(model);
    let types = Annotations { scope: &scope, model, naming: &naming, imports: RefCell::default() };
    def.params.iter().map(|param| types.accepts(&param.kind)).collect()
}
