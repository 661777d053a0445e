//! Printing operations and values as text and bytecode with MLIR's options, and parsing operations from both.

use std::ffi::c_void;

use mlir_sys::{
    MlirOpPrintingFlags, MlirOperation, MlirStringCallback, MlirStringRef,
    mlirAsmStateCreateForValue, mlirAsmStateDestroy, mlirBytecodeWriterConfigCreate,
    mlirBytecodeWriterConfigDesiredEmitVersion, mlirBytecodeWriterConfigDestroy,
    mlirModuleCreateEmpty, mlirModuleCreateParse, mlirModuleGetOperation,
    mlirOpPrintingFlagsAssumeVerified, mlirOpPrintingFlagsCreate, mlirOpPrintingFlagsDestroy,
    mlirOpPrintingFlagsElideLargeElementsAttrs, mlirOpPrintingFlagsElideLargeResourceString,
    mlirOpPrintingFlagsEnableDebugInfo, mlirOpPrintingFlagsPrintGenericOpForm,
    mlirOpPrintingFlagsPrintNameLocAsPrefix, mlirOpPrintingFlagsSkipRegions,
    mlirOpPrintingFlagsUseLocalScope, mlirOperationCreateParse,
    mlirOperationWriteBytecodeWithConfig, mlirValuePrintAsOperand,
};

use crate::{ContextRef, Location, OpRef, OwnedOp, Value, call::ToC, text};

unsafe extern "C" {
    fn fishplateOperationPrint(
        op: MlirOperation,
        flags: MlirOpPrintingFlags,
        take: MlirStringCallback,
        data: *mut c_void,
    );
}

/// Options for printing an operation.
#[derive(Clone, Copy, Default, Debug)]
pub struct PrintOptions {
    /// Elides the data of constants with more elements than this.
    pub large_elements: Option<i64>,
    /// Elides resources with more characters than this.
    pub large_resources: Option<i64>,
    /// Prints locations; `Some(true)` prints them in a form that no parser reads.
    pub debug_info: Option<bool>,
    /// Prints the generic form.
    pub generic: bool,
    /// Numbers values within the nearest operation that is isolated from above.
    pub local_scope: bool,
    /// Takes the names of values from name locations.
    pub name_locations: bool,
    /// Does not verify first: an operation that does not verify may not be printable in its custom form.
    pub assume_verified: bool,
    /// Omits regions.
    pub skip_regions: bool,
}

/// MLIR's printing flags, destroyed on drop.
pub(crate) struct Flags(pub(crate) MlirOpPrintingFlags);

impl Flags {
    pub(crate) fn new(options: &PrintOptions) -> Flags {
        // SAFETY: no requirements; `drop` destroys the flags.
        let flags = unsafe { mlirOpPrintingFlagsCreate() };
        // SAFETY: the flags are live.
        unsafe {
            if let Some(limit) = options.large_elements {
                mlirOpPrintingFlagsElideLargeElementsAttrs(flags, limit as isize);
            }
            if let Some(limit) = options.large_resources {
                mlirOpPrintingFlagsElideLargeResourceString(flags, limit as isize);
            }
            if let Some(pretty) = options.debug_info {
                mlirOpPrintingFlagsEnableDebugInfo(flags, true, pretty);
            }
            if options.generic {
                mlirOpPrintingFlagsPrintGenericOpForm(flags);
            }
            if options.local_scope {
                mlirOpPrintingFlagsUseLocalScope(flags);
            }
            if options.name_locations {
                mlirOpPrintingFlagsPrintNameLocAsPrefix(flags);
            }
            if options.assume_verified {
                mlirOpPrintingFlagsAssumeVerified(flags);
            }
            if options.skip_regions {
                mlirOpPrintingFlagsSkipRegions(flags);
            }
        }
        Flags(flags)
    }
}

impl Drop for Flags {
    fn drop(&mut self) {
        // SAFETY: created by `new`, and not used again.
        unsafe { mlirOpPrintingFlagsDestroy(self.0) };
    }
}

