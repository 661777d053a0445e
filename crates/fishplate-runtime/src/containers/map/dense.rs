//! The dense layout: a hash table whose collision chains are linked by seven-bit jump numbers.
//!
//! Slots come in blocks of 16: 16 bytes of metadata, then 16 items. The metadata of a slot is `EMPTY`, or a bit that
//! says whether the slot is the head of a chain, with the number of the jump to the next slot of the chain (0: none).
//! Items also form a list in order of insertion.

use std::cell::Cell;
use std::ffi::c_void;

use fishplate_abi::{
    DenseMapCell, MAP_BLOCK as BLOCK, MAP_FIRST_UNUSED as FIRST_UNUSED, MAP_NO_SLOT as NONE,
    MAP_SMALL, MapCell, MapItem, ObjectHeader, map_item_offset, map_meta_offset,
};

use super::{MapKind, MapObj, Pair, Watched, adopt, index_of};
use crate::any::{Any, AnyView};
use crate::any_ops;
use crate::error::{Error, Result};
use crate::object::{self, ObjectType, Ref};
use crate::structural::prefetch::prefetch;

mod flood;
mod huge_pages;
mod insert;

const EMPTY: u8 = 0xff;
/// Set in every slot of a chain except its head.
const BODY: u8 = 0x80;
const JUMP_MASK: u8 = 0x7f;
const FIBONACCI: u64 = 11_400_714_819_323_198_485;

/// Distances of the jump numbers: first every neighbour, then triangle numbers, which visit every slot of a
/// power-of-two table, then triangle numbers that grow by 2.25 each.
#[rustfmt::skip]
const JUMPS: [u64; 126] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    21, 28, 36, 45, 55, 66, 78, 91, 105, 120,
    136, 153, 171, 190, 210, 231, 253, 276, 300, 325,
    351, 378, 406, 435, 465, 496, 528, 561, 595, 630,
    666, 703, 741, 780, 820, 861, 903, 946, 990, 1035,
    1081, 1128, 1176, 1225, 1275, 1326, 1378, 1431, 1485, 1540,
    1596, 1653, 1711, 1770, 1830, 1891, 1953, 2016, 2080, 2145,
    2211, 2278, 2346, 2415, 2485, 2556, 2628,
    8515, 19110, 42778, 96141, 216153,
    486591, 1092981, 2458653, 5532801, 12442566,
    27993903, 62983476, 141717030, 318844378, 717352503,
    1614057336, 3631522476, 8170957530, 18384510628, 41364789378,
    93070452520, 209408356380, 471168559170, 1060128894105, 2385289465695,
    5366898840628, 12075518705635, 27169915244790, 61132312065111, 137547689707000,
    309482283181501, 696335127828753, 1566753995631385, 3525196511162271, 7931691992677701,
    17846306936293605, 40154190677507445, 90346928918121501, 203280589587557251,
    457381325854679626, 1029107982097042876, 2315492959180353330, 5209859154120846435,
];

/// One entry.
#[repr(C)]
struct Item {
    pair: Pair,
    prev: u64,
    next: u64,
}

/// The object in this layout, which replaces a small map in the same memory.
#[repr(C)]
pub(super) struct DenseObj {
    header: ObjectHeader,
    cell: MapCell,
    fib_shift: u32,
    head: u64,
    tail: u64,
}

const _: () = assert!(size_of::<Item>() == size_of::<MapItem>());
const _: () =
    assert!(size_of::<DenseObj>() == size_of::<ObjectHeader>() + size_of::<DenseMapCell>());

// SAFETY: `repr(C)` with the header first. Never used to downcast.
unsafe impl ObjectType for DenseObj {
    const INDEX: fishplate_abi::TypeIndex = fishplate_abi::TypeIndex::MAP;
}

impl Drop for DenseObj {
    fn drop(&mut self) {
        // SAFETY: `DenseObj` starts with `MapObj`, and is dropped only by its deleter, in place.
        unsafe { super::destroy(std::ptr::from_mut(self).cast()) };
    }
}

unsafe extern "C" fn free_blocks(data: *mut c_void) {
    // SAFETY: only data from `malloc` in `with_slots` carries this deleter.
    unsafe { libc::free(data) };
}

/// A hash table, loaded from an object to be read or changed, and stored back.
pub(super) struct Table {
    data: *mut u8,
    data_deleter: Option<unsafe extern "C" fn(*mut c_void)>,
    slots: u64,
    size: u64,
    fib_shift: u32,
    head: u64,
    tail: u64,
    has_grown: bool,
    /// Number of steps along chains that insertions took so far.
    steps: Cell<u64>,
}

