//! MLIR hooks of operations in a dialect without C++: the parser and printer follow their format, and the verifier
//! checks what the model requires.

use std::sync::Arc;

use fishplate::{Any, Function};
use fishplate_dialect::format::Plan;
use fishplate_dialect::model::{AttrSlot, Kind, Op, Segments, ValueSlot, Variadicity};
use fishplate_mlir::asm::{Failed, OpParser, OpPrinter};
use fishplate_mlir::dynamic::{Interfaces, OpHooks, Part, Query, Question};
use fishplate_mlir::{Attribute, OpRef, Value};

use super::answer::{Place, all_regions};
use super::asked::Asked;
use super::hooks::Shared;
use super::op_asm::{self, Groups};
use super::op_custom;
use super::segments;
use super::traits;
use super::user_hooks;
use crate::rewrite;

/// The hooks of an operation.
pub(super) struct Hooks {
    shared: Arc<Shared>,
    op: Arc<Op>,
    /// The declarative format. Without one the text is that of a function, or the generic form.
    plan: Option<Plan>,
    /// The full name.
    name: String,
    /// Whether a user's hooks parse and print the operation.
    has_text: bool,
    /// A user's hook that verifies the operation.
    verify: Option<Function>,
    /// A user's hook that canonicalizes the operation.
    canonicalize: Option<Function>,
    /// Users' hooks behind interfaces.
    asked: Asked,
    /// Memory effects that the model knows, as the arguments of the trait.
    effects: Option<Vec<String>>,
}

impl Hooks {
    /// The hooks of an operation.
    pub(super) fn new(shared: Arc<Shared>, op: Arc<Op>) -> Hooks {
        let name = format!("{}.{}", shared.dialect, op.name);
        let plan =
            Plan::with_hooks(&shared.catalog, &op, &shared.dialect, &user_hooks::has_text).ok();
        let has_text = user_hooks::has_text(&name);
        let verify = user_hooks::find(&name, "verify");
        let canonicalize = user_hooks::find(&name, "canonicalize");
        let asked = Asked::of(&name);
        let effects = op.traits.iter().find(|t| t.name == MEMORY_EFFECTS).map(|t| t.args.clone());
        Hooks { shared, op, plan, name, has_text, verify, canonicalize, asked, effects }
    }

    /// Whether users' hooks run while passes do.
    pub(super) fn run_in_passes(&self) -> bool {
        self.verify.is_some() || self.canonicalize.is_some() || !self.asked.is_empty()
    }

    /// Answers a question by what the model says.
    fn modelled<'m>(&self, place: &Place<'_, 'm>, question: Question) -> Option<Vec<Part<'m>>> {
        let op = place.op;
        match question {
            Question::Effects => {
                let one = |effect: &String| match effect.split_once(' ') {
                    Some((kind, on)) => place.effect(kind, Some(&Any::from(on).view())),
                    None => place.effect(effect, None),
                };
                let effects = self.effects.as_ref()?.iter().map(one);
                Some(effects.collect::<fishplate::Result<Vec<_>>>().ok()?.concat())
            }
            Question::LoopRegions => Some(all_regions(op)),
            Question::Callee => {
                let slot = symbol_slot(&self.op)?;
                let name = Attribute::string(op.context(), slot.name.as_bytes());
                Some(vec![Part::Attribute(name)])
            }
            Question::CallArguments => Some((0..op.operand_count()).map(Part::Number).collect()),
            Question::CallableRegion => Some(vec![Part::Number(0)]),
            Question::CallableResults => {
                let ty = op.attribute(FUNCTION_TYPE)?.as_type()?;
                let ty = Some(ty).filter(|ty| ty.is_a("FunctionType") == Some(true))?;
                Some(ty.function_results().map(Part::Type).collect())
            }
            _ => None,
        }
    }

