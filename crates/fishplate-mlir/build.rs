//! Builds the C++ shims with the headers of the LLVM that the `-sys` crates bind to.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs, process::Command};

const PREFIX: &str = "MLIR_SYS_220_PREFIX";

const SOURCES: &[&str] = &[
    "cpp/asm_parse.cc",
    "cpp/asm_print.cc",
    "cpp/builtin.cc",
    "cpp/dynamic.cc",
    "cpp/dynamic_answers.cc",
    "cpp/dynamic_canonicalize.cc",
    "cpp/dynamic_capi.cc",
    "cpp/dynamic_fold.cc",
    "cpp/dynamic_interfaces.cc",
    "cpp/dynamic_memory_slots.cc",
    "cpp/dynamic_op.cc",
    "cpp/dynamic_traits.cc",
    "cpp/engine.cc",
    "cpp/function_form.cc",
    "cpp/interfaces.cc",
    "cpp/ir.cc",
    "cpp/link.cc",
    "cpp/measure.cc",
    "cpp/parser_speed.cc",
    "cpp/print_speed.cc",
    "cpp/pass.cc",
    "cpp/pdl.cc",
    "cpp/print.cc",
    "cpp/properties.cc",
    "cpp/query.cc",
    "cpp/rewrite.cc",
    "cpp/rewrite_watch.cc",
    "cpp/shim.cc",
];

/// Sources for the library with all dialects.
const EVERYTHING: &[&str] = &["cpp/all.cc", "cpp/guarded_passes.cc"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=cpp");
    println!("cargo::rerun-if-env-changed={PREFIX}");
    let include = llvm_config("--includedir");
    let everything = env::var_os("CARGO_FEATURE_ALL_DIALECTS").is_some();
    if everything {
        list_passes(Path::new(&include))?;
    }
    cc::Build::new()
        .cpp(true)
        .std("c++17")
        .files(SOURCES)
        .files(if everything { EVERYTHING } else { &[] })
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
    Ok(())
}

/// Writes the names of the passes that MLIR's `Passes.td` files declare, as the array `passes.rs`. MLIR's registry cannot
/// be listed.
fn list_passes(include: &Path) -> Result<(), Box<dyn Error>> {
    let mut names = Vec::new();
    let mut folders = vec![include.join("mlir")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with("Passes.td") {
                let text = fs::read_to_string(&path)?;
                let declared =
                    text.split("Pass<\"").skip(1).filter_map(|rest| rest.split('"').next());
                names.extend(declared.map(str::to_owned));
            }
        }
    }
    names.sort();
    names.dedup();
    fs::write(Path::new(&env::var("OUT_DIR")?).join("passes.rs"), format!("&{names:?}"))?;
    Ok(())
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