/// Result of a search without hooks.
enum Search {
    Found(u64),
    Absent,
    /// The key in this slot defines an equality, which is foreign code.
    Asks(u64),
}

/// The slot of a key in a dense map.
#[inline(always)]
pub(super) fn find(map: &MapObj, hash: u64, key: &AnyView<'_>) -> Result<Option<u64>> {
    match Table::load(map).search(hash, key, || ()) {
        Search::Found(slot) => Ok(Some(slot)),
        Search::Absent => Ok(None),
        // Loaded again, so that the table above needs no memory.
        Search::Asks(slot) => Table::load(map).search_by_hooks(slot, key, Watched::Shared(map)),
    }
}

impl Table {
    /// The table of a dense map.
    pub(super) fn load(map: &MapObj) -> Table {
        debug_assert!(!map.is_small());
        // SAFETY: a map that is not small has the dense layout.
        let dense = unsafe { &*std::ptr::from_ref(map).cast::<DenseObj>() };
        Table {
            data: dense.cell.data.cast(),
            data_deleter: dense.cell.data_deleter,
            slots: dense.cell.slots,
            size: dense.cell.size,
            fib_shift: dense.fib_shift,
            head: dense.head,
            tail: dense.tail,
            has_grown: false,
            steps: Cell::new(0),
        }
    }

    /// Stores the table into a map that is dense, or is about to become so.
    pub(super) fn store(&self, map: &Ref<MapObj>) {
        // SAFETY: the reference keeps the map alive; the ABI makes changes exclusive.
        unsafe { self.store_raw(map.as_ptr()) };
    }

    /// # Safety
    /// `map` points to a live map that nobody else changes, with room for the dense layout.
    pub(super) unsafe fn store_raw(&self, map: *mut MapObj) {
        // SAFETY: the caller guarantees a live map that nobody else changes, with room for the dense layout.
        let dense = unsafe { &mut *map.cast::<DenseObj>() };
        dense.cell.data = self.data.cast();
        dense.cell.data_deleter = self.data_deleter;
        dense.cell.slots = self.slots;
        dense.cell.size = self.size;
        dense.fib_shift = self.fib_shift;
        dense.head = self.head;
        dense.tail = self.tail;
    }

    /// An empty table with room for more than `count` entries.
    pub(super) fn with_capacity(count: usize) -> Result<Table> {
        let count = count.max(1) as u64;
        let bits = 64 - count.leading_zeros();
        let is_full = (1_u64 << bits.min(62)) < count.saturating_mul(2);
        let bits = if is_full && bits > 3 { bits + 1 } else { bits };
        Table::with_bits(bits)
    }

    fn with_bits(bits: u32) -> Result<Table> {
        if bits > 48 {
            return Err(Error::memory(usize::MAX));
        }
        let slots = 1_u64 << bits;
        let blocks = slots.div_ceil(BLOCK) as usize;
        // Nobody reads an item without a slot, so a table smaller than a block is truncated.
        let bytes = blocks * BLOCK as usize + slots as usize * size_of::<Item>();
        // SAFETY: `malloc` accepts any size.
        let data = unsafe { libc::malloc(bytes) }.cast::<u8>();
        if data.is_null() {
            return Err(Error::memory(bytes));
        }
        huge_pages::ask(data, bytes);
        for block in 0..blocks {
            // SAFETY: the metadata of every block is within the allocation.
            unsafe {
                let meta = data.add(map_meta_offset(block as u64 * BLOCK));
                meta.write_bytes(EMPTY, BLOCK as usize);
            }
        }
        Ok(Table {
            data,
            data_deleter: Some(free_blocks),
            slots,
            size: 0,
            fib_shift: 64 - bits,
            head: NONE,
            tail: NONE,
            has_grown: false,
            steps: Cell::new(0),
        })
    }

    /// Frees the memory, leaving the entries to another owner.
    pub(super) fn free_memory(&mut self) {
        if let Some(free) = self.data_deleter.take() {
            // SAFETY: the deleter belongs to the data.
            unsafe { free(self.data.cast()) };
        }
        self.slots = 0;
    }

    pub(super) fn head(&self) -> u64 {
        self.head
    }

    /// The first and the last entry in order of insertion.
    pub(super) fn ends(&self) -> (u64, u64) {
        (self.head, self.tail)
    }

