//! The locks of the runtime.
//!
//! A thread holds at most one of them, and none while it runs code outside the runtime: a function, a hook, a deleter,
//! or the loader, which runs constructors and has its own locks. Such code may call the runtime again and wait for the
//! lock, or wait for another thread that does (for the GIL, or for the loader's lock), and would never finish. Debug
//! builds count the locks that a thread holds and end the process where the rule is broken; `tests/locks` runs such a
//! build.
//!
//! A [`GlobalLock`] is also safe across `fork`: the forking thread takes all of them first (`fork.rs`), so no
//! lock in the child is held by a thread that the child does not have.

use std::any::Any;
use std::cell::RefCell;
use std::ops::{Deref, DerefMut};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// A value that one thread at a time may use.
pub(crate) struct Lock<T>(Mutex<T>);

/// Exclusive access to the contents of a [`Lock`], until dropped.
pub(crate) struct Held<'a, T> {
    guard: MutexGuard<'a, T>,
    // Dropped after the guard.
    _counted: Counted,
}

impl<T> Lock<T> {
    /// A lock over a value.
    pub(crate) const fn new(value: T) -> Lock<T> {
        Lock(Mutex::new(value))
    }

    /// Waits for the lock. A panic of an earlier holder does not matter: no change is left halfway.
    pub(crate) fn hold(&self) -> Held<'_, T> {
        let counted = Counted::new();
        Held { guard: self.0.lock().unwrap_or_else(PoisonError::into_inner), _counted: counted }
    }
}

impl<T> Held<'_, T> {
    /// Releases the lock until `condition` is notified.
    pub(crate) fn wait(self, condition: &Condvar) -> Self {
        let guard = condition.wait(self.guard).unwrap_or_else(PoisonError::into_inner);
        Held { guard, _counted: self._counted }
    }
}

impl<T> Deref for Held<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.guard
    }
}

impl<T> DerefMut for Held<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.guard
    }
}

/// A lock of the process, held over forks; [`crate::fork`] lists them all.
pub(crate) struct GlobalLock<T>(Lock<T>);

impl<T> GlobalLock<T> {
    /// A lock over a value.
    pub(crate) const fn new(value: T) -> GlobalLock<T> {
        GlobalLock(Lock::new(value))
    }

    /// Does the same as [`Lock::hold`].
    pub(crate) fn hold(&'static self) -> Held<'static, T> {
        self.0.hold()
    }
}

/// A lock that is taken before a fork and released after it.
pub(crate) trait HeldOverFork: Sync {
    /// Takes the lock for as long as the result lives.
    fn hold_over_fork(&'static self) -> Box<dyn Any>;
}

impl<T: Send> HeldOverFork for GlobalLock<T> {
    fn hold_over_fork(&'static self) -> Box<dyn Any> {
        // Not counted: here a thread holds all of them, and runs no foreign code.
        Box::new(self.0.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

thread_local! {
    static OVER_FORK: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
}

/// Takes locks, to be called before a fork. No thread waits for one of them while it holds another.
pub(crate) fn before_fork(locks: impl Iterator<Item = &'static dyn HeldOverFork>) {
    // An ending thread has nowhere to store them: then the child may find locks held.
    let _ = OVER_FORK.try_with(|held| {
        *held.borrow_mut() = locks.map(HeldOverFork::hold_over_fork).collect();
    });
}

/// Releases the locks, in parent and child.
pub(crate) fn after_fork() {
    let held = OVER_FORK.try_with(RefCell::take);
    drop(held);
}

#[cfg(debug_assertions)]
mod count {
    use std::cell::Cell;

    thread_local! {
        static HELD: Cell<u32> = const { Cell::new(0) };
    }

    /// One lock that this thread holds.
    pub(super) struct Counted;

    impl Counted {
        pub(super) fn new() -> Counted {
            assert_none("another lock of the runtime");
            HELD.set(1);
            Counted
        }
    }

    impl Drop for Counted {
        fn drop(&mut self) {
            HELD.set(0);
        }
    }

    pub(super) fn is_held() -> bool {
        HELD.get() != 0
    }

    pub(super) fn assert_none(entered: &str) {
        if is_held() {
            let trace = std::backtrace::Backtrace::force_capture();
            crate::error::report(format_args!(
                "a thread enters {entered} while it holds a lock of the runtime\n{trace}"
            ));
            std::process::abort();
        }
    }
}

#[cfg(not(debug_assertions))]
mod count {
    pub(super) struct Counted;

    impl Counted {
        #[inline(always)]
        pub(super) fn new() -> Counted {
            Counted
        }
    }

    #[inline(always)]
    pub(super) fn assert_none(_: &str) {}
}

use count::Counted;

/// Checks, in debug builds, that this thread holds no lock where it enters other code.
#[inline(always)]
pub(crate) fn none_held(entered: &str) {
    count::assert_none(entered);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(debug_assertions)]
    #[test]
    fn locks_are_counted_while_they_are_held() {
        let lock = Lock::new(1);
        assert!(!count::is_held());
        let mut held = lock.hold();
        *held += 1;
        assert!(count::is_held());
        drop(held);
        assert!(!count::is_held());
        assert_eq!(*lock.hold(), 2);
    }

    #[test]
    fn a_lock_outlives_the_panic_of_its_holder() {
        let lock = std::sync::Arc::new(Lock::new(1));
        let other = lock.clone();
        let result = std::thread::spawn(move || {
            let _held = other.hold();
            panic!("while the lock is held");
        });
        assert!(result.join().is_err());
        assert_eq!(*lock.hold(), 1);
    }
}
