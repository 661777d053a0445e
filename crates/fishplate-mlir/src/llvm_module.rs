//! LLVM IR: from MLIR, text or bitcode; optimised, printed, written, linked together.

use std::{
    cell::RefCell,
    ffi::{c_char, c_void},
    ptr, slice,
};

use llvm_sys::{
    LLVMDiagnosticSeverity, LLVMLinkage,
    analysis::{LLVMVerifierFailureAction, LLVMVerifyModule},
    bit_reader::LLVMParseBitcodeInContext2,
    bit_writer::LLVMWriteBitcodeToMemoryBuffer,
    core::{
        LLVMContextCreate, LLVMContextDispose, LLVMContextSetDiagnosticHandler,
        LLVMCreateMemoryBufferWithMemoryRangeCopy, LLVMDisposeMemoryBuffer, LLVMDisposeModule,
        LLVMGetBufferSize, LLVMGetBufferStart, LLVMGetDiagInfoDescription, LLVMGetDiagInfoSeverity,
        LLVMGetFirstFunction, LLVMGetFirstGlobal, LLVMGetLinkage, LLVMGetNamedFunction,
        LLVMGetNextFunction, LLVMGetNextGlobal, LLVMGetValueName2, LLVMGlobalGetValueType,
        LLVMIsDeclaration, LLVMPrintModuleToString, LLVMPrintTypeToString, LLVMSetLinkage,
        LLVMSetValueName2,
    },
    ir_reader::LLVMParseIRInContext2,
    linker::LLVMLinkModules2,
    prelude::{
        LLVMContextRef, LLVMDiagnosticInfoRef, LLVMMemoryBufferRef, LLVMModuleRef, LLVMValueRef,
    },
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
        match parse_in(context, &messages, source) {
            Ok(raw) => {
                let module = Self { raw, context, messages };
                module.verify()?;
                Ok(module)
            }
            Err(error) => {
                // SAFETY: the context is owned here, and nothing lives in it.
                unsafe { LLVMContextDispose(context) };
                Err(error)
            }
        }
    }

    /// Parses LLVM IR, textual or bitcode, and joins it with this module. A function that this module
    /// declares and the other defines must have one type in both.
    pub fn link(&self, source: &[u8]) -> Result<()> {
        let other = parse_in(self.context, &self.messages, source)?;
        let step = "cannot join the modules";
        if let Some(message) = self.conflict(other) {
            // SAFETY: the module is owned here and not used again.
            unsafe { LLVMDisposeModule(other) };
            return Err(Error::Llvm { step, message });
        }
        // SAFETY: both modules are live and of one context; this call takes the second.
        if unsafe { LLVMLinkModules2(self.raw, other) } != 0 {
            let message = self.take_errors().unwrap_or_default();
            return Err(Error::Llvm { step, message });
        }
        self.verify()
    }

    /// A function that the two modules give different types.
    fn conflict(&self, other: LLVMModuleRef) -> Option<String> {
        // SAFETY: the module is live, and so are its functions while it is not changed.
        let mut function = unsafe { LLVMGetFirstFunction(self.raw) };
        while !function.is_null() {
            let mut length = 0;
            // SAFETY: the function is live; its name is NUL-terminated and lives as long.
            let same = unsafe {
                let name = LLVMGetValueName2(function, &raw mut length);
                LLVMGetNamedFunction(other, name)
            };
            let differs = !same.is_null()
                // SAFETY: both are live; types of one context are equal when they are the same.
                && unsafe { LLVMGlobalGetValueType(function) != LLVMGlobalGetValueType(same) };
            if differs {
                // SAFETY: the types are live, and the texts are freed once.
                return Some(unsafe {
                    let name = LLVMGetValueName2(function, &raw mut length);
                    let name = std::ffi::CStr::from_ptr(name).to_string_lossy().into_owned();
                    let mine = LLVMPrintTypeToString(LLVMGlobalGetValueType(function));
                    let theirs = LLVMPrintTypeToString(LLVMGlobalGetValueType(same));
                    let (mine, theirs) = (text::take_message(mine), text::take_message(theirs));
                    format!("the function `{name}`: expected {mine}, got {theirs}")
                });
            }
            // SAFETY: the function is live.
            function = unsafe { LLVMGetNextFunction(function) };
        }
        None
    }

    /// Gives a function or global another name.
    pub fn rename(&self, old: &str, new: &str) -> Result<()> {
        let c_old = text::c_string(old)?;
        // SAFETY: the module is live, and the name for the call.
        let function = unsafe { LLVMGetNamedFunction(self.raw, c_old.as_ptr()) };
        if function.is_null() {
            let message = format!("no function `{old}`");
            return Err(Error::Llvm { step: "cannot rename", message });
        }
        // SAFETY: the function is live, and LLVM copies the name.
        unsafe { LLVMSetValueName2(function, new.as_ptr().cast(), new.len()) };
        Ok(())
    }

    /// Hides every definition but those of `keep`: inside the object, or, if a prefix is given, behind
    /// it. What is private or internal stays so.
    pub fn seclude(&self, keep: &[&str], prefix: Option<&str>) {
        // SAFETY: the module is live, and so are its members while none is removed.
        unsafe {
            let mut function = LLVMGetFirstFunction(self.raw);
            while !function.is_null() {
                seclude(function, keep, prefix);
                function = LLVMGetNextFunction(function);
            }
            let mut global = LLVMGetFirstGlobal(self.raw);
            while !global.is_null() {
                seclude(global, keep, prefix);
                global = LLVMGetNextGlobal(global);
            }
        }
    }

    /// Whether the module defines a function of this name.
    pub fn defines(&self, name: &str) -> bool {
        let Ok(name) = text::c_string(name) else { return false };
        // SAFETY: the module is live, and the name for the call.
        let function = unsafe { LLVMGetNamedFunction(self.raw, name.as_ptr()) };
        // SAFETY: the function is live if it is not null.
        !function.is_null() && unsafe { LLVMIsDeclaration(function) } == 0
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

/// # Safety
/// `member` is a live function or global.
unsafe fn seclude(member: LLVMValueRef, keep: &[&str], prefix: Option<&str>) {
    // SAFETY: the member is live.
    let (declared, linkage) = unsafe { (LLVMIsDeclaration(member), LLVMGetLinkage(member)) };
    let mut length = 0;
    // SAFETY: the member is live; its name is NUL-terminated and lives as long as it stays.
    let name = unsafe { std::ffi::CStr::from_ptr(LLVMGetValueName2(member, &raw mut length)) };
    let name = name.to_string_lossy().into_owned();
    let hidden =
        matches!(linkage, LLVMLinkage::LLVMInternalLinkage | LLVMLinkage::LLVMPrivateLinkage);
    if declared != 0 || hidden || keep.contains(&name.as_str()) || name.starts_with("llvm.") {
        return;
    }
    match prefix {
        Some(prefix) => {
            let name = format!("{prefix}{name}");
            // SAFETY: the member is live, and LLVM copies the name.
            unsafe { LLVMSetValueName2(member, name.as_ptr().cast(), name.len()) };
        }
        // SAFETY: the member is a definition.
        None => unsafe { LLVMSetLinkage(member, LLVMLinkage::LLVMInternalLinkage) },
    }
}

/// Parses into a context. The caller owns the result.
fn parse_in(
    context: LLVMContextRef,
    messages: &RefCell<Vec<String>>,
    source: &[u8],
) -> Result<LLVMModuleRef> {
    let buffer = memory_buffer(source, c"module");
    let mut raw = ptr::null_mut();
    let complaint = if source.starts_with(b"BC\xC0\xDE") {
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
    match complaint {
        Some(message) => Err(Error::Llvm { step: "cannot parse the LLVM IR", message }),
        None => Ok(raw),
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
