//! `__s_mutate__` and `__s_maybe_inplace_mutate__` of strings, big integers and containers.
//!
//! Containers are copied where something in them changes; the in-place form writes into a container
//! that nobody else has. Any mutator may be at work, and its callbacks may change the list or dict
//! they are in, so what is being mutated is held. A value that may itself be changed in place must
//! have no second reference: it is taken out of its list or dict meanwhile.

use std::ffi::c_void;

use fishplate_abi::{RawAny, TypeIndex, attr};

use super::container_visit::expect;
use super::hooks::native;
use super::mutator::{Inplace, MutateFn, MutatorObj, changed, is_unique, unchanged};
use crate::any::{Any, AnyView};
use crate::containers::{ArrayObj, ListObj, MapKind, MapObj, SeqObj};
use crate::depth::Level;
use crate::error::{Error, Result};
use crate::field::register_attr;

/// Runs a hook of a container with its arguments, one level deeper.
///
/// # Safety
/// As [`MutateFn`]: `mutator` is null or a live mutator, and `value` is valid for the call.
unsafe fn hook(
    mutator: *const MutatorObj,
    value: RawAny,
    body: impl FnOnce(&MutatorObj, &AnyView<'_>) -> Result<Any>,
) -> RawAny {
    native("a structural mutation", || {
        // SAFETY: see above.
        let (mutator, value) = unsafe { (mutator.as_ref(), AnyView::from_raw(value)) };
        let mutator = mutator.ok_or_else(|| Error::value("The structural mutator is null"))?;
        let _level = Level::enter()?;
        body(mutator, &value)
    })
}

unsafe extern "C" fn mutate_leaf(_: *const MutatorObj, _: RawAny) -> RawAny {
    unchanged().into_raw()
}

/// The items of a sequence with all changes; `None` when there are none. Items of a list are held;
/// an array keeps its own, so that callbacks see how many references there really are.
fn mutated_items(mutator: &MutatorObj, seq: &SeqObj, hold: bool) -> Result<Option<Vec<Any>>> {
    let mut output: Option<Vec<Any>> = None;
    let mut at = 0;
    while let Some(item) = seq.as_slice().get(at) {
        let held = if hold { item.clone() } else { Any::NONE };
        let item = item.view();
        let result = mutator.mutate(&item, Inplace::Disallow)?;
        match (&mut output, changed(result, &item)) {
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
        drop(held);
        at += 1;
    }
    Ok(output)
}

unsafe extern "C" fn mutate_array(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(mutator, value, |mutator, value| {
            let items = mutated_items(mutator, expect(value, "ffi.Array")?, false)?;
            items.map_or(Ok(unchanged()), |items| Ok(ArrayObj::from_vec(items)?.into()))
        })
    }
}

unsafe extern "C" fn mutate_list(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(mutator, value, |mutator, value| {
            let items = mutated_items(mutator, expect(value, "ffi.List")?, true)?;
            items.map_or(Ok(unchanged()), |items| {
                Ok(ListObj::from_values(items.into_iter().map(Ok))?.into())
            })
        })
    }
}

unsafe extern "C" fn mutate_array_inplace(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(mutator, value, |mutator, value| {
            let array: &SeqObj = expect(value, "ffi.Array")?;
            for at in 0..array.len() {
                // A view of its own: the array is written to below.
                let Some(item) = array.as_slice().get(at).map(|item| *item.as_raw()) else { break };
                // SAFETY: the item stays in the array until it is replaced.
                let item = AnyView::from_raw(item);
                let result = mutator.mutate(&item, Inplace::Allow)?;
                if let Some(new) = changed(result, &item) {
                    array.replace(at, new);
                }
            }
            Ok(unchanged())
        })
    }
}

/// Mutates a value, maybe in place: the new value when there is one, and whether it worked.
fn mutate_held(mutator: &MutatorObj, value: &Any) -> (Option<Any>, Result<()>) {
    match mutator.mutate(&value.view(), Inplace::Allow) {
        Ok(result) => (changed(result, &value.view()), Ok(())),
        Err(error) => (None, Err(error)),
    }
}

unsafe extern "C" fn mutate_list_inplace(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(mutator, value, |mutator, value| {
            let list: &SeqObj = expect(value, "ffi.List")?;
            let mut at = 0;
            while let Some(item) = list.as_slice().get(at) {
                let is_taken = is_unique(&item.view());
                let item = if is_taken { list.replace(at, Any::NONE) } else { Some(item.clone()) };
                let item = item.unwrap_or_default();
                let (new, status) = mutate_held(mutator, &item);
                if let Some(value) = new.or(is_taken.then_some(item)) {
                    list.replace(at, value);
                }
                status?;
                at += 1;
            }
            Ok(unchanged())
        })
    }
}

