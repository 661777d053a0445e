//! JSON values that borrow their strings from the text. The records of a large dialect repeat the same names many times,
//! so copies of them would be most of the memory.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

/// The text form of a value, which the tool writes beside the value itself.
const PRINTABLE: &str = "printable";

/// A string of the text, or a copy of it without escapes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Deserialize)]
pub(super) struct Name<'a>(#[serde(borrow)] pub(super) Cow<'a, str>);

impl std::borrow::Borrow<str> for Name<'_> {
    fn borrow(&self) -> &str {
        &self.0
    }
}

/// A value. The items of lists and the fields of objects are in a [`Pool`].
#[derive(Debug)]
pub(super) enum Value<'a> {
    /// Null, or a number that is not an `i64`.
    Unset,
    Bool(bool),
    Int(i64),
    Text(Name<'a>),
    List(Range<usize>),
    /// The fields that are set.
    Object(Range<usize>),
}

impl Value<'_> {
    pub(super) fn as_i64(&self) -> Option<i64> {
        if let Value::Int(number) = self { Some(*number) } else { None }
    }

    pub(super) fn as_str(&self) -> Option<&str> {
        if let Value::Text(text) = self { Some(&text.0) } else { None }
    }
}

/// The contents of all lists and objects: two allocations instead of one for each of them.
#[derive(Debug, Default)]
pub(super) struct Pool<'a> {
    items: Vec<Value<'a>>,
    fields: Fields<'a>,
}

/// Fields of objects, in order.
pub(super) type Fields<'a> = Vec<(Name<'a>, Value<'a>)>;

impl<'a> Pool<'a> {
    /// Parses a JSON object, and returns its fields; `None` if it is not an object. Their contents are in the pool.
    pub(super) fn parse(&mut self, bytes: &'a [u8]) -> serde_json::Result<Option<Fields<'a>>> {
        let mut source = serde_json::Deserializer::from_slice(bytes);
        let value = self.deserialize(&mut source)?;
        source.end()?;
        // The outermost object is the last one in the pool.
        let Value::Object(range) = value else { return Ok(None) };
        Ok(Some(self.fields.split_off(range.start)))
    }

    /// The items of a list.
    pub(super) fn items(&self, list: &Value<'a>) -> Option<&[Value<'a>]> {
        if let Value::List(range) = list { self.items.get(range.clone()) } else { None }
    }

    /// A field of an object.
    pub(super) fn get(&self, object: &Value<'a>, name: &str) -> Option<&Value<'a>> {
        let Value::Object(range) = object else { return None };
        let mut fields = self.fields.get(range.clone())?.iter();
        fields.find(|(key, _)| key.0 == name).map(|(_, value)| value)
    }
}

/// Moves values to the end of a pool's list, and returns their range there.
fn put<T>(pool: &mut Vec<T>, values: Vec<T>) -> Range<usize> {
    let start = pool.len();
    pool.extend(values);
    start..pool.len()
}

impl<'de> DeserializeSeed<'de> for &mut Pool<'de> {
    type Value = Value<'de>;

    fn deserialize<D: Deserializer<'de>>(self, source: D) -> Result<Value<'de>, D::Error> {
        source.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for &mut Pool<'de> {
    type Value = Value<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value<'de>, E> {
        Ok(Value::Unset)
    }

    fn visit_bool<E>(self, set: bool) -> Result<Value<'de>, E> {
        Ok(Value::Bool(set))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value<'de>, E> {
        Ok(Value::Int(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value<'de>, E> {
        Ok(i64::try_from(number).map_or(Value::Unset, Value::Int))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Value<'de>, E> {
        Ok(Value::Unset)
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Value<'de>, E> {
        Ok(Value::Text(Name(Cow::Borrowed(text))))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value<'de>, E> {
        Ok(Value::Text(Name(Cow::Owned(text.to_owned()))))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value<'de>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(&mut *self)? {
            list.push(item);
        }
        Ok(Value::List(put(&mut self.items, list)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value<'de>, A::Error> {
        let mut object = Vec::new();
        while let Some(name) = fields.next_key::<Name<'de>>()? {
            let value = fields.next_value_seed(&mut *self)?;
            if !matches!(value, Value::Unset) && name.0 != PRINTABLE {
                object.push((name, value));
            }
        }
        Ok(Value::Object(put(&mut self.fields, object)))
    }
}
