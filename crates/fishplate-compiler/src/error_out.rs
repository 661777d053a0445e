//! Converts errors of the compiler to errors of the FFI. This is the only place that chooses their
//! kinds.

use fishplate::Error;
use fishplate::abi::error_kind;
use fishplate_codegen::Error as CompileError;

/// The error that callers see.
pub(crate) fn raise(error: CompileError) -> Error {
    let kind = match &error {
        CompileError::Spec(_)
        | CompileError::Signature { .. }
        | CompileError::MissingCallee { .. }
        | CompileError::SymbolTaken { .. }
        | CompileError::Launch(_)
        | CompileError::Ptxas { .. }
        | CompileError::NoKernel
        | CompileError::Damaged { .. }
        | CompileError::Option { .. } => error_kind::VALUE_ERROR,
        CompileError::CalleeType { .. } => error_kind::TYPE_ERROR,
        CompileError::Mlir(fishplate_mlir::Error::Ir { .. }) => error_kind::VALUE_ERROR,
        CompileError::Mlir(error) if !error.diagnostics().is_empty() => error_kind::VALUE_ERROR,
        CompileError::Internal(_) => error_kind::INTERNAL_ERROR,
        CompileError::Mlir(_)
        | CompileError::File { .. }
        | CompileError::Linker { .. }
        | CompileError::NoPtxas
        | CompileError::OtherCompiler { .. }
        | CompileError::OtherMachine { .. } => error_kind::RUNTIME_ERROR,
    };
    Error::new(kind, error.to_string())
}
