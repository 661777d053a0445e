//! Diagnostics of MLIR. They are collected while a step runs, on whatever thread they are emitted. If the step fails,
//! they become part of its error (`MLIRError`). Otherwise they go to the handlers of the context, on the thread of the
//! step.

mod handler;
mod hint;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use fishplate::{Array, Error, Object, ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::interned::kind;
use fishplate_mlir::nesting::{self, Fault, Syntax};
use fishplate_mlir::stack::{self, ANY_DEPTH};

pub use self::handler::DiagnosticHandler;
use self::handler::Handlers;
use crate::error::MLIR_ERROR;
use crate::live::Lasting;
use crate::{Context, Guard, Location};

/// The first bytes of bytecode.
pub(crate) const BYTECODE: &[u8] = b"ML\xefR";

/// Severity of a diagnostic: 0 error, 1 warning, 2 note, 3 remark.
const SEVERITIES: [&str; 4] = ["error", "warning", "note", "remark"];

/// A diagnostic of MLIR.
#[derive(Object)]
#[object(key = "ir.Diagnostic", opaque, repr = show)]
pub struct Diagnostic {
    /// 0 error, 1 warning, 2 note, 3 remark.
    severity: i64,
    /// The message.
    message: String,
    /// The location that it refers to.
    location: ObjectRef<Location>,
    #[field(skip)]
    notes: Vec<ObjectRef<Diagnostic>>,
}

#[fishplate::methods(nonblocking)]
impl Diagnostic {
    /// The notes that MLIR attached to it.
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

/// A diagnostic as the handler received it.
struct Record {
    severity: i64,
    message: String,
    location: Lasting<kind::Location>,
    notes: Vec<Record>,
}

impl Record {
    fn read(said: mlir::Said<'_>) -> Record {
        Record {
            severity: said.severity() as i64,
            message: said.message(),
            location: Lasting::new(said.location()),
            notes: said.notes().map(Record::read).collect(),
        }
    }

    fn into_object(self, context: &ObjectRef<Context>) -> Result<ObjectRef<Diagnostic>> {
        let notes: Result<Vec<_>> =
            self.notes.into_iter().map(|note| note.into_object(context)).collect();
        let location = Location::wrap(context, self.location.get(context))?;
        let (severity, message, notes) = (self.severity, self.message, notes?);
        Ok(Diagnostic { severity, message, location, notes }.into_ref())
    }
}

/// The diagnostics that the handler of one context has received, and who else gets them.
#[derive(Default)]
pub(crate) struct Diagnostics {
    heard: Mutex<Vec<Record>>,
    /// Number of diagnostics in `heard`.
    count: AtomicUsize,
    /// Number of steps that are collecting.
    collecting: AtomicUsize,
    handlers: Handlers,
    /// Whether handlers get the errors instead of the exception.
    pub(crate) emit_errors: AtomicBool,
}

impl Diagnostics {
    pub(crate) fn handlers(&self) -> &Handlers {
        &self.handlers
    }

    /// Takes the diagnostics received after the first `from`.
    #[inline]
    fn take(&self, from: usize) -> Vec<Record> {
        if self.count.load(Ordering::Acquire) <= from {
            return Vec::new();
        }
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let from = from.min(heard.len());
        let taken = heard.split_off(from);
        self.count.store(from, Ordering::Release);
        taken
    }
}

impl mlir::Listener for Diagnostics {
    fn hear(&self, said: mlir::Said<'_>) -> bool {
        if self.collecting.load(Ordering::Acquire) == 0 {
            return false;
        }
        let record = Record::read(said);
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.push(record);
        self.count.store(heard.len(), Ordering::Release);
        true
    }
}

/// Collects diagnostics until it is dropped.
struct Collecting<'a>(&'a Diagnostics);

impl Drop for Collecting<'_> {
    fn drop(&mut self) {
        self.0.collecting.fetch_sub(1, Ordering::AcqRel);
    }
}

/// Runs a step of MLIR under the context's lock. If it returns `None`, the error has kind `MLIRError`, says that `what`
/// failed, and carries all diagnostics.
#[inline]
pub fn step<R>(
    context: &ObjectRef<Context>,
    what: &str,
    body: impl FnOnce() -> Option<R>,
) -> Result<R> {
    context.roomy(|| step_with(context, what, |_| Ok(body())))
}

