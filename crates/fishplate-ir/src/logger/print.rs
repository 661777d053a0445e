//! Prints for the log. They are made while passes run, on whatever thread a pass is on, so they take
//! no lock and look only at the operation that they are given.

use fishplate::Str;
use mlir_sys::{
    MlirOperation, mlirAttributeIsAString, mlirIdentifierStr, mlirOpPrintingFlagsCreate,
    mlirOpPrintingFlagsDestroy, mlirOpPrintingFlagsEnableDebugInfo,
    mlirOpPrintingFlagsUseLocalScope, mlirOperationGetAttributeByName, mlirOperationGetName,
    mlirOperationGetParentOperation, mlirOperationPrintWithFlags, mlirStringAttrGetValue,
};

use crate::raw::{collect_text, string_ref, to_string};

/// The text of an operation; `local` when other threads may be at work around it.
///
/// # Safety
/// `op` is live and nobody changes it, or, unless `local`, anything around it.
pub(super) unsafe fn text(op: MlirOperation, debug_info: bool, local: bool) -> Str {
    // SAFETY: no requirements.
    let flags = unsafe { mlirOpPrintingFlagsCreate() };
    if debug_info {
        // SAFETY: the flags are live.
        unsafe { mlirOpPrintingFlagsEnableDebugInfo(flags, true, false) };
    }
    if local {
        // SAFETY: the flags are live.
        unsafe { mlirOpPrintingFlagsUseLocalScope(flags) };
    }
    // SAFETY: operation and flags are live, and the callback gets the sink it expects.
    let text = collect_text(|append, sink| unsafe {
        mlirOperationPrintWithFlags(op, flags, append, sink);
    });
    // SAFETY: the flags are not used again.
    unsafe { mlirOpPrintingFlagsDestroy(flags) };
    Str::from(text)
}

/// The name of an operation.
///
/// # Safety
/// `op` is live.
pub(super) unsafe fn name(op: MlirOperation) -> String {
    // SAFETY: live; names live as long as the context.
    unsafe { to_string(mlirIdentifierStr(mlirOperationGetName(op))) }
}

/// The name of an operation, and its symbol if it has one.
///
/// # Safety
/// `op` is live and nobody changes it.
pub(super) unsafe fn label(op: MlirOperation) -> String {
    // SAFETY: live.
    let symbol = unsafe { mlirOperationGetAttributeByName(op, string_ref("sym_name")) };
    // SAFETY: live.
    let name = unsafe { name(op) };
    // SAFETY: an attribute; null is asked first.
    if symbol.ptr.is_null() || !unsafe { mlirAttributeIsAString(symbol) } {
        return name;
    }
    // SAFETY: a string attribute; its text lives as long as the context.
    format!("{name} @{}", unsafe { to_string(mlirStringAttrGetValue(symbol)) })
}

/// The names of the operations from `root` to `op`.
///
/// # Safety
/// Both are live, `root` is `op` or around it, and nobody moves what is between.
pub(super) unsafe fn path(root: MlirOperation, op: MlirOperation) -> String {
    let mut names = Vec::new();
    let mut at = op;
    loop {
        // SAFETY: `op`, or an operation around it.
        names.push(unsafe { name(at) });
        // SAFETY: as above.
        let parent = unsafe { mlirOperationGetParentOperation(at) };
        if at.ptr == root.ptr || parent.ptr.is_null() {
            break;
        }
        at = parent;
    }
    names.reverse();
    names.join("/")
}
