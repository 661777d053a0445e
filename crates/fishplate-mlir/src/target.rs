//! Targets and code generation: optimise a module and emit it as an object, assembly or PTX.

use std::{
    cell::Cell,
    collections::HashSet,
    ffi::{CStr, CString, c_char, c_int},
    ptr,
    sync::Once,
};

use llvm_sys::{
    core::LLVMSetTarget,
    support::LLVMParseCommandLineOptions,
    target::{LLVMDisposeTargetData, LLVMSetModuleDataLayout},
    target_machine::{
        LLVMCodeGenFileType, LLVMCodeGenOptLevel, LLVMCodeModel, LLVMCreateTargetDataLayout,
        LLVMCreateTargetMachine, LLVMDisposeTargetMachine, LLVMGetDefaultTargetTriple,
        LLVMGetHostCPUFeatures, LLVMGetHostCPUName, LLVMGetTargetFromTriple, LLVMRelocMode,
        LLVMTargetMachineRef,
    },
    transforms::pass_builder::{LLVMCreatePassBuilderOptions, LLVMDisposePassBuilderOptions},
};

use crate::{
    Error, LlvmModule, Result,
    guarded::{fishplateEmit, fishplateRunPasses, guarded},
    llvm_module,
    stack::{ANY_DEPTH, with_room},
    text,
};

/// LLVM's optimisation level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OptLevel {
    /// No optimisation, for the fastest compilation.
    O0,
    /// Light optimisation.
    O1,
    /// The usual optimisation.
    O2,
    /// Full optimisation.
    O3,
}

impl OptLevel {
    /// Level `number`, 0 to 3.
    pub fn from_number(number: i64) -> Option<Self> {
        [Self::O0, Self::O1, Self::O2, Self::O3].get(usize::try_from(number).ok()?).copied()
    }
}

/// The target of code generation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// Such as `x86_64-pc-linux-gnu` or `nvptx64-nvidia-cuda`.
    pub triple: String,
    /// Such as `x86-64-v3` or `sm_90`; empty for the oldest one of the triple.
    pub cpu: String,
    /// Such as `+avx2,-sse4a`; may be empty.
    pub features: String,
}

impl Target {
    /// This machine, with all features of its processor.
    pub fn host() -> Self {
        initialise();
        // SAFETY: LLVM allocates the three strings, and each is freed once.
        unsafe {
            Self {
                triple: text::take_message(LLVMGetDefaultTargetTriple()),
                cpu: text::take_message(LLVMGetHostCPUName()),
                features: text::take_message(LLVMGetHostCPUFeatures()),
            }
        }
    }

    /// The processor features that code for this target may use: those of its processor and those that it names. For an
    /// architecture of this machine, the list contains only features that a machine can lack, and no tuning flags.
    pub fn needs(&self) -> Vec<String> {
        initialise();
        let strings = [&self.triple, &self.cpu, &self.features].map(|part| text::c_string(part));
        let [Ok(triple), Ok(cpu), Ok(features)] = strings else { return Vec::new() };
        // SAFETY: passes three NUL-terminated strings.
        let names =
            unsafe { fishplateTargetFeatures(triple.as_ptr(), cpu.as_ptr(), features.as_ptr()) };
        if names.is_null() {
            return Vec::new();
        }
        // SAFETY: the shim allocated the text for `free`, like LLVM's messages.
        let names = unsafe { text::take_message(names) };
        let host = Self::host();
        let here: HashSet<&str> =
            host.features.split(',').filter_map(|name| name.get(1..)).collect();
        let names = names.split(',').filter(|name| !name.is_empty());
        let same_kind = self.architecture() == host.architecture();
        names.filter(|name| !same_kind || here.contains(name)).map(str::to_owned).collect()
    }

    /// The architecture: the first word of the triple.
    pub fn architecture(&self) -> &str {
        self.triple.split('-').next().unwrap_or_default()
    }

    /// A generic processor of a triple.
    pub fn generic(triple: &str) -> Self {
        Self { triple: triple.to_owned(), cpu: String::new(), features: String::new() }
    }

    /// NVIDIA GPUs of an architecture such as `sm_90`, with a version of PTX such as 80.
    pub fn nvptx(arch: &str, ptx: u32) -> Self {
        Self {
            triple: "nvptx64-nvidia-cuda".to_owned(),
            cpu: arch.to_owned(),
            features: format!("+ptx{ptx}"),
        }
    }
}

/// Options that LLVM accepts only as a command line. An array on the stack with more uses than this limit counts as
/// escaping, so it stays in memory; unrolled loops soon exceed the default of 100.
const COMMAND_LINE: [&CStr; 2] = [c"fishplate", c"-capture-tracking-max-uses-to-explore=1000"];

