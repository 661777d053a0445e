//! The type registry: indices, keys, ancestors, fields, methods, metadata, attributes.
//!
//! Entries are never freed and never move, and C reads them without a lock. A writer holds
//! [`WRITER`], fills new storage first and publishes it with one atomic store.

use std::borrow::Cow;
use std::sync::atomic::{AtomicI32, AtomicPtr, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use fishplate_abi::{
    ByteArray, FieldFlags, FieldInfo, MethodInfo, ObjectHeader, RawAny, RawValue, SEqHashKind,
    STATIC_TYPES, TypeAttrColumn, TypeIndex, TypeInfo, TypeMetadata,
};

use crate::any::{Any, AnyView};
use crate::call::Builtin;
use crate::containers::ArrayObj;
use crate::error::{Error, Result};
use crate::object::{self, Object, Ref};
use crate::registry_map::{Named, RegistryMap};
use crate::signature::Ty;

const CHUNK: usize = 256;
const CHUNKS: usize = 4096;

type Chunk = [AtomicPtr<TypeEntry>; CHUNK];

static TYPES: [AtomicPtr<Chunk>; CHUNKS] = [const { AtomicPtr::new(std::ptr::null_mut()) }; CHUNKS];
static KEYS: RegistryMap<TypeEntry> = RegistryMap::new();
static ATTRIBUTES: RegistryMap<AttrColumn> = RegistryMap::new();
static WRITER: Mutex<Writer> =
    Mutex::new(Writer { next_index: TypeIndex::DYN_OBJECT_BEGIN.0, types: 0, columns: 0 });

struct Writer {
    /// First index that no type and no reserved slot has.
    next_index: i32,
    types: usize,
    columns: usize,
}

fn writer() -> MutexGuard<'static, Writer> {
    WRITER.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A registered type: what C reads, then what only the writer touches.
#[repr(C)]
struct TypeEntry {
    info: TypeInfo,
    key: Box<[u8]>,
    ancestors: Box<[*const TypeInfo]>,
    /// Slots from this index on that belong to the type and its children.
    slots: i32,
    /// How many of them are taken.
    taken_slots: AtomicI32,
    children_may_overflow: bool,
}

// SAFETY: the raw pointers are to leaked memory; fields that change are changed atomically.
unsafe impl Sync for TypeEntry {}
// SAFETY: as above.
unsafe impl Send for TypeEntry {}

impl Named for TypeEntry {
    fn name(&self) -> &[u8] {
        &self.key
    }
}

/// The values of one attribute, by type index.
#[repr(C)]
struct AttrColumn {
    column: TypeAttrColumn,
    name: Box<[u8]>,
    capacity: AtomicI32,
}

// SAFETY: as for `TypeEntry`.
unsafe impl Sync for AttrColumn {}
// SAFETY: as for `TypeEntry`.
unsafe impl Send for AttrColumn {}

impl Named for AttrColumn {
    fn name(&self) -> &[u8] {
        &self.name
    }
}

#[inline]
fn entry(index: TypeIndex) -> Option<&'static TypeEntry> {
    let i = usize::try_from(index.0).ok()?;
    let chunk = TYPES.get(i / CHUNK)?.load(Ordering::Acquire);
    // SAFETY: chunks and entries are leaked before they are published.
    unsafe { chunk.as_ref()?[i % CHUNK].load(Ordering::Acquire).as_ref() }
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
    Error::type_error(format!("Cannot find type info for type_index={}", index.0))
}

fn expect_entry(index: TypeIndex) -> Result<&'static TypeEntry> {
    entry(index).ok_or_else(|| unknown_index(index))
}

/// The index of a key.
#[inline]
pub fn index_of(key: &[u8]) -> Option<TypeIndex> {
    KEYS.get(key).map(|entry| entry.info.type_index)
}

/// The key of an index, or words that say there is none.
pub fn key(index: TypeIndex) -> Cow<'static, str> {
    match entry(index) {
        Some(entry) => String::from_utf8_lossy(&entry.key),
        None => Cow::Owned(format!("<unknown type index {}>", index.0)),
    }
}

