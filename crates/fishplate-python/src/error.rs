//! Errors in both directions: an FFI error becomes a Python exception, an exception an FFI error.
//!
//! The kind of an error selects the exception class (`ERROR_NAME_TO_TYPE`). An exception that came out of the FFI carries its
//! error (`__tvm_ffi_error__`): when it leaves a callback, that error continues, with a longer backtrace. Frames of all
//! languages end up in one traceback, and causes are kept in both directions.

mod object_class;

use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{ErrorCell, ObjectHeader, dec_ref, inc_ref};
use pyo3_ffi as py;

use crate::argument::Borrowing;
use crate::class::ClassCell;
use crate::object::{self, handle_of};
use crate::python::{
    Owned, PyObject, Raised, Result, call, find_attr, name, runtime_error, set_attr, str_from_utf8,
};
use crate::{ffi, traceback};

pub(crate) use object_class::{functions, install};

/// `Error`: the FFI error as an object; exceptions carry it as `__tvm_ffi_error__`.
pub(crate) static ERROR: ClassCell = ClassCell::new();

/// `{kind: exception class}` and back; Python code fills them.
static NAME_TO_TYPE: AtomicPtr<PyObject> = AtomicPtr::new(null_mut());
static TYPE_TO_NAME: AtomicPtr<PyObject> = AtomicPtr::new(null_mut());

/// The kind that says: a Python exception is set already.
const ALREADY_SET: &[u8] = b"EnvErrorAlreadySet";

/// Causes are followed this far: a chain that other code has made may be long, or a ring.
const MAX_CAUSES: usize = 32;

/// The status of a C function of the runtime: its error becomes the Python exception.
#[inline]
pub(crate) fn check(status: i32) -> Result<()> {
    if status == 0 { Ok(()) } else { Err(raise_from_ffi(status)) }
}

/// Turns the error that was raised on this thread into a Python exception.
#[cold]
pub(crate) fn raise_from_ffi(status: i32) -> Raised {
    // SAFETY: only asks whether an exception is set.
    if status == -2 && unsafe { !py::PyErr_Occurred().is_null() } {
        return Raised::already();
    }
    let mut handle = null_mut();
    // SAFETY: the address of a handle.
    unsafe { ffi::TVMFFIErrorMoveFromRaised(&raw mut handle) };
    if handle.is_null() {
        // SAFETY: as above.
        if unsafe { !py::PyErr_Occurred().is_null() } {
            return Raised::already();
        }
        return runtime_error("a function failed without saying why");
    }
    let handle: *mut ObjectHeader = handle.cast();
    // SAFETY: an error object whose reference is ours; the span lives as long as it does.
    unsafe {
        if cell(handle).kind.as_bytes() == ALREADY_SET && !py::PyErr_Occurred().is_null() {
            dec_ref(handle);
            return Raised::already();
        }
        match object::wrap(handle) {
            Ok(error) => set_exception(&error),
            Err(raised) => raised,
        }
    }
}

/// The cell of an error object.
///
/// # Safety
/// `handle` is a live error object for `'a`.
unsafe fn cell<'a>(handle: *mut ObjectHeader) -> &'a ErrorCell {
    // SAFETY: the cell follows the header.
    unsafe { &*handle.add(1).cast() }
}

/// Sets the Python exception for an `Error`, with its frames and causes.
fn set_exception(error: &Owned) -> Raised {
    // Classes of exceptions run Python code: the object is the one that the wrapper holds now, and lives as long.
    let _borrowing = Borrowing::new();
    // SAFETY: a live wrapper.
    let handle = unsafe { handle_of(error.as_ptr()) };
    match bare_exception(error, handle) {
        // SAFETY: a live exception, and the wrapper keeps the text of the backtrace alive.
        Ok(exception) => unsafe {
            py::PyErr_SetObject(py::Py_TYPE(exception.as_ptr()).cast(), exception.as_ptr());
            traceback::append(cell(handle).backtrace.as_bytes());
            Raised::already()
        },
        Err(raised) => raised,
    }
}

/// The exception of an `Error` without frames, its causes attached.
fn bare_exception(error: &Owned, handle: *mut ObjectHeader) -> Result<Owned> {
    let exception = one_exception(error, handle)?;
    let mut last = exception.clone();
    // SAFETY: errors keep their causes alive; each is given a reference for its wrapper.
    unsafe {
        let mut cause: *mut ObjectHeader = cell(handle).cause_chain.cast();
        for _ in 0..MAX_CAUSES {
            if cause.is_null() {
                break;
            }
            inc_ref(cause);
            let wrapper = object::wrap(cause)?;
            let next = one_exception(&wrapper, cause)?;
            // SetCause takes over the reference.
            py::PyException_SetCause(last.as_ptr(), next.clone().into_ptr());
            cause = cell(cause).cause_chain.cast();
            last = next;
        }
    }
    Ok(exception)
}

