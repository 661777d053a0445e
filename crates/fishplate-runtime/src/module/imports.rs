//! What modules import: the graph, the search through it, and the look-up for generated code.

use std::collections::{HashMap, HashSet};
use std::ffi::c_void;
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use fishplate_abi::{ObjectHeader, TypeIndex};

use super::{Module, ModuleObj, VPTR_SIZE};
use crate::any::Any;
use crate::containers::{ArrayObj, SeqObj};
use crate::error::{Error, Result};
use crate::function::{Function, FunctionObj};
use crate::globals;
use crate::object::{self, Object, ObjectType, Ref};

/// Guards the imports of all modules: they change rarely and are read for an instant.
static IMPORTS: RwLock<()> = RwLock::new(());

fn reading() -> RwLockReadGuard<'static, ()> {
    IMPORTS.read().unwrap_or_else(PoisonError::into_inner)
}

fn changing() -> RwLockWriteGuard<'static, ()> {
    IMPORTS.write().unwrap_or_else(PoisonError::into_inner)
}

/// The array of imports; the caller holds the lock.
fn array_of(module: &ModuleObj) -> Option<Ref<Object>> {
    // SAFETY: the lock is held, so nobody replaces the array meanwhile.
    unsafe { (*module.imports.get()).clone() }
}

/// Puts another array in place and returns the old one; the caller holds the lock for changes.
fn replace_array(module: &ModuleObj, array: Ref<ArrayObj>) -> Option<Ref<Object>> {
    // SAFETY: the lock is held, so nobody reads the array meanwhile.
    unsafe { (*module.imports.get()).replace(array.upcast()) }
}

/// The imports of one module, one after the other.
struct Imports {
    array: Option<Ref<SeqObj>>,
    next: usize,
}

impl Imports {
    fn in_array(array: Option<Ref<Object>>) -> Result<Imports> {
        let array = array.map(Ref::downcast).transpose();
        let array =
            array.map_err(|_| Error::type_error("The imports of a module are not an array"))?;
        Ok(Imports { array, next: 0 })
    }

    fn of(module: &ModuleObj) -> Result<Imports> {
        let array = {
            let _lock = reading();
            array_of(module)
        };
        Imports::in_array(array)
    }
}

impl Iterator for Imports {
    type Item = Result<Module>;

    fn next(&mut self) -> Option<Result<Module>> {
        let value = self.array.as_ref()?.as_slice().get(self.next)?;
        self.next += 1;
        let module = value.view().to_object();
        Some(module.ok_or_else(|| Error::type_error("An import is not a module")))
    }
}

/// Modules that a walk has met.
type Seen = HashSet<*const ModuleObj, foldhash::fast::RandomState>;

/// The first answer of `look` on the module and, if asked, on what it imports, depth first.
pub(super) fn find<T>(
    module: &ModuleObj,
    query_imports: bool,
    mut look: impl FnMut(&ModuleObj) -> Result<Option<T>>,
) -> Result<Option<T>> {
    if let Some(found) = look(module)? {
        return Ok(Some(found));
    }
    if query_imports { find_in_imports(module, look) } else { Ok(None) }
}

/// As [`find`], without the module itself.
fn find_in_imports<T>(
    module: &ModuleObj,
    mut look: impl FnMut(&ModuleObj) -> Result<Option<T>>,
) -> Result<Option<T>> {
    let mut seen = Seen::default();
    let mut stack = vec![Imports::of(module)?];
    while let Some(level) = stack.last_mut() {
        let Some(next) = level.next().transpose()? else {
            stack.pop();
            continue;
        };
        if !seen.insert(next.as_ptr()) {
            continue;
        }
        if let Some(found) = look(&next)? {
            return Ok(Some(found));
        }
        stack.push(Imports::of(&next)?);
    }
    Ok(None)
}

/// Adds an import, unless the two would then import each other.
pub(super) fn add(module: &ModuleObj, other: &ModuleObj) -> Result<()> {
    let replaced = {
        let _lock = changing();
        if reaches(other, module)? {
            return Err(Error::runtime("Cyclic dependency detected during import"));
        }
        let imports = Imports::in_array(array_of(module))?;
        let other = std::iter::once(Ok(Ref::from_borrowed(other)));
        let values = imports.chain(other).map(|module| module.map(Any::from));
        let values = values.collect::<Result<Vec<Any>>>()?;
        replace_array(module, ArrayObj::from_vec(values)?)
    };
    // Released without the lock: a deleter may come back here.
    drop(replaced);
    Ok(())
}

