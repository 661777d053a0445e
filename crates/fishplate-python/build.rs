//! Tells the code which Python it is built for, and the linker that it needs `libtvm_ffi.so`.
//!
//! The library is named by its SONAME only. A process that has loaded one already keeps it;
//! otherwise the dynamic linker takes the one in `lib/` beside the extension. At build time the
//! linker sees an empty stand-in, so the extension can be built before the library.

use std::path::PathBuf;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Set by `tests/proofs.rs`.
    println!("cargo::rustc-check-cfg=cfg(proofs)");
    pyo3_build_config::use_pyo3_cfgs();
    fishplate_park::link();
    let Some(folder) = std::env::var_os("OUT_DIR").map(PathBuf::from) else {
        panic!("cargo sets OUT_DIR for build scripts");
    };
    let source = folder.join("stand_in.c");
    let library = folder.join("libtvm_ffi.so");
    if let Err(error) = std::fs::write(&source, "") {
        panic!("cannot write {}: {error}", source.display());
    }
    let mut compile: Command = cc::Build::new().get_compiler().to_command();
    compile.args(["-shared", "-Wl,-soname,libtvm_ffi.so", "-o"]).arg(&library).arg(&source);
    match compile.status() {
        Ok(status) if status.success() => {}
        other => panic!("the C compiler could not make {}: {other:?}", library.display()),
    }
    println!("cargo::rustc-cdylib-link-arg=-Wl,--no-as-needed");
    println!("cargo::rustc-cdylib-link-arg={}", library.display());
    println!("cargo::rustc-cdylib-link-arg=-Wl,-rpath,$ORIGIN/lib");
}
