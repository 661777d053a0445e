//! `serde` for strings, containers and values.
//!
//! Values of unknown type are written as JSON types: null, booleans, numbers, text, sequences and
//! maps; also bytes, if the format supports them. They are read back as [`Array`]s and [`Map`]s.

use std::fmt;
use std::marker::PhantomData;

use fishplate_abi::TypeIndex;
use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{self, Serialize, SerializeMap, SerializeSeq, Serializer};

use crate::any::{Any, AnyView};
use crate::array::{self, Array};
use crate::convert::IntoAny;
use crate::dict::Dict;
use crate::list::List;
use crate::map::Map;
use crate::map_layout::entries_of;
use crate::seq::Elements;
use crate::shape::Shape;
use crate::storable::Storable;
use crate::string::{Bytes, Str};

impl Serialize for Str {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl<'de> Deserialize<'de> for Str {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Str, D::Error> {
        String::deserialize(deserializer).map(Str::from)
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self)
    }
}

struct BytesVisitor;

impl<'de> Visitor<'de> for BytesVisitor {
    type Value = Bytes;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bytes")
    }
    fn visit_bytes<E: de::Error>(self, bytes: &[u8]) -> Result<Bytes, E> {
        Ok(Bytes::from(bytes))
    }
    fn visit_str<E: de::Error>(self, text: &str) -> Result<Bytes, E> {
        Ok(Bytes::from(text.as_bytes()))
    }
    /// Formats without bytes write them as numbers.
    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Bytes, A::Error> {
        let mut bytes = Vec::new();
        while let Some(byte) = seq.next_element::<u8>()? {
            bytes.push(byte);
        }
        Ok(Bytes::from(&bytes[..]))
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bytes, D::Error> {
        deserializer.deserialize_bytes(BytesVisitor)
    }
}

impl Serialize for Shape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de> Deserialize<'de> for Shape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shape, D::Error> {
        Vec::<i64>::deserialize(deserializer).map(Shape::from)
    }
}

impl<T: Storable + Serialize> Serialize for Array<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de, T: Storable + Deserialize<'de>> Deserialize<'de> for Array<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Array<T>, D::Error> {
        Vec::deserialize(deserializer).map(Array::from)
    }
}

/// The current elements; one that is not a `T` is an error.
impl<T: Storable + Serialize> Serialize for List<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_vec().map_err(ser::Error::custom)?.serialize(serializer)
    }
}

impl<'de, T: Storable + Deserialize<'de>> Deserialize<'de> for List<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T>, D::Error> {
        Vec::deserialize(deserializer).map(List::from)
    }
}

impl<K: Storable + Serialize, V: Storable + Serialize> Serialize for Map<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self)
    }
}

/// The current entries; an entry of other types is an error.
impl<K: Storable + Serialize, V: Storable + Serialize> Serialize for Dict<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.to_vec().map_err(ser::Error::custom)?)
    }
}

/// Reads entries in order.
struct EntriesVisitor<K, V>(PhantomData<(K, V)>);

impl<'de, K: Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for EntriesVisitor<K, V> {
    type Value = Vec<(K, V)>;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Vec<(K, V)>, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(entries)
    }
}

macro_rules! deserialize_entries {
    ($name:ident) => {
        impl<'de, K, V> Deserialize<'de> for $name<K, V>
        where
            K: Storable + Deserialize<'de>,
            V: Storable + Deserialize<'de>,
        {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let entries = deserializer.deserialize_map(EntriesVisitor(PhantomData))?;
                $name::try_from_iter(entries).map_err(de::Error::custom)
            }
        }
    };
}

deserialize_entries!(Map);
deserialize_entries!(Dict);

/// Deepest nesting that is written: a list may contain itself.
const MAX_DEPTH: u32 = 128;

/// A value, and the number of levels that may follow below it.
struct Nested<'a>(&'a AnyView<'a>, u32);

impl Serialize for Nested<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Nested(view, depth) = *self;
        if let Some(text) = view.content(true) {
            let text = std::str::from_utf8(text).map_err(ser::Error::custom)?;
            return serializer.serialize_str(text);
        }
        if let Some(bytes) = view.content(false) {
            return serializer.serialize_bytes(bytes);
        }
        match (view.type_index(), view.as_int(), view.as_float()) {
            (TypeIndex::NONE, ..) => return serializer.serialize_unit(),
            (TypeIndex::BOOL, Some(value), _) => return serializer.serialize_bool(value != 0),
            (_, Some(value), _) => return serializer.serialize_i64(value),
            (_, _, Some(value)) => return serializer.serialize_f64(value),
            _ => {}
        }
        let Some(depth) = depth.checked_sub(1) else {
            return Err(ser::Error::custom(format!("more than {MAX_DEPTH} levels")));
        };
        if let Some(elements) = Elements::of(view) {
            let values = elements.values();
            let mut seq = serializer.serialize_seq(Some(values.len()))?;
            values
                .iter()
                .try_for_each(|value| seq.serialize_element(&Nested(value.as_view(), depth)))?;
            return seq.end();
        }
        if let Some(entries) = entries_of(view) {
            let mut map = serializer.serialize_map(Some(entries.len()))?;
            for (key, value) in &entries {
                map.serialize_entry(
                    &Nested(key.as_view(), depth),
                    &Nested(value.as_view(), depth),
                )?;
            }
            return map.end();
        }
        Err(ser::Error::custom(format!("a value of type `{}` has no serial form", view.type_key())))
    }
}

impl Serialize for Any {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Nested(self.as_view(), MAX_DEPTH).serialize(serializer)
    }
}

struct AnyVisitor;

impl<'de> Visitor<'de> for AnyVisitor {
    type Value = Any;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing, a boolean, a number, text, bytes, a sequence or a map")
    }
    fn visit_unit<E: de::Error>(self) -> Result<Any, E> {
        Ok(Any::NONE)
    }
    fn visit_none<E: de::Error>(self) -> Result<Any, E> {
        Ok(Any::NONE)
    }
    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Any, D::Error> {
        Any::deserialize(deserializer)
    }
    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Any, E> {
        Ok(value.into())
    }
    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Any, E> {
        Ok(value.into())
    }
    /// Beyond the range of `i64` a number becomes the nearest float, as in the runtime's JSON.
    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Any, E> {
        Ok(i64::try_from(value).map_or_else(|_| Any::from(value as f64), Any::from))
    }
    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Any, E> {
        Ok(value.into())
    }
    fn visit_str<E: de::Error>(self, text: &str) -> Result<Any, E> {
        Ok(text.into())
    }
    fn visit_bytes<E: de::Error>(self, bytes: &[u8]) -> Result<Any, E> {
        Ok(bytes.into())
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Any, A::Error> {
        let mut values: Vec<Any> = Vec::new();
        while let Some(value) = seq.next_element()? {
            values.push(value);
        }
        Ok(array::build(values).into_any())
    }
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Any, A::Error> {
        let entries: Vec<(Any, Any)> = EntriesVisitor(PhantomData).visit_map(map)?;
        Map::try_from_iter(entries).map(Any::from).map_err(de::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Any {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Any, D::Error> {
        deserializer.deserialize_any(AnyVisitor)
    }
}
