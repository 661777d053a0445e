//! The sources of types that a format omits: constraints that allow only one type, and traits that tie types together.

use super::plan::{From, Slot, TypeRule};
use crate::format::ast::{Element, Format, Of};
use crate::format::catalog::Catalog;
use crate::model::{Kind, Op, ResultType, ValueSlot};

/// Returns the source of the types of each group of operands and results.
pub(super) fn sources(
    catalog: &Catalog,
    op: &Op,
    format: &Format,
) -> Result<(Vec<From>, Vec<From>), String> {
    let mut known =
        Known { operands: vec![None; op.operands.len()], results: vec![None; op.results.len()] };
    format.each(&mut |element| known.mark(element));
    for (slots, from) in [(&op.operands, &mut known.operands), (&op.results, &mut known.results)] {
        for (slot, from) in slots.iter().zip(from) {
            if let (None, Some(text)) = (&from, &slot.only_type) {
                *from = Some(From::Only(text.clone()));
            }
        }
    }
    // Each iteration may determine a type that another one needs.
    while settle(catalog, op, &mut known) {}
    let missing = |slots: &[ValueSlot], from: &[Option<From>], what: &str| {
        let at = from.iter().position(Option::is_none)?;
        Some(format!("nothing tells the type of {what} {}", slots[at].name))
    };
    if let Some(why) = missing(&op.operands, &known.operands, "operand")
        .or_else(|| missing(&op.results, &known.results, "result"))
    {
        return Err(why);
    }
    let all = |from: Vec<Option<From>>| from.into_iter().flatten().collect();
    Ok((all(known.operands), all(known.results)))
}

struct Known {
    operands: Vec<Option<From>>,
    results: Vec<Option<From>>,
}

impl Known {
    fn get(&self, slot: Slot) -> bool {
        match slot {
            Slot::Operand(at) => self.operands.get(at).is_some_and(Option::is_some),
            Slot::Result(at) => self.results.get(at).is_some_and(Option::is_some),
        }
    }

    fn set(&mut self, slot: Slot, from: From) {
        let place = match slot {
            Slot::Operand(at) => self.operands.get_mut(at),
            Slot::Result(at) => self.results.get_mut(at),
        };
        if let Some(place) = place {
            *place = Some(from);
        }
    }

    /// Records the types that an element of the format contains.
    fn mark(&mut self, element: &Element) {
        match element {
            Element::Type(of) => self.said(of),
            Element::FunctionalType(inputs, results) => {
                self.said(inputs);
                self.said(results);
            }
            _ => {}
        }
    }

    fn said(&mut self, of: &Element) {
        match of {
            Element::Variable(Of::Operand(at)) => self.set(Slot::Operand(*at), From::Text),
            Element::Variable(Of::Result(at)) => self.set(Slot::Result(*at), From::Text),
            Element::Operands => self.operands.fill(Some(From::Text)),
            Element::Results => self.results.fill(Some(From::Text)),
            Element::Qualified(of) | Element::Ref(of) => self.said(of),
            _ => {}
        }
    }
}

/// The group with that name.
fn slot(op: &Op, name: &str) -> Option<Slot> {
    let at = |slots: &[ValueSlot]| slots.iter().position(|slot| slot.name == name);
    at(&op.operands).map(Slot::Operand).or_else(|| at(&op.results).map(Slot::Result))
}

fn all_slots(op: &Op) -> Vec<Slot> {
    let operands = (0..op.operands.len()).map(Slot::Operand);
    operands.chain((0..op.results.len()).map(Slot::Result)).collect()
}

fn is_single(op: &Op, slot: Slot) -> bool {
    match slot {
        Slot::Operand(at) => op.operands.get(at).is_some_and(ValueSlot::is_single),
        Slot::Result(at) => op.results.get(at).is_some_and(ValueSlot::is_single),
    }
}

/// Goes through the traits once, and returns whether it found something new.
fn settle(catalog: &Catalog, op: &Op, known: &mut Known) -> bool {
    let mut new = false;
    for t in &op.traits {
        match (t.name.as_str(), t.args.as_slice()) {
            ("SameOperandsAndResultType" | "SameOperandsAndResultTypeWithMask", _) => {
                new |= tie(op, known, &all_slots(op));
            }
            ("SameTypeOperands", _) => {
                let operands: Vec<Slot> = (0..op.operands.len()).map(Slot::Operand).collect();
                new |= tie(op, known, &operands);
            }
            ("AllTypesMatch", names) => {
                let group: Vec<Slot> = names.iter().filter_map(|name| slot(op, name)).collect();
                new |= tie(op, known, &group);
                for attr in names.iter().filter_map(|n| op.attrs.iter().position(|a| a.name == *n))
                {
                    new |= from_attr(known, &group, TypeRule::Same, attr);
                }
            }
            ("TypesMatchWith", [lhs, rhs, how]) => {
                new |= transformed(catalog, op, known, lhs, rhs, how);
            }
            _ => {}
        }
    }
    new | declared_results(op, known)
}

