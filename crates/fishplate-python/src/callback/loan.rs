//! The end of a callback that was lent tensors: the memory may be freed, so no array may refer to it any more. First
//! the local variables in an exception's frames are cleared and cycles are collected. An array that is still alive is
//! an error; it is moved to a copy if it can be found.

use fishplate_abi::TypeIndex;
use pyo3_ffi as py;

use super::rescue;
use crate::any::{OwnedAny, View};
use crate::python::{
    Borrowed, ExceptionPart, Owned, Python, Result, buffer_error, call_method0, clear_error,
    find_attr, name, raise_again,
};
use crate::tensor::{end_of_loan, exports_of_loan};

/// Longest chain of exceptions that is searched.
const MOST_EXCEPTIONS: usize = 16;

/// Whether an argument is a tensor that its caller lends.
#[inline(always)]
pub(super) fn is_lent(arg: &View<'_>) -> bool {
    arg.raw().type_index == TypeIndex::DL_TENSOR_PTR
}

/// Ends the loans among the arguments of a callback and passes its result on. If an array over lent memory is still
/// alive, the result is an error: nobody may find out by reading freed memory.
#[inline]
pub(super) fn end(
    py: Python<'_>,
    objects: &[Borrowed<'_>],
    args: &[View<'_>],
    answer: Result<OwnedAny>,
) -> Result<OwnedAny> {
    let mut is_exported = false;
    for (&tensor, arg) in objects.iter().zip(args) {
        if is_lent(arg) {
            is_exported |= exports_of_loan(tensor) > 0;
            end_of_loan(tensor);
        }
    }
    match is_exported {
        false => answer,
        true => report(py, objects, answer),
    }
}

/// Turns arrays that are still alive into an error, after clearing everything that is dead: the frames of an
/// exception's traceback, and cycles.
#[cold]
fn report(py: Python<'_>, objects: &[Borrowed<'_>], answer: Result<OwnedAny>) -> Result<OwnedAny> {
    let raised = answer.is_err().then(|| Owned::take_exception(py));
    if let Some(exception) = &raised {
        clear_frames(exception.borrow());
    }
    // SAFETY: the thread is attached.
    unsafe { py::PyGC_Collect() };
    let alive = objects.iter().position(|&object| exports_of_loan(object) > 0);
    let Some(index) = alive else {
        return match raised {
            Some(exception) => Err(raise_again(exception.borrow())),
            None => answer,
        };
    };
    for &object in objects.iter().filter(|&&object| exports_of_loan(object) > 0) {
        rescue::arrays_over(object);
    }
    let error = buffer_error(
        py,
        format!(
            "an array over memory lent for this call is still alive (argument #{index}): copy it"
        ),
    );
    Err(match raised {
        Some(cause) => {
            let exception = Owned::take_exception(py);
            exception.borrow().set_cause(cause);
            raise_again(exception.borrow())
        }
        None => error,
    })
}

/// Clears the local variables in the frames of an exception, and of those that led to it. These frames have ended.
fn clear_frames(exception: Borrowed<'_>) {
    let py = exception.py();
    let mut current = Some(exception.share());
    for _ in 0..MOST_EXCEPTIONS {
        let Some(exception) = current else { break };
        if !exception.borrow().is_exception() {
            break;
        }
        let mut step = exception.borrow().exception_part(ExceptionPart::Traceback);
        while let Some(here) = step.filter(|here| !here.borrow().is_none()) {
            let _ = clear_frame(here.borrow());
            clear_error(py);
            step =
                name!(py, "tb_next").and_then(|next| find_attr(here.borrow(), next)).ok().flatten();
        }
        current = [ExceptionPart::Cause, ExceptionPart::Context]
            .into_iter()
            .find_map(|part| exception.borrow().exception_part(part));
    }
    clear_error(py);
}

fn clear_frame(step: Borrowed<'_>) -> Result<()> {
    let py = step.py();
    match find_attr(step, name!(py, "tb_frame")?)? {
        Some(frame) => call_method0(frame.borrow(), name!(py, "clear")?).map(drop),
        None => Ok(()),
    }
}