    /// Checks the types of operands or results.
    fn values<'m>(
        &self,
        what: &str,
        slots: &[ValueSlot],
        segments: Segments,
        sizes: Option<Vec<usize>>,
        values: &[Value<'m>],
    ) -> Result<(), String> {
        let single = slots.iter().filter(|slot| slot.is_single()).count();
        let groups = slots.len() - single;
        if values.len() < single && segments != Segments::Sizes {
            return Err(format!("expected at least {single} {what}s, got {}", values.len()));
        }
        if groups == 0 && values.len() != single {
            return Err(format!("expected {single} {what}s, got {}", values.len()));
        }
        let each = values.len().saturating_sub(single).checked_div(groups).unwrap_or(0);
        let mut index = 0;
        for (at, slot) in slots.iter().enumerate() {
            let count = match &sizes {
                Some(sizes) => sizes.get(at).copied().unwrap_or(0),
                None if slot.is_single() => 1,
                None => each,
            };
            let wrong = match slot.variadicity {
                Variadicity::One => count != 1,
                Variadicity::Optional => count > 1,
                _ => false,
            };
            if wrong {
                return Err(format!("{what} group `{}` has {count} values", slot.name));
            }
            for value in values.iter().skip(index).take(count) {
                let ty = value.ty();
                if self.shared.names.type_fits(&slot.constraint, ty) == Some(false) {
                    let summary = &slot.summary;
                    return Err(format!(
                        "{what} #{index} (`{}`) must be {summary}, but got '{ty}'",
                        slot.name
                    ));
                }
                index += 1;
            }
        }
        if index != values.len() {
            return Err(format!("expected {index} {what}s, got {}", values.len()));
        }
        Ok(())
    }

    /// Returns the number of operands and results in each group; `None` if the operation is malformed.
    fn groups(&self, op: OpRef<'_>) -> Option<Groups> {
        let model = &*self.op;
        let split = |slots: &[ValueSlot], kind, name: &str, total: usize| {
            let counts = match sizes(op, kind, name) {
                Some(sizes) => sizes,
                None => segments::shares(slots, total)?,
            };
            segments::add_up(&counts, slots, total).then_some(counts)
        };
        Some(Groups {
            operands: split(
                &model.operands,
                model.operand_segments,
                segments::OPERANDS,
                op.operands().count(),
            )?,
            results: split(
                &model.results,
                model.result_segments,
                segments::RESULTS,
                op.results().count(),
            )?,
        })
    }

    fn attribute(&self, slot: &AttrSlot, op: OpRef<'_>) -> Result<(), String> {
        match op.attribute(&slot.name) {
            None if slot.optional || slot.default.is_some() => Ok(()),
            None => Err(format!("requires attribute '{}'", slot.name)),
            Some(attr) => match self.shared.names.attr_fits(&slot.constraint, attr) {
                Some(false) => Err(format!(
                    "attribute '{}' failed to satisfy constraint: {}, got {attr}",
                    slot.name, slot.summary
                )),
                _ => Ok(()),
            },
        }
    }
}

/// The trait whose arguments are memory effects.
const MEMORY_EFFECTS: &str = "MemoryEffects";
/// The attribute with the type of a function.
const FUNCTION_TYPE: &str = "function_type";

/// The attribute with the symbol that an operation calls, if there is one such attribute.
fn symbol_slot(op: &Op) -> Option<&AttrSlot> {
    let mut symbols = op.attrs.iter().filter(|slot| matches!(slot.kind, Kind::Symbol { .. }));
    symbols.next().filter(|_| symbols.next().is_none())
}

/// The interfaces that the model of an operation implements without hooks.
fn modelled_interfaces(op: &Op) -> Interfaces {
    let mut all = Interfaces::default();
    if op.has_trait(MEMORY_EFFECTS) {
        all = all | Interfaces::EFFECTS;
    }
    if op.has_trait("LoopLikeOpInterface") {
        all = all | Interfaces::LOOP;
    }
    if op.has_trait("CallOpInterface") && symbol_slot(op).is_some() {
        all = all | Interfaces::CALL;
    }
    let callable = ["CallableOpInterface", "FunctionOpInterface"];
    if callable.iter().any(|name| op.has_trait(name)) && op.attr(FUNCTION_TYPE).is_some() {
        all = all | Interfaces::CALLABLE;
    }
    all
}

/// Returns the sizes of groups from an attribute.
fn sizes(op: OpRef<'_>, segments: Segments, name: &str) -> Option<Vec<usize>> {
    if segments != Segments::Sizes {
        return None;
    }
    segments::sizes(op.attribute(name)?)
}

