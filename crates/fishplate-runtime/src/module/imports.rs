//! Imports of modules: the graph, the search through it, and the lookup for generated code.

use std::cell::UnsafeCell;
use std::collections::{HashMap, HashSet};
use std::ffi::c_void;

use fishplate_abi::{ObjectHeader, TypeIndex};

use super::{Module, ModuleObj, VPTR_SIZE};
use crate::any::Any;
use crate::containers::{ArrayObj, SeqObj};
use crate::error::{Error, Result};
use crate::function::{Function, FunctionObj};
use crate::globals;
use crate::lock::{GlobalLock, Lock};
use crate::object::{self, Object, ObjectType, Ref};

/// Guards the imports and lookup caches of all modules, which are read and replaced in an instant, and counts how often
/// imports changed.
pub(super) static IMPORTS: GlobalLock<u64> = GlobalLock::new(0);

/// The array of imports.
pub(super) fn array_of(slot: &UnsafeCell<Option<Ref<Object>>>) -> Option<Ref<Object>> {
    let _lock = IMPORTS.hold();
    // SAFETY: the lock is held, so nobody replaces the array meanwhile.
    unsafe { (*slot.get()).clone() }
}

/// Replaces the array, if nothing changed since the count was `changes`; returns whether it did.
fn replace_array(module: &ModuleObj, array: &Ref<ArrayObj>, changes: Option<u64>) -> bool {
    let array = array.clone().upcast();
    let replaced = {
        let mut now = IMPORTS.hold();
        if changes.is_some_and(|changes| changes != *now) {
            None
        } else {
            *now += 1;
            // SAFETY: the lock is held, so nobody reads the array meanwhile.
            Some(unsafe { (*module.imports.get()).replace(array) })
        }
    };
    // The old value is released without the lock: a deleter may call this function again.
    replaced.is_some()
}

/// The imports of one module, one after the other.
struct Imports {
    array: Option<Ref<SeqObj>>,
    next: usize,
}

impl Imports {
    fn of(module: &ModuleObj) -> Result<Imports> {
        let array = array_of(&module.imports).map(Ref::downcast).transpose();
        let array =
            array.map_err(|_| Error::type_error("The imports of a module are not an array"))?;
        Ok(Imports { array, next: 0 })
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

/// Modules that a walk has already visited.
type Seen = HashSet<*const ModuleObj, foldhash::fast::RandomState>;

/// Returns the first result of `look` on the module and, if requested, on its imports, depth first.
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

/// Does the same as [`find`], without the module itself.
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

/// Adds an import, unless that would create an import cycle.
pub(super) fn add(module: &ModuleObj, other: &ModuleObj) -> Result<()> {
    loop {
        // The graph is walked without the lock, because references may be dropped on the way; if it changed meanwhile,
        // it is walked again.
        let changes = *IMPORTS.hold();
        if reaches(other, module)? {
            return Err(Error::runtime("Cyclic dependency detected during import"));
        }
        let imports = Imports::of(module)?;
        let new = std::iter::once(Ok(Ref::from_borrowed(other)));
        let values = imports.chain(new).map(|module| module.map(Any::from));
        let array = ArrayObj::from_vec(values.collect::<Result<Vec<Any>>>()?)?;
        if replace_array(module, &array, Some(changes)) {
            return Ok(());
        }
    }
}

/// Removes all imports.
pub(super) fn clear(module: &ModuleObj) -> Result<()> {
    replace_array(module, &ArrayObj::from_vec(Vec::new())?, None);
    Ok(())
}

/// Whether `to` is `from` or imported by it at any depth.
fn reaches(from: &ModuleObj, to: &ModuleObj) -> Result<bool> {
    let mut seen = Seen::default();
    let mut stack = vec![Ref::from_borrowed(from)];
    while let Some(next) = stack.pop() {
        if std::ptr::eq(next.as_ptr(), to) {
            return Ok(true);
        }
        if seen.insert(next.as_ptr()) {
            for import in Imports::of(&next)? {
                stack.push(import?);
            }
        }
    }
    Ok(false)
}

/// Functions by name.
type Functions = HashMap<Box<[u8]>, Function, foldhash::fast::RandomState>;

/// Functions that generated code looked up through a module. They live as long as the module: the caller keeps a
/// borrowed handle.
#[repr(C)]
pub(super) struct LookupCache {
    header: ObjectHeader,
    functions: Lock<Functions>,
}

// SAFETY: `repr(C)` with the header first. Only `cache_of` reads it, from the field that only
// this file fills.
unsafe impl ObjectType for LookupCache {
    const INDEX: TypeIndex = TypeIndex::OBJECT;
}

/// Returns the cache of a module, creating it if needed: foreign modules come with an empty map.
fn cache_of(module: &ModuleObj) -> Ref<LookupCache> {
    let slot = module.lookup_cache.get();
    let as_cache = |cache: Option<Ref<Object>>| {
        let cache = cache.filter(|cache| cache.header().type_index == LookupCache::INDEX);
        cache.and_then(|cache| cache.downcast::<LookupCache>().ok())
    };
    let found = {
        let _lock = IMPORTS.hold();
        // SAFETY: the lock of this field is held.
        unsafe { (*slot).clone() }
    };
    if let Some(cache) = as_cache(found) {
        return cache;
    }
    let (header, functions) =
        (object::new_header(LookupCache::INDEX), Lock::new(Functions::default()));
    let made = object::allocate(LookupCache { header, functions });
    let (found, replaced) = {
        let _lock = IMPORTS.hold();
        // SAFETY: the lock of this field is held.
        let now = unsafe { &mut *slot };
        match now {
            Some(cache) if cache.header().type_index == LookupCache::INDEX => (now.clone(), None),
            _ => (None, now.replace(made.clone().upcast())),
        }
    };
    drop(replaced);
    as_cache(found).unwrap_or(made)
}

/// The module behind a library context: the address of its C++ object, as libraries hold it, or its handle.
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

/// The function that a library's generated code requests by name: from the imports of the library's module, else a
/// global one. The module keeps it alive.
///
/// # Safety
/// `context` is null, or the context that the library was given.
pub unsafe fn lookup_from_imports(context: *mut c_void, name: &[u8]) -> Result<*mut FunctionObj> {
    // SAFETY: the caller guarantees that `context` is null, or the context that the library was given.
    let module = unsafe { module_of_context(context)? };
    let cache = cache_of(module);
    if let Some(known) = cache.functions.hold().get(name).map(Ref::as_ptr) {
        return Ok(known);
    }
    // The search runs foreign code, which may come back here, so no lock is held.
    let text = Any::str(name);
    let found = find_in_imports(module, |import| import.function(&text))?;
    let Some(function) = found.or_else(|| globals::get(name)) else {
        return Err(Error::runtime(format!(
            "Cannot find function {} in the imported modules or global registry.",
            String::from_utf8_lossy(name)
        )));
    };
    // If another thread was first, this one is dropped at the end, without the lock.
    let kept =
        cache.functions.hold().entry(name.into()).or_insert_with(|| function.clone()).as_ptr();
    Ok(kept)
}
