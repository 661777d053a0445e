//! The small layout: up to four contiguous pairs, searched one by one.

use std::ffi::c_void;

use fishplate_abi::{MAP_SMALL, MapCell, TypeIndex};

use super::dense::{self, Table};
use super::{MapKind, MapObj, Pair, Watched, adopt, index_of};
use crate::any::{Any, AnyView};
use crate::any_ops;
use crate::error::{Error, Result};
use crate::object::{self, Ref};

/// Most entries of the small layout.
pub(super) const MAX: usize = 4;
/// Fewest slots of an object: it must be able to become a dense map in place.
const MIN_SLOTS: usize = 2;

const _: () =
    assert!(size_of::<MapObj>() + MIN_SLOTS * size_of::<Pair>() >= size_of::<dense::DenseObj>());

unsafe extern "C" fn free_pairs(data: *mut c_void) {
    // SAFETY: only data from `malloc` in `grow` carries this deleter.
    unsafe { libc::free(data) };
}

/// A new small map with room for `expected` pairs behind it.
pub(super) fn new_object(kind: MapKind, expected: usize) -> Result<Ref<MapObj>> {
    let slots = expected.clamp(MIN_SLOTS, MAX);
    let cell = MapCell {
        data: std::ptr::null_mut(),
        size: 0,
        slots: slots as u64 | MAP_SMALL,
        data_deleter: None,
    };
    let value = MapObj { header: object::new_header(index_of(kind)), cell };
    let map = object::allocate_with_tail(value, slots * size_of::<Pair>())?;
    let tail = object::tail_of(&map);
    // SAFETY: nobody else has the object yet.
    unsafe { (*map.as_ptr()).cell.data = tail.cast() };
    // SAFETY: the reference moves.
    Ok(unsafe { adopt(map.into_raw()) })
}

fn slots(cell: &MapCell) -> u64 {
    cell.slots & !MAP_SMALL
}

fn pairs(cell: &MapCell) -> &[Pair] {
    let count = cell.size.min(slots(cell)) as usize;
    if cell.data.is_null() || count == 0 {
        return &[];
    }
    // SAFETY: a small map holds `size` initialised pairs.
    unsafe { std::slice::from_raw_parts(cell.data.cast(), count) }
}

/// The pair at a position.
pub(super) fn pair_at(cell: &MapCell, i: u64) -> Option<*mut Pair> {
    let i = usize::try_from(i).ok()?;
    // SAFETY: a small map holds as many pairs.
    (i < pairs(cell).len()).then(|| unsafe { cell.data.cast::<Pair>().add(i) })
}

fn position(map: &MapObj, key: &AnyView<'_>) -> Result<Option<usize>> {
    for (i, pair) in pairs(&map.cell).iter().enumerate() {
        // SAFETY: a live map holds valid keys.
        let other = unsafe { AnyView::from_raw(pair.key) };
        match any_ops::equal_without_hook(key, &other) {
            Some(true) => return Ok(Some(i)),
            Some(false) => {}
            None => return position_by_hooks(map, key, i),
        }
    }
    Ok(None)
}

/// Continues a search at a pair whose key defines an equality, which may change the map.
#[cold]
#[inline(never)]
fn position_by_hooks(map: &MapObj, key: &AnyView<'_>, from: usize) -> Result<Option<usize>> {
    for i in from..pairs(&map.cell).len() {
        // SAFETY: the map holds as many pairs, even after a hook: it is unchanged, or the call failed.
        let equal = unsafe {
            let pair = map.cell.data.cast::<Pair>().add(i);
            Watched::Shared(map).equal(key, &raw const (*pair).key)
        };
        if equal? {
            return Ok(Some(i));
        }
    }
    Ok(None)
}

/// The pair of a key.
pub(super) fn find(map: &MapObj, key: &AnyView<'_>) -> Result<Option<*const Pair>> {
    Ok(position(map, key)?.map(|i| &raw const pairs(&map.cell)[i]))
}

/// Inserts or replaces; switches to the dense layout for the fifth entry.
pub(super) fn set(map: &Ref<MapObj>, key: Any, value: Any) -> Result<()> {
    let found = position(map, &key.view())?;
    // SAFETY: the reference keeps the map alive; the ABI makes changes exclusive.
    let cell = unsafe { &mut (*map.as_ptr()).cell };
    if let Some(i) = found {
        // SAFETY: `i` is a position of an initialised pair.
        let slot = unsafe { &mut (*cell.data.cast::<Pair>().add(i)).value };
        let old = std::mem::replace(slot, value.into_raw());
        // SAFETY: the old value left the map. Released last: its deleter may read the map.
        drop(unsafe { Any::from_raw(old) });
        return Ok(());
    }
    if cell.size >= MAX as u64 {
        return become_dense(map, key, value);
    }
    if cell.size >= slots(cell) {
        grow(cell)?;
    }
    // SAFETY: there is room behind the last pair.
    unsafe { cell.data.cast::<Pair>().add(cell.size as usize).write(Pair::new(key, value)) };
    cell.size += 1;
    Ok(())
}

