//! The pass managers and drivers of patterns that are running on this thread, innermost last. Passes in other languages
//! run on the thread that called `run`, so they find their run here.

use std::cell::{Cell, RefCell};
use std::ops::Deref;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};

use fishplate::{Error, ObjectRef, Result};
use fishplate_mlir::OpRef;
use fishplate_mlir::dynamic::AnswerScope;

use crate::error::value_error;
use crate::{Context, Operation, PatternRewriter};

/// The reason that handles made in a callback report once they are invalid.
pub(super) const LEFT_BEHIND: &str = "was made while a pipeline ran: get it again from the module";

/// A running pass manager or driver of patterns.
pub(crate) struct Run {
    pub(crate) root: ObjectRef<Operation>,
    /// The address of the operation that a pass in another language is working on, or 0 between such passes. For a
    /// driver of patterns, the address of the root.
    pub(crate) current: Cell<usize>,
    /// The error of the first pass or pattern that raised one.
    pub(crate) error: RefCell<Option<Error>>,
    /// Whether it is a driver of patterns: nothing else may run on its operation.
    pub(crate) rewriting: bool,
    /// Whether a native function of PDL is running: nothing may go that a pattern could have matched.
    pub(crate) native: Cell<bool>,
    /// Whether a hook that canonicalizes runs, in a pass.
    pub(crate) canonicalizing: Cell<bool>,
    /// How often hooks that canonicalize were called.
    pub(crate) canonicalized: Cell<u64>,
    /// The rewriter of a pattern that has returned, for the next one.
    pub(crate) rewriter: RefCell<Option<ObjectRef<PatternRewriter>>>,
}

impl Run {
    /// A run that starts with the operation at the address `current`; see the field.
    pub(crate) fn new(root: &ObjectRef<Operation>, current: usize, rewriting: bool) -> Rc<Run> {
        let root = root.clone();
        let (current, error) = (Cell::new(current), RefCell::new(None));
        let [native, canonicalizing] = [(); 2].map(|()| Cell::new(false));
        let (canonicalized, rewriter) = (Cell::new(0), RefCell::new(None));
        Rc::new(Run {
            root,
            current,
            error,
            rewriting,
            native,
            canonicalizing,
            canonicalized,
            rewriter,
        })
    }

    pub(crate) fn context(&self) -> &ObjectRef<Context> {
        self.root.context()
    }

    /// Whether an operation is the root of the run, or inside it.
    fn has(&self, op: OpRef<'_>) -> bool {
        is_in(op, self.root.node().address())
    }

    /// Whether the root of the run is an operation, or inside of it.
    fn is_inside(&self, op: OpRef<'_>) -> bool {
        let held = self.context().lock();
        self.root.mlir(&held).is_ok_and(|root| is_in(root, op.address()))
    }

    /// The words that errors use for a run of this kind.
    fn word(&self) -> &'static str {
        if self.rewriting { "patterns are being applied" } else { "a pipeline is running" }
    }

    /// Whether an operation is the one that a pass was given, or inside it.
    fn gave(&self, op: OpRef<'_>) -> bool {
        is_in(op, self.current.get())
    }

    /// Refuses to remove something at an operation while a native function of PDL runs.
    fn refuse_native(&self, raw: OpRef<'_>, name: &impl Deref<Target = str>) -> Result<()> {
        match self.native.get() && self.has(raw) {
            true => Err(value_error(format!(
                "a native function of PDL may not take away or move `{}`: the pattern itself erases and replaces",
                &**name
            ))),
            false => Ok(()),
        }
    }

    /// Refuses to remove an operation, unless it is inside of what a pass or the patterns were given.
    fn refuse_edit(&self, raw: OpRef<'_>, name: &impl Deref<Target = str>) -> Result<()> {
        let inside = self.current.get() != raw.address() && self.gave(raw);
        self.refuse_native(raw, name)?;
        // Nothing inside of the root is around it.
        if (inside && self.rewriting) || !((self.has(raw) && !inside) || self.is_inside(raw)) {
            return Ok(());
        }
        let what = match self.rewriting {
            true => {
                "a pattern may take away only what is inside of the operation that they are applied to"
            }
            false => "a pass may take away only what is inside of the operation that it gets",
        };
        Err(value_error(format!(
            "{} on the operation `{}`, around it or inside of it: {what}",
            self.word(),
            &**name
        )))
    }

    /// Invalidates the handles that a callback has left behind.
    pub(crate) fn tidy(&self) {
        // The root exists for as long as the run.
        let _ = self.root.invalidate_inside(LEFT_BEHIND);
    }
}

