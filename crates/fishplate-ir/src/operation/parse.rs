//! Parses operations from text and bytecode.

use fishplate::{AnyView, Error, FromView, ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::stack::{ANY_DEPTH, with_room};
use fishplate_mlir::{ChildOutcome, Purpose, apart};

use crate::error::{MLIR_ERROR, type_error};
use crate::live::Root;
use crate::{Context, Guard, diagnostic};

/// Returns the bytes of a source, which is text or bytes.
pub(crate) fn source<'a>(given: &'a AnyView<'a>) -> Result<&'a [u8]> {
    let text = <&str>::from_view(given).map(str::as_bytes);
    text.or_else(|| <&[u8]>::from_view(given))
        .ok_or_else(|| type_error(format!("expected text or bytecode, got {}", given.type_key())))
}

/// Runs a parser of MLIR on a source.
fn parse_with<'h>(
    context: &ObjectRef<Context>,
    held: &Guard<'_>,
    source: &[u8],
    what: &str,
    parse: impl Fn() -> Option<mlir::OwnedOp<'h>>,
) -> Result<mlir::OwnedOp<'h>> {
    if !source.starts_with(diagnostic::BYTECODE) {
        return diagnostic::parse_step(context, what, source, parse);
    }
    // MLIR trusts bytecode, and damaged bytes may crash the process that reads them. Diagnostics are collected here.
    let read = || match with_room(ANY_DEPTH, &parse) {
        Some(_) => Ok(Vec::new()),
        None => Err(String::new()),
    };
    if let ChildOutcome::Died(why) = apart(Purpose::Read(source.len()), read) {
        return Err(Error::new(MLIR_ERROR, format!("{what}\n{why}")));
    }
    let made = diagnostic::parse_step(context, what, source, parse)?;
    match context.admit_read(held, made.op()) {
        Ok(()) => Ok(made),
        Err(error) => {
            // Nobody has a handle to it yet.
            context.roomy(|| Root::new(made).destroy());
            Err(error)
        }
    }
}

/// Parses an operation outside any block.
pub(crate) fn operation<'h>(
    context: &'h ObjectRef<Context>,
    held: &'h Guard<'_>,
    source: &[u8],
    source_name: &str,
    what: &str,
) -> Result<mlir::OwnedOp<'h>> {
    let (raw, text) = (context.mlir(held), mlir::Terminated::new(source));
    let parse = || mlir::OwnedOp::parse(raw, &text, source_name);
    parse_with(context, held, source, what, parse)
}

/// Parses a module. Anything else is wrapped in one.
pub(crate) fn module<'h>(
    context: &'h ObjectRef<Context>,
    held: &'h Guard<'_>,
    source: &[u8],
) -> Result<mlir::OwnedOp<'h>> {
    let (raw, text) = (context.mlir(held), mlir::Terminated::new(source));
    let what = "Unable to parse module assembly:";
    parse_with(context, held, source, what, || mlir::OwnedOp::parse_module(raw, &text))
}
