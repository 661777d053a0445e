//! Errors of reading a dialect or writing its bindings.

use std::io;
use std::path::PathBuf;

use crate::model::Refused;

/// Result of this crate's functions.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// The reason why reading a dialect or writing its bindings failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No `llvm-tblgen` of the required version was found.
    #[error(
        "cannot find llvm-tblgen-22 (tried {}); on Debian: apt install llvm-22 libmlir-22-dev",
        .tried.join(", ")
    )]
    NoTableGen {
        /// The places where it was searched.
        tried: Vec<String>,
    },
    /// `llvm-tblgen` could not be started or did not answer.
    #[error("cannot run {program}: {cause}")]
    Start {
        /// The program.
        program: PathBuf,
        /// The system's error.
        #[source]
        cause: io::Error,
    },
    /// `llvm-tblgen` refused the input.
    #[error("llvm-tblgen refused {}\n{}", list(.inputs), .diagnostics.trim_end())]
    TableGen {
        /// The files that were read.
        inputs: Vec<PathBuf>,
        /// Its messages, with files and lines.
        diagnostics: String,
    },
    /// A file includes itself, perhaps through others.
    #[error("{} includes itself: {}", .files.first().map(|file| file.display().to_string()).unwrap_or_default(), chain(.files))]
    Cycle {
        /// The files, from the first to its second appearance.
        files: Vec<PathBuf>,
    },
    /// The output of `llvm-tblgen` is malformed.
    #[error("{}: {why}", record_name(.record))]
    Records {
        /// The record; empty if the error is about the whole output.
        record: String,
        /// The fault.
        why: String,
    },
    /// The input declares no dialect, or several when none is selected.
    #[error("{}", which_dialect(.wanted.as_deref(), .known))]
    WhichDialect {
        /// The requested dialect.
        wanted: Option<String>,
        /// The dialects in the input.
        known: Vec<String>,
    },
    /// An IRDL text is wrong.
    #[error("{origin}:{line}:{column}: {why}")]
    Irdl {
        /// The origin of the text.
        origin: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The fault.
        why: String,
    },
    /// A model file is not a dialect model.
    #[error("{path} is not a dialect model: {cause}")]
    Model {
        /// The file.
        path: PathBuf,
        /// The fault.
        #[source]
        cause: serde_json::Error,
    },
    /// A name or a text of a dialect could become a path or code.
    #[error(transparent)]
    Refused(Refused),
    /// A file could not be read or written.
    #[error("cannot {doing} {path}: {cause}")]
    File {
        /// The file.
        path: PathBuf,
        /// The step that failed.
        doing: &'static str,
        /// The system's error.
        #[source]
        cause: io::Error,
    },
    /// Two outputs have the same name.
    #[error("two outputs would be the same file: {path}")]
    SameOutput {
        /// The path of both.
        path: PathBuf,
    },
}

impl Error {
    /// An error about one record.
    pub(crate) fn record(record: &str, why: impl Into<String>) -> Error {
        Error::Records { record: record.to_owned(), why: why.into() }
    }
}

fn list(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
}

fn chain(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(" -> ")
}

fn record_name(record: &str) -> String {
    match record {
        "" => "llvm-tblgen's answer".to_owned(),
        record => format!("record {record}"),
    }
}

fn which_dialect(wanted: Option<&str>, known: &[String]) -> String {
    let listed = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
    match wanted {
        Some(wanted) => format!("no dialect named {wanted}; the input declares: {listed}"),
        None if known.is_empty() => {
            "the input declares no dialect (a record of class Dialect)".to_owned()
        }
        None => {
            format!("the input declares several dialects, say which by --dialect: {listed}")
        }
    }
}
