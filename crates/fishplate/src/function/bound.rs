//! Functions that are tied to a thread, because they hold values of any kind: the runtime's iterators over maps.

use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use std::ffi::c_void;

use super::{Function, FunctionObj};
use crate::any::Any;
use crate::map::Map;
use crate::object::ObjectRef;

/// The entry of iterators: the C entry, or the one for C++ if C++ functions share the C entry.
static ENTRY: AtomicPtr<c_void> = AtomicPtr::new(null_mut());
static CPP_ENTRY: AtomicPtr<c_void> = AtomicPtr::new(null_mut());

/// Whether a function is an iterator over a map.
#[inline]
pub(crate) fn is_bound(function: &ObjectRef<FunctionObj>) -> bool {
    let known = ENTRY.load(Ordering::Acquire);
    let entry = function.cell.safe_call as *mut c_void;
    (known.is_null() || known == entry) && is_iterator(function)
}

#[cold]
#[inline(never)]
fn is_iterator(function: &FunctionObj) -> bool {
    if ENTRY.load(Ordering::Acquire).is_null() {
        find_entry();
    }
    function.cell.safe_call as *mut c_void == ENTRY.load(Ordering::Acquire)
        && function.cell.cpp_call == CPP_ENTRY.load(Ordering::Acquire)
}

/// Creates an iterator to inspect. A runtime without iterators has none that could be bound.
fn find_entry() {
    let make = || -> crate::Result<ObjectRef<FunctionObj>> {
        let empty = Any::from(Map::<i64, i64>::default());
        let made = Function::get("ffi.MapForwardIterFunctor")?.call_packed(&[empty.view()])?;
        made.get()
    };
    if let Ok(made) = make() {
        CPP_ENTRY.store(made.cell.cpp_call, Ordering::Release);
        ENTRY.store(made.cell.safe_call as *mut c_void, Ordering::Release);
    }
}
