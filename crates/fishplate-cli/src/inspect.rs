//! `fishplate inspect`: shows the exports and registrations of libraries.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use crate::args::Inspect;
use crate::failure::{Failure, Result};
use crate::printable;
use crate::report::{Class, Constructor, Field, Function, Registered, Report};
use crate::style::{faint, heading, kind, name};
use crate::worker::Child;

pub(crate) fn run(arguments: &Inspect, child: &Child<'_>) -> Result<ExitCode> {
    let report = child.report(&arguments.libraries, arguments.all)?;
    let shown = match arguments.json {
        true => as_json(&report)?,
        false => as_text(&printable::report(&report)?),
    };
    print(&shown)?;
    Ok(ExitCode::SUCCESS)
}

/// Prints; a reader that closes early, such as `head`, does not count as a failure.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut out = anstream::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(cause) if cause.kind() != std::io::ErrorKind::BrokenPipe => Err(Failure::Output(cause)),
        _ => Ok(()),
    }
}

pub(crate) fn as_json(value: &impl serde::Serialize) -> Result<String> {
    let json = serde_json::to_string_pretty(value).map_err(|e| Failure::Output(e.into()))?;
    Ok(json + "\n")
}

fn as_text(report: &Report) -> String {
    let mut out = String::new();
    let runtime = &report.runtime;
    let origin = format!("ABI {}, {}", runtime.abi_version, runtime.maker);
    line(&mut out, 0, format!("{} {} {}", heading("runtime"), runtime.path, faint(origin)));
    for library in &report.libraries {
        out.push('\n');
        line(&mut out, 0, format!("{} {}", heading("library"), library.path));
        section(&mut out, "exported functions", &library.exports, function);
        registered(&mut out, &library.registered);
        if library.exports.is_empty() && library.registered.is_empty() {
            line(&mut out, 1, faint("exports and registers nothing"));
        }
    }
    if let Some(builtin) = &report.builtin {
        out.push('\n');
        line(&mut out, 0, heading("registered by the runtime"));
        registered(&mut out, builtin);
    }
    out
}

impl Registered {
    fn is_empty(&self) -> bool {
        self.globals.is_empty() && self.classes.is_empty()
    }
}

fn registered(out: &mut String, registered: &Registered) {
    section(out, "global functions", &registered.globals, function);
    section(out, "classes", &registered.classes, class);
}

fn section<T>(out: &mut String, title: &str, items: &[T], show: fn(&mut String, usize, &T)) {
    if items.is_empty() {
        return;
    }
    line(out, 1, format!("{} {}", heading(title), faint(format!("({})", items.len()))));
    for item in items {
        show(out, 2, item);
    }
}

/// Adds one or more lines, indented by two spaces per level.
fn line(out: &mut String, level: usize, text: impl AsRef<str>) {
    for line in text.as_ref().lines() {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{:1$}{line}", "", if line.is_empty() { 0 } else { 2 * level });
    }
}

fn doc(out: &mut String, level: usize, text: &str) {
    for text in text.lines() {
        line(out, level, if text.is_empty() { String::new() } else { faint(text) });
        if text.is_empty() {
            out.push('\n');
        }
    }
}

fn function(out: &mut String, level: usize, function: &Function) {
    line(out, level, format!("{}{}", name(&function.name), kind(&function.signature)));
    doc(out, level + 2, &function.doc);
}

fn class(out: &mut String, level: usize, class: &Class) {
    let parent = class.ancestors.first().map(|parent| format!(" : {parent}"));
    line(out, level, format!("{}{}", name(&class.key), faint(parent.unwrap_or_default())));
    doc(out, level + 2, &class.doc);
    match &class.constructor {
        Some(Constructor::Function(init)) => {
            let params = init.signature.split(" -> ").next().unwrap_or_default();
            line(out, level + 1, format!("new{}", kind(params)));
            doc(out, level + 3, &init.doc);
        }
        Some(Constructor::Fields(fields)) => {
            line(out, level + 1, format!("new({})", init_params(fields)));
        }
        None => {}
    }
    for item in &class.fields {
        field(out, level + 1, item);
    }
    for method in &class.methods {
        let note = if method.is_static { faint("static ") } else { String::new() };
        line(out, level + 1, format!("{note}{}{}", method.name, kind(&method.signature)));
        doc(out, level + 3, &method.doc);
    }
}

/// Parameters of a constructor made from fields; a star precedes the keyword-only ones.
fn init_params(fields: &[Field]) -> String {
    let star = fields.iter().position(|field| field.kw_only);
    let params = fields.iter().enumerate().map(|(i, field)| {
        let star = if star == Some(i) { "*, " } else { "" };
        let default = field.default.as_ref().map(|value| format!(" = {value}"));
        format!("{star}{}: {}{}", field.name, kind(&field.shown), default.unwrap_or_default())
    });
    params.collect::<Vec<_>>().join(", ")
}

fn field(out: &mut String, level: usize, field: &Field) {
    let default = field.default.as_ref().map(|value| format!(" = {value}"));
    let note = if field.writable { "" } else { "  read-only" };
    let text = format!(
        "{}: {}{}{}",
        field.name,
        kind(&field.shown),
        default.unwrap_or_default(),
        faint(note)
    );
    line(out, level, text.trim_end());
    doc(out, level + 2, &field.doc);
}
