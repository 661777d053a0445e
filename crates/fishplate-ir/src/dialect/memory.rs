//! Parameter lists and texts for C: memory that the context owns, and that lives as long as the context.

use std::any::Any as Keep;
use std::collections::HashMap;
use std::ffi::c_void;

use fishplate::{Any, AnyView, Array, BigInt, Bytes, ObjectRef, Result, Str};

use super::access;
use super::value::{describe, elements};
use crate::error::{type_error, value_error};
use crate::{Attribute, Context, Type};

/// Memory lent to C, by type or attribute, parameter and element.
pub(crate) type LentMemory = HashMap<(usize, usize, &'static str), Kept>;

/// Memory that C reads.
pub(crate) struct Kept {
    _owner: Box<dyn Keep + Send>,
    address: usize,
    size: usize,
}

impl Kept {
    fn nothing() -> Kept {
        Kept { _owner: Box::new(()), address: 0, size: 0 }
    }

    fn list<T: Send + 'static>(items: Vec<T>) -> Kept {
        let items = items.into_boxed_slice();
        let (address, size) = (items.as_ptr().expose_provenance(), items.len());
        Kept { _owner: Box::new(items), address, size }
    }

    fn text(text: Vec<u8>) -> Kept {
        Kept::list(text)
    }

    /// Stores texts as pairs of pointer and length.
    fn texts(texts: Vec<Vec<u8>>) -> Kept {
        let pairs: Box<[[usize; 2]]> =
            texts.iter().map(|text| [text.as_ptr().expose_provenance(), text.len()]).collect();
        let (address, size) = (pairs.as_ptr().expose_provenance(), pairs.len());
        Kept { _owner: Box::new((texts, pairs)), address, size }
    }
}

/// The element types that C has arrays of. The last one is a text by itself.
const ELEMENTS: [&str; 13] =
    ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "bool", "f32", "f64", "str", "text"];

fn whole(item: &Any) -> Result<i128> {
    if let Some(number) = item.try_get::<i64>() {
        return Ok(number.into());
    }
    let number = item.try_get::<BigInt>().and_then(|number| number.to_i128());
    number.ok_or_else(|| wrong("an integer", &item.view()))
}

/// The bytes of a text. An integer becomes a text too, because some integers fit no C type.
fn bytes(item: &Any) -> Result<Vec<u8>> {
    if let Some(text) = item.try_get::<Str>() {
        return Ok(text.as_bytes().to_vec());
    }
    if let Some(bytes) = item.try_get::<Bytes>() {
        return Ok(bytes.to_vec());
    }
    Ok(whole(item)?.to_string().into_bytes())
}

fn wrong(want: &str, got: &AnyView<'_>) -> fishplate::Error {
    type_error(format!("expected {want}, got {}", describe(got)))
}

/// Copies a value to memory. Integers come from parameters of the same type, so they fit.
fn kept(value: &Any, element: &'static str) -> Result<Kept> {
    if value.is_none() {
        return Ok(Kept::nothing());
    }
    if element == "text" {
        return bytes(value).map(Kept::text);
    }
    let items = elements(&value.view()).ok_or_else(|| wrong("a list", &value.view()))?;
    fn each<T>(items: &[Any], read: impl Fn(&Any) -> Result<T>) -> Result<Vec<T>> {
        items.iter().map(read).collect()
    }
    macro_rules! integers {
        ($type:ty) => {
            Kept::list(each(&items, |item| Ok(whole(item)? as $type))?)
        };
    }
    Ok(match element {
        "i8" => integers!(i8),
        "i16" => integers!(i16),
        "i32" => integers!(i32),
        "i64" => integers!(i64),
        "u8" => integers!(u8),
        "u16" => integers!(u16),
        "u32" => integers!(u32),
        "u64" => integers!(u64),
        "bool" => Kept::list(each(&items, |item| item.get::<bool>())?),
        "f32" => Kept::list(each(&items, |item| Ok(item.get::<f64>()? as f32))?),
        "f64" => Kept::list(each(&items, |item| item.get::<f64>())?),
        _ => Kept::texts(each(&items, bytes)?),
    })
}

/// Returns a parameter of a type or an attribute as memory that lives as long as the context: its address and its
/// number of elements.
#[fishplate::function("ir.dialect.memory", nonblocking)]
fn memory(of: AnyView<'_>, position: i64, element: &str) -> Result<Array<Any>> {
    let place = usize::try_from(position)
        .map_err(|_| value_error(format!("expected a position from 0 on, got {position}")))?;
    let known = ELEMENTS.into_iter().find(|known| *known == element);
    let element = known.ok_or_else(|| value_error(format!("C has no arrays of `{element}`")))?;
    if let Some(ty) = of.to_object::<Type>() {
        let address = ty.mlir().address();
        return lent(ty.context(), (address, place, element), || access::type_param(&ty, place));
    }
    let Some(attribute) = of.to_object::<Attribute>() else {
        return Err(wrong("a type or an attribute", &of));
    };
    let address = attribute.mlir().address();
    lent(attribute.context(), (address, place, element), || {
        access::attribute_param(&attribute, place)
    })
}

fn lent(
    context: &ObjectRef<Context>,
    key: (usize, usize, &'static str),
    read: impl FnOnce() -> Result<Any>,
) -> Result<Array<Any>> {
    let held = context.lock();
    let answer = |kept: &Kept| {
        let address = std::ptr::with_exposed_provenance_mut::<c_void>(kept.address);
        Array::from(vec![Any::from(address), Any::from(kept.size)])
    };
    if let Some(known) = context.state(&held).memory.get(&key) {
        return Ok(answer(known));
    }
    let made = kept(&read()?, key.2)?;
    Ok(answer(context.state(&held).memory.entry(key).or_insert(made)))
}
