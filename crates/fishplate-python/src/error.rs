//! Errors in both directions: an FFI error becomes a Python exception, an exception an FFI error.
//!
//! The kind of an error selects the exception class (`ERROR_NAME_TO_TYPE`). An exception that came out of the FFI carries its
//! error (`__tvm_ffi_error__`): when it leaves a callback, that error continues, with a longer backtrace. Frames of all
//! languages end up in one traceback, and causes are kept in both directions.

mod object_class;

use fishplate_abi::{BACKTRACE_REPLACE, ErrorCell, error_kind};

use crate::argument::Borrowing;
use crate::class::ClassCell;
use crate::ffi_object::FfiObject;
use crate::object::{self, handle_of};
use crate::python::{
    Borrowed, Exception, ExceptionPart, Kept, Owned, Python, Raised, Result, bytes_of, call,
    clear_error, error_is_set, error_matches, expect_str, find_attr, lossy_str, name, raise_again,
    runtime_error, runtime_error_class, set_attr, str_from_utf8, type_name,
};
use crate::{ffi, traceback};

use object_class::ErrorObject;
pub(crate) use object_class::{functions, install};

/// `Error`: the FFI error as an object; exceptions carry it as `__tvm_ffi_error__`.
pub(crate) static ERROR: ClassCell<ErrorObject> = ClassCell::new();

/// `{kind: exception class}` and back; Python code fills them.
static NAME_TO_TYPE: Kept = Kept::new();
static TYPE_TO_NAME: Kept = Kept::new();

/// Causes are followed this far: a chain built by other code may be long, or a cycle.
const MAX_CAUSES: usize = 32;

/// Checks the status of a C function of the runtime: its error becomes the Python exception.
#[inline(always)]
pub(crate) fn check(py: Python<'_>, status: i32) -> Result<()> {
    if status == 0 { Ok(()) } else { Err(raise_from_ffi(py, status)) }
}

/// The result of a C function of the runtime, or its error as the Python exception.
#[inline]
pub(crate) fn checked<T>(py: Python<'_>, answer: std::result::Result<T, i32>) -> Result<T> {
    answer.map_err(|status| raise_from_ffi(py, status))
}

/// Turns the error that was raised on this thread into a Python exception.
#[cold]
pub(crate) fn raise_from_ffi(py: Python<'_>, status: i32) -> Raised {
    if status == -2 && error_is_set(py) {
        return Raised::already();
    }
    let Some(error) = ffi::take_raised() else {
        if error_is_set(py) {
            return Raised::already();
        }
        return runtime_error(py, "a function failed without saying why");
    };
    let is_ours = error
        .borrow()
        .error()
        .is_some_and(|cell| texts(cell).kind == error_kind::ENV_ERROR_ALREADY_SET.as_bytes());
    if is_ours && error_is_set(py) {
        return Raised::already();
    }
    match object::wrap(py, error) {
        Ok(error) => set_exception(&error),
        Err(raised) => raised,
    }
}

/// The texts of an error.
pub(crate) struct Texts<'a> {
    pub(crate) kind: &'a [u8],
    pub(crate) message: &'a [u8],
    backtrace: &'a [u8],
}

/// The cell of an error object.
fn cell_of(object: FfiObject<'_>) -> Option<&ErrorCell> {
    object.error()
}

/// The texts of an error, borrowed from it. The backtrace may be replaced, so read it before anything else runs.
pub(crate) fn texts(cell: &ErrorCell) -> Texts<'_> {
    let [kind, message, backtrace] = [&cell.kind, &cell.message, &cell.backtrace].map(|span| {
        // SAFETY: the span lives as long as the error, except that of the backtrace, which lives until Python code that
        // runs later replaces it.
        unsafe { span.as_bytes() }
    });
    Texts { kind, message, backtrace }
}

