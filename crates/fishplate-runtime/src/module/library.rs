//! Our own modules: functions by symbol name, from a shared object or from the system library.
//!
//! Each function keeps its module alive; the library's code may look up functions in the module's imports.

use std::cell::UnsafeCell;
use std::collections::BTreeMap;
use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::ops::Range;
use std::ptr::NonNull;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{
    DELETE_STRONG, DELETE_WEAK, ObjectHeader, RawAny, SafeCall, TypeIndex, symbols,
};

use super::shared_object::SharedObject;
use super::symbol_name::SymbolName;
use super::{
    FunctionText, Module, ModuleObj, context_symbols, foreign, loaded_segment, system_lib,
};
use crate::any::Any;
use crate::containers::ArrayObj;
use crate::error::{Error, Result, no_unwind};
use crate::function::{Function, FunctionObj, as_function, new_function};
use crate::lock::{GlobalLock, Held};
use crate::object::{self, ObjectType, Ref};

/// The source of symbols.
#[derive(Clone)]
pub(super) enum Library {
    /// An opened file.
    Shared(SharedObject),
    /// The symbols that the program registered, with this prefix or without.
    System(Box<[u8]>),
}

impl Library {
    /// The address of a symbol, whose name is given in parts.
    pub(super) fn symbol(&self, name: &[&[u8]]) -> Option<*mut c_void> {
        let plain = SymbolName::new(name);
        match self {
            Library::Shared(object) => object.symbol(&plain),
            Library::System(prefix) => {
                let prefixed = SymbolName::new(&[prefix, plain.as_bytes()]);
                system_lib::symbol(&prefixed).or_else(|| system_lib::symbol(&plain))
            }
        }
    }

    /// The address of an exported function.
    fn exported(&self, name: &[u8]) -> Option<*mut c_void> {
        let plain = || SymbolName::new(&[symbols::FUNCTION.as_bytes(), name]);
        match self {
            Library::Shared(object) => object.symbol(&plain()),
            Library::System(prefix) => {
                let prefixed = SymbolName::new(&[symbols::FUNCTION.as_bytes(), prefix, name]);
                system_lib::symbol(&prefixed).or_else(|| system_lib::symbol(&plain()))
            }
        }
    }
}

/// A module of ours, laid out as a C++ class that derives from `ModuleObj`.
#[repr(C)]
pub(super) struct LibraryModule {
    vptr: *const c_void,
    base: ModuleObj,
    library: Library,
    context: Option<&'static AtomicPtr<c_void>>,
    /// A range of code in which functions of the library were found.
    code: OnceLock<Range<usize>>,
}

const _: () = assert!(std::mem::offset_of!(LibraryModule, base) == super::VPTR_SIZE);

impl LibraryModule {
    /// The kind that such modules report.
    pub(super) const KIND: &str = "library";

    /// A module over a library, which the library finds through its context variable.
    pub(super) fn create(library: Library) -> Result<Module> {
        let imports = ArrayObj::from_vec(Vec::new())?.upcast();
        let context = context_symbols::pointer_slot(&library, symbols::LIBRARY_CONTEXT.as_bytes());
        let base = ModuleObj {
            header: ObjectHeader {
                deleter: Some(delete_library_module),
                ..object::new_header(TypeIndex::MODULE)
            },
            imports: UnsafeCell::new(Some(imports)),
            lookup_cache: UnsafeCell::new(None),
        };
        let (vptr, code) = (foreign::own_vtable(), OnceLock::new());
        let module = Box::into_raw(Box::new(LibraryModule { vptr, base, library, context, code }));
        if let Some(slot) = context {
            context_of(slot).enter(module.cast());
        }
        // SAFETY: we own the new object's only reference; its handle is the header's address.
        Ok(unsafe { Ref::from_owned(NonNull::new_unchecked(&raw mut (*module).base)) })
    }

    #[cfg(test)]
    pub(super) fn library(&self) -> &Library {
        &self.library
    }

    /// The function with this name.
    pub(super) fn function(&self, name: &[u8]) -> Option<Function> {
        let entry = self.as_code(self.library.exported(name)?)?;
        let module = Ref::from_borrowed(&self.base);
        let base = new_function(call_library);
        Some(as_function(object::allocate(LibraryFunctionObj { base, entry, _module: module })))
    }

    /// Whether there is a function with this name.
    pub(super) fn has_function(&self, name: &[u8]) -> bool {
        self.library.exported(name).is_some_and(|address| self.as_code(address).is_some())
    }

