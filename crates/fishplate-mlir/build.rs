//! Builds the C++ shims with the headers of the LLVM that the `-sys` crates bind to.

use std::error::Error;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, process, process::Command};

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
    compile("fishplate_mlir_shim", SOURCES, &include)?;
    if everything {
        compile("fishplate_mlir_everything", EVERYTHING, &include)?;
    }
    // LLVM's linker. The shim refers to it, and it refers to LLVM, which is linked by crates that this one depends on.
    println!("cargo::rustc-link-search=native={}", llvm_config("--libdir"));
    println!("cargo::rustc-link-lib=static=lldELF");
    println!("cargo::rustc-link-lib=static=lldCommon");
    Ok(())
}

/// Compiles C++ files to a static library. LLVM's headers take minutes, so what one profile or selection of crates has compiled
/// serves the others, too, as long as the compiler, its options and all files are the same.
fn compile(name: &str, files: &[&str], include: &str) -> Result<(), Box<dyn Error>> {
    let mut build = cc::Build::new();
    build
        .cpp(true)
        .std("c++17")
        .files(files)
        .include(include)
        .flag("-fno-exceptions")
        .flag("-fvisibility=hidden")
        .opt_level(3)
        // A hundred megabytes of each library.
        .debug(false)
        // The warnings would be about LLVM's headers.
        .warnings(false);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let library = out.join(format!("lib{name}.a"));
    let shared = shared_folder(&out).join(format!("lib{name}-{:016x}.a", fingerprint(&build)?));
    if !shared.exists() {
        build.clone().cargo_metadata(false).compile(name);
        let unfinished = shared.with_extension(process::id().to_string());
        fs::create_dir_all(shared.parent().ok_or("no folder")?)?;
        fs::copy(&library, &unfinished)?;
        fs::rename(&unfinished, &shared)?;
    }
    fs::copy(&shared, &library)?;
    println!("cargo::rustc-link-search=native={}", out.display());
    println!("cargo::rustc-link-lib=static={name}");
    println!("cargo::rustc-link-lib=stdc++");
    Ok(())
}

/// A number for everything that the object code depends on, besides LLVM's headers: those of one version are the same.
fn fingerprint(build: &cc::Build) -> Result<u64, Box<dyn Error>> {
    let mut hasher = DefaultHasher::new();
    let compiler = build.get_compiler();
    (compiler.path(), compiler.args()).hash(&mut hasher);
    Command::new(compiler.path()).arg("--version").output()?.stdout.hash(&mut hasher);
    llvm_config("--version").hash(&mut hasher);
    let mut paths: Vec<_> = fs::read_dir("cpp")?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_, std::io::Error>>()?;
    paths.sort();
    for path in paths {
        (&path, fs::read(&path)?).hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// A folder that all builds share: in cargo's target folder, the outermost one if there are several.
fn shared_folder(out: &Path) -> PathBuf {
    let target = out.ancestors().filter(|folder| folder.join("CACHEDIR.TAG").exists()).last();
    target.unwrap_or(out).join("shim")
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
