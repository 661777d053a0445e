//! `__s_mutate__` and `__s_maybe_inplace_mutate__` of strings, big integers and containers.
//!
//! Containers are copied if something in them changes; the in-place form writes into a container that nobody else has.
//! Any mutator may be running, and its callbacks may change the list or dict that they are in, so the mutated value is
//! held. A value that may itself be changed in place must have no second reference: it is taken out of its list or dict
//! meanwhile.

use std::ffi::c_void;

use fishplate_abi::{RawAny, TypeIndex, attr};

use super::hooks::{cannot_convert, native};
use super::mutator::{Inplace, MutateFn, MutatorObj, changed, is_unique, unchanged};
use crate::any::{Any, AnyView};
use crate::containers::{ArrayObj, ListObj, MapKind, MapObj, SeqObj};
use crate::depth::Level;
use crate::error::{Error, Result};
use crate::field::register_attr;

/// Mutates a string, a big integer, the items of a sequence or the values of a map, in place if that is allowed; `None`
/// for other values.
#[inline]
pub(super) fn mutate_items(
    value: &AnyView<'_>,
    inplace: Inplace,
    mutate: impl Fn(&AnyView<'_>, Inplace) -> Result<Any>,
) -> Option<Result<Any>> {
    let copy = inplace == Inplace::Disallow;
    Some(match value.type_index() {
        TypeIndex::STR | TypeIndex::BYTES | TypeIndex::BIG_INT => Ok(unchanged()),
        TypeIndex::ARRAY if copy => mutated_seq(value, |v| mutate(v, inplace)),
        TypeIndex::LIST if copy => mutated_seq(value, |v| mutate(v, inplace)),
        TypeIndex::MAP if copy => mutated_map(value, MapKind::Map, |v| mutate(v, inplace)),
        TypeIndex::DICT if copy => mutated_map(value, MapKind::Dict, |v| mutate(v, inplace)),
        TypeIndex::ARRAY => mutate_array(value.as_object()?, |v| mutate(v, inplace)),
        TypeIndex::LIST => mutate_list(value.as_object()?, |v| mutate(v, inplace)),
        TypeIndex::MAP => mutate_map(value.as_object()?, |v| mutate(v, inplace)),
        TypeIndex::DICT => mutate_dict(value.as_object()?, |v| mutate(v, inplace)),
        _ => return None,
    })
}

/// A copy of a sequence with all changes; the marker if there are none. Items of a list are held; an array keeps its
/// own, so that callbacks see the real number of references.
fn mutated_seq(value: &AnyView<'_>, mutate: impl Fn(&AnyView<'_>) -> Result<Any>) -> Result<Any> {
    let is_list = value.type_index() == TypeIndex::LIST;
    let seq: &SeqObj = value.as_object().ok_or_else(|| cannot_convert(value, "ffi.Array"))?;
    let mut output: Option<Vec<Any>> = None;
    let mut at = 0;
    while let Some(item) = seq.as_slice().get(at) {
        let held = if is_list { item.clone() } else { Any::NONE };
        let item = if is_list { held.as_view() } else { item.as_view() };
        match (&mut output, changed(mutate(item)?, item)) {
            (Some(output), Some(new)) => output.push(new),
            (Some(output), None) => output.push(item.to_owned()?),
            (None, None) => {}
            (None, Some(new)) => {
                let items = seq.as_slice();
                let mut items_so_far = Vec::with_capacity(items.len());
                items_so_far.extend(items.iter().take(at).cloned());
                items_so_far.push(new);
                output = Some(items_so_far);
            }
        }
        at += 1;
    }
    match output {
        Some(items) if is_list => Ok(ListObj::from_values(items.into_iter().map(Ok))?.into()),
        Some(items) => Ok(ArrayObj::from_vec(items)?.into()),
        None => Ok(unchanged()),
    }
}