/// Every registered key, in order of index.
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
    // The count is read first: it is published after the storage that it counts.
    let count = info.num_fields;
    // SAFETY: storage is leaked and holds at least as many fields as the count says.
    unsafe { slice(info.fields, count) }
}

/// All fields of a type, the root's first.
pub fn all_fields(info: &'static TypeInfo) -> impl DoubleEndedIterator<Item = &'static FieldInfo> {
    ancestors(info).chain([info]).flat_map(|info| fields(info).iter())
}

/// The own methods of a type.
pub fn methods(info: &TypeInfo) -> &'static [MethodInfo] {
    let count = info.num_methods;
    // SAFETY: as for `fields`.
    unsafe { slice(info.methods, count) }
}

/// The metadata of a type.
pub fn metadata(info: &TypeInfo) -> Option<&'static TypeMetadata> {
    // SAFETY: metadata is leaked before it is published.
    unsafe { info.metadata.as_ref() }
}

unsafe fn slice<T>(data: *const T, count: i32) -> &'static [T] {
    if data.is_null() || count <= 0 {
        return &[];
    }
    // SAFETY: the callers above vouch for `count` leaked elements.
    unsafe { std::slice::from_raw_parts(data, count as usize) }
}

/// What a client asks for when it wants an index.
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

/// Parent value that asks for a look-up without allocation; also the answer when there is none.
const LOOK_UP_ONLY: i32 = -2;

