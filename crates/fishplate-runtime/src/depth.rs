//! Limits the depth of a walk over a value, so that deep nesting and cycles end in an error and not
//! in a stack overflow.
//!
//! The limit is the stack that is really left, because a level may contain a callback into any
//! language. The number of levels is limited as well, because on a huge stack a cycle would run for
//! too long.

use std::cell::Cell;
use std::marker::PhantomData;

use fishplate_abi::error_kind;

use crate::error::{Error, Result};

/// Most levels of a walk, however much stack there is.
const MAX_LEVELS: u32 = 1 << 16;
/// Stack that stays free for callbacks and for the error itself: an eighth, within these bounds.
const RESERVE: std::ops::RangeInclusive<usize> = (64 << 10)..=(1 << 20);
/// Room that is assumed below the first address seen on a stack of unknown size.
const UNKNOWN_ROOM: usize = 96 << 10;

struct Stack {
    /// Addresses that are known to be on the current stack.
    low: Cell<usize>,
    high: Cell<usize>,
    /// The address at which walks end.
    limit: Cell<usize>,
    /// Number of open [`Level`]s.
    levels: Cell<u32>,
}

thread_local! {
    static STACK: Stack = const {
        Stack {
            low: Cell::new(0),
            high: Cell::new(0),
            limit: Cell::new(0),
            levels: Cell::new(0),
        }
    };
}

impl Stack {
    /// The lowest address that a walk may use on the stack that `at` is on.
    #[inline]
    fn limit(&self, at: usize) -> usize {
        if at < self.low.get() || at >= self.high.get() {
            self.find(at);
        }
        self.limit.get()
    }

    #[cold]
    #[inline(never)]
    fn find(&self, at: usize) {
        let assumed_low = self.low.get();
        if let Some(own) = fishplate_stack::own().filter(|own| own.contains(&at)) {
            let reserve = (own.len() / 8).clamp(*RESERVE.start(), *RESERVE.end());
            self.low.set(own.start);
            self.high.set(own.end);
            self.limit.set(own.start.saturating_add(reserve));
        } else if at >= assumed_low || assumed_low - at > UNKNOWN_ROOM {
            // A stack that the thread does not know, such as that of a coroutine.
            let limit = at.saturating_sub(UNKNOWN_ROOM);
            self.low.set(limit);
            self.high.set(at.saturating_add(UNKNOWN_ROOM));
            self.limit.set(limit);
        }
    }
}

/// The address behind the stack of `at`, if it is the thread's own stack.
pub(crate) fn stack_end(at: usize) -> Option<usize> {
    fishplate_stack::own().filter(|own| own.contains(&at)).map(|own| own.end)
}

/// The error for a walk that went too deep.
#[cold]
#[inline(never)]
fn too_deep() -> Error {
    Error::new(
        error_kind::RECURSION_ERROR,
        "The value is nested too deeply for the stack of this thread, or contains a cycle",
    )
}

/// Room of a walk that runs on one thread without interruption.
#[derive(Clone)]
pub(crate) struct Room {
    limit: usize,
    levels: u32,
}

impl Room {
    /// The room that is left on this thread.
    pub(crate) fn here() -> Room {
        let at = fishplate_stack::pointer();
        Room { limit: STACK.with(|stack| stack.limit(at)), levels: MAX_LEVELS }
    }

    /// Goes one level deeper; [`Room::ascend`] goes back.
    #[inline(always)]
    pub(crate) fn descend(&mut self) -> Result<()> {
        if fishplate_stack::pointer() < self.limit || self.levels == 0 {
            return Err(too_deep());
        }
        self.levels -= 1;
        Ok(())
    }

    /// Goes back one level.
    #[inline(always)]
    pub(crate) fn ascend(&mut self) {
        self.levels += 1;
    }
}

/// One level of a walk that passes through foreign code; counted for the whole thread.
pub(crate) struct Level(PhantomData<*const ()>);

impl Level {
    /// Goes one level deeper until the result is dropped.
    #[inline]
    pub(crate) fn enter() -> Result<Level> {
        let at = fishplate_stack::pointer();
        STACK.with(|stack| {
            let levels = stack.levels.get();
            if at < stack.limit(at) || levels >= MAX_LEVELS {
                return Err(too_deep());
            }
            stack.levels.set(levels + 1);
            Ok(Level(PhantomData))
        })
    }
}

impl Drop for Level {
    #[inline]
    fn drop(&mut self) {
        STACK.with(|stack| stack.levels.set(stack.levels.get().saturating_sub(1)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nest_levels(depth: u32) -> Result<u32> {
        let _level = Level::enter()?;
        let kept = std::hint::black_box([depth; 32]);
        nest_levels(kept[0] + 1)
    }

    fn nest_room(room: &mut Room, depth: u32) -> Result<u32> {
        room.descend()?;
        let kept = std::hint::black_box([depth; 32]);
        nest_room(room, kept[0] + 1)
    }

    /// Both kinds of recursion would continue forever; they must stop on any stack.
    #[test]
    fn endless_recursion_ends_on_any_stack() {
        for kib in [192, 2048, 64 << 10] {
            let thread = std::thread::Builder::new().stack_size(kib << 10).spawn(|| {
                for error in [nest_levels(0), nest_room(&mut Room::here(), 0)] {
                    assert_eq!(error.unwrap_err().kind(), b"RecursionError");
                }
                STACK.with(|stack| assert_eq!(stack.levels.get(), 0));
            });
            thread.unwrap().join().unwrap();
        }
    }

    #[test]
    fn levels_are_limited_on_a_huge_stack() {
        let mut room = Room { limit: 0, levels: MAX_LEVELS };
        assert_eq!((0..).take_while(|_| room.descend().is_ok()).count(), 1 << 16);
        room.ascend();
        assert!(room.descend().is_ok());
    }

    /// On a stack that the thread does not know, a first address gets some room and no more.
    #[test]
    fn unknown_stacks_get_a_little_room() {
        let stack = Stack {
            low: Cell::new(0),
            high: Cell::new(0),
            limit: Cell::new(0),
            levels: Cell::new(0),
        };
        let at = 16 << 20;
        assert_eq!(stack.limit(at), at - UNKNOWN_ROOM);
        assert_eq!(stack.limit(at - UNKNOWN_ROOM - 1), at - UNKNOWN_ROOM);
    }
}