/// The error behind a wrapper.
fn expect_cell(error: &Owned) -> Result<&ErrorCell> {
    let cell = handle_of(error.borrow()).and_then(|handle| cell_of(handle));
    cell.ok_or_else(|| runtime_error(error.py(), "the Error holds no error"))
}

/// Sets the Python exception for an `Error`, with its frames and causes.
fn set_exception(error: &Owned) -> Raised {
    // Exception classes run Python code: use the object that the wrapper holds now, which lives as long as the wrapper.
    let _borrowing = Borrowing::new();
    let cell = match expect_cell(error) {
        Ok(cell) => cell,
        Err(raised) => return raised,
    };
    match bare_exception(error, cell) {
        Ok(exception) => {
            let raised = raise_again(exception.borrow());
            traceback::append(error.py(), texts(cell).backtrace);
            raised
        }
        Err(raised) => raised,
    }
}

/// The exception of an `Error` without frames, its causes attached.
fn bare_exception(error: &Owned, cell: &ErrorCell) -> Result<Owned> {
    let exception = one_exception(error, cell)?;
    let mut last = exception.clone();
    let mut next = cell.cause_chain;
    for _ in 0..MAX_CAUSES {
        // SAFETY: null, or an error that the previous one keeps alive.
        let Some(cause) = (unsafe { FfiObject::from_nullable(next.cast()) }) else { break };
        let Some(cell) = cell_of(cause) else { break };
        let wrapper = object::wrap(error.py(), cause.share())?;
        let made = one_exception(&wrapper, cell)?;
        last.borrow().set_cause(made.clone());
        next = cell.cause_chain;
        last = made;
    }
    Ok(exception)
}

/// The exception for one `Error`: its class is the one registered for the kind.
fn one_exception(error: &Owned, cell: &ErrorCell) -> Result<Owned> {
    let py = error.py();
    let texts = texts(cell);
    let kind = str_from_utf8(py, texts.kind)?;
    let known = match NAME_TO_TYPE.get(py) {
        Some(table) => table.dict_get(kind.borrow())?,
        None => None,
    };
    let class = known.unwrap_or_else(|| runtime_error_class(py).share());
    let message = lossy_str(py, texts.message)?;
    let exception = call(class.borrow(), &[message.borrow()])?;
    if !exception.borrow().is_exception() {
        let kind = String::from_utf8_lossy(texts.kind);
        return Err(runtime_error(py, format!("the class for {kind} makes no exception")));
    }
    set_attr(exception.borrow(), name!(py, "__tvm_ffi_error__")?, error.borrow())?;
    Ok(exception)
}

/// Raises the current Python exception as an FFI error; returns the status for the caller.
#[cold]
pub(crate) fn raise_to_ffi(py: Python<'_>, _: Raised) -> i32 {
    let exception = Owned::take_exception(py);
    let error = ffi_error_of(exception.borrow(), true).or_else(|_| {
        // The exception cannot even be described: report its class.
        let second = Owned::take_exception(py);
        let (first, second) = (type_name(exception.borrow()), type_name(second.borrow()));
        let text = format!("{first} (while it was described: {second})");
        // At the end of the stack there is no room for a description. The kind says why.
        let kind = match first == error_kind::RECURSION_ERROR {
            true => error_kind::RECURSION_ERROR,
            false => error_kind::RUNTIME_ERROR,
        };
        new_error(py, kind.as_bytes(), text.as_bytes(), b"", None)
    });
    if let Ok(error) = error
        && let Some(handle) = handle_of(error.borrow())
    {
        ffi::set_raised(handle);
    }
    -1
}

/// Clears the current exception and returns its text for a message. An exception that is not an `Exception`, such as
/// KeyboardInterrupt, stays raised.
pub(crate) fn caught(py: Python<'_>, raised: Raised) -> Result<String> {
    if !error_matches(py, Exception::Any) {
        return Err(raised);
    }
    let exception = Owned::take_exception(py);
    let text = exception.borrow().str().and_then(|text| text.borrow().encode_lossy());
    match text {
        Ok(text) => {
            let bytes = bytes_of(text.borrow()).unwrap_or_default();
            Ok(String::from_utf8_lossy(bytes).into_owned())
        }
        Err(_) => {
            clear_error(py);
            Ok(type_name(exception.borrow()))
        }
    }
}

