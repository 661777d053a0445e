//! LLVM IR: from MLIR, text or bitcode; optimised, printed, written, linked together.

use std::{
    cell::RefCell,
    ffi::{c_char, c_void},
    ptr, slice,
};

use llvm_sys::{
    LLVMDiagnosticSeverity,
    analysis::{LLVMVerifierFailureAction, LLVMVerifyModule},
    bit_reader::LLVMParseBitcodeInContext2,
    bit_writer::LLVMWriteBitcodeToMemoryBuffer,
    core::{
        LLVMContextCreate, LLVMContextDispose, LLVMContextSetDiagnosticHandler,
        LLVMCreateMemoryBufferWithMemoryRangeCopy, LLVMDisposeMemoryBuffer, LLVMDisposeModule,
        LLVMGetBufferSize, LLVMGetBufferStart, LLVMGetDiagInfoDescription, LLVMGetDiagInfoSeverity,
        LLVMPrintModuleToString,
    },
    ir_reader::LLVMParseIRInContext2,
    prelude::{LLVMContextRef, LLVMDiagnosticInfoRef, LLVMMemoryBufferRef, LLVMModuleRef},
};
use mlir_sys::mlirTranslateModuleToLLVMIR;

use crate::{Error, OpRef, Result, text};

/// A module of LLVM IR with a context of its own.
pub struct LlvmModule {
    pub(crate) raw: LLVMModuleRef,
    context: LLVMContextRef,
    // Boxed: the handler in the context keeps its address.
    messages: Box<RefCell<Vec<String>>>,
}

// SAFETY: module and context belong to each other and to this value only; nothing in them is tied
// to a thread.
unsafe impl Send for LlvmModule {}

impl LlvmModule {
    /// A context whose errors are collected; LLVM's own handler would end the process.
    fn context() -> (LLVMContextRef, Box<RefCell<Vec<String>>>) {
        let messages = Box::<RefCell<Vec<String>>>::default();
        // SAFETY: no requirements.
        let context = unsafe { LLVMContextCreate() };
        let sink = (&raw const *messages).cast_mut().cast::<c_void>();
        // SAFETY: the context is live; the box is dropped after the context is disposed of.
        unsafe { LLVMContextSetDiagnosticHandler(context, Some(hear), sink) };
        (context, messages)
    }

    pub(crate) fn translate(module: OpRef<'_>) -> Option<Self> {
        let (context, messages) = Self::context();
        // SAFETY: module and context are live. Both crates bind the same C types.
        let raw = unsafe { mlirTranslateModuleToLLVMIR(module.raw, context.cast()) };
        let raw: LLVMModuleRef = raw.cast();
        if raw.is_null() {
            // SAFETY: the context is owned here, and nothing lives in it.
            unsafe { LLVMContextDispose(context) };
            return None;
        }
        Some(Self { raw, context, messages })
    }

    /// Parses LLVM IR, textual or bitcode.
    pub fn parse(source: &[u8]) -> Result<Self> {
        let (context, messages) = Self::context();
        let buffer = memory_buffer(source, c"module");
        let mut raw = ptr::null_mut();
        let is_bitcode = source.starts_with(b"BC\xC0\xDE");
        let complaint = if is_bitcode {
            // SAFETY: context and buffer are live; the buffer stays ours.
            let failed = unsafe { LLVMParseBitcodeInContext2(context, buffer, &raw mut raw) };
            (failed != 0).then(|| messages.take().join("\n"))
        } else {
            let mut message = ptr::null_mut();
            // SAFETY: context and buffer are live; the buffer stays ours.
            let failed =
                unsafe { LLVMParseIRInContext2(context, buffer, &raw mut raw, &raw mut message) };
            // SAFETY: LLVM allocated the message.
            (failed != 0).then(|| unsafe { text::take_message(message) })
        };
        // SAFETY: the buffer is owned here and not used again.
        unsafe { LLVMDisposeMemoryBuffer(buffer) };
        if let Some(message) = complaint {
            // SAFETY: the context is owned here, and nothing lives in it.
            unsafe { LLVMContextDispose(context) };
            return Err(Error::Llvm { step: "cannot parse the LLVM IR", message });
        }
        let module = Self { raw, context, messages };
        module.verify()?;
        Ok(module)
    }

    /// Checks the rules of LLVM IR.
    pub fn verify(&self) -> Result<()> {
        let mut message = ptr::null_mut();
        let action = LLVMVerifierFailureAction::LLVMReturnStatusAction;
        // SAFETY: the module is live; the message is ours to free.
        let broken = unsafe { LLVMVerifyModule(self.raw, action, &raw mut message) };
        // SAFETY: LLVM allocated the message.
        let message = unsafe { text::take_message(message) };
        if broken == 0 {
            return Ok(());
        }
        Err(Error::Llvm { step: "the LLVM IR is not valid", message })
    }

    /// The errors that LLVM reported since the last call.
    pub(crate) fn take_errors(&self) -> Option<String> {
        let messages = self.messages.take();
        (!messages.is_empty()).then(|| messages.join("\n"))
    }

    /// The module as bitcode.
    pub fn bitcode(&self) -> Vec<u8> {
        // SAFETY: the module is live; the buffer is ours.
        take_buffer(unsafe { LLVMWriteBitcodeToMemoryBuffer(self.raw) })
    }
}

impl std::fmt::Display for LlvmModule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // SAFETY: the module is live; the text is ours to free.
        f.write_str(&unsafe { text::take_message(LLVMPrintModuleToString(self.raw)) })
    }
}

impl Drop for LlvmModule {
    fn drop(&mut self) {
        // SAFETY: the module is owned and not used again.
        unsafe { LLVMDisposeModule(self.raw) };
        // SAFETY: the context is owned, and its one module is gone.
        unsafe { LLVMContextDispose(self.context) };
    }
}

extern "C" fn hear(info: LLVMDiagnosticInfoRef, sink: *mut c_void) {
    // SAFETY: LLVM passes a diagnostic that lives for the call.
    if unsafe { LLVMGetDiagInfoSeverity(info) } as i32 != LLVMDiagnosticSeverity::LLVMDSError as i32
    {
        return;
    }
    // SAFETY: the diagnostic is live; the text is ours to free.
    let message = unsafe { text::take_message(LLVMGetDiagInfoDescription(info)) };
    // SAFETY: `context` passes a list that outlives the context.
    let sink = unsafe { &*sink.cast::<RefCell<Vec<String>>>() };
    if let Ok(mut list) = sink.try_borrow_mut() {
        list.push(message);
    }
}

/// A copy of `bytes` as LLVM's buffer, with a NUL behind it.
pub(crate) fn memory_buffer(bytes: &[u8], name: &std::ffi::CStr) -> LLVMMemoryBufferRef {
    // SAFETY: LLVM copies the range and the name.
    unsafe {
        LLVMCreateMemoryBufferWithMemoryRangeCopy(
            bytes.as_ptr().cast::<c_char>(),
            bytes.len(),
            name.as_ptr(),
        )
    }
}

/// The bytes of a buffer, which ends here.
pub(crate) fn take_buffer(buffer: LLVMMemoryBufferRef) -> Vec<u8> {
    // SAFETY: the buffer is live and owned by the caller, who gives it away.
    unsafe {
        let start = LLVMGetBufferStart(buffer).cast::<u8>();
        let bytes = slice::from_raw_parts(start, LLVMGetBufferSize(buffer)).to_vec();
        LLVMDisposeMemoryBuffer(buffer);
        bytes
    }
}
