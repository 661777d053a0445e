//! Tracebacks: frames of other languages in a Python traceback, and Python frames as text.
//!
//! A frame is created once for each line of a backtrace and reused: it has no locals and no caller, so sharing it keeps
//! nothing alive, and a repeated error costs next to nothing.

use std::collections::HashMap;
use std::ffi::{CString, c_int};

use pyo3_ffi as py;

use crate::python::{
    Borrowed, GilCell, Owned, Pending, Python, Result, as_i64, bytes_of, capi, clear_error,
    find_attr, get_attr, name, new_dict, raised, str_utf8,
};

/// Most lines that are cached: the backtraces of a program repeat, and hostile ones must not fill memory.
const REMEMBERED: usize = 4096;

/// Most lines of a backtrace. An error that leaves a deep recursion is converted from an exception to an error and back
/// at every level; without a bound that would take time quadratic in the depth.
const MAX_LINES: usize = 128;
/// Number of innermost and outermost lines that stay when there are more.
const KEPT: (usize, usize) = (64, 32);
/// Replaces the lines between, in the form of a frame, so that it stays in tracebacks.
const LEFT_OUT: &[u8] = b"  File \"<left out>\", line 0, in more calls\n";

static FRAMES: GilCell<Option<HashMap<Box<[u8]>, Owned>>> = GilCell::new(None);

/// Parses `File "f.cc", line 3, in g` into its parts.
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
fn frame(py: Python<'_>, line: &[u8]) -> Result<Option<Owned>> {
    let known = FRAMES.with(py, |frames| frames.as_ref()?.get(line).cloned());
    if known.is_some() {
        return Ok(known);
    }
    let Some((file, number, function)) = parse(line) else {
        return Ok(None);
    };
    let (Ok(file), Ok(function)) = (CString::new(file), CString::new(function)) else {
        return Ok(None);
    };
    // SAFETY: two C strings; the thread is attached.
    let code = raised(unsafe { capi::PyCode_NewEmpty(file.as_ptr(), function.as_ptr(), number) })?;
    let globals = new_dict(py)?;
    // SAFETY: the thread is attached.
    let thread = unsafe { py::PyThreadState_Get() };
    // SAFETY: this thread, and code and globals, which the new frame holds.
    let made = raised(unsafe { capi::PyFrame_New(thread, code.borrow(), globals.borrow(), None) })?;
    let entry = made.clone();
    FRAMES.with(py, |frames| {
        let frames = frames.get_or_insert_default();
        if frames.len() < REMEMBERED {
            frames.insert(line.into(), entry);
        }
    });
    Ok(Some(made))
}

/// Adds the frames of a backtrace (most recent call first) to the current exception.
pub(crate) fn append(py: Python<'_>, backtrace: &[u8]) {
    for line in backtrace.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
        // The current exception is put aside while a frame is created.
        let pending = Pending::take(py);
        let frame = frame(py, line);
        if frame.is_err() {
            // A traceback without this frame is better than none.
            clear_error(py);
        }
        pending.restore(py);
        if let Ok(Some(frame)) = frame {
            // SAFETY: a frame; an exception is set. When it fails, the exception stays.
            unsafe { capi::PyTraceBack_Here(frame.borrow()) };
        }
    }
}

/// Removes the middle of a very long backtrace.
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

/// Formats a Python traceback in the order of backtraces: most recent call first.
pub(crate) fn text(traceback: &Owned) -> Result<Vec<u8>> {
    let py = traceback.py();
    let mut lines: Vec<Vec<u8>> = Vec::new();
    let mut current = Some(traceback.clone());
    while let Some(step) = current.take() {
        if step.borrow().is_none() {
            break;
        }
        let frame = get_attr(step.borrow(), name!(py, "tb_frame")?)?;
        let code = get_attr(frame.borrow(), name!(py, "f_code")?)?;
        let file = get_attr(code.borrow(), name!(py, "co_filename")?)?;
        let function = get_attr(code.borrow(), name!(py, "co_name")?)?;
        let line = find_attr(step.borrow(), name!(py, "tb_lineno")?)?;
        let line = match line {
            Some(line) if !line.borrow().is_none() => as_i64(line.borrow())?,
            _ => 0,
        };
        let mut text = b"  File \"".to_vec();
        push_name(&mut text, file.borrow())?;
        text.extend_from_slice(format!("\", line {line}, in ").as_bytes());
        push_name(&mut text, function.borrow())?;
        text.push(b'\n');
        lines.push(text);
        current = Some(get_attr(step.borrow(), name!(py, "tb_next")?)?);
    }
    lines.reverse();
    Ok(lines.concat())
}

/// Adds the name of a file or function. A file name need not be UTF-8, and `?` replaces what UTF-8 cannot hold.
fn push_name(text: &mut Vec<u8>, name: Borrowed<'_>) -> Result<()> {
    if let Ok(known) = str_utf8(name) {
        text.extend_from_slice(known);
        return Ok(());
    }
    clear_error(name.py());
    let encoded = name.encode_lossy()?;
    text.extend_from_slice(bytes_of(encoded.borrow()).unwrap_or_default());
    Ok(())
}
