//! Diagnostics as values. MLIR reports them to a handler, which collects them per context until the step that caused
//! them takes them.

use std::{
    ffi::c_void,
    fmt,
    marker::PhantomData,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError},
};

use mlir_sys::{
    MlirContext, MlirDiagnostic, MlirLogicalResult, mlirContextAttachDiagnosticHandler,
    mlirDiagnosticGetLocation, mlirDiagnosticGetNote, mlirDiagnosticGetNumNotes,
    mlirDiagnosticGetSeverity,
};

use crate::{Location, measure};

/// The severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The step failed.
    Error,
    /// Something looks wrong.
    Warning,
    /// Belongs to the preceding diagnostic.
    Note,
    /// Additional information.
    Remark,
}

/// A message of MLIR with its location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Its severity.
    pub severity: Severity,
    /// The message.
    pub message: String,
    /// The file, or another name of the text; empty if unknown.
    pub file: String,
    /// The line, from 1; 0 if unknown.
    pub line: u32,
    /// The column, from 1; 0 if unknown.
    pub column: u32,
    /// The notes that MLIR attached to it.
    pub notes: Vec<Diagnostic>,
}

impl Diagnostic {
    /// Creates an error without a location.
    pub(crate) fn error(message: String) -> Self {
        let (severity, file, notes) = (Severity::Error, String::new(), Vec::new());
        Self { severity, message, file, line: 0, column: 0, notes }
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            let file = if self.file.is_empty() { "-" } else { &self.file };
            write!(f, "{file}:{}:{}: ", self.line, self.column)?;
        }
        f.write_str(match self.severity {
            Severity::Error => "error: ",
            Severity::Warning => "warning: ",
            Severity::Note => "note: ",
            Severity::Remark => "remark: ",
        })?;
        f.write_str(&self.message)?;
        self.notes.iter().try_for_each(|note| write!(f, "\n  {note}"))
    }
}

/// A diagnostic as MLIR reports it, valid during a call.
#[derive(Clone, Copy)]
pub struct Said<'d> {
    raw: MlirDiagnostic,
    life: PhantomData<&'d ()>,
}

impl<'d> Said<'d> {
    /// The message, unless it names a type or attribute whose text is too long.
    pub fn message(self) -> String {
        // SAFETY: the diagnostic is live.
        unsafe { measure::diagnostic_message(self.raw) }
    }

    /// Its severity.
    pub fn severity(self) -> Severity {
        // SAFETY: the diagnostic is live.
        match unsafe { mlirDiagnosticGetSeverity(self.raw) } {
            mlir_sys::MlirDiagnosticSeverity_MlirDiagnosticError => Severity::Error,
            mlir_sys::MlirDiagnosticSeverity_MlirDiagnosticWarning => Severity::Warning,
            mlir_sys::MlirDiagnosticSeverity_MlirDiagnosticNote => Severity::Note,
            _ => Severity::Remark,
        }
    }

    /// Its location.
    pub fn location(self) -> Location<'d> {
        // SAFETY: the diagnostic is live; its location belongs to the context.
        Location::new(unsafe { mlirDiagnosticGetLocation(self.raw) })
    }

    /// The notes that MLIR attached to it.
    pub fn notes(self) -> impl Iterator<Item = Said<'d>> {
        // SAFETY: the diagnostic is live.
        let count = unsafe { mlirDiagnosticGetNumNotes(self.raw) };
        (0..count).map(move |index| {
            // SAFETY: `index` is below the number of notes, which live as long as the diagnostic.
            let raw = unsafe { mlirDiagnosticGetNote(self.raw, index) };
            Said { raw, life: PhantomData }
        })
    }

    fn to_diagnostic(self) -> Diagnostic {
        let (file, line, column) = self.location().place().unwrap_or_default();
        let notes = self.notes().map(Said::to_diagnostic).collect();
        Diagnostic { severity: self.severity(), message: self.message(), file, line, column, notes }
    }
}

/// Receives MLIR's diagnostics. If it panics, the diagnostic counts as handled.
pub trait Listener: Send + Sync {
    /// Receives a diagnostic, on whatever thread it is emitted. Returns whether it is handled; MLIR prints it
    /// otherwise.
    fn hear(&self, said: Said<'_>) -> bool;
}

/// Sends the diagnostics of a context to a listener.
///
/// # Safety
/// `context` is live.
pub(crate) unsafe fn attach(context: MlirContext, listener: Arc<dyn Listener>) {
    let listener = Box::into_raw(Box::new(listener)).cast::<c_void>();
    // SAFETY: the context is live; `tell` only reads the listener, and MLIR passes it to `forget` when the context is
    // destroyed.
    unsafe { mlirContextAttachDiagnosticHandler(context, Some(tell), listener, Some(forget)) };
}

unsafe extern "C" fn forget(listener: *mut c_void) {
    // SAFETY: `attach` created the box, and MLIR gives it back once.
    drop(unsafe { Box::from_raw(listener.cast::<Arc<dyn Listener>>()) });
}

unsafe extern "C" fn tell(raw: MlirDiagnostic, listener: *mut c_void) -> MlirLogicalResult {
    // SAFETY: `attach` passes a listener that lives until `forget`.
    let listener = unsafe { &*listener.cast::<Arc<dyn Listener>>() };
    // MLIR passes a diagnostic that lives for the call.
    let said = Said { raw, life: PhantomData };
    let heard = catch_unwind(AssertUnwindSafe(|| listener.hear(said))).unwrap_or(true);
    MlirLogicalResult { value: heard.into() }
}

/// Collects the diagnostics that the handler of one context receives.
#[derive(Default)]
pub(crate) struct Sink(Mutex<Vec<Diagnostic>>);

impl Sink {
    /// Takes everything since the last call.
    pub(crate) fn take(&self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Listener for Sink {
    fn hear(&self, said: Said<'_>) -> bool {
        let diagnostic = said.to_diagnostic();
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(diagnostic);
        true
    }
}
