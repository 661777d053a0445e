//! The runtime that is part of the program: nothing to look for.

use std::path::PathBuf;

use super::{Api, LoadError};

/// The runtime, once it is ready.
#[inline]
pub(super) fn found() -> Option<&'static Api> {
    try_api().ok()
}

#[inline]
pub(crate) fn try_api() -> Result<&'static Api, LoadError> {
    // The program's start-up ran it already, unless it leaves constructors out.
    tvm_ffi::install();
    Ok(&Api::LINKED)
}

/// The program itself is the only file.
pub(super) fn path() -> Option<PathBuf> {
    None
}

/// It cannot be absent.
pub(super) fn is_present() -> bool {
    true
}
