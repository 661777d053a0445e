//! Type indices: looked up by key, allocated when a key is new.
//!
//! A key that is registered again keeps its index, whatever parent the second request names.

use std::sync::atomic::{AtomicI32, AtomicPtr, Ordering};

use fishplate_abi::{ByteArray, TypeIndex, TypeInfo};

use super::{CHUNK, CHUNKS, KEYS, TYPES, TypeEntry, Writer, entry, expect_entry, key, writer};
use crate::error::{Error, Result};

/// Request of a client for a type index.
pub struct TypeRequest<'a> {
    /// Key.
    pub key: &'a [u8],
    /// A fixed index, or -1.
    pub static_index: i32,
    /// Number of ancestors.
    pub depth: i32,
    /// Indices to reserve for children.
    pub child_slots: i32,
    /// Whether children beyond the reserved ones are allowed.
    pub children_may_overflow: bool,
    /// Parent's index, -1 for roots, -2 to look up only.
    pub parent: i32,
}

/// Parent value that requests a lookup without allocation; also the result if the key is unknown.
const LOOK_UP_ONLY: i32 = -2;

/// The index of a key, allocated if the key is new. A known key keeps its index, its parent and its
/// depth, whatever the request says: C++ clients write the result into objects unchecked, and some
/// share one key between a class and a derived class.
pub fn get_or_alloc(request: &TypeRequest<'_>) -> Result<TypeIndex> {
    if let Some(known) = KEYS.get(request.key) {
        return Ok(known.info.type_index);
    }
    if request.parent == LOOK_UP_ONLY {
        return Ok(TypeIndex(LOOK_UP_ONLY));
    }
    let mut writer = writer();
    if let Some(known) = KEYS.get(request.key) {
        return Ok(known.info.type_index);
    }
    let parent = match request.parent {
        ..0 => None,
        index => Some(expect_entry(TypeIndex(index))?),
    };
    let want_depth = parent.map_or(0, |parent| parent.info.type_depth + 1);
    if request.depth != want_depth {
        return Err(Error::internal(format!(
            "Type `{}` says it has {} ancestors, but its parent gives it {want_depth}",
            String::from_utf8_lossy(request.key),
            request.depth
        )));
    }
    let slots = request.child_slots.max(0).checked_add(1).ok_or_else(too_many_types)?;
    let index = allocate_index(&mut writer, request, parent, slots)?;
    publish(&mut writer, index, request, parent, slots);
    Ok(index)
}

fn too_many_types() -> Error {
    Error::runtime(format!("More than {} types cannot be registered", CHUNK * CHUNKS))
}

fn allocate_index(
    writer: &mut Writer,
    request: &TypeRequest<'_>,
    parent: Option<&TypeEntry>,
    slots: i32,
) -> Result<TypeIndex> {
    let shown = || String::from_utf8_lossy(request.key);
    if request.static_index >= 0 {
        let index = TypeIndex(request.static_index);
        if index >= TypeIndex::DYN_OBJECT_BEGIN {
            return Err(Error::value(format!(
                "Type `{}` asks for the static index {}, which is not below {}",
                shown(),
                index.0,
                TypeIndex::DYN_OBJECT_BEGIN.0
            )));
        }
        if entry(index).is_some() {
            return Err(Error::internal(format!(
                "Conflicting static index {} between `{}` and `{}`",
                index.0,
                key(index),
                shown()
            )));
        }
        return Ok(index);
    }
    let Some(parent) = parent else {
        return Err(Error::value(format!("Type `{}` needs a parent or a static index", shown())));
    };
    let taken = parent.taken_slots.load(Ordering::Relaxed);
    if taken.checked_add(slots).is_some_and(|end| end <= parent.slots) {
        parent.taken_slots.store(taken + slots, Ordering::Relaxed);
        return Ok(TypeIndex(parent.info.type_index.0 + taken));
    }
    if !parent.children_may_overflow {
        return Err(Error::internal(format!(
            "Reach maximum number of sub-classes for `{}`",
            String::from_utf8_lossy(&parent.key)
        )));
    }
    let index = writer.next_index;
    let end = index.checked_add(slots).filter(|&end| end as usize <= CHUNK * CHUNKS);
    writer.next_index = end.ok_or_else(too_many_types)?;
    Ok(TypeIndex(index))
}

fn publish(
    writer: &mut Writer,
    index: TypeIndex,
    request: &TypeRequest<'_>,
    parent: Option<&'static TypeEntry>,
    slots: i32,
) {
    let key: Box<[u8]> = request.key.into();
    let mut ancestors = parent.map_or(Vec::new(), |parent| parent.ancestors.to_vec());
    ancestors.extend(parent.map(|parent| &raw const parent.info));
    let ancestors = ancestors.into_boxed_slice();
    let info = TypeInfo {
        type_index: index,
        type_depth: ancestors.len() as i32,
        type_key: ByteArray { data: key.as_ptr().cast(), size: key.len() },
        type_ancestors: ancestors.as_ptr(),
        type_key_hash: crate::any_ops::std_hash(&key),
        num_fields: AtomicI32::new(0),
        num_methods: AtomicI32::new(0),
        fields: AtomicPtr::default(),
        methods: AtomicPtr::default(),
        metadata: AtomicPtr::default(),
    };
    let entry: &'static TypeEntry = Box::leak(Box::new(TypeEntry {
        info,
        key,
        ancestors,
        slots,
        taken_slots: AtomicI32::new(1),
        children_may_overflow: request.children_may_overflow
            && parent.is_none_or(|parent| parent.children_may_overflow),
    }));
    TYPES.publish(index.0 as usize, entry);
    KEYS.insert(entry, writer.types);
    writer.types += 1;
}
