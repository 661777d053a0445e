//! Immutable maps.

use std::fmt;
use std::marker::PhantomData;

use crate::any::{Any, AnyView};
use crate::convert::{FromView, IntoAny, Pass};
use crate::error::Result;
use crate::global::{Global, expect_memory};
use crate::map_layout::{Entries, MapObj, create, describe, display_map, entries_of, found};
use crate::object::ObjectRef;
use crate::over_object::container;
use crate::shareable::Shareable;
use crate::storable::{Storable, checked_part, is_stored, part, store};

static NEW: Global = Global::new("ffi.Map");
static COUNT: Global = Global::new("ffi.MapCount");
static GET: Global = Global::new("ffi.MapGetItemOrMissing");

container! {
    /// An immutable map in order of insertion, shared by all its holders.
    ///
    /// Strings, bytes and plain values are compared as keys by content, objects by identity unless their type defines
    /// otherwise. A value from outside is checked entry by entry.
    ///
    /// ```
    /// # fn main() -> fishplate::Result<()> {
    /// # use fishplate::{Map, Str};
    /// let map = Map::from_iter([(Str::from("rows"), 2_i64), (Str::from("columns"), 3)]);
    /// assert_eq!(map.get("rows")?, Some(2));
    /// assert_eq!(map.get("depth")?, None);
    /// assert_eq!(map.to_string(), "{rows: 2, columns: 3}");
    /// # Ok(())
    /// # }
    /// ```
    Map<K, V> = MapObj, "ffi.Map"
}

// SAFETY: the object does not change while it is shared and its count is atomic. Its entries are
// all in the form that `K` and `V` store, and may be shared.
unsafe impl<K: Shareable, V: Shareable> Send for Map<K, V> {}
// SAFETY: the object does not change while it is shared and its count is atomic. Its entries are all in the
// form that `K` and `V` store, and may be shared.
unsafe impl<K: Shareable, V: Shareable> Sync for Map<K, V> {}

impl<K, V> Map<K, V> {
    /// Number of entries.
    pub fn len(&self) -> usize {
        self.object.len()
    }

    /// Whether a key is in the map. Fails when hashing the key fails.
    pub fn contains(&self, key: impl Pass) -> Result<bool> {
        COUNT.call((&self.object, key))
    }
}

impl<K: Storable, V: Storable> Map<K, V> {
    /// An empty map.
    pub fn new() -> Map<K, V> {
        Map::from_iter([])
    }

    /// A map of entries; of two with the same key the later wins. Fails when hashing a key fails; `from_iter` panics
    /// then.
    pub fn try_from_iter(entries: impl IntoIterator<Item = (K, V)>) -> Result<Map<K, V>> {
        try_build(entries).map(Map::from_object)
    }

    /// The value of a key; anything that can be passed to a function can be looked up.
    #[inline]
    pub fn get(&self, key: impl Pass) -> Result<Option<V>> {
        let value = found(GET.call((&self.object, key))?)?;
        value.map(|value| part(&value, || "Map value".into())).transpose()
    }

    /// The entries, in order of insertion.
    ///
    /// # Panics
    /// The iterator panics when a value is a mutable container whose content was changed to other types since the map
    /// was checked; [`Map::get`] returns an error instead.
    pub fn iter(&self) -> Iter<'_, K, V> {
        Iter { entries: Entries::of(&self.object), types: PhantomData }
    }

    /// The keys, in order of insertion.
    pub fn keys(&self) -> impl ExactSizeIterator<Item = K> {
        Entries::of(&self.object).map(|pair| checked_part(&pair.key))
    }

    /// The values, in order of insertion.
    pub fn values(&self) -> impl ExactSizeIterator<Item = V> {
        Entries::of(&self.object).map(|pair| checked_part(&pair.value))
    }
}

impl ExactSizeIterator for Entries<'_> {}

/// Iterator over the entries of a borrowed map.
pub struct Iter<'a, K, V> {
    entries: Entries<'a>,
    types: PhantomData<fn() -> (K, V)>,
}

impl<K: Storable, V: Storable> Iterator for Iter<'_, K, V> {
    type Item = (K, V);
    #[inline]
    fn next(&mut self) -> Option<(K, V)> {
        self.entries.next().map(|pair| (checked_part(&pair.key), checked_part(&pair.value)))
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.entries.size_hint()
    }
}

impl<K: Storable, V: Storable> ExactSizeIterator for Iter<'_, K, V> {}
impl<K: Storable, V: Storable> std::iter::FusedIterator for Iter<'_, K, V> {}

impl<'a, K: Storable, V: Storable> IntoIterator for &'a Map<K, V> {
    type Item = (K, V);
    type IntoIter = Iter<'a, K, V>;
    fn into_iter(self) -> Iter<'a, K, V> {
        self.iter()
    }
}

impl<K: Storable, V: Storable> IntoIterator for Map<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;
    fn into_iter(self) -> std::vec::IntoIter<(K, V)> {
        self.iter().collect::<Vec<_>>().into_iter()
    }
}

fn try_build<K: IntoAny, V: IntoAny>(
    entries: impl IntoIterator<Item = (K, V)>,
) -> Result<ObjectRef<MapObj>> {
    let entries = entries.into_iter();
    let flat: Vec<Any> = entries.flat_map(|(k, v)| [k.into_any(), v.into_any()]).collect();
    create(&NEW, &flat)
}

/// A map of entries.
///
/// # Panics
/// When hashing a key fails.
pub(crate) fn build<K: IntoAny, V: IntoAny>(entries: impl IntoIterator<Item = (K, V)>) -> Any {
    expect_memory(try_build(entries)).into_any()
}

impl<K: Storable, V: Storable> FromIterator<(K, V)> for Map<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Map<K, V> {
        expect_memory(Map::try_from_iter(entries))
    }
}

impl<K: Storable, V: Storable, const N: usize> From<[(K, V); N]> for Map<K, V> {
    fn from(entries: [(K, V); N]) -> Map<K, V> {
        entries.into_iter().collect()
    }
}

/// Maps are equal when they have the same entries, in any order.
impl<K: Storable + Pass, V: Storable + PartialEq> PartialEq for Map<K, V> {
    fn eq(&self, other: &Map<K, V>) -> bool {
        self.len() == other.len()
            && self.iter().all(|(key, value)| matches!(other.get(&key), Ok(Some(v)) if v == value))
    }
}

impl<K: Storable + fmt::Debug, V: Storable + fmt::Debug> fmt::Debug for Map<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

impl<K: Storable + fmt::Display, V: Storable + fmt::Display> fmt::Display for Map<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        display_map(f, self.iter())
    }
}

impl<'a, K: Storable, V: Storable> FromView<'a> for Map<K, V> {
    fn from_view(view: &'a AnyView<'a>) -> Option<Map<K, V>> {
        if let Some(map) = view.to_object::<MapObj>() {
            let mut is_same = true;
            for pair in Entries::of(&map) {
                is_same &= is_stored::<K>(&pair.key)? & is_stored::<V>(&pair.value)?;
            }
            if is_same {
                return Some(Map::from_object(map));
            }
        }
        let mut flat = Vec::new();
        for (key, value) in entries_of(view)? {
            flat.extend([store::<K>(&key)?, store::<V>(&value)?]);
        }
        create(&NEW, &flat).ok().map(Map::from_object)
    }

    fn describe(view: &'a AnyView<'a>) -> String {
        describe::<K, V>("Map", view)
    }
}
