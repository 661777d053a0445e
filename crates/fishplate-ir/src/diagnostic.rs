//! What MLIR says: collected while a step runs, on whatever thread it comes from, and then part of the
//! error that the step ends in.

use std::ffi::c_void;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use fishplate::{Array, Error, Object, ObjectRef, Result};
use fishplate_mlir::nesting;
use mlir_sys::{
    MlirContext, MlirDiagnostic, MlirLocation, MlirLogicalResult,
    mlirContextAttachDiagnosticHandler, mlirDiagnosticGetLocation, mlirDiagnosticGetNote,
    mlirDiagnosticGetNumNotes, mlirDiagnosticGetSeverity, mlirDiagnosticPrint,
    mlirLocationFileLineColGet,
};

use crate::error::MLIR_ERROR;
use crate::raw::{collect_text, string_ref};
use crate::{Context, Guard, Location};

/// How bad a diagnostic is: 0 error, 1 warning, 2 note, 3 remark.
const SEVERITIES: [&str; 4] = ["error", "warning", "note", "remark"];

/// One message of MLIR.
#[derive(Object)]
#[object(key = "ir.Diagnostic", opaque, repr = show)]
pub struct Diagnostic {
    /// 0 error, 1 warning, 2 note, 3 remark.
    severity: i64,
    /// The message.
    message: String,
    /// Where it is about.
    location: ObjectRef<Location>,
    #[field(skip)]
    notes: Vec<ObjectRef<Diagnostic>>,
}

#[fishplate::methods]
impl Diagnostic {
    /// What MLIR adds to it.
    #[getter]
    fn notes(&self) -> Array<ObjectRef<Diagnostic>> {
        self.notes.iter().cloned().collect()
    }
}

fn show(diagnostic: &Diagnostic) -> String {
    let severity = usize::try_from(diagnostic.severity).ok().and_then(|at| SEVERITIES.get(at));
    let (place, severity) = (diagnostic.location.text(), severity.unwrap_or(&"message"));
    let place =
        place.strip_prefix("loc(").and_then(|text| text.strip_suffix(')')).unwrap_or(&place);
    let mut text = format!("{place}: {severity}: {}", diagnostic.message);
    for note in &diagnostic.notes {
        text.push_str("\n  ");
        text.push_str(&show(note).replace('\n', "\n  "));
    }
    text
}

/// A diagnostic as the handler reads it.
struct Record {
    severity: i64,
    message: String,
    location: MlirLocation,
    notes: Vec<Record>,
}

impl Record {
    /// # Safety
    /// `raw` lives for the call.
    unsafe fn read(raw: MlirDiagnostic) -> Record {
        // SAFETY: `raw` is live, and the callback gets the vector it expects.
        let message =
            collect_text(|append, sink| unsafe { mlirDiagnosticPrint(raw, append, sink) });
        // SAFETY: `raw` is live.
        let severity = unsafe { mlirDiagnosticGetSeverity(raw) };
        // SAFETY: `raw` is live; its location belongs to the context.
        let location = unsafe { mlirDiagnosticGetLocation(raw) };
        // SAFETY: `raw` is live.
        let count = unsafe { mlirDiagnosticGetNumNotes(raw) };
        let notes = (0..count)
            // SAFETY: `index` is below the number of notes, which live as long as `raw`.
            .map(|index| unsafe { Record::read(mlirDiagnosticGetNote(raw, index)) })
            .collect();
        Record { severity: i64::from(severity), message, location, notes }
    }

    fn into_object(self, context: &ObjectRef<Context>) -> Result<ObjectRef<Diagnostic>> {
        let notes: Result<Vec<_>> =
            self.notes.into_iter().map(|note| note.into_object(context)).collect();
        // SAFETY: a location of this context, from the diagnostic.
        let location = unsafe { Location::wrap(context, self.location) }?;
        let (severity, message, notes) = (self.severity, self.message, notes?);
        Ok(Diagnostic { severity, message, location, notes }.into_ref())
    }
}

/// What the handler of one context has heard.
#[derive(Default)]
pub(crate) struct Diagnostics {
    heard: Mutex<Vec<Record>>,
    /// How many steps are collecting.
    collecting: AtomicUsize,
}

