//! Pass pipelines in textual form.

use mlir_sys::{
    MlirOperation, MlirPassManager, mlirParsePassPipeline, mlirPassManagerCreate,
    mlirPassManagerDestroy, mlirPassManagerGetAsOpPassManager,
};

use crate::{
    Context, Diagnostic, Error, Result, edits,
    guarded::{fishplateRunPassManager, guarded},
    registration,
    stack::{ANY_DEPTH, with_room},
    text,
};

/// The pass that converts functions to the llvm dialect.
const CONVERT: &str = "convert-to-llvm";

/// Finds a fault in a pipeline that parses, which MLIR does not check and crashes on.
pub fn refusal(pipeline: &str) -> Option<String> {
    replaces_its_anchor(pipeline).map(|anchor| {
        format!(
            "`{CONVERT}` replaces the functions that it finds: it runs on the module, not in `{anchor}(...)`"
        )
    })
}

/// Runs the passes of a manager on an operation, and returns whether they succeeded. `Err` is the message of a fatal
/// error that ended the run: nothing of the context may be used or freed after it.
///
/// # Safety
/// `manager` and `op` are live and belong to the same context, which no other thread uses meanwhile.
unsafe fn run_manager(
    manager: MlirPassManager,
    op: MlirOperation,
) -> std::result::Result<bool, String> {
    edits::note();
    // SAFETY: the caller meets the requirements (see `# Safety`); `fishplateRunPassManager` is a guarded call.
    unsafe { guarded(|done| fishplateRunPassManager(manager, op, done)) }
}

/// Finds an operation around [`CONVERT`] that the pass would replace while the pass manager still works on it.
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

/// Runs `pipeline` on a module; `builtin.module(...)` around it may be omitted.
pub(crate) fn run(context: &Context, module: MlirOperation, pipeline: &str) -> Result<()> {
    context.take_diagnostics();
    if let Some(message) = refusal(pipeline) {
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
    let table = registration::lock_passes();
    // SAFETY: the manager is live; the callback gets the vector it expects.
    let parsed = unsafe {
        mlirParsePassPipeline(
            mlirPassManagerGetAsOpPassManager(manager),
            text::string_ref(&anchored),
            Some(text::append),
            (&raw mut complaint).cast(),
        )
    };
    drop(table);
    let done = match parsed.value != 0 {
        // SAFETY: manager and module are live and belong to the same context.
        true => with_room(ANY_DEPTH, || unsafe { run_manager(manager, module) }),
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
