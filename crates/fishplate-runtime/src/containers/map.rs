//! `ffi.Map` and `ffi.Dict`.
use crate::any::{Any, AnyView};
use crate::error::Result;
use crate::object::{ObjectType, Ref};
use fishplate_abi::{MapCell, ObjectHeader, TypeIndex};

/// Which of the two kinds a new map is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MapKind {
    Map,
    Dict,
}

/// A map or a dict.
#[repr(C)]
pub(crate) struct MapObj {
    header: ObjectHeader,
    cell: MapCell,
}

// SAFETY: `repr(C)` with the header first; maps and dicts share this layout.
unsafe impl ObjectType for MapObj {
    const INDEX: TypeIndex = TypeIndex::MAP;
    fn is_instance(index: TypeIndex) -> bool {
        index == TypeIndex::MAP || index == TypeIndex::DICT
    }
}

/// A mutable map.
#[repr(transparent)]
pub(crate) struct DictObj(MapObj);
// SAFETY: transparent over `MapObj`.
unsafe impl ObjectType for DictObj {
    const INDEX: TypeIndex = TypeIndex::DICT;
}

impl MapObj {
    /// Number of entries.
    pub(crate) fn len(&self) -> usize {
        todo!()
    }
    /// The value of a key (hash and equality of map keys: strings by content, else by bits).
    pub(crate) fn get(&self, _key: &AnyView<'_>) -> Result<Option<AnyView<'_>>> {
        todo!()
    }
    /// Entries in insertion order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (AnyView<'_>, AnyView<'_>)> {
        std::iter::empty()
    }
    /// An empty map.
    pub(crate) fn new(_kind: MapKind) -> Result<Ref<MapObj>> {
        todo!()
    }
    /// A map of entries; later ones win.
    pub(crate) fn from_entries(
        _kind: MapKind,
        _entries: impl IntoIterator<Item = Result<(Any, Any)>>,
    ) -> Result<Ref<MapObj>> {
        todo!()
    }
    /// Inserts or replaces in place. For a `Map`, only while the reference is unique.
    pub(crate) fn set(_map: &Ref<MapObj>, _key: Any, _value: Any) -> Result<()> {
        todo!()
    }
    /// Removes a key; whether it was there.
    pub(crate) fn remove(_map: &Ref<MapObj>, _key: &AnyView<'_>) -> Result<bool> {
        todo!()
    }
    /// Removes everything.
    pub(crate) fn clear(_map: &Ref<MapObj>) {
        todo!()
    }
}
impl std::ops::Deref for DictObj {
    type Target = MapObj;
    fn deref(&self) -> &MapObj {
        &self.0
    }
}
