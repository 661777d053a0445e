//! The folder of the compile cache: its path, its required owner, its content, and which of many processes writes an
//! entry. Only the compiler knows the meaning of an entry's parts; this crate also serves programs without a compiler.

#![forbid(unsafe_code)]

mod claim;
mod entry;
mod folder;
mod setting;
mod whole_file;

use std::{io, path::PathBuf};

pub use claim::{Claim, Claimed};
pub use entry::{Key, Problem, decode, encode, is_name, name_of, parts_of};
pub use folder::{Entry, Folder, Found, is_ours};
pub use setting::{Setting, wait_limit};
pub use whole_file::{Access, TemporaryFolder, write_whole};

/// An error about a folder or a file of the cache.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {source}")]
pub struct Error {
    /// The folder or file.
    pub path: PathBuf,
    /// The error of the system.
    pub source: io::Error,
}