    pub(super) fn next(&self, slot: u64) -> u64 {
        self.item(slot).next
    }

    /// Whether a slot number from an outside cursor is in the table and holds an entry.
    pub(super) fn contains_slot(&self, slot: u64) -> bool {
        slot < self.slots && self.meta(slot) < FIRST_UNUSED
    }

    /// The pair in a slot that holds one.
    pub(super) fn pair(&self, slot: u64) -> *mut Pair {
        // SAFETY: the slot holds an entry, so its item is initialised.
        unsafe { &raw mut (*self.item_ptr(slot)).pair }
    }

    fn meta_ptr(&self, slot: u64) -> *mut u8 {
        debug_assert!(slot < self.slots);
        // SAFETY: slots of the table are within its blocks.
        unsafe { self.data.add(map_meta_offset(slot)) }
    }

    fn meta(&self, slot: u64) -> u8 {
        // SAFETY: metadata is always initialised.
        unsafe { *self.meta_ptr(slot) }
    }

    fn set_meta(&mut self, slot: u64, meta: u8) {
        // SAFETY: metadata is always initialised.
        unsafe { *self.meta_ptr(slot) = meta };
    }

    fn item_ptr(&self, slot: u64) -> *mut Item {
        // SAFETY: slots of the table are within its blocks; blocks and items are multiples of 16 from an aligned start.
        unsafe { self.data.add(map_item_offset(slot)).cast() }
    }

    fn item(&self, slot: u64) -> &Item {
        // SAFETY: callers pass slots that hold an entry.
        unsafe { &*self.item_ptr(slot) }
    }

    fn item_mut(&mut self, slot: u64) -> &mut Item {
        // SAFETY: callers pass slots that hold an entry.
        unsafe { &mut *self.item_ptr(slot) }
    }

