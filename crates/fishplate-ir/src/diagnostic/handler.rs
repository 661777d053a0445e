//! `ir.DiagnosticHandler`: a function that receives the diagnostics of a context that are not part of an error. Several
//! may be attached. The last one attached is called first, and a handler that returns true stops the others from being
//! called.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use fishplate::{Any, Error, FromView, Function, Object, ObjectRef, Result};

use super::{Diagnostic, Diagnostics};
use crate::Context;

/// A handler that is or was attached.
struct Handler {
    callback: Function,
    attached: AtomicBool,
    had_error: AtomicBool,
}

/// The handlers of a context, in the order in which they were attached.
#[derive(Default)]
pub(crate) struct Handlers(Mutex<Vec<Arc<Handler>>>);

impl Handlers {
    /// Passes a diagnostic to the handlers until one accepts it, and returns whether one did. If a handler raises,
    /// returns its error and does not call the others.
    pub(crate) fn deliver(&self, diagnostic: &ObjectRef<Diagnostic>) -> (bool, Option<Error>) {
        let handlers = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for handler in handlers.iter().rev() {
            if !handler.attached.load(Ordering::Acquire) {
                continue;
            }
            match handler.callback.call::<Any>((diagnostic,)) {
                Ok(answer) if bool::from_view(&answer.view()) == Some(true) => return (true, None),
                Ok(_) => {}
                Err(error) => {
                    handler.had_error.store(true, Ordering::Release);
                    return (true, Some(error));
                }
            }
        }
        (false, None)
    }
}

/// A function that receives the diagnostics of a context.
#[derive(Object)]
#[object(key = "ir.DiagnosticHandler", opaque)]
pub struct DiagnosticHandler {
    #[field(skip)]
    handler: Arc<Handler>,
    // Gone with the context.
    #[field(skip)]
    diagnostics: Weak<Diagnostics>,
}

#[fishplate::methods(nonblocking)]
impl DiagnosticHandler {
    /// Passes the diagnostics of a context to `callback` from now on.
    fn attach(context: ObjectRef<Context>, callback: Function) -> ObjectRef<DiagnosticHandler> {
        let (attached, had_error) = (AtomicBool::new(true), AtomicBool::new(false));
        let handler = Arc::new(Handler { callback, attached, had_error });
        let handlers = context.diagnostics().handlers();
        handlers.0.lock().unwrap_or_else(PoisonError::into_inner).push(handler.clone());
        let diagnostics = Arc::downgrade(context.diagnostics());
        DiagnosticHandler { handler, diagnostics }.into_ref()
    }

    /// Stops calling the function.
    fn detach(&self) -> Result<()> {
        self.handler.attached.store(false, Ordering::Release);
        let Some(diagnostics) = self.diagnostics.upgrade() else { return Ok(()) };
        let mut all = diagnostics.handlers().0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|each| !Arc::ptr_eq(each, &self.handler));
        Ok(())
    }

    /// Whether it is attached. It is detached when its context is gone.
    #[getter]
    fn attached(&self) -> bool {
        self.diagnostics.strong_count() > 0 && self.handler.attached.load(Ordering::Acquire)
    }

    /// Whether the function has raised an error.
    #[getter]
    fn had_error(&self) -> bool {
        self.handler.had_error.load(Ordering::Acquire)
    }
}
