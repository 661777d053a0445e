//! The environment of a call: the current streams, the tensor allocator, and the frontend's hooks.
//!
//! Streams and the allocator belong to a thread; the hooks belong to the process.

pub mod frontend;
pub mod stream;
pub mod tensor_allocator;
