//! Declarative assembly formats of types, attributes and operations. A format is read once ([`syntax`]), and is then
//! interpreted to print and parse their text. No code is generated.
//!
//! - [`Catalog`] holds the definitions of several dialects with their formats, so that they can refer to each other.
//! - [`definition`] runs a format over any [`Source`] or [`Sink`]; [`text`] has the two that work on plain text.
//! - [`operation`] does the same for operations, over [`OpSource`] and [`OpSink`].
//! - [`hooks`] implements the known `custom<...>` directives.
//!
//! A parser or printer on top of MLIR's own needs only the traits. Spaces, keywords, defaults, order and optional
//! groups are decided here.

pub mod ast;
pub mod catalog;
pub mod definition;
pub mod enums;
pub mod failure;
pub mod hooks;
pub mod operation;
mod plain;
pub mod sink;
pub mod source;
pub mod spacing;
pub mod syntax;
pub mod text;
pub mod value;

pub use ast::{Element, Format, Group, Of};
pub use catalog::{Catalog, Form, Known, custom_name, definition_name};
pub use failure::Failure;
pub use operation::{OpParts, OpSink, OpSource, Part, Plan, SinkPart, SourcePart, Wanted};
pub use sink::Sink;
pub use source::Source;
pub use value::Value;

/// Whether a `custom<...>` directive with that name is known, for types and attributes or for operations.
pub fn knows_hook(hook: &str) -> bool {
    hooks::is_known(hook) || operation::HOOKS.contains(&hook)
}
