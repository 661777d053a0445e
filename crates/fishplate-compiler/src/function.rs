//! Loaded code as FFI functions. It relies on the runtime's symbols having the types of their names. Each function
//! keeps the code that it runs loaded.

use fishplate::abi::error_kind;
use std::{
    ffi::{CStr, CString, c_char, c_int, c_void},
    ptr,
    sync::OnceLock,
};

use fishplate::{
    Any, Error, Function, Result,
    abi::{FunctionCell, ObjectHandle, ObjectHeader, RawAny, RawValue, SafeCall, TypeIndex},
    runtime::{self, api},
};
use fishplate_codegen::{CompiledCode, Engine, Loaded, RUNTIME_SYMBOLS};

use crate::{error_out::raise, machine_code};

/// The engine of this process, linked to its runtime.
fn engine() -> Result<&'static Engine> {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    if let Some(engine) = ENGINE.get() {
        return Ok(engine);
    }
    let symbols: Vec<(&str, *const c_void)> =
        RUNTIME_SYMBOLS.iter().map(|name| Ok((*name, symbol(name)?))).collect::<Result<_>>()?;
    // SAFETY: the addresses are those of the runtime, which is never unloaded.
    let engine = unsafe { Engine::new(&symbols) }.map_err(raise)?;
    Ok(ENGINE.get_or_init(|| engine.with_machine_code(machine_code)))
}

/// Returns machine code of PTX for a device whose context is current on the thread. The result is valid until the
/// thread calls this again; null if there is none.
///
/// # Safety
/// `ptx` is a NUL-terminated text.
unsafe extern "C" fn machine_code(ptx: *const c_char, device: c_int) -> *const c_char {
    // SAFETY: this function's contract.
    let ptx = unsafe { CStr::from_ptr(ptx) };
    std::panic::catch_unwind(|| machine_code::address(ptx, device)).unwrap_or(ptr::null())
}

/// Looks up a function of the runtime by its name.
fn symbol(name: &str) -> Result<*const c_void> {
    let missing =
        || Error::new(error_kind::RUNTIME_ERROR, format!("The runtime has no function `{name}`"));
    let c_name = CString::new(name).map_err(|_| missing())?;
    let path = runtime::path()
        .and_then(|path| CString::new(path.into_os_string().into_encoded_bytes()).ok());
    let library = match &path {
        // SAFETY: the path is NUL-terminated, and the library is already loaded.
        Some(path) => unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_NOLOAD) },
        // The runtime is part of the program.
        None => libc::RTLD_DEFAULT,
    };
    // SAFETY: the handle comes from the loader, and the name is NUL-terminated.
    let address = unsafe { libc::dlsym(library, c_name.as_ptr()) };
    if address.is_null() { Err(missing()) } else { Ok(address) }
}

/// Links compiled code into the process. `kernel` is the address for the symbol of a kernel that the code does not
/// contain.
pub(crate) fn load(
    compiled: &CompiledCode,
    kernel: Option<(&str, *const c_void)>,
) -> Result<Function> {
    let kernels: Vec<(&str, *const c_void)> = kernel.into_iter().collect();
    // SAFETY: whoever passes a kernel describes its call by spec and provider; machine code cannot be checked against
    // them.
    let loaded = unsafe { engine()?.load(compiled, &kernels) }.map_err(raise)?;
    function(loaded)
}

/// Links an exported object and finds a function in it.
pub(crate) fn load_object(object: &[u8], name: &str) -> Result<Function> {
    function(link_object(object, name)?.0)
}

/// An exported object in the process.
pub(crate) struct LinkedObject(Loaded);

/// Links an exported object, which must have the function `name`.
pub(crate) fn link_object(object: &[u8], name: &str) -> Result<LinkedObject> {
    // SAFETY: as for a shared library, the caller trusts the object that it loads.
    unsafe { engine()?.load_object(object, name) }.map(LinkedObject).map_err(raise)
}

impl LinkedObject {
    /// The address of a function.
    pub(crate) fn function(&self, name: &str) -> Result<SafeCall> {
        // SAFETY: the caller of `link_object` trusted the object.
        unsafe { self.0.sibling(name) }.map(|found| found.entry()).map_err(raise)
    }

    /// Leaves the code in the process forever.
    pub(crate) fn keep(self) {
        std::mem::forget(self.0);
    }
}

/// Registers a function among the symbols of the system library. Its code must never be unloaded.
pub(crate) fn register_symbol(name: &str, entry: SafeCall) -> Result<()> {
    type Register = unsafe extern "C" fn(*const c_char, *mut c_void) -> c_int;
    let address = symbol("TVMFFIEnvModRegisterSystemLibSymbol")?;
    // SAFETY: this is the ABI function with that name, which has this type.
    let register = unsafe { std::mem::transmute::<*const c_void, Register>(address) };
    let c_name =
        CString::new(name).map_err(|_| Error::new(error_kind::VALUE_ERROR, "a NUL in a name"))?;
    // SAFETY: passes a NUL-terminated name, which is copied, and an address that stays valid.
    match unsafe { register(c_name.as_ptr(), entry as *mut c_void) } {
        0 => Ok(()),
        _ => Err(Error::new(
            error_kind::RUNTIME_ERROR,
            format!("The runtime refused the symbol `{name}`"),
        )),
    }
}

/// The address of the code that a call of the function enters.
pub(crate) fn entry_of(function: &Function) -> *mut c_void {
    let header = function.as_object().as_handle().cast::<ObjectHeader>();
    // SAFETY: the handle is a live function, whose cell follows its header.
    let cell = unsafe { &*header.add(1).cast::<FunctionCell>() };
    cell.safe_call as *mut c_void
}

fn function(loaded: Loaded) -> Result<Function> {
    let entry = loaded.entry();
    let keep = Box::into_raw(Box::new(loaded));
    let mut handle: ObjectHandle = ptr::null_mut();
    // SAFETY: the entry is a function of the ABI that ignores its handle; the deleter frees the kept value, once; there
    // is room for one handle.
    let status = unsafe {
        (api().TVMFFIFunctionCreate)(keep.cast(), Some(entry), Some(unload), &raw mut handle)
    };
    if status != 0 {
        // SAFETY: the function was not created, so the box is still ours.
        drop(unsafe { Box::from_raw(keep) });
        return Err(Error::new(error_kind::RUNTIME_ERROR, "The runtime could not make a function"));
    }
    // SAFETY: a function's cell follows its header, and nobody else has this one yet. Callers then enter the code
    // directly; the entry that the runtime stored there would only add the handle, which the code ignores.
    unsafe { (*handle.cast::<ObjectHeader>().add(1).cast::<FunctionCell>()).safe_call = entry };
    let value = RawValue { v_ptr: handle };
    let raw = RawAny { type_index: TypeIndex::FUNCTION, small_len: 0, value };
    // SAFETY: the handle is a function, and its only reference is ours.
    unsafe { Any::from_raw(raw) }.get()
}

unsafe extern "C" fn unload(keep: *mut c_void) {
    // A panic must not leave a function that C calls.
    let _ = std::panic::catch_unwind(|| {
        // SAFETY: the runtime calls this once, with the box that `function` passed to it.
        drop(unsafe { Box::from_raw(keep.cast::<Loaded>()) });
    });
}
