//! `CMap`: lookup and iteration of `Map` and `Dict`; `CDict`: the operations that change a `Dict`.

use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{ObjectHeader, TypeIndex};

use super::map_iter::{self, From, Part};
use super::{ContainerObject, build, using};
use crate::any::{OwnedAny, View};
use crate::argument::{self, Frame};
use crate::class::{ClassBuilder, ClassCell, Method, add_class};
use crate::global::Global;
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, Owned, Python, Result, gathered, key_error, str_utf8, type_error, type_name,
};
use crate::value;

pub(crate) static MAP: ClassCell<ContainerObject> = ClassCell::new();
pub(crate) static DICT: ClassCell<ContainerObject> = ClassCell::new();
static MAKE_MAP: Global = Global::new("ffi.Map");
static MAKE_DICT: Global = Global::new("ffi.Dict");
static GET_MISSING: Global = Global::new("ffi.GetInvalidObject");
static MAP_FIND: Global = Global::new("ffi.MapGetItemOrMissing");
static DICT_FIND: Global = Global::new("ffi.DictGetItemOrMissing");
static MAP_COUNT: Global = Global::new("ffi.MapCount");
static DICT_COUNT: Global = Global::new("ffi.DictCount");
static DICT_SET: Global = Global::new("ffi.DictSetItem");
static DICT_ERASE: Global = Global::new("ffi.DictErase");

pub(super) const MAPS: [TypeIndex; 2] = [TypeIndex::MAP, TypeIndex::DICT];

/// The address of the object that marks a missing key; it is never freed.
fn missing(py: Python<'_>) -> Result<*mut ObjectHeader> {
    static MISSING: AtomicPtr<ObjectHeader> = AtomicPtr::new(null_mut());
    let known = MISSING.load(Ordering::Acquire);
    if !known.is_null() {
        return Ok(known);
    }
    let Some(made) = GET_MISSING.call(py, &[])?.into_object() else {
        return Err(type_error(py, "ffi.GetInvalidObject returned no object"));
    };
    let made = made.into_raw();
    MISSING.store(made, Ordering::Release);
    Ok(made)
}

/// Calls the runtime function for the container's kind with the container and a key. The key is converted first, which
/// may run Python code.
fn with_key(
    this: Borrowed<'_, ContainerObject>,
    key: Borrowed<'_>,
    map: &Global,
    dict: &Global,
) -> Result<OwnedAny> {
    let mut frame = Frame::for_runtime();
    let [wanted] = argument::pack(&mut frame, [key])?;
    using(this, MAPS, |handle| {
        let function = if handle.type_index() == TypeIndex::DICT { dict } else { map };
        function.call(this.py(), &[View::object(handle), wanted])
    })
}

/// The value of a key.
fn find(this: Borrowed<'_, ContainerObject>, key: Borrowed<'_>) -> Result<Option<Owned>> {
    let py = this.py();
    let found = with_key(this, key, &MAP_FIND, &DICT_FIND)?;
    let view = found.view();
    if view.type_index == TypeIndex::OBJECT && view.object() == missing(py)? {
        return Ok(None);
    }
    value::take(py, found, this.api.get()).map(Some)
}

fn has(this: Borrowed<'_, ContainerObject>, key: Borrowed<'_>) -> Result<bool> {
    let count = with_key(this, key, &MAP_COUNT, &DICT_COUNT)?;
    Ok(count.view().type_index == TypeIndex::INT && count.view().int() != 0)
}

fn length(this: Borrowed<'_, ContainerObject>) -> Result<isize> {
    using(this, MAPS, |map| Ok(map.map().map_or(0, |cell| cell.size as isize)))
}

fn subscript(this: Borrowed<'_, ContainerObject>, key: Borrowed<'_>) -> Result<Owned> {
    find(this, key)?.ok_or_else(|| key_error(key))
}

