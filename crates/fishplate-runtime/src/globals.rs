//! The global function table: name to function, with documentation and metadata.
//!
//! Lookups take no lock: names are found in a `RegistryMap`, and the function behind a name is an atomic pointer that
//! is read under an epoch, so a concurrent override or removal cannot free it in between.
//!
//! Dropping a replaced function may run foreign code. The epoch only moves it to `DEAD`. The thread that replaced it
//! drops it there (`bury`), without holding a lock, once no reader uses it. No thread ends before it has done so,
//! because any other thread may hold what the foreign code needs.

use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use crossbeam_epoch::{self as epoch, Atomic, Owned, Shared};
use fishplate_abi::TypeIndex;

use crate::any::Any;
use crate::call::{Args, Builtin, checked_function};
use crate::error::{Error, Result};
use crate::function::Function;
use crate::lock::GlobalLock;
use crate::registry_map::{Named, RegistryMap};
use crate::signature::{Signature, Ty};

/// The entry of a name.
pub struct Registered {
    /// The function.
    pub function: Function,
    /// Documentation.
    pub doc: Box<[u8]>,
    /// JSON metadata.
    pub metadata: Box<[u8]>,
    /// Provided by the runtime itself: a second copy of the library cannot replace it.
    builtin: bool,
    /// The next one in [`DEAD`].
    next: AtomicPtr<Registered>,
    /// The thread that replaced it.
    retired_by: Retirer,
}

pub(crate) struct Entry {
    name: Box<[u8]>,
    registered: Atomic<Registered>,
}

impl Named for Entry {
    fn name(&self) -> &[u8] {
        &self.name
    }
}

static TABLE: RegistryMap<Entry> = RegistryMap::new();
/// All entries in order of first registration; holding the lock keeps other writers out.
pub(crate) static ENTRIES: GlobalLock<Vec<&'static Entry>> = GlobalLock::new(Vec::new());
/// Registrations that nobody can reach any more, as a list.
static DEAD: AtomicPtr<Registered> = AtomicPtr::new(std::ptr::null_mut());

/// The function with this name.
#[inline]
pub fn get(name: &[u8]) -> Option<Function> {
    with(name, |registered| registered.function.clone())
}

/// Reads the entry with this name.
#[inline]
pub fn with<R>(name: &[u8], read: impl FnOnce(&Registered) -> R) -> Option<R> {
    let entry = TABLE.get(name)?;
    let pin = epoch::pin();
    // SAFETY: the value is retired through this epoch, so it lives while the pin does.
    unsafe { entry.registered.load(Ordering::Acquire, &pin).as_ref() }.map(read)
}

/// Treatment of a name that is already taken.
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
    let next = AtomicPtr::default();
    let (doc, metadata) = (doc.into(), metadata.into());
    let new = Registered {
        function,
        doc,
        metadata,
        builtin: false,
        next,
        retired_by: Retirer::default(),
    };
    match place(name, new, conflict) {
        // A second copy of the library registers the runtime's own names again: ours stay.
        Placed::Refused { first, is_builtin, second } => {
            if is_builtin || first.same_as(&second) {
                return Ok(());
            }
            Err(already_registered(name, &first, &second))
        }
        Placed::New => Ok(()),
        Placed::Replaced => {
            bury();
            Ok(())
        }
    }
}

/// Result of a registration.
enum Placed {
    /// The name was free.
    New,
    /// Another function had the name, and was retired.
    Replaced,
    /// Another function has the name, and stays.
    Refused { first: Function, is_builtin: bool, second: Function },
}

