//! The pass managers that are at work on this thread, innermost last. Passes in other languages run on
//! the thread that called `run`, so this is where they find their run.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};

use fishplate::{Error, ObjectRef, Result};
use fishplate_mlir::OpRef;

use crate::error::value_error;
use crate::{Context, Operation};

/// Why handles are invalid that were made in a callback.
pub(super) const LEFT_BEHIND: &str = "was made while a pipeline ran: get it again from the module";

/// A pass manager at work.
pub(super) struct Run {
    pub(super) root: ObjectRef<Operation>,
    /// The address of the operation that a pass in another language works on now; 0 between such passes.
    pub(super) current: Cell<usize>,
    /// What the first pass that raised an error raised.
    pub(super) error: RefCell<Option<Error>>,
}

impl Run {
    pub(super) fn context(&self) -> &ObjectRef<Context> {
        self.root.context()
    }

    /// Whether an operation is the root of the run, or inside of it.
    fn has(&self, op: OpRef<'_>) -> bool {
        is_in(op, self.root.node().address())
    }

    /// Whether an operation is the one that a pass was given, or inside of it.
    fn gave(&self, op: OpRef<'_>) -> bool {
        is_in(op, self.current.get())
    }

    /// Makes the handles invalid that a callback has left behind.
    pub(super) fn tidy(&self) {
        // The root is there for as long as the run.
        let _ = self.root.invalidate_inside(LEFT_BEHIND);
    }
}

/// Whether an operation is the one at an address, or inside of it.
fn is_in(op: OpRef<'_>, address: usize) -> bool {
    op.ancestors().any(|around| around.address() == address)
}

thread_local! {
    static RUNS: RefCell<Vec<Rc<Run>>> = const { RefCell::new(Vec::new()) };
}

/// The innermost run of this thread.
pub(super) fn current() -> Option<Rc<Run>> {
    RUNS.with(|runs| runs.borrow().last().cloned())
}

/// A run that has begun; it ends when this is dropped.
pub(super) struct Entered;

impl Drop for Entered {
    fn drop(&mut self) {
        let run = RUNS.with(|runs| runs.borrow_mut().pop());
        drop(run);
        ACTIVE.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How many runs there are, on all threads: without one, nothing has to be looked up.
static ACTIVE: AtomicUsize = AtomicUsize::new(0);

/// Begins a run.
pub(super) fn enter(run: Rc<Run>) -> Entered {
    ACTIVE.fetch_add(1, Ordering::Relaxed);
    RUNS.with(|runs| runs.borrow_mut().push(run));
    Entered
}

/// Refuses to take an operation away that a pass manager of this thread may be working on: a pass may
/// change what is inside of its operation, and nothing else of the module. Other threads cannot, because
/// the run holds the context's lock.
pub(crate) fn refuse_edit(raw: OpRef<'_>, name: &str) -> Result<()> {
    let runs: Vec<_> = RUNS.with(|runs| runs.borrow().clone());
    for run in runs {
        let inside = run.current.get() != raw.address() && run.gave(raw);
        if run.has(raw) && !inside {
            return Err(value_error(format!(
                "a pipeline is running on the operation `{name}` or around it: a pass may take away only \
                 what is inside of the operation that it gets"
            )));
        }
    }
    Ok(())
}

/// Refuses to put something into an operation that a pass manager of this thread works on, unless a pass was given
/// that operation or one around it: the manager would go on with what is new, and never end.
#[inline]
pub(crate) fn refuse_insertion(around: OpRef<'_>) -> Result<()> {
    if ACTIVE.load(Ordering::Relaxed) == 0 { Ok(()) } else { refuse_insertion_in_run(around) }
}

#[cold]
fn refuse_insertion_in_run(around: OpRef<'_>) -> Result<()> {
    let runs: Vec<_> = RUNS.with(|runs| runs.borrow().clone());
    for run in runs {
        if run.has(around) && !run.gave(around) {
            return Err(value_error(
                "a pipeline is running around this place: a pass may add operations only inside of the \
                 operation that it gets",
            ));
        }
    }
    Ok(())
}

/// Refuses to run a pipeline on something that one of this thread works on, unless it is what a pass was
/// given, or inside of that.
pub(super) fn check_nested(raw: OpRef<'_>, name: &str) -> Result<()> {
    let runs: Vec<_> = RUNS.with(|runs| runs.borrow().clone());
    for run in runs {
        let held = run.context().lock();
        let around = run.root.mlir(&held).is_ok_and(|root| is_in(root, raw.address()));
        if (around || run.has(raw)) && !run.gave(raw) {
            return Err(value_error(format!(
                "a pipeline is running on the operation `{name}` or around it: a pass may run another one \
                 only on the operation that it gets, or on what is inside"
            )));
        }
    }
    Ok(())
}
