//! `ffi.Module`: libraries of functions, with the modules that they import.
//!
//! There are two kinds of modules. Ours are created from a shared object, or from the symbols that a program registers
//! (the system library). Foreign ones are C++ classes of clients, which are called through [`ForeignModuleCalls`], so
//! that this crate links without C++. All modules have the layout of a C++ class: a client's virtual call on one of
//! ours ends in `cpp/module.cc` of `fishplate-capi`, which calls this crate.
//!
//! A library stays open until the process ends: functions, objects, types and callbacks whose code is in it may outlive
//! every module, and nothing can count them.

mod context_symbols;
mod cpu_needs;
mod foreign;
mod imports;
mod library;
mod library_bin;
mod load;
mod loaded_segment;
mod pinned;
mod shared_object;
mod symbol_name;
mod system_lib;
#[cfg(test)]
mod tests;

use std::cell::UnsafeCell;
use std::ffi::c_void;

use fishplate_abi::{ObjectHeader, SEqHashKind, TypeIndex};

use crate::any::{Any, AnyView};
use crate::call::{Args, Builtin};
use crate::containers::ArrayObj;
use crate::error::{Error, Result};
use crate::field::{Field, ObjectDef, Slot, install_functions};
use crate::function::Function;
use crate::lock::HeldOverFork;
use crate::object::{Object, ObjectType, Ref};
use crate::signature::Ty;

pub use context_symbols::register as register_context_symbol;
pub use foreign::{CallVirtual, ForeignModuleCalls, RUNTIME_CALLS, RuntimeModuleCalls, connect};
pub use imports::lookup_from_imports;
// For the fuzz target.
#[doc(hidden)]
pub use shared_object::check_elf as check_shared_object;
pub use system_lib::register_symbol as register_system_lib_symbol;

use foreign::Method;
use library::LibraryModule;

/// `ffi.Module` from its header on; the vptr of the C++ class lies eight bytes before it.
#[repr(C)]
pub struct ModuleObj {
    header: ObjectHeader,
    /// An array of modules; changed under the lock of `imports.rs`.
    imports: UnsafeCell<Option<Ref<Object>>>,
    /// Functions that were found for generated code. C++ clients create and release it, but never look inside: an empty
    /// map at first, a [`imports::LookupCache`] once it is used.
    lookup_cache: UnsafeCell<Option<Ref<Object>>>,
}

/// Size of the vptr in front of the header.
const VPTR_SIZE: usize = size_of::<*const c_void>();

const _: () = assert!(size_of::<ModuleObj>() + VPTR_SIZE == 48);

// SAFETY: `repr(C)` with the header first; every `ffi.Module` continues with these two fields.
unsafe impl ObjectType for ModuleObj {
    const INDEX: TypeIndex = TypeIndex::MODULE;
}

/// A module.
pub type Module = Ref<ModuleObj>;

/// Properties of a module, as bits.
mod property {
    /// It can be saved to bytes.
    pub(super) const BINARY_SERIALIZABLE: i64 = 1;
    /// Its functions can be called.
    pub(super) const RUNNABLE: i64 = 1 << 1;
}

/// Methods of a module itself, without its imports. Names are strings as in C++: inline or on the heap.
impl ModuleObj {
    /// The address of the C++ object.
    fn cpp_address(&self) -> *mut c_void {
        std::ptr::from_ref(self).cast_mut().cast::<u8>().wrapping_sub(VPTR_SIZE).cast()
    }

    /// This module, if it is one of ours.
    fn as_library(&self) -> Option<&LibraryModule> {
        let address = self.cpp_address();
        // SAFETY: every module has its vptr in front of the header.
        let vptr = unsafe { address.cast::<*const c_void>().read() };
        // SAFETY: only our own modules carry our vtable.
        (vptr == foreign::own_vtable()).then(|| unsafe { &*address.cast::<LibraryModule>() })
    }

    fn kind(&self) -> Result<Any> {
        match self.as_library() {
            Some(_) => Ok(Any::str(LibraryModule::KIND)),
            None => foreign::call_text(self, Method::Kind, &[]),
        }
    }

    fn property_mask(&self) -> Result<Any> {
        match self.as_library() {
            Some(_) => Ok((property::BINARY_SERIALIZABLE | property::RUNNABLE).into()),
            None => foreign::call(self, Method::PropertyMask, &[]),
        }
    }

