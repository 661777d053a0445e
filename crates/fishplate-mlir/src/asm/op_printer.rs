//! Prints the parts of operations.

use std::ops::{Deref, DerefMut};

use mlir_sys::{MlirStringRef, mlirValueIsABlockArgument};

use super::{printer::AsmPrinter, shim};
use crate::{Block, Location, OpRef, Region, Value, dynamic::RawPrinter, text};

/// The attributes of an operation to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttributeSet {
    /// All attributes, in braces.
    All,
    /// The discardable attributes, in braces.
    Discardable,
    /// The inherent attributes, as `<{...}>`.
    Properties,
}

/// The parts of a region that are printed.
#[derive(Clone, Copy, Debug)]
pub struct RegionStyle {
    /// The arguments of the first block.
    pub entry_arguments: bool,
    /// The terminators of blocks.
    pub terminators: bool,
    /// The name of the first block, if it is empty.
    pub empty_block: bool,
}

impl Default for RegionStyle {
    fn default() -> Self {
        Self { entry_arguments: true, terminators: true, empty_block: false }
    }
}

/// A printer that writes the text of an operation.
pub struct OpPrinter<'p>(AsmPrinter<'p>);

impl<'p> Deref for OpPrinter<'p> {
    type Target = AsmPrinter<'p>;

    fn deref(&self) -> &AsmPrinter<'p> {
        &self.0
    }
}

impl<'p> DerefMut for OpPrinter<'p> {
    fn deref_mut(&mut self) -> &mut AsmPrinter<'p> {
        &mut self.0
    }
}

impl OpPrinter<'_> {
    /// # Safety
    /// `raw` is a printer of an operation that lives for `'p`, and nobody else uses it.
    pub(crate) unsafe fn from_raw(raw: *mut RawPrinter) -> Self {
        // SAFETY: the caller's contract.
        Self(unsafe { AsmPrinter::from_raw(raw) })
    }

    /// Prints the name of a value.
    pub fn operand(&mut self, value: Value<'_>) {
        // SAFETY: this is a printer of an operation, and the value is live.
        unsafe { shim::fishplatePrintOperand(self.as_ptr(), value.raw) };
    }

    /// Prints values, separated by commas.
    pub fn operands<'v>(&mut self, values: impl IntoIterator<Item = Value<'v>>) {
        for (index, value) in values.into_iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            self.operand(value);
        }
    }

    /// Prints the name of a block.
    pub fn successor(&mut self, block: Block<'_>) {
        // SAFETY: this is a printer of an operation, and the block is live.
        unsafe { shim::fishplatePrintSuccessor(self.as_ptr(), block.raw) };
    }

    /// Prints an argument of a block, with its type unless told otherwise. Prints any other value by its name.
    pub fn region_argument(&mut self, argument: Value<'_>, omit_type: bool) {
        // SAFETY: the value is live.
        if !unsafe { mlirValueIsABlockArgument(argument.raw) } {
            return self.operand(argument);
        }
        // SAFETY: this is a printer of an operation, and the value is an argument of a block.
        unsafe { shim::fishplatePrintRegionArgument(self.as_ptr(), argument.raw, omit_type) };
    }

    /// Prints a region in braces.
    pub fn region(&mut self, region: Region<'_>, style: RegionStyle) {
        let RegionStyle { entry_arguments, terminators, empty_block } = style;
        // SAFETY: this is a printer of an operation, and the region is live.
        unsafe {
            shim::fishplatePrintRegion(
                self.as_ptr(),
                region.raw,
                entry_arguments,
                terminators,
                empty_block,
            );
        }
    }

    /// Prints the attributes after a space, except those in `elided`; prints nothing if none are left. With `keyword`,
    /// `attributes` precedes the braces.
    pub fn attribute_dictionary(
        &mut self,
        op: OpRef<'_>,
        set: AttributeSet,
        elided: &[&str],
        keyword: bool,
    ) {
        let elided: Vec<MlirStringRef> = elided.iter().map(|name| text::string_ref(name)).collect();
        let which = match set {
            AttributeSet::All => 0,
            AttributeSet::Discardable => 1,
            AttributeSet::Properties => 2,
        };
        // SAFETY: this is a printer of an operation, the operation is live, and the list has the given
        // length and lives for the call.
        unsafe {
            shim::fishplatePrintAttrDict(
                self.as_ptr(),
                op.raw,
                which,
                elided.as_ptr(),
                elided.len().cast_signed(),
                keyword,
            );
        }
    }

    /// Prints ` loc(...)`, if locations are printed.
    pub fn location(&mut self, location: Location<'_>) {
        // SAFETY: this is a printer of an operation, and the location is live.
        unsafe { shim::fishplatePrintLocation(self.as_ptr(), location.raw) };
    }

    /// Prints a function after its keyword, as `func.func` is printed. Prints nothing, and returns `false`, if the
    /// operation does not have the parts of a function.
    pub fn function(&mut self, op: OpRef<'_>) -> bool {
        // SAFETY: this is a printer of an operation, and the operation is live.
        unsafe { shim::fishplatePrintFunction(self.as_ptr(), op.raw) }
    }

    /// Prints an operation in the generic form, with or without its name.
    pub fn generic_op(&mut self, op: OpRef<'_>, with_name: bool) {
        // SAFETY: this is a printer of an operation, and the operation is live.
        unsafe { shim::fishplatePrintGenericOp(self.as_ptr(), op.raw, with_name) };
    }
}
