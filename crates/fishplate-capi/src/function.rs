//! Exports of the "function" section of the header. Tested by tests/c/function.c.
//!
//! `TVMFFIFunctionCall` is a null check and a tail call of the function's `safe_call`: the caller keeps the arguments,
//! and nothing is allocated.

use std::ffi::{c_int, c_void};

use fishplate_abi::{ByteArray, MethodInfo, ObjectHandle, RawAny, SafeCall};
use fishplate_runtime::globals::{self, Conflict};
use fishplate_runtime::raised::{OK, guard};
use fishplate_runtime::{AnyView, Error, Function, FunctionObj, Object, Ref};

use crate::pointer::{bytes, input, output};

/// Creates a function from a C callback. `deleter`, if given, runs once with `self_` at the end.
///
/// # Safety
/// `safe_call` follows the calling convention for as long as the function lives; `out` is null or
/// points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIFunctionCreate(
    self_: *mut c_void,
    safe_call: Option<SafeCall>,
    deleter: Option<unsafe extern "C" fn(*mut c_void)>,
    out: *mut ObjectHandle,
) -> c_int {
    match safe_call {
        Some(safe_call) if !out.is_null() => {
            let function = Function::from_extern_c(self_, safe_call, deleter);
            // SAFETY: `out` is not null and points to writable storage, by this function's
            // contract. Nothing in here can fail, so there is nothing to guard.
            unsafe { out.write(function.into_handle()) };
            OK
        }
        _ => guard("TVMFFIFunctionCreate", || {
            output(out, "out")?;
            Err(Error::value("Argument `safe_call` is null"))
        }),
    }
}

/// Looks up a global function; writes null if there is none with that name.
///
/// # Safety
/// `name` is null or a valid span; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIFunctionGetGlobal(
    name: *const ByteArray,
    out: *mut ObjectHandle,
) -> c_int {
    guard("TVMFFIFunctionGetGlobal", || {
        // SAFETY: `name` is null or describes readable bytes, by this function's contract.
        let name = unsafe { bytes(name, "name") }?;
        let out = output(out, "out")?;
        let handle = globals::get(name).map_or(std::ptr::null_mut(), Ref::into_handle);
        // SAFETY: `out` is not null and points to writable storage, by this function's contract.
        unsafe { out.write(handle) };
        Ok(())
    })
}

/// # Safety
/// `handle` is null or a live object.
unsafe fn function(handle: ObjectHandle, name: &str) -> fishplate_runtime::Result<Function> {
    // SAFETY: `handle` is null or points to a valid value, by this function's contract.
    let object = unsafe { input(handle.cast::<Object>(), name) }?;
    object.downcast::<FunctionObj>().map(Ref::from_borrowed).ok_or_else(|| {
        Error::type_error(format!(
            "Argument `{name}` must be a `ffi.Function`, got `{}`",
            fishplate_runtime::type_table::key(object.type_index())
        ))
    })
}

fn conflict(allow_override: c_int) -> Conflict {
    if allow_override != 0 { Conflict::Override } else { Conflict::Refuse }
}

/// Registers a global function.
///
/// # Safety
/// `name` is null or a valid span; `f` is null or a live object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIFunctionSetGlobal(
    name: *const ByteArray,
    f: ObjectHandle,
    allow_override: c_int,
) -> c_int {
    guard("TVMFFIFunctionSetGlobal", || {
        // SAFETY: `name` is null or describes readable bytes, and `f` is null or valid, by this
        // function's contract.
        let (name, f) = unsafe { (bytes(name, "name")?, function(f, "f")?) };
        globals::set(name, f, b"", b"", conflict(allow_override))
    })
}

/// Registers a global function with its documentation and metadata.
///
/// # Safety
/// `method_info` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIFunctionSetGlobalFromMethodInfo(
    method_info: *const MethodInfo,
    allow_override: c_int,
) -> c_int {
    guard("TVMFFIFunctionSetGlobalFromMethodInfo", || {
        // SAFETY: `method_info` is null or points to a valid value, by this function's contract.
        let info = unsafe { input(method_info, "method_info") }?;
        // SAFETY: spans and values of a valid method info are valid.
        let (name, doc, metadata, method) = unsafe {
            (
                bytes(&raw const info.name, "method_info->name")?,
                bytes(&raw const info.doc, "method_info->doc")?,
                bytes(&raw const info.metadata, "method_info->metadata")?,
                AnyView::from_raw(info.method),
            )
        };
        let f = method.to_object::<FunctionObj>().ok_or_else(|| {
            Error::type_error(format!(
                "Argument `method_info->method` must be a `ffi.Function`, got `{}`",
                fishplate_runtime::type_table::key(method.type_index())
            ))
        })?;
        globals::set(name, f, doc, metadata, conflict(allow_override))
    })
}

/// Calls a function.
///
/// # Safety
/// `func` is null or a live object; `args` points to `num_args` valid values; `result` points to
/// a value that owns nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIFunctionCall(
    func: ObjectHandle,
    args: *mut RawAny,
    num_args: i32,
    result: *mut RawAny,
) -> c_int {
    // SAFETY: `func` is null or a live object, by this function's contract.
    match unsafe { func.cast::<Object>().as_ref() }.and_then(Object::downcast::<FunctionObj>) {
        // SAFETY: passes the arguments of the calling convention through. A tail call: nothing is left to guard.
        Some(function) => unsafe { function.safe_call()(func, args, num_args, result) },
        // SAFETY: `func` is null or valid, by this function's contract.
        None => unsafe { not_callable(func) },
    }
}

/// # Safety
/// `func` is null or a live object.
#[cold]
unsafe fn not_callable(func: ObjectHandle) -> c_int {
    // SAFETY: `func` is null or a live object, by this function's contract.
    guard("TVMFFIFunctionCall", || unsafe { function(func, "func") }.map(drop))
}
