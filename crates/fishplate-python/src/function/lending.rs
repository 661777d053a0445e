//! Calls of functions that keep nothing of their arguments, such as compiled kernels. NumPy arrays, and
//! tensors of frameworks with a C exchange API, are lent to them in place, without an object in between.

use std::mem::MaybeUninit;

use fishplate_abi::{ObjectHeader, RawAny};
use pyo3_ffi as py;

use super::{FunctionObject, ON_STACK, fits, run, vectorcall, vectorcall_signature};
use crate::argument::{self, Frame};
use crate::dlpack::Loan;
use crate::object::handle_of;
use crate::python::{Owned, PyObject, Result, check, fence};
use crate::{error, value};

/// The entry of functions that keep nothing of their arguments: arrays are lent to them. Whatever is
/// unusual about a call goes the way of the other entries.
pub(super) unsafe extern "C" fn vectorcall_lending<const SIGNED: bool>(
    callable: *mut PyObject,
    args: *const *mut PyObject,
    count_and_flag: usize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    // SAFETY: Python passes a live callable and as many live arguments.
    unsafe {
        let count = py::PyVectorcall_NARGS(count_and_flag) as usize;
        let usual = match SIGNED {
            true => fits(callable, count),
            false => !handle_of(callable).is_null(),
        };
        if !keywords.is_null() || !usual || count == 0 || count > ON_STACK {
            let entry = if SIGNED { vectorcall_signature } else { vectorcall };
            return entry(callable, args, count_and_flag, keywords);
        }
        fence(|| {
            let FunctionObject { allocates_nothing, release_gil, .. } = *callable.cast();
            let arguments = std::slice::from_raw_parts(args, count);
            call_lending(handle_of(callable), arguments, allocates_nothing, release_gil)
        })
    }
}

/// As [`call_with`], for at most [`ON_STACK`] arguments and a callee that keeps nothing of them.
#[inline(always)]
unsafe fn call_lending(
    handle: *mut ObjectHeader,
    objects: &[*mut PyObject],
    allocates_nothing: bool,
    release: bool,
) -> Result<Owned> {
    // SAFETY: the caller passes a live function and live objects; every slot in use is written before
    // the call, and the loans live until after it.
    unsafe {
        let mut frame = Frame::new();
        let mut packed = [const { MaybeUninit::<RawAny>::uninit() }; ON_STACK];
        let mut loans = [const { MaybeUninit::<Loan>::uninit() }; ON_STACK];
        let packed: *mut RawAny = packed.as_mut_ptr().cast();
        argument::lend_all(&mut frame, objects, packed, &mut loans)?;
        let mut result = MaybeUninit::<RawAny>::uninit();
        argument::store(result.as_mut_ptr(), RawAny::NONE);
        let allocator = match allocates_nothing {
            true => None,
            false => frame.allocator(),
        };
        let count = objects.len();
        let status = run(&frame, handle, packed, count, result.as_mut_ptr(), allocator, release);
        error::check(status)?;
        value::take_ref(result.assume_init_ref(), frame.api)
    }
}

/// `f._lend_arguments(allocates)`: says that the callee keeps nothing of what it is given, and whether it may ask
/// for new tensors.
pub(super) unsafe extern "C" fn lend_arguments(
    this: *mut PyObject,
    allocates: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance and a live object.
        unsafe {
            let truth = py::PyObject_IsTrue(allocates);
            check(truth)?;
            let function = &mut *this.cast::<FunctionObject>();
            function.borrows = true;
            function.allocates_nothing = truth == 0;
            function.vectorcall = match function.signed {
                true => vectorcall_lending::<true>,
                false => vectorcall_lending::<false>,
            };
        }
        Ok(Owned::none())
    })
}
