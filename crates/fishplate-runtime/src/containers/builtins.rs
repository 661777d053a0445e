//! The global functions of containers.

use fishplate_abi::{DLDevice, DLDeviceType, TypeIndex};

use super::{ArrayObj, DictObj, ListObj, MapCursor, MapKind, MapObj, SeqObj};
use crate::any::{Any, AnyView};
use crate::any_ops;
use crate::call::{Args, Builtin, checked_function};
use crate::error::{Error, Result};
use crate::field::install_functions;
use crate::lock::Lock;
use crate::object::{Object, Ref};
use crate::signature::{Signature, Ty};
use crate::tensor::TensorObj;
use crate::type_table::missing_object;

const ARRAY: Ty = Ty::Object(TypeIndex::ARRAY);
const LIST: Ty = Ty::Object(TypeIndex::LIST);
const MAP: Ty = Ty::Object(TypeIndex::MAP);
const DICT: Ty = Ty::Object(TypeIndex::DICT);
const FUNCTION: Ty = Ty::Object(TypeIndex::FUNCTION);
const ANY_LIST: Ty = Ty::List(&Ty::Any);
const ANY_DICT: Ty = Ty::Dict(&Ty::Any, &Ty::Any);

pub(crate) fn install() -> Result<()> {
    install_functions(ARRAY_FUNCTIONS);
    install_functions(LIST_FUNCTIONS);
    install_functions(MAP_FUNCTIONS);
    install_functions(DICT_FUNCTIONS);
    Ok(())
}

fn size(a: &Args<'_>) -> Result<Any> {
    Ok((a.seq(0)?.len() as i64).into())
}

fn item(a: &Args<'_>) -> Result<Any> {
    a.seq(0)?.get(a.int(1)?).cloned()
}

fn contains(a: &Args<'_>) -> Result<Any> {
    let (seq, value) = (a.seq(0)?, a.any(1)?);
    // By position, and on a copy if a hook is called: the hook may change the sequence.
    for i in 0..seq.len() {
        let Some(element) = seq.as_slice().get(i) else { break };
        let equal = match any_ops::equal_without_hook(&element.view(), &value.view()) {
            Some(equal) => equal,
            None => any_ops::equal(&element.clone().view(), &value.view())?,
        };
        if equal {
            return Ok(true.into());
        }
    }
    Ok(false.into())
}

const ARRAY_FUNCTIONS: &[Builtin] = &[
    Builtin::packed("ffi.Array", |a| {
        Ok(ArrayObj::from_values(a.all().iter().map(AnyView::to_owned))?.into())
    }),
    Builtin::new("ffi.ArrayGetItem", &[ARRAY, Ty::Int], Ty::Any, item),
    Builtin::new("ffi.ArraySize", &[ARRAY], Ty::Int, size),
    Builtin::new("ffi.ArrayContains", &[ARRAY, Ty::Any], Ty::Bool, contains),
    Builtin::new("ffi.ContainerFindFirstNonCPUDevice", &[Ty::Any], Ty::Device, |a| {
        let cpu = DLDevice { device_type: DLDeviceType::CPU, device_id: 0 };
        Ok(first_non_cpu_device(a.view(0))?.unwrap_or(cpu).into())
    }),
];

