//! Why a text could not be parsed, printed, or a format not be read.

/// Result of this module's functions.
pub type Result<T, E = Failure> = std::result::Result<T, E>;

/// A fault, and its position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at {at}: {message}")]
pub struct Failure {
    /// The offset in the text.
    pub at: usize,
    /// The fault.
    pub message: String,
    /// Whether somebody has been told already: MLIR's parser reports its own errors.
    pub reported: bool,
}

impl Failure {
    /// A failure that nobody knows of yet.
    pub fn new(at: usize, message: impl Into<String>) -> Failure {
        Failure { at, message: message.into(), reported: false }
    }

    /// A failure that MLIR has reported.
    pub fn reported(at: usize) -> Failure {
        Failure { at, message: "already reported".to_owned(), reported: true }
    }
}