/// Whether an operation is the one at an address, or inside it.
fn is_in(op: OpRef<'_>, address: usize) -> bool {
    op.ancestors().any(|around| around.address() == address)
}

thread_local! {
    static RUNS: RefCell<Vec<Rc<Run>>> = const { RefCell::new(Vec::new()) };
}

/// Returns the innermost run of this thread.
pub(crate) fn current() -> Option<Rc<Run>> {
    RUNS.with(|runs| runs.borrow().last().cloned())
}

/// A started run. It ends when this is dropped.
pub(crate) struct Entered {
    _answers: AnswerScope,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let run = RUNS.with(|runs| runs.borrow_mut().pop());
        drop(run);
        ACTIVE.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Number of runs on all threads. If there are none, nothing has to be looked up.
static ACTIVE: AtomicUsize = AtomicUsize::new(0);

/// Starts a run.
pub(crate) fn enter(run: Rc<Run>) -> Entered {
    let answers = AnswerScope::open(run.context().mlir(&run.context().lock()));
    ACTIVE.fetch_add(1, Ordering::Relaxed);
    RUNS.with(|runs| runs.borrow_mut().push(run));
    Entered { _answers: answers }
}

/// Refuses to remove an operation that a pass manager of this thread may be working on. A pass may change only what is
/// inside its operation, and nothing else of the module. Other threads cannot interfere, because the run holds the
/// context's lock.
pub(crate) fn refuse_edit(raw: OpRef<'_>, name: &impl Deref<Target = str>) -> Result<()> {
    if ACTIVE.load(Ordering::Relaxed) == 0 {
        return Ok(());
    }
    RUNS.with(|runs| runs.borrow().iter().try_for_each(|run| run.refuse_edit(raw, name)))
}

/// Refuses to remove something at an operation while a native function of PDL runs on this thread.
pub(crate) fn refuse_native(raw: OpRef<'_>, name: &impl Deref<Target = str>) -> Result<()> {
    if ACTIVE.load(Ordering::Relaxed) == 0 {
        return Ok(());
    }
    RUNS.with(|runs| runs.borrow().iter().try_for_each(|run| run.refuse_native(raw, name)))
}

/// Refuses to insert into an operation that a pass manager of this thread is working on, unless a pass was given that
/// operation or one around it. Otherwise the manager would continue with the new operations and never finish.
#[inline]
pub(crate) fn refuse_insertion(around: OpRef<'_>) -> Result<()> {
    if ACTIVE.load(Ordering::Relaxed) == 0 { Ok(()) } else { refuse_insertion_in_run(around) }
}

#[cold]
fn refuse_insertion_in_run(around: OpRef<'_>) -> Result<()> {
    let outside = |run: &Rc<Run>| !run.rewriting && run.has(around) && !run.gave(around);
    match RUNS.with(|runs| runs.borrow().iter().any(outside)) {
        true => Err(value_error(
            "a pipeline is running around this place: a pass may add operations only inside of the \
             operation that it gets",
        )),
        false => Ok(()),
    }
}

/// Refuses what neither a pipeline nor patterns may work on: an operation with uses from outside, or one that another run of
/// this thread works on, unless it is what a pass was given, or inside of that.
pub(crate) fn check_root(op: &Operation, raw: OpRef<'_>) -> Result<()> {
    let name = op.node().name();
    let runs: Vec<_> = RUNS.with(|runs| runs.borrow().clone());
    for run in runs {
        let rewriting = run.rewriting || run.canonicalizing.get();
        if (run.is_inside(raw) || run.has(raw)) && (rewriting || !run.gave(raw)) {
            let what = match rewriting {
                true => "a pattern may apply others, or run a pipeline, only on something else",
                false => {
                    "a pass may run another one, or apply patterns, only on the operation that it gets, or on \
                     what is inside"
                }
            };
            return Err(value_error(format!(
                "{} on the operation `{name}`, around it or inside of it: {what}",
                run.word()
            )));
        }
    }
    if !op.is_sound() && op.context().roomy(|| raw.foreign_user()).is_some() {
        return Err(value_error(format!(
            "a value inside of `{name}` is used by an operation outside of it: passes could take it away"
        )));
    }
    Ok(())
}
