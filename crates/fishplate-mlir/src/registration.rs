//! The dialects and passes that the library links: the dialects of a context, and the passes that pipelines may name.
//! MLIR's "register everything" functions would link every target, so each one is listed. Only the feature
//! `all-dialects` calls them.

use std::ffi::c_void;
use std::sync::{Mutex, MutexGuard, Once, OnceLock, PoisonError};

use mlir_sys::{
    MlirDialectHandle, MlirDialectRegistry, MlirPass, MlirStringCallback,
    mlirDialectHandleInsertDialect, mlirDialectRegistryCreate,
};

#[cfg(feature = "all-dialects")]
use crate::everything;
use crate::text;

unsafe extern "C" {
    fn fishplateRegisterExtensions(registry: MlirDialectRegistry);
    fn fishplateTakePassArgument(pass: MlirPass, append: MlirStringCallback, sink: *mut c_void);
}

const DIALECTS: &[unsafe extern "C" fn() -> MlirDialectHandle] = &[
    mlir_sys::mlirGetDialectHandle__arith__,
    mlir_sys::mlirGetDialectHandle__cf__,
    mlir_sys::mlirGetDialectHandle__dlti__,
    mlir_sys::mlirGetDialectHandle__func__,
    mlir_sys::mlirGetDialectHandle__gpu__,
    mlir_sys::mlirGetDialectHandle__index__,
    mlir_sys::mlirGetDialectHandle__llvm__,
    mlir_sys::mlirGetDialectHandle__math__,
    mlir_sys::mlirGetDialectHandle__memref__,
    mlir_sys::mlirGetDialectHandle__nvvm__,
    mlir_sys::mlirGetDialectHandle__scf__,
    mlir_sys::mlirGetDialectHandle__ub__,
    mlir_sys::mlirGetDialectHandle__vector__,
];

/// The function that registers a pass for pipelines, and the function that creates one.
type Pass = (unsafe extern "C" fn(), unsafe extern "C" fn() -> MlirPass);

