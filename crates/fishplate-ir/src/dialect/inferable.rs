//! Preconditions of type inference in C++. The C++ code assumes that operands and attributes match the dialect's
//! definition, and follows null pointers where they do not.

use fishplate::{ObjectRef, Result};
use fishplate_dialect::model::{Op, Segments, ValueSlot, Variadicity};
use fishplate_mlir::{Attribute, NewOp, Value};

use super::bind::{Bound, bound_of, class_for};
use super::{model, segments};
use crate::classes::Family;
use crate::error::{type_error, value_error};
use crate::operation::NewOperation;
use crate::{Context, Operation, diagnostic};

/// Refuses operands and attributes that the model of the operation does not allow, or that its verifier refuses where the model
/// cannot say. An operation without a model has no C++ inference.
pub(crate) fn expect_inferable(
    context: &ObjectRef<Context>,
    new: &NewOperation<'_>,
    operands: &[Value<'_>],
) -> Result<()> {
    let class = class_for(Family::Operation, new.name)?.and_then(|(_, index)| bound_of(index));
    let Some(Bound::Op(class)) = class else { return Ok(()) };
    let (op, name) = (&*class.op, new.name);
    if !op.regions.is_empty() {
        return Err(value_error(format!(
            "{name}: what is in its regions says the types of the results: pass results="
        )));
    }
    let names = model::names()?;
    let mut is_known = true;
    for slot in op.attrs.iter().filter(|slot| !slot.property) {
        let Some(attr) = find(new.attributes, &slot.name) else {
            if slot.optional || slot.default.is_some() {
                continue;
            }
            return Err(value_error(format!("{name}: attribute `{}` is missing", slot.name)));
        };
        let fits = names.attr_fits(&slot.constraint, attr);
        is_known &= fits.is_some();
        if fits == Some(false) {
            let (slot, want) = (&slot.name, &slot.summary);
            return Err(type_error(format!(
                "{name}: attribute `{slot}` must be {want}, got {attr}"
            )));
        }
    }
    let mut rest = operands;
    for (slot, count) in op.operands.iter().zip(counts(op, new, operands.len())?) {
        let (group, after) = rest.split_at(count.min(rest.len()));
        rest = after;
        for value in group {
            let ty = value.ty();
            let fits = names.type_fits(&slot.constraint, ty);
            is_known &= fits.is_some();
            if fits == Some(false) {
                let (slot, want) = (&slot.name, &slot.summary);
                return Err(type_error(format!(
                    "{name}: operand `{slot}` must be {want}, got {ty}"
                )));
            }
        }
    }
    if is_known { Ok(()) } else { ask_verifier(context, op, new, operands) }
}

/// Lets the operation's own verifier look at operands and attributes. It does so before it looks at the results, which have any
/// type here.
fn ask_verifier(
    context: &ObjectRef<Context>,
    op: &Op,
    new: &NewOperation<'_>,
    operands: &[Value<'_>],
) -> Result<()> {
    let Some(first) = operands.first() else { return Ok(()) };
    let single = |slot: &&ValueSlot| slot.variadicity == Variadicity::One;
    let results = vec![first.ty(); op.results.iter().filter(single).count()];
    let parts = NewOp {
        name: new.name,
        location: first.location(),
        results: &results,
        operands,
        attributes: new.attributes,
        successors: &[],
        regions: 0,
        infer: false,
    };
    let held = context.lock();
    let made = diagnostic::step(context, "the operation cannot be created:", || parts.create())?;
    let trial = Operation::own(context, &held, made, false)?;
    let raw = trial.mlir(&held)?;
    let complaint = diagnostic::step(context, "", || raw.verify().then_some(())).err();
    match complaint.map(|error| error.message().to_owned()) {
        Some(why) if why.contains("op operand #") || why.contains("op attribute '") => {
            Err(type_error(format!(
                "{}: the types of the results cannot be inferred:\n{why}",
                new.name
            )))
        }
        _ => Ok(()),
    }
}

fn find<'c>(attributes: &[(&str, Attribute<'c>)], name: &str) -> Option<Attribute<'c>> {
    attributes.iter().find(|(own, _)| *own == name).map(|(_, raw)| *raw)
}

/// Returns the number of operands in each group, or an error when the total does not fit.
fn counts(op: &Op, new: &NewOperation<'_>, length: usize) -> Result<Vec<usize>> {
    let counts = match op.operand_segments {
        Segments::Sizes => find(new.attributes, segments::OPERANDS).and_then(segments::sizes),
        Segments::Plain | Segments::SameSize => segments::shares(&op.operands, length),
    };
    let fits = |counts: &Vec<usize>| {
        let allowed = |(slot, count): (&ValueSlot, &usize)| match slot.variadicity {
            Variadicity::One => *count == 1,
            Variadicity::Optional => *count <= 1,
            _ => true,
        };
        segments::add_up(counts, &op.operands, length)
            && op.operands.iter().zip(counts).all(allowed)
    };
    counts.filter(fits).ok_or_else(|| {
        let want: Vec<&str> = op.operands.iter().map(|slot| slot.name.as_str()).collect();
        value_error(format!("{}: expected operands ({}), got {length}", new.name, want.join(", ")))
    })
}