    fn key(&self, slot: u64) -> AnyView<'_> {
        // SAFETY: entries hold valid keys.
        unsafe { AnyView::from_raw(self.item(slot).pair.key) }
    }

    fn home(&self, hash: u64) -> u64 {
        FIBONACCI.wrapping_mul(hash) >> self.fib_shift
    }

    /// Prefetches the home slot of a hash.
    fn ask_for_home(&self, hash: u64) {
        if self.slots != 0 {
            let home = self.home(hash);
            prefetch(self.meta_ptr(home));
            prefetch(self.item_ptr(home));
        }
    }

    /// The slot after `slot` in its chain.
    #[inline]
    fn chain_next(&self, slot: u64) -> Option<u64> {
        let jump = JUMPS.get((self.meta(slot) & JUMP_MASK) as usize).copied().unwrap_or(0);
        (jump != 0).then(|| slot.wrapping_add(jump) % self.slots)
    }

    /// Does the same as [`Table::chain_next`], and counts a step of building a table.
    #[inline]
    fn count_next(&self, slot: u64) -> Option<u64> {
        self.steps.set(self.steps.get() + 1);
        self.chain_next(slot)
    }

    /// Searches for a key until a hook must be called. Calls `step` for every step along the chain.
    #[inline(always)]
    fn search(&self, hash: u64, key: &AnyView<'_>, mut step: impl FnMut()) -> Search {
        if self.size == 0 || self.slots == 0 {
            return Search::Absent;
        }
        let mut slot = self.home(hash);
        if self.meta(slot) & BODY != 0 {
            return Search::Absent;
        }
        loop {
            match any_ops::equal_without_hook(key, &self.key(slot)) {
                Some(true) => return Search::Found(slot),
                Some(false) => {}
                None => return Search::Asks(slot),
            }
            step();
            match self.chain_next(slot) {
                Some(next) => slot = next,
                None => return Search::Absent,
            }
        }
    }

    /// Continues a search at a slot whose key defines an equality.
    #[cold]
    #[inline(never)]
    fn search_by_hooks(
        &self,
        from: u64,
        key: &AnyView<'_>,
        watched: Watched<'_>,
    ) -> Result<Option<u64>> {
        let mut at = Some(from);
        while let Some(slot) = at {
            // SAFETY: the slot holds an entry, even after a hook: the map is unchanged, or the call failed.
            if unsafe { watched.equal(key, &raw const (*self.item_ptr(slot)).pair.key) }? {
                return Ok(Some(slot));
            }
            at = self.count_next(slot);
        }
        Ok(None)
    }

    fn fill(&mut self, slot: u64, meta: u8, pair: Pair) {
        self.place(slot, meta, pair);
        self.push_back(slot);
    }

    fn set_jump(&mut self, slot: u64, jump: u8) {
        self.set_meta(slot, (self.meta(slot) & BODY) | jump);
    }

    /// The nearest empty slot by jump number that is not in `taken`.
    fn empty_after(&self, slot: u64, taken: &[(u8, u64)]) -> Option<(u8, u64)> {
        (1..JUMPS.len() as u8).find_map(|jump| {
            let at = slot.wrapping_add(JUMPS[jump as usize]) % self.slots;
            let free = self.meta(at) == EMPTY && taken.iter().all(|&(_, slot)| slot != at);
            free.then_some((jump, at))
        })
    }

    /// The slot before a body slot in its chain, which is the chain of `hash`.
    fn previous(&self, slot: u64, hash: u64) -> Result<u64> {
        let mut at = self.home(hash);
        while let Some(next) = self.count_next(at) {
            if next == slot {
                return Ok(at);
            }
            at = next;
        }
        Err(Error::internal("A map entry is not in the chain of its hash: did its key change?"))
    }

    /// Removes the entry in a slot, whose key has this hash. If its chain continues, the last entry of the chain takes
    /// the slot.
    pub(super) fn remove(&mut self, slot: u64, hash: u64) -> Result<Pair> {
        let pair = self.item(slot).pair;
        let Some(mut last) = self.chain_next(slot) else {
            if self.meta(slot) & BODY != 0 {
                let before = self.previous(slot, hash)?;
                self.set_jump(before, 0);
            }
            self.unlink(slot);
            self.set_meta(slot, EMPTY);
            self.size -= 1;
            return Ok(pair);
        };
        let mut before = slot;
        while let Some(next) = self.chain_next(last) {
            before = last;
            last = next;
        }
        self.unlink(slot);
        // SAFETY: both slots are in the table; the entry of `slot` was read out, and that of `last` moves.
        unsafe { self.item_ptr(slot).copy_from_nonoverlapping(self.item_ptr(last), 1) };
        self.relink(slot);
        self.set_meta(last, EMPTY);
        self.set_jump(before, 0);
        self.size -= 1;
        Ok(pair)
    }

    /// Takes all entries out, in order of insertion.
    pub(super) fn take_all(&mut self) -> Vec<Pair> {
        let mut pairs = Vec::with_capacity(self.size as usize);
        let mut at = self.head;
        while at != NONE {
            pairs.push(self.item(at).pair);
            at = self.next(at);
        }
        for slot in 0..self.slots {
            self.set_meta(slot, EMPTY);
        }
        (self.size, self.head, self.tail) = (0, NONE, NONE);
        pairs
    }

    fn place(&mut self, slot: u64, meta: u8, pair: Pair) {
        self.set_meta(slot, meta);
        // SAFETY: the slot is in the table and held nothing.
        unsafe { self.item_ptr(slot).write(Item { pair, prev: NONE, next: NONE }) };
        self.size += 1;
    }

    /// Releases all entries of a map that is being destroyed.
    ///
    /// # Safety
    /// Nobody reads the entries afterwards.
    pub(super) unsafe fn release_all(&self) {
        // In order of memory, which is faster than in order of insertion.
        for slot in 0..self.slots {
            if self.meta(slot) < FIRST_UNUSED {
                // SAFETY: the map owns its pairs and gives them up here.
                unsafe { self.item(slot).pair.release() };
            }
        }
    }

    fn push_back(&mut self, slot: u64) {
        let tail = self.tail;
        let item = self.item_mut(slot);
        (item.prev, item.next) = (tail, NONE);
        match tail {
            NONE => self.head = slot,
            tail => self.item_mut(tail).next = slot,
        }
        self.tail = slot;
    }

    fn unlink(&mut self, slot: u64) {
        let (prev, next) = (self.item(slot).prev, self.item(slot).next);
        match prev {
            NONE => self.head = next,
            prev => self.item_mut(prev).next = next,
        }
        match next {
            NONE => self.tail = prev,
            next => self.item_mut(next).prev = prev,
        }
    }

    /// Updates the neighbours of a moved entry to its new slot.
    fn relink(&mut self, slot: u64) {
        let (prev, next) = (self.item(slot).prev, self.item(slot).next);
        match prev {
            NONE => self.head = slot,
            prev => self.item_mut(prev).next = slot,
        }
        match next {
            NONE => self.tail = slot,
            next => self.item_mut(next).prev = slot,
        }
    }
}

