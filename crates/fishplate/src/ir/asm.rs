//! Operations as text and bytecode.

use std::fmt;

use super::error::Result;
use super::invoke::read;
use super::operation::Operation;

/// Options for printing an operation.
#[derive(Clone, Debug, Default)]
pub struct AsmOptions {
    /// Number of elements from which on an attribute is elided.
    pub large_elements_limit: Option<u64>,
    /// Number of characters from which on a resource is elided.
    pub large_resource_limit: Option<u64>,
    /// Whether locations are printed.
    pub debug_info: bool,
    /// Whether locations are printed in a readable form, which MLIR cannot parse.
    pub pretty_debug_info: bool,
    /// Whether every operation is printed in the generic form.
    pub generic: bool,
    /// Whether printing ignores everything outside the operation, and uses no aliases.
    pub local_scope: bool,
    /// Whether names in locations become names of values.
    pub name_loc_as_prefix: bool,
    /// Whether the operation is known to verify.
    pub assume_verified: bool,
    /// Whether regions are omitted.
    pub skip_regions: bool,
}

impl Operation<'_> {
    /// The operation as text.
    pub fn to_asm(&self, options: &AsmOptions) -> Result<String> {
        let AsmOptions { debug_info, pretty_debug_info, generic, .. } = *options;
        let text = invoke!(
            "ir.Operation",
            "to_asm",
            self,
            options.large_elements_limit,
            options.large_resource_limit,
            debug_info,
            pretty_debug_info,
            generic,
            options.local_scope,
            options.name_loc_as_prefix,
            options.assume_verified,
            options.skip_regions
        );
        read(self.context(), text)
    }

    /// The operation as bytecode.
    pub fn to_bytecode(&self) -> Result<Vec<u8>> {
        let bytes = invoke!("ir.Operation", "to_bytecode", self, None::<i64>)?;
        Ok(bytes.get::<&[u8]>()?.to_vec())
    }
}

impl fmt::Display for Operation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to_asm(&AsmOptions::default()) {
            Ok(text) => f.write_str(&text),
            Err(error) => write!(f, "<{}>", error.message()),
        }
    }
}
