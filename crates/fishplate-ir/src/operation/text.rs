//! Operations as text and bytecode, and back.

use fishplate::{AnyView, Bytes, ObjectRef, Result};
use mlir_sys::{
    MlirOpPrintingFlags, MlirOperation, mlirBytecodeWriterConfigCreate,
    mlirBytecodeWriterConfigDesiredEmitVersion, mlirBytecodeWriterConfigDestroy,
    mlirOpPrintingFlagsAssumeVerified, mlirOpPrintingFlagsCreate, mlirOpPrintingFlagsDestroy,
    mlirOpPrintingFlagsElideLargeElementsAttrs, mlirOpPrintingFlagsElideLargeResourceString,
    mlirOpPrintingFlagsEnableDebugInfo, mlirOpPrintingFlagsPrintGenericOpForm,
    mlirOpPrintingFlagsPrintNameLocAsPrefix, mlirOpPrintingFlagsSkipRegions,
    mlirOpPrintingFlagsUseLocalScope, mlirOperationPrintWithFlags,
    mlirOperationWriteBytecodeWithConfig,
};

use super::{Operation, parse};
use crate::error::value_error;
use crate::raw::{
    collect, collect_text, fishplateForeignUser, fishplateUserOfDetached, fishplateUserOfForeign,
};
use crate::{Context, Guard, current};

/// Printing flags, destroyed when dropped.
pub(crate) struct Flags(pub(crate) MlirOpPrintingFlags);

impl Flags {
    /// Flags for printing something in or around `operation`. MLIR verifies before it prints, and its
    /// verifier cannot look at results of operations in no block: with such a use, the generic form
    /// is printed as it is.
    ///
    /// # Safety
    /// `operation` is live and its context locked.
    pub(crate) unsafe fn new(operation: MlirOperation) -> Flags {
        // SAFETY: the flags live until they are dropped; the operation is live (see above).
        unsafe {
            let flags = mlirOpPrintingFlagsCreate();
            if !fishplateUserOfDetached(operation).ptr.is_null() {
                mlirOpPrintingFlagsPrintGenericOpForm(flags);
                mlirOpPrintingFlagsAssumeVerified(flags);
            }
            Flags(flags)
        }
    }
}

impl Drop for Flags {
    fn drop(&mut self) {
        // SAFETY: made by `new`, and not used again.
        unsafe { mlirOpPrintingFlagsDestroy(self.0) };
    }
}

/// The text that `str` gives.
pub(crate) fn plain(context: &Context, held: &Guard<'_>, raw: MlirOperation) -> String {
    // SAFETY: callers pass a live operation of the locked context.
    if let Err(error) = unsafe { context.expect_printable_op(held, raw, true) } {
        return format!("<{}>", error.message());
    }
    // SAFETY: as above.
    let print = |append, sink| unsafe {
        mlirOperationPrintWithFlags(raw, Flags::new(raw).0, append, sink);
    };
    context.roomy(|| collect_text(print))
}

impl Operation {
    /// Bytecode has no words for values that go in or out.
    fn expect_closed(&self, raw: MlirOperation) -> Result<()> {
        // SAFETY: callers pass a live operation of a locked context.
        let ask = || unsafe { (fishplateForeignUser(raw), fishplateUserOfForeign(raw)) };
        let (user, inside) = self.context().roomy(ask);
        let why = match (user.ptr.is_null(), inside.ptr.is_null()) {
            (true, true) => return Ok(()),
            (false, _) => "a value of it is used outside of it",
            (true, false) => "it uses a value from outside of it",
        };
        let name = self.node().name();
        Err(value_error(format!("cannot write `{name}` as bytecode: {why}")))
    }
}

#[fishplate::methods(nonblocking)]
impl Operation {
    /// The text, by MLIR's printing flags.
    #[expect(clippy::too_many_arguments, reason = "one per printing flag of MLIR")]
    fn to_asm(
        &self,
        #[default = None] large_elements_limit: Option<i64>,
        #[default = None] large_resource_limit: Option<i64>,
        #[default = false] enable_debug_info: bool,
        #[default = false] pretty_debug_info: bool,
        #[default = false] print_generic_op_form: bool,
        #[default = false] use_local_scope: bool,
        #[default = false] use_name_loc_as_prefix: bool,
        #[default = false] assume_verified: bool,
        #[default = false] skip_regions: bool,
    ) -> Result<String> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        let whole = large_elements_limit.is_none();
        // SAFETY: a live operation of the locked context.
        unsafe { self.context().expect_printable_op(&held, raw, whole) }?;
        // SAFETY: as above.
        let made = self.context().roomy(|| unsafe { Flags::new(raw) });
        let flags = made.0;
        // SAFETY: the flags are live.
        unsafe {
            if let Some(limit) = large_elements_limit {
                mlirOpPrintingFlagsElideLargeElementsAttrs(flags, limit as isize);
            }
            if let Some(limit) = large_resource_limit {
                mlirOpPrintingFlagsElideLargeResourceString(flags, limit as isize);
            }
            if enable_debug_info {
                mlirOpPrintingFlagsEnableDebugInfo(flags, true, pretty_debug_info);
            }
            if print_generic_op_form {
                mlirOpPrintingFlagsPrintGenericOpForm(flags);
            }
            if use_local_scope {
                mlirOpPrintingFlagsUseLocalScope(flags);
            }
            if use_name_loc_as_prefix {
                mlirOpPrintingFlagsPrintNameLocAsPrefix(flags);
            }
            if assume_verified {
                mlirOpPrintingFlagsAssumeVerified(flags);
            }
            if skip_regions {
                mlirOpPrintingFlagsSkipRegions(flags);
            }
        }
        // SAFETY: a live operation of the locked context, and live flags.
        let print = |append, sink| unsafe {
            mlirOperationPrintWithFlags(raw, flags, append, sink);
        };
        Ok(self.context().roomy(|| collect_text(print)))
    }

    /// The operation as bytecode, of the newest version or of the one that is asked for.
    fn to_bytecode(&self, #[default = None] desired_version: Option<i64>) -> Result<Bytes> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        self.expect_closed(raw)?;
        // SAFETY: the configuration is live until it is destroyed, below.
        let config = unsafe { mlirBytecodeWriterConfigCreate() };
        if let Some(version) = desired_version {
            // SAFETY: as above.
            unsafe { mlirBytecodeWriterConfigDesiredEmitVersion(config, version) };
        }
        let mut done = false;
        let write = |append, sink| {
            // SAFETY: a live operation of the locked context.
            let result = unsafe { mlirOperationWriteBytecodeWithConfig(raw, config, append, sink) };
            done = result.value != 0;
        };
        let bytes = self.context().roomy(|| collect(write));
        // SAFETY: made above, and not used again.
        unsafe { mlirBytecodeWriterConfigDestroy(config) };
        if !done {
            let version = desired_version.unwrap_or_default();
            return Err(value_error(format!("cannot write bytecode of version {version}")));
        }
        Ok(Bytes::from(&bytes[..]))
    }

    /// An operation from text or bytecode, outside of any block.
    #[method(name = "_parse")]
    #[method(blocking)]
    fn parse(
        source: AnyView<'_>,
        #[default = ""] source_name: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Operation>> {
        let source = parse::source(&source)?;
        let context = current::context(context)?;
        let held = context.lock();
        let what = "Unable to parse operation assembly:";
        let raw = parse::operation(&context, source, source_name, what)?;
        // SAFETY: a new operation outside of any block, owned by nobody else.
        unsafe { Operation::own(&context, &held, raw, false) }
    }
}
