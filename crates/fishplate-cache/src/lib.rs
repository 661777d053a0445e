//! The folder of the compile cache: which one it is, whose it must be, what lies in it, and who of many processes
//! writes an entry. What the parts of an entry mean is the compiler's business; this crate is for all who have no
//! compiler, too.

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

/// A folder or a file of the cache, and what went wrong with it.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {source}")]
pub struct Error {
    /// The folder or file.
    pub path: PathBuf,
    /// What went wrong.
    pub source: io::Error,
}
