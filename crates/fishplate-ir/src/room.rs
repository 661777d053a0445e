//! Nesting depth and text length of a context's IR. Both are recorded where IR comes in: from text, bytecode, other
//! languages or passes. With them, each step gets the stack that it needs (`Context::roomy`), and nothing is printed
//! whose text would be endless. Because MLIR trusts bytecode, a child process reads it first, and it is measured
//! afterwards.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use fishplate::Result;
use fishplate_mlir as mlir;
use fishplate_mlir::measure::{Measure, Measures};
use fishplate_mlir::nesting::{DEEPEST, DEEPEST_TEXT, LARGEST};
use fishplate_mlir::stack;

use crate::error::{nests_too_deep, prints_too_long, value_error};
use crate::{Context, Guard};

/// Operations that may repeat types or attributes of at least this many bytes are measured again before they are
/// printed.
const HEAVY: u64 = 4096;
/// Most parts of an affine expression, each counted as often as it is repeated.
const LARGEST_EXPRESSION: u64 = 1 << 16;
/// IR deeper than this is processed by one thread, because the other threads have no larger stack.
const DEEP: usize = 64;

/// The largest values recorded for a context.
#[derive(Default)]
pub(crate) struct Room {
    deepest: AtomicUsize,
    longest: AtomicU64,
    largest_data: AtomicU64,
}

/// Something to measure.
#[derive(Clone, Copy)]
pub(crate) enum Part<'c> {
    Attribute(mlir::Attribute<'c>),
    Type(mlir::Type<'c>),
    Expression(mlir::AffineExpr<'c>),
}

impl Room {
    /// Runs a step with the stack that the deepest IR needs.
    #[inline]
    pub(crate) fn with<R>(&self, step: impl FnOnce() -> R) -> R {
        stack::with_room(self.deepest.load(Ordering::Relaxed), step)
    }

    /// Returns the number of levels of the deepest IR.
    pub(crate) fn depth(&self) -> usize {
        self.deepest.load(Ordering::Relaxed)
    }

    /// Whether the IR is so deep that only threads with a known stack may work on it.
    pub(crate) fn is_deep(&self) -> bool {
        self.deepest.load(Ordering::Relaxed) > DEEP
    }

    /// Records the nesting depth of something.
    #[inline]
    pub(crate) fn note_depth(&self, depth: usize) {
        if depth > self.deepest.load(Ordering::Relaxed) {
            self.deepest.fetch_max(depth, Ordering::Relaxed);
        }
    }

    /// Records the length of a part's text and data, in bytes.
    #[inline]
    pub(crate) fn note_length(&self, text: u64, data: u64) {
        if text > self.longest.load(Ordering::Relaxed) {
            self.longest.fetch_max(text, Ordering::Relaxed);
        }
        if data > self.largest_data.load(Ordering::Relaxed) {
            self.largest_data.fetch_max(data, Ordering::Relaxed);
        }
    }
}

impl Context {
    /// Measures a type, an attribute or an expression.
    fn measure(&self, held: &Guard<'_>, part: Part<'_>) -> Result<Measure> {
        let mut state = self.state(held);
        state.measures = state.measures.take().or_else(|| Measures::new(self.mlir(held)));
        let Some(measures) = &mut state.measures else {
            return Err(value_error("there is no memory to measure the IR"));
        };
        let measure = match part {
            Part::Attribute(raw) => measures.attribute(raw),
            Part::Type(raw) => measures.ty(raw),
            Part::Expression(raw) => measures.expression(raw),
        };
        drop(state);
        self.room().note_depth(usize::try_from(measure.depth).unwrap_or(usize::MAX));
        self.room().note_length(measure.text, measure.data);
        Ok(measure)
    }

    /// Refuses a part that a caller builds if it nests too deep, or expands to too much text.
    pub(crate) fn admit(&self, held: &Guard<'_>, part: Part<'_>) -> Result<()> {
        let Measure { depth, text, data } = self.measure(held, part)?;
        if depth > DEEPEST as u64 {
            return Err(nests_too_deep());
        }
        // MLIR visits every part of an expression, even if it is shared.
        if matches!(part, Part::Expression(_)) && text > LARGEST_EXPRESSION {
            return Err(value_error(format!(
                "the affine expression stands for more than {LARGEST_EXPRESSION} parts"
            )));
        }
        // A part that is large by itself holds data that it was given; one with nested parts may repeat them.
        if depth > 0 && (text > LARGEST || data > 16 * LARGEST) {
            return Err(prints_too_long(part.what()));
        }
        Ok(())
    }

    /// Measures an operation that was read from bytecode, whose parts have not been measured yet. Refuses it if it is
    /// too deep or repeats too much text.
    pub(crate) fn admit_read(&self, held: &Guard<'_>, raw: mlir::OpRef<'_>) -> Result<()> {
        let mut state = self.state(held);
        state.measures = state.measures.take().or_else(|| Measures::new(self.mlir(held)));
        let Some(measures) = &mut state.measures else { return Ok(()) };
        let Measure { depth, text, data } = measures.operation(raw);
        drop(state);
        self.room().note_depth(usize::try_from(depth).unwrap_or(usize::MAX));
        self.room().note_length(text, data);
        match depth > DEEPEST_TEXT as u64 {
            true => Err(value_error(format!("operations nest deeper than {DEEPEST_TEXT} here"))),
            // Constants may be large. Repetition of them is detected when they are printed.
            false if text > LARGEST => Err(prints_too_long("operation")),
            false => Ok(()),
        }
    }

    /// Refuses to print a part whose text is too long.
    pub(crate) fn expect_printable(&self, held: &Guard<'_>, part: Part<'_>) -> Result<()> {
        let Measure { depth, text, data } = self.measure(held, part)?;
        match depth > 1 && (text > LARGEST || data > 4 * LARGEST) {
            true => Err(prints_too_long(part.what())),
            false => Ok(()),
        }
    }

    /// Refuses to print an operation whose attributes and types repeat too much text.
    pub(crate) fn expect_printable_op(
        &self,
        held: &Guard<'_>,
        raw: mlir::OpRef<'_>,
        with_data: bool,
    ) -> Result<()> {
        let [longest, largest] = [&self.room().longest, &self.room().largest_data]
            .map(|most| most.load(Ordering::Relaxed));
        if longest <= HEAVY && largest <= HEAVY {
            return Ok(());
        }
        let mut state = self.state(held);
        state.measures = state.measures.take().or_else(|| Measures::new(self.mlir(held)));
        let Some(measures) = &mut state.measures else { return Ok(()) };
        let Measure { text, data, .. } = measures.operation(raw);
        drop(state);
        // Large constants may be printed a few times each.
        let repeats = with_data && data > LARGEST && data > 16 * largest;
        match text > LARGEST || repeats {
            true => Err(prints_too_long("operation")),
            false => Ok(()),
        }
    }
}

impl Part<'_> {
    fn what(self) -> &'static str {
        match self {
            Part::Attribute(_) => "attribute",
            Part::Type(_) => "type",
            Part::Expression(_) => "affine expression",
        }
    }
}
