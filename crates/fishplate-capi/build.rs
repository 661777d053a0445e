//! Gives the library its name; with the feature `cpp`, builds the C++ exports and lists them.

fn main() {
    link_arg("-Wl,-soname,libtvm_ffi.so");
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "cpp")]
    {
        build_cpp();
        fishplate_park::link();
    }
}

fn link_arg(arg: &str) {
    println!("cargo::rustc-cdylib-link-arg={arg}");
}

#[cfg(feature = "cpp")]
fn build_cpp() {
    let sources = ["cpp/call.cc", "cpp/exports.cc", "cpp/memory.cc", "cpp/module.cc"];
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
    // rustc's own script lists the C functions and hides the rest; the linker joins the two.
    let version_script = concat!(env!("CARGO_MANIFEST_DIR"), "/cpp/exports.map");
    link_arg(&format!("-Wl,--version-script={version_script}"));
    // The C++ files call the C functions of this library, even when a second one is loaded.
    link_arg("-Wl,-Bsymbolic-functions");
    for file in sources.iter().chain(&headers).chain(&["cpp/exports.map"]) {
        println!("cargo::rerun-if-changed={file}");
    }
}
