//! A library whose exported functions a typed client calls.

use fishplate_abi::error_kind;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::error::{Error, Result};
use crate::function::Function;
use crate::module::Module;

/// A library that a program loads once, by path; meant for statics of generated clients.
#[derive(Debug)]
pub struct Library {
    name: &'static str,
    path: OnceLock<PathBuf>,
}

impl Library {
    /// A library that is not loaded yet. The name is for messages.
    pub const fn new(name: &'static str) -> Library {
        Library { name, path: OnceLock::new() }
    }

    /// Loads the library, which runs its registrations. Once loaded it stays, and loading it again
    /// changes nothing.
    pub fn load(&self, path: impl AsRef<Path>) -> Result<()> {
        if self.path.get().is_none() {
            let path = std::path::absolute(path)?;
            let module = Module::load(&path)?;
            // The module is never dropped, so the library's code stays loaded.
            if self.path.set(path).is_ok() {
                std::mem::forget(module);
            }
        }
        Ok(())
    }

    /// A function that the library exports.
    pub fn function(&self, name: &str) -> Result<Function> {
        let path = self.path.get().ok_or_else(|| {
            let library = self.name;
            let message = format!("`{library}` is not loaded: call `load` with its path first");
            Error::new(error_kind::RUNTIME_ERROR, message)
        })?;
        let found = Module::load(path)?.get(name)?;
        found.ok_or_else(|| {
            let shown = path.display();
            Error::new(error_kind::ATTRIBUTE_ERROR, format!("{shown} exports no function `{name}`"))
        })
    }
}
