//! The description of a name in a model, as JSON. Other languages build their classes and functions from it.

use std::sync::Arc;

use fishplate::Result;
use fishplate_dialect::emit::python::builder::{annotated, annotated_params, results_vary};
use fishplate_dialect::emit::python::naming;
use fishplate_dialect::model::{Def, Enum, Op, Variadicity};
use serde_json::{Value, json};

use super::model::{Member, Model};
use super::shape::ValueShape;

/// Joins summary and description into one text.
pub(crate) fn doc(summary: &str, description: &str) -> String {
    let parts: Vec<&str> =
        [summary.trim(), description.trim()].into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("\n\n")
}

/// Describes a name, or returns `None` if the dialect does not have it.
pub(super) fn member(model: &Arc<Model>, name: &str) -> Result<Option<Value>> {
    let bad = |error| model.unreadable(error);
    Ok(Some(match model.members().get(name).copied() {
        None => return Ok(None),
        Some(Member::Enum(at)) => enumeration(&*model.enums.get(at).map_err(bad)?),
        Some(Member::Type(at)) => {
            definition(model, name, &*model.types.get(at).map_err(bad)?, "type")
        }
        Some(Member::Attr(at)) => {
            definition(model, name, &*model.attrs.get(at).map_err(bad)?, "attr")
        }
        Some(Member::Op(at)) => operation(model, name, &*model.ops.get(at).map_err(bad)?),
        Some(Member::Builder(at)) => builder(model, &*model.ops.get(at).map_err(bad)?),
    }))
}

fn enumeration(e: &Enum) -> Value {
    let mut text = e.summary.clone();
    for case in e.cases.iter().filter(|case| !case.summary.is_empty()) {
        text += &format!("\n{}: {}", case.symbol, case.summary);
    }
    let cases: Vec<Value> = naming::cases(e)
        .into_iter()
        .map(|(name, case)| json!([name, case.value, case.text]))
        .collect();
    json!({
        "kind": "enum", "flag": e.bit_enum, "separator": e.separator,
        "groups_first": e.groups_first, "cases": cases, "doc": text.trim(),
    })
}

fn definition(model: &Model, class: &str, def: &Def, kind: &str) -> Value {
    let mnemonic = def.mnemonic.as_deref();
    let annotations = annotated_params(model.names(), def);
    let params: Vec<Value> = naming::params(def)
        .into_iter()
        .zip(def.params.iter().zip(annotations))
        .map(|(name, (param, annotation))| {
            let known = param.default.as_ref().is_some_and(|default| default.is_known());
            json!({
                "name": name, "shape": ValueShape::of(&param.kind), "annotation": annotation,
                "optional": param.optional && known || param.self_type,
            })
        })
        .collect();
    json!({
        "kind": kind, "key": format!("{}.{class}", model.name), "params": params,
        "static_name": format!("{}.{}", model.name, mnemonic.unwrap_or(&def.name)),
        "mnemonic": mnemonic, "doc": doc(&def.summary, &def.description),
    })
}

fn operation(model: &Model, class: &str, op: &Op) -> Value {
    let members = naming::members(op);
    let names = |slots: &mut dyn Iterator<Item = &String>| slots.cloned().collect::<Vec<String>>();
    let mut shapes = serde_json::Map::new();
    let groups =
        members.operands.iter().zip(&op.operands).chain(members.results.iter().zip(&op.results));
    for (name, slot) in groups {
        let depth = match slot.variadicity {
            Variadicity::One | Variadicity::Optional => continue,
            Variadicity::Variadic => ValueShape::Array(Box::new(ValueShape::Plain("ir.Value"))),
            Variadicity::VariadicOfVariadic(_) => ValueShape::Array(Box::new(ValueShape::Array(
                Box::new(ValueShape::Plain("ir.Value")),
            ))),
        };
        shapes.insert(name.clone(), json!(depth));
    }
    for (name, slot) in members.attrs.iter().zip(&op.attrs) {
        shapes.insert(name.clone(), json!(ValueShape::of(&slot.kind)));
    }
    let regions = members.regions.iter().zip(op.regions.iter().map(|slot| slot.variadic));
    let blocks = members.successors.iter().zip(op.successors.iter().map(|slot| slot.variadic));
    for (name, _) in regions.chain(blocks).filter(|(_, variadic)| *variadic) {
        shapes.insert(
            name.clone(),
            json!(ValueShape::Array(Box::new(ValueShape::Plain("ir.Region")))),
        );
    }
    let deletable: Vec<&String> = members
        .attrs
        .iter()
        .zip(&op.attrs)
        .filter(|(_, slot)| slot.optional || slot.default.is_some())
        .map(|(name, _)| name)
        .collect();
    json!({
        "kind": "op", "key": format!("{}.{class}", model.name),
        "operation": format!("{}.{}", model.name, op.name),
        "doc": doc(&op.summary, &op.description),
        "operands": names(&mut op.operands.iter().map(|slot| &slot.name)),
        "attributes": names(&mut op.attrs.iter().map(|slot| &slot.name)),
        "results": names(&mut op.results.iter().map(|slot| &slot.name)),
        "shapes": shapes, "deletable": deletable, "builder": model.naming().function(op),
    })
}

fn builder(model: &Model, op: &Op) -> Value {
    let (arguments, returns) = annotated(model.names(), op);
    let params: Vec<Value> = arguments
        .iter()
        .map(|(argument, annotation)| {
            json!({
                "name": argument.name, "keyword": argument.keyword, "optional": argument.optional,
                "annotation": annotation,
            })
        })
        .collect();
    json!({
        "kind": "builder", "operation": format!("{}.{}", model.name, op.name),
        "class": model.naming().op_class(op), "doc": doc(&op.summary, &op.description),
        "params": params, "returns": returns,
        "many": returns.starts_with("tuple["),
        "vary": op.regions.is_empty() && results_vary(op),
    })
}