/// Puts a function in place, unless the name is taken and must not be overridden.
fn place(name: &[u8], new: Registered, conflict: Conflict) -> Placed {
    let mut entries = ENTRIES.hold();
    let Some(entry) = TABLE.get(name) else {
        insert(&mut entries, name, new);
        return Placed::New;
    };
    let pin = epoch::pin();
    let old = entry.registered.load(Ordering::Acquire, &pin);
    // SAFETY: as in `with`.
    if let Some(old) = unsafe { old.as_ref() }
        && conflict == Conflict::Refuse
    {
        // The rest is released when the caller drops it, without the lock.
        let (first, is_builtin) = (old.function.clone(), old.builtin);
        return Placed::Refused { first, is_builtin, second: new.function };
    }
    let old = entry.registered.swap(Owned::new(new), Ordering::AcqRel, &pin);
    if retire(old, &pin) { Placed::Replaced } else { Placed::New }
}

/// Registers a function of the runtime itself.
pub(crate) fn set_builtin(name: &'static str, function: Function, metadata: String) {
    let new = Registered {
        function,
        doc: Box::default(),
        metadata: metadata.into_bytes().into(),
        builtin: true,
        next: AtomicPtr::default(),
        retired_by: Retirer::default(),
    };
    insert(&mut ENTRIES.hold(), name.as_bytes(), new);
}

fn insert(entries: &mut Vec<&'static Entry>, name: &[u8], new: Registered) {
    let entry = Box::leak(Box::new(Entry { name: name.into(), registered: Atomic::new(new) }));
    TABLE.insert(entry, entries.len());
    entries.push(entry);
}

/// Removes a name; returns whether it existed.
pub fn remove(name: &[u8]) -> bool {
    let Some(entry) = TABLE.get(name) else { return false };
    let found = {
        let pin = epoch::pin();
        retire(entry.registered.swap(Shared::null(), Ordering::AcqRel, &pin), &pin)
    };
    if found {
        bury();
    }
    found
}

/// All registered names, in order of first registration.
pub fn names() -> Vec<&'static [u8]> {
    let entries = ENTRIES.hold().clone();
    let pin = epoch::pin();
    let live = |entry: &&'static Entry| !entry.registered.load(Ordering::Acquire, &pin).is_null();
    entries.into_iter().filter(live).map(|entry| &*entry.name).collect()
}

/// Moves an unlinked registration to [`DEAD`] when no reader can have it any more; returns whether there was one.
fn retire(old: Shared<'_, Registered>, pin: &epoch::Guard) -> bool {
    if old.is_null() {
        return false;
    }
    let (old, me) = (old.as_raw().cast_mut(), Retirer::me());
    // SAFETY: `old` was just unlinked: readers that still see it are pinned, and when they are gone the closure is its
    // only owner. The closure runs only its own code, on any thread.
    unsafe {
        pin.defer_unchecked(move || {
            (*old).retired_by = me;
            lay_down(old);
        });
    }
    true
}

/// Adds an unreachable registration to [`DEAD`].
///
/// # Safety
/// It came from a box, and the caller is its only owner.
unsafe fn lay_down(old: *mut Registered) {
    let mut head = DEAD.load(Ordering::Relaxed);
    loop {
        // SAFETY: the caller guarantees that it came from a box, and that nobody else has it.
        unsafe { (*old).next.store(head, Ordering::Relaxed) };
        match DEAD.compare_exchange_weak(head, old, Ordering::Release, Ordering::Relaxed) {
            Ok(_) => return,
            Err(now) => head = now,
        }
    }
}

/// Prepares this thread for [`bury`]: its mark needs memory, and without any the C library ends the process.
pub(crate) fn prepare_thread() {
    drop(Retirer::me());
}

/// How often [`bury`] checks whether the current readers are gone.
const LOOKS: usize = 64;
/// How long an ending thread waits for readers of what it replaced. Each needs only an instant; only a child of a fork
/// waits for a reader that does not exist, and then never frees the function.
const PATIENCE: Duration = Duration::from_secs(1);

/// A thread that replaced or removed a registration.
#[derive(Default)]
struct Retirer(Weak<()>);

/// The mark of a living thread. Every registration that the thread retired, and that is not yet dropped, refers to it
/// weakly.
struct Alive(Arc<()>);

thread_local! {
    static ALIVE: Alive = Alive(Arc::new(()));
}

