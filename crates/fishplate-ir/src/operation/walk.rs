//! Walking over an operation and everything inside.

use fishplate::{Any, Error, Function, ObjectRef, Result};
use mlir_sys::{
    MlirOperation, mlirBlockGetFirstOperation, mlirBlockGetNextInRegion,
    mlirOperationGetNextInBlock, mlirOperationGetNumRegions, mlirOperationGetRegion,
    mlirRegionGetFirstBlock,
};

use super::Operation;
use crate::error::type_error;

/// What a callback says: go on, stop, or leave out what is inside (before it, in pre-order).
const ADVANCE: i64 = 0;
const INTERRUPT: i64 = 1;
const SKIP: i64 = 2;

/// An operation of a walk, and how many after it are inside of it (in pre-order).
struct Step {
    raw: MlirOperation,
    inside: usize,
}

/// Lists an operation and what is inside, in order.
///
/// # Safety
/// `operation` is live and its context locked.
unsafe fn collect(operation: MlirOperation, post_order: bool, steps: &mut Vec<Step>) {
    let at = steps.len();
    if !post_order {
        steps.push(Step { raw: operation, inside: 0 });
    }
    // SAFETY: live (see above), as is all that is reached below.
    for index in 0..unsafe { mlirOperationGetNumRegions(operation) } {
        // SAFETY: the index is below the count.
        let region = unsafe { mlirOperationGetRegion(operation, index) };
        // SAFETY: live.
        let mut block = unsafe { mlirRegionGetFirstBlock(region) };
        while !block.ptr.is_null() {
            // SAFETY: live.
            let mut inner = unsafe { mlirBlockGetFirstOperation(block) };
            while !inner.ptr.is_null() {
                // SAFETY: live.
                unsafe { collect(inner, post_order, steps) };
                // SAFETY: live.
                inner = unsafe { mlirOperationGetNextInBlock(inner) };
            }
            // SAFETY: live.
            block = unsafe { mlirBlockGetNextInRegion(block) };
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
    /// Calls `callback` with every operation that was there at the start and still is; it answers 0 or
    /// None to go on, 1 to stop, 2 to leave out what is inside. Whether it went to the end.
    #[method(name = "_walk")]
    fn walk(&self, callback: Function, post_order: bool) -> Result<bool> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        let mut steps = Vec::new();
        // SAFETY: live, and the context is locked.
        self.context().roomy(|| unsafe { collect(raw, post_order, &mut steps) });
        let tree = self.node.tree(&held);
        let handles: Result<Vec<ObjectRef<Operation>>> = steps
            .iter()
            // SAFETY: live, in the same tree; nothing has changed since.
            .map(|step| unsafe { Operation::wrap(self.context(), &held, step.raw, Some(&tree)) })
            .collect();
        let handles = handles?;
        let mut at = 0;
        while let Some(handle) = handles.get(at) {
            let inside = steps[at].inside;
            at += 1;
            if handle.node.address().is_null() {
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
