//! Exports of the "module" section of the header: functions that libraries call to look up and
//! register symbols. Also connects the runtime with the C++ side of modules (cpp/module.cc). Tested
//! by tests/module.

use std::ffi::{CStr, c_char, c_int, c_void};

use fishplate_abi::ObjectHandle;
use fishplate_runtime::module;
#[cfg(feature = "cpp")]
use fishplate_runtime::module::{ForeignModuleCalls, RUNTIME_CALLS, RuntimeModuleCalls};
use fishplate_runtime::{Result, raised::guard};

use crate::pointer::{input, output};

#[cfg(feature = "cpp")]
unsafe extern "C" {
    fn fishplate_connect_modules(
        runtime: *const RuntimeModuleCalls,
        foreign: *mut ForeignModuleCalls,
    );
}

/// Connects both sides; must be called before any module is created.
#[cfg(feature = "cpp")]
pub(crate) fn connect() {
    let mut foreign = ForeignModuleCalls { vtable: std::ptr::null(), call: None };
    // SAFETY: it reads the first table and fills in the second.
    unsafe { fishplate_connect_modules(&raw const RUNTIME_CALLS, &raw mut foreign) };
    module::connect(foreign);
}

/// # Safety
/// `name` is null or NUL-terminated, and valid for `'a`.
unsafe fn symbol_name<'a>(name: *const c_char) -> Result<&'a [u8]> {
    // SAFETY: `name` is null or points to a valid value, by this function's contract.
    unsafe { input(name, "name")? };
    // SAFETY: `name` is not null, as checked before, and NUL-terminated, by this function's
    // contract.
    Ok(unsafe { CStr::from_ptr(name) }.to_bytes())
}

/// Looks up a function for generated code: in the imports of the library's module, then among the
/// global functions. The module keeps the function alive; the handle in `out` is borrowed.
///
/// # Safety
/// `library_ctx` is null or the content of the library's `__tvm_ffi__library_ctx`; `func_name` is
/// null or NUL-terminated; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIEnvModLookupFromImports(
    library_ctx: ObjectHandle,
    func_name: *const c_char,
    out: *mut ObjectHandle,
) -> c_int {
    guard("TVMFFIEnvModLookupFromImports", || {
        let out = output(out, "out")?;
        // SAFETY: `func_name` is null or NUL-terminated, by this function's contract.
        let name = unsafe { symbol_name(func_name)? };
        // SAFETY: `library_ctx` is null or the context of a library, by this function's contract.
        let function = unsafe { module::lookup_from_imports(library_ctx, name)? };
        // SAFETY: `out` is not null and points to writable storage, by this function's contract.
        unsafe { out.write(function.cast()) };
        Ok(())
    })
}

/// Registers an address that libraries receive in a variable of this name when they are loaded.
///
/// # Safety
/// `name` is null or NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIEnvModRegisterContextSymbol(
    name: *const c_char,
    symbol: *mut c_void,
) -> c_int {
    guard("TVMFFIEnvModRegisterContextSymbol", || {
        // SAFETY: `name` is null or NUL-terminated, by this function's contract.
        module::register_context_symbol(unsafe { symbol_name(name)? }, symbol);
        Ok(())
    })
}

/// Registers a symbol of the system library.
///
/// # Safety
/// `name` is null or NUL-terminated; `symbol` is valid for a symbol of this name, for the life of
/// the process.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIEnvModRegisterSystemLibSymbol(
    name: *const c_char,
    symbol: *mut c_void,
) -> c_int {
    guard("TVMFFIEnvModRegisterSystemLibSymbol", || {
        // SAFETY: `name` is null or NUL-terminated, by this function's contract.
        module::register_system_lib_symbol(unsafe { symbol_name(name)? }, symbol);
        Ok(())
    })
}
