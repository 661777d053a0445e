//! Decides whether a call releases the GIL, from the setting of the process and the functions that declare that they
//! never block. Rows of the runtime that may block are marked by `Builtin::waiting`.

use std::ffi::CString;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, Ordering};

use fishplate_abi::TypeIndex;

use crate::global::Global;
use crate::python::{Python, Result, capi, clear_error, value_error};
use crate::{ffi, function};

/// Upstream's name of the switch. Its value is an integer, 1 when it is not set.
const VARIABLE: &str = "TVM_FFI_RELEASE_GIL_BY_DEFAULT";

/// The key by which functions declare in their metadata that they never block: calls of them keep the GIL.
const NONBLOCKING: &[u8] = b"\"nonblocking\"";

static BY_DEFAULT: AtomicBool = AtomicBool::new(true);

/// Whether calls release the GIL by default.
#[inline]
pub(crate) fn by_default() -> bool {
    BY_DEFAULT.load(Ordering::Relaxed)
}

/// Reads the switch, at import.
pub(crate) fn install(py: Python<'_>) -> Result<()> {
    let Some(value) = std::env::var_os(VARIABLE) else { return Ok(()) };
    let text = CString::new(value.as_encoded_bytes()).unwrap_or_default();
    // SAFETY: a C string; the thread is attached. An integer as Python's `int` reads it.
    let number = unsafe { capi::PyLong_FromString(text.as_ptr(), null_mut(), 10) };
    let Some(number) = number else {
        clear_error(py);
        let got = value.to_string_lossy();
        return Err(value_error(py, format!("{VARIABLE} must be 0 or 1, got '{got}'")));
    };
    BY_DEFAULT.store(number.borrow().is_true()?, Ordering::Relaxed);
    Ok(())
}

/// Whether metadata, a JSON object, has `"nonblocking": true` among its members.
pub(crate) fn says_nonblocking(metadata: &[u8]) -> bool {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(&byte) = metadata.get(at) {
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b'"' => {
                let end = end_of_text(metadata, at);
                if depth == 1
                    && metadata.get(at..end) == Some(NONBLOCKING)
                    && is_true(metadata, end)
                {
                    return true;
                }
                at = end;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    false
}

/// End of the text that starts with the quote at `start`.
fn end_of_text(json: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(&byte) = json.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    json.len()
}

/// Whether `: true` follows at `at`.
fn is_true(json: &[u8], at: usize) -> bool {
    let rest = json.get(at..).unwrap_or_default().trim_ascii_start();
    rest.strip_prefix(b":").is_some_and(|value| value.trim_ascii_start().starts_with(b"true"))
}

static METADATA: Global = Global::new("ffi.GetGlobalFuncMetadata");

/// Whether calls of the global function with that name release the GIL.
pub(crate) fn of_global(py: Python<'_>, name: &[u8]) -> bool {
    by_default() && !global_is_nonblocking(py, name)
}

/// Whether a global function declares itself nonblocking. A function that does not exist, or has no metadata, does not.
fn global_is_nonblocking(py: Python<'_>, name: &[u8]) -> bool {
    let Ok(function) = METADATA.get(py) else {
        // A runtime without the function is not an error.
        clear_error(py);
        return false;
    };
    let answer =
        ffi::text(name, true).and_then(|name| function::call_status(function, &[name.borrow()]));
    match answer {
        Ok(answer) => {
            let text = answer.borrow().as_object().filter(|it| it.type_index() == TypeIndex::STR);
            text.and_then(|text| text.text()).is_some_and(says_nonblocking)
        }
        Err(_) => {
            drop(ffi::take_raised());
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::says_nonblocking;

    #[test]
    fn only_a_member_of_the_object_itself_counts() {
        let says = |json: &str| says_nonblocking(json.as_bytes());
        assert!(says(r#"{"nonblocking":true}"#));
        assert!(says("{\"type_schema\": \"{\\\"a\\\":1}\", \"nonblocking\" :\n true}"));
        assert!(!says(r#"{"nonblocking":false}"#));
        assert!(!says(r#"{"doc":"say \"nonblocking\": true"}"#));
        assert!(!says(r#"{"arg_defaults":[{"nonblocking":true}]}"#));
        assert!(!says(r#"{"doc":"nonblocking","x":true}"#));
        for cut in
            ["", "{", "{\"", "{\"nonblocking", "{\"nonblocking\"", "{\"nonblocking\":", "{\"a\\"]
        {
            assert!(!says(cut));
        }
    }
}
