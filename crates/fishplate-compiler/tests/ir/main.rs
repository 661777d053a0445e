//! The IR from Rust and from C, as programs use it: the library is loaded by path, and generated bindings of the toy
//! dialect build on `fishplate::ir` and `fishplate/ir.h`. The numbers refer to the list of behaviours.
#![expect(clippy::unwrap_used, reason = "a test that fails here says so")]

mod affine;
mod builtin;
mod c;
mod casts;
mod conversion;
mod core;
mod dialect;
mod log;
mod passes;
mod pdl;
mod rewrite;
mod structure;
mod surface;
#[rustfmt::skip]
#[path = "../../../../examples/07_dialect/src/tk.rs"]
mod tk;

use std::path::{Path, PathBuf};
use std::sync::Once;

use fishplate::ir::{Context, Location};

/// The library that cargo has just built.
fn library() -> PathBuf {
    std::env::current_exe().unwrap().with_file_name("libfishplate_compiler.so")
}

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A context with the toy dialect.
fn context() -> Context {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        fishplate::runtime::ensure().unwrap();
        fishplate::ir::load(library()).unwrap();
    });
    let context = Context::new();
    tk::register(&context).unwrap();
    context
}

fn unknown(context: &Context) -> Location<'_> {
    Location::unknown(context).unwrap()
}
