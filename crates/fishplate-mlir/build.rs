//! Builds the C++ shims with the headers of the LLVM that the `-sys` crates bind to.

use std::{env, path::PathBuf, process::Command};

const PREFIX: &str = "MLIR_SYS_220_PREFIX";

const SOURCES: &[&str] = &[
    "cpp/asm_parse.cc",
    "cpp/asm_print.cc",
    "cpp/builtin.cc",
    "cpp/dynamic.cc",
    "cpp/dynamic_capi.cc",
    "cpp/dynamic_op.cc",
    "cpp/dynamic_traits.cc",
    "cpp/interfaces.cc",
    "cpp/ir.cc",
    "cpp/link.cc",
    "cpp/measure.cc",
    "cpp/pass.cc",
    "cpp/properties.cc",
    "cpp/query.cc",
    "cpp/rewrite.cc",
    "cpp/shim.cc",
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=cpp");
    println!("cargo::rerun-if-env-changed={PREFIX}");
    let include = llvm_config("--includedir");
    cc::Build::new()
        .cpp(true)
        .std("c++17")
        .files(SOURCES)
        .include(include)
        .flag("-fno-exceptions")
        .flag("-fvisibility=hidden")
        // The warnings would be about LLVM's headers.
        .warnings(false)
        .compile("fishplate_mlir_shim");
    // LLVM's linker. The shim refers to it, and it refers to LLVM, which is linked by crates that this one depends on.
    println!("cargo::rustc-link-search=native={}", llvm_config("--libdir"));
    println!("cargo::rustc-link-lib=static=lldELF");
    println!("cargo::rustc-link-lib=static=lldCommon");
}

fn llvm_config(question: &str) -> String {
    let program = env::var_os(PREFIX).map_or_else(
        || PathBuf::from("llvm-config-22"),
        |p| PathBuf::from(p).join("bin/llvm-config"),
    );
    match Command::new(&program).arg(question).output() {
        Ok(answer) if answer.status.success() => {
            String::from_utf8_lossy(&answer.stdout).trim().to_owned()
        }
        _ => panic!("{} {question} failed; `make setup` installs LLVM 22", program.display()),
    }
}
