//! Mutable maps.

use std::fmt;
use std::marker::PhantomData;

use crate::any::{Any, AnyView};
use crate::convert::{FromView, Pass};
use crate::error::Result;
use crate::global::{Global, expect_memory};
use crate::map_layout::{
    DictObj, MapObj, create, describe, display_map, entries_of, found, snapshot,
};
use crate::over_object::container;
use crate::storable::{Storable, checked_part, is_any, mismatch, part, store};

static NEW: Global = Global::new("ffi.Dict");
static COUNT: Global = Global::new("ffi.DictCount");
static GET: Global = Global::new("ffi.DictGetItemOrMissing");
static SET: Global = Global::new("ffi.DictSetItem");
static ERASE: Global = Global::new("ffi.DictErase");
static CLEAR: Global = Global::new("ffi.DictClear");

container! {
    /// A mutable map in insertion order. All its holders, in any language, see its changes.
    ///
    /// Others may put values of any type into a dict, so reading a value can fail. Iteration covers the entries at its
    /// start. A dict stays on its thread:
    ///
    /// ```compile_fail
    /// # use fishplate::{Dict, Str};
    /// let dict = Dict::<Str, i64>::new();
    /// std::thread::spawn(move || dict.len());
    /// ```
    ///
    /// ```
    /// # fn main() -> fishplate::Result<()> {
    /// # use fishplate::{Dict, Str};
    /// let dict = Dict::<Str, i64>::new();
    /// dict.insert("rows".into(), 2)?;
    /// assert_eq!(dict.get("rows")?, Some(2));
    /// assert_eq!(dict.remove("rows")?, Some(2));
    /// assert!(dict.is_empty());
    /// # Ok(())
    /// # }
    /// ```
    Dict<K, V> = DictObj, "ffi.Dict"
}

impl<K, V> Dict<K, V> {
    /// Current number of entries.
    pub fn len(&self) -> usize {
        self.object.len()
    }

    /// Whether a key is in the dict. Fails when hashing the key fails.
    pub fn contains(&self, key: impl Pass) -> Result<bool> {
        COUNT.call((&self.object, key))
    }

    /// Removes everything.
    pub fn clear(&self) {
        expect_memory(CLEAR.call((&self.object,)))
    }
}

impl<K: Storable, V: Storable> Dict<K, V> {
    /// An empty dict.
    pub fn new() -> Dict<K, V> {
        Dict::from_iter([])
    }

    /// A dict of entries; of two with the same key the later wins. Fails when hashing a key fails; `from_iter` panics
    /// then.
    pub fn try_from_iter(entries: impl IntoIterator<Item = (K, V)>) -> Result<Dict<K, V>> {
        let entries = entries.into_iter();
        let flat: Vec<Any> = entries.flat_map(|(k, v)| [k.into_any(), v.into_any()]).collect();
        create(&NEW, &flat).map(Dict::from_object)
    }

    /// The value of a key; anything that can be passed to a function can be looked up.
    pub fn get(&self, key: impl Pass) -> Result<Option<V>> {
        let value = found(GET.call((&self.object, key))?)?;
        value.map(|value| part(&value, || "Dict value".into())).transpose()
    }

    /// Sets the value of a key. Fails when hashing the key fails.
    pub fn insert(&self, key: K, value: V) -> Result<()> {
        SET.call((&self.object, key.into_any(), value.into_any()))
    }

    /// Removes a key and returns its value, if there was one. A value that is not a `V` stays, and is an error.
    pub fn remove(&self, key: impl Pass) -> Result<Option<V>> {
        let value = self.get(&key)?;
        if value.is_some() {
            ERASE.call::<()>((&self.object, key))?;
        }
        Ok(value)
    }

    /// The current entries, in order of insertion; later changes do not show.
    ///
    /// # Panics
    /// The iterator panics at an entry of other types: others may put any value into a dict. [`Dict::to_vec`] and
    /// [`Dict::get`] return an error instead.
    pub fn iter(&self) -> Snapshot<K, V> {
        Snapshot { entries: snapshot(&self.object).into_iter(), types: PhantomData }
    }