    /// The entry at an address, unless the address is known to hold data.
    fn as_code(&self, address: *mut c_void) -> Option<SafeCall> {
        if !self.code.get().is_some_and(|code| code.contains(&address.addr())) {
            let segment = loaded_segment::of(address);
            if segment.is_some_and(|segment| !segment.executable) {
                return None;
            }
            segment.map(|segment| self.code.get_or_init(|| segment.start..segment.end));
        }
        // SAFETY: not null, and symbols of these names are functions of this type by the ABI.
        Some(unsafe { std::mem::transmute::<*mut c_void, SafeCall>(address) })
    }

    /// Metadata of a function: another symbol, a function that returns a string.
    pub(super) fn function_text(&self, name: &[u8], what: FunctionText) -> Result<Option<Any>> {
        let prefix = match what {
            FunctionText::Doc => symbols::DOC,
            FunctionText::Metadata => symbols::METADATA,
        };
        let address = self.library.symbol(&[prefix.as_bytes(), name]);
        let Some(entry) = address.and_then(|address| self.as_code(address)) else {
            return Ok(None);
        };
        let text = Function::from_extern_c(std::ptr::null_mut(), entry, None).call(&[])?;
        match text.view().as_str() {
            Some(_) => Ok(Some(text)),
            None => Err(Error::type_error(format!(
                "The symbol `{}` returned a value of type `{}` where a string was expected",
                String::from_utf8_lossy(&[prefix.as_bytes(), name].concat()),
                crate::type_table::key(text.type_index())
            ))),
        }
    }
}

/// A function of a library. It keeps the module alive: the code may look up the module's imports.
#[repr(C)]
struct LibraryFunctionObj {
    base: FunctionObj,
    entry: SafeCall,
    _module: Module,
}

// SAFETY: starts with `FunctionObj`. Never used to downcast.
unsafe impl ObjectType for LibraryFunctionObj {
    const INDEX: TypeIndex = TypeIndex::FUNCTION;
}

/// Exported functions expect null where others get their function object.
unsafe extern "C" fn call_library(
    function: *mut c_void,
    args: *const RawAny,
    num_args: i32,
    result: *mut RawAny,
) -> c_int {
    // SAFETY: only `LibraryFunctionObj`s carry this entry, and a caller holds the function.
    let entry = unsafe { (*function.cast::<LibraryFunctionObj>()).entry };
    // SAFETY: the arguments are passed through unchanged.
    unsafe { entry(std::ptr::null_mut(), args, num_args, result) }
}

/// The modules that share a library's context variable. Opening a library twice creates two modules and one variable,
/// which must never point to a freed module.
struct Context<'a> {
    slot: &'static AtomicPtr<c_void>,
    live: Held<'a, BTreeMap<usize, Vec<usize>>>,
}

/// The live modules by the address of their context variable.
pub(super) static LIVE: GlobalLock<BTreeMap<usize, Vec<usize>>> = GlobalLock::new(BTreeMap::new());

fn context_of(slot: &'static AtomicPtr<c_void>) -> Context<'static> {
    Context { slot, live: LIVE.hold() }
}

impl Context<'_> {
    fn enter(mut self, module: *mut c_void) {
        let key = std::ptr::from_ref(self.slot).addr();
        self.live.entry(key).or_default().push(module.expose_provenance());
        self.slot.store(module, Ordering::Release);
    }

    fn leave(mut self, module: *mut c_void) {
        let key = std::ptr::from_ref(self.slot).addr();
        let left = self.live.entry(key).or_default();
        left.retain(|&live| live != module.addr());
        if self.slot.load(Ordering::Acquire) == module {
            let next = left
                .last()
                .map_or(std::ptr::null_mut(), |&live| std::ptr::with_exposed_provenance_mut(live));
            self.slot.store(next, Ordering::Release);
        }
        if left.is_empty() {
            self.live.remove(&key);
        }
    }
}

impl Drop for LibraryModule {
    fn drop(&mut self) {
        if let Some(slot) = self.context {
            context_of(slot).leave(std::ptr::from_mut(self).cast());
        }
    }
}

unsafe extern "C" fn delete_library_module(object: *mut c_void, flags: c_int) {
    let module = object.wrapping_byte_sub(super::VPTR_SIZE).cast::<LibraryModule>();
    if flags & DELETE_STRONG != 0 {
        // SAFETY: the last strong reference is gone: the value is destroyed once, here.
        no_unwind("module deleter", || unsafe { std::ptr::drop_in_place(module) });
    }
    if flags & DELETE_WEAK != 0 {
        // SAFETY: the memory came from `Box`, its value was destroyed, and nobody refers to it.
        drop(unsafe { Box::from_raw(module.cast::<MaybeUninit<LibraryModule>>()) });
    }
}