    fn function(&self, name: &Any) -> Result<Option<Function>> {
        if let Some(library) = self.as_library() {
            return Ok(name.view().as_str().and_then(|name| library.function(name)));
        }
        let found = foreign::call(self, Method::GetFunction, &[*name.as_raw()])?;
        foreign::optional(found, TypeIndex::FUNCTION, |found| found.into_object().ok())
    }

    fn implements_function(&self, name: &Any) -> Result<bool> {
        if let Some(library) = self.as_library() {
            return Ok(name.view().as_str().is_some_and(|name| library.has_function(name)));
        }
        let found = foreign::call(self, Method::ImplementsFunction, &[*name.as_raw()])?;
        Ok(found.view().as_bool().unwrap_or(false))
    }

    fn function_text(&self, name: &Any, what: FunctionText) -> Result<Option<Any>> {
        if let Some(library) = self.as_library() {
            return name.view().as_str().map_or(Ok(None), |name| library.function_text(name, what));
        }
        let method = match what {
            FunctionText::Doc => Method::FunctionDoc,
            FunctionText::Metadata => Method::FunctionMetadata,
        };
        let found = foreign::call(self, method, &[*name.as_raw()])?;
        foreign::optional(found, TypeIndex::STR, |text| {
            text.view().as_str().is_some().then_some(text)
        })
    }

    fn write_to_file(&self, file: &Any, format: &Any) -> Result<Any> {
        match self.as_library() {
            Some(_) => Err(Error::runtime(format!(
                "Module[{}] does not support WriteToFile",
                LibraryModule::KIND
            ))),
            None => foreign::call(self, Method::WriteToFile, &[*file.as_raw(), *format.as_raw()]),
        }
    }

    fn write_formats(&self) -> Result<Any> {
        match self.as_library() {
            Some(_) => Ok(ArrayObj::from_vec(Vec::new())?.into()),
            None => foreign::call(self, Method::WriteFormats, &[]),
        }
    }

    fn inspect_source(&self, format: &Any) -> Result<Any> {
        match self.as_library() {
            Some(_) => Ok(Any::str("")),
            None => foreign::call_text(self, Method::InspectSource, &[*format.as_raw()]),
        }
    }

    fn import(&self, other: &ModuleObj) -> Result<Any> {
        match self.as_library() {
            Some(_) => imports::add(self, other).map(Any::from),
            None => {
                let other = AnyView::object(other);
                foreign::call(self, Method::ImportModule, &[*other.as_raw()])
            }
        }
    }

    fn clear_imports(&self) -> Result<Any> {
        match self.as_library() {
            Some(_) => imports::clear(self).map(Any::from),
            None => foreign::call(self, Method::ClearImports, &[]),
        }
    }
}

/// Text that belongs to a function of a module.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FunctionText {
    Doc,
    Metadata,
}

/// The field of imports, which is read under the lock that guards it.
#[repr(transparent)]
struct ImportsSlot(UnsafeCell<Option<Ref<Object>>>);

impl Slot for ImportsSlot {
    const TY: Ty = Ty::Array(&Ty::Any);
    const STATIC_INDEX: TypeIndex = TypeIndex::ARRAY;
    fn get(&self) -> Any {
        imports::array_of(&self.0).into()
    }
    fn convert(value: &AnyView<'_>) -> Option<ImportsSlot> {
        let array = value.to_object::<ArrayObj>()?;
        Some(ImportsSlot(UnsafeCell::new(Some(array.upcast()))))
    }
}

/// The locks of modules, for forks.
pub(crate) const LOCKS: &[&'static dyn HeldOverFork] = &[
    &imports::IMPORTS,
    &context_symbols::SYMBOLS,
    &library::LIVE,
    &pinned::PINNED,
    &shared_object::OPENED,
    &system_lib::SYMBOLS,
    &system_lib::MODULES,
];

const DEFINITION: ObjectDef = ObjectDef {
    index: TypeIndex::MODULE,
    size: size_of::<ModuleObj>() + VPTR_SIZE,
    kind: SEqHashKind::UNSUPPORTED,
    is_final: true,
    creator: None,
    shallow_copy: None,
    fields: &[Field::new::<ImportsSlot>("imports_", std::mem::offset_of!(ModuleObj, imports))],
    methods: &[],
};

const MODULE: Ty = Ty::Object(TypeIndex::MODULE);