/// The index of a key, allocated when the key is new.
pub fn get_or_alloc(request: &TypeRequest<'_>) -> Result<TypeIndex> {
    if let Some(known) = KEYS.get(request.key) {
        return check_known(known, request);
    }
    if request.parent == LOOK_UP_ONLY {
        return Ok(TypeIndex(LOOK_UP_ONLY));
    }
    let mut writer = writer();
    if let Some(known) = KEYS.get(request.key) {
        return check_known(known, request);
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

fn check_known(known: &TypeEntry, request: &TypeRequest<'_>) -> Result<TypeIndex> {
    let parent = known.ancestors.last();
    // SAFETY: ancestors are leaked.
    let parent = parent.map_or(-1, |&parent| unsafe { (*parent).type_index.0 });
    if request.parent >= 0 && request.parent != parent {
        return Err(Error::runtime(format!(
            "Type `{}` is already registered with parent `{}`, and now asked for with parent `{}`",
            String::from_utf8_lossy(request.key),
            key(TypeIndex(parent)),
            key(TypeIndex(request.parent)),
        )));
    }
    Ok(known.info.type_index)
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
        num_fields: 0,
        num_methods: 0,
        fields: std::ptr::null(),
        methods: std::ptr::null(),
        metadata: std::ptr::null(),
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
    let i = index.0 as usize;
    let chunk = &TYPES[i / CHUNK];
    if chunk.load(Ordering::Relaxed).is_null() {
        let new: Box<Chunk> = Box::new([const { AtomicPtr::new(std::ptr::null_mut()) }; CHUNK]);
        chunk.store(Box::leak(new), Ordering::Release);
    }
    // SAFETY: the chunk is there now, and chunks are leaked.
    let slot = unsafe { &(*chunk.load(Ordering::Relaxed))[i % CHUNK] };
    slot.store(std::ptr::from_ref(entry).cast_mut(), Ordering::Release);
    KEYS.insert(entry, writer.types);
    writer.types += 1;
}

/// Whether a type is the runtime's own: later registrations for it by a second copy of the
/// library are accepted and ignored.
fn is_runtime_owned(index: TypeIndex) -> bool {
    STATIC_TYPES.iter().any(|row| row.index == index)
}

fn leak_bytes(span: ByteArray) -> ByteArray {
    // SAFETY: spans of registration structs are valid for the call.
    let bytes = unsafe { span.as_bytes() };
    if bytes.is_empty() {
        return ByteArray::EMPTY;
    }
    let mut text = Vec::with_capacity(bytes.len() + 1);
    text.extend_from_slice(bytes);
    text.push(0);
    ByteArray { data: text.leak().as_ptr().cast(), size: bytes.len() }
}

/// Keeps a value alive for ever, as registered fields and methods are.
fn leak_any(raw: RawAny) -> Result<RawAny> {
    // SAFETY: values of registration structs are valid for the call.
    unsafe { AnyView::from_raw(raw) }.to_owned().map(Any::into_raw)
}

/// Appends to an array that C reads: new storage when it is full, the count published last.
///
/// # Safety
/// `data` and `count` are the fields of a leaked struct that only the holder of [`WRITER`] changes,
/// and grow only through this function.
unsafe fn append<T: Copy + 'static>(data: *mut *const T, count: *mut i32, item: T) {
    // SAFETY: see above; readers use plain loads, which these atomics are compatible with.
    let (data, count) =
        unsafe { (AtomicPtr::from_ptr(data.cast::<*mut T>()), AtomicI32::from_ptr(count)) };
    let (old, len) = (data.load(Ordering::Relaxed), count.load(Ordering::Relaxed) as usize);
    // Capacities are 4, 8, 16, ...: full exactly when the length is one of them, or nothing is there.
    let full = len == 0 || (len >= 4 && len.is_power_of_two());
    if full {
        let mut grown = Vec::<T>::with_capacity((len * 2).max(4));
        // SAFETY: `old` holds `len` items.
        grown.extend_from_slice(unsafe { slice(old, len as i32) });
        grown.push(item);
        data.store(grown.leak().as_mut_ptr(), Ordering::Release);
    } else {
        // SAFETY: there is room for one more behind the published items.
        unsafe { old.add(len).write(item) };
    }
    count.store(len as i32 + 1, Ordering::Release);
}

fn info_ptr(entry: &'static TypeEntry) -> *mut TypeInfo {
    (&raw const entry.info).cast_mut()
}

/// Registers a field.
pub fn register_field(index: TypeIndex, field: &FieldInfo) -> Result<()> {
    let entry = expect_entry(index)?;
    // SAFETY: spans of registration structs are valid for the call.
    let name = unsafe { field.name.as_bytes() };
    let _writer = writer();
    if let Some(known) = find_field(&entry.info, name) {
        return if is_runtime_owned(index) || same_field(known, field) {
            Ok(())
        } else {
            Err(duplicate("field", name, entry))
        };
    }
    let mut stored = *field;
    if stored.flags.contains(FieldFlags::SETTER_IS_FUNCTION_OBJ) && !stored.setter.is_null() {
        // SAFETY: by the flag, the setter is a live function object, kept for ever.
        unsafe { object::inc_ref(stored.setter.cast::<ObjectHeader>()) };
    }
    stored.name = leak_bytes(field.name);
    stored.doc = leak_bytes(field.doc);
    stored.metadata = leak_bytes(field.metadata);
    stored.default_value_or_factory = if field.flags.contains(FieldFlags::HAS_DEFAULT) {
        leak_any(field.default_value_or_factory)?
    } else {
        RawAny::NONE
    };
    let info = info_ptr(entry);
    // SAFETY: entries are leaked, and the writer lock is held.
    unsafe { append(&raw mut (*info).fields, &raw mut (*info).num_fields, stored) };
    Ok(())
}

fn find_field(info: &TypeInfo, name: &[u8]) -> Option<&'static FieldInfo> {
    // SAFETY: names of registered fields are leaked.
    fields(info).iter().find(|field| unsafe { field.name.as_bytes() } == name)
}

fn same_field(a: &FieldInfo, b: &FieldInfo) -> bool {
    a.offset == b.offset
        && a.size == b.size
        && a.flags == b.flags
        && a.field_static_type_index == b.field_static_type_index
}

#[cold]
fn duplicate(what: &str, name: &[u8], entry: &TypeEntry) -> Error {
    Error::internal(format!(
        "Duplicate {what} name \"{}\" in type \"{}\"",
        String::from_utf8_lossy(name),
        String::from_utf8_lossy(&entry.key)
    ))
}

