//! What MLIR says: as part of an error, or to a handler.

use super::context::Context;
use super::error::{Result, to_ffi};
use super::handle::Handle;
use crate::{Any, AnyView, Array, Function};

/// How bad a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// Something is wrong.
    Error,
    /// Something looks wrong.
    Warning,
    /// More about another diagnostic.
    Note,
    /// Something worth knowing.
    Remark,
}

/// One message of MLIR.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// The message.
    pub message: String,
    /// Where, as MLIR prints locations: `loc("file":1:2)`.
    pub location: String,
    /// What MLIR adds to it.
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

/// A function that gets the diagnostics of a context that are not part of an error, until it is dropped. Of
/// several, the last one is called first.
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
    /// Lets a function have the diagnostics from now on. It answers whether it has dealt with one; others are
    /// shown to the handlers before it.
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

    /// Whether it is called.
    pub fn is_attached(&self) -> Result<bool> {
        Ok(property!("ir.DiagnosticHandler", "attached", self.0.object())?.get()?)
    }

    /// Calls it no more.
    pub fn detach(&self) -> Result<()> {
        invoke!("ir.DiagnosticHandler", "detach", self.0).map(drop)
    }
}

impl Drop for DiagnosticHandler {
    fn drop(&mut self) {
        // There is nobody to tell, and nothing that could be done.
        let _ = self.detach();
    }
}
