//! Source locations.

use super::context::Context;
use super::error::Result;
use super::interned::{Attribute, Location};
use super::invoke::read;
use crate::{Any, Array};

/// Locations in the form that the library takes.
pub(super) fn list(locations: &[Location<'_>]) -> Array<Any> {
    locations.iter().map(|each| each.to_any()).collect()
}

properties! { Location {
    filename: "ir.Location", "filename" -> String, "The file of a file location.";
    start_line: "ir.Location", "start_line" -> u32, "The first line of a file location.";
    start_col: "ir.Location", "start_col" -> u32, "The first column of a file location.";
    end_line: "ir.Location", "end_line" -> u32, "The last line of a file location.";
    end_col: "ir.Location", "end_col" -> u32, "The last column of a file location.";
    name_str: "ir.Location", "name_str" -> String, "The name of a named location.";
    child: "ir.Location", "child_loc" -> Location<'c>, "The location that a named location wraps.";
    callee: "ir.Location", "callee" -> Location<'c>, "The location of the callee.";
    caller: "ir.Location", "caller" -> Location<'c>, "The location of the call.";
    locations: "ir.Location", "locations" -> Vec<Location<'c>>, "The parts of a fused location.";
    metadata: "ir.Location", "metadata" -> Option<Attribute<'c>>, "The metadata of a fused location.";
    attribute: "ir.Location", "attr" -> Attribute<'c>, "The location as an attribute.";
} }

impl<'c> Location<'c> {
    /// An unknown location.
    pub fn unknown(context: &'c Context) -> Result<Location<'c>> {
        read(context, invoke!("ir.Location", "unknown", context.handle()?))
    }

    /// A place in a file.
    pub fn file(context: &'c Context, file: &str, line: u32, column: u32) -> Result<Location<'c>> {
        let (none, of) = (None::<i64>, context.handle()?);
        read(context, invoke!("ir.Location", "at_file", file, line, column, none, none, of))
    }

    /// A range in a file, from a line and column to another.
    pub fn file_range(
        context: &'c Context,
        file: &str,
        start: (u32, u32),
        end: (u32, u32),
    ) -> Result<Location<'c>> {
        let of = context.handle()?;
        let made = invoke!("ir.Location", "at_file", file, start.0, start.1, end.0, end.1, of);
        read(context, made)
    }

    /// A name for another location.
    pub fn name(name: &str, inner: Location<'c>) -> Result<Location<'c>> {
        let context = inner.context();
        read(context, invoke!("ir.Location", "name", name, inner, context.handle()?))
    }

    /// A call, and the frames that it was made from, innermost first.
    pub fn callsite(callee: Location<'c>, frames: &[Location<'c>]) -> Result<Location<'c>> {
        let (context, frames) = (callee.context(), list(frames));
        read(context, invoke!("ir.Location", "callsite", callee, frames, context.handle()?))
    }

    /// Several locations as one, with an attribute for additional information.
    pub fn fused(
        context: &'c Context,
        locations: &[Location<'c>],
        metadata: Option<Attribute<'c>>,
    ) -> Result<Location<'c>> {
        let (locations, of) = (list(locations), context.handle()?);
        read(context, invoke!("ir.Location", "fused", locations, metadata, of))
    }

    /// The location inside an attribute.
    pub fn from_attribute(attribute: impl Into<Attribute<'c>>) -> Result<Location<'c>> {
        let attribute = attribute.into();
        let context = attribute.context();
        read(context, invoke!("ir.Location", "from_attr", attribute, context.handle()?))
    }

    /// Whether it is a place in a file.
    pub fn is_file(self) -> Result<bool> {
        read(self.context(), invoke!("ir.Location", "is_a_file", self))
    }

    /// Whether it has a name.
    pub fn is_name(self) -> Result<bool> {
        read(self.context(), invoke!("ir.Location", "is_a_name", self))
    }

    /// Whether it is a call.
    pub fn is_callsite(self) -> Result<bool> {
        read(self.context(), invoke!("ir.Location", "is_a_callsite", self))
    }

    /// Whether it consists of several locations.
    pub fn is_fused(self) -> Result<bool> {
        read(self.context(), invoke!("ir.Location", "is_a_fused", self))
    }

    /// Reports an error at this location to the context's diagnostic handlers.
    pub fn emit_error(self, message: &str) -> Result<()> {
        invoke!("ir.Location", "emit_error", self, message).map(drop)
    }
}