fn mutate_array(array: &SeqObj, mutate: impl Fn(&AnyView<'_>) -> Result<Any>) -> Result<Any> {
    for at in 0..array.len() {
        // A separate view, because the array is written to below.
        let Some(item) = array.as_slice().get(at).map(|item| *item.as_raw()) else { break };
        // SAFETY: the item stays in the array until it is replaced.
        let item = unsafe { AnyView::from_raw(item) };
        if let Some(new) = changed(mutate(&item)?, &item) {
            array.replace(at, new);
        }
    }
    Ok(unchanged())
}

/// Mutates a held value: the new value if there is one, and whether it worked.
fn mutate_held(
    value: &Any,
    mutate: impl Fn(&AnyView<'_>) -> Result<Any>,
) -> (Option<Any>, Result<()>) {
    match mutate(value.as_view()) {
        Ok(result) => (changed(result, value.as_view()), Ok(())),
        Err(error) => (None, Err(error)),
    }
}

fn mutate_list(list: &SeqObj, mutate: impl Fn(&AnyView<'_>) -> Result<Any>) -> Result<Any> {
    let mut at = 0;
    while let Some(item) = list.as_slice().get(at) {
        let is_taken = is_unique(item.as_view());
        let item = if is_taken { list.replace(at, Any::NONE) } else { Some(item.clone()) };
        let item = item.unwrap_or_default();
        let (new, status) = mutate_held(&item, &mutate);
        if let Some(value) = new.or(is_taken.then_some(item)) {
            list.replace(at, value);
        }
        status?;
        at += 1;
    }
    Ok(unchanged())
}

/// A copy of a map with all changes; the marker if there are none. Entries of a dict are held.
fn mutated_map(
    value: &AnyView<'_>,
    kind: MapKind,
    mutate: impl Fn(&AnyView<'_>) -> Result<Any>,
) -> Result<Any> {
    let map: &MapObj = value.as_object().ok_or_else(|| cannot_convert(value, "ffi.Map"))?;
    let mut output: Option<Vec<(Any, Any)>> = None;
    let mut cursor = Some(map.first());
    let mut count = 0;
    while let Some((at, (key, item))) = cursor.and_then(|at| Some((at, map.entry_in_place(at)?))) {
        let held = match kind {
            MapKind::Dict => Some((key.to_owned()?, item.to_owned()?)),
            MapKind::Map => None,
        };
        let (key, item) =
            held.as_ref().map_or((key, item), |(key, item)| (key.as_view(), item.as_view()));
        match (&mut output, changed(mutate(item)?, item)) {
            (Some(output), Some(new)) => output.push((key.to_owned()?, new)),
            (Some(output), None) => output.push((key.to_owned()?, item.to_owned()?)),
            (None, None) => {}
            (None, Some(new)) => {
                let before = map.iter().take(count);
                let before = before.map(|(k, v)| Ok((k.to_owned()?, v.to_owned()?)));
                let mut entries = before.collect::<Result<Vec<_>>>()?;
                entries.push((key.to_owned()?, new));
                output = Some(entries);
            }
        }
        count += 1;
        cursor = map.advance(at);
    }
    match output {
        Some(entries) => Ok(MapObj::from_entries(kind, entries.into_iter().map(Ok))?.into()),
        None => Ok(unchanged()),
    }
}

fn mutate_map(map: &MapObj, mutate: impl Fn(&AnyView<'_>) -> Result<Any>) -> Result<Any> {
    let mut cursor = Some(map.first());
    while let Some((at, (_, item))) = cursor.and_then(|at| Some((at, map.entry(at)?))) {
        if let Some(new) = changed(mutate(&item)?, &item) {
            map.replace_at(at, new);
        }
        cursor = map.advance(at);
    }
    Ok(unchanged())
}

fn mutate_dict(dict: &MapObj, mutate: impl Fn(&AnyView<'_>) -> Result<Any>) -> Result<Any> {
    let mut cursor = Some(dict.first());
    while let Some((at, (key, item))) = cursor.and_then(|at| Some((at, dict.entry(at)?))) {
        let is_taken = is_unique(&item);
        let key = key.to_owned()?;
        let item = if is_taken { dict.replace_at(at, Any::NONE) } else { None }
            .map_or_else(|| item.to_owned(), Ok)?;
        let (new, status) = mutate_held(&item, &mutate);
        // Not if another entry has moved there meanwhile.
        let stays = dict.entry(at).is_some_and(|(now, _)| now.same_as(key.as_view()));
        if stays && let Some(value) = new.or(is_taken.then_some(item)) {
            dict.replace_at(at, value);
        }
        status?;
        cursor = dict.advance(at);
    }
    Ok(unchanged())
}

/// The hook of all these types, for foreign mutators.
///
/// # Safety
/// The same as for [`MutateFn`]: `mutator` is null or a live mutator, and `value` is valid for the call.
unsafe fn hook(mutator: *const MutatorObj, value: RawAny, inplace: Inplace) -> RawAny {
    native("a structural mutation", || {
        // SAFETY: by the contract of `MutateFn`, `mutator` is null or a live mutator and `value` is valid for the call.
        let (mutator, value) = unsafe { (mutator.as_ref(), AnyView::from_raw(value)) };
        let mutator = mutator.ok_or_else(|| Error::value("The structural mutator is null"))?;
        let _level = Level::enter()?;
        mutate_items(&value, inplace, |part, inplace| mutator.mutate(part, inplace))
            .unwrap_or_else(|| Err(cannot_convert(&value, "a container")))
    })
}

unsafe extern "C" fn mutate_hook(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: passes on arguments that meet the same contract.
    unsafe { hook(mutator, value, Inplace::Disallow) }
}

unsafe extern "C" fn inplace_hook(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: passes on arguments that meet the same contract.
    unsafe { hook(mutator, value, Inplace::Allow) }
}

pub(super) fn install() -> Result<()> {
    let (mutate, inplace): (MutateFn, MutateFn) = (mutate_hook, inplace_hook);
    for index in [
        TypeIndex::STR,
        TypeIndex::BYTES,
        TypeIndex::BIG_INT,
        TypeIndex::ARRAY,
        TypeIndex::LIST,
        TypeIndex::MAP,
        TypeIndex::DICT,
    ] {
        register_attr(index, attr::S_MUTATE, &Any::from(mutate as *mut c_void))?;
        register_attr(index, attr::S_MAYBE_INPLACE_MUTATE, &Any::from(inplace as *mut c_void))?;
    }
    Ok(())
}
