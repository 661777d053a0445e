//! `ffi.Map` and `ffi.Dict`: contiguous pairs for up to four entries, a hash table beyond.
//!
//! Both kinds share one layout, and changes happen in place: a small map that grows becomes a
//! dense one inside the same object. C++ clients do the same in inlined code.
//!
//! Types may define their own hash and equality (`any_hook.rs`), and such a hook may change the map during the lookup.
//! The lookup then ends with an error (`Watched`). No hook runs while a table is being changed.

mod dense;
mod small;

use std::ptr::NonNull;

use fishplate_abi::{MAP_SMALL, MapCell, MapPair, ObjectHeader, RawAny, TypeIndex};

use crate::any::{Any, AnyView};
use crate::any_ops;
use crate::error::{Error, Result};
use crate::object::{ObjectType, Ref};
use dense::Table;

/// Which of the two kinds a new map is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MapKind {
    /// `ffi.Map`.
    Map,
    /// `ffi.Dict`.
    Dict,
}

/// A map or a dict.
#[repr(C)]
pub(crate) struct MapObj {
    header: ObjectHeader,
    cell: MapCell,
}

// SAFETY: `repr(C)` with the header first; maps and dicts share this layout.
unsafe impl ObjectType for MapObj {
    const INDEX: TypeIndex = TypeIndex::MAP;
    fn is_instance(index: TypeIndex) -> bool {
        index == TypeIndex::MAP || index == TypeIndex::DICT
    }
}

/// A mutable map.
#[repr(transparent)]
pub(crate) struct DictObj(MapObj);

// SAFETY: transparent over `MapObj`.
unsafe impl ObjectType for DictObj {
    const INDEX: TypeIndex = TypeIndex::DICT;
}

impl std::ops::Deref for DictObj {
    type Target = MapObj;
    fn deref(&self) -> &MapObj {
        &self.0
    }
}

/// A key with its value.
#[repr(C)]
#[derive(Clone, Copy)]
struct Pair {
    key: RawAny,
    value: RawAny,
}

impl Pair {
    fn new(key: Any, value: Any) -> Pair {
        Pair { key: key.into_raw(), value: value.into_raw() }
    }

    /// # Safety
    /// The caller owns the pair and does not use it afterwards.
    unsafe fn release(self) {
        // SAFETY: the caller guarantees that it owns the pair and does not use it afterwards.
        unsafe {
            drop(Any::from_raw(self.key));
            drop(Any::from_raw(self.value));
        }
    }
}

const _: () = assert!(size_of::<Pair>() == size_of::<MapPair>());

/// Who may change a map while hooks of its keys run.
#[derive(Clone, Copy)]
enum Watched<'a> {
    /// Nobody: the map is not shared yet.
    Private,
    /// Anyone who has the map.
    Shared(&'a MapObj),
}

impl Watched<'_> {
    /// The part of a map that changes when entries are added, removed or moved.
    fn state(self) -> (usize, u64, u64, u64, u64) {
        let Watched::Shared(map) = self else { return Default::default() };
        let (head, tail) = if map.is_small() { (0, 0) } else { Table::load(map).ends() };
        (map.cell.data.addr(), map.cell.size, map.cell.slots, head, tail)
    }

    /// Whether a key that was searched for equals the one at `slot` in the map.
    ///
    /// # Safety
    /// `slot` is a key in the map.
    #[inline(always)]
    unsafe fn equal(self, key: &AnyView<'_>, slot: *const RawAny) -> Result<bool> {
        // SAFETY: the caller guarantees that `slot` is a key in the map.
        let other = unsafe { AnyView::from_raw(slot.read()) };
        match any_ops::equal_without_hook(key, &other) {
            Some(equal) => Ok(equal),
            None => self.ask(&other, |other| any_ops::equal(key, other)),
        }
    }

    /// The hash of a key.
    fn hash(self, key: &AnyView<'_>) -> Result<u64> {
        if any_ops::has_hash_hook(key) { self.ask(key, any_ops::hash) } else { any_ops::hash(key) }
    }

    /// Runs a hook on a key of the map, which is kept alive for the hook. Fails if the map changed meanwhile.
    #[cold]
    fn ask<R>(self, key: &AnyView<'_>, hook: impl FnOnce(&AnyView<'_>) -> Result<R>) -> Result<R> {
        let (before, kept) = (self.state(), key.to_owned()?);
        let answer = hook(&kept.view());
        let changed = self.state() != before;
        // Its deleter may change the map, too.
        drop(kept);
        if changed || self.state() != before {
            return Err(Error::runtime(
                "The map changed during a look-up: `__any_hash__` or `__any_equal__` of a key \
                 must not change the map that the key is in",
            ));
        }
        answer
    }
}

impl MapObj {
    /// Number of entries.
    pub(crate) fn len(&self) -> usize {
        self.cell.size as usize
    }

    fn is_small(&self) -> bool {
        self.cell.slots & MAP_SMALL != 0
    }

