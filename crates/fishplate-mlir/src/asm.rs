//! MLIR's own parser and printer, for the hooks of dynamic dialects. One method is one primitive of MLIR.
//!
//! A parsing method returns `Ok` if it has parsed the named element, `Ok(None)` or `Ok(false)` if an optional element
//! is missing, and `Err(Failed)` if MLIR has reported an error at its position in the text.

mod lent;
mod op_parser;
mod op_printer;
mod parser;
mod printer;
mod shim;

pub use lent::{LentParser, LentPrinter, Parsing, Printing};
pub use op_parser::{Argument, OpParser, OwnedRegion, UnresolvedOperand};
pub use op_printer::{AttributeSet, OpPrinter, RegionStyle};
pub use parser::{AsmParser, Delimiter};
pub use printer::AsmPrinter;

/// Says that parsing failed and that MLIR has reported the error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Failed {}

impl Failed {
    /// For an error that a parser has already reported.
    pub const fn reported() -> Self {
        Self {}
    }
}

/// A position in the text that a parser reads; larger means later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position(usize);

impl Position {
    /// Creates a position from its number.
    pub fn new(number: usize) -> Self {
        Self(number)
    }

    /// Returns its number, which is meaningful only for ordering.
    pub fn number(self) -> usize {
        self.0
    }
}
