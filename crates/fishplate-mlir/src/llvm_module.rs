//! LLVM IR: translating it from MLIR, parsing, optimising, printing, writing and linking it.

use std::{
    borrow::Cow,
    cell::{Cell, RefCell},
    ffi::{c_char, c_void},
    ptr, slice,
};

use llvm_sys::{
    LLVMDiagnosticSeverity, LLVMLinkage,
    analysis::{LLVMVerifierFailureAction, LLVMVerifyModule},
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
    prelude::{
        LLVMContextRef, LLVMDiagnosticInfoRef, LLVMMemoryBufferRef, LLVMModuleRef, LLVMValueRef,
    },
};

use crate::{
    Error, OpRef, Result,
    apart::{ChildOutcome, Purpose, apart},
    guarded::{fishplateLinkModules, fishplateParseIR, fishplateTranslate, guarded},
    nesting::{self, Syntax},
    stack::{ANY_DEPTH, with_room},
    text,
};

/// Steps from one member of a module to the next.
type Next = unsafe extern "C" fn(LLVMValueRef) -> LLVMValueRef;

/// The name of the step that parses LLVM IR.
const PARSE: &str = "cannot parse the LLVM IR";

/// A module of LLVM IR with its own context.
pub struct LlvmModule {
    pub(crate) raw: LLVMModuleRef,
    context: LLVMContextRef,
    // Boxed, because the handler in the context keeps its address.
    messages: Box<RefCell<Vec<String>>>,
    // Whether an error left module and context in an unknown state, so that they are not freed.
    lost: Cell<bool>,
}

// SAFETY: module and context belong to each other and to this value only; no part of them is tied to a thread.
unsafe impl Send for LlvmModule {}

impl LlvmModule {
    /// Creates a context whose errors are collected. LLVM's own handler would end the process.
    fn context() -> (LLVMContextRef, Box<RefCell<Vec<String>>>) {
        let messages = Box::<RefCell<Vec<String>>>::default();
        // SAFETY: no requirements.
        let context = unsafe { LLVMContextCreate() };
        let sink = (&raw const *messages).cast_mut().cast::<c_void>();
        // SAFETY: the context is live; the box is dropped after the context is destroyed.
        unsafe { LLVMContextSetDiagnosticHandler(context, Some(hear), sink) };
        (context, messages)
    }

    /// Translates a module to LLVM IR. `None` if it cannot be translated, and an error if LLVM hit a fatal error.
    /// Nothing of the context may be used or freed after such an error.
    pub fn translate(module: OpRef<'_>) -> std::result::Result<Option<Self>, String> {
        let (context, messages) = Self::context();
        let translate = |raw| {
            // SAFETY: module and context are live.
            unsafe { fishplateTranslate(module.raw, context, raw) }
        };
        // SAFETY: `fishplateTranslate` is a guarded call.
        let raw = with_room(ANY_DEPTH, || unsafe { guarded(translate) });
        let raw: LLVMModuleRef = match raw {
            Ok(raw) => raw,
            Err(message) => {
                Box::leak(messages);
                return Err(message);
            }
        };
        if raw.is_null() {
            // SAFETY: the context is owned here, and nothing in it is alive.
            unsafe { LLVMContextDispose(context) };
            return Ok(None);
        }
        Ok(Some(Self { raw, context, messages, lost: Cell::new(false) }))
    }

    /// Parses LLVM IR, as text or bitcode.
    pub fn parse(source: &[u8]) -> Result<Self> {
        Self::parse_here(&trustworthy(source)?)
    }

    fn parse_here(source: &[u8]) -> Result<Self> {
        let (context, messages) = Self::context();
        let lost = Cell::new(false);
        match parse_in(context, &messages, &lost, source) {
            Ok(raw) => {
                let module = Self { raw, context, messages, lost };
                module.verify()?;
                Ok(module)
            }
            Err(error) => {
                if lost.get() {
                    Box::leak(messages);
                } else {
                    // SAFETY: the context is owned here, and nothing in it is alive.
                    unsafe { LLVMContextDispose(context) };
                }
                Err(error)
            }
        }
    }

    /// Parses LLVM IR, as text or bitcode, and links it into this module. A function that this module declares and the
    /// other defines must have the same type in both.
    pub fn link(&self, source: &[u8]) -> Result<()> {
        self.link_here(&trustworthy(source)?)
    }