/// A row of `(module, name, query_imports)`.
const fn query(name: &'static str, result: Ty, body: fn(&Args<'_>) -> Result<Any>) -> Builtin {
    Builtin::waiting(name, &[MODULE, Ty::Str, Ty::Bool], result, body)
}

const FUNCTIONS: &[Builtin] = &[
    Builtin::waiting("ffi.ModuleLoadFromFile", &[Ty::Str], MODULE, |a| {
        Ok(load::from_file(a.str(0)?)?.into())
    }),
    Builtin::waiting("ffi.Module.load_from_file.so", &[Ty::Str, Ty::Str], MODULE, |a| {
        Ok(load::from_shared_object(a.str(0)?)?.into())
    }),
    Builtin::packed("ffi.SystemLib", |a| {
        let prefix = a.view(0);
        match prefix.as_str() {
            Some(prefix) => Ok(system_lib::module(prefix)?.into()),
            None if a.len() == 0 => Ok(system_lib::module(b"")?.into()),
            None => Err(Error::type_error(format!(
                "Cannot convert from type `{}` to `str`",
                Ty::Str.describe_mismatch(&prefix)
            ))),
        }
    }),
    query("ffi.ModuleImplementsFunction", Ty::Bool, |a| {
        let name = a.any(1)?;
        let found = imports::find(a.object(0)?, a.bool(2)?, |module| {
            Ok(module.implements_function(&name)?.then_some(()))
        })?;
        Ok(found.is_some().into())
    }),
    query("ffi.ModuleGetFunctionMetadata", Ty::Optional(&Ty::Str), |a| {
        let name = a.any(1)?;
        let found = imports::find(a.object(0)?, a.bool(2)?, |module| {
            module.function_text(&name, FunctionText::Metadata)
        })?;
        Ok(found.unwrap_or_default())
    }),
    query("ffi.ModuleGetFunctionDoc", Ty::Optional(&Ty::Str), |a| {
        let name = a.any(1)?;
        let found = imports::find(a.object(0)?, a.bool(2)?, |module| {
            module.function_text(&name, FunctionText::Doc)
        })?;
        Ok(found.unwrap_or_default())
    }),
    query("ffi.ModuleGetFunction", Ty::Optional(&Ty::Object(TypeIndex::FUNCTION)), |a| {
        let name = a.any(1)?;
        Ok(imports::find(a.object(0)?, a.bool(2)?, |module| module.function(&name))?.into())
    }),
    Builtin::new("ffi.ModuleGetPropertyMask", &[MODULE], Ty::Int, |a| {
        a.object::<ModuleObj>(0)?.property_mask()
    }),
    Builtin::waiting("ffi.ModuleInspectSource", &[MODULE, Ty::Str], Ty::Str, |a| {
        a.object::<ModuleObj>(0)?.inspect_source(&a.any(1)?)
    }),
    Builtin::new("ffi.ModuleGetKind", &[MODULE], Ty::Str, |a| a.object::<ModuleObj>(0)?.kind()),
    Builtin::new("ffi.ModuleGetWriteFormats", &[MODULE], Ty::Array(&Ty::Str), |a| {
        a.object::<ModuleObj>(0)?.write_formats()
    }),
    Builtin::waiting("ffi.ModuleWriteToFile", &[MODULE, Ty::Str, Ty::Str], Ty::Void, |a| {
        a.object::<ModuleObj>(0)?.write_to_file(&a.any(1)?, &a.any(2)?)
    }),
    Builtin::new("ffi.ModuleImportModule", &[MODULE, MODULE], Ty::Void, |a| {
        a.object::<ModuleObj>(0)?.import(a.object(1)?)
    }),
    Builtin::new("ffi.ModuleClearImports", &[MODULE], Ty::Void, |a| {
        a.object::<ModuleObj>(0)?.clear_imports()
    }),
    Builtin::new("ffi.ModuleGlobalsAdd", &[MODULE], Ty::Void, |a| {
        pinned::add(a.object(0)?);
        Ok(Any::NONE)
    }),
    Builtin::new("ffi.ModuleGlobalsRemove", &[MODULE], Ty::Void, |a| {
        pinned::remove(a.object(0)?);
        Ok(Any::NONE)
    }),
];

/// Registers the type and its functions.
pub(crate) fn install() -> Result<()> {
    install_functions(FUNCTIONS);
    DEFINITION.install(None)
}
