//! Links objects to a shared library with LLVM's linker, which is part of the compiler. No C compiler or development
//! files are needed.
//!
//! A library refers to `libtvm_ffi.so` by name, so it uses the runtime that is already in the process, wherever that
//! came from. Functions of the C library are resolved against the libraries that are loaded here; for another
//! architecture, they are only named.

use std::{
    ffi::{OsStr, OsString},
    fs,
    path::Path,
};

use fishplate_cache::TemporaryFolder;
use fishplate_mlir::{LlvmModule, OptLevel, Target, TargetMachine, loaded_file};

use crate::{
    compile::CodeOptions,
    engine::starts_threads,
    error::{Error, Result},
};

/// Shared libraries that code may call: the ABI's, and those of the C library and the compiler runtime.
const RUNTIME: &str = "libtvm_ffi.so";
const MATH: &str = "libm.so.6";
const COMPILER: &str = "libgcc_s.so.1";
const C: &str = "libc.so.6";

/// Code that compilers add to every shared library. When the library is unloaded, it runs the functions that were
/// registered with `__cxa_atexit` under the address of this handle.
const END: &str = "
@__dso_handle = hidden constant ptr @__dso_handle
@at_end = internal global ptr @end, section \".fini_array\"
@llvm.compiler.used = appending global [1 x ptr] [ptr @at_end], section \"llvm.metadata\"
declare void @__cxa_finalize(ptr)
define internal void @end() {
  call void @__cxa_finalize(ptr @__dso_handle)
  ret void
}
";

/// Compiles [`END`] to an object.
fn end_object(target: &Target) -> Result<Vec<u8>> {
    let module = LlvmModule::parse(END.as_bytes())?;
    let machine = TargetMachine::new(target, OptLevel::O1)?;
    machine.prepare(&module);
    Ok(machine.object(&module)?)
}

/// Links objects to a shared library, or leaves an existing one unchanged if that fails.
pub(crate) fn link_library(path: &Path, objects: &[Vec<u8>], target: &Target) -> Result<()> {
    let unusable = |source| Error::File { path: path.to_owned(), source };
    let failed = |output: String| Error::Linker { path: path.to_owned(), output };
    let emulation = match target.architecture() {
        "x86_64" => "elf_x86_64",
        "aarch64" => "aarch64linux",
        other => {
            let reason = format!("libraries are linked for x86_64 and aarch64, not for {other}");
            return Err(failed(reason));
        }
    };
    let folder = TemporaryFolder::beside(path).map_err(unusable)?;
    let place = |name: &str, bytes: &[u8]| {
        let file = folder.path().join(name);
        let written = fs::write(&file, bytes);
        written.map(|()| file.clone()).map_err(|source| Error::File { path: file, source })
    };

    // An empty library represents one that is only named. It is linked from an empty script.
    let nothing = place("nothing.ld", b"")?;
    let mut stubs = Vec::new();
    let mut stub = |name: &str| {
        let file = folder.path().join(name);
        stubs.push(words(&[
            ("-m", emulation.as_ref()),
            ("-shared", nothing.as_os_str()),
            ("-soname", name.as_ref()),
            ("-o", file.as_os_str()),
        ]));
        file
    };
    let is_native = target.architecture() == CodeOptions::default().target.architecture();
    let runtime = stub(RUNTIME);
    let mut library = |name: &str| {
        let loaded = if is_native { loaded_file(name) } else { None };
        loaded.unwrap_or_else(|| stub(name))
    };
    let [math, c] = [MATH, C].map(&mut library);
    let compiler = if is_native { loaded_file(COMPILER) } else { None };

    let out = folder.path().join("out.so");
    let mut last = words(&[
        ("-m", emulation.as_ref()),
        ("-o", out.as_os_str()),
        ("-z", "noexecstack".as_ref()),
        ("-z", "relro".as_ref()),
    ]);
    let mut add = |argument: &OsStr| last.push(argument.to_owned());
    for option in
        ["-shared", "--eh-frame-hdr", "--build-id=sha1", "--hash-style=gnu", "--threads=1"]
    {
        add(option.as_ref());
    }
    if objects.iter().any(|object| starts_threads(object)) {
        // The threads of the pool run code of the library until the process ends, so `dlclose` must leave it mapped.
        // Ending the threads in `dlclose` is no alternative: it would have to wait for them under the loader's lock,
        // which a thread may need. At process exit it would have to wait as well, and a loop may never end.
        add("-z".as_ref());
        add("nodelete".as_ref());
    }
    for (number, object) in objects.iter().enumerate() {
        add(place(&format!("{number}.o"), object)?.as_os_str());
    }
    add(place("end.o", &end_object(target)?)?.as_os_str());
    add(runtime.as_os_str());
    add("--as-needed".as_ref());
    for found in [Some(&math), compiler.as_ref()].into_iter().flatten() {
        add(found.as_os_str());
    }
    add("--no-as-needed".as_ref());
    add(c.as_os_str());

    let bytes = objects.iter().map(Vec::len).sum();
    stubs.push(last);
    fishplate_mlir::link(stubs, bytes, &folder.path().join("log")).map_err(|error| {
        failed(match error {
            fishplate_mlir::Error::Link { message, .. } => message,
            other => other.to_string(),
        })
    })?;
    fs::rename(&out, path).map_err(unusable)
}

/// Options, each with its value.
fn words(pairs: &[(&str, &OsStr)]) -> Vec<OsString> {
    pairs.iter().flat_map(|(option, value)| [OsString::from(option), (*value).to_owned()]).collect()
}