const LIST_FUNCTIONS: &[Builtin] = &[
    Builtin::packed("ffi.List", |a| {
        Ok(ListObj::from_values(a.all().iter().map(AnyView::to_owned))?.into())
    }),
    Builtin::new("ffi.ListGetItem", &[LIST, Ty::Int], Ty::Any, item),
    Builtin::new("ffi.ListSetItem", &[ANY_LIST, Ty::Int, Ty::Any], Ty::Void, |a| {
        ListObj::set(&a.list(0)?, a.int(1)?, a.any(2)?).map(Any::from)
    }),
    Builtin::new("ffi.ListSize", &[LIST], Ty::Int, size),
    Builtin::new("ffi.ListContains", &[LIST, Ty::Any], Ty::Bool, contains),
    Builtin::new("ffi.ListAppend", &[ANY_LIST, Ty::Any], Ty::Void, |a| {
        ListObj::push(&a.list(0)?, a.any(1)?).map(Any::from)
    }),
    Builtin::new("ffi.ListInsert", &[ANY_LIST, Ty::Int, Ty::Any], Ty::Void, |a| {
        ListObj::insert_all(&a.list(0)?, a.int(1)?, vec![a.any(2)?]).map(Any::from)
    }),
    Builtin::new("ffi.ListPop", &[ANY_LIST, Ty::Int], Ty::Any, |a| {
        let (list, i) = (a.list(0)?, a.int(1)?);
        let value = list.get(i)?.clone();
        ListObj::remove(&list, i, i + 1)?;
        Ok(value)
    }),
    Builtin::new("ffi.ListErase", &[ANY_LIST, Ty::Int], Ty::Void, |a| {
        let (list, i) = (a.list(0)?, a.int(1)?);
        list.get(i)?;
        ListObj::remove(&list, i, i + 1).map(|_| Any::NONE)
    }),
    Builtin::new("ffi.ListEraseRange", &[ANY_LIST, Ty::Int, Ty::Int], Ty::Void, |a| {
        ListObj::remove(&a.list(0)?, a.int(1)?, a.int(2)?).map(|_| Any::NONE)
    }),
    Builtin::new("ffi.ListReplaceSlice", &[ANY_LIST, Ty::Int, Ty::Int, ANY_LIST], Ty::Void, |a| {
        let (list, start, stop) = (a.list(0)?, a.int(1)?, a.int(2)?);
        // The replacement may be the list itself, so it is copied before anything changes.
        let replacement = a.seq(3)?.as_slice().to_vec();
        // Released at the end: a deleter may read the list.
        let _removed = ListObj::remove(&list, start, stop)?;
        ListObj::insert_all(&list, start, replacement).map(Any::from)
    }),
    Builtin::new("ffi.ListReverse", &[ANY_LIST], Ty::Void, |a| {
        ListObj::reverse(&a.list(0)?);
        Ok(Any::NONE)
    }),
    Builtin::new("ffi.ListClear", &[ANY_LIST], Ty::Void, |a| {
        ListObj::clear(&a.list(0)?);
        Ok(Any::NONE)
    }),
    Builtin::new("ffi.ListReserve", &[ANY_LIST, Ty::Int], Ty::Void, |a| {
        // A negative capacity means none.
        let capacity = usize::try_from(a.int(1)?).unwrap_or(0);
        ListObj::reserve(&a.list(0)?, capacity).map(Any::from)
    }),
];

fn new_map(kind: MapKind, a: &Args<'_>) -> Result<Any> {
    let (pairs, rest) = a.all().as_chunks::<2>();
    if !rest.is_empty() {
        return Err(Error::internal(format!(
            "Check failed: args.size() % 2 == 0 (1 vs. 0) : keys and values must come in pairs, \
             got {} arguments",
            a.len()
        )));
    }
    let entries = pairs.iter().map(|[k, v]| Ok((k.to_owned()?, v.to_owned()?)));
    Ok(MapObj::from_entries(kind, entries)?.into())
}

fn map_size(a: &Args<'_>) -> Result<Any> {
    Ok((a.map(0)?.len() as i64).into())
}

fn map_item(a: &Args<'_>) -> Result<Any> {
    let key = a.any(1)?;
    a.map(0)?.at(&key.view())?.to_owned()
}

fn map_count(a: &Args<'_>) -> Result<Any> {
    let key = a.any(1)?;
    Ok(i64::from(a.map(0)?.get(&key.view())?.is_some()).into())
}

fn map_item_or_missing(a: &Args<'_>) -> Result<Any> {
    let key = a.any(1)?;
    match a.map(0)?.get(&key.view())? {
        Some(value) => value.to_owned(),
        None => Ok(missing_object().into()),
    }
}

/// A function that walks a map: 0 returns the key, 1 the value, 2 advances and returns whether
/// there is another entry.
fn map_iterator(a: &Args<'_>) -> Result<Any> {
    let map: Ref<MapObj> = Ref::from_borrowed(a.map(0)?);
    let at = Lock::new(Some(map.first()));
    let signature = Signature::new(&[Ty::Int], Ty::Any);
    let step = checked_function("", signature, move |a: &Args<'_>| {
        let now: Option<MapCursor> = *at.hold();
        let entry = || {
            now.and_then(|now| map.entry(now))
                .ok_or_else(|| Error::index("The map has no more entries"))
        };
        match a.int(0)? {
            0 => entry()?.0.to_owned(),
            1 => entry()?.1.to_owned(),
            _ => {
                let next = now.and_then(|now| map.advance(now));
                *at.hold() = next;
                Ok(next.is_some().into())
            }
        }
    });
    Ok(step.into())
}