    /// The value of a key.
    pub(crate) fn get(&self, key: &AnyView<'_>) -> Result<Option<AnyView<'_>>> {
        let found = if self.is_small() {
            small::find(self, key)?
        } else {
            // The hash comes first: its hook may change the map.
            let hash = any_ops::hash(key)?;
            dense::find(self, hash, key)?.map(|i| Table::load(self).pair(i).cast_const())
        };
        // SAFETY: pairs of a live map hold valid values, borrowed from `self`.
        Ok(found.map(|pair| unsafe { AnyView::from_raw((*pair).value) }))
    }

    /// Entries in order of insertion.
    pub(crate) fn iter(&self) -> MapIter<'_> {
        let next = if self.is_small() { 0 } else { Table::load(self).head() };
        MapIter { map: self, next, left: self.len() }
    }

    /// An empty map.
    pub(crate) fn new(kind: MapKind) -> Result<Ref<MapObj>> {
        small::new_object(kind, 0)
    }

    /// A map of entries; of two with the same key the later wins.
    pub(crate) fn from_entries(
        kind: MapKind,
        entries: impl IntoIterator<Item = Result<(Any, Any)>>,
    ) -> Result<Ref<MapObj>> {
        let entries = entries.into_iter();
        let expected = entries.size_hint().0;
        if expected > small::MAX {
            return dense::from_entries(kind, expected, entries);
        }
        let map = small::new_object(kind, expected)?;
        for entry in entries {
            let (key, value) = entry?;
            MapObj::set(&map, key, value)?;
        }
        Ok(map)
    }

    /// Creates a map from the alternating keys and values on a stack from `start` on, and removes them from the stack.
    /// Of two with the same key the later wins.
    pub(crate) fn from_stack(
        kind: MapKind,
        stack: &mut Vec<Any>,
        start: usize,
    ) -> Result<Ref<MapObj>> {
        let count = stack.len().saturating_sub(start) / 2;
        if count <= small::MAX
            && let Some(map) = small::from_distinct(kind, stack, start)?
        {
            return Ok(map);
        }
        // With fewer than four entries a repeated key keeps its place, otherwise it moves to the end: the two layouts
        // of the peer do the same.
        if count >= small::MAX {
            return dense::from_stack(kind, stack, start);
        }
        let mut values = stack.drain(start..);
        let entries = (0..count).map(|_| {
            let key = values.next().unwrap_or_default();
            Ok((key, values.next().unwrap_or_default()))
        });
        MapObj::from_entries(kind, entries)
    }

    /// Inserts or replaces in place. A `Map` may be changed only while nobody else has it.
    pub(crate) fn set(map: &Ref<MapObj>, key: Any, value: Any) -> Result<()> {
        if map.is_small() {
            return small::set(map, key, value);
        }
        // The hash comes first: its hook may change the map.
        let hash = any_ops::hash(key.as_view())?;
        let mut table = Table::load(map);
        let pair = Pair::new(key, value);
        let inserted = table.insert(hash, pair, Watched::Shared(map));
        // After an error only a table that has grown is stored: no hook runs after that. Otherwise a hook may have
        // changed the map meanwhile.
        if inserted.is_ok() || table.has_grown() {
            table.store(map);
        }
        let (leftover, result) = match inserted {
            Ok(replaced) => (replaced, Ok(())),
            Err(error) => (Some(pair), Err(error)),
        };
        if let Some(pair) = leftover {
            // SAFETY: the pair is not in the map. Released last: its deleter may read the map.
            unsafe { pair.release() };
        }
        result
    }

    /// Removes a key; returns whether it existed.
    pub(crate) fn remove(map: &Ref<MapObj>, key: &AnyView<'_>) -> Result<bool> {
        let removed = if map.is_small() {
            small::remove(map, key)?
        } else {
            let hash = any_ops::hash(key)?;
            let found = dense::find(map, hash, key)?;
            let mut table = Table::load(map);
            let removed = found.map(|slot| table.remove(slot, hash)).transpose()?;
            table.store(map);
            removed
        };
        let found = removed.is_some();
        if let Some(pair) = removed {
            // SAFETY: the pair left the map.
            unsafe { pair.release() };
        }
        Ok(found)
    }

    /// Removes everything.
    pub(crate) fn clear(map: &Ref<MapObj>) {
        // SAFETY: the reference keeps the map alive; the ABI makes changes exclusive.
        unsafe { clear_entries(map.as_ptr()) };
    }