/// Creates a dense map with room for `expected` entries.
pub(super) fn new_object(kind: MapKind, expected: usize) -> Result<Ref<MapObj>> {
    let table = Table::with_capacity(expected)?;
    let cell = MapCell { data: std::ptr::null_mut(), size: 0, slots: 0, data_deleter: None };
    let header = object::new_header(index_of(kind));
    let dense = DenseObj { header, cell, fib_shift: 63, head: NONE, tail: NONE };
    debug_assert!(table.slots & MAP_SMALL == 0);
    // SAFETY: `DenseObj` starts with `MapObj`; the reference moves.
    let map = unsafe { adopt(object::allocate(dense).into_raw().cast()) };
    table.store(&map);
    Ok(map)
}

/// Number of values from which on a table is too large for the CPU caches.
const LARGE: usize = 1 << 15;
/// Distance, in entries, at which the slots of such a table are prefetched.
const AHEAD: usize = 8;

/// Builds a dense map from the alternating keys and values on a stack from `start` on.
pub(super) fn from_stack(kind: MapKind, stack: &mut Vec<Any>, start: usize) -> Result<Ref<MapObj>> {
    let map = new_object(kind, (stack.len() - start) / 2)?;
    let mut table = Table::load(&map);
    let mut values = stack.drain(start..);
    let enough = flood::most_steps(values.len() / 2);
    let ahead = if values.len() < LARGE { usize::MAX } else { 2 * AHEAD };
    let mut filled = Ok(());
    while let (Some(key), Some(value)) = (values.next(), values.next()) {
        if table.steps.get() > enough && flood::fits(&key) {
            // It is safe to continue from here: nobody else has the table, and its entries are in order.
            let rest = [key, value].into_iter().chain(values);
            return flood::finish(&map, table, rest).map(|()| map);
        }
        if let Some(key) = values.as_slice().get(ahead).filter(|key| flood::fits(key))
            && let Ok(hash) = any_ops::hash(&key.view())
        {
            table.ask_for_home(hash);
        }
        filled = table.add(key, value);
        if filled.is_err() {
            break;
        }
    }
    table.store(&map);
    filled.map(|()| map)
}

/// Creates a dense map of about `expected` entries.
pub(super) fn from_entries(
    kind: MapKind,
    expected: usize,
    mut entries: impl Iterator<Item = Result<(Any, Any)>>,
) -> Result<Ref<MapObj>> {
    let map = new_object(kind, expected)?;
    let mut table = Table::load(&map);
    let enough = flood::most_steps(expected);
    let mut filled = Ok(());
    while let Some(entry) = entries.next() {
        if table.steps.get() > enough {
            match all_of(entry, &mut entries) {
                Ok(rest) => return flood::finish(&map, table, rest.into_iter()).map(|()| map),
                Err(error) => filled = Err(error),
            }
            break;
        }
        filled = match entry {
            Ok((key, value)) => table.add(key, value),
            Err(error) => Err(error),
        };
        if filled.is_err() {
            break;
        }
    }
    table.store(&map);
    filled.map(|()| map)
}

/// The alternating keys and values of an entry and of all that follow. Separate from the loop above, and not generic,
/// so that the iterator's own code is part of that loop.
#[cold]
#[inline(never)]
fn all_of(
    entry: Result<(Any, Any)>,
    others: &mut dyn Iterator<Item = Result<(Any, Any)>>,
) -> Result<Vec<Any>> {
    let mut all = Vec::new();
    for entry in std::iter::once(entry).chain(others) {
        all.extend(<[Any; 2]>::from(entry?));
    }
    Ok(all)
}

impl Table {
    /// Adds an entry to the table of a map that nobody else has.
    // Always inline: values that pass through memory are written in parts and read whole, and the processor waits for
    // that.
    #[inline(always)]
    fn add(&mut self, key: Any, value: Any) -> Result<()> {
        let hash = any_ops::hash(key.as_view())?;
        let pair = Pair::new(key, value);
        let (leftover, result) = match self.insert(hash, pair, Watched::Private) {
            Ok(replaced) => (replaced, Ok(())),
            Err(error) => (Some(pair), Err(error)),
        };
        if let Some(pair) = leftover {
            // SAFETY: the pair is not in the map.
            unsafe { pair.release() };
        }
        result
    }
}
