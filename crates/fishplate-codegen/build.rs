//! Compiles the functions that wrappers in this process call, once, to objects that the engine links in.

use std::{env, fs, path::PathBuf};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=support");
    let Some(out) = env::var_os("OUT_DIR").map(PathBuf::from) else { panic!("no OUT_DIR") };
    for name in ["support", "cuda", "parallel", "grid", "text"] {
        let source = format!("support/{name}.c");
        let objects = cc::Build::new()
            .std("c11")
            .file(&source)
            .pic(true)
            .opt_level(2)
            .debug(false)
            // Every function must be in the table of `fishplate_abi::symbols`.
            .flag("-Werror=missing-prototypes")
            .flag("-ffreestanding")
            // As in the `.mlir` files, on processors whose `char` has no sign too.
            .flag("-fsigned-char")
            .flag("-fno-stack-protector")
            .flag("-fno-asynchronous-unwind-tables")
            // On aarch64 atomic operations would be calls of functions that only a static library has.
            .flag_if_supported("-mno-outline-atomics")
            // The engine links the objects itself, and has no sanitizer runtime for them.
            .flag("-fno-sanitize=all")
            .compile_intermediates();
        let object = out.join(format!("{name}.o"));
        let [made] = objects.as_slice() else { panic!("{source} made {} objects", objects.len()) };
        if let Err(error) = fs::copy(made, &object) {
            panic!("{}: {error}", object.display());
        }
    }
}