/// Registers a method.
pub fn register_method(index: TypeIndex, method: &MethodInfo) -> Result<()> {
    let entry = expect_entry(index)?;
    // SAFETY: spans of registration structs are valid for the call.
    let name = unsafe { method.name.as_bytes() };
    let _writer = writer();
    // SAFETY: names of registered methods are leaked.
    let known = methods(&entry.info).iter().find(|m| unsafe { m.name.as_bytes() } == name);
    if let Some(known) = known
        && (is_runtime_owned(index) || known.method.bits() == method.method.bits())
    {
        return Ok(());
    }
    let mut stored = *method;
    stored.name = leak_bytes(method.name);
    stored.doc = leak_bytes(method.doc);
    stored.metadata = leak_bytes(method.metadata);
    stored.method = leak_any(method.method)?;
    let info = info_ptr(entry);
    // SAFETY: entries are leaked, and the writer lock is held.
    unsafe { append(&raw mut (*info).methods, &raw mut (*info).num_methods, stored) };
    Ok(())
}

/// Registers metadata, once per type.
pub fn register_metadata(index: TypeIndex, metadata: &TypeMetadata) -> Result<()> {
    let entry = expect_entry(index)?;
    let _writer = writer();
    if let Some(known) = self::metadata(&entry.info) {
        let same = known.total_size == metadata.total_size
            && known.structural_eq_hash_kind == metadata.structural_eq_hash_kind
            && known.creator.map(|f| f as usize) == metadata.creator.map(|f| f as usize);
        return if same || is_runtime_owned(index) {
            Ok(())
        } else {
            Err(Error::runtime(format!(
                "Overriding {}: it is already registered with size {} and structural kind {}, \
                 and now with size {} and structural kind {}. Possible causes: two definitions of \
                 the same type, or another type with the same key",
                key(index),
                known.total_size,
                known.structural_eq_hash_kind.0,
                metadata.total_size,
                metadata.structural_eq_hash_kind.0
            )))
        };
    }
    let stored = TypeMetadata { doc: leak_bytes(metadata.doc), ..*metadata };
    let info = info_ptr(entry);
    // SAFETY: entries are leaked; readers use plain loads, compatible with this store.
    let slot =
        unsafe { AtomicPtr::from_ptr((&raw mut (*info).metadata).cast::<*mut TypeMetadata>()) };
    slot.store(Box::leak(Box::new(stored)), Ordering::Release);
    Ok(())
}

/// The column of an attribute.
#[inline]
pub fn attr_column(name: &[u8]) -> Option<&'static TypeAttrColumn> {
    ATTRIBUTES.get(name).map(|column| &column.column)
}

/// The value of an attribute for a type.
#[inline]
pub fn attr(name: &str, index: TypeIndex) -> Option<AnyView<'static>> {
    column_value(attr_column(name.as_bytes())?, index)
}

/// The `__any_hash__` of a type. The column is remembered: every map look-up asks for it.
#[inline]
pub(crate) fn any_hash_attr(index: TypeIndex) -> Option<AnyView<'static>> {
    static COLUMN: OnceLock<Option<&'static AttrColumn>> = OnceLock::new();
    let column = COLUMN.get_or_init(|| ATTRIBUTES.get(fishplate_abi::attr::ANY_HASH.as_bytes()));
    column_value(&(*column)?.column, index)
}

/// The `__any_equal__` of a type; see [`any_hash_attr`].
#[inline]
pub(crate) fn any_equal_attr(index: TypeIndex) -> Option<AnyView<'static>> {
    static COLUMN: OnceLock<Option<&'static AttrColumn>> = OnceLock::new();
    let column = COLUMN.get_or_init(|| ATTRIBUTES.get(fishplate_abi::attr::ANY_EQUAL.as_bytes()));
    column_value(&(*column)?.column, index)
}

