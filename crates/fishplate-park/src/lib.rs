//! Support for build scripts of the shared libraries: a thread that Python ends while it is inside the library is
//! parked, and the process exits as if the thread were not there.
//!
//! CPython up to 3.13 uses `pthread_exit` to end a daemon thread that requests the GIL during finalisation. That is a
//! forced unwind through all frames of the thread. A Rust frame cannot let it pass: the process would end with SIGABRT.
//! From 3.14 on, CPython parks such threads itself.
//!
//! Any call of CPython's API may release the GIL and request it again, and so may a foreign deleter or callback. So the
//! guard is not in the calls but in the frames: `c/personality.c` replaces Rust's personality function, which the
//! unwinder calls for every Rust frame that has something to clean up. It costs nothing while nothing unwinds.
//! `tests/python/test_exit.py` tests it.
#![forbid(unsafe_code)]

use std::path::Path;

/// Links the guard into the shared library of the crate whose build script calls this.
pub fn link() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("c/personality.c");
    println!("cargo::rerun-if-changed={}", source.display());
    // An object and not an archive: nothing refers to it by a name that only it has.
    let objects = cc::Build::new().file(source).pic(true).warnings(true).compile_intermediates();
    for object in objects {
        println!("cargo::rustc-cdylib-link-arg={}", object.display());
    }
}
