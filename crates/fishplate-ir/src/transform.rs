//! The interpreter of the transform dialect, which rewrites a payload as a named sequence says.

use fishplate::{ObjectRef, Result, interpreter};
use fishplate_mlir::everything::TransformOptions;
use fishplate_mlir::rewrite;

use crate::error::other_context;
use crate::pass::{Run, check_root, enter};
use crate::{Operation, diagnostic, live, translation};

/// Applies a named sequence to a payload. Handles to anything inside the payload are invalid afterwards.
#[fishplate::function("ir.transform.apply_named_sequence")]
fn apply_named_sequence(
    payload_root: ObjectRef<Operation>,
    transform_root: ObjectRef<Operation>,
    transform_module: ObjectRef<Operation>,
    expensive_checks: bool,
    enforce_single_top_level_transform_op: bool,
) -> Result<()> {
    let context = payload_root.context();
    for (op, name) in [(&transform_root, "transform_root"), (&transform_module, "transform_module")]
    {
        if !op.context().same_as(context) {
            return Err(other_context(name));
        }
    }
    let held = context.lock();
    let [payload, sequence, module] =
        [&payload_root, &transform_root, &transform_module].map(|op| op.mlir(&held));
    let (payload, sequence, module) = (payload?, sequence?, module?);
    check_root(&payload_root, payload)?;
    // Transforms assume well-formed IR.
    for (op, raw) in [(&payload_root, payload), (&transform_module, module)] {
        op.expect_verifiable(raw)?;
        let what = "no transform was applied, the IR does not verify:";
        diagnostic::step(context, what, || raw.verify().then_some(()))?;
    }
    payload_root.invalidate_inside("was made before a transform was applied: get it again")?;
    rewrite::note_unsure();
    let entered = enter(Run::new(&payload_root, 0, false));
    let options = TransformOptions {
        expensive_checks,
        single_transform: enforce_single_top_level_transform_op,
    };
    let what = "the transform failed:";
    let mut fatal = None;
    let outcome = diagnostic::step(context, what, || {
        let done = interpreter::without(|| live::transform([payload, sequence, module], options));
        done.map_err(|message| fatal = Some(message)).is_ok_and(|done| done).then_some(())
    });
    drop(entered);
    if let Some(message) = fatal {
        std::mem::forget((payload_root.clone(), transform_module.clone()));
        return Err(translation::lose(context, what, &message));
    }
    context.room().note_depth(payload.depth());
    outcome
}
