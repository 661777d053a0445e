//! MLIR's own parser and printer, for the hooks of dynamic dialects. One method is one primitive of MLIR.
//!
//! A method that reads returns `Ok` when it has read what it names, `Ok(None)` or `Ok(false)` when that is
//! optional and not there, and `Err(Failed)` when MLIR has reported a mistake at its place in the text.

mod op_parser;
mod op_printer;
mod parser;
mod printer;
mod shim;

pub use op_parser::{Argument, OpParser, OwnedRegion, UnresolvedOperand};
pub use op_printer::{AttributeSet, OpPrinter, RegionStyle};
pub use parser::{AsmParser, Delimiter};
pub use printer::AsmPrinter;

/// Says that reading failed and that MLIR has reported it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Failed {}

impl Failed {
    /// For a mistake that a parser has reported already.
    pub const fn reported() -> Self {
        Self {}
    }
}

/// A place in the text that a parser reads; larger is later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position(usize);

impl Position {
    /// A place by its number.
    pub fn new(number: usize) -> Self {
        Self(number)
    }

    /// Its number, which means nothing but order.
    pub fn number(self) -> usize {
        self.0
    }
}
