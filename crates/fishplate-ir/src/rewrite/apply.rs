//! Applying patterns: the functions that other languages call, and what the drivers of `fishplate-mlir` call back.

use std::rc::Rc;
use std::sync::Arc;

use fishplate::abi::error_kind;
use fishplate::{Error, ObjectRef, Result, Variant2, interpreter};
use fishplate_mlir as mlir;
use fishplate_mlir::pdl::{PdlValue, Results};
use fishplate_mlir::rewrite::{Answer, Outcome, Pattern, Rewrite, Simplification, Strictness, Way};
use fishplate_mlir::{rewrite, stack};

use super::pdl::Patterns;
use super::set::{Code, Entry};
use super::{FrozenRewritePatternSet, PatternRewriter};
use crate::error::{MLIR_ERROR, other_context, value_error};
use crate::pass::{Run, check_root, enter};
use crate::symbol_table::edits;
use crate::{Block, Context, Module, Operation, diagnostic, live, node};

/// How many patterns are applied at most if nobody says otherwise: so many, and so many for each operation.
pub(super) const REWRITES: u64 = 50_000;
pub(super) const REWRITES_PER_OP: u64 = 100;

/// Calls the functions of the patterns, and makes handles invalid.
struct Caller<'a> {
    run: Rc<Run>,
    entries: &'a [Entry],
    pdl: Option<&'a Patterns>,
    why: Arc<str>,
}

impl Caller<'_> {
    /// The driver may erase what nothing inside uses.
    fn check_outside(&self) -> Result<()> {
        let _held = self.run.context().lock();
        match rewrite::outside_user() {
            None => Ok(()),
            Some(user) => Err(value_error(format!(
                "the operation `{}`, which is outside of what patterns are applied to, uses a value inside when the pattern \
                 returns: erase it, or put it back",
                user.name()
            ))),
        }
    }

    /// Calls a native function of PDL. It may add operations. It must not take any away: MLIR holds what the pattern has
    /// matched.
    fn call_native(
        &self,
        function: usize,
        op: mlir::OpRef<'_>,
        values: &[PdlValue<'_>],
    ) -> Result<Option<Results>> {
        let Some(pdl) = self.pdl else { return Ok(None) };
        let context = self.run.context();
        let root = Operation::wrap(context, &context.lock(), op, None)?;
        let rewriter = PatternRewriter::new(&root);
        self.run.native.set(true);
        let answer = pdl.call(function, &root, &rewriter, values);
        self.run.native.set(false);
        rewriter.end();
        self.check_outside()?;
        answer
    }

    /// Keeps an error, which ends the driver.
    fn stop(&self, error: Error) -> Answer {
        self.run.error.borrow_mut().get_or_insert(error);
        Answer::Stop
    }

    fn call(&self, pattern: usize, op: mlir::OpRef<'_>) -> Result<Answer> {
        let context = self.run.context();
        let held = context.lock();
        let tree = self.run.root.node().tree(&held);
        let op = Operation::wrap(context, &held, op, Some(&tree))?;
        drop(held);
        let rewriter = PatternRewriter::new(&op);
        let answer = match &self.entries[pattern].code {
            Code::Plain(function) => function.call::<Option<bool>>((&op, &rewriter)),
            _ => Err(value_error(
                "the set has patterns for conversions: apply it with apply_partial_conversion or apply_full_conversion",
            )),
        };
        rewriter.end();
        let answer = answer?;
        self.check_outside()?;
        Ok(if answer.unwrap_or(false) { Answer::NoMatch } else { Answer::Applied })
    }
}

