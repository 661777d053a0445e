//! The end of a callback that was lent tensors: the memory may be freed, so no array may refer to it any more. The variables
//! of an exception's frames are cleared and cycles are collected first. An array that is left is an error, and is moved to a
//! copy where it can be found.

use fishplate_abi::{RawAny, TypeIndex};
use pyo3_ffi as py;

use super::rescue;
use crate::argument;
use crate::error::take_exception;
use crate::python::{Owned, PyObject, Result, buffer_error, call_method0, find_attr, name};
use crate::tensor::{end_of_loan, exports_of_loan};

/// How many exceptions that led to one another are looked at.
const MOST_EXCEPTIONS: usize = 16;

/// Ends the loans among the arguments of a callback, whose answer is handed on. Where an array over lent memory is
/// still alive the answer is an error: nobody may find out by reading what is gone.
///
/// # Safety
/// `objects` are live, one for each of `args`; a good answer is owned.
#[inline]
pub(super) unsafe fn end(
    objects: *const *mut PyObject,
    args: &[RawAny],
    answer: Result<RawAny>,
) -> Result<RawAny> {
    // SAFETY: live objects (see above).
    unsafe {
        let mut is_exported = false;
        for (index, arg) in args.iter().enumerate() {
            if arg.type_index == TypeIndex::DL_TENSOR_PTR {
                let tensor = *objects.add(index);
                is_exported |= exports_of_loan(tensor) > 0;
                end_of_loan(tensor);
            }
        }
        match is_exported {
            false => answer,
            true => report(std::slice::from_raw_parts(objects, args.len()), answer),
        }
    }
}

/// Makes an error of arrays that are still alive after all that is dead was cleared away: the frames of an exception's
/// traceback, and cycles.
#[cold]
unsafe fn report(objects: &[*mut PyObject], answer: Result<RawAny>) -> Result<RawAny> {
    // SAFETY: live objects; the exception is the one that the answer stands for.
    unsafe {
        let raised = match answer {
            Ok(_) => None,
            Err(_) => Some(take_exception()),
        };
        if let Some(exception) = &raised {
            clear_frames(exception.as_ptr());
        }
        py::PyGC_Collect();
        let alive = objects.iter().position(|&object| exports_of_loan(object) > 0);
        match (alive, raised) {
            (None, None) => return answer,
            (None, Some(exception)) => {
                let class = py::Py_TYPE(exception.as_ptr()).cast();
                py::PyErr_SetObject(class, exception.as_ptr());
                return answer;
            }
            (Some(index), raised) => {
                for &object in objects.iter().filter(|&&object| exports_of_loan(object) > 0) {
                    rescue::arrays_over(object);
                }
                let _ = buffer_error(format!(
                    "an array over memory lent for this call is still alive (argument #{index}): copy it"
                ));
                if let Some(cause) = raised {
                    let exception = take_exception();
                    // SetCause takes over the reference.
                    py::PyException_SetCause(exception.as_ptr(), cause.into_ptr());
                    let class = py::Py_TYPE(exception.as_ptr()).cast();
                    py::PyErr_SetObject(class, exception.as_ptr());
                }
            }
        }
        if let Ok(value) = answer {
            argument::release(value);
        }
        Err(crate::python::Raised::already())
    }
}

/// Lets the frames of an exception, and of those that led to it, forget their variables. They are over.
unsafe fn clear_frames(exception: *mut PyObject) {
    // SAFETY: the caller passes a live exception; what cannot be cleared is left alone.
    unsafe {
        let mut current = Some(Owned::share(exception));
        for _ in 0..MOST_EXCEPTIONS {
            let Some(exception) = current else { break };
            if py::PyExceptionInstance_Check(exception.as_ptr()) == 0 {
                break;
            }
            let mut step = Owned::steal(py::PyException_GetTraceback(exception.as_ptr())).ok();
            while let Some(here) = step.filter(|here| here.as_ptr() != py::Py_None()) {
                let _ = clear_frame(here.as_ptr());
                py::PyErr_Clear();
                step =
                    name!("tb_next").and_then(|next| find_attr(here.as_ptr(), next)).ok().flatten();
            }
            current = [py::PyException_GetCause, py::PyException_GetContext]
                .into_iter()
                .find_map(|get| Owned::steal(get(exception.as_ptr())).ok());
        }
        py::PyErr_Clear();
    }
}

unsafe fn clear_frame(step: *mut PyObject) -> Result<()> {
    // SAFETY: the caller passes a live traceback.
    unsafe {
        match find_attr(step, name!("tb_frame")?)? {
            Some(frame) => call_method0(frame.as_ptr(), name!("clear")?).map(drop),
            None => Ok(()),
        }
    }
}
