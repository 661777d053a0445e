//! Backtraces: the frames between an error and the nearest language boundary.
//!
//! Raising captures return addresses; they become text when the error is taken. Both are cached: a thread that raises
//! again through the same frames at the same depth, as loops and retries do, reuses the previous text after checking
//! that those frames are still there.

mod memo;
mod symbol;
mod unwind;

use std::cell::RefCell;
use std::fmt::Write as _;
use std::sync::Arc;

use fishplate_abi::ByteArray;

use crate::function::Function;
pub(crate) use symbol::{LINES, after_fork};
use symbol::{Line, Resolver};
use unwind::Frame;

/// The part of the stack that a trace shows.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Extent {
    /// Continue beyond the nearest language boundary.
    cross_boundary: bool,
    /// Leave out the innermost frame outside this library, because its line is known more exactly.
    skip_caller: bool,
}

impl Extent {
    const ERROR: Extent = Extent { cross_boundary: false, skip_caller: false };
}

/// The frames at one moment, as text or not yet.
pub(crate) struct Trace(State);

enum State {
    Known(Arc<str>),
    Captured { frames: Vec<Frame>, stack: usize, extent: Extent },
}

impl Trace {
    /// The frames of the caller.
    #[inline(never)]
    pub(crate) fn capture() -> Trace {
        Trace::with_extent(Extent::ERROR)
    }

    #[inline(never)]
    fn with_extent(extent: Extent) -> Trace {
        if cfg!(miri) {
            // Miri has no stack that could be walked, and no loader.
            return Trace(State::Known(Arc::from("")));
        }
        let stack = memo::stack_pointer();
        if let Some(text) = memo::find(stack, extent) {
            return Trace(State::Known(text));
        }
        Trace(State::Captured { frames: unwind::frames(), stack, extent })
    }

    /// One line per frame, most recent call first.
    pub(crate) fn text(self) -> Arc<str> {
        match self.0 {
            State::Known(text) => text,
            State::Captured { frames, stack, extent } => {
                let (text, used) = render(&frames, extent);
                memo::store(stack, extent, frames, used, &text);
                text
            }
        }
    }
}

/// Renders frames up to the boundary. Also returns how many of them were inspected.
fn render(frames: &[Frame], extent: Extent) -> (Arc<str>, usize) {
    let (limit, mut lines, mut text) = (frame_limit(), 0, String::new());
    let mut skip_caller = extent.skip_caller;
    let resolver = Resolver::new();
    for (i, frame) in frames.iter().enumerate() {
        if lines >= limit {
            return (text.into(), i);
        }
        for line in resolver.lines(frame.ip).iter() {
            match line {
                Line::Boundary if !extent.cross_boundary => return (text.into(), i + 1),
                Line::Shown(_) if skip_caller => skip_caller = false,
                Line::Shown(shown) if lines < limit => {
                    text.push_str(shown);
                    lines += 1;
                }
                _ => {}
            }
        }
    }
    (text.into(), frames.len())
}

/// Most lines of a backtrace: `TVM_TRACEBACK_LIMIT`, or 512.
fn frame_limit() -> usize {
    let set = std::env::var("TVM_TRACEBACK_LIMIT").ok().and_then(|limit| limit.parse().ok());
    set.map_or(512, |limit: i32| usize::try_from(limit).unwrap_or(512))
}

/// The backtrace of the caller as text that stays valid until this thread asks again. `here` is the file, line and
/// function for the first line.
#[inline(never)]
pub fn backtrace_text(here: Option<(&[u8], i32, &[u8])>, cross_boundary: bool) -> *const ByteArray {
    thread_local! {
        static LAST: RefCell<(String, ByteArray)> =
            const { RefCell::new((String::new(), ByteArray::EMPTY)) };
    }
    let extent = Extent { cross_boundary, skip_caller: here.is_some() };
    let frames = Trace::with_extent(extent).text();
    let kept = LAST.try_with(|last| {
        let (text, span) = &mut *last.borrow_mut();
        text.clear();
        if let Some((file, line, function)) = here {
            let (file, function) =
                (String::from_utf8_lossy(file), String::from_utf8_lossy(function));
            if !symbol::is_noise(Some(&file), &function) {
                let _ = writeln!(text, "  File \"{file}\", line {line}, in {function}");
            }
        }
        text.push_str(&frames);
        *span = ByteArray { data: text.as_ptr().cast(), size: text.len() };
        &raw const *span
    });
    // A thread that is ending has no storage any more, and nobody to show a backtrace to.
    kept.unwrap_or(&raw const EMPTY.0)
}

/// The frames below a signal handler as text, in any language. Nothing cached is used, because the caches themselves
/// may be corrupt.
pub(crate) fn of_crash() -> Arc<str> {
    render(&unwind::frames(), Extent { cross_boundary: true, skip_caller: false }).0
}

struct Empty(ByteArray);
// SAFETY: an empty span refers to no memory.
unsafe impl Sync for Empty {}
static EMPTY: Empty = Empty(ByteArray::EMPTY);

/// The code location of a function, for errors that must name it.
pub(crate) fn describe_function(function: &Function) -> String {
    symbol::describe_address(function.safe_call() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[inline(never)]
    fn raise_here() -> Arc<str> {
        Trace::with_extent(Extent { cross_boundary: true, skip_caller: false }).text()
    }

    #[test]
    fn a_repeated_trace_is_remembered_and_equal() {
        // From one place: a loop that the compiler cannot unroll.
        let times = std::hint::black_box(3);
        let texts: Vec<_> = (0..times).map(|_| raise_here()).collect();
        assert_eq!(texts[0], texts[1]);
        assert!(Arc::ptr_eq(&texts[1], &texts[2]), "the second trace was not remembered");
    }

    #[test]
    fn traces_from_other_depths_differ() {
        #[inline(never)]
        fn deeper(levels: usize) -> (Arc<str>, usize) {
            let padding = std::hint::black_box([levels; 16]);
            if levels == 0 {
                return (raise_here(), 0);
            }
            let (text, sum) = deeper(levels - 1);
            (text, sum + padding[3])
        }
        let lines = |levels| deeper(levels).0.lines().count();
        let shallow = lines(1);
        assert_eq!(lines(11), shallow + 10);
        assert_eq!(lines(1), shallow);
    }
}
