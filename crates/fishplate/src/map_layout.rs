//! `ffi.Map` and `ffi.Dict` in memory: contiguous pairs up to four entries, a hash table beyond.
//!
//! Entries are visited in order of insertion, directly over the layout. Lookups and changes are left to the runtime,
//! because only it knows how objects hash.

use std::cell::UnsafeCell;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU64, Ordering};

use fishplate_abi::{
    DenseMapCell, MAP_SMALL, MapCell, MapItem, MapPair, ObjectHeader, TypeIndex, map_item_offset,
};

use crate::any::{Any, AnyView};
use crate::convert::shown_type;
use crate::error::Result;
use crate::global::Global;
use crate::memory;
use crate::object::{ObjectRef, ObjectType};
use crate::storable::{Storable, mismatch};

/// The object of a map.
#[repr(C)]
pub struct MapObj {
    header: ObjectHeader,
    cell: MapCell,
}

// SAFETY: every `ffi.Map` starts like this.
unsafe impl ObjectType for MapObj {
    const TYPE_KEY: &'static str = "ffi.Map";
    fn type_index() -> TypeIndex {
        TypeIndex::MAP
    }
    #[inline]
    fn is_instance(index: TypeIndex) -> bool {
        index == TypeIndex::MAP
    }
}

/// The object of a dict.
#[repr(C)]
pub struct DictObj {
    header: ObjectHeader,
    cell: UnsafeCell<MapCell>,
}

// SAFETY: every `ffi.Dict` starts like this.
unsafe impl ObjectType for DictObj {
    const TYPE_KEY: &'static str = "ffi.Dict";
    fn type_index() -> TypeIndex {
        TypeIndex::DICT
    }
    #[inline]
    fn is_instance(index: TypeIndex) -> bool {
        index == TypeIndex::DICT
    }
}

impl MapObj {
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.cell.size as usize
    }
}

impl DictObj {
    #[inline]
    pub(crate) fn len(&self) -> usize {
        // SAFETY: the ABI makes changes exclusive, and a dict stays on its thread.
        unsafe { (*self.cell.get()).size as usize }
    }
}

/// A key with its value, both owned by the map.
#[repr(C)]
pub(crate) struct Pair {
    pub(crate) key: Any,
    pub(crate) value: Any,
}

const _: () = assert!(size_of::<Pair>() == size_of::<MapPair>());
const _: () = assert!(std::mem::offset_of!(MapObj, cell) == std::mem::offset_of!(DictObj, cell));

/// A walk over the entries of a map, in order of insertion.
#[derive(Clone)]
pub(crate) struct Walk {
    cell: NonNull<MapCell>,
    at: u64,
    left: usize,
}

impl Walk {
    /// # Safety
    /// `object` is a live map or dict.
    unsafe fn new<T: ObjectType>(object: &ObjectRef<T>) -> Walk {
        // SAFETY: the cell follows the header. The handle is used, not the reference: the dense
        // layout continues behind the fields that the type declares.
        unsafe {
            let handle = NonNull::new_unchecked(object.as_handle().cast::<MapObj>());
            let cell = NonNull::new_unchecked(&raw mut (*handle.as_ptr()).cell);
            let is_small = cell.as_ref().slots & MAP_SMALL != 0;
            let at = if is_small { 0 } else { (*cell.cast::<DenseMapCell>().as_ptr()).head };
            Walk { cell, at, left: cell.as_ref().size as usize }
        }
    }

    /// The next entry.
    ///
    /// # Safety
    /// The map is live and has not changed since the walk began.
    #[inline]
    unsafe fn next(&mut self) -> Option<NonNull<Pair>> {
        // SAFETY: the caller guarantees that the map is live and has not changed since the walk began.
        let cell = unsafe { self.cell.as_ref() };
        self.left = self.left.checked_sub(1)?;
        let at = self.at;
        if at >= cell.slots & !MAP_SMALL {
            return None;
        }
        if cell.slots & MAP_SMALL != 0 {
            self.at = at + 1;
            // SAFETY: a small map holds `size` contiguous pairs, and at most as many were visited.
            return NonNull::new(unsafe { cell.data.cast::<Pair>().add(at as usize) });
        }
        // SAFETY: the slot is in the table, and the list of insertion links only filled slots. A pair is two values,
        // and `Any` is transparent over them.
        unsafe {
            let item = cell.data.byte_add(map_item_offset(at)).cast::<MapItem>();
            self.at = (*item).next;
            NonNull::new((&raw mut (*item).pair).cast())
        }
    }
}

