//! The shortest call: no arguments, or a few small integers. Nothing is made for it and nothing has to be let go.

use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};

use fishplate_abi::RawAny;
use pyo3_ffi as py;

use super::lock::invoke;
use super::{FunctionObject, ON_STACK, vectorcall_any};
use crate::argument::Borrowing;
use crate::object::handle_of;
use crate::python::{PyObject, fence};
use crate::{argument, error, value};

/// Whether a call looks like one for [`call`]; the first argument tells most of them apart.
///
/// # Safety
/// `callable` is a live Function, and `args` has `count` live objects.
#[inline(always)]
pub(super) unsafe fn may_be(
    callable: *mut PyObject,
    args: *const *mut PyObject,
    count: usize,
) -> bool {
    // SAFETY: see above; the first argument is read where there is one.
    unsafe {
        count <= ON_STACK
            && (count == 0 || py::Py_TYPE(*args) == &raw mut py::PyLong_Type)
            && !handle_of(callable).is_null()
    }
}

/// Calls the function; where an argument is no small integer after all, by the way for whatever comes.
///
/// # Safety
/// [`may_be`] said so.
#[inline(always)]
pub(super) unsafe fn call(
    callable: *mut PyObject,
    args: *const *mut PyObject,
    count: usize,
) -> *mut PyObject {
    let mut packed = [const { MaybeUninit::<RawAny>::uninit() }; ON_STACK];
    let packed: *mut RawAny = packed.as_mut_ptr().cast();
    // SAFETY: live arguments, with room for each.
    if !unsafe { argument::set_small_ints(args, count, packed) } {
        // SAFETY: as Python called.
        return unsafe { vectorcall_any(callable, args, count, null_mut()) };
    }
    // SAFETY: a function that has its object, which its wrapper keeps; every slot was written.
    fence(|| unsafe {
        let _borrowing = Borrowing::new();
        let mut result = MaybeUninit::<RawAny>::uninit();
        argument::store(result.as_mut_ptr(), RawAny::NONE);
        let release = (*callable.cast::<FunctionObject>()).release_gil;
        let status = invoke(handle_of(callable), packed, count, result.as_mut_ptr(), release);
        error::check(status)?;
        value::take_ref(result.assume_init_ref(), null())
    })
}