/// Initialises LLVM's targets, once.
pub(crate) fn initialise() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let words = COMMAND_LINE.map(CStr::as_ptr);
        // SAFETY: the words are NUL-terminated and as many as given; no pass that might read the options runs before
        // there is a target machine.
        unsafe {
            LLVMParseCommandLineOptions(words.len() as c_int, words.as_ptr(), ptr::null());
        }
        // SAFETY: each runs once; nobody uses LLVM's table of targets before this.
        unsafe {
            llvm_sys::target::LLVMInitializeX86TargetInfo();
            llvm_sys::target::LLVMInitializeX86Target();
            llvm_sys::target::LLVMInitializeX86TargetMC();
            llvm_sys::target::LLVMInitializeX86AsmPrinter();
            llvm_sys::target::LLVMInitializeX86AsmParser();
            llvm_sys::target::LLVMInitializeAArch64TargetInfo();
            llvm_sys::target::LLVMInitializeAArch64Target();
            llvm_sys::target::LLVMInitializeAArch64TargetMC();
            llvm_sys::target::LLVMInitializeAArch64AsmPrinter();
            llvm_sys::target::LLVMInitializeAArch64AsmParser();
            llvm_sys::target::LLVMInitializeNVPTXTargetInfo();
            llvm_sys::target::LLVMInitializeNVPTXTarget();
            llvm_sys::target::LLVMInitializeNVPTXTargetMC();
            llvm_sys::target::LLVMInitializeNVPTXAsmPrinter();
        }
    });
}

unsafe extern "C" {
    fn fishplateTargetFeatures(
        triple: *const c_char,
        cpu: *const c_char,
        features: *const c_char,
    ) -> *mut c_char;
    fn fishplateTargetUnknown(
        triple: *const c_char,
        cpu: *const c_char,
        features: *const c_char,
        place: *mut usize,
    ) -> c_int;
}

/// Describes a CPU or feature that the target does not know.
fn unknown(target: &Target, triple: &CStr, cpu: &CStr, features: &CStr) -> Option<String> {
    let mut place = 0;
    // SAFETY: passes NUL-terminated strings, and room for a number.
    let answer = unsafe {
        fishplateTargetUnknown(triple.as_ptr(), cpu.as_ptr(), features.as_ptr(), &raw mut place)
    };
    match answer {
        1 => Some(format!("{} has no CPU `{}`", target.triple, target.cpu)),
        2 => {
            let feature = target.features.split(',').nth(place).unwrap_or_default();
            Some(format!("{} has no feature `{feature}`", target.triple))
        }
        _ => None,
    }
}

/// Generates code for one target at one level.
pub struct TargetMachine {
    raw: LLVMTargetMachineRef,
    triple: CString,
    level: OptLevel,
    lost: Cell<bool>,
}

// SAFETY: a target machine is tied to no thread, and one thread uses it at a time.
unsafe impl Send for TargetMachine {}

impl TargetMachine {
    /// Creates a machine for `target`. The code is position-independent.
    pub fn new(target: &Target, level: OptLevel) -> Result<Self> {
        initialise();
        let triple = text::c_string(&target.triple)?;
        let (cpu, features) = (text::c_string(&target.cpu)?, text::c_string(&target.features)?);
        let mut found = ptr::null_mut();
        let mut message = ptr::null_mut();
        // SAFETY: the triple is NUL-terminated; the message is ours to free.
        let failed =
            unsafe { LLVMGetTargetFromTriple(triple.as_ptr(), &raw mut found, &raw mut message) };
        let unusable = |message| Error::Llvm { step: "no such target", message };
        if failed != 0 {
            // SAFETY: LLVM allocated the message.
            let message = unsafe { text::take_message(message) };
            return Err(unusable(format!("{}: {message}", target.triple)));
        }
        if let Some(message) = unknown(target, &triple, &cpu, &features) {
            return Err(unusable(message));
        }
        let codegen = match level {
            OptLevel::O0 => LLVMCodeGenOptLevel::LLVMCodeGenLevelNone,
            OptLevel::O1 => LLVMCodeGenOptLevel::LLVMCodeGenLevelLess,
            OptLevel::O2 => LLVMCodeGenOptLevel::LLVMCodeGenLevelDefault,
            OptLevel::O3 => LLVMCodeGenOptLevel::LLVMCodeGenLevelAggressive,
        };
        // SAFETY: target and strings are live.
        let raw = unsafe {
            LLVMCreateTargetMachine(
                found,
                triple.as_ptr(),
                cpu.as_ptr(),
                features.as_ptr(),
                codegen,
                LLVMRelocMode::LLVMRelocPIC,
                LLVMCodeModel::LLVMCodeModelDefault,
            )
        };
        if raw.is_null() {
            return Err(unusable(target.triple.clone()));
        }
        Ok(Self { raw, triple, level, lost: Cell::new(false) })
    }

