//! Converts JSON text to values and back.
//!
//! The reader accepts RFC 8259 plus `NaN`, `Infinity`, `-Infinity` and the number forms of C's
//! `strtod`. Objects become maps, arrays become arrays, and numbers without a fraction or exponent
//! become integers if they fit. Both directions use an explicit stack and refuse more than
//! [`MAX_DEPTH`] levels, so no input can exhaust the caller's stack.

mod cursor;
mod decimal;
mod number;
mod parse;
mod scan;
mod string;
mod syntax_error;
mod write;

pub(crate) use parse::{Utf8, parse};
pub(crate) use write::stringify;

use crate::call::Builtin;
use crate::error::Result;
use crate::signature::Ty;

/// Deepest nesting that is read or written: far beyond real documents, and small enough for clients
/// that walk a value recursively.
pub(crate) const MAX_DEPTH: usize = 10_000;

const FUNCTIONS: &[Builtin] = &[
    Builtin::waiting("ffi.json.Parse", &[Ty::Str], Ty::Any, |a| parse(a.str(0)?, Utf8::Checked)),
    Builtin::new("ffi.json.Stringify", &[Ty::Any, Ty::Optional(&Ty::Int)], Ty::Str, |a| {
        let indent = if a.view(1).is_none() { 0 } else { a.int(1)? };
        stringify(&a.any(0)?, indent)
    }),
];

/// Registers the functions of this module.
pub(crate) fn install() -> Result<()> {
    crate::field::install_functions(FUNCTIONS);
    Ok(())
}

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