    /// Returns the entries as a vector; the error names the part that has another type.
    pub fn to_vec(&self) -> Result<Vec<(K, V)>> {
        let convert = |(key, value): (Any, Any)| {
            Ok((part(&key, || "Dict key".into())?, part(&value, || "Dict value".into())?))
        };
        snapshot(&self.object).into_iter().map(convert).collect()
    }

    /// The current keys, in order of insertion.
    pub fn keys(&self) -> impl ExactSizeIterator<Item = K> + use<K, V> {
        snapshot(&self.object).into_iter().map(|(key, _)| checked_part(&key))
    }

    /// The current values, in order of insertion.
    pub fn values(&self) -> impl ExactSizeIterator<Item = V> + use<K, V> {
        snapshot(&self.object).into_iter().map(|(_, value)| checked_part(&value))
    }
}

/// Iterator over the entries that a dict had when the iteration began.
pub struct Snapshot<K, V> {
    entries: std::vec::IntoIter<(Any, Any)>,
    types: PhantomData<fn() -> (K, V)>,
}

impl<K: Storable, V: Storable> Iterator for Snapshot<K, V> {
    type Item = (K, V);
    fn next(&mut self) -> Option<(K, V)> {
        self.entries.next().map(|(key, value)| (checked_part(&key), checked_part(&value)))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.entries.size_hint()
    }
}

impl<K: Storable, V: Storable> ExactSizeIterator for Snapshot<K, V> {}
impl<K: Storable, V: Storable> std::iter::FusedIterator for Snapshot<K, V> {}

impl<K: Storable, V: Storable> IntoIterator for &Dict<K, V> {
    type Item = (K, V);
    type IntoIter = Snapshot<K, V>;
    fn into_iter(self) -> Snapshot<K, V> {
        self.iter()
    }
}

impl<K: Storable, V: Storable> IntoIterator for Dict<K, V> {
    type Item = (K, V);
    type IntoIter = Snapshot<K, V>;
    fn into_iter(self) -> Snapshot<K, V> {
        self.iter()
    }
}

/// Of two entries with the same key the later wins.
///
/// # Panics
/// When hashing a key fails.
impl<K: Storable, V: Storable> FromIterator<(K, V)> for Dict<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Dict<K, V> {
        expect_memory(Dict::try_from_iter(entries))
    }
}

impl<K: Storable, V: Storable> Extend<(K, V)> for Dict<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        entries.into_iter().for_each(|(key, value)| expect_memory(self.insert(key, value)));
    }
}

/// Dicts are equal when they have the same entries, in any order.
impl<K: Storable + Pass, V: Storable + PartialEq> PartialEq for Dict<K, V> {
    fn eq(&self, other: &Dict<K, V>) -> bool {
        let is_there = |(key, value)| matches!(other.get(&key), Ok(Some(v)) if v == value);
        self.same_as(other) || (self.len() == other.len() && self.iter().all(is_there))
    }
}

impl<K: Storable + fmt::Debug, V: Storable + fmt::Debug> fmt::Debug for Dict<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

impl<K: Storable + fmt::Display, V: Storable + fmt::Display> fmt::Display for Dict<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        display_map(f, self.iter())
    }
}

/// A dict stays the same dict; a map is copied into a new one.
impl<'a, K: Storable, V: Storable> FromView<'a> for Dict<K, V> {
    fn from_view(view: &'a AnyView<'a>) -> Option<Dict<K, V>> {
        if view.as_object::<MapObj>().is_some() {
            let mut flat = Vec::new();
            for (key, value) in entries_of(view)? {
                flat.extend([store::<K>(&key)?, store::<V>(&value)?]);
            }
            return create(&NEW, &flat).ok().map(Dict::from_object);
        }
        let dict = view.to_object::<DictObj>()?;
        let fits = |(key, value): &(Any, Any)| {
            mismatch::<K>(key.as_view()).is_none() && mismatch::<V>(value.as_view()).is_none()
        };
        let takes_all = is_any::<K>() && is_any::<V>();
        (takes_all || snapshot(&dict).iter().all(fits)).then(|| Dict::from_object(dict))
    }

    fn describe(view: &'a AnyView<'a>) -> String {
        describe::<K, V>("Dict", view)
    }
}
