//! Attribute columns: one value per type for each attribute name.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI32, AtomicPtr, Ordering};

use fishplate_abi::{RawAny, RawValue, TypeAttrColumn, TypeIndex};

use super::register::leak_any;
use super::{expect_entry, is_runtime_owned, key, published, writer};
use crate::any::AnyView;
use crate::error::{Error, Result};
use crate::registry_map::{Named, RegistryMap, retire};

static ATTRIBUTES: RegistryMap<AttrColumn> = RegistryMap::new();

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
    let offset = usize::try_from(index.0.checked_sub(column.begin_index)?).ok()?;
    // SAFETY: both belong to one leaked column.
    let values = unsafe { published(&raw const column.data, &raw const column.size) };
    // SAFETY: registered values live for ever.
    let value = unsafe { AnyView::from_raw(*values.get(offset)?) };
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
                "TypeAttr `{}` is already registered for type index {}. To update the stored value, \
                 register a mutable container (e.g., Dict/List) once and mutate it in place on \
                 subsequent calls. The type is `{}`.",
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
    // SAFETY: columns are leaked, and change only here; readers may use plain loads.
    let (old, data, size) = unsafe {
        (
            published(&raw const (*raw).data, &raw const (*raw).size),
            AtomicPtr::from_ptr((&raw mut (*raw).data).cast::<*mut RawAny>()),
            AtomicI32::from_ptr(&raw mut (*raw).size),
        )
    };
    let capacity = column.capacity.load(Ordering::Relaxed) as usize;
    let storage = if index < capacity {
        data.load(Ordering::Relaxed)
    } else {
        let grown_to = (index + 1).max(capacity * 2).max(64);
        let mut grown = vec![RawAny::NONE; grown_to];
        grown[..old.len()].copy_from_slice(old);
        column.capacity.store(grown_to as i32, Ordering::Relaxed);
        retire(old);
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
    size.store(old.len().max(index + 1) as i32, Ordering::Release);
}
