//! Walks over an operation and everything inside.

use fishplate::{Any, Error, Function, ObjectRef, Result};
use fishplate_mlir as mlir;

use super::Operation;
use crate::error::type_error;

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

#[cold]
fn no_answer(got: &str) -> Error {
    type_error(format!("walk: the callback must return a WalkResult, got {got}"))
}

#[fishplate::methods(nonblocking)]
impl Operation {
    /// Calls `callback` with every operation that existed at the start and still exists. The callback returns 0 or None
    /// to continue, 1 to stop, and 2 to skip the operations inside. Returns whether the walk was completed.
    #[method(name = "_walk")]
    fn walk(&self, callback: Function, post_order: bool) -> Result<bool> {
        let held = self.context().lock();
        let raw = self.mlir(&held)?;
        let mut steps = Vec::new();
        self.context().roomy(|| collect(raw, post_order, &mut steps));
        let tree = self.node.tree(&held);
        // The callback may destroy operations, so only our own handles are used from here on.
        let handles = steps.into_iter().map(|step| {
            let handle = Operation::wrap(self.context(), &held, step.raw, Some(&tree))?;
            Ok((handle, step.inside))
        });
        let handles = handles.collect::<Result<Vec<(ObjectRef<Operation>, usize)>>>()?;
        let mut at = 0;
        while let Some((handle, inside)) = handles.get(at) {
            at += 1;
            if handle.node.is_gone() {
                continue;
            }
            let answer = callback.call::<Any>((handle,))?;
            match answer.try_get::<Option<i64>>() {
                Some(None | Some(ADVANCE)) => {}
                Some(Some(INTERRUPT)) => return Ok(false),
                Some(Some(SKIP)) if !post_order => at += inside,
                Some(Some(SKIP)) => {}
                Some(Some(other)) => return Err(no_answer(&other.to_string())),
                None => return Err(no_answer(&answer.view().type_key())),
            }
        }
        Ok(true)
    }
}
