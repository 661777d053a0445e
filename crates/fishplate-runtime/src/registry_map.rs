//! A table from names to entries that are never freed: readers take no lock and allocate nothing.
//!
//! It is an open-addressing table of atomic pointers. Entries are immutable once published. Writers hold a lock
//! that belongs to the owner of the map. Growing publishes a larger table and keeps the old one (`retire`),
//! because a reader may still use it; sizes double, so the memory kept is at most the memory in use.

use std::hash::{BuildHasher, Hasher};

use crate::retire::retire;
use crate::sync::{AtomicPtr, Ordering};

/// An entry of a [`RegistryMap`].
pub(crate) trait Named: Sync + 'static {
    /// The name that it is found by.
    fn name(&self) -> &[u8];
}

struct Table<T> {
    mask: usize,
    slots: Box<[AtomicPtr<T>]>,
}

impl<T> Table<T> {
    fn with_slots(count: usize) -> Table<T> {
        Table { mask: count - 1, slots: (0..count).map(|_| AtomicPtr::default()).collect() }
    }
}

/// A grow-only map from names to `'static` entries. The initial number of slots is a power of two.
pub(crate) struct RegistryMap<T: Named, const FIRST_SLOTS: usize = 512> {
    table: AtomicPtr<Table<T>>,
}

fn hash(name: &[u8]) -> usize {
    let mut hasher = foldhash::fast::FixedState::with_seed(0).build_hasher();
    hasher.write(name);
    hasher.finish() as usize
}

impl<T: Named, const FIRST_SLOTS: usize> RegistryMap<T, FIRST_SLOTS> {
    /// An empty map.
    pub(crate) const fn new() -> Self {
        RegistryMap { table: AtomicPtr::new(std::ptr::null_mut()) }
    }

    fn table(&self) -> Option<&'static Table<T>> {
        // SAFETY: tables are leaked, so a published pointer stays valid. Acquire pairs with the
        // Release in `insert`: the slots are visible.
        unsafe { self.table.load(Ordering::Acquire).as_ref() }
    }

    /// The entry with this name.
    #[inline]
    pub(crate) fn get(&self, name: &[u8]) -> Option<&'static T> {
        let table = self.table()?;
        let mut i = hash(name) & table.mask;
        loop {
            // SAFETY: entries are leaked before they are published.
            let entry = unsafe { table.slots[i].load(Ordering::Acquire).as_ref() }?;
            if entry.name() == name {
                return Some(entry);
            }
            i = (i + 1) & table.mask;
        }
    }

    /// Adds an entry whose name is not in the map. The map has `count` entries so far; the caller keeps other writers
    /// out.
    pub(crate) fn insert(&self, entry: &'static T, count: usize) {
        let current = self.table();
        if let Some(table) = current
            && (count + 1) * 2 <= table.slots.len()
        {
            return place(table, entry);
        }
        let larger = Table::with_slots(current.map_or(FIRST_SLOTS, |table| table.slots.len() * 2));
        for slot in current.iter().flat_map(|table| &table.slots) {
            // SAFETY: as in `get`.
            if let Some(old) = unsafe { slot.load(Ordering::Relaxed).as_ref() } {
                place(&larger, old);
            }
        }
        place(&larger, entry);
        self.table.store(Box::leak(Box::new(larger)), Ordering::Release);
        if let Some(table) = current {
            retire(table);
        }
    }
}

fn place<T: Named>(table: &Table<T>, entry: &'static T) {
    let mut i = hash(entry.name()) & table.mask;
    while !table.slots[i].load(Ordering::Relaxed).is_null() {
        i = (i + 1) & table.mask;
    }
    table.slots[i].store(std::ptr::from_ref(entry).cast_mut(), Ordering::Release);
}
