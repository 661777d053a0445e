//! A fence around code that calls hooks, which may call back into the runtime without end.
//!
//! [`enter`] refuses another level while there is still room to report it. Where the thread's
//! stack is known, what counts is how much of it is left; on a stack that is not the thread's own
//! (a fiber) levels are counted instead.

use std::cell::Cell;

use crate::error::{Error, Result};

/// Room that must be left for a hook: native frames of an interpreter take a few KiB each.
const MIN_ROOM: usize = 256 * 1024;
/// Levels allowed on a stack whose bounds are unknown.
const MAX_LEVELS: u32 = 100;

#[derive(Clone, Copy)]
struct Stack {
    low: usize,
    high: usize,
}

thread_local! {
    static STACK: Cell<Option<Stack>> = const { Cell::new(None) };
    static LEVELS: Cell<u32> = const { Cell::new(0) };
}

/// A level that was entered; left when dropped.
pub(crate) struct Level(());

impl Drop for Level {
    fn drop(&mut self) {
        LEVELS.set(LEVELS.get().saturating_sub(1));
    }
}

/// Enters a level of calls into foreign code, or says that `what` goes too deep.
pub(crate) fn enter(what: &str) -> Result<Level> {
    let levels = LEVELS.get();
    let fits = match room() {
        Some((left, size)) => left > MIN_ROOM.min(size / 3),
        None => levels < MAX_LEVELS,
    };
    if !fits {
        return Err(too_deep(what, levels));
    }
    LEVELS.set(levels + 1);
    Ok(Level(()))
}

#[cold]
fn too_deep(what: &str, levels: u32) -> Error {
    Error::runtime(format!(
        "{what}: maximum recursion depth exceeded: {levels} nested calls leave too little stack"
    ))
}

/// Bytes left on the stack, and its size; `None` when this is not the thread's own stack.
fn room() -> Option<(usize, usize)> {
    let stack = STACK.get().or_else(|| {
        let found = find();
        STACK.set(found);
        found
    })?;
    let marker = 0_u8;
    let here = std::ptr::from_ref(&marker).addr();
    (stack.low..stack.high).contains(&here).then(|| (here - stack.low, stack.high - stack.low))
}

#[cold]
fn find() -> Option<Stack> {
    let mut attr = std::mem::MaybeUninit::<libc::pthread_attr_t>::uninit();
    // SAFETY: `attr` is storage for what the call initialises when it answers 0.
    if unsafe { libc::pthread_getattr_np(libc::pthread_self(), attr.as_mut_ptr()) } != 0 {
        return None;
    }
    let (mut low, mut size) = (std::ptr::null_mut(), 0);
    // SAFETY: `attr` is initialised, and the outputs are locals.
    let status = unsafe { libc::pthread_attr_getstack(attr.as_ptr(), &raw mut low, &raw mut size) };
    // SAFETY: `attr` is initialised and not used afterwards.
    unsafe { libc::pthread_attr_destroy(attr.as_mut_ptr()) };
    let low = low.addr();
    (status == 0).then(|| Stack { low, high: low.saturating_add(size) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dive(levels: u32) -> Result<u32> {
        let _level = enter("dive")?;
        let frame = std::hint::black_box([0_u8; 4096]);
        let deeper = if levels == 0 { Ok(0) } else { dive(levels - 1) };
        std::hint::black_box(frame);
        deeper.map(|n| n + 1)
    }

    fn on_stack_of(bytes: usize, levels: u32) -> Result<u32> {
        let thread = std::thread::Builder::new().stack_size(bytes);
        thread.spawn(move || dive(levels)).unwrap().join().unwrap()
    }

    #[test]
    fn ends_before_the_stack_does() {
        for kib in [256, 512, 2048] {
            let error = on_stack_of(kib * 1024, u32::MAX).unwrap_err();
            assert!(error.to_string().contains("dive: maximum recursion depth"), "{error}");
        }
    }

    #[test]
    fn uses_the_room_that_there_is() {
        assert_eq!(on_stack_of(8 << 20, 250).unwrap(), 251);
        assert_eq!(LEVELS.get(), 0);
    }
}
