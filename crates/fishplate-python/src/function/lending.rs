//! Calls of functions that keep nothing of their arguments, such as compiled kernels. NumPy arrays, and
//! tensors of frameworks with a C exchange API, are lent to them in place, without an object in between.

use super::{FunctionObject, ON_STACK, call_function, call_known, call_signed, fitting, run};
use crate::argument::{self, Frame, Room};
use crate::class::vectorcall;
use crate::dlpack::Loan;
use crate::ffi_object::FfiFunction;
use crate::python::trampoline::Arguments;
use crate::python::{Borrowed, Owned, Result};

/// The entry of functions that keep none of their arguments: arrays are lent to them. Unusual calls take the path of
/// the other entries.
#[inline(always)]
pub(super) fn call_lending<const SIGNED: bool>(
    this: Borrowed<'_, FunctionObject>,
    call: Arguments<'_>,
) -> Result<Owned> {
    let function = match SIGNED {
        true => fitting(this, &call),
        false if call.names.is_none() => this.function(),
        false => None,
    };
    match function {
        Some(function) if (1..=ON_STACK).contains(&call.positional.len()) => {
            lend(this, function, call.positional)
        }
        _ => other::<SIGNED>(this, call),
    }
}

#[inline(never)]
fn other<const SIGNED: bool>(
    this: Borrowed<'_, FunctionObject>,
    call: Arguments<'_>,
) -> Result<Owned> {
    let function = if SIGNED { fitting(this, &call) } else { this.function() };
    if let (Some(function), None) = (function, call.names) {
        return call_known(this, function, call.positional);
    }
    if SIGNED { call_signed(this, call) } else { call_function(this, call) }
}

/// Calls with at most [`ON_STACK`] arguments.
#[inline(always)]
fn lend(
    this: Borrowed<'_, FunctionObject>,
    function: FfiFunction<'_>,
    objects: &[Borrowed<'_>],
) -> Result<Owned> {
    let mut frame = Frame::new();
    let mut packed = [const { Room::uninit() }; ON_STACK];
    let mut loans = [const { Loan::new() }; ON_STACK];
    let packed = &mut packed[..objects.len()];
    let (frame, packed) = argument::lend_all(this, &mut frame, objects, packed, &mut loans)?;
    let allocator = match this.allocates_nothing.get() {
        true => None,
        false => frame.allocator(),
    };
    run(this.py(), frame, function, packed, allocator, this.release_gil.get())
}

/// `f._lend_arguments(allocates)`: declares that the callee keeps none of its arguments, and whether it may allocate
/// tensors.
pub(super) fn lend_arguments(
    this: Borrowed<'_, FunctionObject>,
    allocates: Borrowed<'_>,
) -> Result<Owned> {
    this.allocates_nothing.set(!allocates.is_true()?);
    this.borrows.set(true);
    this.vectorcall.set(Some(match this.signed.get() {
        true => vectorcall(call_lending::<true>),
        false => vectorcall(call_lending::<false>),
    }));
    Ok(Owned::none(this.py()))
}