    /// Whether an error left the machine in an unknown state. It must not be used, and is never freed.
    pub fn is_lost(&self) -> bool {
        self.lost.get()
    }

    /// Refuses a machine or module that an earlier error left in an unknown state.
    fn check(&self, module: &LlvmModule, step: &'static str) -> Result<()> {
        if self.is_lost() || module.is_lost() {
            let message = "LLVM gave up on this module or target machine before".to_owned();
            return Err(Error::Llvm { step, message });
        }
        Ok(())
    }

    fn lose(&self, module: &LlvmModule, step: &'static str, message: String) -> Error {
        self.lost.set(true);
        module.lose(step, message)
    }

    /// Sets the module's triple and data layout to those of this target.
    pub fn prepare(&self, module: &LlvmModule) {
        // SAFETY: machine and module are live; LLVM copies the triple and the layout.
        unsafe {
            let layout = LLVMCreateTargetDataLayout(self.raw);
            LLVMSetModuleDataLayout(module.raw, layout);
            LLVMDisposeTargetData(layout);
            LLVMSetTarget(module.raw, self.triple.as_ptr());
        }
    }

    /// Runs LLVM's own pipeline for this machine's level.
    pub fn optimise(&self, module: &LlvmModule) -> Result<()> {
        self.run_passes(
            module,
            match self.level {
                OptLevel::O0 => "default<O0>",
                OptLevel::O1 => "default<O1>",
                OptLevel::O2 => "default<O2>",
                OptLevel::O3 => "default<O3>",
            },
        )
    }

    /// Runs a pipeline of LLVM, such as `function(simplifycfg,instcombine)`.
    pub fn run_passes(&self, module: &LlvmModule, pipeline: &str) -> Result<()> {
        let step = "optimising failed";
        self.check(module, step)?;
        let pipeline = text::c_string(pipeline)?;
        // SAFETY: no requirements.
        let options = unsafe { LLVMCreatePassBuilderOptions() };
        let run = |error| {
            // SAFETY: module, machine and options are live.
            unsafe { fishplateRunPasses(module.raw, pipeline.as_ptr(), self.raw, options, error) }
        };
        // SAFETY: `fishplateRunPasses` is a guarded call.
        let error = with_room(ANY_DEPTH, || unsafe { guarded(run) })
            .map_err(|message| self.lose(module, step, message))?;
        // SAFETY: the error is null or new.
        let result = unsafe { text::llvm_result(error) };
        // SAFETY: the options are owned here and not used again.
        unsafe { LLVMDisposePassBuilderOptions(options) };
        let result = result.and_then(|()| module.take_errors().map_or(Ok(()), Err));
        result.map_err(|message| Error::Llvm { step, message })
    }

    /// The module as a relocatable object.
    pub fn object(&self, module: &LlvmModule) -> Result<Vec<u8>> {
        self.emit(module, LLVMCodeGenFileType::LLVMObjectFile)
    }

    /// The module as assembly, which is PTX for NVIDIA GPUs.
    pub fn assembly(&self, module: &LlvmModule) -> Result<String> {
        let text = self.emit(module, LLVMCodeGenFileType::LLVMAssemblyFile)?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    fn emit(&self, module: &LlvmModule, kind: LLVMCodeGenFileType) -> Result<Vec<u8>> {
        let step = "code generation failed";
        self.check(module, step)?;
        let mut message = ptr::null_mut();
        let mut buffer = ptr::null_mut();
        let (message_out, buffer_out) = (&raw mut message, &raw mut buffer);
        let emit = |failed| {
            // SAFETY: machine and module are live; message and buffer are ours to free.
            unsafe { fishplateEmit(self.raw, module.raw, kind, message_out, buffer_out, failed) }
        };
        // SAFETY: `fishplateEmit` is a guarded call.
        let failed = with_room(ANY_DEPTH, || unsafe { guarded(emit) })
            .map_err(|text| self.lose(module, step, text))?;
        if failed != 0 {
            // SAFETY: LLVM allocated the message.
            let message = unsafe { text::take_message(message) };
            return Err(Error::Llvm { step, message });
        }
        // SAFETY: emitting succeeded, so LLVM created the buffer for this call.
        let bytes = unsafe { llvm_module::take_buffer(buffer) };
        match module.take_errors() {
            Some(message) => Err(Error::Llvm { step, message }),
            None => Ok(bytes),
        }
    }
}

impl Drop for TargetMachine {
    fn drop(&mut self) {
        if self.is_lost() {
            return;
        }
        // SAFETY: the machine is owned and not used again.
        unsafe { LLVMDisposeTargetMachine(self.raw) };
    }
}
