//! The compilations in progress, so that threads that need the same function wait for the one that compiles it.

use std::{
    collections::HashMap,
    process,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use fishplate_cache::Key;

/// The keys that are being compiled, each with its process: in a forked child, the compilations of the parent's threads
/// do not run.
#[derive(Default)]
pub(super) struct Flights {
    running: Mutex<HashMap<Key, u32>>,
    landed: Condvar,
}

/// A compilation in progress. It ends when this is dropped.
pub(super) struct Flight<'a> {
    flights: &'a Flights,
    key: Key,
}

/// Answer to [`Flights::board`].
pub(super) enum Boarding<'a> {
    /// This thread compiles.
    Pilot(Flight<'a>),
    /// Another thread has compiled it meanwhile, or failed.
    Landed,
    /// Another thread is still compiling it at the deadline.
    Late,
}

impl Flights {
    /// Waits while another thread compiles a key, until the deadline. Calls `waiting` if there is something to wait
    /// for.
    pub(super) fn board(&self, key: Key, until: Instant, waiting: impl FnOnce()) -> Boarding<'_> {
        let here = process::id();
        let mut running = self.lock();
        if running.get(&key).is_none_or(|process| *process != here) {
            running.insert(key, here);
            return Boarding::Pilot(Flight { flights: self, key });
        }
        waiting();
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Boarding::Late;
            }
            let waited = self.landed.wait_timeout(running, left);
            running = waited.unwrap_or_else(PoisonError::into_inner).0;
            if !running.contains_key(&key) {
                return Boarding::Landed;
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Key, u32>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Flight<'_> {
    fn drop(&mut self) {
        self.flights.lock().remove(&self.key);
        self.flights.landed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, time::Duration};

    use super::*;

    #[test]
    fn one_thread_compiles_and_the_others_wait() {
        let flights = Flights::default();
        let soon = || Instant::now() + Duration::from_millis(1);
        let waits = Cell::new(0);
        let waiting = || waits.set(waits.get() + 1);
        let Boarding::Pilot(first) = flights.board([1; 32], soon(), waiting) else { panic!() };
        assert!(matches!(flights.board([2; 32], soon(), waiting), Boarding::Pilot(_)));
        assert_eq!(waits.get(), 0);
        assert!(matches!(flights.board([1; 32], soon(), waiting), Boarding::Late));
        assert_eq!(waits.get(), 1);
        std::thread::scope(|scope| {
            let (told, wait) = std::sync::mpsc::channel();
            let flights = &flights;
            let other = scope.spawn(move || {
                let later = Instant::now() + Duration::from_secs(600);
                let landed = flights.board([1; 32], later, || told.send(()).unwrap());
                matches!(landed, Boarding::Landed)
            });
            wait.recv().unwrap();
            drop(first);
            assert!(other.join().unwrap());
        });
        // A compilation that another process started before it forked this one does not run here.
        flights.lock().insert([3; 32], process::id() + 1);
        assert!(matches!(flights.board([3; 32], soon(), waiting), Boarding::Pilot(_)));
    }
}
