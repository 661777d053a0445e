//! Errors of the IR: the kind, the message, and all diagnostics of MLIR.

use fishplate_abi::error_kind;
use std::fmt;

use super::diagnostic::Diagnostic;
use crate::{Any, IntoAny};

/// A result of the IR.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Category of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The handle's operation, block or value is gone.
    InvalidHandle,
    /// MLIR reported an error; [`Error::diagnostics`] has the details.
    Mlir,
    /// A value of the wrong type, including a failed cast.
    Type,
    /// An invalid value.
    Value,
    /// An index out of range.
    Index,
    /// An unknown name.
    Key,
    /// The compiler's library was not found or not loaded.
    Library,
    /// Anything else, such as an error of a callback.
    Other,
}

/// An error of the IR. It converts to and from [`fishplate::Error`](crate::Error), which crosses languages.
#[derive(Clone)]
pub struct Error(crate::Error);

impl Error {
    /// An error for an invalid value.
    #[track_caller]
    pub(crate) fn value(message: impl AsRef<str>) -> Error {
        Error(crate::Error::new(error_kind::VALUE_ERROR, message))
    }

    /// An error for a value of the wrong type.
    #[track_caller]
    pub(crate) fn wrong_type(message: impl AsRef<str>) -> Error {
        Error(crate::Error::new(error_kind::TYPE_ERROR, message))
    }

    /// Error for a number or text that is not a case of an enumeration; generated code calls this.
    #[doc(hidden)]
    #[track_caller]
    pub fn no_case(of: &str, got: impl fmt::Display, cases: &[(&str, u64)]) -> Error {
        let cases: Vec<String> =
            cases.iter().map(|(text, value)| format!("{text} ({value})")).collect();
        Error::value(format!("{got} is not a {of}; expected one of: {}", cases.join(", ")))
    }

    /// The kind.
    pub fn kind(&self) -> ErrorKind {
        match self.0.kind() {
            "InvalidHandleError" => ErrorKind::InvalidHandle,
            "MLIRError" => ErrorKind::Mlir,
            error_kind::TYPE_ERROR => ErrorKind::Type,
            error_kind::VALUE_ERROR => ErrorKind::Value,
            error_kind::INDEX_ERROR => ErrorKind::Index,
            error_kind::KEY_ERROR => ErrorKind::Key,
            "ImportError" => ErrorKind::Library,
            _ => ErrorKind::Other,
        }
    }

    /// The message.
    pub fn message(&self) -> &str {
        self.0.message()
    }

    /// The diagnostics of MLIR, with locations and notes; empty if there are none.
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        // SAFETY: `Diagnostic::list` only reads an array of IR objects, which any thread may use.
        let Some(context) = (unsafe { self.0.extra_context_unchecked() }) else {
            return Vec::new();
        };
        Diagnostic::list(&Any::from(context))
    }

    /// The error in the form that crosses languages.
    pub fn as_ffi(&self) -> &crate::Error {
        &self.0
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<crate::Error> for Error {
    fn from(error: crate::Error) -> Error {
        Error(error)
    }
}

impl From<Error> for crate::Error {
    fn from(error: Error) -> crate::Error {
        error.0
    }
}

/// Converts the result of a Rust callback for the FFI.
pub(super) fn to_ffi<T: IntoAny>(result: Result<T>) -> crate::Result<Any> {
    result.map(IntoAny::into_any).map_err(crate::Error::from)
}
