//! Model checks of code without locks. A model includes the shipped source file by its path and gives it loom's
//! atomics for `crate::sync`, so that the checked code is the code that runs.
//!
//! Add a model: a module here with `#[cfg(test)]` tests that call `loom::model`. Keep each to two or three
//! threads and a few steps; `tests/models/run NAME` runs one.

#[allow(dead_code, reason = "the shipped file, of which models use a part")]
#[path = "../../../crates/fishplate-abi/src/count.rs"]
mod count;
#[cfg(test)]
mod count_models;
#[cfg(test)]
mod handle_models;
#[allow(dead_code, reason = "the shipped file, of which models use a part")]
#[path = "../../../crates/fishplate-runtime/src/init_once/handles.rs"]
mod handles;
mod lock;
#[allow(dead_code, reason = "the shipped file, of which models use a part")]
#[path = "../../../crates/fishplate-runtime/src/once.rs"]
mod once;
#[allow(dead_code, reason = "the shipped file, of which models use a part")]
#[path = "../../../crates/fishplate-runtime/src/type_table/published.rs"]
mod published;
#[cfg(test)]
mod published_models;
#[allow(dead_code, reason = "the shipped file, of which models use a part")]
#[path = "../../../crates/fishplate-runtime/src/registry_map.rs"]
mod registry_map;
#[cfg(test)]
mod registry_models;

/// The names that the shipped files use from `core::sync::atomic`.
pub(crate) mod sync {
    pub(crate) use crate::lock::Condvar;
    pub(crate) use loom::sync::atomic::{AtomicI32, AtomicU64, Ordering, fence};
    pub(crate) use loom::thread::ThreadId;

    pub(crate) fn this_thread() -> ThreadId {
        loom::thread::current().id()
    }

    /// Loom's atomic pointer. An atomic made in a constant is registered with loom at its first use, which must come
    /// before other threads start.
    pub(crate) struct AtomicPtr<T> {
        first: *mut T,
        pointer: std::sync::OnceLock<loom::sync::atomic::AtomicPtr<T>>,
    }

    // SAFETY: like the atomic pointer of the standard library, it is accessed atomically; `first` never changes.
    unsafe impl<T> Send for AtomicPtr<T> {}
    // SAFETY: like the atomic pointer of the standard library, it is accessed atomically; `first` never changes.
    unsafe impl<T> Sync for AtomicPtr<T> {}

    impl<T> Default for AtomicPtr<T> {
        fn default() -> AtomicPtr<T> {
            let pointer = AtomicPtr::new(std::ptr::null_mut());
            pointer.get();
            pointer
        }
    }

    impl<T> AtomicPtr<T> {
        pub(crate) const fn new(first: *mut T) -> AtomicPtr<T> {
            AtomicPtr { first, pointer: std::sync::OnceLock::new() }
        }

        fn get(&self) -> &loom::sync::atomic::AtomicPtr<T> {
            self.pointer.get_or_init(|| loom::sync::atomic::AtomicPtr::new(self.first))
        }

        pub(crate) fn load(&self, order: Ordering) -> *mut T {
            self.get().load(order)
        }

        pub(crate) fn store(&self, pointer: *mut T, order: Ordering) {
            self.get().store(pointer, order);
        }

        pub(crate) fn compare_exchange(
            &self,
            current: *mut T,
            new: *mut T,
            success: Ordering,
            failure: Ordering,
        ) -> Result<*mut T, *mut T> {
            self.get().compare_exchange(current, new, success, failure)
        }
    }
}

/// Errors of the shipped files: only their text is needed here.
mod error {
    #[derive(Debug)]
    pub(crate) struct Error(#[allow(dead_code, reason = "printed")] pub(crate) String);
    pub(crate) type Result<T> = std::result::Result<T, Error>;

    impl Error {
        pub(crate) fn runtime(message: impl Into<String>) -> Error {
            Error(message.into())
        }
    }
}

/// Replaced objects are leaked here: a model ends soon.
mod retire {
    pub(crate) fn retire<T: 'static + ?Sized>(_: &'static T) {}
}

pub(crate) use fishplate_abi::{
    COUNT_BOTH_ONE, COUNT_SATURATED, COUNT_STRONG_MASK, COUNT_STRONG_ONE, COUNT_WEAK_ONE,
    DELETE_BOTH, DELETE_STRONG, DELETE_WEAK, ObjectDeleter,
};

/// The object header with loom's atomic in it; the count uses nothing else.
pub(crate) struct ObjectHeader {
    pub(crate) combined_ref_count: sync::AtomicU64,
    pub(crate) deleter: Option<ObjectDeleter>,
}
