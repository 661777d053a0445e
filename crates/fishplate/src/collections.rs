//! Vectors and maps of the standard library as parameters and results: copied from and to arrays
//! and maps of the ABI.

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasher, Hash};

use crate::any::{Any, AnyView};
use crate::array::{Array, build};
use crate::convert::{Arg, FfiType, FromView, IntoAny, Pass};
use crate::map::{self, Map};
use crate::map_layout::{self, entries_of};
use crate::memory;
use crate::seq::{self, Elements};
use crate::storable::Storable;

/// Converts from an array or a list. Bytes do not convert to a `Vec<u8>`: see [`Bytes`].
///
/// [`Bytes`]: crate::Bytes
impl<T: FfiType> FfiType for Vec<T> {
    fn name() -> String {
        Array::<T>::name()
    }
    fn schema() -> String {
        Array::<T>::schema()
    }
}

impl<'a, T: Storable> FromView<'a> for Vec<T> {
    fn from_view(view: &'a AnyView<'a>) -> Option<Vec<T>> {
        let elements = Elements::of(view)?;
        let values = elements.values();
        let mut all = memory::vec(values.len());
        for value in values {
            all.push(T::from_view(value.as_view())?);
        }
        Some(all)
    }

    fn describe(view: &'a AnyView<'a>) -> String {
        seq::describe::<T>("Array", view)
    }
}

impl<T: Storable> Arg for Vec<T> {
    type Out<'a> = Vec<T>;
}

impl<T: IntoAny> IntoAny for Vec<T> {
    fn into_any(self) -> Any {
        build(self).into_any()
    }
}

impl<T: IntoAny + Clone> Pass for Vec<T> {
    type Held<'a>
        = Any
    where
        T: 'a;
    fn hold(&self) -> Any {
        build(self.iter().cloned()).into_any()
    }
}

impl<T: IntoAny> From<Vec<T>> for Any {
    fn from(values: Vec<T>) -> Any {
        values.into_any()
    }
}

/// The implementations for a map of the standard library; `$bounds` are those of its keys.
macro_rules! std_map {
    ($type:ident<K, V $(, $s:ident: $hasher:ident)?>, $($bounds:tt)+) => {
        impl<K: FfiType, V: FfiType $(, $s)?> FfiType for $type<K, V $(, $s)?> {
            fn name() -> String {
                Map::<K, V>::name()
            }
            fn schema() -> String {
                Map::<K, V>::schema()
            }
        }

        impl<'a, K: Storable + $($bounds)+, V: Storable $(, $s: $hasher + Default)?> FromView<'a>
            for $type<K, V $(, $s)?>
        {
            fn from_view(view: &'a AnyView<'a>) -> Option<Self> {
                let entry = |(key, value): (Any, Any)| {
                    Some((K::from_view(key.as_view())?, V::from_view(value.as_view())?))
                };
                entries_of(view)?.into_iter().map(entry).collect()
            }

            fn describe(view: &'a AnyView<'a>) -> String {
                map_layout::describe::<K, V>("Map", view)
            }
        }

        impl<K: Storable + $($bounds)+, V: Storable $(, $s: $hasher + Default)?> Arg
            for $type<K, V $(, $s)?>
        {
            type Out<'a> = $type<K, V $(, $s)?>;
        }

        /// Panics when hashing a key fails; the caller of a function gets an error.
        impl<K: IntoAny, V: IntoAny $(, $s)?> IntoAny for $type<K, V $(, $s)?> {
            fn into_any(self) -> Any {
                map::build(self)
            }
        }

        impl<K: IntoAny + Clone, V: IntoAny + Clone $(, $s)?> Pass for $type<K, V $(, $s)?> {
            type Held<'a> = Any where Self: 'a;
            fn hold(&self) -> Any {
                map::build(self.iter().map(|(key, value)| (key.clone(), value.clone())))
            }
        }

        impl<K: IntoAny, V: IntoAny $(, $s)?> From<$type<K, V $(, $s)?>> for Any {
            fn from(entries: $type<K, V $(, $s)?>) -> Any {
                entries.into_any()
            }
        }
    };
}

std_map!(HashMap<K, V, S: BuildHasher>, Eq + Hash);
std_map!(BTreeMap<K, V>, Ord);