/// The entries of an immutable map, in place.
#[derive(Clone)]
pub(crate) struct Entries<'a> {
    walk: Walk,
    map: std::marker::PhantomData<&'a ObjectRef<MapObj>>,
}

impl<'a> Entries<'a> {
    pub(crate) fn of(map: &'a ObjectRef<MapObj>) -> Entries<'a> {
        // SAFETY: a reference keeps its map live.
        Entries { walk: unsafe { Walk::new(map) }, map: std::marker::PhantomData }
    }
}

impl<'a> Iterator for Entries<'a> {
    type Item = &'a Pair;
    #[inline]
    fn next(&mut self) -> Option<&'a Pair> {
        // SAFETY: a map that is shared does not change, and is borrowed for `'a`.
        unsafe { self.walk.next().map(|pair| pair.as_ref()) }
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.walk.left, Some(self.walk.left))
    }
}

/// The current entries of a dict.
pub(crate) fn snapshot(dict: &ObjectRef<DictObj>) -> Vec<(Any, Any)> {
    let mut entries = memory::vec(dict.len());
    // SAFETY: the dict is live. Nothing here runs code that could change it: copying a value only increments its count.
    unsafe {
        let mut walk = Walk::new(dict);
        while let Some(pair) = walk.next() {
            entries.push((pair.as_ref().key.clone(), pair.as_ref().value.clone()));
        }
    }
    entries
}

/// The entries of a map, or the current ones of a dict; `None` for other values.
pub(crate) fn entries_of(view: &AnyView<'_>) -> Option<Vec<(Any, Any)>> {
    if let Some(map) = view.to_object::<MapObj>() {
        let entries = Entries::of(&map);
        return Some(memory::collect(entries.map(|pair| (pair.key.clone(), pair.value.clone()))));
    }
    view.to_object::<DictObj>().map(|dict| snapshot(&dict))
}

/// Describes a value that is not a map of `K` to `V`, down to the wrong entry.
pub(crate) fn describe<K: Storable, V: Storable>(kind: &str, view: &AnyView<'_>) -> String {
    let entries = entries_of(view).unwrap_or_default();
    let wrong = entries.iter().find_map(|(key, value)| {
        let key = mismatch::<K>(key.as_view()).map(|wrong| format!("[some key is {wrong}, V]"));
        key.or_else(|| Some(format!("[K, some value is {}]", mismatch::<V>(value.as_view())?)))
    });
    wrong.map_or_else(|| shown_type(view), |wrong| format!("{kind}{wrong}"))
}

/// Creates a map or dict with the function `make`, from alternating keys and values.
pub(crate) fn create<T: ObjectType>(make: &Global, flat: &[Any]) -> Result<ObjectRef<T>> {
    let views: Vec<AnyView<'_>> = memory::collect(flat.iter().map(Any::view));
    make.call_packed(&views)?.get()
}

static INVALID: Global = Global::new("ffi.GetInvalidObject");

/// Returns the value that a lookup found; `None` for the object that marks a missing key.
#[inline(always)]
pub(crate) fn found(value: Any) -> Result<Option<Any>> {
    // Only a bare object can be the marker.
    if value.type_index() != TypeIndex::OBJECT {
        return Ok(Some(value));
    }
    let is_missing = value.as_view().as_raw().bits() == missing()?;
    Ok((!is_missing).then_some(value))
}

/// Address of the object that marks a missing key. The runtime never frees it.
#[inline]
fn missing() -> Result<u64> {
    static MISSING: AtomicU64 = AtomicU64::new(0);
    match MISSING.load(Ordering::Relaxed) {
        0 => {
            let address = INVALID.call::<Any>(())?.as_view().as_raw().bits();
            MISSING.store(address, Ordering::Relaxed);
            Ok(address)
        }
        address => Ok(address),
    }
}

/// Formats entries in braces, as they display.
pub(crate) fn display_map<K: std::fmt::Display, V: std::fmt::Display>(
    f: &mut std::fmt::Formatter<'_>,
    entries: impl Iterator<Item = (K, V)>,
) -> std::fmt::Result {
    f.write_str("{")?;
    for (i, (key, value)) in entries.enumerate() {
        write!(f, "{}{key}: {value}", if i == 0 { "" } else { ", " })?;
    }
    f.write_str("}")
}
