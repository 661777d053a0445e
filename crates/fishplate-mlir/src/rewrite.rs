//! Rewrite patterns whose code is a closure, and the drivers that apply them.
//!
//! A driver works on one thread, and keeps addresses of the operations that it has still to visit. So whoever changes the IR
//! while a driver of the thread is at work tells it here: the functions `note_*` do nothing when there is none.

use std::ffi::{c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

use mlir_sys::{MlirBlock, MlirLocation, MlirOperation, MlirStringRef, MlirValue};

use crate::guarded::guarded;
use crate::pdl::{Lent, PdlModule, PdlValue, RawModule, RawValue, Results};
use crate::{Block, Location, OpRef, Value, edits, text};

/// A pattern: the operation at its root, and how good it is beside others.
#[derive(Debug, Clone)]
pub struct Pattern {
    /// The name of the operation that it is tried on; empty for any.
    pub root: String,
    /// Patterns with a higher number are tried first. At most [`MOST_BENEFIT`].
    pub benefit: u16,
}

/// The highest benefit that a pattern may have.
pub const MOST_BENEFIT: u16 = u16::MAX - 1;

/// Which operations a greedy driver visits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strictness {
    /// All.
    AnyOp,
    /// Those that were there at the beginning, and new ones.
    ExistingAndNewOps,
    /// Those that were there at the beginning.
    ExistingOps,
}

/// How far a greedy driver simplifies the blocks of regions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Simplification {
    /// Nothing.
    Disabled,
    /// Removes unreachable blocks and dead arguments.
    Normal,
    /// Merges equal blocks, too.
    Aggressive,
}

/// How patterns are applied.
#[derive(Debug, Clone, Copy)]
pub enum Way {
    /// Again and again, with folding, until nothing changes.
    Greedy {
        /// How often the driver starts again with all operations; none for no limit.
        iterations: Option<u32>,
        /// How many patterns may be applied; none for no limit.
        rewrites: Option<u64>,
        /// Whether outer operations and earlier ones come first.
        top_down: bool,
        /// Whether operations are folded.
        fold: bool,
        /// Whether equal constants become one.
        share_constants: bool,
        /// Which operations are visited.
        strictness: Strictness,
        /// How far blocks are simplified.
        simplification: Simplification,
    },
    /// Once on each operation that is there at the beginning, inner ones first.
    Walk,
}

/// The answer of a pattern for an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// It does not match.
    NoMatch,
    /// It was applied.
    Applied,
    /// No pattern is to be applied any more.
    Stop,
}

/// How the work of a driver ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing is left to do.
    Converged,
    /// The last iteration still changed something.
    TooManyIterations,
    /// So many patterns were applied as may be.
    TooManyRewrites,
    /// A pattern said so.
    Stopped,
    /// A pattern made something that does not verify; the diagnostics say what.
    Invalid,
}

