//! Attribute columns: one value per type for each attribute name.

use std::sync::atomic::{AtomicI32, AtomicPtr, Ordering};

use fishplate_abi::{RawAny, TypeAttrColumn, TypeIndex};

use super::register::leak_any;
use super::{expect_entry, is_runtime_owned, key, published_parts, writer};
use crate::any::AnyView;
use crate::error::{Error, Result};
use crate::once::Once;
use crate::registry_map::{Named, RegistryMap};
use crate::retire::retire;

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

/// An attribute column that is looked up by name once.
pub(crate) struct AttrLookup {
    name: &'static str,
    column: Once<AttrColumn>,
}

impl AttrLookup {
    pub(crate) const fn new(name: &'static str) -> AttrLookup {
        AttrLookup { name, column: Once::new() }
    }

    /// The attribute's name.
    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    #[inline]
    fn column(&self) -> Option<&'static TypeAttrColumn> {
        self.column.get().or_else(|| self.find()).map(|found| &found.column)
    }

    #[cold]
    fn find(&self) -> Option<&'static AttrColumn> {
        ATTRIBUTES.get(self.name.as_bytes()).map(|found| self.column.set(found))
    }

    /// The attribute of a type.
    #[inline]
    pub(crate) fn of(&self, index: TypeIndex) -> Option<AnyView<'static>> {
        column_value(self.column()?, index)
    }

    /// Whether no type has the attribute.
    pub(crate) fn is_empty(&self) -> bool {
        self.column().is_none_or(|column| column.size.load(Ordering::Acquire) == 0)
    }
}

static ANY_HASH: AttrLookup = AttrLookup::new(fishplate_abi::attr::ANY_HASH);
static ANY_EQUAL: AttrLookup = AttrLookup::new(fishplate_abi::attr::ANY_EQUAL);

/// Returns the `__any_hash__` of a type. The column is cached, because every map lookup needs it.
#[inline]
pub(crate) fn any_hash_attr(index: TypeIndex) -> Option<AnyView<'static>> {
    ANY_HASH.of(index)
}

/// The `__any_equal__` of a type; see [`any_hash_attr`].
#[inline]
pub(crate) fn any_equal_attr(index: TypeIndex) -> Option<AnyView<'static>> {
    ANY_EQUAL.of(index)
}

/// The value of a column for a type.
#[inline]
pub fn column_value(column: &'static TypeAttrColumn, index: TypeIndex) -> Option<AnyView<'static>> {
    // SAFETY: columns of this table are leaked, and `store_attr` writes the type index of a value last.
    let value = unsafe { column.value_of(index) }?;
    // SAFETY: registered values are never freed.
    Some(unsafe { AnyView::from_raw(*value) })
}

/// Registers the value of an attribute for a type; for `None` it only creates the column.
pub fn register_attr(index: TypeIndex, name: &[u8], value: RawAny) -> Result<()> {
    if index != TypeIndex::NONE {
        expect_entry(index)?;
    }
    let mut writer = writer();
    let column = match ATTRIBUTES.get(name) {
        Some(column) => column,
        None => {
            let column: &'static AttrColumn = Box::leak(Box::new(AttrColumn {
                column: TypeAttrColumn {
                    data: AtomicPtr::default(),
                    size: AtomicI32::new(0),
                    begin_index: 0,
                },
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
    let TypeAttrColumn { data, size, .. } = &column.column;
    let (old, count) = published_parts(data, size);
    let capacity = column.capacity.load(Ordering::Relaxed) as usize;
    let storage = if index < capacity {
        data.load(Ordering::Relaxed)
    } else {
        let grown_to = (index + 1).max(capacity * 2).max(64);
        let mut grown = vec![RawAny::NONE; grown_to];
        column.capacity.store(grown_to as i32, Ordering::Relaxed);
        if count > 0 {
            // SAFETY: `count` values are published, and only this thread writes any.
            let old = unsafe { std::slice::from_raw_parts(old, count) };
            grown[..count].copy_from_slice(old);
            retire(old);
        }
        grown.leak().as_mut_ptr()
    };
    // SAFETY: `index` is within the storage. A reader of this very slot sees None or the value: the index is written
    // last.
    unsafe {
        let slot = storage.add(index);
        (*slot).small_len = value.small_len;
        (*slot).value = value.value;
        AtomicI32::from_ptr((&raw mut (*slot).type_index).cast())
            .store(value.type_index.0, Ordering::Release);
    }
    data.store(storage, Ordering::Release);
    size.store(count.max(index + 1) as i32, Ordering::Release);
}
