//! Calls into LLVM whose fatal errors come back as errors instead of ending the process: an instruction
//! that the target lacks, an intrinsic that cannot be lowered. The object that such a call worked on is
//! in an unknown state, so its owner leaks it instead of freeing it.

use std::{ffi::c_char, mem::MaybeUninit};

use llvm_sys::{
    error::LLVMErrorRef,
    prelude::{LLVMBool, LLVMContextRef, LLVMMemoryBufferRef, LLVMModuleRef},
    target_machine::{LLVMCodeGenFileType, LLVMTargetMachineRef},
    transforms::pass_builder::LLVMPassBuilderOptionsRef,
};
use mlir_sys::{MlirOperation, MlirPassManager};

use crate::text;

unsafe extern "C" {
    pub(crate) fn fishplateParseIR(
        context: LLVMContextRef,
        buffer: LLVMMemoryBufferRef,
        bitcode: i32,
        module: *mut LLVMModuleRef,
        message: *mut *mut c_char,
        failed: *mut LLVMBool,
    ) -> *mut c_char;
    pub(crate) fn fishplateLinkModules(
        into: LLVMModuleRef,
        from: LLVMModuleRef,
        failed: *mut LLVMBool,
    ) -> *mut c_char;
    pub(crate) fn fishplateRunPasses(
        module: LLVMModuleRef,
        pipeline: *const c_char,
        machine: LLVMTargetMachineRef,
        options: LLVMPassBuilderOptionsRef,
        error: *mut LLVMErrorRef,
    ) -> *mut c_char;
    pub(crate) fn fishplateEmit(
        machine: LLVMTargetMachineRef,
        module: LLVMModuleRef,
        kind: LLVMCodeGenFileType,
        message: *mut *mut c_char,
        buffer: *mut LLVMMemoryBufferRef,
        failed: *mut LLVMBool,
    ) -> *mut c_char;
    pub(crate) fn fishplateTranslate(
        module: MlirOperation,
        context: LLVMContextRef,
        translated: *mut LLVMModuleRef,
    ) -> *mut c_char;
    pub(crate) fn fishplateRunPassManager(
        manager: MlirPassManager,
        op: MlirOperation,
        done: *mut bool,
    ) -> *mut c_char;
}

/// Returns the result of a guarded call, or the message of the fatal error that ended it.
///
/// # Safety
/// `call` returns the value that one of the functions above returned, and that function wrote the result if it returned
/// null.
pub(crate) unsafe fn guarded<T>(call: impl FnOnce(*mut T) -> *mut c_char) -> Result<T, String> {
    let mut result = MaybeUninit::uninit();
    let fatal = call(result.as_mut_ptr());
    if fatal.is_null() {
        // SAFETY: the caller's contract.
        return Ok(unsafe { result.assume_init() });
    }
    // SAFETY: the shim allocated the message as LLVM does, and gives up ownership.
    Err(unsafe { text::take_message(fatal) })
}
