//! Converts operations to text and bytecode, and back.

use fishplate::{AnyView, Bytes, ObjectRef, Result};
use fishplate_mlir as mlir;

use super::{Operation, parse};
use crate::error::value_error;
use crate::{Context, Guard, current};

/// Returns the text that `str` gives.
pub(crate) fn plain(operation: &Operation, held: &Guard<'_>, raw: mlir::OpRef<'_>) -> String {
    let context = operation.context();
    if let Err(error) = context.expect_printable_op(held, raw, true) {
        return format!("<{}>", error.message());
    }
    let options = options(operation, held, raw);
    context.roomy(|| raw.text_with(&options))
}

/// The options for printing an operation. It is not verified again if nothing was edited since its tree was verified.
fn options(operation: &Operation, held: &Guard<'_>, raw: mlir::OpRef<'_>) -> mlir::PrintOptions {
    if operation.node().tree(held).is_sound(held) {
        return mlir::PrintOptions { assume_verified: true, ..Default::default() };
    }
    operation.context().roomy(|| mlir::PrintOptions::around(raw))
}

impl Operation {
    /// Refuses operations that use outside values, or whose values are used outside: bytecode
    /// cannot represent that.
    fn expect_closed(&self, raw: mlir::OpRef<'_>) -> Result<()> {
        let ask = || (raw.foreign_user().is_some(), raw.user_of_foreign().is_some());
        let why = match self.context().roomy(ask) {
            (false, false) => return Ok(()),
            (true, _) => "a value of it is used outside of it",
            (false, true) => "it uses a value from outside of it",
        };
        let name = self.node().name();
        Err(value_error(format!("cannot write `{name}` as bytecode: {why}")))
    }
}

#[fishplate::methods(nonblocking)]
impl Operation {
    /// The text, printed with MLIR's flags.
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
        let raw = self.mlir(&held)?;
        self.context().expect_printable_op(&held, raw, large_elements_limit.is_none())?;
        let around = options(self, &held, raw);
        let options = mlir::PrintOptions {
            large_elements: large_elements_limit,
            large_resources: large_resource_limit,
            debug_info: enable_debug_info.then_some(pretty_debug_info),
            generic: print_generic_op_form || around.generic,
            local_scope: use_local_scope,
            name_locations: use_name_loc_as_prefix,
            assume_verified: assume_verified || around.assume_verified,
            skip_regions,
        };
        Ok(self.context().roomy(|| raw.text_with(&options)))
    }

    /// The operation as bytecode, in the newest version or in `desired_version`.
    fn to_bytecode(&self, #[default = None] desired_version: Option<i64>) -> Result<Bytes> {
        let held = self.context().lock();
        let raw = self.mlir(&held)?;
        self.expect_closed(raw)?;
        let Some(bytes) = self.context().roomy(|| raw.bytecode(desired_version)) else {
            let version = desired_version.unwrap_or_default();
            return Err(value_error(format!("cannot write bytecode of version {version}")));
        };
        Ok(Bytes::from(&bytes[..]))
    }

    /// Parses an operation from text or bytecode, outside any block.
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
        let made = parse::operation(&context, &held, source, source_name, what)?;
        Operation::own(&context, &held, made, false)
    }
}
