//! Preallocated errors, for the case that there is no memory for an error.

use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};

use fishplate_abi::error_kind;

use super::{Error, ErrorObj};
use crate::object::Ref;

/// Number of preallocated errors. Code that gets one soon frees memory, so the next error is an ordinary one.
const COUNT: usize = 64;
const MESSAGE: &str = "Out of memory: there was none for the text of the error";

static SPARE: [AtomicPtr<ErrorObj>; COUNT] = [const { AtomicPtr::new(ptr::null_mut()) }; COUNT];
/// Whether some are missing. Initially all are.
static MISSING: AtomicBool = AtomicBool::new(true);

/// Takes one of the errors.
#[cold]
pub(super) fn take() -> Error {
    for place in &SPARE {
        if let Some(error) = NonNull::new(place.swap(ptr::null_mut(), Ordering::AcqRel)) {
            MISSING.store(true, Ordering::Relaxed);
            // SAFETY: the place owned the object, and nobody else has it now.
            return Error(unsafe { Ref::from_owned(error) });
        }
    }
    std::alloc::handle_alloc_error(std::alloc::Layout::for_value(MESSAGE))
}

/// Creates the missing ones: when the library starts, and after an error could be created again.
#[inline]
pub(crate) fn fill() {
    if MISSING.load(Ordering::Relaxed) && MISSING.swap(false, Ordering::Relaxed) {
        fill_all();
    }
}

#[cold]
fn fill_all() {
    for place in &SPARE {
        if !place.load(Ordering::Relaxed).is_null() {
            continue;
        }
        let made = Error::new(error_kind::MEMORY_ERROR, MESSAGE).0.into_raw();
        let none = ptr::null_mut();
        if place.compare_exchange(none, made, Ordering::AcqRel, Ordering::Relaxed).is_err()
            && let Some(made) = NonNull::new(made)
        {
            // SAFETY: the reference was just released, and nobody else got it.
            drop(unsafe { Ref::from_owned(made) });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spare_errors_are_made_again() {
        fill();
        for _ in 0..3 * COUNT {
            let error = take();
            assert_eq!(error.kind(), error_kind::MEMORY_ERROR.as_bytes());
            // The next error that can be created fills the place.
            drop(Error::new("ValueError", "fills"));
        }
    }
}
