//! Repository tasks that need to read its Rust sources.
//!
//! `cargo xtask gen` rewrites every generated file; `gen --check` changes nothing and fails if a
//! committed file is out of date. `cargo xtask check` enforces the house rules (`check.rs`);
//! `check --lower` records the counts that have fallen.
#![forbid(unsafe_code)]

mod check;
mod header;
mod public_names;
mod support_header;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

const USAGE: &str = "usage: cargo xtask gen [--check] | cargo xtask check [--lower]";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let outcome = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["gen"] => generate(false),
        ["gen", "--check"] => generate(true),
        ["check"] => check::run(&repository_root(), false),
        ["check", "--lower"] => check::run(&repository_root(), true),
        _ => Err(USAGE.into()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes each generated file, or compares it with the committed one.
fn generate(check_only: bool) -> Result<(), Box<dyn Error>> {
    let root = repository_root();
    let mut files = vec![
        (header::PATH.to_owned(), header::generate(&root)?),
        (support_header::PATH.to_owned(), support_header::generate()),
    ];
    files.extend(public_names::generate(&root)?);
    for (name, text) in files {
        let path = root.join(&name);
        if fs::read_to_string(&path).is_ok_and(|committed| committed == text) {
            continue;
        }
        if check_only {
            return Err(format!("{name} is out of date: run `cargo xtask gen`").into());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, text)?;
        println!("wrote {name}");
    }
    Ok(())
}

fn repository_root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