/// The exception of one `Error`: of the class registered for its kind, with its message.
fn one_exception(error: &Owned, handle: *mut ObjectHeader) -> Result<Owned> {
    // SAFETY: an error object, which the wrapper keeps alive with its spans.
    unsafe {
        let cell = cell(handle);
        let kind = str_from_utf8(cell.kind.as_bytes())?;
        let known =
            py::PyDict_GetItemWithError(NAME_TO_TYPE.load(Ordering::Relaxed), kind.as_ptr());
        let class = if known.is_null() { py::PyExc_RuntimeError } else { known };
        let class = Owned::share(class);
        let message = lossy_str(cell.message.as_bytes())?;
        let exception = call(class.as_ptr(), &[message.as_ptr()])?;
        if py::PyExceptionInstance_Check(exception.as_ptr()) == 0 {
            let kind = String::from_utf8_lossy(cell.kind.as_bytes());
            return Err(runtime_error(format!("the class for {kind} makes no exception")));
        }
        set_attr(exception.as_ptr(), name!("__tvm_ffi_error__")?, error.as_ptr())?;
        Ok(exception)
    }
}

/// Text that may come from anywhere: bytes that are not UTF-8 are replaced.
fn lossy_str(bytes: &[u8]) -> Result<Owned> {
    // SAFETY: a readable span and a NUL-terminated name.
    unsafe {
        Owned::steal(py::PyUnicode_DecodeUTF8(
            bytes.as_ptr().cast(),
            bytes.len() as isize,
            c"replace".as_ptr(),
        ))
    }
}

/// Raises the Python exception that is set as an FFI error; returns the status for the caller.
#[cold]
pub(crate) fn raise_to_ffi(_: Raised) -> i32 {
    let exception = take_exception();
    let error = match ffi_error_of(exception.as_ptr(), true) {
        Ok(error) => error,
        Err(_) => {
            // The exception cannot even be described: say so with its class.
            let second = take_exception();
            // SAFETY: live objects.
            let text = unsafe {
                format!(
                    "{} (while it was described: {})",
                    crate::python::type_name(exception.as_ptr()),
                    crate::python::type_name(second.as_ptr())
                )
            };
            match new_error(b"RuntimeError", text.as_bytes(), b"", null_mut()) {
                Ok(error) => error,
                Err(_) => return -1,
            }
        }
    };
    // SAFETY: the wrapper's object is an error.
    unsafe { ffi::TVMFFIErrorSetRaised(handle_of(error.as_ptr()).cast()) };
    -1
}

/// Takes the exception that is set off the thread as text for a message. What is no `Exception`, a
/// KeyboardInterrupt for one, stays raised.
pub(crate) fn caught(raised: Raised) -> Result<String> {
    // SAFETY: asks about and takes the exception that is set; live objects.
    unsafe {
        if py::PyErr_ExceptionMatches(py::PyExc_Exception) == 0 {
            return Err(raised);
        }
        let exception = take_exception();
        let text = Owned::steal(py::PyObject_Str(exception.as_ptr()))
            .and_then(|text| encode_lossy(text.as_ptr()));
        match text {
            Ok(text) => {
                let bytes = crate::argument::bytes_of(text.as_ptr());
                Ok(String::from_utf8_lossy(bytes).into_owned())
            }
            Err(_) => {
                py::PyErr_Clear();
                Ok(crate::python::type_name(exception.as_ptr()))
            }
        }
    }
}

/// Takes the exception that is set off the thread, its traceback attached.
pub(crate) fn take_exception() -> Owned {
    #[cfg(Py_3_12)]
    // SAFETY: returns a new reference, or null when none is set.
    let taken = unsafe { Owned::steal(py::PyErr_GetRaisedException()) };
    #[cfg(not(Py_3_12))]
    // SAFETY: the three references are ours; the normalised value gets the traceback.
    let taken = unsafe {
        let (mut class, mut value, mut traceback) = (null_mut(), null_mut(), null_mut());
        py::PyErr_Fetch(&raw mut class, &raw mut value, &raw mut traceback);
        py::PyErr_NormalizeException(&raw mut class, &raw mut value, &raw mut traceback);
        if !traceback.is_null() && !value.is_null() {
            py::PyException_SetTraceback(value, traceback);
        }
        py::Py_XDECREF(class);
        py::Py_XDECREF(traceback);
        Owned::steal(value)
    };
    taken.unwrap_or_else(|_| Owned::none())
}