impl Rewrite for Caller<'_> {
    fn apply(&mut self, pattern: usize, op: mlir::OpRef<'_>) -> Answer {
        self.call(pattern, op).unwrap_or_else(|error| self.stop(error))
    }

    fn native(
        &mut self,
        function: usize,
        op: mlir::OpRef<'_>,
        values: Vec<PdlValue<'_>>,
    ) -> std::result::Result<Option<Results>, Answer> {
        self.call_native(function, op, &values).map_err(|error| self.stop(error))
    }

    fn operation_erased(&mut self, op: mlir::OpRef<'_>) {
        let context = self.run.context();
        let held = context.lock();
        node::invalidate_operation(context, &held, op, &self.why);
        edits::note_leaving(op);
    }

    fn block_erased(&mut self, block: mlir::Block<'_>) {
        let context = self.run.context();
        node::invalidate_block(context, &context.lock(), block, &self.why);
    }

    fn arguments_unsure(&mut self, block: mlir::Block<'_>) {
        let context = self.run.context();
        Block::invalidate_arguments(context, &context.lock(), block);
    }
}

/// The operation or module that patterns are applied to.
pub(super) type Place = Variant2<ObjectRef<Operation>, ObjectRef<Module>>;

/// The operation that patterns are applied to.
pub(super) fn operation_of(place: Place) -> ObjectRef<Operation> {
    match place {
        Variant2::A(op) => op,
        Variant2::B(module) => module.operation().clone(),
    }
}

/// Refuses an operation that patterns of a context cannot be applied to now.
pub(super) fn check(
    op: &ObjectRef<Operation>,
    raw: mlir::OpRef<'_>,
    patterns: &ObjectRef<Context>,
) -> Result<()> {
    if !op.context().same_as(patterns) {
        return Err(other_context("the operation"));
    }
    check_root(op, raw)?;
    op.expect_verifiable(raw)?;
    if op.is_sound() {
        return Ok(());
    }
    // Folders take well-formed IR for granted.
    let what = "no pattern was applied, the IR does not verify:";
    diagnostic::step(op.context(), what, || raw.verify().then_some(()))
}

