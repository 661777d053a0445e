//! Operations from text and bytecode.

use fishplate::{AnyView, Error, FromView, ObjectRef, Result};
use fishplate_mlir::stack::{ANY_DEPTH, with_room};
use fishplate_mlir::{Apart, Purpose, apart};
use mlir_sys::{
    MlirOperation, MlirStringRef, mlirModuleCreateParse, mlirModuleGetOperation,
    mlirOperationCreateParse, mlirOperationDestroy,
};

use crate::error::{MLIR_ERROR, type_error};
use crate::raw::string_ref;
use crate::{Context, diagnostic};

/// The bytes of a source that comes as text or bytes.
pub(crate) fn source<'a>(given: &'a AnyView<'a>) -> Result<&'a [u8]> {
    let text = <&str>::from_view(given).map(str::as_bytes);
    text.or_else(|| <&[u8]>::from_view(given))
        .ok_or_else(|| type_error(format!("expected text or bytecode, got {}", given.type_key())))
}

/// Runs a parser of MLIR on a source: MLIR reads up to the NUL behind it.
fn parse_with(
    context: &ObjectRef<Context>,
    source: &[u8],
    what: &str,
    parser: impl Fn(MlirStringRef) -> MlirOperation,
) -> Result<MlirOperation> {
    let text = [source, &[0]].concat();
    let parse = || {
        let raw = parser(MlirStringRef { data: text.as_ptr().cast(), length: source.len() });
        (!raw.ptr.is_null()).then_some(raw)
    };
    if !source.starts_with(diagnostic::BYTECODE) {
        return diagnostic::parse_step(context, what, source, parse);
    }
    let held = context.lock();
    // MLIR trusts bytecode: damaged bytes may end the process that reads them. What it says is heard here.
    let read = || match with_room(ANY_DEPTH, parse) {
        Some(_) => Ok(Vec::new()),
        None => Err(String::new()),
    };
    if let Apart::Died(why) = apart(Purpose::Read(source.len()), read) {
        return Err(Error::new(MLIR_ERROR, format!("{what}\n{why}")));
    }
    let raw = diagnostic::parse_step(context, what, source, parse)?;
    // SAFETY: a new operation of the locked context.
    let admitted = unsafe { context.admit_read(&held, raw) };
    if admitted.is_err() {
        // SAFETY: nobody has it yet.
        context.roomy(|| unsafe { mlirOperationDestroy(raw) });
    }
    admitted.map(|()| raw)
}

/// An operation, outside of any block.
pub(crate) fn operation(
    context: &ObjectRef<Context>,
    source: &[u8],
    source_name: &str,
    what: &str,
) -> Result<MlirOperation> {
    // SAFETY: the context is live and locked; both texts live for the call.
    parse_with(context, source, what, |text| unsafe {
        mlirOperationCreateParse(context.raw(), text, string_ref(source_name))
    })
}

/// A module; one is put around what is no module.
pub(crate) fn module(context: &ObjectRef<Context>, source: &[u8]) -> Result<MlirOperation> {
    parse_with(context, source, "Unable to parse module assembly:", |text| {
        // SAFETY: the context is live and locked; the text lives for the call.
        let module = unsafe { mlirModuleCreateParse(context.raw(), text) };
        match module.ptr.is_null() {
            true => MlirOperation { ptr: std::ptr::null_mut() },
            // SAFETY: a live module; its operation is the same thing.
            false => unsafe { mlirModuleGetOperation(module) },
        }
    })
}
