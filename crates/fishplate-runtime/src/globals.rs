//! The global function table: name to function, with documentation and metadata.
//!
//! Look-ups take no lock: names are found in a `RegistryMap`, and the function behind a name is
//! read under an epoch, so that a concurrent override or removal cannot free it in between.

use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crossbeam_epoch::{self as epoch, Atomic, Owned, Shared};
use fishplate_abi::TypeIndex;

use crate::any::Any;
use crate::call::{Args, Builtin, checked_function};
use crate::error::{Error, Result};
use crate::function::Function;
use crate::registry_map::{Named, RegistryMap};
use crate::signature::{Signature, Ty};

/// What stands behind a name.
pub struct Registered {
    /// The function.
    pub function: Function,
    /// Documentation.
    pub doc: Box<[u8]>,
    /// JSON metadata.
    pub metadata: Box<[u8]>,
    /// Provided by the runtime itself: a second copy of the library cannot replace it.
    builtin: bool,
}

struct Entry {
    name: Box<[u8]>,
    registered: Atomic<Registered>,
}

impl Named for Entry {
    fn name(&self) -> &[u8] {
        &self.name
    }
}

static TABLE: RegistryMap<Entry> = RegistryMap::new();
/// Every entry in order of first registration; holding it keeps other writers out.
static ENTRIES: Mutex<Vec<&'static Entry>> = Mutex::new(Vec::new());

fn writer() -> MutexGuard<'static, Vec<&'static Entry>> {
    ENTRIES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The function of a name.
#[inline]
pub fn get(name: &[u8]) -> Option<Function> {
    with(name, |registered| registered.function.clone())
}

/// Reads what stands behind a name.
#[inline]
pub fn with<R>(name: &[u8], read: impl FnOnce(&Registered) -> R) -> Option<R> {
    let entry = TABLE.get(name)?;
    let pin = epoch::pin();
    // SAFETY: the value is retired through this epoch, so it lives while the pin does.
    unsafe { entry.registered.load(Ordering::Acquire, &pin).as_ref() }.map(read)
}

/// How a registration treats a name that is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Conflict {
    /// The second one is an error, unless it is the same function.
    Refuse,
    /// The second one replaces the first.
    Override,
}

/// Registers a function under a name.
pub fn set(
    name: &[u8],
    function: Function,
    doc: &[u8],
    metadata: &[u8],
    conflict: Conflict,
) -> Result<()> {
    let new = Registered { function, doc: doc.into(), metadata: metadata.into(), builtin: false };
    let mut entries = writer();
    let Some(entry) = TABLE.get(name) else {
        insert(&mut entries, name, new);
        return Ok(());
    };
    let pin = epoch::pin();
    let old = entry.registered.load(Ordering::Acquire, &pin);
    // SAFETY: as in `with`.
    if let Some(old) = unsafe { old.as_ref() }
        && conflict == Conflict::Refuse
    {
        // A second copy of the library registers the runtime's own names again: they stay ours.
        return if old.builtin || old.function.same_as(&new.function) {
            Ok(())
        } else {
            Err(already_registered(name, old, &new))
        };
    }
    let old = entry.registered.swap(Owned::new(new), Ordering::AcqRel, &pin);
    retire(old, &pin);
    Ok(())
}

/// Registers a function of the runtime itself.
pub(crate) fn set_builtin(name: &'static str, function: Function, metadata: String) {
    let new = Registered {
        function,
        doc: Box::default(),
        metadata: metadata.into_bytes().into(),
        builtin: true,
    };
    insert(&mut writer(), name.as_bytes(), new);
}

fn insert(entries: &mut Vec<&'static Entry>, name: &[u8], new: Registered) {
    let entry = Box::leak(Box::new(Entry { name: name.into(), registered: Atomic::new(new) }));
    TABLE.insert(entry, entries.len());
    entries.push(entry);
}

/// Removes a name; whether it was there.
pub fn remove(name: &[u8]) -> bool {
    let Some(entry) = TABLE.get(name) else { return false };
    let pin = epoch::pin();
    let old = entry.registered.swap(Shared::null(), Ordering::AcqRel, &pin);
    let found = !old.is_null();
    retire(old, &pin);
    found
}

/// Every registered name, in order of first registration.
pub fn names() -> Vec<&'static [u8]> {
    let pin = epoch::pin();
    let live = |entry: &&&'static Entry| !entry.registered.load(Ordering::Acquire, &pin).is_null();
    writer().iter().filter(live).map(|entry| &*entry.name).collect()
}

fn retire(old: Shared<'_, Registered>, pin: &epoch::Guard) {
    if !old.is_null() {
        // SAFETY: `old` was just unlinked; readers that still see it are pinned.
        unsafe { pin.defer_destroy(old) };
        // Registrations change rarely: without this the last few would wait for many more.
        pin.flush();
    }
}

#[cold]
fn already_registered(name: &[u8], old: &Registered, new: &Registered) -> Error {
    Error::runtime(format!(
        "Global Function `{}` is already registered: the first is {}, the second {}. \
         Remove one of the two registrations, or register with override",
        String::from_utf8_lossy(name),
        crate::backtrace::describe_function(&old.function),
        crate::backtrace::describe_function(&new.function),
    ))
}

/// The global functions of this file.
pub(crate) const FUNCTIONS: &[Builtin] =
    &[
        Builtin::new("ffi.FunctionRemoveGlobal", &[Ty::Str], Ty::Bool, |a| {
            Ok(remove(a.str(0)?).into())
        }),
        // A function that answers by index, so that listing names needs no container functions: the
        // count for a negative index, else the name.
        Builtin::new("ffi.FunctionListGlobalNamesFunctor", &[], FUNCTION, |_| {
            let names = names();
            let signature = Signature::new(&[Ty::Int], Ty::Any);
            let by_index = checked_function("", signature, move |a: &Args<'_>| {
                let i = a.int(0)?;
                match usize::try_from(i) {
                    Err(_) => Ok((names.len() as i64).into()),
                    Ok(at) => names.get(at).map(Any::str).ok_or_else(|| {
                        Error::index(format!("Index {i} out of bounds {}", names.len()))
                    }),
                }
            });
            Ok(by_index.into())
        }),
        Builtin::new("ffi.GetGlobalFuncMetadata", &[Ty::Str], Ty::Str, |a| {
            let name = a.str(0)?;
            with(name, |registered| Any::str(&registered.metadata)).ok_or_else(|| {
                Error::runtime(format!(
                    "Global Function is not found: {}",
                    String::from_utf8_lossy(name)
                ))
            })
        }),
    ];

const FUNCTION: Ty = Ty::Object(TypeIndex::FUNCTION);
