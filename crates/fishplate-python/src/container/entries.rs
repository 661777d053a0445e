//! The elements of FFI containers, read from their memory.

use std::ffi::c_void;
use std::mem::offset_of;

use fishplate_abi::{
    DenseMapCell, MAP_FIRST_UNUSED, MAP_SMALL, MapCell, MapItem, MapPair, map_item_offset,
    map_meta_offset,
};

use crate::any::View;
use crate::ffi_object::FfiObject;

/// The memory of a map or a dict, as its cell described it at one moment.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct MapMemory {
    data: *mut c_void,
    pub(crate) size: u64,
    slots: u64,
}

/// An entry of a map, and the position of the next.
pub(crate) struct Entry<'a> {
    pub(crate) key: View<'a>,
    pub(crate) value: View<'a>,
    pub(crate) next: u64,
}

impl MapMemory {
    /// The current memory of a map or a dict; `None` for other objects.
    #[inline]
    pub(crate) fn of(object: FfiObject<'_>) -> Option<MapMemory> {
        let MapCell { data, size, slots, .. } = *object.map()?;
        Some(MapMemory { data, size, slots })
    }

    /// The positions of the first and the last entry: a number (small) or a slot (dense).
    pub(crate) fn ends(self, object: FfiObject<'_>) -> (u64, u64) {
        if self.slots & MAP_SMALL != 0 {
            return (0, self.size.wrapping_sub(1));
        }
        // SAFETY: a map that is not small has this cell.
        let dense: &DenseMapCell = unsafe { object.cell() };
        (dense.head, dense.tail)
    }

    /// The entry at a position; `None` if its slot is empty now. `object` is the map that owns this memory, unchanged
    /// since.
    #[inline]
    pub(crate) fn entry(self, object: FfiObject<'_>, at: u64) -> Option<Entry<'_>> {
        if MapMemory::of(object) != Some(self) {
            return None;
        }
        if self.slots & MAP_SMALL != 0 {
            if at >= self.size {
                return None;
            }
            let size = self.size as usize;
            // SAFETY: a small map has `size` contiguous pairs.
            let pairs = unsafe { std::slice::from_raw_parts(self.data.cast::<Pair<'_>>(), size) };
            let Pair { key, value } = pairs[at as usize];
            return Some(Entry { key, value, next: at + 1 });
        }
        if at >= self.slots {
            return None;
        }
        // SAFETY: the slot is in the table, which has a metadata byte for each.
        let meta = unsafe { self.data.byte_add(map_meta_offset(at)) };
        // SAFETY: the metadata byte of the slot.
        if unsafe { *meta.cast::<u8>() } >= MAP_FIRST_UNUSED {
            return None;
        }
        // SAFETY: the slot is in the table.
        let item = unsafe { self.data.byte_add(map_item_offset(at)) };
        // SAFETY: the metadata byte says that the slot holds an entry.
        let item = unsafe { &*item.cast::<Item<'_>>() };
        Some(Entry { key: item.pair.key, value: item.pair.value, next: item.next })
    }
}

/// A [`MapPair`] of values that the map owns.
#[derive(Clone, Copy)]
#[repr(C)]
struct Pair<'a> {
    key: View<'a>,
    value: View<'a>,
}

/// A [`MapItem`] of values that the map owns.
#[repr(C)]
struct Item<'a> {
    pair: Pair<'a>,
    _previous: u64,
    next: u64,
}

const _: () = {
    assert!(size_of::<Pair<'_>>() == size_of::<MapPair>());
    assert!(offset_of!(Pair<'_>, value) == offset_of!(MapPair, value));
    assert!(size_of::<Item<'_>>() == size_of::<MapItem>());
    assert!(offset_of!(Item<'_>, next) == offset_of!(MapItem, next));
};

/// The current elements of an `Array` or `List`; empty for other objects. Callers stop using them before anything runs
/// that could change a `List`.
#[inline]
pub(crate) fn elements(object: FfiObject<'_>) -> &[View<'_>] {
    match object.sequence() {
        Some(cell) if !cell.data.is_null() => {
            // SAFETY: the cell holds `size` valid values; a view is a value.
            unsafe { std::slice::from_raw_parts(cell.data.cast(), cell.size.max(0) as usize) }
        }
        _ => &[],
    }
}

/// Visits the keys and values of a `Map` or `Dict` in order of insertion until `visit` returns false; returns whether
/// it never did. The visitor changes nothing.
pub(crate) fn all_pairs(
    object: FfiObject<'_>,
    mut visit: impl FnMut(View<'_>, View<'_>) -> bool,
) -> bool {
    let Some(memory) = MapMemory::of(object).filter(|memory| memory.size > 0) else { return true };
    let mut at = memory.ends(object).0;
    (0..memory.size).all(|_| match memory.entry(object, at) {
        Some(entry) => {
            at = entry.next;
            visit(entry.key, entry.value)
        }
        None => true,
    })
}
