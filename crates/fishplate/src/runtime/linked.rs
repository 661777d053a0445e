//! The runtime that is linked into the program: there is nothing to search for.

use std::path::PathBuf;

use super::{Api, LoadError};

/// The runtime, once it is ready.
#[inline]
pub(super) fn found() -> Option<&'static Api> {
    try_api().ok()
}

#[inline]
pub(crate) fn try_api() -> Result<&'static Api, LoadError> {
    // The program's start-up code has already run it, unless it skips constructors.
    tvm_ffi::install();
    Ok(&Api::LINKED)
}

/// There is no file besides the program itself.
pub(super) fn path() -> Option<PathBuf> {
    None
}

/// It is always present.
pub(super) fn is_present() -> bool {
    true
}
