//! Walks over an operation and everything inside.

use fishplate::{Any, Error, Function, ObjectRef, Result};
use fishplate_mlir as mlir;

use super::Operation;
use crate::Context;
use crate::error::type_error;
use crate::lock::Guard;
use crate::visits::Visiting;

/// Return values of the callback: continue, stop, or skip the operations inside (in pre-order, where they come after
/// it).
const ADVANCE: i64 = 0;
const INTERRUPT: i64 = 1;
const SKIP: i64 = 2;

/// An operation of a walk, and the number of operations after it that are inside it (in pre-order).
struct Step<'m> {
    raw: mlir::OpRef<'m>,
    inside: usize,
}

/// Lists an operation and everything inside, in order.
fn collect<'m>(operation: mlir::OpRef<'m>, post_order: bool, steps: &mut Vec<Step<'m>>) {
    let at = steps.len();
    if !post_order {
        steps.push(Step { raw: operation, inside: 0 });
    }
    for block in operation.blocks() {
        for inner in block.operations() {
            collect(inner, post_order, steps);
        }
    }
    if post_order {
        steps.push(Step { raw: operation, inside: 0 });
    } else {
        steps[at].inside = steps.len() - at - 1;
    }
}

/// Looks up the classes of operations, which may call another language for a dialect that is new. Later handles need not.
fn expect_classes(context: &Context, held: &Guard<'_>, steps: &[Step<'_>]) -> Result<()> {
    let mut last = 0;
    for step in steps {
        let name = step.raw.name_key();
        if name != last {
            context.op_name(held, step.raw)?;
            last = name;
        }
    }
    Ok(())
}

#[cold]
fn no_answer(got: &str) -> Error {
    type_error(format!("walk: the callback must return a WalkResult, got {got}"))
}

#[fishplate::methods(nonblocking)]
impl Operation {
    /// Calls `callback` with every operation that existed at the start and still exists. The callback returns 0 or None
    /// to continue, 1 to stop, and 2 to skip the operations inside. Returns whether the walk was completed.
    #[method(name = "_walk")]
    fn walk(this: ObjectRef<Operation>, callback: Function, post_order: bool) -> Result<bool> {
        let context = this.context();
        let held = context.lock();
        let raw = this.mlir(&held)?;
        let mut steps = Vec::new();
        context.roomy(|| collect(raw, post_order, &mut steps));
        expect_classes(context, &held, &steps)?;
        // The callback may destroy operations: from here on, only what the visits give is used.
        let inside: Vec<usize> = match post_order {
            true => Vec::new(),
            false => steps.iter().map(|step| step.inside).collect(),
        };
        let visiting = Visiting::begin(&this, &held, steps.into_iter().map(|step| step.raw));
        while let Some((number, handle)) = visiting.next()? {
            let answer = callback.call::<Any>((&handle,))?;
            match answer.try_get::<Option<i64>>() {
                Some(None | Some(ADVANCE)) => {}
                Some(Some(INTERRUPT)) => return Ok(false),
                Some(Some(SKIP)) => visiting.skip(inside.get(number).copied().unwrap_or(0)),
                Some(Some(other)) => return Err(no_answer(&other.to_string())),
                None => return Err(no_answer(&answer.view().type_key())),
            }
        }
        Ok(true)
    }
}
