//! Counts how requests to a cache were answered, for tests of "once per key" and for users who want to know where
//! start-up time goes.

use std::sync::atomic::{AtomicU64, Ordering};

/// Numbers of requests by how they were answered.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Compiled here.
    pub compiled: u64,
    /// Found in a folder.
    pub from_disk: u64,
    /// Found in memory.
    pub from_memory: u64,
    /// Number of times that a request waited for another thread or process.
    pub waited: u64,
}

/// The counters behind [`Counts`].
#[derive(Default)]
pub(super) struct Counters {
    compiled: AtomicU64,
    disk: AtomicU64,
    memory: AtomicU64,
    waited: AtomicU64,
}

impl Counters {
    pub(super) fn compiled(&self) {
        self.compiled.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn disk(&self) {
        self.disk.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn memory(&self) {
        self.memory.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn waited(&self) {
        self.waited.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn now(&self) -> Counts {
        let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Counts {
            compiled: load(&self.compiled),
            from_disk: load(&self.disk),
            from_memory: load(&self.memory),
            waited: load(&self.waited),
        }
    }
}
