//! Errors of the compiler as errors of the FFI. The one place that chooses their kinds.

use fishplate::Error;
use fishplate_codegen::Error as CompileError;

/// The error that callers see.
pub(crate) fn raise(error: CompileError) -> Error {
    let kind = match &error {
        CompileError::Spec(_)
        | CompileError::Signature { .. }
        | CompileError::MissingCallee { .. }
        | CompileError::SymbolTaken { .. }
        | CompileError::Launch(_)
        | CompileError::NoKernel
        | CompileError::Damaged { .. }
        | CompileError::Option { .. } => "ValueError",
        CompileError::CalleeType { .. } => "TypeError",
        CompileError::Mlir(fishplate_mlir::Error::Ir { .. }) => "ValueError",
        CompileError::Mlir(error) if !error.diagnostics().is_empty() => "ValueError",
        CompileError::Internal(_) => "InternalError",
        CompileError::Mlir(_)
        | CompileError::File { .. }
        | CompileError::Linker { .. }
        | CompileError::OtherCompiler { .. }
        | CompileError::OtherMachine { .. } => "RuntimeError",
    };
    Error::new(kind, error.to_string())
}
