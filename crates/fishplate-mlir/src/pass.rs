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

/// The pass that makes functions of the llvm dialect.
const CONVERT: &str = "convert-to-llvm";

/// The operation around [`CONVERT`] that it would replace while it is still worked on, if there is one:
/// MLIR does not look for that, and crashes.
fn replaces_its_anchor(pipeline: &str) -> Option<&str> {
    let mut anchors = Vec::new();
    let (mut word, mut options) = (0, 0usize);
    for (at, letter) in pipeline.char_indices() {
        match letter {
            '{' => options += 1,
            '}' => options = options.saturating_sub(1),
            _ => {}
        }
        if options > 0 && letter != '{' || !matches!(letter, '(' | ')' | ',' | '{') {
            continue;
        }
        let name = pipeline[word..at].trim();
        word = at + 1;
        let found = anchors.iter().find(|anchor| matches!(**anchor, "func.func" | "any"));
        if name == CONVERT && found.is_some() {
            return found.copied();
        }
        match letter {
            '(' => anchors.push(name),
            ')' => drop(anchors.pop()),
            _ => {}
        }
    }
    None
}

/// Runs `pipeline` on a module; `builtin.module(...)` around it may be left out.
pub(crate) fn run(context: &Context, module: MlirOperation, pipeline: &str) -> Result<()> {
    registration::passes();
    context.take_diagnostics();
    if let Some(anchor) = replaces_its_anchor(pipeline) {
        let message = format!(
            "`{CONVERT}` replaces the functions that it finds: it runs on the module, not in `{anchor}(...)`"
        );
        let diagnostics = vec![Diagnostic::error(message)];
        return Err(Error::Pass { pipeline: pipeline.to_owned(), diagnostics });
    }
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
