//! `ffi.Map` and `ffi.Dict` behind their cell: contiguous pairs (small), or blocks of slots
//! (dense).
//!
//! A dense block is 16 bytes of metadata, one per slot, and then 16 items. Code inlined into C++
//! clients reads and writes the same bytes.

use crate::{MapCell, RawAny};

/// Top bit of [`MapCell::slots`]: the small layout.
pub const MAP_SMALL: u64 = 1 << 63;
/// Slots in a block of the dense layout.
pub const MAP_BLOCK: u64 = 16;
/// Metadata from here on marks slots without an entry.
pub const MAP_FIRST_UNUSED: u8 = 0xfe;
/// No slot: the end of the list of insertion.
pub const MAP_NO_SLOT: u64 = u64::MAX;

/// A key with its value, both owned by the map.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MapPair {
    /// The key.
    pub key: RawAny,
    /// The value.
    pub value: RawAny,
}

/// An entry of the dense layout; entries form a list in order of insertion.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MapItem {
    /// The entry.
    pub pair: MapPair,
    /// The slot of the previous entry.
    pub prev: u64,
    /// The slot of the next entry.
    pub next: u64,
}

/// The cell of the dense layout.
#[repr(C)]
pub struct DenseMapCell {
    /// Common start of both layouts.
    pub cell: MapCell,
    /// Number of bits by which the product of a hash is shifted right to get a slot.
    pub fib_shift: u32,
    /// The first slot in order of insertion.
    pub head: u64,
    /// The last slot in order of insertion.
    pub tail: u64,
}

const _: () = assert!(size_of::<MapPair>() == 32 && size_of::<MapItem>() == 48);
const _: () = assert!(size_of::<DenseMapCell>() == 56);

const BLOCK_BYTES: usize = MAP_BLOCK as usize * (1 + size_of::<MapItem>());

/// Offset of the metadata of a slot from [`MapCell::data`].
#[inline]
pub const fn map_meta_offset(slot: u64) -> usize {
    (slot / MAP_BLOCK) as usize * BLOCK_BYTES + (slot % MAP_BLOCK) as usize
}

/// Offset of the item of a slot from [`MapCell::data`].
#[inline]
pub const fn map_item_offset(slot: u64) -> usize {
    let (block, index) = ((slot / MAP_BLOCK) as usize, (slot % MAP_BLOCK) as usize);
    block * BLOCK_BYTES + MAP_BLOCK as usize + index * size_of::<MapItem>()
}
