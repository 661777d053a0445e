//! Detects which runtime the tests run on, and reports what they skip on another one.

#![allow(dead_code, reason = "each test program uses some of it")]

use std::io::Write as _;

/// Reports what a test leaves out, even when output is captured.
pub(crate) fn skipped(reason: &str) {
    let _ = writeln!(std::io::stderr(), "SKIPPED: {reason}");
}

/// Whether the runtime is Fishplate's own: linked in, or a file that names its sources.
pub(crate) fn is_fishplate() -> bool {
    let name = b"fishplate-runtime";
    let Some(path) = fishplate::runtime::path() else { return true };
    std::fs::read(path).is_ok_and(|bytes| bytes.windows(name.len()).any(|part| part == name))
}
