//! Hooks of types in structural walks: native functions in attribute columns, and the functions that hooks get to
//! continue a walk.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::thread::{self, ThreadId};

use fishplate_abi::{RawAny, TypeIndex};

use crate::any::{Any, AnyView};
use crate::error::{Error, Result, from_panic};
use crate::type_table;

/// Result of a native function: a value, or an error object.
///
/// # Safety
/// `raw` is an owned value that nobody else releases.
#[inline]
pub(super) unsafe fn from_native(raw: RawAny) -> Result<Any> {
    // SAFETY: the caller guarantees that `raw` is an owned value that nobody else releases.
    error_as_err(unsafe { Any::from_foreign(raw) }?)
}

/// Turns an error object that arrived as a value into an error.
#[inline]
pub(super) fn error_as_err(value: Any) -> Result<Any> {
    if value.type_index() != TypeIndex::ERROR {
        return Ok(value);
    }
    match value.into_object() {
        Ok(error) => Err(Error::from_object(error)),
        Err(value) => Ok(value),
    }
}

/// Runs the body of a native function: errors and panics are returned as error objects.
#[inline]
pub(super) fn native(place: &'static str, body: impl FnOnce() -> Result<Any>) -> RawAny {
    let result = match catch_unwind(AssertUnwindSafe(body)) {
        Ok(result) => result,
        Err(payload) => Err(from_panic(place, payload)),
    };
    result.unwrap_or_else(|error| Any::from(error.into_object())).into_raw()
}

/// The error for a callback whose result has the wrong type.
#[cold]
pub(super) fn wrong_result(expected: &str, got: &Any) -> Error {
    Error::type_error(format!(
        "CallExpected: result type mismatch, expected {expected}, but got {}",
        type_table::key(got.type_index())
    ))
}

/// The error for a value that does not convert.
#[cold]
pub(super) fn cannot_convert(got: &AnyView<'_>, expected: &str) -> Error {
    let got = type_table::key(got.type_index());
    Error::type_error(format!("Cannot convert from type `{got}` to `{expected}`"))
}

/// Whether a callback for type `target` accepts a value of type `actual`.
#[inline]
pub(super) fn type_matches(actual: TypeIndex, target: TypeIndex) -> bool {
    if actual == target || target == TypeIndex::ANY {
        return true;
    }
    match target {
        TypeIndex::STR => actual == TypeIndex::SMALL_STR,
        TypeIndex::BYTES => actual == TypeIndex::SMALL_BYTES,
        TypeIndex::OBJECT => actual.is_object(),
        // The index of a type is always larger than those of its ancestors.
        _ => target.is_object() && actual > target && type_table::is_instance(actual, target),
    }
}

/// The link from a function that a hook got back to the walk that runs the hook.
///
/// The function may be kept, called from elsewhere or from another thread: it reaches the walk only while its hook runs
/// and on the same thread.
pub(super) struct Link<T> {
    walk: AtomicPtr<T>,
    thread: ThreadId,
}

impl<T> Link<T> {
    pub(super) fn new() -> Arc<Link<T>> {
        let walk = AtomicPtr::new(std::ptr::null_mut());
        Arc::new(Link { walk, thread: thread::current().id() })
    }

    /// Runs `body`, during which [`Link::reach`] may use the walk.
    pub(super) fn lend<R>(&self, walk: &mut T, body: impl FnOnce() -> R) -> R {
        struct Restore<'a, T>(&'a AtomicPtr<T>, *mut T);
        impl<T> Drop for Restore<'_, T> {
            fn drop(&mut self) {
                self.0.store(self.1, Ordering::Release);
            }
        }
        let before = self.walk.swap(walk, Ordering::AcqRel);
        let _restore = Restore(&self.walk, before);
        body()
    }

    /// Runs `body` with the walk that was lent.
    pub(super) fn reach<R>(&self, body: impl FnOnce(&mut T) -> Result<R>) -> Result<R> {
        if self.thread != thread::current().id() {
            return Err(Error::runtime(
                "The function that a structural hook gets must be called on the hook's thread",
            ));
        }
        let walk = self.walk.swap(std::ptr::null_mut(), Ordering::AcqRel);
        if walk.is_null() {
            return Err(Error::runtime(
                "The function that a structural hook gets must be called while the hook runs",
            ));
        }
        // SAFETY: `lend` stored the address of a walk that its caller does not touch while the body, and so this call,
        // runs. It is on this thread, and taking it out excludes a second user.
        let result = body(unsafe { &mut *walk });
        self.walk.store(walk, Ordering::Release);
        result
    }
}