const PASSES: &[Pass] = &[
    (
        mlir_sys::mlirRegisterConversionArithToLLVMConversionPass,
        mlir_sys::mlirCreateConversionArithToLLVMConversionPass,
    ),
    (
        mlir_sys::mlirRegisterConversionConvertControlFlowToLLVMPass,
        mlir_sys::mlirCreateConversionConvertControlFlowToLLVMPass,
    ),
    (
        mlir_sys::mlirRegisterConversionConvertFuncToLLVMPass,
        mlir_sys::mlirCreateConversionConvertFuncToLLVMPass,
    ),
    (
        mlir_sys::mlirRegisterConversionConvertGpuOpsToNVVMOps,
        mlir_sys::mlirCreateConversionConvertGpuOpsToNVVMOps,
    ),
    (
        mlir_sys::mlirRegisterConversionConvertIndexToLLVMPass,
        mlir_sys::mlirCreateConversionConvertIndexToLLVMPass,
    ),
    (
        mlir_sys::mlirRegisterConversionConvertMathToLLVMPass,
        mlir_sys::mlirCreateConversionConvertMathToLLVMPass,
    ),
    (
        mlir_sys::mlirRegisterConversionConvertMathToLibmPass,
        mlir_sys::mlirCreateConversionConvertMathToLibmPass,
    ),
    (
        mlir_sys::mlirRegisterConversionConvertNVVMToLLVMPass,
        mlir_sys::mlirCreateConversionConvertNVVMToLLVMPass,
    ),
    (
        mlir_sys::mlirRegisterConversionConvertToLLVMPass,
        mlir_sys::mlirCreateConversionConvertToLLVMPass,
    ),
    (
        mlir_sys::mlirRegisterConversionConvertVectorToLLVMPass,
        mlir_sys::mlirCreateConversionConvertVectorToLLVMPass,
    ),
    (
        mlir_sys::mlirRegisterConversionConvertVectorToSCF,
        mlir_sys::mlirCreateConversionConvertVectorToSCF,
    ),
    (
        mlir_sys::mlirRegisterConversionFinalizeMemRefToLLVMConversionPass,
        mlir_sys::mlirCreateConversionFinalizeMemRefToLLVMConversionPass,
    ),
    (
        mlir_sys::mlirRegisterConversionReconcileUnrealizedCastsPass,
        mlir_sys::mlirCreateConversionReconcileUnrealizedCastsPass,
    ),
    (
        mlir_sys::mlirRegisterConversionSCFToControlFlowPass,
        mlir_sys::mlirCreateConversionSCFToControlFlowPass,
    ),
    (
        mlir_sys::mlirRegisterConversionUBToLLVMConversionPass,
        mlir_sys::mlirCreateConversionUBToLLVMConversionPass,
    ),
    (
        mlir_sys::mlirRegisterGPUGpuKernelOutliningPass,
        mlir_sys::mlirCreateGPUGpuKernelOutliningPass,
    ),
    (mlir_sys::mlirRegisterGPUGpuModuleToBinaryPass, mlir_sys::mlirCreateGPUGpuModuleToBinaryPass),
    (mlir_sys::mlirRegisterGPUGpuNVVMAttachTarget, mlir_sys::mlirCreateGPUGpuNVVMAttachTarget),
    (
        mlir_sys::mlirRegisterLLVMDIScopeForLLVMFuncOpPass,
        mlir_sys::mlirCreateLLVMDIScopeForLLVMFuncOpPass,
    ),
    (mlir_sys::mlirRegisterTransformsCSE, mlir_sys::mlirCreateTransformsCSE),
    (mlir_sys::mlirRegisterTransformsCanonicalizer, mlir_sys::mlirCreateTransformsCanonicalizer),
    (mlir_sys::mlirRegisterTransformsInliner, mlir_sys::mlirCreateTransformsInliner),
    (
        mlir_sys::mlirRegisterTransformsLoopInvariantCodeMotion,
        mlir_sys::mlirCreateTransformsLoopInvariantCodeMotion,
    ),
    (mlir_sys::mlirRegisterTransformsMem2Reg, mlir_sys::mlirCreateTransformsMem2Reg),
    (mlir_sys::mlirRegisterTransformsSCCP, mlir_sys::mlirCreateTransformsSCCP),
    (mlir_sys::mlirRegisterTransformsStripDebugInfo, mlir_sys::mlirCreateTransformsStripDebugInfo),
    (mlir_sys::mlirRegisterTransformsSymbolDCE, mlir_sys::mlirCreateTransformsSymbolDCE),
];

/// Creates a registry with the dialects of this crate and their translations. The caller destroys it.
pub fn dialects() -> MlirDialectRegistry {
    // SAFETY: no requirements.
    let registry = unsafe { mlirDialectRegistryCreate() };
    #[cfg(feature = "all-dialects")]
    everything::dialects(registry);
    for handle in DIALECTS {
        // SAFETY: the registry is live; the handles are constants of the library.
        unsafe { mlirDialectHandleInsertDialect(handle(), registry) };
    }
    // SAFETY: the registry is live.
    unsafe { fishplateRegisterExtensions(registry) };
    registry
}

/// Protects MLIR's table of passes, both when it is written and when a parser reads it.
static TABLE: Mutex<()> = Mutex::new(());

/// Registers the passes for pipelines, once per process.
pub fn passes() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        for (register, _) in PASSES {
            // SAFETY: registered once; `Once` keeps two threads from writing MLIR's table.
            unsafe { register() };
        }
        #[cfg(feature = "all-dialects")]
        everything::passes();
    });
}

/// Registers the passes, and keeps other threads from adding any until the guard is dropped.
pub fn lock_passes() -> MutexGuard<'static, ()> {
    passes();
    TABLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The pipeline names of the passes that the library links.
pub fn builtin_passes() -> &'static [String] {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let name = |(_, create): &Pass| {
            text::collect_text(|sink| {
                // SAFETY: the pass was just created and has no other owner; the callback gets its sink.
                unsafe { fishplateTakePassArgument(create(), Some(text::append), sink) };
            })
        };
        let listed = PASSES.iter().map(name);
        #[cfg(feature = "all-dialects")]
        let listed = listed.chain(everything::pass_names());
        let mut names: Vec<String> = listed.collect();
        names.sort();
        names.dedup();
        names
    })
}