impl Diagnostics {
    /// Attaches a handler that fills `self`.
    ///
    /// # Safety
    /// `context` is live, and `self` stays where it is for as long as `context` lives.
    pub(crate) unsafe fn attach(&self, context: MlirContext) {
        let user_data = (&raw const *self).cast_mut().cast::<c_void>();
        // SAFETY: the context is live; the handler only reads `user_data`, which outlives it.
        unsafe { mlirContextAttachDiagnosticHandler(context, Some(handle), user_data, None) };
    }

    fn take(&self, from: usize) -> Vec<Record> {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let from = from.min(heard.len());
        heard.split_off(from)
    }

    fn count(&self) -> usize {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

// SAFETY: the locations in the records belong to the context, which outlives them.
unsafe impl Send for Diagnostics {}
// SAFETY: as above; the rest is behind a mutex.
unsafe impl Sync for Diagnostics {}

unsafe extern "C" fn handle(raw: MlirDiagnostic, sink: *mut c_void) -> MlirLogicalResult {
    // SAFETY: `attach` passes a `Diagnostics` that outlives the context.
    let sink = unsafe { &*sink.cast::<Diagnostics>() };
    if sink.collecting.load(Ordering::Acquire) == 0 {
        return MlirLogicalResult { value: 0 };
    }
    // SAFETY: MLIR passes a diagnostic that lives for the call.
    let record = unsafe { Record::read(raw) };
    sink.heard.lock().unwrap_or_else(PoisonError::into_inner).push(record);
    MlirLogicalResult { value: 1 }
}

/// Runs a step of MLIR under the context's lock. When it answers `None`, the error has kind
/// `MLIRError`, says `what` failed, and carries everything that MLIR said.
pub fn step<R>(
    context: &ObjectRef<Context>,
    what: &str,
    body: impl FnOnce() -> Option<R>,
) -> Result<R> {
    step_with(context, what, |_| Ok(body()))
}

/// As [`step`], for a step that may fail before MLIR is asked, and works with the lock.
pub fn step_with<R>(
    context: &ObjectRef<Context>,
    what: &str,
    body: impl FnOnce(&Guard<'_>) -> Result<Option<R>>,
) -> Result<R> {
    let held = context.lock();
    let diagnostics = context.diagnostics();
    let before = diagnostics.count();
    diagnostics.collecting.fetch_add(1, Ordering::AcqRel);
    let outcome = body(&held);
    diagnostics.collecting.fetch_sub(1, Ordering::AcqRel);
    let heard = diagnostics.take(before);
    match outcome? {
        Some(result) => Ok(result),
        None => Err(failure(context, what, heard)),
    }
}

/// Refuses a text that nests so deep that MLIR's parser would run out of stack.
pub fn check_nesting(context: &ObjectRef<Context>, what: &str, text: &[u8]) -> Result<()> {
    let Some((line, column)) = nesting::too_deep(text, b"//") else { return Ok(()) };
    let _held = context.lock();
    // SAFETY: the context is live and locked; the name lives for the call.
    let location = unsafe {
        mlirLocationFileLineColGet(context.raw(), string_ref("mlir_parser_buffer"), line, column)
    };
    let (severity, message, notes) = (0, nesting::complaint(), Vec::new());
    Err(failure(context, what, vec![Record { severity, message, location, notes }]))
}

#[cold]
fn failure(context: &ObjectRef<Context>, what: &str, heard: Vec<Record>) -> Error {
    let heard: Result<Vec<_>> =
        heard.into_iter().map(|record| record.into_object(context)).collect();
    let heard = match heard {
        Ok(heard) => heard,
        Err(error) => return error,
    };
    let mut text = what.to_owned();
    for diagnostic in &heard {
        text.push_str(if text.is_empty() { "" } else { "\n" });
        text.push_str(&show(diagnostic));
    }
    let heard: Array<ObjectRef<Diagnostic>> = heard.into_iter().collect();
    Error::with_context(MLIR_ERROR, text, heard.as_object().clone())
}
