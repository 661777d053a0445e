//! The elements of FFI containers, read from their memory.

use fishplate_abi::{
    DenseMapCell, MAP_FIRST_UNUSED, MAP_SMALL, MapCell, MapItem, MapPair, ObjectHeader, RawAny,
    SeqCell, TypeIndex, inc_ref, map_item_offset, map_meta_offset,
};

use crate::any::OwnedAny;
use crate::object::{C_OBJECT, handle_of, view_of};
use crate::python::PyObject;

/// The object of a wrapper of `Array`, `List`, `Map` or `Dict`; `None` for other values.
///
/// # Safety
/// `object` is live.
pub(super) unsafe fn container_of(object: *mut PyObject) -> Option<RawAny> {
    // SAFETY: live (see above); a wrapper keeps its object alive.
    unsafe {
        if !C_OBJECT.is_instance(object) || handle_of(object).is_null() {
            return None;
        }
        let view = view_of(handle_of(object));
        let is_container = matches!(
            view.type_index,
            TypeIndex::ARRAY | TypeIndex::LIST | TypeIndex::MAP | TypeIndex::DICT
        );
        is_container.then_some(view)
    }
}

/// The elements of an `Array` or `List`.
///
/// # Safety
/// `handle` is one of them, live and not changed for `'a`.
pub(super) unsafe fn of_sequence<'a>(handle: *mut ObjectHeader) -> &'a [RawAny] {
    // SAFETY: the cell follows the header; a null pointer comes with no elements.
    unsafe {
        let cell = &*handle.add(1).cast::<SeqCell>();
        match cell.data.is_null() || cell.size <= 0 {
            true => &[],
            false => std::slice::from_raw_parts(cell.data, cell.size as usize),
        }
    }
}

/// Shows the pairs of a `Map` or `Dict` in order of insertion until `visit` says no; whether it
/// never did.
///
/// # Safety
/// `handle` is one of them, live and not changed meanwhile.
pub(super) unsafe fn all_pairs(
    handle: *mut ObjectHeader,
    mut visit: impl FnMut(&MapPair) -> bool,
) -> bool {
    // SAFETY: the cell follows the header; a small map has its pairs in a row, a dense one a list
    // of slots, each of which is in the table and holds an entry (checked).
    unsafe {
        let cell: *const MapCell = handle.add(1).cast();
        let (data, size, slots) = ((*cell).data, (*cell).size, (*cell).slots);
        if slots & MAP_SMALL != 0 {
            let pairs = data.cast::<MapPair>();
            return (0..size as usize).all(|index| visit(&*pairs.add(index)));
        }
        let mut at = if size == 0 { 0 } else { (*cell.cast::<DenseMapCell>()).head };
        (0..size).all(|_| {
            let is_entry =
                at < slots && *data.byte_add(map_meta_offset(at)).cast::<u8>() < MAP_FIRST_UNUSED;
            if !is_entry {
                return true;
            }
            let item: *const MapItem = data.byte_add(map_item_offset(at)).cast();
            at = (*item).next;
            visit(&(*item).pair)
        })
    }
}

/// A reference of one's own to a value that a container holds.
///
/// # Safety
/// `element` is valid and owned by its container.
pub(super) unsafe fn share(element: &RawAny) -> OwnedAny {
    // SAFETY: an owned object value holds a live object.
    unsafe {
        if element.type_index.is_object() {
            inc_ref(element.value.v_obj);
        }
        OwnedAny::from_raw(*element)
    }
}
