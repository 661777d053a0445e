//! The shortest call: no arguments, or a few small integers. It creates no object and drops none.

use std::mem::ManuallyDrop;

use pyo3_ffi as py;

use super::lock::invoke;
use super::{FunctionObject, ON_STACK};
use crate::any::OwnedAny;
use crate::argument::{self, Borrowing, Room};
use crate::ffi_object::FfiFunction;
use crate::python::{Borrowed, Owned, Result};
use crate::{error, value};

/// Whether a call looks like one for [`call`]; the first argument rules out most others.
#[inline(always)]
pub(super) fn may_be(args: &[Borrowed<'_>]) -> bool {
    args.len() <= ON_STACK
        && args.first().is_none_or(|first| first.class_ptr() == &raw mut py::PyLong_Type)
}

/// Calls the function; `None` if an argument is not a small integer after all.
#[inline(always)]
pub(super) fn call(
    this: Borrowed<'_, FunctionObject>,
    function: FfiFunction<'_>,
    args: &[Borrowed<'_>],
) -> Option<Result<Owned>> {
    let py = this.py();
    let mut packed = [const { Room::uninit() }; ON_STACK];
    let packed = argument::pack_small_ints(args, packed.get_mut(..args.len())?)?;
    let _borrowing = Borrowing::new();
    let mut result = ManuallyDrop::new(OwnedAny::NONE);
    let status = invoke(py, function, packed, &mut result, this.release_gil.get());
    if let Err(raised) = error::check(py, status) {
        return Some(Err(raised));
    }
    Some(value::take_from(py, &mut result, None))
}