    /// Like [`LlvmModule::link`], but without protection against damaged bitcode: for a process that may crash.
    pub fn link_here(&self, source: &[u8]) -> Result<()> {
        let other = parse_in(self.context, &self.messages, &self.lost, source)?;
        let step = "cannot join the modules";
        // Linking assumes that the module is valid.
        if let Err(error) = verify(other) {
            // SAFETY: the module is owned here and not used again.
            unsafe { LLVMDisposeModule(other) };
            return Err(error);
        }
        if let Some(message) = self.conflict(other) {
            // SAFETY: the module is owned here and not used again.
            unsafe { LLVMDisposeModule(other) };
            return Err(Error::Ir { step, message });
        }
        let join = |failed| {
            // SAFETY: both modules are live and share one context; this call takes ownership of the second.
            unsafe { fishplateLinkModules(self.raw, other, failed) }
        };
        // SAFETY: `fishplateLinkModules` is a guarded call.
        if with_room(ANY_DEPTH, || unsafe { guarded(join) })
            .map_err(|message| self.lose(step, message))?
            != 0
        {
            let message = self.take_errors().unwrap_or_default();
            return Err(Error::Ir { step, message });
        }
        self.verify()
    }

    /// Finds a function to which the two modules give different types. Local functions are skipped, because they are
    /// renamed if names clash.
    fn conflict(&self, other: LLVMModuleRef) -> Option<String> {
        // SAFETY: the module is live, and its functions are live while it is not changed.
        let mut function = unsafe { LLVMGetFirstFunction(self.raw) };
        while !function.is_null() {
            let mut length = 0;
            // SAFETY: the function is live; its name is NUL-terminated and lives as long as the function.
            let same = unsafe {
                let name = LLVMGetValueName2(function, &raw mut length);
                LLVMGetNamedFunction(other, name)
            };
            let differs = !same.is_null()
                && !is_local(function)
                && !is_local(same)
                // SAFETY: both are live; equal types of one context are identical.
                && unsafe { LLVMGlobalGetValueType(function) != LLVMGlobalGetValueType(same) };
            if differs {
                // SAFETY: the types are live, and each text is freed once.
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

    /// Renames a function or global.
    pub fn rename(&self, old: &str, new: &str) -> Result<()> {
        let c_old = text::c_string(old)?;
        // SAFETY: the module is live, and the name lives for the call.
        let function = unsafe { LLVMGetNamedFunction(self.raw, c_old.as_ptr()) };
        if function.is_null() {
            let message = format!("no function `{old}`");
            return Err(Error::Llvm { step: "cannot rename", message });
        }
        // SAFETY: the function is live, and LLVM copies the name.
        unsafe { LLVMSetValueName2(function, new.as_ptr().cast(), new.len()) };
        Ok(())
    }

    /// Hides every definition except those in `keep`: it becomes internal or, if a prefix is given, gets the prefix.
    /// Private and internal definitions stay unchanged.
    pub fn seclude(&self, keep: &[&str], prefix: Option<&str>) {
        // SAFETY: the module is live, and its members are live while none is removed.
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

    /// Adds a text in a section of the object that the program itself does not read, but tools and loaders do.
    pub fn add_note(&self, section: &str, text: &str) {
        let quoted: String = text.bytes().map(|byte| format!("\\{byte:03o}")).collect();
        self.add_assembly(&format!(
            ".section \"{section}\",\"\",@progbits\n.asciz \"{quoted}\"\n.previous\n"
        ));
    }

    /// Adds a property to the object that the system's loader reads (`NT_GNU_PROPERTY_TYPE_0`). The section has a
    /// special name, because LLVM's linker drops the usual one.
    pub fn add_property(&self, property: u32, value: u32) {
        self.add_assembly(&format!(
            ".section \".note.fishplate.property\",\"a\",@note\n.p2align 3\n.long 4, 16, 5\n\
             .asciz \"GNU\"\n.long {property:#x}, 4, {value:#x}, 0\n.previous\n"
        ));
    }

    fn add_assembly(&self, assembly: &str) {
        // SAFETY: the module is live; LLVM copies the given number of bytes.
        unsafe {
            llvm_sys::core::LLVMAppendModuleInlineAsm(
                self.raw,
                assembly.as_ptr().cast(),
                assembly.len(),
            );
        }
    }

    /// Whether the module defines a function with this name.
    pub fn defines(&self, name: &str) -> bool {
        let Ok(name) = text::c_string(name) else { return false };
        // SAFETY: the module is live, and the name lives for the call.
        let function = unsafe { LLVMGetNamedFunction(self.raw, name.as_ptr()) };
        // SAFETY: the function is live if it is not null.
        !function.is_null() && unsafe { LLVMIsDeclaration(function) } == 0
    }

    /// Whether the module declares a function with this name without defining it.
    pub fn declares(&self, name: &str) -> bool {
        let Ok(name) = text::c_string(name) else { return false };
        // SAFETY: the module is live, and the name lives for the call.
        let function = unsafe { LLVMGetNamedFunction(self.raw, name.as_ptr()) };
        // SAFETY: the function is live if it is not null.
        !function.is_null() && unsafe { LLVMIsDeclaration(function) } != 0
    }

    /// The names of the functions and globals that the module defines.
    pub fn definitions(&self) -> Vec<String> {
        let mut names = Vec::new();
        // SAFETY: the module is live, and its members are live while none is removed; their names have the given
        // lengths.
        unsafe {
            let functions = (LLVMGetFirstFunction(self.raw), LLVMGetNextFunction as Next);
            let globals = (LLVMGetFirstGlobal(self.raw), LLVMGetNextGlobal as Next);
            for (mut member, next) in [functions, globals] {
                while !member.is_null() {
                    if LLVMIsDeclaration(member) == 0 {
                        let mut length = 0;
                        let name = LLVMGetValueName2(member, &raw mut length);
                        let name = slice::from_raw_parts(name.cast::<u8>(), length);
                        names.push(String::from_utf8_lossy(name).into_owned());
                    }
                    member = next(member);
                }
            }
        }
        names
    }

    /// Verifies the module.
    pub fn verify(&self) -> Result<()> {
        verify(self.raw)
    }

    pub(crate) fn is_lost(&self) -> bool {
        self.lost.get()
    }

    /// Records that an error left the module in an unknown state.
    pub(crate) fn lose(&self, step: &'static str, message: String) -> Error {
        self.lost.set(true);
        let messages = self.take_errors().into_iter().chain([message]);
        Error::Llvm { step, message: messages.collect::<Vec<_>>().join("\n") }
    }

    /// Takes the errors that LLVM reported since the last call.
    pub(crate) fn take_errors(&self) -> Option<String> {
        let messages = self.messages.take();
        (!messages.is_empty()).then(|| messages.join("\n"))
    }

    /// The module as bitcode.
    pub fn bitcode(&self) -> Vec<u8> {
        // SAFETY: the module is live.
        let buffer = unsafe { LLVMWriteBitcodeToMemoryBuffer(self.raw) };
        // SAFETY: LLVM created the buffer for this call.
        unsafe { take_buffer(buffer) }
    }
}

impl std::fmt::Display for LlvmModule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // SAFETY: the module is live; the text is ours to free.
        let print = || unsafe { text::take_message(LLVMPrintModuleToString(self.raw)) };
        f.write_str(&with_room(ANY_DEPTH, print))
    }
}

impl Drop for LlvmModule {
    fn drop(&mut self) {
        if self.lost.get() {
            // The handler in the context keeps the address of the list.
            std::mem::forget(std::mem::take(&mut self.messages));
            return;
        }
        // SAFETY: the module is owned and not used again.
        with_room(ANY_DEPTH, || unsafe { LLVMDisposeModule(self.raw) });
        // SAFETY: the context is owned, and its only module is gone.
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

/// Verifies a module, which must be live.
fn verify(module: LLVMModuleRef) -> Result<()> {
    let mut message = ptr::null_mut();
    let action = LLVMVerifierFailureAction::LLVMReturnStatusAction;
    // SAFETY: the module is live; the message is ours to free.
    let verify = || unsafe { LLVMVerifyModule(module, action, &raw mut message) };
    let broken = with_room(ANY_DEPTH, verify);
    // SAFETY: LLVM allocated the message.
    let message = unsafe { text::take_message(message) };
    if broken == 0 {
        return Ok(());
    }
    Err(Error::Ir { step: "the LLVM IR is not valid", message })
}

/// # Safety
/// `member` is a live function or global.
unsafe fn seclude(member: LLVMValueRef, keep: &[&str], prefix: Option<&str>) {
    // SAFETY: the member is live.
    let (declared, linkage) = unsafe { (LLVMIsDeclaration(member), LLVMGetLinkage(member)) };
    let mut length = 0;
    // SAFETY: the member is live; its name is NUL-terminated, and lives until the member is renamed or removed.
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

/// Whether a function, which must be live, is invisible to other modules.
fn is_local(function: LLVMValueRef) -> bool {
    // SAFETY: the callers pass functions of live modules.
    let linkage = unsafe { LLVMGetLinkage(function) };
    matches!(linkage, LLVMLinkage::LLVMInternalLinkage | LLVMLinkage::LLVMPrivateLinkage)
}

/// Returns text unchanged, and bitcode after a child process has read and rewritten it.
fn trustworthy(source: &[u8]) -> Result<Cow<'_, [u8]>> {
    if !is_bitcode(source) {
        return Ok(Cow::Borrowed(source));
    }
    let read = || match LlvmModule::parse_here(source) {
        Ok(module) => Ok(module.bitcode()),
        Err(Error::Ir { message, .. }) => Err(message),
        Err(other) => Err(other.to_string()),
    };
    match apart(Purpose::Read(source.len()), read) {
        ChildOutcome::Made(bitcode) => Ok(Cow::Owned(bitcode)),
        ChildOutcome::Refused(message) | ChildOutcome::Died(message) => {
            Err(Error::Ir { step: PARSE, message })
        }
    }
}

/// Whether these bytes are bitcode, plain or in a wrapper.
fn is_bitcode(source: &[u8]) -> bool {
    source.starts_with(b"BC\xC0\xDE") || source.starts_with(b"\xDE\xC0\x17\x0B")
}

/// Parses into a context. The caller owns the result.
fn parse_in(
    context: LLVMContextRef,
    messages: &RefCell<Vec<String>>,
    lost: &Cell<bool>,
    source: &[u8],
) -> Result<LLVMModuleRef> {
    let (step, is_bitcode) = (PARSE, is_bitcode(source));
    if !is_bitcode && let Err(fault) = nesting::measure(source, Syntax::Llvm) {
        let message = format!("module:{}:{}: error: {}", fault.line, fault.column, fault.message);
        return Err(Error::Ir { step, message });
    }
    let buffer = memory_buffer(source, c"module");
    let mut raw = ptr::null_mut();
    let mut message = ptr::null_mut();
    let parse = |failed| {
        // SAFETY: context and buffer are live; the buffer stays ours.
        unsafe {
            fishplateParseIR(
                context,
                buffer,
                is_bitcode.into(),
                &raw mut raw,
                &raw mut message,
                failed,
            )
        }
    };
    // SAFETY: `fishplateParseIR` is a guarded call.
    let failed = with_room(ANY_DEPTH, || unsafe { guarded(parse) }).map_err(|message| {
        lost.set(true);
        Error::Ir { step, message }
    })?;
    // SAFETY: the buffer is owned here and not used again.
    unsafe { LLVMDisposeMemoryBuffer(buffer) };
    if failed == 0 {
        return Ok(raw);
    }
    // SAFETY: LLVM allocated the message, if there is one.
    let mut message = unsafe { text::take_message(message) };
    if is_bitcode {
        message = messages.take().join("\n");
    }
    Err(Error::Ir { step, message })
}

/// Copies `bytes` to an LLVM buffer, with a NUL at the end.
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

/// Returns the bytes of a buffer, and frees the buffer.
///
/// # Safety
/// The buffer is live, and nothing else uses or frees it.
pub(crate) unsafe fn take_buffer(buffer: LLVMMemoryBufferRef) -> Vec<u8> {
    // SAFETY: the buffer is live, and this function owns it.
    unsafe {
        let start = LLVMGetBufferStart(buffer).cast::<u8>();
        let bytes = slice::from_raw_parts(start, LLVMGetBufferSize(buffer)).to_vec();
        LLVMDisposeMemoryBuffer(buffer);
        bytes
    }
}