/// The code behind the patterns, and who is to know what the driver erases itself. A panic stops the driver.
pub trait Rewrite {
    /// Applies the pattern of a number to an operation, if it matches.
    fn apply(&mut self, pattern: usize, op: OpRef<'_>) -> Answer;
    /// No pattern was tried for some time, or none may be.
    fn idle(&mut self);
    /// An operation is about to be erased. Those inside of it were erased before.
    fn operation_erased(&mut self, op: OpRef<'_>);
    /// A block is about to be erased.
    fn block_erased(&mut self, block: Block<'_>);
    /// Arguments of a block may be erased.
    fn arguments_unsure(&mut self, block: Block<'_>);
    /// A pattern of the PDL module was applied to an operation of this name and location.
    fn applied(&mut self, name: &str, location: Location<'_>);
    /// Calls the native function of a number, of the PDL module, for a pattern that is tried on `op`. That is what the driver
    /// works on if the pattern has erased the operation. None: it does not match. An error stops the driver.
    fn native(
        &mut self,
        function: usize,
        op: OpRef<'_>,
        values: Vec<PdlValue<'_>>,
    ) -> Result<Option<Results>, Answer>;
}

/// How much a driver has done besides applying patterns.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Counts {
    /// How often it started with all operations.
    pub iterations: u64,
    /// How many operations were folded.
    pub folded: u64,
    /// How many operations without uses were erased.
    pub dead: u64,
}

#[repr(C)]
struct RawPattern {
    root: MlirStringRef,
    benefit: u32,
}

#[repr(C)]
struct RawConfig {
    max_iterations: i64,
    max_rewrites: i64,
    strictness: i32,
    simplification: i32,
    top_down: bool,
    fold: bool,
    share_constants: bool,
    walk: bool,
}

impl RawConfig {
    fn new(way: Way) -> RawConfig {
        match way {
            Way::Greedy {
                iterations,
                rewrites,
                top_down,
                fold,
                share_constants,
                strictness,
                simplification,
            } => RawConfig {
                max_iterations: iterations.map_or(-1, i64::from),
                max_rewrites: rewrites.map_or(-1, |most| i64::try_from(most).unwrap_or(-1)),
                strictness: strictness as i32,
                simplification: simplification as i32,
                top_down,
                fold,
                share_constants,
                walk: false,
            },
            Way::Walk => RawConfig {
                max_iterations: 1,
                max_rewrites: -1,
                strictness: Strictness::AnyOp as i32,
                simplification: Simplification::Disabled as i32,
                top_down: false,
                fold: false,
                share_constants: false,
                walk: true,
            },
        }
    }
}

#[repr(C)]
struct RawHooks {
    state: *mut c_void,
    apply: unsafe extern "C" fn(*mut c_void, usize, MlirOperation) -> i32,
    idle: unsafe extern "C" fn(*mut c_void),
    operation_erased: unsafe extern "C" fn(*mut c_void, MlirOperation),
    block_erased: unsafe extern "C" fn(*mut c_void, MlirBlock),
    arguments_unsure: unsafe extern "C" fn(*mut c_void, MlirBlock),
    applied: unsafe extern "C" fn(*mut c_void, MlirStringRef, MlirLocation),
    native: unsafe extern "C" fn(
        *mut c_void,
        usize,
        MlirOperation,
        *const RawValue,
        usize,
        *mut RawValue,
    ) -> i32,
}

unsafe extern "C" {
    fn fishplateApplyPatterns(
        op: MlirOperation,
        patterns: *const RawPattern,
        count: usize,
        config: *const RawConfig,
        hooks: *const RawHooks,
        pdl: *const RawModule,
        outcome: *mut i32,
        counts: *mut Counts,
    ) -> *mut c_char;
    fn fishplateIsIsolated(op: MlirOperation) -> bool;
    fn fishplateRewriteNotePlaced(op: MlirOperation);
    fn fishplateRewriteNoteLeaving(op: MlirOperation);
    fn fishplateRewriteNoteTaken(op: MlirOperation);
    fn fishplateRewriteNoteEdited(op: MlirOperation);
    fn fishplateRewriteNoteEditedAll();
    fn fishplateRewriteReplaceUses(value: MlirValue, by: MlirValue);
    fn fishplateRewriteNoteOutside(op: MlirOperation);
    fn fishplateRewriteNoteUnsure();
    fn fishplateRewriteOutsideUser() -> MlirOperation;
}

/// The code behind the patterns, while a driver is at work.
struct State<'r> {
    code: &'r mut dyn Rewrite,
    /// How many results each native function has.
    result_counts: Vec<usize>,
    /// The results of the last native function.
    results: Results,
}

unsafe extern "C" fn apply(state: *mut c_void, pattern: usize, op: MlirOperation) -> i32 {
    // SAFETY: the state that `apply_patterns` gave, which lives as long as the driver; one hook is called at a time.
    let state = unsafe { &mut *state.cast::<State<'_>>() };
    let answer = catch_unwind(AssertUnwindSafe(|| state.code.apply(pattern, OpRef::new(op))));
    match answer.unwrap_or(Answer::Stop) {
        Answer::NoMatch => 0,
        Answer::Applied => 1,
        Answer::Stop => 2,
    }
}

unsafe extern "C" fn idle(state: *mut c_void) {
    // SAFETY: the state that `apply_patterns` gave, which lives as long as the driver; one hook is called at a time.
    let state = unsafe { &mut *state.cast::<State<'_>>() };
    let _ = catch_unwind(AssertUnwindSafe(|| state.code.idle()));
}

unsafe extern "C" fn operation_erased(state: *mut c_void, op: MlirOperation) {
    // SAFETY: the state that `apply_patterns` gave, which lives as long as the driver; one hook is called at a time.
    let state = unsafe { &mut *state.cast::<State<'_>>() };
    let _ = catch_unwind(AssertUnwindSafe(|| state.code.operation_erased(OpRef::new(op))));
}

unsafe extern "C" fn block_erased(state: *mut c_void, block: MlirBlock) {
    // SAFETY: the state that `apply_patterns` gave, which lives as long as the driver; one hook is called at a time.
    let state = unsafe { &mut *state.cast::<State<'_>>() };
    let _ = catch_unwind(AssertUnwindSafe(|| state.code.block_erased(Block::new(block))));
}

unsafe extern "C" fn arguments_unsure(state: *mut c_void, block: MlirBlock) {
    // SAFETY: the state that `apply_patterns` gave, which lives as long as the driver; one hook is called at a time.
    let state = unsafe { &mut *state.cast::<State<'_>>() };
    let _ = catch_unwind(AssertUnwindSafe(|| state.code.arguments_unsure(Block::new(block))));
}

unsafe extern "C" fn applied(state: *mut c_void, name: MlirStringRef, location: MlirLocation) {
    // SAFETY: the state that `apply_patterns` gave, which lives as long as the driver; one hook is called at a time.
    let state = unsafe { &mut *state.cast::<State<'_>>() };
    // SAFETY: MLIR's string lives during the call.
    let name = unsafe { text::to_owned(name) };
    let _ = catch_unwind(AssertUnwindSafe(|| state.code.applied(&name, Location::new(location))));
}

unsafe extern "C" fn native(
    state: *mut c_void,
    function: usize,
    op: MlirOperation,
    values: *const RawValue,
    count: usize,
    results: *mut RawValue,
) -> i32 {
    // SAFETY: the state that `apply_patterns` gave, which lives as long as the driver; one hook is called at a time.
    let state = unsafe { &mut *state.cast::<State<'_>>() };
    let read = |index| {
        // SAFETY: there are `count` values, which live during the call.
        unsafe { (*values.add(index)).read() }
    };
    let answer = catch_unwind(AssertUnwindSafe(|| {
        let values = (0..count).map(read).collect();
        state.code.native(function, OpRef::new(op), values)
    }));
    match answer.unwrap_or(Err(Answer::Stop)) {
        Ok(Some(made)) => {
            state.results = made;
            // SAFETY: MLIR's side has room for the results of the function.
            let is_whole = unsafe { state.results.write(results, state.result_counts[function]) };
            if is_whole { 1 } else { 2 }
        }
        Ok(None) => 0,
        Err(_) => 2,
    }
}

/// How many drivers are at work, on all threads.
static ACTIVE: AtomicUsize = AtomicUsize::new(0);

/// A driver at work, until it is dropped.
pub(crate) struct Active;

impl Active {
    /// Notes that a driver is at work.
    pub(crate) fn begin() -> Active {
        ACTIVE.fetch_add(1, Ordering::Relaxed);
        Active
    }
}

impl Drop for Active {
    fn drop(&mut self) {
        ACTIVE.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Applies patterns to what is inside of an operation. `Err` is the message of an error that ended the work halfway: nothing of
/// the context may be used or freed after it.
///
/// # Safety
/// The operation and those around it stay where they are. Nobody else uses the context meanwhile, other than the
/// patterns. Whoever changes the IR in a pattern calls the functions `note_*`, and handles of what the driver erases are
/// not used after `rewrite` was told. The IR verifies.
pub unsafe fn apply_patterns(
    op: OpRef<'_>,
    patterns: &[Pattern],
    pdl: Option<PdlModule<'_>>,
    way: Way,
    rewrite: &mut dyn Rewrite,
) -> Result<(Outcome, Counts), String> {
    let list: Vec<RawPattern> = patterns
        .iter()
        .map(|pattern| RawPattern {
            root: text::string_ref(&pattern.root),
            benefit: u32::from(pattern.benefit.min(MOST_BENEFIT)),
        })
        .collect();
    let config = RawConfig::new(way);
    let counts =
        |pdl: &PdlModule<'_>| pdl.functions.iter().map(|each| each.results.len()).collect();
    let result_counts = pdl.as_ref().map(counts).unwrap_or_default();
    let lent = pdl.as_ref().map(Lent::new);
    let module = lent.as_ref().map_or(std::ptr::null(), |lent| std::ptr::from_ref(&lent.raw));
    let mut state = State { code: rewrite, result_counts, results: Results::default() };
    let hooks = RawHooks {
        state: (&raw mut state).cast(),
        apply,
        idle,
        operation_erased,
        block_erased,
        arguments_unsure,
        applied,
        native,
    };
    let mut counts = Counts::default();
    edits::note();
    let _active = Active::begin();
    // SAFETY: patterns, configuration, hooks and the PDL module live for the call (the rest see `# Safety`); the call is a guarded one.
    let outcome = unsafe {
        guarded(|outcome| {
            fishplateApplyPatterns(
                op.raw,
                list.as_ptr(),
                list.len(),
                std::ptr::from_ref(&config),
                std::ptr::from_ref(&hooks),
                module,
                outcome,
                &raw mut counts,
            )
        })
    };
    outcome.map(|code: i32| {
        let outcome = match code {
            0 => Outcome::Converged,
            1 => Outcome::TooManyIterations,
            2 => Outcome::TooManyRewrites,
            3 => Outcome::Stopped,
            _ => Outcome::Invalid,
        };
        (outcome, counts)
    })
}

/// Whether some driver is at work, on whatever thread.
#[inline]
pub fn is_active() -> bool {
    ACTIVE.load(Ordering::Relaxed) != 0
}

/// An operation was put into a block, or was moved.
#[inline]
pub fn note_placed(op: OpRef<'_>) {
    if is_active() {
        // SAFETY: the operation is live.
        unsafe { fishplateRewriteNotePlaced(op.raw) };
    }
}

/// An operation is about to be taken out of its block, or to be moved.
#[inline]
pub fn note_leaving(op: OpRef<'_>) {
    if is_active() {
        // SAFETY: the operation is live.
        unsafe { fishplateRewriteNoteLeaving(op.raw) };
    }
}

/// An operation was made that is in no block, or was taken out of its block.
#[inline]
pub fn note_outside(op: OpRef<'_>) {
    if is_active() {
        // SAFETY: the operation is live.
        unsafe { fishplateRewriteNoteOutside(op.raw) };
    }
}

/// Something is about to change operations without telling the drivers: a pipeline.
#[inline]
pub fn note_unsure() {
    if is_active() {
        // SAFETY: nothing is asked of the caller.
        unsafe { fishplateRewriteNoteUnsure() };
    }
}

/// An operation outside of what the innermost driver of this thread works on that uses a value or a block inside, as far as the
/// pattern that runs can have made one.
pub fn outside_user<'m>() -> Option<OpRef<'m>> {
    // SAFETY: nothing is asked of the caller.
    let found = unsafe { fishplateRewriteOutsideUser() };
    (!found.ptr.is_null()).then(|| OpRef::new(found))
}

/// An operation was taken out of its block, or is about to be destroyed; it still lives.
#[inline]
pub fn note_taken(op: OpRef<'_>) {
    if is_active() {
        // SAFETY: the operation is live.
        unsafe { fishplateRewriteNoteTaken(op.raw) };
    }
}

/// An operation was changed: its operands, attributes or results.
#[inline]
pub fn note_edited(op: OpRef<'_>) {
    if is_active() {
        // SAFETY: the operation is live.
        unsafe { fishplateRewriteNoteEdited(op.raw) };
    }
}

/// Lets everyone who uses a value use another one, and notes it.
pub fn replace_uses<'m>(value: Value<'m>, new: Value<'m>) {
    if value != new {
        edits::note();
        // SAFETY: both are live.
        unsafe { fishplateRewriteReplaceUses(value.raw, new.raw) };
    }
}

/// Blocks, or their arguments, were changed.
#[inline]
pub fn note_edited_all() {
    if is_active() {
        // SAFETY: nothing is asked of the caller.
        unsafe { fishplateRewriteNoteEditedAll() };
    }
}

impl OpRef<'_> {
    /// Whether nothing inside may use a value from outside, as far as the operation's own definition says.
    pub fn is_isolated(self) -> bool {
        // SAFETY: the operation is live.
        unsafe { fishplateIsIsolated(self.raw) }
    }
}