/// Like [`step`], for a step that may fail before it calls MLIR, and that uses the lock.
#[inline]
pub fn step_with<R>(
    context: &ObjectRef<Context>,
    what: &str,
    body: impl FnOnce(&Guard<'_>) -> Result<Option<R>>,
) -> Result<R> {
    step_saying(context, || what.to_owned(), body)
}

/// Lets the caller report something through MLIR. If a step is already running, such as the pipeline that runs the
/// caller's pass, it collects the report together with MLIR's own.
pub fn report(context: &ObjectRef<Context>, body: impl FnOnce()) -> Result<()> {
    let _held = context.lock();
    if context.diagnostics().collecting.load(Ordering::Acquire) > 0 {
        body();
        return Ok(());
    }
    step(context, "", || {
        body();
        Some(())
    })
}

/// Like [`step`], for a parser of MLIR and the text that it reads. Refuses text that nests too deep, and adds the
/// advice about missing dialects that MLIR does not give.
pub fn parse_step<R>(
    context: &ObjectRef<Context>,
    what: &str,
    source: &[u8],
    body: impl FnOnce() -> Option<R>,
) -> Result<R> {
    if source.starts_with(BYTECODE) {
        // The depth is known only after the text has been read.
        let body = || stack::with_room(ANY_DEPTH, body);
        return run(context, source, || what.to_owned(), |_| Ok(body()));
    }
    admit(context, what, source)?;
    context.roomy(|| run(context, source, || what.to_owned(), |_| Ok(body())))
}

/// Like [`step_with`], with a message that is built only when it is needed.
#[inline]
pub fn step_saying<R>(
    context: &ObjectRef<Context>,
    what: impl FnOnce() -> String,
    body: impl FnOnce(&Guard<'_>) -> Result<Option<R>>,
) -> Result<R> {
    run(context, &[], what, body)
}

#[inline]
fn run<R>(
    context: &ObjectRef<Context>,
    source: &[u8],
    what: impl FnOnce() -> String,
    body: impl FnOnce(&Guard<'_>) -> Result<Option<R>>,
) -> Result<R> {
    let held = context.lock();
    let diagnostics = context.diagnostics();
    let before = diagnostics.count.load(Ordering::Acquire);
    diagnostics.collecting.fetch_add(1, Ordering::AcqRel);
    let collecting = Collecting(diagnostics);
    let outcome = body(&held);
    drop(collecting);
    let heard = diagnostics.take(before);
    match outcome? {
        Some(result) if heard.is_empty() => Ok(result),
        Some(result) => deliver(context, to_objects(context, heard)?, true).map(|()| result),
        None => Err(failure(context, &what(), heard, source)),
    }
}

fn to_objects(
    context: &ObjectRef<Context>,
    heard: Vec<Record>,
) -> Result<Vec<ObjectRef<Diagnostic>>> {
    heard.into_iter().map(|record| record.into_object(context)).collect()
}

/// Passes diagnostics to the handlers. Those that no handler accepts go to standard error, as in MLIR, unless they are
/// part of an error (`to_terminal` is false).
fn deliver(
    context: &ObjectRef<Context>,
    heard: Vec<ObjectRef<Diagnostic>>,
    to_terminal: bool,
) -> Result<()> {
    let mut raised = None;
    for diagnostic in heard {
        let (dealt_with, error) = context.diagnostics().handlers().deliver(&diagnostic);
        raised = raised.or(error);
        if !dealt_with && to_terminal {
            eprintln!("{}", show(&diagnostic));
        }
    }
    raised.map_or(Ok(()), Err)
}

/// Refuses text that nests too deep or expands to too much, and records the depth of other texts.
fn admit(context: &ObjectRef<Context>, what: &str, text: &[u8]) -> Result<()> {
    let Fault { line, column, message } = match nesting::measure(text, Syntax::Mlir) {
        Ok(shape) => {
            context.room().note_depth(shape.depth);
            context.room().note_length(shape.alias, 0);
            return Ok(());
        }
        Err(fault) => fault,
    };
    let held = context.lock();
    let location = mlir::Location::file(context.mlir(&held), "mlir_parser_buffer", line, column);
    let location = Lasting::new(location);
    let (severity, notes) = (0, Vec::new());
    Err(failure(context, what, vec![Record { severity, message, location, notes }], &[]))
}

#[cold]
fn failure(
    context: &ObjectRef<Context>,
    what: &str,
    mut heard: Vec<Record>,
    source: &[u8],
) -> Error {
    for record in &mut heard {
        if let Some(message) = hint::advice(&record.message, record.location.get(context), source) {
            let (severity, location, notes) = (2, record.location, Vec::new());
            record.notes.push(Record { severity, message, location, notes });
        }
    }
    let heard = match to_objects(context, heard) {
        Ok(heard) => heard,
        Err(error) => return error,
    };
    let silent = heard.is_empty();
    let emits = context.diagnostics().emit_errors.load(Ordering::Relaxed);
    let (kept, shown) = match emits {
        true => (Vec::new(), heard),
        false => (heard.clone(), heard.into_iter().filter(|said| said.severity != 0).collect()),
    };
    let mut text = what.to_owned();
    if silent && text.ends_with(':') {
        text.push_str(" nothing was reported");
    }
    for diagnostic in &kept {
        text.push_str(if text.is_empty() { "" } else { "\n" });
        text.push_str(&show(diagnostic));
    }
    let raised = deliver(context, shown, emits).err();
    let heard: Array<ObjectRef<Diagnostic>> = kept.into_iter().collect();
    if let Some(raised) = raised {
        text.push_str(&format!("\n(a diagnostic handler raised {raised})"));
    }
    Error::with_context(MLIR_ERROR, text, heard)
}