    /// The value of a key; an error if it is missing.
    pub(crate) fn at(&self, key: &AnyView<'_>) -> Result<AnyView<'_>> {
        self.get(key)?.ok_or_else(|| Error::key("key is not in Map"))
    }
}

/// # Safety
/// `map` points to a live map that nobody else changes.
unsafe fn clear_entries(map: *mut MapObj) {
    // SAFETY: the caller guarantees that `map` points to a live map that nobody else changes.
    let pairs = unsafe {
        if (*map).is_small() {
            small::take_all(&mut (*map).cell)
        } else {
            let mut table = Table::load(&*map);
            let pairs = table.take_all();
            table.store_raw(map);
            pairs
        }
    };
    for pair in pairs {
        // SAFETY: the pairs left the map.
        unsafe { pair.release() };
    }
}

/// The destructor of maps that we created, in either layout.
///
/// # Safety
/// `map` points to a map whose last strong reference is gone.
unsafe fn destroy(map: *mut MapObj) {
    // SAFETY: the caller guarantees that the map's last strong reference is gone. Nobody else reads the map, so its
    // entries can be released one by one. The deleter belongs to the data.
    unsafe {
        if (*map).is_small() {
            small::release_all(&(*map).cell);
        } else {
            Table::load(&*map).release_all();
        }
        if let Some(free) = (*map).cell.data_deleter {
            free((*map).cell.data);
        }
    }
}

impl Drop for MapObj {
    fn drop(&mut self) {
        // SAFETY: values of this type are dropped only by the deleter, in place.
        unsafe { destroy(self) };
    }
}

/// Iterator over the entries of a map.
pub(crate) struct MapIter<'a> {
    map: &'a MapObj,
    next: u64,
    /// Most remaining entries: a map that changes meanwhile must not keep the walk going forever.
    left: usize,
}

impl MapIter<'_> {
    #[inline]
    fn next_pair(&mut self) -> Option<*mut Pair> {
        self.left = self.left.checked_sub(1)?;
        if self.map.is_small() {
            let pair = small::pair_at(&self.map.cell, self.next)?;
            self.next += 1;
            return Some(pair);
        }
        let table = Table::load(self.map);
        if !table.contains_slot(self.next) {
            return None;
        }
        let pair = table.pair(self.next);
        self.next = table.next(self.next);
        Some(pair)
    }
}

impl<'a> MapIter<'a> {
    /// The next entry, borrowed in place.
    #[inline]
    pub(crate) fn next_in_place(&mut self) -> Option<(&'a AnyView<'a>, &'a AnyView<'a>)> {
        let pair = self.next_pair()?;
        // SAFETY: pairs of a live map hold valid values, borrowed from the map; views are
        // transparent over the C type.
        Some(unsafe { (&*(&raw const (*pair).key).cast(), &*(&raw const (*pair).value).cast()) })
    }
}

impl<'a> Iterator for MapIter<'a> {
    type Item = (AnyView<'a>, AnyView<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        let pair = self.next_pair()?;
        // SAFETY: pairs of a live map hold valid values, borrowed from the map.
        Some(unsafe { (AnyView::from_raw((*pair).key), AnyView::from_raw((*pair).value)) })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.map.len()))
    }
}

/// A position in a map that outlives the borrow, for iteration driven from outside.
#[derive(Clone, Copy)]
pub(crate) struct MapCursor(u64);

impl MapObj {
    /// The first entry.
    pub(crate) fn first(&self) -> MapCursor {
        MapCursor(self.iter().next)
    }

    fn from(&self, at: MapCursor) -> MapIter<'_> {
        MapIter { map: self, next: at.0, left: usize::MAX }
    }

    /// The entry at a cursor; `None` at the end, or if the map changed under it.
    pub(crate) fn entry(&self, at: MapCursor) -> Option<(AnyView<'_>, AnyView<'_>)> {
        self.from(at).next()
    }

    /// Does the same as [`MapObj::entry`], borrowed in place.
    #[inline]
    pub(crate) fn entry_in_place(&self, at: MapCursor) -> Option<(&AnyView<'_>, &AnyView<'_>)> {
        self.from(at).next_in_place()
    }

    /// Replaces the value at a cursor, without a change of the order, and returns the old one; `None` if there is no
    /// entry. A `Map` may be changed only while nobody else has it.
    pub(crate) fn replace_at(&self, at: MapCursor, value: Any) -> Option<Any> {
        let pair = self.from(at).next_pair()?;
        // SAFETY: the pair is in a live map, and changes are exclusive: nobody else has a `Map` that is changed, and
        // the ABI's contract guarantees it for a `Dict`.
        Some(unsafe { Any::from_raw((&raw mut (*pair).value).replace(value.into_raw())) })
    }

    /// The cursor after another; `None` if that was the last entry.
    pub(crate) fn advance(&self, at: MapCursor) -> Option<MapCursor> {
        let mut iter = self.from(at);
        iter.next_pair()?;
        let next = MapCursor(iter.next);
        self.entry_in_place(next).map(|_| next)
    }
}

fn index_of(kind: MapKind) -> TypeIndex {
    match kind {
        MapKind::Map => TypeIndex::MAP,
        MapKind::Dict => TypeIndex::DICT,
    }
}

/// A reference to a new map.
///
/// # Safety
/// `map` is a new map with one strong reference, which the caller owns.
unsafe fn adopt(map: *mut MapObj) -> Ref<MapObj> {
    // SAFETY: the caller guarantees a new map with one strong reference, which it owns.
    unsafe { Ref::from_owned(NonNull::new_unchecked(map)) }
}

#[cfg(test)]
mod tests;
