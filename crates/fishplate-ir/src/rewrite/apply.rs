//! Applying patterns: the functions that other languages call, and what the drivers of `fishplate-mlir` call back.

use std::rc::Rc;

use fishplate::abi::error_kind;
use fishplate::interpreter::NowAndThen;
use fishplate::{Error, Function, ObjectRef, Result, Variant2};
use fishplate_mlir as mlir;
use fishplate_mlir::pdl::{PdlValue, Results};
use fishplate_mlir::rewrite::{Answer, Outcome, Pattern, Rewrite, Simplification, Strictness, Way};
use fishplate_mlir::{rewrite, stack};

use super::pdl::Patterns;
use super::set::{Code, Entry};
use super::{DebugCounters, FrozenRewritePatternSet, PatternRewriter, record};
use crate::dialect::value::in_hook;
use crate::error::{MLIR_ERROR, other_context, value_error};
use crate::node::{self, Inside, Why};
use crate::pass::{self, Run, check_root, enter};
use crate::symbol_table::edits;
use crate::{Block, Context, Module, Operation, diagnostic, live};

/// How many patterns are applied at most if nobody says otherwise: so many, and so many for each operation.
pub(super) const REWRITES: u64 = 50_000;
pub(super) const REWRITES_PER_OP: u64 = 100;

/// Why handles are invalid of what a driver has erased.
const ERASED: Why = Why::Fixed("was erased while patterns were applied");

/// Calls the functions of the patterns, and makes handles invalid.
struct Caller<'a> {
    run: Rc<Run>,
    entries: &'a [Entry],
    pdl: Option<&'a Patterns>,
    counters: Option<&'a DebugCounters>,
    /// The name of the PDL pattern whose rewrite began last.
    pdl_pattern: &'a str,
    /// Whether what patterns do is recorded.
    records: bool,
    gil: &'a NowAndThen,
}

impl Caller<'_> {
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
        if root.same_as(&self.run.root) {
            // The operation is gone, so there is no place for new ones.
            rewriter.end();
        }
        self.run.native.set(true);
        let answer = pdl.call(function, &root, &rewriter, values);
        self.run.native.set(false);
        rewriter.end();
        check_outside(&self.run)?;
        answer
    }

    /// Keeps an error, which ends the driver.
    fn stop(&self, error: Error) -> Answer {
        self.run.error.borrow_mut().get_or_insert(error);
        Answer::Stop
    }

    fn call(&self, pattern: usize, op: mlir::OpRef<'_>) -> Result<Answer> {
        let entry = &self.entries[pattern];
        let Code::Plain(function) = &entry.code else {
            return Err(value_error(
                "the set has patterns for conversions: apply it with apply_partial_conversion or apply_full_conversion",
            ));
        };
        if self.counters.is_some_and(|counters| !counters.allows(&entry.name)) {
            return Ok(Answer::NoMatch);
        }
        let place = self.records.then(|| {
            record::tried(&entry.name);
            (op.name(), op.location().to_string())
        });
        match entry.is_python {
            true => self.gil.take(),
            false => self.gil.let_go(),
        }
        if !call_pattern(&self.run, function, op)? {
            return Ok(Answer::NoMatch);
        }
        if let Some((name, location)) = place {
            record::applied(&entry.name, &name, &location);
        }
        Ok(Answer::Applied)
    }
}

/// Calls the function of a pattern, and returns whether it was applied.
fn call_pattern(run: &Run, function: &Function, op: mlir::OpRef<'_>) -> Result<bool> {
    let context = run.context();
    let held = context.lock();
    let tree = run.root.node().tree(&held);
    let op = Operation::wrap(context, &held, op, Some(&tree))?;
    let rewriter = match run.rewriter.take() {
        Some(spare) => {
            spare.begin_again(&held, &op);
            spare
        }
        None => PatternRewriter::new(&op),
    };
    drop(held);
    let answer = function.call::<Option<bool>>((&op, &rewriter));
    rewriter.end();
    if rewriter.use_count() == 1 {
        // The pattern has not kept it.
        run.rewriter.replace(Some(rewriter));
    }
    let answer = answer?;
    check_outside(run)?;
    Ok(!answer.unwrap_or(false))
}

/// How often hooks that canonicalize may be called in one run: MLIR's driver has no limit of its own.
const CANONICALIZATIONS: u64 = 1_000_000;

/// Calls a hook that canonicalizes an operation, in a pass of a pipeline that runs on this thread. Only what is inside of `root`
/// may change. An error is kept, and the pipeline fails with it.
pub(crate) fn canonicalize(
    name: &str,
    function: &Function,
    op: mlir::OpRef<'_>,
    root: mlir::OpRef<'_>,
) {
    let Some(run) = pass::current().filter(|run| run.error.borrow().is_none()) else { return };
    run.canonicalized.set(run.canonicalized.get() + 1);
    let before = run.current.replace(root.address());
    run.canonicalizing.set(true);
    let outcome = match run.canonicalized.get() > CANONICALIZATIONS {
        true => Err(Error::new(
            error_kind::RUNTIME_ERROR,
            format!(
                "it was called {CANONICALIZATIONS} times; it may change what it has made itself"
            ),
        )),
        false => call_pattern(&run, function, op),
    };
    run.canonicalizing.set(false);
    run.current.set(before);
    run.tidy();
    if let Err(error) = outcome {
        let error = in_hook(&format!("{name}.canonicalize"), &error);
        run.error.borrow_mut().get_or_insert(error);
    }
}