/// `get(key, default=None)`.
fn get(this: Borrowed<'_, ContainerObject>, call: Arguments<'_>) -> Result<Owned> {
    const NAMES: [&[u8]; 2] = [b"key", b"default"];
    let py = this.py();
    let mut found = match call.positional {
        [] => [None; 2],
        [key] => [Some(*key), None],
        [key, default] => [Some(*key), Some(*default)],
        more => {
            let count = more.len();
            return Err(type_error(py, format!("get expected at most 2 arguments, got {count}")));
        }
    };
    for (index, value) in call.named.iter().enumerate() {
        let name = call.name(index).map_or(Ok(&[][..]), str_utf8)?;
        match NAMES.iter().position(|known| *known == name) {
            Some(at) if found[at].is_none() => found[at] = Some(*value),
            _ => {
                let name = String::from_utf8_lossy(name);
                return Err(type_error(py, format!("get takes (key, default), got also {name}")));
            }
        }
    }
    let [Some(key), default] = found else {
        return Err(type_error(py, "get is missing its argument 'key'"));
    };
    match find(this, key)? {
        Some(found) => Ok(found),
        None => Ok(default.unwrap_or(py.none()).share()),
    }
}

fn init_map(
    this: Borrowed<'_, ContainerObject>,
    args: Borrowed<'_>,
    keywords: Option<Borrowed<'_>>,
) -> Result<()> {
    let Some(input) = build::single_argument(this, args, keywords, c"input_dict")? else {
        let class = type_name(this.object());
        return Err(type_error(
            this.py(),
            format!("{class}.__init__() missing 1 required positional argument: 'input_dict'"),
        ));
    };
    construct(this, &MAKE_MAP, input.borrow())
}

fn init_dict(
    this: Borrowed<'_, ContainerObject>,
    args: Borrowed<'_>,
    keywords: Option<Borrowed<'_>>,
) -> Result<()> {
    match build::single_argument(this, args, keywords, c"input_dict")? {
        Some(input) if !input.is_none() => construct(this, &MAKE_DICT, input.borrow()),
        _ => build::construct(this, &MAKE_DICT, &[]),
    }
}

fn construct(
    this: Borrowed<'_, ContainerObject>,
    maker: &Global,
    input: Borrowed<'_>,
) -> Result<()> {
    let flat = build::pairs_of(input)?;
    let items = gathered(this.py(), flat.iter().map(Owned::borrow))?;
    build::construct(this, maker, &items)
}

fn assign(
    this: Borrowed<'_, ContainerObject>,
    key: Borrowed<'_>,
    value: Option<Borrowed<'_>>,
) -> Result<()> {
    let Some(value) = value else {
        if !has(this, key)? {
            return Err(key_error(key));
        }
        using(this, ONLY_DICT, |_| Ok(()))?;
        return with_key(this, key, &DICT_ERASE, &DICT_ERASE).map(drop);
    };
    let mut frame = Frame::for_runtime();
    let [key, value] = argument::pack(&mut frame, [key, value])?;
    let args = |dict| [View::object(dict), key, value];
    using(this, ONLY_DICT, |dict| DICT_SET.call(this.py(), &args(dict)).map(drop))
}

/// For changes: a Map is refused, because the runtime would change a copy of it.
const ONLY_DICT: [TypeIndex; 2] = [TypeIndex::DICT; 2];

/// Adds `CMap` and `CDict` to the module.
pub(super) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    ClassBuilder::<ContainerObject>::new(c"fishplate._core.CMap")
        .doc(c"CMap(input_dict)\n--\n\nLook-ups and iteration of Map and Dict.")
        .init(init_map)
        .iter(|this| map_iter::new(this, From::First, Part::Key))
        .length(length)
        .subscript(subscript)
        .contains(has)
        .method(
            c"get",
            Method::keywords(get),
            c"get($self, key, default=None)\n--\n\nThe value of a key, or the default.",
        )
        .method(
            c"_iter_values",
            Method::no_args(|this| map_iter::new(this, From::First, Part::Value)),
            c"_iter_values($self, /)\n--\n\nIterator over the values.",
        )
        .method(
            c"_iter_items",
            Method::no_args(|this| map_iter::new(this, From::First, Part::Both)),
            c"_iter_items($self, /)\n--\n\nIterator over pairs of key and value.",
        )
        .method(
            c"_iter_last_item",
            Method::no_args(|this| map_iter::new(this, From::Last, Part::Both)),
            c"_iter_last_item($self, /)\n--\n\nIterator over the last pair of key and value alone.",
        )
        .build(py, Some(super::BASE.class(py)), &MAP)?;
    ClassBuilder::<ContainerObject>::new(c"fishplate._core.CDict")
        .doc(c"CDict(input_dict=None)\n--\n\nThe operations that change a Dict.")
        .init(init_dict)
        .assign(assign)
        .build(py, Some(MAP.class(py)), &DICT)?;
    add_class(module, &MAP)?;
    add_class(module, &DICT)
}
