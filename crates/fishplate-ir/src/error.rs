//! The kinds of errors that the IR raises, each worded in one place.

use fishplate::Error;
use fishplate_mlir::nesting::{DEEPEST, LARGEST};

/// Kind of errors that MLIR gave diagnostics for.
pub const MLIR_ERROR: &str = "MLIRError";
/// Kind of errors about a handle whose thing is gone.
pub const INVALID_HANDLE: &str = "InvalidHandleError";

/// A value that cannot be.
#[cold]
#[track_caller]
pub fn value_error(message: impl AsRef<str>) -> Error {
    Error::new("ValueError", message)
}

/// A place that is not there.
#[cold]
#[track_caller]
pub fn index_error(message: impl AsRef<str>) -> Error {
    Error::new("IndexError", message)
}

/// Something of the wrong type.
#[cold]
#[track_caller]
pub fn type_error(message: impl AsRef<str>) -> Error {
    Error::new("TypeError", message)
}

/// A handle whose thing is gone.
#[cold]
#[track_caller]
pub fn invalid_handle(message: impl AsRef<str>) -> Error {
    Error::new(INVALID_HANDLE, message)
}

/// An argument of another context than the rest.
#[cold]
#[track_caller]
pub fn other_context(what: &str) -> Error {
    value_error(format!("{what} belongs to another context"))
}

/// Something that nests so deep that whatever looks inside would run out of stack.
#[cold]
pub fn nests_too_deep() -> Error {
    value_error(format!(
        "types, attributes, locations and affine expressions nest deeper than {DEEPEST} here"
    ))
}

/// Something whose text is too long to be printed.
#[cold]
pub fn prints_too_long(what: &str) -> Error {
    value_error(format!("the text of the {what} is longer than {} MiB", LARGEST >> 20))
}