/// Keeps the error that a hook has made something that does not verify.
pub(crate) fn canonicalized_badly(name: &str, wrong: &str) {
    let Some(run) = pass::current() else { return };
    let message = format!(
        "the hook {name}.canonicalize made something that does not verify, and what is around it was taken away: {wrong}"
    );
    run.error.borrow_mut().get_or_insert(Error::new(MLIR_ERROR, message));
}

/// Refuses an operation outside that uses a value inside: the driver may erase what nothing inside uses.
fn check_outside(run: &Run) -> Result<()> {
    let _held = run.context().lock();
    match rewrite::outside_user() {
        None => Ok(()),
        Some(user) => Err(value_error(format!(
            "the operation `{}`, which is outside of what patterns are applied to, uses a value inside when the pattern \
             returns: erase it, or put it back",
            user.name()
        ))),
    }
}

impl Rewrite for Caller<'_> {
    fn apply(&mut self, pattern: usize, op: mlir::OpRef<'_>) -> Answer {
        self.call(pattern, op).unwrap_or_else(|error| self.stop(error))
    }

    fn applied(&mut self, name: &str, location: mlir::Location<'_>) {
        if self.records {
            record::applied(self.pdl_pattern, name, &location.to_string());
        }
    }

    fn native(
        &mut self,
        function: usize,
        op: mlir::OpRef<'_>,
        values: Vec<PdlValue<'_>>,
    ) -> std::result::Result<Option<Results>, Answer> {
        if let Some(name) = self.pdl.and_then(|pdl| pdl.pattern(function)) {
            self.pdl_pattern = name;
            return Ok(Some(Results::new(&[])));
        }
        self.call_native(function, op, &values).map_err(|error| self.stop(error))
    }

    fn idle(&mut self) {
        self.gil.let_go();
    }

    fn operation_erased(&mut self, op: mlir::OpRef<'_>) {
        let context = self.run.context();
        let held = context.lock();
        node::invalidate_alone(context, &held, Inside::Operation(op), &ERASED);
        edits::note_leaving(op);
    }

    fn block_erased(&mut self, block: mlir::Block<'_>) {
        let context = self.run.context();
        node::invalidate_alone(context, &context.lock(), Inside::Block(block), &ERASED);
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
    counters: Option<&DebugCounters>,
    way: impl FnOnce(mlir::OpRef<'_>) -> Result<Way>,
) -> Result<()> {
    let op = operation_of(op);
    let context = op.context();
    let held = context.lock();
    let raw = op.mlir(&held)?;
    check(&op, raw, &patterns.context)?;
    if let Some(counters) = counters {
        counters.check(patterns.entries.iter().map(|entry| entry.name.as_str()))?;
    }
    let way = way(raw)?;
    let work = || drive(&op, raw, patterns, counters, way);
    let outcome = stack::with_room(context.room().depth(), work)?;
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

/// LLVM gave up in the middle: module and context are in no known state, and stay as they are for ever.
#[cold]
pub(super) fn lost(op: &ObjectRef<Operation>, what: &str) -> Error {
    std::mem::forget((op.clone(), op.context().clone()));
    let advice = "the module and its context cannot be used any more";
    Error::new(MLIR_ERROR, format!("{what}\n{advice}"))
}

/// Lets a driver work.
fn drive(
    op: &ObjectRef<Operation>,
    raw: mlir::OpRef<'_>,
    patterns: &FrozenRewritePatternSet,
    counters: Option<&DebugCounters>,
    way: Way,
) -> Result<Outcome> {
    let run = Run::new(op, raw.address(), true);
    let entered = enter(run.clone());
    let pdl = patterns.pdl.as_deref();
    let gil = NowAndThen::new();
    let mut caller = Caller {
        run: run.clone(),
        entries: &patterns.entries,
        pdl,
        counters,
        pdl_pattern: "",
        records: record::is_open(),
        gil: &gil,
    };
    let held = op.context().lock();
    let module = pdl.map(|pdl| pdl.lend(&held)).transpose()?;
    let list: Vec<Pattern> = patterns.entries.iter().map(|entry| entry.pattern.clone()).collect();
    let mut fatal = None;
    let what = "a pattern made something that does not verify:";
    let outcome = diagnostic::step(op.context(), what, || {
        gil.let_go();
        let done = live::apply_patterns(raw, &list, module, way, &mut caller);
        gil.take();
        let (done, counts) = done.map_err(|message| fatal = Some(message)).ok()?;
        if matches!(way, Way::Greedy { .. }) {
            record::counted(counts);
        }
        (done != Outcome::Invalid).then_some(done)
    });
    drop(entered);
    if let Some(message) = fatal {
        return Err(lost(op, &format!("applying patterns failed: {message}")));
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
/// were there; `region_simplification_level` is 0 for none, 1 for normal, 2 for aggressive. `counters` choose which tries of a
/// pattern are allowed.
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
    #[default = None] counters: Option<ObjectRef<DebugCounters>>,
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
    apply(op, &set, counters.as_deref(), |raw| {
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
    apply(op, &set, None, |_| Ok(Way::Walk))
}
