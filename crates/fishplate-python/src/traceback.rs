//! Tracebacks: frames of other languages in a Python traceback, and Python frames as text.
//!
//! A frame is made once for each line of a backtrace and used again: it has no locals and no
//! caller, so sharing it keeps nothing alive, and a repeated error costs next to nothing.

use std::cell::UnsafeCell;
use std::collections::HashMap;
use std::ffi::{CString, c_int};
use std::ptr::null_mut;

use pyo3_ffi as py;

use crate::python::{
    Owned, PyObject, Result, as_i64, expect_str, find_attr, get_attr, name, str_utf8,
};

/// Lines remembered at most: backtraces of a program repeat, hostile ones must not fill memory.
const REMEMBERED: usize = 4096;

/// Lines of a backtrace at most. An error that leaves a deep recursion is turned from an exception into an error and
/// back at every level: without a bound that would take time by the square of the depth.
const MAX_LINES: usize = 128;
/// Innermost and outermost lines that stay when there are more.
const KEPT: (usize, usize) = (64, 32);
/// Stands for the lines between; in the form of a frame, so that it stays in tracebacks.
const LEFT_OUT: &[u8] = b"  File \"<left out>\", line 0, in more calls\n";

struct Frames(UnsafeCell<Option<HashMap<Box<[u8]>, Owned>>>);

// SAFETY: only reached by threads that hold the GIL, and never across a call into Python.
unsafe impl Sync for Frames {}

static FRAMES: Frames = Frames(UnsafeCell::new(None));

unsafe extern "C" {
    fn PyFrame_New(
        thread: *mut py::PyThreadState,
        code: *mut py::PyCodeObject,
        globals: *mut PyObject,
        locals: *mut PyObject,
    ) -> *mut py::PyFrameObject;
    fn PyCode_NewEmpty(
        file: *const std::ffi::c_char,
        function: *const std::ffi::c_char,
        line: c_int,
    ) -> *mut py::PyCodeObject;
    fn PyTraceBack_Here(frame: *mut py::PyFrameObject) -> c_int;
}

/// `File "f.cc", line 3, in g` in its parts.
fn parse(line: &[u8]) -> Option<(&[u8], c_int, &[u8])> {
    let rest = line.trim_ascii().strip_prefix(b"File \"")?;
    let end = find(rest, b"\", line ")?;
    let (file, rest) = (&rest[..end], &rest[end + b"\", line ".len()..]);
    let end = find(rest, b", in ")?;
    let number = std::str::from_utf8(&rest[..end]).ok()?.parse().ok()?;
    let function = &rest[end + b", in ".len()..];
    (!file.is_empty() && !function.is_empty()).then_some((file, number, function))
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

/// The frame for a line of a backtrace; `None` for text of another form.
fn frame(line: &[u8]) -> Result<Option<Owned>> {
    // SAFETY: the GIL is held; the copy ends the access.
    let known = unsafe { (*FRAMES.0.get()).as_ref().and_then(|frames| frames.get(line)).cloned() };
    if known.is_some() {
        return Ok(known);
    }
    let Some((file, number, function)) = parse(line) else {
        return Ok(None);
    };
    let (Ok(file), Ok(function)) = (CString::new(file), CString::new(function)) else {
        return Ok(None);
    };
    // SAFETY: NUL-terminated texts; the new frame holds the code and the empty globals.
    let made = unsafe {
        let code = Owned::steal(PyCode_NewEmpty(file.as_ptr(), function.as_ptr(), number).cast())?;
        let globals = Owned::steal(py::PyDict_New())?;
        let thread = py::PyThreadState_Get();
        let code = code.as_ptr().cast();
        Owned::steal(PyFrame_New(thread, code, globals.as_ptr(), null_mut()).cast())?
    };
    // SAFETY: the GIL is held; nothing of Python runs while the map changes.
    let frames = unsafe { (*FRAMES.0.get()).get_or_insert_default() };
    if frames.len() < REMEMBERED {
        frames.insert(line.into(), made.clone());
    }
    Ok(Some(made))
}

/// Adds the frames of a backtrace (most recent call first) to the exception that is set.
pub(crate) fn append(backtrace: &[u8]) {
    for line in backtrace.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
        // The exception that is set is kept aside while a frame is made.
        let pending = Pending::take();
        let frame = frame(line);
        if frame.is_err() {
            // SAFETY: the thread is attached. A traceback without this frame is better than none.
            unsafe { py::PyErr_Clear() };
        }
        pending.restore();
        if let Ok(Some(frame)) = frame {
            // SAFETY: a frame; an exception is set. When it fails, the exception stays.
            unsafe { PyTraceBack_Here(frame.as_ptr().cast()) };
        }
    }
}

