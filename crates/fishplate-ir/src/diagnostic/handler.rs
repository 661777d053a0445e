//! `ir.DiagnosticHandler`: a function that gets the diagnostics of a context that are not part of an
//! error. Several may be attached; the last one attached is asked first, and one that answers true has
//! dealt with the diagnostic.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use fishplate::{Any, Error, FromView, Function, Object, ObjectRef, Result};

use super::Diagnostic;
use crate::Context;

/// A handler that is, or was, attached.
struct Handler {
    callback: Function,
    attached: AtomicBool,
    had_error: AtomicBool,
}

/// The handlers of a context, the first attached first.
#[derive(Default)]
pub(crate) struct Handlers(Mutex<Vec<Arc<Handler>>>);

impl Handlers {
    /// Shows a diagnostic to the handlers until one has dealt with it; whether one has. What a handler
    /// raises comes back, and the others are not asked.
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

/// A function that gets the diagnostics of a context.
#[derive(Object)]
#[object(key = "ir.DiagnosticHandler", opaque)]
pub struct DiagnosticHandler {
    #[field(skip)]
    handler: Arc<Handler>,
    #[field(skip)]
    context: ObjectRef<Context>,
}

#[fishplate::methods(nonblocking)]
impl DiagnosticHandler {
    /// Lets `callback` have the diagnostics of a context from now on.
    fn attach(context: ObjectRef<Context>, callback: Function) -> ObjectRef<DiagnosticHandler> {
        let (attached, had_error) = (AtomicBool::new(true), AtomicBool::new(false));
        let handler = Arc::new(Handler { callback, attached, had_error });
        let handlers = context.diagnostics().handlers();
        handlers.0.lock().unwrap_or_else(PoisonError::into_inner).push(handler.clone());
        DiagnosticHandler { handler, context }.into_ref()
    }

    /// Calls it no more.
    fn detach(&self) -> Result<()> {
        self.handler.attached.store(false, Ordering::Release);
        let handlers = self.context.diagnostics().handlers();
        let mut all = handlers.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|each| !Arc::ptr_eq(each, &self.handler));
        Ok(())
    }

    /// Whether it is called.
    #[getter]
    fn attached(&self) -> bool {
        self.handler.attached.load(Ordering::Acquire)
    }

    /// Whether the function has raised.
    #[getter]
    fn had_error(&self) -> bool {
        self.handler.had_error.load(Ordering::Acquire)
    }
}
