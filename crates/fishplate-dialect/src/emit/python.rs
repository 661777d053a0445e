//! The Python module and its stub.
//!
//! The module is a few lines long. The runtime (`fishplate._dialect`) creates its classes and functions from the model
//! on first use, so importing it costs almost nothing. The stub (`stub.rs`) lists the contents. `python/naming.rs`
//! makes the names and `python/builder.rs` the builder parameters, for both. Hand-written additions
//! (`python/extras.rs`) are named in both.

mod annotation;
pub mod builder;
mod extras;
pub mod naming;
mod stub;

use crate::emit::text::paragraphs;
use crate::emit::{NOTE, Scope, Text};
use crate::model::Dialect;
use crate::names;

pub use extras::Extras;
pub use stub::stub;

/// The module of a dialect. Its contents are created from the model on first access.
pub fn module(scope: &Scope<'_>, model: &Dialect, extras: &Extras) -> String {
    let mut out = Text::default();
    out.line(format!("# {NOTE}"));
    let title = match model.summary.as_str() {
        "" => format!("Dialect `{}`.", model.name),
        summary => format!("Dialect `{}`: {summary}", model.name),
    };
    docstring(&mut out, &paragraphs(&[&title, &model.description]));
    out.gap();
    out.line("from fishplate import _dialect as _d");
    out.gap();
    let file = if scope.linked { "None" } else { "__file__" };
    let extras = match extras.is_empty() {
        true => String::new(),
        false => format!(", {}", quoted(&extras_module(scope, model))),
    };
    let name = quoted(&model.name);
    out.line(format!("_dialect = _d.Dialect({name}, {file}, __name__{extras})"));
    for name in ["register", "__getattr__", "__dir__"] {
        out.line(format!("{name} = _dialect.{name}"));
    }
    out.finish()
}

/// The module with the extras of a dialect.
fn extras_module(scope: &Scope<'_>, model: &Dialect) -> String {
    let package = scope.package.map(|package| format!("{package}.")).unwrap_or_default();
    format!("{package}_extras.{}", module_name(model))
}

/// Writes a docstring, unless the text is empty.
fn docstring(out: &mut Text, text: &str) {
    let text = text.replace('\\', "\\\\").replace("\"\"\"", "\\\"\\\"\\\"");
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return };
    let rest: Vec<&str> = lines.collect();
    let end = if rest.is_empty() && !first.ends_with('"') { "\"\"\"" } else { "" };
    out.line(format!("\"\"\"{first}{end}"));
    if end.is_empty() {
        rest.iter().for_each(|line| out.line(line.trim_end()));
        out.line("\"\"\"");
    }
}

/// A Python string literal.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => out.push_str(&format!("\\x{:02x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out + "\""
}

/// The module's name: the dialect's, unless that is a Python keyword.
pub fn module_name(model: &Dialect) -> String {
    names::python(&model.name)
}
