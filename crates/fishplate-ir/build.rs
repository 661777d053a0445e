//! Builds the C++ part with the headers that fishplate-mlir builds with.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=cpp");
    // What the build script of fishplate-mlir says.
    let include = env::var_os("DEP_FISHPLATE_MLIR_SHIM_INCLUDE").unwrap_or_default();
    cc::Build::new()
        .cpp(true)
        .std("c++17")
        .files(["cpp/builtin.cc", "cpp/dialect.cc", "cpp/ir.cc"])
        .include(include)
        .flag("-fno-exceptions")
        .flag("-fvisibility=hidden")
        // The warnings would be about LLVM's headers.
        .warnings(false)
        .compile("fishplate_ir_shim");
}
