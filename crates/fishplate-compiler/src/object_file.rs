//! Loads exported objects as modules, without a linker: the loader of `.o` files.
//!
//! The code is linked into the process. Its functions are added to the symbols of the system library under a unique
//! prefix; the module is the system library with that prefix. Like the code of a shared library, it stays loaded.

use fishplate::abi::{error_kind, symbols::FUNCTION};
use std::sync::atomic::{AtomicU64, Ordering};

use fishplate::{Error, Function, Module, Result};
use fishplate_codegen::{NEEDS_SECTION, check_needs};

use crate::{
    elf,
    error_out::raise,
    function::{link_object, load_object, register_symbol},
};

/// Loads one function of an exported object.
#[fishplate::function("fishplate.compiler.load_object")]
fn load_object_function(object: &[u8], name: &str) -> Result<Function> {
    if !elf::is_for_this_machine(object) {
        let reason = "the file is not an object, or is for another kind of machine";
        return Err(Error::new(error_kind::RUNTIME_ERROR, reason));
    }
    check_machine(object)?;
    load_object(object, name)
}

/// Refuses an object that needs processor features which this machine lacks.
fn check_machine(object: &[u8]) -> Result<()> {
    check_needs(elf::section(object, NEEDS_SECTION).unwrap_or_default()).map_err(raise)
}

/// Loads a file, as the loader of `ffi.Module.load_from_file`.
#[fishplate::function("ffi.Module.load_from_file.o")]
fn load_file(path: &str, _format: &str) -> Result<Module> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let failed = |reason: &str| Error::new(error_kind::RUNTIME_ERROR, format!("{path}: {reason}"));
    let object = std::fs::read(path).map_err(|error| failed(&error.to_string()))?;
    let symbols = elf::defined_functions(&object);
    let symbols = symbols.ok_or_else(|| failed("this is not a 64-bit ELF object"))?;
    if !elf::is_for_this_machine(&object) {
        return Err(failed("the object is for another kind of machine"));
    }
    check_machine(&object).map_err(|error| failed(error.message()))?;
    let names: Vec<&str> =
        symbols.iter().filter_map(|symbol| symbol.strip_prefix(FUNCTION)).collect();
    let Some(first) = names.first() else {
        return Err(failed("the object exports no function of the FFI"));
    };
    let loaded = link_object(&object, first).map_err(|error| failed(error.message()))?;
    let prefix = format!("fishplate_object_{}_", COUNT.fetch_add(1, Ordering::Relaxed));
    for name in names {
        let entry = loaded.function(name)?;
        register_symbol(&format!("{FUNCTION}{prefix}{name}"), entry)?;
        // Metadata and docs are looked up with the prefix before the whole symbol.
        register_symbol(&format!("{prefix}{FUNCTION}{name}"), entry)?;
    }
    loaded.keep();
    Module::system_lib_with_prefix(&prefix)
}
