//! `libtvm_ffi.so`: the C ABI over `fishplate-runtime`.
//!
//! One file per section of the header. Each function checks its pointers and calls the runtime
//! inside a guard: an error or a panic is raised on the calling thread and never unwinds into C.
//!
//! As a Rust library, without the feature `cpp`, it is the same C ABI for programs that link it statically.

#![expect(
    unreachable_pub,
    reason = "exports are reached by symbol, and the header is read from them"
)]

mod allocator;
mod big_int;
mod dtype;
mod env;
mod error;
mod function;
mod init_once;
#[cfg(feature = "cpp")]
mod list_memory;
mod module;
mod object;
mod opaque;
mod pointer;
mod string;
mod tensor;
mod types;

/// Keeps the host's process alive when a small allocation fails. A program that links the runtime statically has its
/// own allocator.
#[cfg(feature = "cpp")]
#[global_allocator]
static ALLOCATOR: fishplate_reserve::WithReserve = fishplate_reserve::WithReserve;

/// Registers the runtime's own types and functions before any client's constructor runs.
#[used]
#[unsafe(link_section = ".init_array")]
static INSTALL: extern "C" fn() = install;

/// Registers the runtime's own types and functions. Further calls do nothing.
pub extern "C" fn install() {
    #[cfg(feature = "cpp")]
    {
        list_memory::connect();
        module::connect();
        fishplate_runtime::crash::show_segfaults();
    }
    fishplate_runtime::install_builtins();
}
