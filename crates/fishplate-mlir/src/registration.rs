//! What the library links: the dialects of a context and the passes that pipelines may name. MLIR's
//! "register everything" functions would link every target, so each one is listed.

use std::sync::Once;

use mlir_sys::{
    MlirDialectHandle, MlirDialectRegistry, mlirDialectHandleInsertDialect,
    mlirDialectRegistryCreate,
};

unsafe extern "C" {
    fn fishplateRegisterExtensions(registry: MlirDialectRegistry);
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

const PASSES: &[unsafe extern "C" fn()] = &[
    mlir_sys::mlirRegisterConversionArithToLLVMConversionPass,
    mlir_sys::mlirRegisterConversionConvertControlFlowToLLVMPass,
    mlir_sys::mlirRegisterConversionConvertFuncToLLVMPass,
    mlir_sys::mlirRegisterConversionConvertGpuOpsToNVVMOps,
    mlir_sys::mlirRegisterConversionConvertIndexToLLVMPass,
    mlir_sys::mlirRegisterConversionConvertMathToLLVMPass,
    mlir_sys::mlirRegisterConversionConvertMathToLibmPass,
    mlir_sys::mlirRegisterConversionConvertNVVMToLLVMPass,
    mlir_sys::mlirRegisterConversionConvertToLLVMPass,
    mlir_sys::mlirRegisterConversionConvertVectorToLLVMPass,
    mlir_sys::mlirRegisterConversionConvertVectorToSCF,
    mlir_sys::mlirRegisterConversionFinalizeMemRefToLLVMConversionPass,
    mlir_sys::mlirRegisterConversionReconcileUnrealizedCastsPass,
    mlir_sys::mlirRegisterConversionSCFToControlFlowPass,
    mlir_sys::mlirRegisterConversionUBToLLVMConversionPass,
    mlir_sys::mlirRegisterGPUGpuKernelOutliningPass,
    mlir_sys::mlirRegisterGPUGpuModuleToBinaryPass,
    mlir_sys::mlirRegisterGPUGpuNVVMAttachTarget,
    mlir_sys::mlirRegisterTransformsCSE,
    mlir_sys::mlirRegisterTransformsCanonicalizer,
    mlir_sys::mlirRegisterTransformsInliner,
    mlir_sys::mlirRegisterTransformsLoopInvariantCodeMotion,
    mlir_sys::mlirRegisterTransformsSCCP,
    mlir_sys::mlirRegisterTransformsStripDebugInfo,
    mlir_sys::mlirRegisterTransformsSymbolDCE,
];

/// A registry with the dialects of this crate and their translations; the caller destroys it.
pub fn dialects() -> MlirDialectRegistry {
    // SAFETY: no requirements.
    let registry = unsafe { mlirDialectRegistryCreate() };
    for handle in DIALECTS {
        // SAFETY: the registry is live; handles are constants of the library.
        unsafe { mlirDialectHandleInsertDialect(handle(), registry) };
    }
    // SAFETY: the registry is live.
    unsafe { fishplateRegisterExtensions(registry) };
    registry
}

/// Makes the passes known to pipelines, once per process.
pub fn passes() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        for register in PASSES {
            // SAFETY: registered once; `Once` keeps two threads from writing MLIR's table.
            unsafe { register() };
        }
    });
}
