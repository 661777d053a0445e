//! The list of everything that a library has to register, complete before any of it is used.
//!
//! Each macro puts an entry into a list when the library is loaded (`.init_array` with a priority). Afterwards (plain
//! `.init_array`) it requests to register the list. This happens if the process has a runtime by then; otherwise at
//! first use, or by [`register_all`]. Constructors must not fail: an error is printed on standard error, and
//! [`register_all`] returns it again.

use std::cell::Cell;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::methods::MethodTable;
use crate::error::{Error, Result};
use crate::guard::without_unwinding;
use crate::runtime;

/// Something to register.
pub struct Entry {
    name: &'static str,
    kind: EntryKind,
    done: AtomicBool,
    next: AtomicPtr<Entry>,
}

enum EntryKind {
    Item(fn() -> Result<()>),
    Methods(&'static MethodTable),
}

impl Entry {
    const fn of(name: &'static str, kind: EntryKind) -> Entry {
        Entry { name, kind, done: AtomicBool::new(false), next: AtomicPtr::new(null_mut()) }
    }

    /// A type or a function.
    pub const fn new(name: &'static str, register: fn() -> Result<()>) -> Entry {
        Entry::of(name, EntryKind::Item(register))
    }

    /// Methods, which are registered with their type.
    pub const fn methods(name: &'static str, table: &'static MethodTable) -> Entry {
        Entry::of(name, EntryKind::Methods(table))
    }
}

static FIRST: AtomicPtr<Entry> = AtomicPtr::new(null_mut());
/// The value of `FIRST` at the last time when [`register_enlisted`] had registered all entries.
static REGISTERED: AtomicPtr<Entry> = AtomicPtr::new(null_mut());

/// Puts an entry into the list; called once per entry, while its library is loaded.
pub fn enlist(entry: &'static Entry) {
    let mut first = FIRST.load(Ordering::Acquire);
    loop {
        entry.next.store(first, Ordering::Relaxed);
        let new = std::ptr::from_ref(entry).cast_mut();
        match FIRST.compare_exchange_weak(first, new, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => return,
            Err(now) => first = now,
        }
    }
}

/// All entries, in the order in which they were enlisted.
fn entries() -> Vec<&'static Entry> {
    let mut all = Vec::new();
    let mut next = FIRST.load(Ordering::Acquire);
    // SAFETY: the list holds only entries from `enlist`, which are never freed.
    while let Some(entry) = unsafe { next.as_ref() } {
        all.push(entry);
        next = entry.next.load(Ordering::Acquire);
    }
    all.reverse();
    all
}

/// The method tables in the list.
pub(crate) fn method_tables() -> impl Iterator<Item = &'static MethodTable> {
    entries().into_iter().filter_map(|entry| match entry.kind {
        EntryKind::Methods(table) => Some(table),
        EntryKind::Item(_) => None,
    })
}

fn register(entry: &Entry) -> Result<()> {
    let EntryKind::Item(register) = entry.kind else { return Ok(()) };
    let _lock = lock();
    if !entry.done.load(Ordering::Relaxed) {
        register()?;
        entry.done.store(true, Ordering::Relaxed);
    }
    Ok(())
}

/// Registers the entries in the list, if the process has a runtime. Never fails. Runs while a library is loaded, once
/// for each entry; the first run does the work.
pub fn register_enlisted() {
    let first = FIRST.load(Ordering::Acquire);
    if REGISTERED.load(Ordering::Acquire) == first {
        return;
    }
    // The hook prints the message of a panic, because a constructor cannot report it to anybody else.
    without_unwinding(|| {
        if !runtime::is_present() || runtime::try_api().is_err() {
            return;
        }
        for entry in entries() {
            if let Err(error) = register(entry) {
                // Standard error may be closed.
                let text = format!("fishplate: cannot register `{}`: {error}\n", entry.name);
                let _ = std::io::Write::write_all(&mut std::io::stderr(), text.as_bytes());
            }
        }
        REGISTERED.store(first, Ordering::Release);
    });
}

/// Registers every function of `#[fishplate::function]` and every type of `#[derive(Object)]` in
/// this program or library that is not registered yet.
///
/// A library that is loaded into a process with a runtime has done so by itself. A program calls this before other
/// languages look up its functions and types.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// #[fishplate::function("docs.twice")]
/// fn twice(x: i64) -> i64 {
///     2 * x
/// }
///
/// fishplate::register_all()?;
/// let twice = fishplate::Function::get("docs.twice")?;
/// assert_eq!(twice.call::<i64>((21,))?, 42);
/// # Ok(())
/// # }
/// ```
pub fn register_all() -> Result<()> {
    // Found before the lock is taken, because finding the runtime may run code of libraries.
    runtime::api();
    let mut first: Option<Error> = None;
    for entry in entries() {
        if let Err(error) = register(entry) {
            first.get_or_insert(error);
        }
    }
    first.map_or(Ok(()), Err)
}

static LOCK: Mutex<()> = Mutex::new(());

thread_local! {
    static HELD: Cell<u32> = const { Cell::new(0) };
}

/// Lets one thread at a time register types; the same thread may take the lock again.
pub(crate) struct Lock(
    #[expect(dead_code, reason = "held until dropped")] Option<MutexGuard<'static, ()>>,
);

pub(crate) fn lock() -> Lock {
    let depth = HELD.with(|held| held.replace(held.get() + 1));
    Lock((depth == 0).then(|| LOCK.lock().unwrap_or_else(PoisonError::into_inner)))
}

impl Drop for Lock {
    fn drop(&mut self) {
        HELD.with(|held| held.set(held.get() - 1));
    }
}
