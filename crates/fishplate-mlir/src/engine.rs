//! MLIR's execution engine: compiles a module of the llvm dialect in this process, and finds its functions.

use std::ffi::{c_char, c_void};
use std::ptr::NonNull;

use mlir_sys::{MlirOperation, MlirStringCallback, MlirStringRef};

use crate::{
    OpRef,
    guarded::guarded,
    stack::{ANY_DEPTH, with_room},
    text,
};

unsafe extern "C" {
    fn fishplateEngineCreate(
        op: MlirOperation,
        level: u32,
        paths: *const MlirStringRef,
        count: usize,
        keep_object: bool,
        pic: bool,
        append: MlirStringCallback,
        sink: *mut c_void,
        made: *mut *mut c_void,
    ) -> *mut c_char;
    fn fishplateEngineDestroy(engine: *mut c_void) -> *mut c_char;
    fn fishplateEngineLookup(
        engine: *mut c_void,
        name: MlirStringRef,
        packed: bool,
        append: MlirStringCallback,
        sink: *mut c_void,
        found: *mut *mut c_void,
    ) -> *mut c_char;
    fn fishplateEngineRegister(
        engine: *mut c_void,
        name: MlirStringRef,
        address: *mut c_void,
    ) -> *mut c_char;
    fn fishplateEngineInitialize(engine: *mut c_void) -> *mut c_char;
    fn fishplateEngineDump(engine: *mut c_void, path: MlirStringRef) -> *mut c_char;
}

/// How an [`Engine`] compiles.
#[derive(Clone, Debug)]
pub struct EngineOptions {
    /// The level of optimisation, 0 to 3.
    pub level: u32,
    /// Libraries whose symbols the code may use.
    pub libraries: Vec<String>,
    /// Whether to keep the object code for [`Engine::dump`].
    pub keep_object: bool,
    /// Whether the code is independent of its position.
    pub pic: bool,
}

/// A compiled module. It refers to nothing of the module that it was made from.
pub struct Engine {
    raw: NonNull<c_void>,
    keeps_object: bool,
}

// SAFETY: MLIR ties no part of an engine to a thread, and ORC locks its session.
unsafe impl Send for Engine {}
// SAFETY: the calls that several threads may make at once, looking up, registering and dumping, take ORC's own lock.
unsafe impl Sync for Engine {}

/// Calls a shim that writes a pointer, or says why it has none.
fn pointer(
    call: impl FnOnce(MlirStringCallback, *mut c_void, *mut *mut c_void) -> *mut c_char,
) -> Result<NonNull<c_void>, String> {
    let mut outcome = Ok(std::ptr::null_mut());
    let said = text::collect_text(|sink| {
        // SAFETY: both callers pass a guarded function, which writes the pointer if it returns null.
        let run = || unsafe { guarded(|made| call(Some(text::append), sink, made)) };
        outcome = with_room(ANY_DEPTH, run);
    });
    NonNull::new(outcome?).ok_or(said)
}

impl Engine {
    /// Compiles a module, all of whose operations belong to dialects that translate to LLVM IR. Diagnostics go to the
    /// context's handlers.
    pub fn new(module: OpRef<'_>, options: &EngineOptions) -> Result<Engine, String> {
        let paths: Vec<MlirStringRef> =
            options.libraries.iter().map(|path| text::string_ref(path)).collect();
        let raw = pointer(|append, sink, made| {
            // SAFETY: the module is live, the paths live during the call, and the callback gets its sink.
            unsafe {
                fishplateEngineCreate(
                    module.raw,
                    options.level.min(3),
                    paths.as_ptr(),
                    paths.len(),
                    options.keep_object,
                    options.pic,
                    append,
                    sink,
                    made,
                )
            }
        })?;
        Ok(Engine { raw, keeps_object: options.keep_object })
    }

    /// The address of a symbol. With `packed`, that of the function that takes an array of pointers to the arguments and
    /// to the result.
    pub fn lookup(&self, name: &str, packed: bool) -> Result<usize, String> {
        let found = pointer(|append, sink, found| {
            // SAFETY: the engine is live, the name lives during the call, and the callback gets its sink.
            unsafe {
                let name = text::string_ref(name);
                fishplateEngineLookup(self.raw.as_ptr(), name, packed, append, sink, found)
            }
        })?;
        Ok(found.addr().get())
    }

    /// Gives a symbol that the code refers to an address. Only code that runs later uses it.
    pub fn register(&self, name: &str, address: usize) -> Result<(), String> {
        let address = std::ptr::with_exposed_provenance_mut(address);
        let (engine, name) = (self.raw.as_ptr(), text::string_ref(name));
        // SAFETY: the engine is live, the name lives during the call, and this is a guarded call that writes no result.
        unsafe { guarded::<()>(|_| fishplateEngineRegister(engine, name, address)) }
    }

    /// Runs the module's constructors.
    pub fn initialize(&self) -> Result<(), String> {
        // SAFETY: the engine is live, and this is a guarded call that writes no result.
        unsafe { guarded::<()>(|_| fishplateEngineInitialize(self.raw.as_ptr())) }
    }

    /// Writes the object code to a file. Returns false if the engine keeps none.
    pub fn dump(&self, path: &str) -> Result<bool, String> {
        if self.keeps_object {
            let path = text::string_ref(path);
            // SAFETY: the engine is live, the path lives during the call, and this is a guarded call without a result.
            unsafe { guarded::<()>(|_| fishplateEngineDump(self.raw.as_ptr(), path)) }?;
        }
        Ok(self.keeps_object)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // A fatal error leaks the rest of the engine.
        // SAFETY: owned here, and not used again; this is a guarded call that writes no result.
        let _ = unsafe { guarded::<()>(|_| fishplateEngineDestroy(self.raw.as_ptr())) };
    }
}
