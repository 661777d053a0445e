//! Loads libraries in a child process: whatever their code does, prints or breaks on load, the
//! command continues and reports it.
//!
//! The child writes one line with its answer. Everything else that it writes comes from the
//! libraries, and goes to standard error.

use std::ffi::OsStr;
use std::io::Write;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::time::Duration;

use fishplate::runtime;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::args::Request;
use crate::collect;
use crate::deadline;
use crate::failure::{Failure, Result};
use crate::printable;
use crate::report::{Report, Runtime};

/// Prefix of the line with the answer.
const MARK: char = '\u{1e}';

/// Result of the search for a runtime.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Search {
    pub(crate) attempts: Vec<Attempt>,
    pub(crate) found: Option<Runtime>,
}

/// A location that was searched for a runtime.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Attempt {
    pub(crate) origin: String,
    pub(crate) path: String,
    pub(crate) failure: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Answer<T> {
    Done(T),
    Failed(String),
}

/// Settings for child processes.
pub(crate) struct Child<'a> {
    /// The runtime to use, if one is named.
    pub(crate) runtime: Option<&'a Path>,
    /// The time limit.
    pub(crate) limit: Duration,
}

impl Child<'_> {
    /// Contents of the libraries, read by a child that loads them.
    pub(crate) fn report(&self, libraries: &[PathBuf], all: bool) -> Result<Report> {
        let flag = if all { &[OsStr::new("--all")][..] } else { &[] };
        ask(flag, libraries, self)
    }

    /// The runtime that a program would use, from a child that looks for it.
    pub(crate) fn search(&self) -> Result<Search> {
        ask(&[OsStr::new("--search")], &[], self)
    }
}

fn ask<T: DeserializeOwned>(
    flags: &[&OsStr],
    libraries: &[PathBuf],
    child: &Child<'_>,
) -> Result<T> {
    let runtime = child.runtime;
    let program = std::env::current_exe().map_err(Failure::Start)?;
    let mut command = Command::new(program);
    if let Some(path) = runtime {
        let full = std::path::absolute(path).map_err(|cause| Failure::File {
            path: path.into(),
            doing: "find",
            cause,
        })?;
        if !full.exists() {
            let cause = std::io::ErrorKind::NotFound.into();
            return Err(Failure::File { path: path.into(), doing: "read", cause });
        }
        command.env("FISHPLATE_LIBRARY", full);
    }
    command.arg("worker").args(runtime.map(|_| "--exact")).args(flags).arg("--").args(libraries);
    // Messages of errors are shown, their frames are not.
    command.env("RUST_BACKTRACE", "0").stdin(Stdio::null());
    let ended = deadline::run(&mut command, child.limit).map_err(Failure::Start)?;
    let (printed, complaints) = (ended.stdout, ended.stderr);
    let answer = printed.lines().find_map(|line| line.strip_prefix(MARK));
    match answer.map(serde_json::from_str::<Answer<T>>) {
        Some(Ok(Answer::Done(value))) => {
            pass_on(
                printed.lines().filter(|line| !line.starts_with(MARK)).chain(complaints.lines()),
            );
            Ok(value)
        }
        Some(Ok(Answer::Failed(text))) => Err(Failure::Reported(text)),
        Some(Err(_)) | None => Err(Failure::Died {
            libraries: libraries.to_vec(),
            how: match ended.status {
                Some(status) => how_it_ended(status),
                None => format!("took more than {} s (--timeout)", child.limit.as_secs()),
            },
            last_words: complaints.lines().rfind(|line| !line.trim().is_empty()).map(str::to_owned),
        }),
    }
}

/// Passes on what libraries print when they are loaded: it is not part of the answer.
fn pass_on<'a>(lines: impl Iterator<Item = &'a str>) {
    for line in lines.filter(|line| !line.is_empty()) {
        eprintln!("{}", printable::text(line));
    }
}

fn how_it_ended(status: ExitStatus) -> String {
    match (status.signal(), status.code()) {
        (Some(signal), _) => {
            const NAMES: [(i32, &str); 6] = [
                (4, "SIGILL"),
                (6, "SIGABRT"),
                (7, "SIGBUS"),
                (8, "SIGFPE"),
                (9, "SIGKILL"),
                (11, "SIGSEGV"),
            ];
            let name = NAMES.iter().find(|(number, _)| *number == signal);
            let name = name.map_or_else(|| format!("signal {signal}"), |(_, name)| (*name).into());
            format!("ended the process by {name}")
        }
        (None, Some(code)) => format!("ended the process with code {code}"),
        (None, None) => "ended the process".into(),
    }
}

/// Serves a request in the child process.
pub(crate) fn serve(request: &Request) -> ExitCode {
    let written =
        if request.search { answer(Ok(found())) } else { answer(collect::report(request)) };
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

fn answer<T: Serialize>(result: Result<T>) -> std::io::Result<()> {
    let answer = match result {
        Ok(value) => Answer::Done(value),
        Err(failure) => Answer::Failed(failure.to_string()),
    };
    let json = serde_json::to_string(&answer)?;
    let mut out = std::io::stdout().lock();
    // Libraries may have left a line unfinished.
    writeln!(out, "\n{MARK}{json}")?;
    out.flush()
}

fn found() -> Search {
    let found = runtime::ensure().is_ok().then(collect::runtime_in_use);
    let attempts = runtime::attempts().iter().map(|attempt| Attempt {
        origin: attempt.origin.into(),
        path: attempt.path.display().to_string(),
        failure: attempt.failure.clone(),
    });
    Search { attempts: attempts.collect(), found }
}
