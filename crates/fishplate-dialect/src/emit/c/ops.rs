//! Operations in C: a function that creates one, a type test, and getters.

use super::values::Values;
use super::{comment, prefix};
use crate::emit::Text;
use crate::model::{AttrSlot, Kind, Op, ValueSlot, Variadicity};
use crate::names::{self, Taken};

pub(super) fn operation(out: &mut Text, values: &Values<'_>, op: &Op, taken: &mut Taken) {
    let class = names::capital(&names::rust_type(&op.class)).replace('_', "");
    let prefix = prefix(values.model);
    let key = format!("{}.{}", values.model.name, op.name);
    out.gap();
    out.line(format!(
        "/* {} */",
        comment(&format!("{key}: {}", op.summary)).trim_end_matches([':', ' '])
    ));
    let is_a =
        taken.claim(format!("{prefix}OperationIsA{}", class.strip_suffix("Op").unwrap_or(&class)));
    out.line(format!("static inline bool {is_a}(IrOperation operation) {{"));
    out.line(format!("    return irOperationIsA(operation, \"{key}\");"));
    out.line("}");
    let create_name = taken.claim(format!("{prefix}{class}Create"));
    create(out, values, op, &create_name, &key);
    let mut getter = |out: &mut Text,
                      name: &str,
                      what: &str,
                      position: usize,
                      returns: &str,
                      call: &str,
                      array: bool| {
        let name = if name.is_empty() { format!("{what}{position}") } else { name.to_owned() };
        let name = taken.claim(format!("{prefix}{class}Get{}", names::camel(&name)));
        let (more, pass) = if array { (", size_t *size", ", size") } else { ("", "") };
        out.line(format!(
            "static inline int {name}(IrOperation operation, {returns} *out{more}) {{"
        ));
        out.line(format!("    return irOperationGet{call}(operation, {position}, out{pass});"));
        out.line("}");
    };
    for (what, word, slots) in
        [("operand", "Operand", &op.operands), ("result", "Result", &op.results)]
    {
        for (at, slot) in slots.iter().enumerate() {
            let array = matches!(
                slot.variadicity,
                Variadicity::Variadic | Variadicity::VariadicOfVariadic(_)
            );
            let returns = if array { "const IrValue *" } else { "IrValue" };
            getter(
                out,
                &slot.name,
                what,
                at,
                returns,
                &format!("{word}{}", if array { "Group" } else { "" }),
                array,
            );
        }
    }
    for (at, slot) in op.attrs.iter().enumerate() {
        getter(out, &slot.name, "attribute", at, "IrAttribute", "AttributeSlot", false);
    }
    for (at, slot) in op.regions.iter().enumerate() {
        let call = if slot.variadic { "RegionGroup" } else { "Region" };
        let returns = if slot.variadic { "const IrRegion *" } else { "IrRegion" };
        getter(out, &slot.name, "region", at, returns, call, slot.variadic);
    }
    for (at, slot) in op.successors.iter().enumerate() {
        let call = if slot.variadic { "SuccessorGroup" } else { "Successor" };
        let returns = if slot.variadic { "const IrBlock *" } else { "IrBlock" };
        getter(out, &slot.name, "successor", at, returns, call, slot.variadic);
    }
}

/// The C parameters for a group of operands.
fn operand_arguments(name: &str, slot: &ValueSlot) -> Vec<String> {
    match slot.variadicity {
        Variadicity::One | Variadicity::Optional => vec![format!("IrValue {name}")],
        Variadicity::Variadic => {
            vec![format!("const IrValue *{name}"), format!("size_t {name}Size")]
        }
        Variadicity::VariadicOfVariadic(_) => vec![
            format!("const IrValue *{name}"),
            format!("const size_t *{name}Sizes"),
            format!("size_t {name}Groups"),
        ],
    }
}

/// C type of an attribute argument. Optional ones are passed as a pointer that may be null.
fn attribute_kind(slot: &AttrSlot) -> Kind {
    let absent = slot.optional || slot.default.as_ref().is_some_and(|default| default.is_known());
    if absent && slot.kind != Kind::Unit {
        Kind::Optional(Box::new(slot.kind.clone()))
    } else {
        slot.kind.clone()
    }
}

fn create(out: &mut Text, values: &Values<'_>, op: &Op, function: &str, key: &str) {
    if let Some(cpp) = op.attrs.iter().find_map(|slot| slot.kind.opaque()) {
        out.line(format!("/* Cannot be created: no codec for {}. */", comment(cpp)));
        return;
    }
    let mut taken =
        Taken::with(&["ip", "location", "results", "resultsSize", "regions", "builder", "out"]);
    let mut args = vec!["IrInsertionPoint ip".to_owned(), "IrLocation location".to_owned()];
    let mut body: Vec<String> = Vec::new();
    if !op.results.is_empty() {
        args.extend(["const IrType *results".to_owned(), "size_t resultsSize".to_owned()]);
        body.push("irOpBuilderResults(builder, results, resultsSize);".to_owned());
    }
    for (at, slot) in op.operands.iter().enumerate() {
        let name = if slot.name.is_empty() { format!("operand{at}") } else { slot.name.clone() };
        let name = taken.claim(names::c(&name));
        args.extend(operand_arguments(&name, slot));
        body.push(match slot.variadicity {
            Variadicity::One => format!("irOpBuilderOperands(builder, {at}, &{name}, 1);"),
            Variadicity::Optional => {
                format!("irOpBuilderOperands(builder, {at}, &{name}, {name} ? 1 : 0);")
            }
            Variadicity::Variadic => {
                format!("irOpBuilderOperands(builder, {at}, {name}, {name}Size);")
            }
            Variadicity::VariadicOfVariadic(_) => {
                format!(
                    "irOpBuilderOperandGroups(builder, {at}, {name}, {name}Sizes, {name}Groups);"
                )
            }
        });
    }
    for (at, slot) in op.attrs.iter().enumerate() {
        let name = taken.claim(names::c(&slot.name));
        let kind = attribute_kind(slot);
        args.extend(values.arguments(&name, &kind));
        body.push(format!("irOpBuilderAttribute(builder, {at}, {});", values.packed(&name, &kind)));
    }
    for (at, slot) in op.successors.iter().enumerate() {
        let name = taken.claim(names::c(&slot.name));
        if slot.variadic {
            args.extend([format!("const IrBlock *{name}"), format!("size_t {name}Size")]);
            body.push(format!("irOpBuilderSuccessors(builder, {at}, {name}, {name}Size);"));
        } else {
            args.push(format!("IrBlock {name}"));
            body.push(format!("irOpBuilderSuccessors(builder, {at}, &{name}, 1);"));
        }
    }
    for (at, slot) in op.regions.iter().enumerate().filter(|(_, slot)| slot.variadic) {
        let name = taken.claim(format!("{}Count", names::c(&slot.name)));
        args.push(format!("size_t {name}"));
        body.push(format!("irOpBuilderRegions(builder, {at}, {name});"));
    }
    args.push("IrOperation *out".to_owned());
    out.line(format!("static inline int {function}({}) {{", args.join(", ")));
    out.indent();
    out.line(format!("IrOpBuilder builder = irOpBuilderNew(\"{key}\", location);"));
    body.iter().for_each(|line| out.line(line));
    out.line("return irOpBuilderInsert(builder, ip, out);");
    out.dedent();
    out.line("}");
}
