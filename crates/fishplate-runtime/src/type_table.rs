//! The type registry: indices, keys, ancestors, fields, methods, metadata, attributes.
//!
//! A type index leads to its entry in two loads. Entries are never freed and never move.
//!
//! C and C++ read `TVMFFITypeInfo` and attribute columns without a lock. There is no data race: one thread at a time,
//! holding `WRITER`, writes into storage that nobody has seen yet. It publishes the pointer and then the count with
//! release stores. A slot of an attribute column gets its value first and its type index last. Our readers load the
//! count and then the pointer with acquire, so they never see more items than the storage holds; C and C++ readers load
//! the same aligned words in the same order. Replaced storage is kept (`registry_map::retire`), so a late reader sees
//! old but complete data.
//!
//! Registering the same field or attribute twice changes nothing. A conflicting registration is an error that names both,
//! and the first one stays. A second runtime that is loaded into the process registers the runtime's own types again:
//! these registrations are accepted and ignored (`is_runtime_owned`).

mod allocate;
mod attribute;
mod published;
mod register;

use std::borrow::Cow;
use std::sync::atomic::AtomicI32;

use fishplate_abi::{
    ByteArray, FieldInfo, MethodInfo, ObjectHeader, SEqHashKind, STATIC_TYPES, TypeIndex, TypeInfo,
    TypeMetadata,
};

use crate::any::Any;
use crate::call::Builtin;
use crate::containers::ArrayObj;
use crate::error::{Error, Result};
use crate::lock::{GlobalLock, Held};
use crate::object::{self, Object, Ref};
use crate::once::Once;
use crate::registry_map::{Named, RegistryMap};
use crate::signature::Ty;

pub use allocate::{TypeRequest, get_or_alloc};
pub(crate) use attribute::AttrLookup;
pub(crate) use attribute::{any_equal_attr, any_hash_attr};
pub use attribute::{attr, attr_column, column_value, register_attr};
use published::{Chunks, append, published, published_parts};
pub use register::{register_field, register_metadata, register_method};

const CHUNK: usize = 256;
const CHUNKS: usize = 4096;

/// The types by index.
static TYPES: Chunks<TypeEntry, CHUNK, CHUNKS> = Chunks::new();
static KEYS: RegistryMap<TypeEntry> = RegistryMap::new();
pub(crate) static WRITER: GlobalLock<Writer> =
    GlobalLock::new(Writer { next_index: TypeIndex::DYN_OBJECT_BEGIN.0, types: 0, columns: 0 });

pub(crate) struct Writer {
    /// First index that is neither used nor reserved.
    next_index: i32,
    types: usize,
    columns: usize,
}

fn writer() -> Held<'static, Writer> {
    WRITER.hold()
}

/// A registered type: the part that C reads, then the part that only the writer uses.
#[repr(C)]
struct TypeEntry {
    info: TypeInfo,
    key: Box<[u8]>,
    ancestors: Box<[*const TypeInfo]>,
    /// Number of slots from this index on that belong to the type and its children.
    slots: i32,
    /// Number of taken slots.
    taken_slots: AtomicI32,
    children_may_overflow: bool,
}

// SAFETY: the raw pointers point to leaked memory; fields that change are changed atomically.
unsafe impl Sync for TypeEntry {}
// SAFETY: the raw pointers point to leaked memory; fields that change are changed atomically.
unsafe impl Send for TypeEntry {}

impl Named for TypeEntry {
    fn name(&self) -> &[u8] {
        &self.key
    }
}

#[inline]
fn entry(index: TypeIndex) -> Option<&'static TypeEntry> {
    TYPES.get(usize::try_from(index.0).ok()?)
}

/// A registered type.
#[inline]
pub fn info(index: TypeIndex) -> Option<&'static TypeInfo> {
    entry(index).map(|entry| &entry.info)
}

/// A registered type, or an error that names the index.
pub fn expect_info(index: TypeIndex) -> Result<&'static TypeInfo> {
    info(index).ok_or_else(|| unknown_index(index))
}

fn unknown_index(index: TypeIndex) -> Error {
    Error::internal(format!("Cannot find type info for type_index={}", index.0))
}

fn expect_entry(index: TypeIndex) -> Result<&'static TypeEntry> {
    entry(index).ok_or_else(|| unknown_index(index))
}

/// The index of a type key.
#[inline]
pub fn index_of(key: &[u8]) -> Option<TypeIndex> {
    KEYS.get(key).map(|entry| entry.info.type_index)
}

/// Returns the key of an index, or a text saying that it is unknown.
pub fn key(index: TypeIndex) -> Cow<'static, str> {
    match entry(index) {
        Some(entry) => String::from_utf8_lossy(&entry.key),
        None => Cow::Owned(format!("<unknown type index {}>", index.0)),
    }
}

