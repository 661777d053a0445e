//! The `fishplate` command: inspects libraries of the TVM-FFI ABI, writes typed clients for them,
//! and checks an installation. Libraries are loaded in a child process (`worker.rs`), so the code
//! that they run on load cannot end the command.

#![forbid(unsafe_code)]

mod args;
mod bindgen;
mod cache;
mod collect;
mod deadline;
mod doctor;

mod elf;
mod failure;
mod inspect;
mod layout;
mod new;
mod printable;
mod python;
mod report;
mod schema;

mod stubgen;
mod style;
mod worker;

use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;

use args::{Arguments, Command};
use failure::Result;

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(code) => code,
        Err(failure) => {
            anstream::eprintln!("{}: {failure}", style::error("error"));
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> Result<ExitCode> {
    let limit = Duration::from_secs(arguments.timeout);
    let child = worker::Child { runtime: arguments.runtime.as_deref(), limit };
    match &arguments.command {
        Command::Inspect(inspect) => inspect::run(inspect, &child),

        Command::Worker(request) => Ok(worker::serve(request)),
        Command::Cache(cache) => cache::run(cache),
        Command::Warm(arguments) => python::warm(arguments),
        Command::Tune(arguments) => python::tune(arguments),
        Command::Opt(arguments) => python::opt(arguments),
        Command::Translate(arguments) => python::translate(arguments),
        Command::IrDiff(arguments) => python::ir_diff(arguments),
        Command::Lsp(arguments) => python::lsp(arguments),
        Command::Doctor(doctor) => doctor::run(doctor, &child),
        Command::Stubgen(stubgen) => stubgen::run(stubgen, &child),
        Command::Bindgen(bindgen) => bindgen::run(bindgen),
        Command::New(new) => new::run(new),
        Command::Layout(layout) => layout::run(layout),
    }
}
