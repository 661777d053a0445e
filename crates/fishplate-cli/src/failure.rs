//! Reasons why a command failed, as one line for people.

use std::fmt;
use std::io;
use std::path::PathBuf;

use crate::printable;

pub(crate) type Result<T, E = Failure> = std::result::Result<T, E>;

/// Reason why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A file could not be read or written.
    File { path: PathBuf, doing: &'static str, cause: io::Error },
    /// A file is malformed.
    Format { path: PathBuf, why: String },
    /// A library could not be loaded.
    Load { path: PathBuf, cause: fishplate::Error },
    /// The registry did not answer.
    Registry { doing: &'static str, cause: fishplate::Error },
    /// No runtime was found.
    NoRuntime { tried: Vec<String> },
    /// The child process could not be started.
    Start(io::Error),
    /// The child process reported the reason.
    Reported(String),
    /// The child process ended without an answer.
    Died { libraries: Vec<PathBuf>, how: String, last_words: Option<String> },
    /// Generated files are out of date.
    OutOfDate(Vec<PathBuf>),
    /// Bindings of a dialect could not be created; the messages of llvm-tblgen have many lines.
    Bindgen(fishplate_dialect::Error),
    /// Definitions of a dialect could not be generated.
    NotGenerated(Vec<String>),
    /// A project cannot be created where something exists.
    Exists(PathBuf),
    /// A project cannot have this name.
    Name { name: String, why: &'static str },
    /// The crate `fishplate` was not found.
    NoCrate { named: Option<PathBuf> },
    /// An operation on layouts failed.
    Layout(fishplate_layout::Error),
    /// Standard output is closed or full.
    Output(io::Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Failure::File { path, doing, cause } => {
                format!("cannot {doing} {}: {cause}", path.display())
            }
            Failure::Layout(cause) => cause.to_string(),
            Failure::Format { path, why } => format!("{}: {why}", path.display()),
            Failure::Load { path, cause } => {
                format!("cannot load {}: {}", path.display(), cause.message())
            }
            Failure::Registry { doing, cause } => format!("cannot {doing}: {cause}"),
            Failure::NoRuntime { tried } => {
                let tried = tried.join("; ");
                format!("cannot find libtvm_ffi.so; `fishplate doctor` shows what to do; {tried}")
            }
            Failure::Start(cause) => format!("cannot start a child process: {cause}"),
            Failure::Reported(text) => text.clone(),
            Failure::Died { libraries, how, last_words } => {
                let names: Vec<String> =
                    libraries.iter().map(|l| l.display().to_string()).collect();
                let last_words = last_words.as_ref().map(|words| format!(": {words}"));
                let names = if names.is_empty() { "the runtime".into() } else { names.join(", ") };
                format!("loading {names} {how}{}", last_words.unwrap_or_default())
            }
            Failure::OutOfDate(files) => {
                let names: Vec<String> =
                    files.iter().map(|file| file.display().to_string()).collect();
                format!("out of date: {}; run the same command without --check", names.join(", "))
            }
            Failure::Bindgen(error) => return f.write_str(&printable::text(&error.to_string())),
            Failure::NotGenerated(what) => format!("not generated: {}", what.join("; ")),
            Failure::Exists(path) => {
                let path = path.display();
                format!("{path} exists and is not an empty folder: nothing was written; choose another name")
            }
            Failure::Name { name, why } => format!("a project cannot be named `{name}`: {why}"),
            Failure::NoCrate { named: Some(folder) } => {
                format!("{} does not hold the crate fishplate: expected a checkout of Fishplate", folder.display())
            }
            Failure::NoCrate { named: None } => {
                "an extension in Rust needs the crate fishplate: name a checkout with --crate, or use --language cpp".into()
            }
            Failure::Output(cause) => format!("cannot write to standard output: {cause}"),
        };
        f.write_str(&printable::text(&one_line(&text)))
    }
}

impl std::error::Error for Failure {}

/// Replaces every run of white space by one space.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
