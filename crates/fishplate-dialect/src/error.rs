//! Why reading a dialect or writing its bindings failed.

use std::io;
use std::path::PathBuf;

use crate::model::Refused;

/// Result of this crate's functions.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why reading a dialect or writing its bindings failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No `llvm-tblgen` of the required version was found.
    #[error(
        "cannot find llvm-tblgen-22 (tried {}); on Debian: apt install llvm-22 libmlir-22-dev",
        .tried.join(", ")
    )]
    NoTableGen {
        /// Where it was looked for.
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
    /// The output of `llvm-tblgen` is malformed.
    #[error("{}: {why}", record_name(.record))]
    Records {
        /// The record, or empty for the whole.
        record: String,
        /// The fault.
        why: String,
    },
    /// The input declares no dialect, or several with none of them meant.
    #[error("{}", which_dialect(.wanted.as_deref(), .known))]
    WhichDialect {
        /// The dialect that was asked for.
        wanted: Option<String>,
        /// Those that the input knows.
        known: Vec<String>,
    },
    /// A text in IRDL is wrong.
    #[error("{origin}:{line}:{column}: {why}")]
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

fn list(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
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
