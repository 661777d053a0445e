//! The shortest call: no arguments, or a few small integers. Nothing is made for it and nothing has to be let go.

use fishplate_abi::RawAny;
use pyo3_ffi as py;

use super::lock::invoke;
use super::{FunctionObject, ON_STACK};
use crate::argument::{self, Borrowing, Room};
use crate::ffi_object::FfiFunction;
use crate::python::{Borrowed, Owned, Result};
use crate::{error, value};

/// Whether a call looks like one for [`call`]; the first argument tells most of them apart.
#[inline(always)]
pub(super) fn may_be(args: &[Borrowed<'_>]) -> bool {
    args.len() <= ON_STACK
        && args.first().is_none_or(|first| first.class_ptr() == &raw mut py::PyLong_Type)
}

/// Calls the function; nothing where an argument is no small integer after all.
#[inline(always)]
pub(super) fn call(
    this: Borrowed<'_, FunctionObject>,
    function: FfiFunction<'_>,
    args: &[Borrowed<'_>],
) -> Option<Result<Owned>> {
    let py = this.py();
    let mut packed = [const { Room::uninit() }; ON_STACK];
    let packed = packed.get_mut(..args.len())?;
    if !argument::set_small_ints(args, packed) {
        return None;
    }
    let _borrowing = Borrowing::new();
    let mut result = Room::uninit();
    argument::store(&mut result, RawAny::NONE);
    // SAFETY: every slot was written, with an integer.
    let packed = unsafe { argument::written(packed) };
    let status = invoke(py, function, packed, &mut result, this.release_gil.get());
    if let Err(raised) = error::check(py, status) {
        return Some(Err(raised));
    }
    // SAFETY: a value was written before the call.
    let result = unsafe { result.assume_init_ref() };
    // SAFETY: the callee has left an owned value.
    Some(unsafe { value::take_ref(py, result, None) })
}
