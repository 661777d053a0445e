//! Diagnostics as values: MLIR reports through a handler, which collects them per context until the
//! step that caused them takes them.

use std::{cell::RefCell, ffi::c_void, fmt};

use mlir_sys::{
    MlirContext, MlirDiagnostic, MlirLogicalResult, mlirContextAttachDiagnosticHandler,
    mlirDiagnosticGetLocation, mlirDiagnosticGetNote, mlirDiagnosticGetNumNotes,
    mlirDiagnosticGetSeverity,
};

use crate::{location, measure};

/// How bad a diagnostic is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The step failed.
    Error,
    /// Something looks wrong.
    Warning,
    /// Belongs to the diagnostic before it.
    Note,
    /// For the curious.
    Remark,
}

/// One message of MLIR with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// The message.
    pub message: String,
    /// File, or another name of the text; empty when unknown.
    pub file: String,
    /// Line from 1; 0 when unknown.
    pub line: u32,
    /// Column from 1; 0 when unknown.
    pub column: u32,
    /// What MLIR adds to it.
    pub notes: Vec<Diagnostic>,
}

impl Diagnostic {
    /// An error without a place.
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

/// Storage for the diagnostics of one context.
#[derive(Default)]
pub(crate) struct Sink(RefCell<Vec<Diagnostic>>);

impl Sink {
    /// Everything since the last call.
    pub(crate) fn take(&self) -> Vec<Diagnostic> {
        self.0.take()
    }

    /// Attaches a handler that fills `self`.
    ///
    /// # Safety
    /// `context` is live, and `self` stays where it is for as long as `context` lives.
    pub(crate) unsafe fn attach(&self, context: MlirContext) {
        let user_data = (&raw const *self).cast_mut().cast::<c_void>();
        // SAFETY: the context is live; the handler only reads `user_data`, which outlives it.
        unsafe { mlirContextAttachDiagnosticHandler(context, Some(handle), user_data, None) };
    }
}

unsafe extern "C" fn handle(diagnostic: MlirDiagnostic, sink: *mut c_void) -> MlirLogicalResult {
    // SAFETY: `attach` passes a `Sink` that outlives the context.
    let sink = unsafe { &*sink.cast::<Sink>() };
    // SAFETY: MLIR passes a diagnostic that lives for the call.
    let diagnostic = unsafe { read(diagnostic) };
    if let Ok(mut list) = sink.0.try_borrow_mut() {
        list.push(diagnostic);
    }
    MlirLogicalResult { value: 1 }
}

/// # Safety
/// `raw` lives for the call.
unsafe fn read(raw: MlirDiagnostic) -> Diagnostic {
    // SAFETY: `raw` is live.
    let message = unsafe { measure::diagnostic_message(raw) };
    // SAFETY: `raw` is live.
    let severity = match unsafe { mlirDiagnosticGetSeverity(raw) } {
        mlir_sys::MlirDiagnosticSeverity_MlirDiagnosticError => Severity::Error,
        mlir_sys::MlirDiagnosticSeverity_MlirDiagnosticWarning => Severity::Warning,
        mlir_sys::MlirDiagnosticSeverity_MlirDiagnosticNote => Severity::Note,
        _ => Severity::Remark,
    };
    // SAFETY: `raw` is live; its location belongs to the context.
    let place = unsafe { location::place(mlirDiagnosticGetLocation(raw)) };
    // SAFETY: `raw` is live.
    let count = unsafe { mlirDiagnosticGetNumNotes(raw) };
    let notes = (0..count)
        // SAFETY: `index` is below the number of notes, which live as long as `raw`.
        .map(|index| unsafe { read(mlirDiagnosticGetNote(raw, index)) })
        .collect();
    let (file, line, column) = place.unwrap_or_default();
    Diagnostic { severity, message, file, line, column, notes }
}