impl PrintOptions {
    /// Options for printing something in or around an operation. MLIR verifies before it prints, and its verifier
    /// cannot handle results of operations in no block. With such a use, the generic form is printed without
    /// verification.
    pub fn around(operation: OpRef<'_>) -> PrintOptions {
        let unverifiable = operation.user_of_detached().is_some();
        PrintOptions { generic: unverifiable, assume_verified: unverifiable, ..Self::default() }
    }
}

impl OpRef<'_> {
    /// Prints the operation with options.
    pub fn text_with(self, options: &PrintOptions) -> String {
        let flags = Flags::new(options);
        // SAFETY: operation and flags are live, and the callback gets the vector it expects.
        text::collect_text(|sink| unsafe {
            fishplateOperationPrint(self.raw, flags.0, Some(text::append), sink);
        })
    }

    /// The operation as bytecode, in the newest version or in `version`; `None` if MLIR cannot write that version.
    /// Nothing inside may use a value from outside, or the reverse.
    pub fn bytecode(self, version: Option<i64>) -> Option<Vec<u8>> {
        // SAFETY: no requirements; the configuration is destroyed below.
        let config = unsafe { mlirBytecodeWriterConfigCreate() };
        if let Some(version) = version {
            // SAFETY: the configuration is live.
            unsafe { mlirBytecodeWriterConfigDesiredEmitVersion(config, version) };
        }
        let mut done = false;
        let bytes = text::collect(|sink| {
            let append = Some(text::append as unsafe extern "C" fn(MlirStringRef, *mut _));
            // SAFETY: operation and configuration are live, and the callback gets the vector it expects.
            let result =
                unsafe { mlirOperationWriteBytecodeWithConfig(self.raw, config, append, sink) };
            done = result.value != 0;
        });
        // SAFETY: created above, and not used again.
        unsafe { mlirBytecodeWriterConfigDestroy(config) };
        done.then_some(bytes)
    }
}

impl Value<'_> {
    /// The name that MLIR prints, such as `%0`.
    pub fn name(self, options: &PrintOptions) -> String {
        let flags = Flags::new(options);
        // SAFETY: value and flags are live.
        let state = unsafe { mlirAsmStateCreateForValue(self.raw, flags.0) };
        // SAFETY: value and state are live, and the callback gets the vector it expects.
        let text = text::collect_text(|sink| unsafe {
            mlirValuePrintAsOperand(self.raw, state, Some(text::append), sink);
        });
        // SAFETY: created above, and not used again.
        unsafe { mlirAsmStateDestroy(state) };
        text
    }
}

/// A text or bytecode followed by the NUL up to which MLIR reads.
pub struct Terminated(Vec<u8>);

impl Terminated {
    /// Copies a source.
    pub fn new(source: &[u8]) -> Terminated {
        Terminated([source, &[0]].concat())
    }

    fn as_c(&self) -> MlirStringRef {
        text::bytes_ref(&self.0[..self.0.len() - 1])
    }
}

impl<'c> OwnedOp<'c> {
    /// Parses an operation; MLIR reports errors to the handlers of the context. The source is not measured, so the
    /// caller must provide enough stack. Damaged bytecode may crash the process.
    pub fn parse(context: ContextRef<'c>, source: &Terminated, name: &str) -> Option<Self> {
        // SAFETY: the context is live, and both texts live for the call; the operation is new and in no block.
        unsafe {
            let raw = mlirOperationCreateParse(context.raw(), source.as_c(), name.to_c());
            OwnedOp::from_raw(raw)
        }
    }

    /// Parses a module, like [`parse`](Self::parse). Anything else is wrapped in one.
    pub fn parse_module(context: ContextRef<'c>, source: &Terminated) -> Option<Self> {
        // SAFETY: the context is live, and the text lives for the call.
        let module = unsafe { mlirModuleCreateParse(context.raw(), source.as_c()) };
        if module.ptr.is_null() {
            return None;
        }
        // SAFETY: a live module is its operation, which is new and in no block.
        unsafe { OwnedOp::from_raw(mlirModuleGetOperation(module)) }
    }

    /// Creates an empty module.
    pub fn module(location: Location<'c>) -> Option<Self> {
        // SAFETY: the location is live; a live module is its operation, which is new and in no block.
        unsafe { OwnedOp::from_raw(mlirModuleGetOperation(mlirModuleCreateEmpty(location.raw))) }
    }
}
