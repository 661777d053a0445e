//! The kinds of errors that the IR raises. Each message is worded in one place.

use fishplate::Error;
use fishplate::abi::error_kind;
use fishplate_mlir::nesting::{DEEPEST, LARGEST};

/// Kind of errors that carry diagnostics of MLIR.
pub const MLIR_ERROR: &str = "MLIRError";
/// Kind of errors about a handle whose target is gone.
pub const INVALID_HANDLE: &str = "InvalidHandleError";

/// The error for an invalid value.
#[cold]
#[track_caller]
pub fn value_error(message: impl AsRef<str>) -> Error {
    Error::new(error_kind::VALUE_ERROR, message)
}

/// The error for an index out of range.
#[cold]
#[track_caller]
pub fn index_error(message: impl AsRef<str>) -> Error {
    Error::new(error_kind::INDEX_ERROR, message)
}

/// The error for a name that is not there.
#[cold]
#[track_caller]
pub fn key_error(message: impl AsRef<str>) -> Error {
    Error::new(error_kind::KEY_ERROR, message)
}

/// The error for an index beyond the last of `count` elements.
#[cold]
#[track_caller]
pub(crate) fn out_of_range(what: &str, place: i64, count: i64) -> Error {
    index_error(format!("{what} {place} is out of range: there are {count}"))
}

/// The error for a value of the wrong type.
#[cold]
#[track_caller]
pub fn type_error(message: impl AsRef<str>) -> Error {
    Error::new(error_kind::TYPE_ERROR, message)
}

/// The error for a handle whose target is gone.
#[cold]
#[track_caller]
pub fn invalid_handle(message: impl AsRef<str>) -> Error {
    Error::new(INVALID_HANDLE, message)
}

/// The error for an argument that belongs to another context than the rest.
#[cold]
#[track_caller]
pub fn other_context(what: &str) -> Error {
    value_error(format!("{what} belongs to another context"))
}

/// The error for IR that nests so deep that code that walks it would run out of stack.
#[cold]
pub fn nests_too_deep() -> Error {
    value_error(format!(
        "types, attributes, locations and affine expressions nest deeper than {DEEPEST} here"
    ))
}

/// The error for something whose text is too long to print.
#[cold]
pub fn prints_too_long(what: &str) -> Error {
    value_error(format!("the text of the {what} is longer than {} MiB", LARGEST >> 20))
}
