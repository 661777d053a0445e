//! Containers whose memory C++ clients read and write through inlined code: layouts and hashes
//! here are part of the ABI.

mod builtins;
mod list_memory;
mod map;
mod plain_key;
mod seq;
mod shape;

pub(crate) use builtins::install;
pub use list_memory::{ListMemory, set_list_memory};
pub(crate) use map::{DictObj, MapCursor, MapIter, MapKind, MapObj};
pub(crate) use plain_key::{ByValue, PlainKey};
pub(crate) use seq::{ArrayObj, ListObj, SeqObj};
pub(crate) use shape::ShapeObj;