/// The FFI error that an exception carries or corresponds to, with its traceback put in front.
pub(crate) fn ffi_error_of(exception: Borrowed<'_>, with_native_frames: bool) -> Result<Owned> {
    let py = exception.py();
    if !exception.is_exception() {
        let message = b"a function of Python failed without an exception";
        return new_error(py, error_kind::SYSTEM_ERROR.as_bytes(), message, b"", None);
    }
    let _borrowing = Borrowing::new();
    let mut cause: Option<Owned> = None;
    for exception in causes_of(exception).iter().rev() {
        cause = Some(one_ffi_error(exception.borrow(), false, cause.as_ref())?);
    }
    one_ffi_error(exception, with_native_frames, cause.as_ref())
}

/// `__cause__` and its causes, nearest first.
fn causes_of(exception: Borrowed<'_>) -> Vec<Owned> {
    let mut causes: Vec<Owned> = Vec::new();
    while causes.len() < MAX_CAUSES {
        let current = causes.last().map_or(exception, Owned::borrow);
        let Some(cause) = current.exception_part(ExceptionPart::Cause) else { break };
        causes.push(cause);
    }
    causes
}

fn one_ffi_error(
    exception: Borrowed<'_>,
    with_native_frames: bool,
    cause: Option<&Owned>,
) -> Result<Owned> {
    let py = exception.py();
    let steps = exception.exception_part(ExceptionPart::Traceback);
    let mut backtrace = traceback::text(&steps.unwrap_or_else(|| Owned::none(py)))?;
    if with_native_frames {
        // SAFETY: without a place of the caller; the text is valid until this thread asks again.
        let native = unsafe { ffi::TVMFFIBacktrace(std::ptr::null(), 0, std::ptr::null(), 0) };
        if let Some(native) = native {
            // SAFETY: the text is valid until this thread asks again.
            backtrace.extend_from_slice(unsafe { native.as_bytes() });
        }
    }
    let backtrace = traceback::shortened(backtrace);
    if let Some(error) = find_attr(exception, name!(py, "__tvm_ffi_error__")?)?
        && ERROR.is_instance(error.borrow())
        && let Some(handle) = handle_of(error.borrow())
    {
        update_backtrace(handle, &backtrace);
        return Ok(error);
    }
    let kind = match TYPE_TO_NAME.get(py) {
        Some(table) => table.dict_get(exception.class().object())?,
        None => None,
    };
    let kind = match &kind {
        Some(kind) => expect_str(kind.borrow(), "the kind of an error")?,
        None => error_kind::RUNTIME_ERROR.as_bytes(),
    };
    let message = exception.str()?.borrow().encode_lossy()?;
    new_error(py, kind, bytes_of(message.borrow()).unwrap_or_default(), &backtrace, cause)
}

fn update_backtrace(object: FfiObject<'_>, backtrace: &[u8]) {
    if let Some(update) = object.error().and_then(|cell| cell.update_backtrace) {
        let span = ffi::span(backtrace);
        // SAFETY: the error's own function, which takes a span and copies it.
        unsafe { update(object.handle(), &raw const span, BACKTRACE_REPLACE) };
    }
}

/// Creates an error object and its wrapper.
fn new_error(
    py: Python<'_>,
    kind: &[u8],
    message: &[u8],
    backtrace: &[u8],
    cause: Option<&Owned>,
) -> Result<Owned> {
    let cause = cause.and_then(|cause| handle_of(cause.borrow()));
    let made = checked(py, ffi::new_error(kind, message, backtrace, cause))?;
    object::wrap_as(made, ERROR.class(py))
}