impl Retirer {
    /// Returns this thread; nobody while the thread's variables are being destroyed.
    fn me() -> Self {
        ALIVE.try_with(Alive::retirer).unwrap_or_default()
    }
}

impl Alive {
    fn retirer(&self) -> Retirer {
        Retirer(Arc::downgrade(&self.0))
    }
}

impl Drop for Alive {
    fn drop(&mut self) {
        let mut since = None;
        while Arc::weak_count(&self.0) > 0
            && since.get_or_insert_with(Instant::now).elapsed() < PATIENCE
        {
            if !drop_retired_by(&self.retirer()) {
                thread::sleep(Duration::from_micros(50));
            }
        }
    }
}

/// Drops everything that this thread retired, as soon as nobody can reach it.
fn bury() {
    let me = Retirer::me();
    for look in 0..LOOKS {
        // Readers are pinned for an instant. If one is stopped there, what it uses waits for the next registration of
        // this thread, or for the thread's end.
        if drop_retired_by(&me) {
            return;
        }
        if look > 3 {
            thread::yield_now();
        }
    }
}

/// Drops everything that `me`, the calling thread, retired and nobody can reach any more; returns whether there was
/// any. The functions' deleters are foreign code, so this thread holds no lock and no epoch here. Registrations that
/// another thread retired stay: this thread may hold what their deleters need.
fn drop_retired_by(me: &Retirer) -> bool {
    // Each of these may advance the epoch by one; what was retired now can be dropped two epochs later.
    epoch::pin().flush();
    let (mut dead, mut found) = (DEAD.swap(std::ptr::null_mut(), Ordering::Acquire), false);
    while !dead.is_null() {
        // SAFETY: only this thread has the registrations of the list; each came from a box.
        unsafe {
            let next = (*dead).next.load(Ordering::Relaxed);
            if (*dead).retired_by.0.ptr_eq(&me.0) {
                found = true;
                drop(Box::from_raw(dead));
            } else {
                lay_down(dead);
            }
            dead = next;
        }
    }
    found
}

#[cold]
fn already_registered(name: &[u8], old: &Function, new: &Function) -> Error {
    let (old, new) =
        (crate::backtrace::describe_function(old), crate::backtrace::describe_function(new));
    // Functions of one binding, such as Python's, share their code.
    let which =
        if old == new { String::new() } else { format!(": the first is {old}, the second {new}") };
    Error::runtime(format!(
        "Global Function `{}` is already registered{which}. Remove one of the two registrations, \
         or register with override",
        String::from_utf8_lossy(name),
    ))
}

/// The global functions of this file.
pub(crate) const FUNCTIONS: &[Builtin] =
    &[
        Builtin::new("ffi.FunctionRemoveGlobal", &[Ty::Str], Ty::Bool, |a| {
            Ok(remove(a.str(0)?).into())
        }),
        // A function with an index, so that listing names needs no container functions: it returns the count for a
        // negative index, else the name.
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

#[cfg(test)]
mod tests {
    use std::sync::{Arc, mpsc};
    use std::thread;

    use super::{Conflict, remove, set};
    use crate::any::Any;
    use crate::function::Function;

    #[test]
    fn a_thread_drops_what_it_removed_before_it_ends() {
        let token = Arc::new(());
        let kept = token.clone();
        let function =
            Function::from_closure(move |_| Ok(Any::from(Arc::strong_count(&kept) as i64)));
        set(b"globals.orphan", function, b"", b"", Conflict::Override).unwrap();
        // A reader that stays keeps the function alive beyond the removal.
        let reader = crossbeam_epoch::pin();
        let (removed, wait) = mpsc::channel();
        let thread = thread::spawn(move || {
            assert!(remove(b"globals.orphan"));
            removed.send(()).unwrap();
        });
        wait.recv().unwrap();
        assert_eq!(Arc::strong_count(&token), 2);
        drop(reader);
        thread.join().unwrap();
        assert_eq!(Arc::strong_count(&token), 1);
    }
}
