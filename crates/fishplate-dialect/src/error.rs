//! Why reading a dialect or writing its bindings failed.

use std::fmt;
use std::io;
use std::path::PathBuf;

use crate::model::Refused;

/// Result of this crate's functions.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why reading a dialect or writing its bindings failed.
#[derive(Debug)]
pub enum Error {
    /// No `llvm-tblgen` of the required version was found.
    NoTableGen {
        /// Where it was looked for.
        tried: Vec<String>,
    },
    /// `llvm-tblgen` could not be started or did not answer.
    Start {
        /// The program.
        program: PathBuf,
        /// The system's error.
        cause: io::Error,
    },
    /// `llvm-tblgen` refused the input.
    TableGen {
        /// The files that were read.
        inputs: Vec<PathBuf>,
        /// Its messages, with files and lines.
        diagnostics: String,
    },
    /// The output of `llvm-tblgen` is malformed.
    Records {
        /// The record, or empty for the whole.
        record: String,
        /// The fault.
        why: String,
    },
    /// The input declares no dialect, or several with none of them meant.
    WhichDialect {
        /// The dialect that was asked for.
        wanted: Option<String>,
        /// Those that the input knows.
        known: Vec<String>,
    },
    /// A text in IRDL is wrong.
    Irdl {
        /// Where the text comes from.
        origin: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The fault.
        why: String,
    },
    /// A file with a dialect's model is not one.
    Model {
        /// The file.
        path: PathBuf,
        /// The fault.
        cause: serde_json::Error,
    },
    /// A name or a text of a dialect could become a path or code.
    Refused(Refused),
    /// A file could not be read or written.
    File {
        /// The file.
        path: PathBuf,
        /// The step that failed.
        doing: &'static str,
        /// The system's error.
        cause: io::Error,
    },
    /// Two outputs have the same name.
    SameOutput {
        /// The file that both would be.
        path: PathBuf,
    },
}

impl Error {
    /// An error about one record.
    pub(crate) fn record(record: &str, why: impl Into<String>) -> Error {
        Error::Records { record: record.to_owned(), why: why.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoTableGen { tried } => write!(
                f,
                "cannot find llvm-tblgen-22 (tried {}); on Debian: apt install llvm-22 libmlir-22-dev",
                tried.join(", ")
            ),
            Error::Start { program, cause } => {
                write!(f, "cannot run {}: {cause}", program.display())
            }
            Error::TableGen { inputs, diagnostics } => {
                let inputs: Vec<String> = inputs.iter().map(|i| i.display().to_string()).collect();
                write!(f, "llvm-tblgen refused {}\n{}", inputs.join(", "), diagnostics.trim_end())
            }
            Error::Records { record, why } if record.is_empty() => {
                write!(f, "llvm-tblgen's answer: {why}")
            }
            Error::Records { record, why } => write!(f, "record {record}: {why}"),
            Error::WhichDialect { wanted: Some(wanted), known } => write!(
                f,
                "no dialect named {wanted}; the input declares: {}",
                if known.is_empty() { "none".to_owned() } else { known.join(", ") }
            ),
            Error::WhichDialect { wanted: None, known } if known.is_empty() => {
                write!(f, "the input declares no dialect (a record of class Dialect)")
            }
            Error::WhichDialect { wanted: None, known } => write!(
                f,
                "the input declares several dialects, say which by --dialect: {}",
                known.join(", ")
            ),
            Error::Irdl { origin, line, column, why } => {
                write!(f, "{origin}:{line}:{column}: {why}")
            }
            Error::Model { path, cause } => {
                write!(f, "{} is not a dialect model: {cause}", path.display())
            }
            Error::Refused(refused) => refused.fmt(f),
            Error::File { path, doing, cause } => {
                write!(f, "cannot {doing} {}: {cause}", path.display())
            }
            Error::SameOutput { path } => {
                write!(f, "two outputs would be the same file: {}", path.display())
            }
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Start { cause, .. } | Error::File { cause, .. } => Some(cause),
            Error::Model { cause, .. } => Some(cause),
            _ => None,
        }
    }
}
