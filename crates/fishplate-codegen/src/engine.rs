//! Compiled functions in this process. One linker serves all of them. Each function has a separate library, which is
//! unloaded when its last owner is dropped. The GPU code that it loaded is unloaded too, unless a launch of it was
//! captured, because a graph does not keep the code that it launches alive.
//!
//! The support functions are linked once per process, from objects that `build.rs` compiled.

use std::{
    ffi::{c_char, c_void},
    ptr,
    sync::{Arc, Mutex, PoisonError},
};

use fishplate_abi::SafeCall;
use fishplate_mlir::{ChildOutcome, Jit, JitLibrary, Purpose, apart};

use fishplate_abi::symbols::{CUDA_KEEP, FUNCTION, UNLOAD};

use crate::{
    compile::CompiledCode,
    error::{Error, Result},
    object_check,
    wrapper::{
        CUDA_OBJECT, GRID_OBJECT, PARALLEL_OBJECT, SUPPORT_OBJECT, TEXT_OBJECT, unload_symbol,
    },
};

/// The functions of `libtvm_ffi.so` that wrappers and kernels call.
pub const RUNTIME_SYMBOLS: &[&str] = &[
    "TVMFFIBigIntFromByteArray",
    "TVMFFIDataTypeToString",
    "TVMFFIEnvGetStream",
    "TVMFFIErrorMoveFromRaised",
    "TVMFFIErrorSetRaised",
    "TVMFFIErrorSetRaisedFromCStr",
    "TVMFFIErrorSetRaisedFromCStrParts",
    "TVMFFIFunctionCall",
    "TVMFFIFunctionGetGlobal",
    "TVMFFIGetTypeInfo",
    "TVMFFIObjectDecRef",
    "TVMFFIStringFromByteArray",
];

/// Links compiled code into the process.
pub struct Engine {
    jit: Jit,
    /// Names and addresses of the symbols that all code can refer to.
    symbols: Vec<(String, usize)>,
    /// Whether the functions of `cuda.c` are loaded. They are loaded with the first code that needs them.
    has_cuda: Mutex<bool>,
    machine_code: Option<MachineCode>,
}

/// Returns machine code for PTX, a NUL-terminated text, and a device whose context is current on the thread. The result
/// is valid until the thread calls the function again; null if there is none.
pub type MachineCode = unsafe extern "C" fn(*const c_char, i32) -> *const c_char;

/// A function in the process, with everything that keeps its code loaded.
#[derive(Clone)]
pub struct Loaded {
    entry: SafeCall,
    code: Arc<Code>,
}

/// Code, and the function to run before it is unloaded.
struct Code {
    library: JitLibrary,
    /// Whether the code must release more than its memory.
    holds: bool,
    unloads: Mutex<Vec<extern "C" fn()>>,
}

impl Drop for Code {
    fn drop(&mut self) {
        let unloads = self.unloads.get_mut().unwrap_or_else(PoisonError::into_inner);
        unloads.iter().for_each(|unload| unload());
    }
}

impl Engine {
    /// Creates an engine whose code looks up symbols among the given ones first, then in the process.
    ///
    /// # Safety
    /// Each of `symbols` is the address of the ABI function with that name, and stays valid.
    pub unsafe fn new(symbols: &[(&str, *const c_void)]) -> Result<Self> {
        let jit = Jit::new()?;
        // SAFETY: this function's contract.
        unsafe { jit.define(symbols)? };
        jit.add_shared(SUPPORT_OBJECT)?;
        jit.add_shared(PARALLEL_OBJECT)?;
        jit.add_shared(GRID_OBJECT)?;
        jit.add_shared(TEXT_OBJECT)?;
        let symbols = symbols.iter().map(|(name, at)| ((*name).to_owned(), at.expose_provenance()));
        Ok(Self {
            jit,
            symbols: symbols.collect(),
            has_cuda: Mutex::new(false),
            machine_code: None,
        })
    }

    /// Makes the engine's code load machine code from a function, if that function has some for a GPU.
    #[must_use]
    pub fn with_machine_code(self, function: MachineCode) -> Self {
        Self { machine_code: Some(function), ..self }
    }

    /// Links compiled code. `kernels` are addresses of symbols that only this code sees.
    ///
    /// # Safety
    /// The kernels that the code calls, in it or at `kernels`, have the function types that its provider derived from
    /// the spec, and have no undefined behaviour.
    pub unsafe fn load(
        &self,
        compiled: &CompiledCode,
        kernels: &[(&str, *const c_void)],
    ) -> Result<Loaded> {
        for kernel in compiled.objects.iter().skip(1) {
            check(kernel)?;
            // SAFETY: this function's contract.
            self.rehearse(kernel.len(), |engine| unsafe { engine.link(compiled, kernels) })?;
        }
        // SAFETY: this function's contract.
        unsafe { self.link(compiled, kernels) }
    }

    /// # Safety
    /// As for [`Engine::load`].
    unsafe fn link(
        &self,
        compiled: &CompiledCode,
        kernels: &[(&str, *const c_void)],
    ) -> Result<Loaded> {
        if compiled.holds {
            self.add_cuda()?;
        }
        let library = self.library(&compiled.symbol, &compiled.objects)?;
        let code = Code { library, holds: compiled.holds, unloads: Mutex::default() };
        if !kernels.is_empty() {
            // SAFETY: this function's contract.
            unsafe { code.library.define(kernels)? };
        }
        // SAFETY: the library contains compiled code, whose entry is a wrapper.
        unsafe { find(Arc::new(code), &compiled.symbol) }
    }