const MAP_FUNCTIONS: &[Builtin] = &[
    Builtin::packed("ffi.Map", |a| new_map(MapKind::Map, a)),
    Builtin::new("ffi.MapSize", &[MAP], Ty::Int, map_size),
    Builtin::new("ffi.MapGetItem", &[MAP, Ty::Any], Ty::Any, map_item),
    Builtin::new("ffi.MapCount", &[MAP, Ty::Any], Ty::Int, map_count),
    Builtin::new("ffi.MapForwardIterFunctor", &[MAP], FUNCTION, map_iterator),
    Builtin::new("ffi.MapGetItemOrMissing", &[MAP, Ty::Any], Ty::Any, map_item_or_missing),
];

/// A dict; a map is copied into a new one.
fn dict(a: &Args<'_>) -> Result<Ref<MapObj>> {
    let map = a.map(0)?;
    if a.view(0).as_object::<DictObj>().is_some() {
        return Ok(Ref::from_borrowed(map));
    }
    let entries = map.iter().map(|(k, v)| Ok((k.to_owned()?, v.to_owned()?)));
    MapObj::from_entries(MapKind::Dict, entries)
}

const DICT_FUNCTIONS: &[Builtin] = &[
    Builtin::packed("ffi.Dict", |a| new_map(MapKind::Dict, a)),
    Builtin::new("ffi.DictSize", &[DICT], Ty::Int, map_size),
    Builtin::new("ffi.DictGetItem", &[DICT, Ty::Any], Ty::Any, map_item),
    Builtin::new("ffi.DictSetItem", &[ANY_DICT, Ty::Any, Ty::Any], Ty::Void, |a| {
        MapObj::set(&dict(a)?, a.any(1)?, a.any(2)?).map(Any::from)
    }),
    Builtin::new("ffi.DictCount", &[DICT, Ty::Any], Ty::Int, map_count),
    Builtin::new("ffi.DictErase", &[ANY_DICT, Ty::Any], Ty::Void, |a| {
        let key = a.any(1)?;
        MapObj::remove(&dict(a)?, &key.view()).map(|_| Any::NONE)
    }),
    Builtin::new("ffi.DictClear", &[ANY_DICT], Ty::Void, |a| {
        MapObj::clear(&dict(a)?);
        Ok(Any::NONE)
    }),
    Builtin::new("ffi.DictForwardIterFunctor", &[DICT], FUNCTION, map_iterator),
    Builtin::new("ffi.DictGetItemOrMissing", &[DICT, Ty::Any], Ty::Any, map_item_or_missing),
];

/// The device of the first tensor, depth first, that is not on the CPU. Mutable containers may
/// contain themselves, so each container is searched once.
fn first_non_cpu_device(value: AnyView<'_>) -> Result<Option<DLDevice>> {
    let mut seen = std::collections::HashSet::new();
    let mut todo = vec![value];
    while let Some(value) = todo.pop() {
        if let Some(tensor) = value.as_object::<TensorObj>() {
            if tensor.device().device_type != DLDeviceType::CPU {
                return Ok(Some(tensor.device()));
            }
            continue;
        }
        let Some(object) = value.as_object::<Object>() else { continue };
        if !matches!(
            object.type_index(),
            TypeIndex::ARRAY | TypeIndex::LIST | TypeIndex::MAP | TypeIndex::DICT
        ) || !seen.insert(std::ptr::from_ref(object))
        {
            continue;
        }
        let from = todo.len();
        if let Some(seq) = value.as_object::<SeqObj>() {
            todo.extend(seq.as_slice().iter().map(Any::view));
        } else if let Some(map) = value.as_object::<MapObj>() {
            todo.extend(map.iter().map(|(_, value)| value));
        }
        todo[from..].reverse();
    }
    Ok(None)
}