/// All registered keys, in order of index.
pub fn keys() -> Vec<&'static [u8]> {
    let end = writer().next_index;
    (0..end).filter_map(|i| entry(TypeIndex(i))).map(|entry| &*entry.key).collect()
}

/// Whether `index` is `ancestor` or derived from it.
#[inline]
pub fn is_instance(index: TypeIndex, ancestor: TypeIndex) -> bool {
    if index == ancestor {
        return true;
    }
    if ancestor == TypeIndex::OBJECT {
        return index.is_object();
    }
    let (Some(entry), Some(ancestor)) = (entry(index), entry(ancestor)) else { return false };
    let above = entry.ancestors.get(ancestor.info.type_depth as usize);
    above.is_some_and(|&above| std::ptr::eq(above, &ancestor.info))
}

/// The ancestors of a type, root first.
pub fn ancestors(info: &'static TypeInfo) -> impl DoubleEndedIterator<Item = &'static TypeInfo> {
    let depth = usize::try_from(info.type_depth).unwrap_or(0);
    // SAFETY: registered types have `type_depth` ancestors, all of them leaked.
    (0..depth).map(move |i| unsafe { &**info.type_ancestors.add(i) })
}

/// The own fields of a type.
pub fn fields(info: &TypeInfo) -> &'static [FieldInfo] {
    // SAFETY: both belong to one registered type.
    unsafe { published(&info.fields, &info.num_fields) }
}

/// All fields of a type, the root's first.
pub fn all_fields(info: &'static TypeInfo) -> impl DoubleEndedIterator<Item = &'static FieldInfo> {
    ancestors(info).chain([info]).flat_map(|info| fields(info).iter())
}

/// The own methods of a type.
pub fn methods(info: &TypeInfo) -> &'static [MethodInfo] {
    // SAFETY: both belong to one registered type.
    unsafe { published(&info.methods, &info.num_methods) }
}

/// The metadata of a type.
pub fn metadata(info: &TypeInfo) -> Option<&'static TypeMetadata> {
    // SAFETY: the info of a type is an entry of the registry.
    unsafe { info.own_metadata() }
}

/// Whether a type is the runtime's own: later registrations for it by a second copy of the library are accepted and
/// ignored.
fn is_runtime_owned(index: TypeIndex) -> bool {
    STATIC_TYPES.iter().any(|row| row.index == index)
}

/// Registers the runtime's own types; see [`STATIC_TYPES`].
pub(crate) fn install() -> Result<()> {
    for row in STATIC_TYPES {
        let dynamic = row.index >= TypeIndex::DYN_OBJECT_BEGIN;
        let depth =
            row.parent.map_or(0, |parent| info(parent).map_or(0, |parent| parent.type_depth + 1));
        let got = get_or_alloc(&TypeRequest {
            key: row.key.as_bytes(),
            static_index: if dynamic { -1 } else { row.index.0 },
            depth,
            child_slots: 0,
            children_may_overflow: dynamic || row.index == TypeIndex::OBJECT,
            parent: row.parent.map_or(-1, |parent| parent.0),
        })?;
        debug_assert!(got == row.index, "{} got index {}", row.key, got.0);
    }
    register_metadata(
        TypeIndex::OBJECT,
        &TypeMetadata {
            doc: ByteArray::EMPTY,
            creator: None,
            total_size: size_of::<ObjectHeader>() as i32,
            structural_eq_hash_kind: SEqHashKind::UNSUPPORTED,
        },
    )
}

/// The global functions of this file.
pub(crate) const FUNCTIONS: &[Builtin] = &[
    Builtin::new("ffi.GetRegisteredTypeKeys", &[], Ty::Array(&Ty::Str), |_| {
        let keys = keys();
        Ok(ArrayObj::from_values(keys.iter().map(|key| Ok(Any::str(key))))?.into())
    }),
    Builtin::new("ffi.GetInvalidObject", &[], Ty::Object(TypeIndex::OBJECT), |_| {
        Ok(missing_object().into())
    }),
    Builtin::new("ffi.GetKwargsObject", &[], Ty::Object(TypeIndex::OBJECT), |_| {
        Ok(kwargs_object().into())
    }),
];

fn sentinel(cell: &'static Once<Ref<Object>>) -> Ref<Object> {
    let make = || object::allocate(Object { header: object::new_header(TypeIndex::OBJECT) });
    cell.get_or_make(make).clone()
}

/// The object that marks a missing value.
pub(crate) fn missing_object() -> Ref<Object> {
    static MISSING: Once<Ref<Object>> = Once::new();
    sentinel(&MISSING)
}

/// The object that precedes keyword arguments in a packed call.
pub(crate) fn kwargs_object() -> Ref<Object> {
    static KWARGS: Once<Ref<Object>> = Once::new();
    sentinel(&KWARGS)
}
