//! Compiled functions in this process. One linker for all of them; the code of a function is taken
//! away when the last holder of it is gone.

use std::{ffi::c_void, sync::Arc};

use fishplate_abi::SafeCall;
use fishplate_mlir::{Jit, JitLibrary};

use crate::{
    compile::{Compiled, support_objects},
    error::Result,
    wrapper::{SYMBOL_PREFIX, unload_symbol},
};

/// The functions of `libtvm_ffi.so` that wrappers call.
pub const RUNTIME_SYMBOLS: &[&str] = &[
    "TVMFFIDataTypeToString",
    "TVMFFIEnvGetStream",
    "TVMFFIErrorSetRaisedFromCStr",
    "TVMFFIErrorSetRaisedFromCStrParts",
    "TVMFFIGetTypeInfo",
    "TVMFFIObjectDecRef",
    "TVMFFIStringFromByteArray",
];

/// Links compiled code into the process.
pub struct Engine(Jit);

/// A function in the process, with all that keeps its code there.
#[derive(Clone)]
pub struct Loaded {
    entry: SafeCall,
    code: Arc<Code>,
}

/// Code in the process.
struct Code {
    library: JitLibrary,
    /// Gives up what the code holds.
    unload: Option<extern "C" fn()>,
}

impl Drop for Code {
    fn drop(&mut self) {
        if let Some(unload) = self.unload {
            unload();
        }
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
        for object in support_objects()? {
            jit.add_shared(&object)?;
        }
        Ok(Self(jit))
    }

    /// Links compiled code. `kernels` are addresses for symbols that only this code sees.
    ///
    /// # Safety
    /// The kernels that the code calls, in it or at `kernels`, are functions of the types that its
    /// provider made of the spec, and do nothing that C forbids.
    pub unsafe fn load(
        &self,
        compiled: &Compiled,
        kernels: &[(&str, *const c_void)],
    ) -> Result<Loaded> {
        let library = self.library(&compiled.symbol, &compiled.objects)?;
        if !kernels.is_empty() {
            // SAFETY: this function's contract.
            unsafe { library.define(kernels)? };
        }
        let unload = if compiled.holds {
            let address = library.find(&unload_symbol(&compiled.symbol))?;
            // SAFETY: the symbol is of compiled code, where it is such a function.
            Some(unsafe { std::mem::transmute::<*const c_void, extern "C" fn()>(address) })
        } else {
            None
        };
        let code = Arc::new(Code { library, unload });
        // SAFETY: the library is of compiled code, whose entry is a wrapper.
        unsafe { find(code, &compiled.symbol) }
    }

    /// Links an exported object and finds the function `name` in it.
    ///
    /// # Safety
    /// The object is one that this crate exported, or holds to the same rules.
    pub unsafe fn load_object(&self, object: &[u8], name: &str) -> Result<Loaded> {
        let library = self.0.add(name, object)?;
        // SAFETY: this function's contract.
        unsafe { find(Arc::new(Code { library, unload: None }), name) }
    }

    fn library(&self, name: &str, objects: &[Vec<u8>]) -> Result<JitLibrary> {
        let (first, others) =
            objects.split_first().map_or((&[][..], &[][..]), |(f, o)| (&f[..], o));
        let library = self.0.add(name, first)?;
        for object in others {
            library.add(object)?;
        }
        Ok(library)
    }
}

/// # Safety
/// The library defines `__tvm_ffi_<name>`, if at all, as a function of the ABI.
unsafe fn find(code: Arc<Code>, name: &str) -> Result<Loaded> {
    let address = code.library.find(&format!("{SYMBOL_PREFIX}{name}"))?;
    // SAFETY: this function's contract; a pointer to code is not null.
    let entry = unsafe { std::mem::transmute::<*const c_void, SafeCall>(address) };
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