/// Removes all imports.
pub(super) fn clear(module: &ModuleObj) -> Result<()> {
    let empty = ArrayObj::from_vec(Vec::new())?;
    let replaced = {
        let _lock = changing();
        replace_array(module, empty)
    };
    drop(replaced);
    Ok(())
}

/// Whether `to` is `from` or imported by it at any depth; the caller holds the lock.
fn reaches(from: &ModuleObj, to: &ModuleObj) -> Result<bool> {
    let mut seen = Seen::default();
    let mut stack = vec![Ref::from_borrowed(from)];
    while let Some(next) = stack.pop() {
        if std::ptr::eq(next.as_ptr(), to) {
            return Ok(true);
        }
        if seen.insert(next.as_ptr()) {
            for import in Imports::in_array(array_of(&next))? {
                stack.push(import?);
            }
        }
    }
    Ok(false)
}

/// Functions by name.
type Functions = HashMap<Box<[u8]>, Function, foldhash::fast::RandomState>;

/// Functions that generated code looked up through a module. They stay as long as the module:
/// the caller keeps a borrowed handle.
#[repr(C)]
pub(super) struct LookupCache {
    header: ObjectHeader,
    functions: Mutex<Functions>,
}

// SAFETY: `repr(C)` with the header first. Only `cache_of` reads it, from the field that only
// this file fills.
unsafe impl ObjectType for LookupCache {
    const INDEX: TypeIndex = TypeIndex::OBJECT;
}

impl LookupCache {
    fn functions(&self) -> MutexGuard<'_, Functions> {
        self.functions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The cache of a module, made when there is none: foreign modules come with an empty map.
fn cache_of(module: &ModuleObj) -> Ref<LookupCache> {
    let is_cache = |cache: &Ref<Object>| cache.header().type_index == LookupCache::INDEX;
    let read = || {
        // SAFETY: callers below hold the lock of this field.
        let cache = unsafe { (*module.lookup_cache.get()).clone() };
        cache.filter(is_cache).and_then(|cache| cache.downcast::<LookupCache>().ok())
    };
    if let Some(cache) = {
        let _lock = reading();
        read()
    } {
        return cache;
    }
    let functions = Mutex::default();
    let made =
        object::allocate(LookupCache { header: object::new_header(LookupCache::INDEX), functions });
    let (cache, replaced) = {
        let _lock = changing();
        match read() {
            Some(cache) => (cache, None),
            // SAFETY: the lock for changes is held.
            None => (made.clone(), unsafe { (*module.lookup_cache.get()).replace(made.upcast()) }),
        }
    };
    drop(replaced);
    cache
}

/// The module behind a library context: the address of its C++ object, as libraries hold it, or
/// its handle.
///
/// # Safety
/// `context` is null, such an address, or a handle of a live module.
unsafe fn module_of_context<'a>(context: *mut c_void) -> Result<&'a ModuleObj> {
    if context.is_null() {
        return Err(Error::runtime(
            "The library has no module: every module of it was released, or it was not loaded as one",
        ));
    }
    let offset = std::mem::offset_of!(ObjectHeader, type_index);
    for header in [context.wrapping_byte_add(VPTR_SIZE), context] {
        // SAFETY: from either address on, a module has more than these bytes.
        let index = unsafe { header.wrapping_byte_add(offset).cast::<TypeIndex>().read() };
        if index == TypeIndex::MODULE {
            // SAFETY: the header of a live module.
            return Ok(unsafe { &*header.cast::<ModuleObj>() });
        }
    }
    Err(Error::type_error("The library context is not a module"))
}

/// The function that generated code of a library asks for by name: from the imports of the
/// library's module, else a global one. The module keeps it.
///
/// # Safety
/// `context` is null, or what the library was given as its context.
pub unsafe fn lookup_from_imports(context: *mut c_void, name: &[u8]) -> Result<*mut FunctionObj> {
    // SAFETY: see above.
    let module = unsafe { module_of_context(context)? };
    let cache = cache_of(module);
    if let Some(function) = cache.functions().get(name) {
        return Ok(function.as_ptr());
    }
    // The search runs foreign code, which may come back here: no lock is held.
    let text = Any::str(name);
    let found = find_in_imports(module, |import| import.function(&text))?;
    let Some(function) = found.or_else(|| globals::get(name)) else {
        return Err(Error::runtime(format!(
            "Cannot find function {} in the imported modules or global registry.",
            String::from_utf8_lossy(name)
        )));
    };
    Ok(cache.functions().entry(name.into()).or_insert(function).as_ptr())
}
