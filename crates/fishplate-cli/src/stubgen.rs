//! `fishplate stubgen`: typed clients from the reflection data of libraries.
//!
//! It needs no Python. `fishplate.stub` is upstream's tool, which edits sources in place, and its Rust is for another
//! crate; docs/howto/stubs.md compares the two.
//!
//! `tree.rs` sorts functions and classes into namespaces; `rust.rs` and `python.rs` write them. The same libraries
//! yield the same bytes.

mod names;
mod python;
mod python_types;
mod rust;
mod rust_defaults;
mod rust_macros;
mod rust_types;
mod tree;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::args::Stubgen;
use crate::failure::{Failure, Result};
use crate::inspect::print;
use crate::printable;
use crate::report::Report;
use crate::worker::Child;

pub(crate) fn run(arguments: &Stubgen, child: &Child<'_>) -> Result<ExitCode> {
    let report = printable::report(&child.report(&arguments.libraries, false)?)?;
    let prefix = arguments.prefix.as_deref();
    let mut outputs: Vec<(&PathBuf, String)> = Vec::new();
    if let Some(path) = &arguments.rust {
        outputs.push((path, rust::generate(&report, prefix)));
    }
    if let Some(path) = &arguments.python {
        outputs.push((path, python::generate(&report, prefix, &arguments.package)));
    }
    let mut stale = Vec::new();
    for (path, text) in outputs {
        if path.as_os_str() == "-" {
            print(&text)?;
        } else if std::fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
            // A file that is up to date keeps its time stamp, because build tools check it.
        } else if arguments.check {
            stale.push(path.clone());
        } else {
            replace(path, &text).map_err(|cause| Failure::File {
                path: path.clone(),
                doing: "write",
                cause,
            })?;
        }
    }
    if stale.is_empty() { Ok(ExitCode::SUCCESS) } else { Err(Failure::OutOfDate(stale)) }
}

/// Writes a file in one step: readers see the old text or the new one, never a part.
fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let name = path.file_name().ok_or(std::io::ErrorKind::InvalidFilename)?;
    let mut beside = std::ffi::OsString::from(".");
    beside.push(name);
    beside.push(format!(".{:016x}.tmp", RandomState::new().build_hasher().finish()));
    let beside = path.with_file_name(beside);
    // An existing file, or a link, is not written to.
    let file = std::fs::OpenOptions::new().write(true).create_new(true).open(&beside);
    let written = file
        .and_then(|mut file| file.write_all(text.as_bytes()))
        .and_then(|()| std::fs::rename(&beside, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&beside);
    }
    written
}

/// The file names of the libraries, for headers.
fn library_names(report: &Report) -> String {
    let names: Vec<String> = report.libraries.iter().map(|l| names::file_name(&l.path)).collect();
    names.join(", ")
}

/// Adds an indented line; an empty one stays empty.
fn push_line(out: &mut String, level: usize, text: &str) {
    if !text.is_empty() {
        out.extend(std::iter::repeat_n("    ", level));
        *out += text;
    }
    out.push('\n');
}