/// A copy of a map with all changes; the marker when there are none. Entries of a dict are held.
fn mutated_map(mutator: &MutatorObj, map: &MapObj, kind: MapKind) -> Result<Any> {
    let mut output: Option<Vec<(Any, Any)>> = None;
    let mut cursor = Some(map.first());
    let mut count = 0;
    while let Some((at, (key, value))) = cursor.and_then(|at| Some((at, map.entry(at)?))) {
        let hold = |view: &AnyView<'_>| match kind {
            MapKind::Dict => view.to_owned(),
            MapKind::Map => Ok(Any::NONE),
        };
        let held = (hold(&key)?, hold(&value)?);
        let result = mutator.mutate(&value, Inplace::Disallow)?;
        match (&mut output, changed(result, &value)) {
            (Some(output), Some(new)) => output.push((key.to_owned()?, new)),
            (Some(output), None) => output.push((key.to_owned()?, value.to_owned()?)),
            (None, None) => {}
            (None, Some(new)) => {
                let before = map.iter().take(count);
                let before = before.map(|(k, v)| Ok((k.to_owned()?, v.to_owned()?)));
                let mut entries = before.collect::<Result<Vec<_>>>()?;
                entries.push((key.to_owned()?, new));
                output = Some(entries);
            }
        }
        drop(held);
        count += 1;
        cursor = map.advance(at);
    }
    match output {
        Some(entries) => Ok(MapObj::from_entries(kind, entries.into_iter().map(Ok))?.into()),
        None => Ok(unchanged()),
    }
}

unsafe extern "C" fn mutate_map(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(mutator, value, |mutator, value| {
            mutated_map(mutator, expect(value, "ffi.Map")?, MapKind::Map)
        })
    }
}

unsafe extern "C" fn mutate_dict(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(mutator, value, |mutator, value| {
            mutated_map(mutator, expect(value, "ffi.Dict")?, MapKind::Dict)
        })
    }
}

unsafe extern "C" fn mutate_map_inplace(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(mutator, value, |mutator, value| {
            let map: &MapObj = expect(value, "ffi.Map")?;
            let mut cursor = Some(map.first());
            while let Some((at, (_, item))) = cursor.and_then(|at| Some((at, map.entry(at)?))) {
                let result = mutator.mutate(&item, Inplace::Allow)?;
                if let Some(new) = changed(result, &item) {
                    map.replace_at(at, new);
                }
                cursor = map.advance(at);
            }
            Ok(unchanged())
        })
    }
}

unsafe extern "C" fn mutate_dict_inplace(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(mutator, value, |mutator, value| {
            let dict: &MapObj = expect(value, "ffi.Dict")?;
            let mut cursor = Some(dict.first());
            while let Some((at, (key, item))) = cursor.and_then(|at| Some((at, dict.entry(at)?))) {
                let is_taken = is_unique(&item);
                let key = key.to_owned()?;
                let item = if is_taken { dict.replace_at(at, Any::NONE) } else { None }
                    .map_or_else(|| item.to_owned(), Ok)?;
                let (new, status) = mutate_held(mutator, &item);
                // Not where another entry has come to lie meanwhile.
                let stays = dict.entry(at).is_some_and(|(now, _)| now.same_as(&key.view()));
                if stays && let Some(value) = new.or(is_taken.then_some(item)) {
                    dict.replace_at(at, value);
                }
                status?;
                cursor = dict.advance(at);
            }
            Ok(unchanged())
        })
    }
}

pub(super) fn install() -> Result<()> {
    const HOOKS: [(TypeIndex, MutateFn, MutateFn); 7] = [
        (TypeIndex::STR, mutate_leaf, mutate_leaf),
        (TypeIndex::BYTES, mutate_leaf, mutate_leaf),
        (TypeIndex::BIG_INT, mutate_leaf, mutate_leaf),
        (TypeIndex::ARRAY, mutate_array, mutate_array_inplace),
        (TypeIndex::LIST, mutate_list, mutate_list_inplace),
        (TypeIndex::MAP, mutate_map, mutate_map_inplace),
        (TypeIndex::DICT, mutate_dict, mutate_dict_inplace),
    ];
    for (index, mutate, inplace) in HOOKS {
        register_attr(index, attr::S_MUTATE, &Any::from(mutate as *mut c_void))?;
        register_attr(index, attr::S_MAYBE_INPLACE_MUTATE, &Any::from(inplace as *mut c_void))?;
    }
    Ok(())
}
