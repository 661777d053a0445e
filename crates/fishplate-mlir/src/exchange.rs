//! A table of C functions over this MLIR, for another MLIR in the process: modules go in and out as bytecode or text.
//! `include/fishplate/mlir_exchange.h` describes it.

use std::{
    ffi::{CStr, c_char, c_void},
    panic::{AssertUnwindSafe, catch_unwind},
    ptr, slice,
    sync::OnceLock,
};

use llvm_sys::core::LLVMGetVersion;

use crate::{Context, Module, PrintOptions};

const ABI_VERSION: u32 = 1;
const TEXT: i32 = -1;
const GENERIC: i32 = -2;

/// Bytes that [`run`] has allocated.
#[repr(C)]
#[derive(Debug)]
pub struct Buffer {
    data: *mut c_char,
    size: usize,
}

/// The table.
#[repr(C)]
#[derive(Debug)]
pub struct Exchange {
    abi_version: u32,
    size: u32,
    mlir_version: [u32; 3],
    bytecode_version: u32,
    state: *mut c_void,
    run: unsafe extern "C" fn(
        *mut c_void,
        *const c_char,
        *const c_char,
        usize,
        i32,
        *mut Buffer,
    ) -> i32,
    release: unsafe extern "C" fn(*mut c_void, *mut Buffer),
}

// SAFETY: the table is never written after its creation, and `state` is null.
unsafe impl Send for Exchange {}
// SAFETY: the table is never written after its creation, and `state` is null.
unsafe impl Sync for Exchange {}

/// The table of this MLIR.
pub fn table() -> &'static Exchange {
    static TABLE: OnceLock<Exchange> = OnceLock::new();
    TABLE.get_or_init(|| {
        let [mut major, mut minor, mut patch] = [0; 3];
        // SAFETY: the function writes three numbers, to variables of this function.
        unsafe { LLVMGetVersion(&raw mut major, &raw mut minor, &raw mut patch) };
        Exchange {
            abi_version: ABI_VERSION,
            size: size_of::<Exchange>() as u32,
            mlir_version: [major, minor, patch],
            // The version follows four bytes of magic, as a number with one bit that says how long it is.
            bytecode_version: u32::from(Module::empty(&Context::new()).bytecode()[4] >> 1),
            state: ptr::null_mut(),
            run,
            release,
        }
    })
}

/// Parses a module, runs a pipeline on it and writes it in a form.
fn converted(pipeline: &str, source: &[u8], form: i32) -> Result<Vec<u8>, String> {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let mut module = Module::parse(&context, source).map_err(|error| error.to_string())?;
    if !pipeline.is_empty() {
        module.run_passes(pipeline).map_err(|error| error.to_string())?;
    }
    module.verify().map_err(|error| error.to_string())?;
    let operation = module.operation();
    match form {
        TEXT => Ok(operation.text_with(&PrintOptions::default()).into_bytes()),
        GENERIC => {
            let options =
                PrintOptions { generic: true, debug_info: Some(false), ..PrintOptions::default() };
            Ok(operation.text_with(&options).into_bytes())
        }
        version => u32::try_from(version)
            .ok()
            .and_then(|version| operation.bytecode(Some(i64::from(version))))
            .ok_or_else(|| format!("MLIR cannot write the form {version} of a module")),
    }
}

/// # Safety
/// `pipeline` ends with a NUL, `data` has `size` bytes, and `out` can be written.
unsafe extern "C" fn run(
    _state: *mut c_void,
    pipeline: *const c_char,
    data: *const c_char,
    size: usize,
    form: i32,
    out: *mut Buffer,
) -> i32 {
    let made = catch_unwind(AssertUnwindSafe(|| {
        // SAFETY: the caller passes text that ends with a NUL (see `# Safety`).
        let pipeline = unsafe { CStr::from_ptr(pipeline) };
        let pipeline = pipeline.to_str().map_err(|_| "the pipeline is not UTF-8".to_owned())?;
        let source = match data.is_null() || size == 0 {
            true => &[],
            // SAFETY: the caller passes `size` bytes (see `# Safety`), which nobody changes during the call.
            false => unsafe { slice::from_raw_parts(data.cast::<u8>(), size) },
        };
        converted(pipeline, source, form)
    }));
    let (status, bytes) = match made {
        Ok(Ok(bytes)) => (0, bytes),
        Ok(Err(message)) => (1, message.into_bytes()),
        Err(_) => (1, b"the module cannot be converted: a panic".to_vec()),
    };
    let bytes = Box::leak(bytes.into_boxed_slice());
    // SAFETY: the caller passes a buffer that can be written (see `# Safety`); the slice lives until `release`.
    unsafe { out.write(Buffer { data: bytes.as_mut_ptr().cast(), size: bytes.len() }) };
    status
}

/// # Safety
/// `buffer` was filled by [`run`], or was released already.
unsafe extern "C" fn release(_state: *mut c_void, buffer: *mut Buffer) {
    // SAFETY: the caller passes a live buffer (see `# Safety`), which is cleared, so that its bytes are freed once.
    let old = unsafe { buffer.replace(Buffer { data: ptr::null_mut(), size: 0 }) };
    if !old.data.is_null() {
        let bytes = ptr::slice_from_raw_parts_mut(old.data.cast::<u8>(), old.size);
        // SAFETY: `run` leaked a boxed slice of this address and length.
        drop(unsafe { Box::from_raw(bytes) });
    }
}
