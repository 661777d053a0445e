//! Messages of MLIR: as part of an error, or for a handler.

use super::context::Context;
use super::error::{Result, to_ffi};
use super::handle::Handle;
use crate::{Any, AnyView, Array, Function};

/// Severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// An error.
    Error,
    /// A warning.
    Warning,
    /// Additional information about another diagnostic.
    Note,
    /// Useful information.
    Remark,
}

/// One message of MLIR.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Severity.
    pub severity: Severity,
    /// The message.
    pub message: String,
    /// The location, as MLIR prints it: `loc("file":1:2)`.
    pub location: String,
    /// Additional notes.
    pub notes: Vec<Diagnostic>,
}

impl Diagnostic {
    pub(super) fn list(all: &Any) -> Vec<Diagnostic> {
        let Some(all) = all.try_get::<Array<Any>>() else { return Vec::new() };
        all.iter().filter_map(|one| Diagnostic::read(one).ok()).collect()
    }

    fn read(one: Any) -> Result<Diagnostic> {
        let one = Handle::new(one, "ir.Diagnostic")?;
        let severity = match property!("ir.Diagnostic", "severity", one.object())?.get::<i64>()? {
            0 => Severity::Error,
            1 => Severity::Warning,
            2 => Severity::Note,
            _ => Severity::Remark,
        };
        let message = property!("ir.Diagnostic", "message", one.object())?.get()?;
        let location = property!("ir.Diagnostic", "location", one.object())?;
        let location = invoke!("ir.Location", "text", location)?.get()?;
        let notes = Diagnostic::list(&property!("ir.Diagnostic", "notes", one.object())?);
        Ok(Diagnostic { severity, message, location, notes })
    }
}

/// A function that receives the diagnostics of a context that are not part of an error, until it is dropped. Of several
/// handlers, the last one is called first.
///
/// ```no_run
/// # use fishplate::ir::{Context, DiagnosticHandler, Location, Result};
/// # fn main() -> Result<()> {
/// # let context = Context::new();
/// let handler = DiagnosticHandler::attach(&context, |diagnostic| {
///     eprintln!("{}: {}", diagnostic.location, diagnostic.message);
///     true
/// })?;
/// Location::unknown(&context)?.emit_error("not like this")?;
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
#[must_use = "the handler is detached when it is dropped"]
pub struct DiagnosticHandler(Handle);

impl DiagnosticHandler {
    /// Sends the diagnostics to a function from now on. It returns whether it has handled one; others go to the earlier
    /// handlers.
    pub fn attach<F>(context: &Context, handle: F) -> Result<DiagnosticHandler>
    where
        F: Fn(Diagnostic) -> bool + Send + Sync + 'static,
    {
        let body = move |args: &[AnyView<'_>]| {
            let one = args.first().copied().unwrap_or(AnyView::NONE);
            to_ffi(one.to_owned().map_err(Into::into).and_then(Diagnostic::read).map(&handle))
        };
        let function = Function::packed(body);
        let made = invoke!("ir.DiagnosticHandler", "attach", context.handle()?, function)?;
        Handle::new(made, "ir.DiagnosticHandler").map(DiagnosticHandler)
    }

    /// Whether the handler is attached.
    pub fn is_attached(&self) -> Result<bool> {
        Ok(property!("ir.DiagnosticHandler", "attached", self.0.object())?.get()?)
    }

    /// Detaches the handler.
    pub fn detach(&self) -> Result<()> {
        invoke!("ir.DiagnosticHandler", "detach", self.0).map(drop)
    }
}

impl Drop for DiagnosticHandler {
    fn drop(&mut self) {
        // There is nobody to report it to, and nothing that could be done.
        let _ = self.detach();
    }
}
