//! Commands that Python carries out: `warm`, `tune`, `opt`, `translate`, `ir-diff` and `lsp` replace this process by
//! `python -m` with a module of the package.

use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::args;
use crate::failure::{Failure, Result};

/// `fishplate warm`.
pub(crate) fn warm(arguments: &args::Warm) -> Result<ExitCode> {
    let mut command = module("fishplate.compiler._warm");
    if let Some(jobs) = arguments.jobs {
        command.arg("--jobs").arg(jobs.to_string());
    }
    run(command.arg("--").args(&arguments.manifests))
}

/// `fishplate tune`.
pub(crate) fn tune(arguments: &args::Tune) -> Result<ExitCode> {
    let mut command = module("fishplate.tuning._command");
    let (what, file) = match &arguments.action {
        args::TuneAction::Show { function } => ("show", function.as_ref().map(PathBuf::from)),
        args::TuneAction::Export { file } => ("export", Some(file.clone())),
    };
    run(command.arg(what).args(file))
}

/// `fishplate opt`.
pub(crate) fn opt(arguments: &args::Opt) -> Result<ExitCode> {
    run(module("fishplate.ir._opt").args(&arguments.given.arguments))
}

/// `fishplate translate`.
pub(crate) fn translate(arguments: &args::Translate) -> Result<ExitCode> {
    run(module("fishplate.ir._translate").args(&arguments.given.arguments))
}

/// `fishplate lsp`.
pub(crate) fn lsp(arguments: &args::Lsp) -> Result<ExitCode> {
    let mut command = module("fishplate.ir._lsp");
    load(&mut command, &arguments.dialects);
    run(&mut command)
}

/// `fishplate ir-diff`.
pub(crate) fn ir_diff(arguments: &args::IrDiff) -> Result<ExitCode> {
    let mut command = module("fishplate.ir._diff");
    command.args(arguments.locations.then_some("--locations"));
    command.arg("--most").arg(arguments.most.to_string());
    load(&mut command, &arguments.dialects);
    run(command.arg("--").args([&arguments.first, &arguments.second]))
}

/// Adds the options about dialects.
fn load(command: &mut Command, dialects: &args::Dialects) {
    command.args(dialects.allow_unregistered_dialect.then_some("--allow-unregistered-dialect"));
    for (option, values) in [("--irdl-file", &dialects.irdl_file), ("--load", &dialects.load)] {
        for value in values {
            command.arg(option).arg(value);
        }
    }
}

fn module(name: &str) -> Command {
    let mut command = Command::new(python());
    command.args(["-m", name]);
    command
}

/// The Python that runs this command, or else the one that a shell would run.
fn python() -> PathBuf {
    let own = std::env::var_os("FISHPLATE_PYTHON").map(PathBuf::from);
    own.filter(|program| program.is_file()).unwrap_or_else(|| Path::new("python3").to_owned())
}

/// Replaces this process; returns only if that fails.
fn run(command: &mut Command) -> Result<ExitCode> {
    Err(Failure::Start(command.exec()))
}
