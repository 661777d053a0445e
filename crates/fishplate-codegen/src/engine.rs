//! Compiled functions in this process. One linker serves all of them. Each function is in a library of its own,
//! which is unloaded when its last holder is dropped; so is the GPU code that it loaded, unless a launch
//! of it was captured, because a graph does not keep the code that it launches.
//!
//! The support functions are linked in once per process, as objects that `build.rs` compiled.

use std::{
    ffi::{c_char, c_void},
    ptr,
    sync::{Arc, Mutex, PoisonError},
};

use fishplate_abi::SafeCall;
use fishplate_mlir::{Apart, Jit, JitLibrary, Purpose, apart};

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
    /// Names and addresses of the symbols that all code finds.
    symbols: Vec<(String, usize)>,
    /// Whether the functions of `cuda.c` are there: they come with the first code that needs them.
    has_cuda: Mutex<bool>,
    machine_code: Option<MachineCode>,
}

/// Returns machine code of PTX, a NUL-terminated text, for a device whose context is the thread's: valid until the
/// thread calls it again, and null for none.
pub type MachineCode = unsafe extern "C" fn(*const c_char, i32) -> *const c_char;

/// A function in the process, with all that keeps its code there.
#[derive(Clone)]
pub struct Loaded {
    entry: SafeCall,
    code: Arc<Code>,
}

/// Code, and the functions to run before it is unloaded.
struct Code {
    library: JitLibrary,
    /// Whether the code has more to undo than its memory.
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
    /// An engine whose code finds the given symbols first, then those of the process.
    ///
    /// # Safety
    /// Each of `symbols` is the address of the function of that name in the ABI, and stays so.
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

    /// The same engine, whose code loads machine code from a function where that has some for a GPU.
    #[must_use]
    pub fn with_machine_code(self, function: MachineCode) -> Self {
        Self { machine_code: Some(function), ..self }
    }

    /// Links compiled code. `kernels` are addresses for symbols that only this code sees.
    ///
    /// # Safety
    /// The kernels that the code calls, in it or at `kernels`, are functions of the types that its
    /// provider made of the spec, and do nothing that C forbids.
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
        // SAFETY: the library is of compiled code, whose entry is a wrapper.
        unsafe { find(Arc::new(code), &compiled.symbol) }
    }

    /// Links an exported object and finds the function `name` in it.
    ///
    /// # Safety
    /// The object is one that this crate exported, or holds to the same rules.
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
            // They never end, so neither does the code that they run.
            std::mem::forget(code.clone());
        }
        // SAFETY: this function's contract.
        unsafe { find(code, name) }
    }

    /// Links in a child process first, with an engine like this one: the linker trusts what an object
    /// says, and one from a file may be damaged.
    fn rehearse(&self, bytes: usize, link: impl Fn(&Engine) -> Result<Loaded>) -> Result<()> {
        let symbols: Vec<(&str, *const c_void)> = self
            .symbols
            .iter()
            .map(|(name, address)| (name.as_str(), ptr::with_exposed_provenance(*address)))
            .collect();
        let in_child = || {
            // SAFETY: the symbols are those that this engine was made with.
            let engine = unsafe { Engine::new(&symbols) }.map_err(|error| error.to_string())?;
            let linked = link(&engine).map_err(|error| error.to_string())?;
            // The child exits here without running the code's unloader.
            std::mem::forget(linked);
            std::mem::forget(engine);
            Ok(Vec::new())
        };
        match apart(Purpose::Read(bytes), in_child) {
            // An error about the whole object is reported again by linking it.
            Apart::Made(_) | Apart::Refused(_) => Ok(()),
            Apart::Died(how) => Err(Error::Damaged { how }),
        }
    }

    fn add_cuda(&self) -> Result<()> {
        let mut has_cuda = self.has_cuda.lock().unwrap_or_else(PoisonError::into_inner);
        if !*has_cuda {
            self.jit.add_shared(CUDA_OBJECT)?;
            if let Some(function) = self.machine_code {
                let address = self.jit.find_shared(CUDA_KEEP)?;
                // SAFETY: the function of that name in `cuda.c` has this type.
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

/// Refuses an object that leads the linker out of it.
fn check(object: &[u8]) -> Result<()> {
    object_check::check(object).map_err(|why| Error::Damaged { how: why.to_owned() })
}

/// Whether an object has a function that unloads: then its table of strings has the name.
pub(crate) fn holds(object: &[u8]) -> bool {
    object.windows(UNLOAD.len()).any(|bytes| bytes == UNLOAD.as_bytes())
}

/// # Safety
/// The library defines `__tvm_ffi_<name>`, if at all, as a function of the ABI.
unsafe fn find(code: Arc<Code>, name: &str) -> Result<Loaded> {
    let address = code.library.find(&format!("{FUNCTION}{name}"))?;
    // SAFETY: this function's contract; a pointer to code is not null.
    let entry = unsafe { std::mem::transmute::<*const c_void, SafeCall>(address) };
    if code.holds
        && let Ok(unload) = code.library.find(&unload_symbol(name))
    {
        // SAFETY: the wrapper builder makes functions of that name with neither arguments nor result.
        let unload = unsafe { std::mem::transmute::<*const c_void, extern "C" fn()>(unload) };
        code.unloads.lock().unwrap_or_else(PoisonError::into_inner).push(unload);
    }
    Ok(Loaded { entry, code })
}

impl Loaded {
    /// The function. Valid while this or a clone of it lives.
    pub fn entry(&self) -> SafeCall {
        self.entry
    }

    /// Another function of the same code.
    ///
    /// # Safety
    /// As for [`Engine::load_object`].
    pub unsafe fn sibling(&self, name: &str) -> Result<Loaded> {
        // SAFETY: this function's contract.
        unsafe { find(Arc::clone(&self.code), name) }
    }
}

/// Whether code has a pool of threads of its own, which only code from `parallel.c` makes.
pub(crate) fn starts_threads(object: &[u8]) -> bool {
    const NEEDED: &[u8] = b"\0pthread_create\0";
    object.windows(NEEDED.len()).any(|bytes| bytes == NEEDED)
}