/// The value of a column for a type.
#[inline]
pub fn column_value(column: &'static TypeAttrColumn, index: TypeIndex) -> Option<AnyView<'static>> {
    // The size is read first: it is published after the storage that it counts.
    let size = column.size;
    let offset = index.0.checked_sub(column.begin_index)?;
    if offset < 0 || offset >= size {
        return None;
    }
    // SAFETY: storage is leaked and holds at least `size` values, which live for ever.
    let value = unsafe { AnyView::from_raw(*column.data.add(offset as usize)) };
    (!value.is_none()).then_some(value)
}

/// Registers the value of an attribute for a type; for `None` only makes the column.
pub fn register_attr(index: TypeIndex, name: &[u8], value: RawAny) -> Result<()> {
    if index != TypeIndex::NONE {
        expect_entry(index)?;
    }
    let mut writer = writer();
    let column = match ATTRIBUTES.get(name) {
        Some(column) => column,
        None => {
            let column: &'static AttrColumn = Box::leak(Box::new(AttrColumn {
                column: TypeAttrColumn { data: std::ptr::null(), size: 0, begin_index: 0 },
                name: name.into(),
                capacity: AtomicI32::new(0),
            }));
            ATTRIBUTES.insert(column, writer.columns);
            writer.columns += 1;
            column
        }
    };
    if index == TypeIndex::NONE {
        return Ok(());
    }
    if let Some(known) = column_value(&column.column, index) {
        let same =
            known.as_raw().type_index == value.type_index && known.as_raw().bits() == value.bits();
        return if same || is_runtime_owned(index) {
            Ok(())
        } else {
            Err(Error::runtime(format!(
                "TypeAttr `{}` is already registered for type index {} (`{}`). To update the \
                 stored value, register a mutable container (e.g., Dict/List) once and mutate it \
                 in place on subsequent calls.",
                String::from_utf8_lossy(name),
                index.0,
                key(index)
            )))
        };
    }
    let value = leak_any(value)?;
    // SAFETY: `index` is registered, so not negative; the writer lock is held.
    unsafe { store_attr(column, index.0 as usize, value) };
    Ok(())
}

/// # Safety
/// The caller holds the writer lock.
unsafe fn store_attr(column: &'static AttrColumn, index: usize, value: RawAny) {
    let raw = (&raw const column.column).cast_mut();
    // SAFETY: columns are leaked; readers use plain loads, compatible with these atomics.
    let (data, size) = unsafe {
        (
            AtomicPtr::from_ptr((&raw mut (*raw).data).cast::<*mut RawAny>()),
            AtomicI32::from_ptr(&raw mut (*raw).size),
        )
    };
    let (old, len) = (data.load(Ordering::Relaxed), size.load(Ordering::Relaxed) as usize);
    let capacity = column.capacity.load(Ordering::Relaxed) as usize;
    let storage = if index < capacity {
        old
    } else {
        let grown_to = (index + 1).max(capacity * 2).max(64);
        let mut grown = vec![RawAny::NONE; grown_to];
        // SAFETY: `old` holds `len` values.
        grown[..len].copy_from_slice(unsafe { slice(old, len as i32) });
        column.capacity.store(grown_to as i32, Ordering::Relaxed);
        grown.leak().as_mut_ptr()
    };
    // SAFETY: `index` is within the storage. A reader of this very slot sees None or the value:
    // the index is written last.
    unsafe {
        let slot = storage.add(index);
        (*slot).small_len = value.small_len;
        (*slot).value = RawValue { v_uint64: value.bits() };
        AtomicI32::from_ptr((&raw mut (*slot).type_index).cast())
            .store(value.type_index.0, Ordering::Release);
    }
    data.store(storage, Ordering::Release);
    size.store(len.max(index + 1) as i32, Ordering::Release);
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

fn sentinel(cell: &'static OnceLock<Ref<Object>>) -> Ref<Object> {
    let make = || object::allocate(Object { header: object::new_header(TypeIndex::OBJECT) });
    cell.get_or_init(make).clone()
}

/// The object that stands for a missing value.
pub(crate) fn missing_object() -> Ref<Object> {
    static MISSING: OnceLock<Ref<Object>> = OnceLock::new();
    sentinel(&MISSING)
}

/// The object that stands before keyword arguments in a packed call.
pub(crate) fn kwargs_object() -> Ref<Object> {
    static KWARGS: OnceLock<Ref<Object>> = OnceLock::new();
    sentinel(&KWARGS)
}
