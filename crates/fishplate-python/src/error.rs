//! Errors both ways: an FFI error becomes a Python exception, an exception an FFI error.

use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{ErrorCell, ObjectHeader, dec_ref};
use pyo3_ffi as py;

use crate::class::{ClassBuilder, ClassCell, Method, add_class};
use crate::ffi;
use crate::object::{self, C_OBJECT, handle_of};
use crate::python::{
    Owned, PyObject, Raised, Result, call, fence, find_attr, name, set_attr, str_from_utf8,
    type_error,
};

/// `Error`: the FFI error as an object; exceptions carry it as `__tvm_ffi_error__`.
pub(crate) static ERROR: ClassCell = ClassCell::new();

/// `{kind: exception class}` and back; Python code fills them.
static NAME_TO_TYPE: AtomicPtr<PyObject> = AtomicPtr::new(null_mut());
static TYPE_TO_NAME: AtomicPtr<PyObject> = AtomicPtr::new(null_mut());

/// `f(exception, backtrace) -> exception`: puts the frames of an FFI error into the traceback.
static WITH_BACKTRACE: ClassCell = ClassCell::new();
/// `f(traceback) -> str`: a Python traceback in the order of an FFI error.
static TRACEBACK_TEXT: ClassCell = ClassCell::new();

/// The kind that says: a Python exception is set already.
const ALREADY_SET: &[u8] = b"EnvErrorAlreadySet";

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
        return crate::python::runtime_error("a function failed without saying why");
    }
    let handle: *mut ObjectHeader = handle.cast();
    // SAFETY: an error object; the span lives as long as it does.
    unsafe {
        if cell(handle).kind.as_bytes() == ALREADY_SET && !py::PyErr_Occurred().is_null() {
            dec_ref(handle);
            return Raised::already();
        }
        match exception_of(handle) {
            Ok(exception) => {
                py::PyErr_SetObject(py::Py_TYPE(exception.as_ptr()).cast(), exception.as_ptr());
                Raised::already()
            }
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

/// The Python exception for an error, whose reference the caller gives.
unsafe fn exception_of(handle: *mut ObjectHeader) -> Result<Owned> {
    // SAFETY: the reference goes to the wrapper, which keeps the spans alive below.
    unsafe {
        let error = object::wrap_as(handle, ERROR.as_type())?;
        let kind = str_from_utf8(cell(handle).kind.as_bytes())?;
        let known =
            py::PyDict_GetItemWithError(NAME_TO_TYPE.load(Ordering::Relaxed), kind.as_ptr());
        let class = if known.is_null() { py::PyExc_RuntimeError } else { known };
        let message = lossy_str(cell(handle).message.as_bytes())?;
        let mut exception = call(class, &[message.as_ptr()])?;
        let attach = WITH_BACKTRACE.get();
        if !attach.is_null() {
            let backtrace = lossy_str(cell(handle).backtrace.as_bytes())?;
            exception = call(attach, &[exception.as_ptr(), backtrace.as_ptr()])?;
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

/// Takes the exception that is set off the thread, its traceback attached.
fn take_exception() -> Owned {
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
    // SAFETY: a live exception.
    unsafe {
        let traceback =
            Owned::steal(py::PyException_GetTraceback(exception)).unwrap_or_else(|_| Owned::none());
        let mut backtrace = match TRACEBACK_TEXT.get() {
            text if text.is_null() => Vec::new(),
            text => {
                let text = call(text, &[traceback.as_ptr()])?;
                crate::python::expect_str(text.as_ptr(), "the traceback's text")?.to_vec()
            }
        };
        if with_native_frames {
            let native = ffi::TVMFFIBacktrace(std::ptr::null(), 0, std::ptr::null(), 0);
            if !native.is_null() {
                backtrace.extend_from_slice((*native).as_bytes());
            }
        }
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
        new_error(kind, crate::argument::bytes_of(message.as_ptr()), &backtrace, null_mut())
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

unsafe extern "C" fn set_backtrace_hooks(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 2 {
            return Err(type_error("expected (with_backtrace, traceback_text)"));
        }
        // SAFETY: Python passes two live arguments.
        unsafe {
            WITH_BACKTRACE.set(Owned::share(*args));
            TRACEBACK_TEXT.set(Owned::share(*args.add(1)));
        }
        Ok(Owned::none())
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![crate::class::method_def(
        c"_set_backtrace_hooks",
        Method::Fast(set_backtrace_hooks),
        0,
        c"_set_backtrace_hooks(with_backtrace, traceback_text, /)\n--\n\nHow tracebacks and backtraces become one another.",
    )]
}

/// Adds the class and the dictionaries of this file to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<object::CObject>(c"fishplate._core.Error")
        .doc(
            c"An FFI error: kind, message and backtrace. Exceptions carry it as __tvm_ffi_error__.",
        )
        .build(C_OBJECT.get(), &ERROR)?;
    // SAFETY: the module is live (see above); the dictionaries are kept for good.
    unsafe {
        add_class(module, &ERROR)?;
        for (name, cell) in
            [(c"ERROR_NAME_TO_TYPE", &NAME_TO_TYPE), (c"ERROR_TYPE_TO_NAME", &TYPE_TO_NAME)]
        {
            let dict = Owned::steal(py::PyDict_New())?;
            crate::python::check(py::PyModule_AddObjectRef(module, name.as_ptr(), dict.as_ptr()))?;
            cell.store(dict.into_ptr(), Ordering::Release);
        }
    }
    Ok(())
}