/// Moves the pairs to an array of four outside the object.
fn grow(cell: &mut MapCell) -> Result<()> {
    // SAFETY: `malloc` accepts any size.
    let data = unsafe { libc::malloc(MAX * size_of::<Pair>()) };
    if data.is_null() {
        return Err(Error::memory(MAX * size_of::<Pair>()));
    }
    let old = pairs(cell);
    // SAFETY: the new array has room for all pairs, which move.
    unsafe { data.cast::<Pair>().copy_from_nonoverlapping(old.as_ptr(), old.len()) };
    if let Some(free) = cell.data_deleter {
        // SAFETY: the deleter belongs to the data, which holds nothing any more.
        unsafe { free(cell.data) };
    }
    cell.data = data;
    cell.slots = MAX as u64 | MAP_SMALL;
    cell.data_deleter = Some(free_pairs);
    Ok(())
}

/// Rebuilds the entries as a hash table inside the same object.
fn become_dense(map: &Ref<MapObj>, key: Any, value: Any) -> Result<()> {
    // Hooks come first; each of them finds the map unchanged, or the call fails. Then comes the change.
    let count = pairs(&map.cell).len();
    let mut hashes = Vec::with_capacity(MAX + 1);
    for i in 0..count {
        // SAFETY: a live map holds valid keys, as many as before: a hook that changed the map
        // ended the loop with an error.
        let key = unsafe { AnyView::from_raw((*map.cell.data.cast::<Pair>().add(i)).key) };
        hashes.push(Watched::Shared(map).hash(&key)?);
    }
    hashes.push(Watched::Shared(map).hash(&key.view())?);
    let mut table = Table::with_capacity(count)?;
    let new_pair = Pair::new(key, value);
    let filled = pairs(&map.cell)
        .iter()
        .chain([&new_pair])
        .zip(hashes)
        .try_for_each(|(pair, hash)| table.insert(hash, *pair, Watched::Shared(map)).map(drop));
    if let Err(error) = filled {
        // The old pairs still belong to the small map: only the table's memory is freed.
        table.free_memory();
        // SAFETY: the new pair was not stored.
        unsafe { new_pair.release() };
        return Err(error);
    }
    // SAFETY: the pairs moved to the table; the old array, if outside the object, is freed.
    unsafe {
        let cell = &mut (*map.as_ptr()).cell;
        if let Some(free) = cell.data_deleter {
            free(cell.data);
        }
    }
    table.store(map);
    Ok(())
}

/// Removes a key, keeping the order of the others.
pub(super) fn remove(map: &Ref<MapObj>, key: &AnyView<'_>) -> Result<Option<Pair>> {
    let Some(i) = position(map, key)? else { return Ok(None) };
    // SAFETY: the reference keeps the map alive; the ABI makes changes exclusive. `i` is a position of an initialised
    // pair, which moves out; those behind it move down.
    unsafe {
        let cell = &mut (*map.as_ptr()).cell;
        let at = cell.data.cast::<Pair>().add(i);
        let pair = at.read();
        at.copy_from(at.add(1), cell.size as usize - i - 1);
        cell.size -= 1;
        Ok(Some(pair))
    }
}

/// Creates a small map from alternating keys and values, moved off the end of a stack in one piece; `None`, with
/// nothing moved, if two keys are equal.
pub(super) fn from_distinct(
    kind: MapKind,
    stack: &mut Vec<Any>,
    start: usize,
) -> Result<Option<Ref<MapObj>>> {
    let (rows, _) = stack[start..].as_chunks::<2>();
    for (i, [key, _]) in rows.iter().enumerate() {
        for [other, _] in &rows[..i] {
            if !differ_in_length(key, other) && any_ops::equal(&key.view(), &other.view())? {
                return Ok(None);
            }
        }
    }
    let count = rows.len();
    let map = new_object(kind, count)?;
    // SAFETY: nobody else has the object yet, and it has room for `count` pairs, which are two values each. The values
    // move out of the stack.
    unsafe {
        let cell = &mut (*map.as_ptr()).cell;
        cell.data.cast::<Pair>().copy_from_nonoverlapping(rows.as_ptr().cast(), count);
        cell.size = count as u64;
        stack.set_len(start);
    }
    Ok(Some(map))
}

/// Whether two keys are inline strings of different lengths: the most common difference.
#[inline]
fn differ_in_length(a: &Any, b: &Any) -> bool {
    let (a, b) = (a.as_raw(), b.as_raw());
    a.type_index == TypeIndex::SMALL_STR
        && b.type_index == TypeIndex::SMALL_STR
        && a.small_len != b.small_len
}

/// Releases all pairs of a map that is being destroyed.
///
/// # Safety
/// Nobody reads the pairs afterwards.
pub(super) unsafe fn release_all(cell: &MapCell) {
    for pair in pairs(cell) {
        // SAFETY: the map owns its pairs and gives them up here.
        unsafe { pair.release() };
    }
}

/// Takes all pairs out.
pub(super) fn take_all(cell: &mut MapCell) -> Vec<Pair> {
    let all = pairs(cell).to_vec();
    cell.size = 0;
    all
}
