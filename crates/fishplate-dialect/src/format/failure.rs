//! Failures of parsing or printing a text, and of reading a format.

/// Result of this module's functions.
pub type Result<T, E = Failure> = std::result::Result<T, E>;

/// A failure and its position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at {at}: {message}")]
pub struct Failure {
    /// The offset in the text.
    pub at: usize,
    /// The message.
    pub message: String,
    /// Whether it was already reported: MLIR's parser reports its own errors.
    pub reported: bool,
}

impl Failure {
    /// Creates a failure that was not reported yet.
    pub fn new(at: usize, message: impl Into<String>) -> Failure {
        Failure { at, message: message.into(), reported: false }
    }

    /// A failure that MLIR has reported.
    pub fn reported(at: usize) -> Failure {
        Failure { at, message: "already reported".to_owned(), reported: true }
    }
}
