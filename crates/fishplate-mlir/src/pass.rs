//! Pass pipelines by their textual form.

use mlir_sys::{
    MlirOperation, mlirParsePassPipeline, mlirPassManagerCreate, mlirPassManagerDestroy,
    mlirPassManagerGetAsOpPassManager,
};

use crate::{
    Context, Diagnostic, Error, Result,
    guarded::{fishplateRunPassManager, guarded},
    registration, text,
};

/// Runs `pipeline` on a module; `builtin.module(...)` around it may be left out.
pub(crate) fn run(context: &Context, module: MlirOperation, pipeline: &str) -> Result<()> {
    registration::passes();
    context.take_diagnostics();
    // SAFETY: the context is live.
    let manager = unsafe { mlirPassManagerCreate(context.raw()) };
    let anchored = if pipeline.starts_with("builtin.module(") {
        pipeline.to_owned()
    } else {
        format!("builtin.module({pipeline})")
    };
    let mut complaint = Vec::new();
    // SAFETY: the manager is live; the callback gets the vector it expects.
    let parsed = unsafe {
        mlirParsePassPipeline(
            mlirPassManagerGetAsOpPassManager(manager),
            text::string_ref(&anchored),
            Some(text::append),
            (&raw mut complaint).cast(),
        )
    };
    let run = |done| {
        // SAFETY: manager and module are live and of one context.
        unsafe { fishplateRunPassManager(manager, module, done) }
    };
    let done = match parsed.value != 0 {
        // SAFETY: the call is a guarded one.
        true => unsafe { guarded(run) },
        false => Ok(false),
    };
    let done = done.map_err(|message| {
        context.lose();
        let diagnostics = vec![Diagnostic::error(message)];
        Error::Pass { pipeline: pipeline.to_owned(), diagnostics }
    })?;
    // SAFETY: the manager is owned here and not used again.
    unsafe { mlirPassManagerDestroy(manager) };
    if done {
        return Ok(());
    }
    let mut diagnostics = context.take_diagnostics();
    if !complaint.is_empty() {
        let complaint = String::from_utf8_lossy(&complaint);
        diagnostics.insert(0, Diagnostic::error(complaint.trim().to_owned()));
    }
    Err(Error::Pass { pipeline: pipeline.to_owned(), diagnostics })
}