/// Applies patterns in a way that depends on the operation.
fn apply(
    op: Place,
    patterns: &FrozenRewritePatternSet,
    way: impl FnOnce(mlir::OpRef<'_>) -> Result<Way>,
) -> Result<()> {
    let op = operation_of(op);
    let context = op.context();
    let held = context.lock();
    let raw = op.mlir(&held)?;
    check(&op, raw, &patterns.context)?;
    let way = way(raw)?;
    let outcome = stack::with_room(context.room().depth(), || drive(&op, raw, patterns, way))?;
    context.room().note_depth(raw.depth());
    let failed = "pattern application failed to converge:";
    let message = match (outcome, way) {
        (Outcome::TooManyIterations, Way::Greedy { iterations: Some(most), .. }) => {
            format!(
                "{failed} the last of {most} iterations still changed something (max_iterations)"
            )
        }
        (Outcome::TooManyRewrites, Way::Greedy { rewrites: Some(most), .. }) => format!(
            "{failed} {most} patterns were applied (max_num_rewrites); a pattern may make what it or another one \
             matches"
        ),
        _ => return Ok(()),
    };
    Err(Error::new(error_kind::RUNTIME_ERROR, message))
}

/// Lets a driver work.
fn drive(
    op: &ObjectRef<Operation>,
    raw: mlir::OpRef<'_>,
    patterns: &FrozenRewritePatternSet,
    way: Way,
) -> Result<Outcome> {
    let run = Run::new(op, raw.address(), true);
    let entered = enter(run.clone());
    let why = "was erased while patterns were applied".into();
    let pdl = patterns.pdl.as_deref();
    let mut caller = Caller { run: run.clone(), entries: &patterns.entries, pdl, why };
    let held = op.context().lock();
    let module = pdl.map(|pdl| pdl.lend(&held)).transpose()?;
    let list: Vec<Pattern> = patterns.entries.iter().map(|entry| entry.pattern.clone()).collect();
    let mut fatal = None;
    let what = "a pattern made something that does not verify:";
    let outcome = diagnostic::step(op.context(), what, || {
        let done =
            interpreter::without(|| live::apply_patterns(raw, &list, module, way, &mut caller));
        let done = done.map_err(|message| fatal = Some(message)).ok()?;
        (done != Outcome::Invalid).then_some(done)
    });
    drop(entered);
    if let Some(message) = fatal {
        // LLVM gave up in the middle: module and context are in no known state, and stay as they are for ever.
        std::mem::forget((op.clone(), op.context().clone()));
        let advice = "the module and its context cannot be used any more";
        return Err(Error::new(
            MLIR_ERROR,
            format!("applying patterns failed: {message}\n{advice}"),
        ));
    }
    match run.error.take() {
        Some(error) => Err(error),
        None => outcome,
    }
}

/// A number that may be -1 for no limit.
fn limit(name: &str, number: i64) -> Result<Option<u32>> {
    match number {
        -1 => Ok(None),
        _ => u32::try_from(number).map(Some).map_err(|_| {
            value_error(format!(
                "{name}: expected -1 for no limit, or a number up to {}, got {number}",
                u32::MAX
            ))
        }),
    }
}

/// Applies patterns to what is inside of an operation, with folding, until nothing changes.
///
/// `max_iterations` and `max_num_rewrites` are -1 for no limit. Without a `max_num_rewrites` there is a limit that depends on
/// the size of the operation. `strictness` is 0 for any operation, 1 for those that were there and new ones, 2 for those that
/// were there; `region_simplification_level` is 0 for none, 1 for normal, 2 for aggressive.
#[expect(clippy::too_many_arguments, reason = "one per choice that MLIR gives")]
#[fishplate::function("ir.apply_patterns_and_fold_greedily", nonblocking)]
pub fn apply_greedily(
    op: Variant2<ObjectRef<Operation>, ObjectRef<Module>>,
    set: ObjectRef<FrozenRewritePatternSet>,
    #[default = 10] max_iterations: i64,
    #[default = None] max_num_rewrites: Option<i64>,
    #[default = false] use_top_down_traversal: bool,
    #[default = true] enable_folding: bool,
    #[default = true] enable_constant_cse: bool,
    #[default = 0] strictness: i64,
    #[default = 2] region_simplification_level: i64,
) -> Result<()> {
    let strictness = match strictness {
        0 => Strictness::AnyOp,
        1 => Strictness::ExistingAndNewOps,
        2 => Strictness::ExistingOps,
        _ => return Err(value_error(format!("strictness: expected 0, 1 or 2, got {strictness}"))),
    };
    let simplification = match region_simplification_level {
        0 => Simplification::Disabled,
        1 => Simplification::Normal,
        2 => Simplification::Aggressive,
        level => {
            return Err(value_error(format!(
                "region_simplification_level: expected 0, 1 or 2, got {level}"
            )));
        }
    };
    let iterations = limit("max_iterations", max_iterations)?;
    let given = max_num_rewrites.map(|most| limit("max_num_rewrites", most)).transpose()?;
    apply(op, &set, |raw| {
        if !raw.is_isolated() {
            return Err(value_error(format!(
                "patterns are applied greedily only to operations that are isolated from above, such as functions and \
                 modules; `{}` is not",
                raw.name()
            )));
        }
        let rewrites = match given {
            Some(given) => given.map(u64::from),
            None => {
                let mut count = 0;
                raw.all(&mut |_| {
                    count += 1;
                    true
                });
                Some(REWRITES + REWRITES_PER_OP * count)
            }
        };
        Ok(Way::Greedy {
            iterations,
            rewrites,
            top_down: use_top_down_traversal,
            fold: enable_folding,
            share_constants: enable_constant_cse,
            strictness,
            simplification,
        })
    })
}

/// Applies patterns once on each operation that is inside of an operation now, inner ones first.
#[fishplate::function("ir.walk_and_apply_patterns", nonblocking)]
pub fn walk_and_apply(
    op: Variant2<ObjectRef<Operation>, ObjectRef<Module>>,
    set: ObjectRef<FrozenRewritePatternSet>,
) -> Result<()> {
    apply(op, &set, |_| Ok(Way::Walk))
}
