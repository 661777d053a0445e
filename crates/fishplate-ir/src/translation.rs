//! Translations out of MLIR and into it: LLVM IR always, and everything that MLIR can translate if all dialects are linked.

use fishplate::{Error, ObjectRef, Result, Str, Variant2, interpreter};
use fishplate_mlir as mlir;

use crate::error::MLIR_ERROR;
use crate::{Context, Module, Operation, diagnostic};

/// The operation of a module, or the operation itself.
pub(crate) fn operation(
    op: Variant2<ObjectRef<Operation>, ObjectRef<Module>>,
) -> ObjectRef<Operation> {
    match op {
        Variant2::A(op) => op,
        Variant2::B(module) => module.operation().clone(),
    }
}

/// Handles a fatal error of LLVM: the context is in an unknown state, and is leaked.
#[cold]
pub(crate) fn lose(context: &ObjectRef<Context>, what: &str, message: &str) -> Error {
    std::mem::forget(context.clone());
    Error::new(MLIR_ERROR, format!("{what}\n{message}\nthe context cannot be used any more"))
}

/// Translates an operation to LLVM IR.
pub(crate) fn to_llvm(op: &ObjectRef<Operation>) -> Result<mlir::LlvmModule> {
    let context = op.context();
    let held = context.lock();
    let raw = op.mlir(&held)?;
    op.expect_verifiable(raw)?;
    let what = "the module cannot be translated to LLVM IR:";
    let mut fatal = None;
    let made = diagnostic::step(context, what, || {
        if !raw.verify() {
            return None;
        }
        let made = interpreter::without(|| mlir::LlvmModule::translate(raw));
        made.map_err(|message| fatal = Some(message)).ok().flatten()
    });
    match fatal {
        Some(message) => {
            std::mem::forget(op.clone());
            Err(lose(context, what, &message))
        }
        None => made,
    }
}

/// Translates a module of the llvm dialect to the text of LLVM IR.
#[fishplate::function("ir.translate_to_llvm_ir")]
fn translate_to_llvm_ir(module: Variant2<ObjectRef<Operation>, ObjectRef<Module>>) -> Result<Str> {
    Ok(Str::from(to_llvm(&operation(module))?.to_string()))
}

/// The translations by name.
#[cfg(feature = "all-dialects")]
mod by_name {
    use fishplate::{Array, Bytes, ObjectRef, Result, Str, interpreter};
    use fishplate_mlir::everything;

    use crate::error::value_error;
    use crate::{Context, current, diagnostic};

    /// The names of all translations.
    #[fishplate::function("ir.translations")]
    fn translations() -> Array<Str> {
        everything::translations().iter().map(|name| Str::from(name.as_str())).collect()
    }

    /// Translates a source, and returns the target's text or bytes.
    #[fishplate::function("ir.translate")]
    fn translate(
        name: &str,
        source: &[u8],
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<Bytes> {
        let known = everything::translations();
        if !known.iter().any(|one| one == name) {
            let known = known.join(", ");
            return Err(value_error(format!(
                "there is no translation `{name}`; there are {known}"
            )));
        }
        let context = current::context(context)?;
        let held = context.lock();
        let what = format!("the translation `{name}` failed:");
        let mut fatal = None;
        let output = diagnostic::parse_step(&context, &what, source, || {
            let raw = context.mlir(&held);
            let made = interpreter::without(|| everything::translate(raw, name, source));
            made.map_err(|message| fatal = Some(message)).ok().flatten()
        });
        match fatal {
            Some(message) => Err(super::lose(&context, &what, &message)),
            None => output.map(|output| Bytes::from(output.as_slice())),
        }
    }
}
