//! Checks of traits with arguments, on operations of dialects without C++: values with equal types, and the parent
//! operation. MLIR checks traits without arguments (`fishplate-mlir`).

use fishplate_dialect::model::{Op, Trait, ValueSlot};
use fishplate_mlir::dynamic::is_known_trait;
use fishplate_mlir::{OpRef, Type};

use super::hooks::Shared;
use super::op_asm::Groups;

/// Traits that the model itself implements: here, in result inference, and in assembly formats.
const OWN: [&str; 11] = [
    "AllTypesMatch",
    "AlwaysSpeculatable",
    "ConditionallySpeculatable",
    "FirstAttrDerivedResultType",
    "HasParent",
    "NoMemoryEffect",
    "Pure",
    "SameVariadicOperandSize",
    "SameVariadicResultSize",
    "SingleBlockImplicitTerminator",
    "SymbolOpInterface",
];

/// Whether a trait of an operation has a meaning in a dialect without C++.
pub(super) fn is_known(name: &str) -> bool {
    OWN.contains(&name) || is_known_trait(name)
}

/// Checks an operation whose values fall into these groups.
pub(super) fn check(
    shared: &Shared,
    op: &Op,
    live: OpRef<'_>,
    groups: &Groups,
) -> Result<(), String> {
    for t in &op.traits {
        match t.name.as_str() {
            "AllTypesMatch" => same_types(op, t, live, groups)?,
            "HasParent" => parent(shared, t, live)?,
            _ => {}
        }
    }
    Ok(())
}

/// The position of a slot's value, if it is a single value.
fn place(slots: &[ValueSlot], counts: &[usize], name: &str) -> Option<usize> {
    let at = slots.iter().position(|slot| slot.name == name && slot.is_single())?;
    Some(counts.get(..at)?.iter().sum())
}

fn same_types(op: &Op, t: &Trait, live: OpRef<'_>, groups: &Groups) -> Result<(), String> {
    let mut first: Option<(&str, Type<'_>)> = None;
    for name in &t.args {
        let operand = place(&op.operands, &groups.operands, name).and_then(|at| live.operand(at));
        let result = || place(&op.results, &groups.results, name).and_then(|at| live.result(at));
        let Some(value) = operand.or_else(result) else { continue };
        match first {
            Some((other, ty)) if ty != value.ty() => {
                let all = t.args.join(", ");
                return Err(format!(
                    "failed to verify that all of {{{all}}} have same type: `{other}` has '{ty}', `{name}` has '{}'",
                    value.ty()
                ));
            }
            Some(_) => {}
            None => first = Some((name, value.ty())),
        }
    }
    Ok(())
}

/// Names are those of operations, or C++ classes of the dialect. Any other name cannot be checked.
fn parent(shared: &Shared, t: &Trait, live: OpRef<'_>) -> Result<(), String> {
    let full = |name: &String| match name.contains('.') {
        true => Some(name.clone()),
        false => shared.ops.get(name.rsplit("::").next().unwrap_or(name)).cloned(),
    };
    let Some(wanted) = t.args.iter().map(full).collect::<Option<Vec<String>>>() else {
        return Ok(());
    };
    let around = live.parent().map(OpRef::name);
    match around.as_ref().is_some_and(|name| wanted.contains(name)) || wanted.is_empty() {
        true => Ok(()),
        false => {
            let got = around.map_or("none".to_owned(), |name| format!("'{name}'"));
            let one = if wanted.len() == 1 { "" } else { "to be one of " };
            Err(format!("expects parent op {one}'{}', got {got}", wanted.join(", ")))
        }
    }
}