/// Gives all groups the type of the first single one that is known.
fn tie(op: &Op, known: &mut Known, group: &[Slot]) -> bool {
    let Some(from) = group.iter().find(|slot| known.get(**slot) && is_single(op, **slot)) else {
        return false;
    };
    let mut new = false;
    for slot in group.iter().filter(|slot| **slot != *from) {
        if !known.get(*slot) {
            known.set(*slot, From::Slot(TypeRule::Same, *from));
            new = true;
        }
    }
    new
}

fn from_attr(known: &mut Known, group: &[Slot], rule: TypeRule, attr: usize) -> bool {
    let mut new = false;
    for slot in group {
        if !known.get(*slot) {
            known.set(*slot, From::Attr(rule.clone(), attr));
            new = true;
        }
    }
    new
}

/// `TypesMatchWith`: the type of `rhs` is computed from that of `lhs`.
fn transformed(
    catalog: &Catalog,
    op: &Op,
    known: &mut Known,
    lhs: &str,
    rhs: &str,
    how: &str,
) -> bool {
    let (Some(to), Some(rule)) = (slot(op, rhs), rule(catalog, how)) else { return false };
    if known.get(to) {
        return false;
    }
    match (slot(op, lhs), op.attrs.iter().position(|attr| attr.name == lhs)) {
        (Some(from), _) if known.get(from) && is_single(op, from) => {
            known.set(to, From::Slot(rule, from));
            true
        }
        (None, Some(attr)) => from_attr(known, &[to], rule, attr),
        _ => false,
    }
}

/// The rule of a transformer, which is C++ code.
fn rule(catalog: &Catalog, how: &str) -> Option<TypeRule> {
    let code: String = how.chars().filter(|c| !c.is_whitespace()).collect();
    let code = code.replace("::llvm::", "").replace("::mlir::", "").replace("mlir::", "");
    let code = code.trim_start_matches("llvm::").trim_start_matches("::");
    let bool_like = code == "getI1SameShape($_self)"
        || (code.starts_with("cast<") && code.contains(">($_self).clone"))
            && code.contains("IntegerType::get(")
            && code.ends_with(",1))");
    match code {
        "$_self" | "cast<Type>($_self)" => return Some(TypeRule::Same),
        "getElementTypeOrSelf($_self)" => return Some(TypeRule::ElementOrSelf),
        _ if bool_like => return Some(TypeRule::BoolLike),
        _ => {}
    }
    let (class, call) = code.strip_prefix("cast<")?.split_once(">($_self).get")?;
    let getter = call.strip_suffix("()")?;
    let shaped = ["VectorType", "MemRefType", "TensorType", "ShapedType", "ComplexType"];
    if getter == "ElementType" && (shaped.contains(&class) || class == "RankedTensorType") {
        return Some(TypeRule::Element);
    }
    let mut name = getter.to_owned();
    name.get_mut(..1)?.make_ascii_lowercase();
    // Looks for a parameter with that name of any type in the catalog.
    let has = |def: &&crate::format::Known| {
        def.is_type
            && def.def.cpp_class.rsplit("::").next() == class.rsplit("::").next()
            && def.def.params.iter().any(|p| p.name == name && matches!(p.kind, Kind::Type(_)))
    };
    catalog.definitions().iter().any(has).then_some(TypeRule::Param(name))
}

/// Applies the model's rules for results.
fn declared_results(op: &Op, known: &mut Known) -> bool {
    let crate::model::Infer::Rules(rules) = &op.infer else { return false };
    let mut new = false;
    for (at, rule) in rules.iter().enumerate() {
        let to = Slot::Result(at);
        if known.get(to) {
            continue;
        }
        let of = |name: &str| slot(op, name).filter(|from| known.get(*from) && *from != to);
        let from = match rule {
            ResultType::Fixed(text) => Some(From::Only(text.clone())),
            ResultType::Operand(name) => of(name).map(|from| From::Slot(TypeRule::Same, from)),
            ResultType::BoolLike(name) => of(name).map(|from| From::Slot(TypeRule::BoolLike, from)),
            ResultType::Attr(name) => {
                let attr = op.attrs.iter().position(|attr| attr.name == *name);
                attr.map(|attr| From::Attr(TypeRule::Same, attr))
            }
        };
        if let Some(from) = from {
            known.set(to, from);
            new = true;
        }
    }
    new
}
