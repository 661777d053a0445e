//! Builds the C++ exports and gives the library its name and its list of exported C++ symbols.

fn main() {
    let sources = ["cpp/call.cc", "cpp/exports.cc", "cpp/module.cc"];
    let headers = ["cpp/call.h", "cpp/tvm_ffi.h"];
    cc::Build::new()
        .cpp(true)
        .std("c++17")
        .files(sources)
        .flag("-fvisibility=hidden")
        .flag("-fvisibility-inlines-hidden")
        // Nothing in Rust calls the exports, so the linker would leave the archive out.
        .link_lib_modifier("+whole-archive")
        .compile("fishplate_cpp");
    let version_script = concat!(env!("CARGO_MANIFEST_DIR"), "/cpp/exports.map");
    for arg in [
        "-Wl,-soname,libtvm_ffi.so".to_owned(),
        // rustc's own script lists the C functions and hides the rest; the linker joins the two.
        format!("-Wl,--version-script={version_script}"),
        // The C++ files call the C functions of this library, also when a second one is loaded.
        "-Wl,-Bsymbolic-functions".to_owned(),
    ] {
        println!("cargo::rustc-cdylib-link-arg={arg}");
    }
    for file in sources.iter().chain(&headers).chain(&["cpp/exports.map", "build.rs"]) {
        println!("cargo::rerun-if-changed={file}");
    }
}