/// The exception that is set, taken off for a while.
pub(crate) struct Pending {
    #[cfg(Py_3_12)]
    exception: *mut PyObject,
    #[cfg(not(Py_3_12))]
    parts: [*mut PyObject; 3],
}

impl Pending {
    pub(crate) fn take() -> Pending {
        #[cfg(Py_3_12)]
        // SAFETY: returns a new reference or null.
        return unsafe { Pending { exception: py::PyErr_GetRaisedException() } };
        #[cfg(not(Py_3_12))]
        // SAFETY: three addresses; the references are ours until they go back.
        unsafe {
            let mut parts = [null_mut(); 3];
            let [class, value, traceback] = &mut parts;
            py::PyErr_Fetch(class, value, traceback);
            Pending { parts }
        }
    }

    pub(crate) fn restore(self) {
        #[cfg(Py_3_12)]
        // SAFETY: the reference goes back.
        unsafe {
            py::PyErr_SetRaisedException(self.exception);
        }
        #[cfg(not(Py_3_12))]
        // SAFETY: the references go back.
        unsafe {
            py::PyErr_Restore(self.parts[0], self.parts[1], self.parts[2]);
        }
    }
}

/// A backtrace without its middle, if it is very long.
pub(crate) fn shortened(backtrace: Vec<u8>) -> Vec<u8> {
    let ends: Vec<usize> = backtrace
        .iter()
        .enumerate()
        .filter(|(_, byte)| **byte == b'\n')
        .map(|(i, _)| i + 1)
        .collect();
    if ends.len() <= MAX_LINES {
        return backtrace;
    }
    let (inner, outer) = (ends[KEPT.0 - 1], ends[ends.len() - KEPT.1 - 1]);
    [&backtrace[..inner], LEFT_OUT, &backtrace[outer..]].concat()
}

/// A Python traceback as text in the order of backtraces: most recent call first.
///
/// # Safety
/// `traceback` is a live traceback or None.
pub(crate) unsafe fn text(traceback: *mut PyObject) -> Result<Vec<u8>> {
    let mut lines: Vec<Vec<u8>> = Vec::new();
    // SAFETY: live (see above); each step holds the next.
    unsafe {
        let mut current = Some(Owned::share(traceback));
        while let Some(step) = current.take() {
            if step.as_ptr() == py::Py_None() {
                break;
            }
            let frame = get_attr(step.as_ptr(), name!("tb_frame")?)?;
            let code = get_attr(frame.as_ptr(), name!("f_code")?)?;
            let file = get_attr(code.as_ptr(), name!("co_filename")?)?;
            let function = get_attr(code.as_ptr(), name!("co_name")?)?;
            let line = find_attr(step.as_ptr(), name!("tb_lineno")?)?;
            let line = match line {
                Some(line) if line.as_ptr() != py::Py_None() => as_i64(line.as_ptr())?,
                _ => 0,
            };
            expect_str(file.as_ptr(), "co_filename")?;
            let mut text = b"  File \"".to_vec();
            text.extend_from_slice(str_utf8(file.as_ptr()).unwrap_or(b"?"));
            text.extend_from_slice(format!("\", line {line}, in ").as_bytes());
            text.extend_from_slice(expect_str(function.as_ptr(), "co_name").unwrap_or(b"?"));
            text.push(b'\n');
            lines.push(text);
            current = Some(get_attr(step.as_ptr(), name!("tb_next")?)?);
        }
        // A file name that is not UTF-8 has left an exception behind; the text says `?`.
        py::PyErr_Clear();
    }
    lines.reverse();
    Ok(lines.concat())
}
