//! Pass pipelines by their textual form.

use mlir_sys::{
    MlirOperation, mlirParsePassPipeline, mlirPassManagerCreate, mlirPassManagerDestroy,
    mlirPassManagerGetAsOpPassManager, mlirPassManagerRunOnOp,
};

use crate::{Context, Error, Result, registration, text};

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
    let done = parsed.value != 0
        // SAFETY: manager and module are live and of one context.
        && unsafe { mlirPassManagerRunOnOp(manager, module) }.value != 0;
    // SAFETY: the manager is owned here and not used again.
    unsafe { mlirPassManagerDestroy(manager) };
    if done {
        return Ok(());
    }
    let mut diagnostics = context.take_diagnostics();
    if !complaint.is_empty() {
        diagnostics.insert(
            0,
            crate::Diagnostic {
                severity: crate::Severity::Error,
                message: String::from_utf8_lossy(&complaint).trim().to_owned(),
                file: String::new(),
                line: 0,
                column: 0,
                notes: Vec::new(),
            },
        );
    }
    Err(Error::Pass { pipeline: pipeline.to_owned(), diagnostics })
}
