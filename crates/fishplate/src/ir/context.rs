//! Contexts, which own all types, attributes and operations.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::error::Result;
use super::handle::Handle;
use crate::{Any, AnyView};

/// An MLIR context. Types, attributes and locations are copies of handles that live as long as it does.
#[derive(Debug)]
pub struct Context {
    /// The error if the library could not be loaded; the first use returns it.
    object: Result<Handle>,
    /// Every type, attribute and location that was returned, so that copies of their handles stay valid. Boxed, because
    /// the handles are borrowed for as long as the context lives, and nothing is ever removed.
    kept: Mutex<HashMap<usize, Box<Handle>>>,
}

impl Context {
    /// Creates a context, with the dialects of the library registered. If the library cannot be loaded, the first use
    /// of the context returns the error; [`Context::try_new`] returns it at once.
    #[expect(clippy::new_without_default, reason = "it loads a library")]
    pub fn new() -> Context {
        let object = invoke!(new "ir.Context").and_then(|made| Handle::new(made, "ir.Context"));
        Context { object, kept: Mutex::default() }
    }

    /// Creates a context, or returns the reason why it failed.
    pub fn try_new() -> Result<Context> {
        let context = Context::new();
        context.handle()?;
        Ok(context)
    }

    /// The context behind an FFI value.
    pub fn from_any(value: &AnyView<'_>) -> Result<Context> {
        let object = Handle::new(value.to_owned()?, "ir.Context")?;
        Ok(Context { object: Ok(object), kept: Mutex::default() })
    }

    /// The FFI object.
    pub fn to_any(&self) -> Result<Any> {
        Ok(self.handle()?.object().clone().into())
    }

    /// Sets whether operations, types and attributes of unregistered dialects are accepted.
    pub fn allow_unregistered_dialects(&self, allow: bool) -> Result<()> {
        let field = super::invoke::field("ir.Context", "allow_unregistered_dialects")?;
        Ok(field.write(self.handle()?.object(), allow)?)
    }

    /// Sets whether diagnostics that belong to an error are also shown to handlers; off by default.
    pub fn emit_error_diagnostics(&self, emit: bool) -> Result<()> {
        let field = super::invoke::field("ir.Context", "emit_error_diagnostics")?;
        Ok(field.write(self.handle()?.object(), emit)?)
    }

    /// Loads every dialect that is registered.
    pub fn load_all_available_dialects(&self) -> Result<()> {
        invoke!("ir.Context", "load_all_available_dialects", self.handle()?).map(drop)
    }

    /// Number of loaded dialects.
    pub fn loaded_dialects(&self) -> Result<usize> {
        Ok(property!("ir.Context", "num_loaded_dialects", self.handle()?.object())?.get()?)
    }

    /// Number of registered dialects.
    pub fn registered_dialects(&self) -> Result<usize> {
        Ok(property!("ir.Context", "num_registered_dialects", self.handle()?.object())?.get()?)
    }

    /// Number of operations that have a handle, in any language.
    pub fn live_operations(&self) -> Result<usize> {
        Ok(property!("ir.Context", "num_live_operations", self.handle()?.object())?.get()?)
    }

    /// Turns MLIR's threads on or off; off by default.
    pub fn enable_multithreading(&self, enable: bool) -> Result<()> {
        invoke!("ir.Context", "enable_multithreading", self.handle()?, enable).map(drop)
    }

    /// Whether an operation with this name is registered.
    pub fn is_registered_operation(&self, name: &str) -> Result<bool> {
        Ok(invoke!("ir.Context", "is_registered_operation", self.handle()?, name)?.get()?)
    }

    pub(super) fn handle(&self) -> Result<&Handle> {
        self.object.as_ref().map_err(Clone::clone)
    }

    /// Whether both are the same context.
    pub fn same_as(&self, other: &Context) -> bool {
        self.object.as_ref().ok().zip(other.object.as_ref().ok()).is_some_and(|(a, b)| a == b)
    }

    /// Keeps an object as long as the context lives.
    pub(super) fn keep(&self, handle: Handle) -> &Handle {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let handle: *const Handle =
            &raw const **kept.entry(handle.address()).or_insert(Box::new(handle));
        // SAFETY: boxed, so it does not move, and kept until `self` is dropped, which the borrow forbids.
        unsafe { &*handle }
    }
}