    /// Links an exported object and finds the function `name` in it.
    ///
    /// # Safety
    /// This crate exported the object, or the object follows the same rules.
    pub unsafe fn load_object(&self, object: &[u8], name: &str) -> Result<Loaded> {
        check(object)?;
        // SAFETY: this function's contract.
        self.rehearse(object.len(), |engine| unsafe { engine.link_object(object, name) })?;
        // SAFETY: this function's contract.
        unsafe { self.link_object(object, name) }
    }

    /// # Safety
    /// As for [`Engine::load_object`].
    unsafe fn link_object(&self, object: &[u8], name: &str) -> Result<Loaded> {
        let library = self.jit.add(name, object)?;
        let code = Code { library, holds: holds(object), unloads: Mutex::default() };
        let code = Arc::new(code);
        if starts_threads(object) {
            // The threads never end, so the code that they run must never be unloaded.
            std::mem::forget(code.clone());
        }
        // SAFETY: this function's contract.
        unsafe { find(code, name) }
    }

    /// Links in a child process first, with a similar engine: the linker trusts the contents of an object, and one from
    /// a file may be damaged.
    fn rehearse(&self, bytes: usize, link: impl Fn(&Engine) -> Result<Loaded>) -> Result<()> {
        let symbols: Vec<(&str, *const c_void)> = self
            .symbols
            .iter()
            .map(|(name, address)| (name.as_str(), ptr::with_exposed_provenance(*address)))
            .collect();
        let in_child = || {
            // SAFETY: the symbols are those with which this engine was created.
            let engine = unsafe { Engine::new(&symbols) }.map_err(|error| error.to_string())?;
            let linked = link(&engine).map_err(|error| error.to_string())?;
            // The child exits here without running the code's unloader.
            std::mem::forget(linked);
            std::mem::forget(engine);
            Ok(Vec::new())
        };
        match apart(Purpose::Read(bytes), in_child) {
            // Linking the object here reports an error about the whole object again.
            ChildOutcome::Made(_) | ChildOutcome::Refused(_) => Ok(()),
            ChildOutcome::Died(how) => Err(Error::Damaged { how }),
        }
    }

    fn add_cuda(&self) -> Result<()> {
        let mut has_cuda = self.has_cuda.lock().unwrap_or_else(PoisonError::into_inner);
        if !*has_cuda {
            self.jit.add_shared(CUDA_OBJECT)?;
            if let Some(function) = self.machine_code {
                let address = self.jit.find_shared(CUDA_KEEP)?;
                // SAFETY: the function with that name in `cuda.c` has this type.
                let keep = unsafe {
                    std::mem::transmute::<*const c_void, extern "C" fn(MachineCode)>(address)
                };
                keep(function);
            }
            *has_cuda = true;
        }
        Ok(())
    }

    fn library(&self, name: &str, objects: &[Vec<u8>]) -> Result<JitLibrary> {
        let (first, others) =
            objects.split_first().map_or((&[][..], &[][..]), |(f, o)| (&f[..], o));
        let library = self.jit.add(name, first)?;
        for object in others {
            library.add(object)?;
        }
        Ok(library)
    }
}

/// Refuses an object that refers to memory outside itself.
fn check(object: &[u8]) -> Result<()> {
    object_check::check(object).map_err(|why| Error::Damaged { how: why.to_owned() })
}

/// Whether an object has an unload function: its string table then contains the name.
pub(crate) fn holds(object: &[u8]) -> bool {
    object.windows(UNLOAD.len()).any(|bytes| bytes == UNLOAD.as_bytes())
}

/// # Safety
/// If the library defines `__tvm_ffi_<name>`, it is a function of the ABI.
unsafe fn find(code: Arc<Code>, name: &str) -> Result<Loaded> {
    let address = code.library.find(&format!("{FUNCTION}{name}"))?;
    // SAFETY: this function's contract; a pointer to code is not null.
    let entry = unsafe { std::mem::transmute::<*const c_void, SafeCall>(address) };
    if code.holds
        && let Ok(unload) = code.library.find(&unload_symbol(name))
    {
        // SAFETY: the wrapper builder creates functions with that name that have neither arguments nor result.
        let unload = unsafe { std::mem::transmute::<*const c_void, extern "C" fn()>(unload) };
        code.unloads.lock().unwrap_or_else(PoisonError::into_inner).push(unload);
    }
    Ok(Loaded { entry, code })
}

impl Loaded {
    /// The function. It is valid while this or a clone of it lives.
    pub fn entry(&self) -> SafeCall {
        self.entry
    }

    /// Finds another function in the same code.
    ///
    /// # Safety
    /// As for [`Engine::load_object`].
    pub unsafe fn sibling(&self, name: &str) -> Result<Loaded> {
        // SAFETY: this function's contract.
        unsafe { find(Arc::clone(&self.code), name) }
    }
}

/// Whether code contains its own thread pool, which only comes from `parallel.c`.
pub(crate) fn starts_threads(object: &[u8]) -> bool {
    const NEEDED: &[u8] = b"\0pthread_create\0";
    object.windows(NEEDED.len()).any(|bytes| bytes == NEEDED)
}