/// The FFI error that an exception carries or stands for, its traceback put in front.
pub(crate) fn ffi_error_of(exception: *mut PyObject, with_native_frames: bool) -> Result<Owned> {
    // SAFETY: a live object.
    if unsafe { py::PyExceptionInstance_Check(exception) } == 0 {
        let message = b"a function of Python failed without an exception";
        return new_error(b"SystemError", message, b"", null_mut());
    }
    let _borrowing = Borrowing::new();
    // SAFETY: a live exception.
    let causes = unsafe { causes_of(exception) };
    let mut cause: Option<Owned> = None;
    for exception in causes.iter().rev() {
        let handle = cause.as_ref().map_or(null_mut(), |cause| {
            // SAFETY: an Error made in the round before.
            unsafe { handle_of(cause.as_ptr()) }
        });
        cause = Some(one_ffi_error(exception.as_ptr(), false, handle)?);
    }
    // SAFETY: an Error made above.
    let handle = cause.as_ref().map_or(null_mut(), |cause| unsafe { handle_of(cause.as_ptr()) });
    one_ffi_error(exception, with_native_frames, handle)
}

/// `__cause__` and its causes, nearest first.
unsafe fn causes_of(exception: *mut PyObject) -> Vec<Owned> {
    let mut causes: Vec<Owned> = Vec::new();
    let mut current = exception;
    while causes.len() < MAX_CAUSES {
        // SAFETY: a live exception; a new reference or null without an error.
        match unsafe { Owned::steal(py::PyException_GetCause(current)) } {
            Ok(cause) => {
                current = cause.as_ptr();
                causes.push(cause);
            }
            Err(_) => break,
        }
    }
    causes
}

fn one_ffi_error(
    exception: *mut PyObject,
    with_native_frames: bool,
    cause: *mut ObjectHeader,
) -> Result<Owned> {
    // SAFETY: a live exception; the traceback is null when there is none.
    unsafe {
        let steps =
            Owned::steal(py::PyException_GetTraceback(exception)).unwrap_or_else(|_| Owned::none());
        let mut backtrace = traceback::text(steps.as_ptr())?;
        if with_native_frames {
            let native = ffi::TVMFFIBacktrace(std::ptr::null(), 0, std::ptr::null(), 0);
            if !native.is_null() {
                backtrace.extend_from_slice((*native).as_bytes());
            }
        }
        let backtrace = traceback::shortened(backtrace);
        if let Some(error) = find_attr(exception, name!("__tvm_ffi_error__")?)?
            && ERROR.is_instance(error.as_ptr())
            && !handle_of(error.as_ptr()).is_null()
        {
            update_backtrace(handle_of(error.as_ptr()), &backtrace);
            return Ok(error);
        }
        let class: *mut PyObject = py::Py_TYPE(exception).cast();
        let kind = py::PyDict_GetItemWithError(TYPE_TO_NAME.load(Ordering::Relaxed), class);
        let kind = match kind.is_null() {
            false => crate::python::expect_str(kind, "the kind of an error")?,
            true => b"RuntimeError",
        };
        let message = Owned::steal(py::PyObject_Str(exception))?;
        let message = encode_lossy(message.as_ptr())?;
        new_error(kind, crate::argument::bytes_of(message.as_ptr()), &backtrace, cause)
    }
}

/// The UTF-8 of any string, lone surrogates replaced.
unsafe fn encode_lossy(text: *mut PyObject) -> Result<Owned> {
    // SAFETY: the caller passes a live str.
    unsafe {
        Owned::steal(py::PyUnicode_AsEncodedString(text, c"utf-8".as_ptr(), c"replace".as_ptr()))
    }
}

unsafe fn update_backtrace(handle: *mut ObjectHeader, backtrace: &[u8]) {
    // SAFETY: the caller passes a live error; its own function takes a span and copies it.
    unsafe {
        if let Some(update) = cell(handle).update_backtrace {
            let span = ffi::span(backtrace);
            update(handle.cast(), &raw const span, fishplate_abi::BACKTRACE_REPLACE);
        }
    }
}

/// A new error object in its wrapper.
fn new_error(
    kind: &[u8],
    message: &[u8],
    backtrace: &[u8],
    cause: *mut ObjectHeader,
) -> Result<Owned> {
    let mut handle = null_mut();
    let (kind, message, backtrace) = (ffi::span(kind), ffi::span(message), ffi::span(backtrace));
    // SAFETY: three spans that outlive the call; the cause is null or a live error.
    unsafe {
        check(ffi::TVMFFIErrorCreateWithCauseAndExtraContext(
            &raw const kind,
            &raw const message,
            &raw const backtrace,
            cause.cast(),
            null_mut(),
            &raw mut handle,
        ))?;
        object::wrap_as(handle.cast(), ERROR.as_type())
    }
}