impl OpHooks for Hooks {
    fn verify(&self, op: OpRef<'_>) -> Result<(), String> {
        let model = &*self.op;
        let operands: Vec<Value<'_>> = op.operands().collect();
        let results: Vec<Value<'_>> = op.results().collect();
        let groups = sizes(op, model.operand_segments, segments::OPERANDS);
        self.values("operand", &model.operands, model.operand_segments, groups, &operands)?;
        let groups = sizes(op, model.result_segments, segments::RESULTS);
        self.values("result", &model.results, model.result_segments, groups, &results)?;
        for slot in &model.attrs {
            self.attribute(slot, op)?;
        }
        let regions = op.regions().count();
        let fixed = model.regions.iter().filter(|slot| !slot.variadic).count();
        if regions < fixed || (regions != fixed && fixed == model.regions.len()) {
            return Err(format!("expected {fixed} regions, got {regions}"));
        }
        let successors = (0..).take_while(|at| op.successor(*at).is_some()).count();
        let fixed = model.successors.iter().filter(|slot| !slot.variadic).count();
        if successors < fixed || (successors != fixed && fixed == model.successors.len()) {
            return Err(format!("expected {fixed} successors, got {successors}"));
        }
        if let Some(groups) = self.groups(op) {
            traits::check(&self.shared, model, op, &groups)?;
        }
        let Some(hook) = &self.verify else { return Ok(()) };
        let context = user_hooks::enter(&self.shared.context)?;
        let facts = user_hooks::facts(&context, op).map_err(|error| error.message().to_owned())?;
        user_hooks::verify(hook, &[facts.into()])
    }

    fn interfaces(&self) -> Interfaces {
        let own = self.asked.interfaces() | modelled_interfaces(&self.op);
        if self.canonicalize.is_some() { own | Interfaces::CANONICALIZE } else { own }
    }

    fn canonicalize(&self, op: OpRef<'_>, root: OpRef<'_>) {
        if let Some(hook) = &self.canonicalize
            && user_hooks::enter(&self.shared.context).is_ok()
        {
            rewrite::canonicalize(&self.name, hook, op, root);
        }
    }

    fn canonicalized_badly(&self, wrong: &str) {
        rewrite::canonicalized_badly(&self.name, wrong);
    }

    fn ask<'m>(&self, op: OpRef<'m>, query: Query<'m>) -> Option<Vec<Part<'m>>> {
        let groups = self.groups(op);
        let place = Place { shared: &self.shared, model: &self.op, op, groups };
        match self.asked.answers(query.question) {
            true => self.asked.ask(&place, query),
            false => self.modelled(&place, query.question),
        }
    }

    fn has_custom_form(&self) -> bool {
        self.plan.is_some() || self.has_text || self.op.is_function()
    }

    fn parse(&self, parser: &mut OpParser<'_>) -> Result<(), Failed> {
        if self.has_text {
            return op_custom::parse_op(&self.shared, parser, &self.name);
        }
        match &self.plan {
            Some(plan) => op_asm::parse(&self.shared, plan, parser),
            None => parser.function(),
        }
    }

    fn print(&self, printer: &mut OpPrinter<'_>, op: OpRef<'_>) {
        if self.has_text {
            return op_custom::print_op(&self.shared, printer, op, &self.name);
        }
        if let Some(plan) = &self.plan
            && let Some(groups) = self.groups(op)
        {
            return op_asm::print(&self.shared, plan, printer, op, &groups);
        }
        if self.op.is_function() && printer.function(op) {
            return;
        }
        printer.text(" ");
        printer.generic_op(op, false);
    }

    fn verify_regions(&self, op: OpRef<'_>) -> Result<(), String> {
        for (index, region) in op.regions().enumerate() {
            let last = self.op.regions.last().filter(|slot| slot.variadic);
            let Some(slot) = self.op.regions.get(index).or(last) else { break };
            let blocks = region.blocks().count() as u64;
            let too_many = slot.max_blocks.is_some_and(|max| blocks > max.into());
            if blocks < slot.min_blocks.into() || too_many {
                let (name, summary) = (&slot.name, &slot.summary);
                return Err(format!(
                    "region #{index} (`{name}`) failed to verify constraint: {summary}, got {blocks} blocks"
                ));
            }
        }
        Ok(())
    }
}
