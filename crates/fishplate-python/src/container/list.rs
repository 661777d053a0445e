//! `CList`: the operations that change a `List`. Values are converted before the list is read,
//! because a conversion may run Python code that changes it.

use fishplate_abi::TypeIndex;

use super::seq::{self, ARRAY, Range};
use super::{ContainerObject, build, using};
use crate::any::{OwnedAny, View};
use crate::argument::{self, Frame};
use crate::class::{ClassBuilder, ClassCell, Method, add_class};
use crate::ffi_object::FfiObject;
use crate::global::Global;
use crate::python::{Borrowed, Owned, Result, index_error, type_error, value_error};
use crate::value;

pub(crate) static LIST: ClassCell<ContainerObject> = ClassCell::new();
static MAKE_LIST: Global = Global::new("ffi.List");
static SET_ITEM: Global = Global::new("ffi.ListSetItem");
static ERASE: Global = Global::new("ffi.ListErase");
static ERASE_RANGE: Global = Global::new("ffi.ListEraseRange");
static REPLACE_SLICE: Global = Global::new("ffi.ListReplaceSlice");
static APPEND: Global = Global::new("ffi.ListAppend");
static POP: Global = Global::new("ffi.ListPop");

/// Calls `body` with the object, in its section; an Array is refused, because the runtime would change a copy of it.
#[inline(always)]
fn with_list<'a, R>(
    this: Borrowed<'a, ContainerObject>,
    body: impl FnOnce(FfiObject<'a>) -> Result<R>,
) -> Result<R> {
    using(this, [TypeIndex::LIST; 2], body)
}

fn int(number: isize) -> View<'static> {
    View::int(number as i64)
}

fn init(
    this: Borrowed<'_, ContainerObject>,
    args: Borrowed<'_>,
    keywords: Option<Borrowed<'_>>,
) -> Result<()> {
    match build::single_argument(this, args, keywords, c"input_list")? {
        Some(input) => build::construct_from(this, &MAKE_LIST, input.borrow()),
        None => build::construct(this, &MAKE_LIST, &[]),
    }
}

fn assign(
    this: Borrowed<'_, ContainerObject>,
    index: Borrowed<'_>,
    value: Option<Borrowed<'_>>,
) -> Result<()> {
    match (seq::as_index(index)?, value) {
        (Some(number), None) => with_list(this, |list| {
            let at = seq::position(index, number, seq::count(list))?;
            ERASE.call(this.py(), &[View::object(list), int(at)]).map(drop)
        }),
        (Some(number), Some(value)) => set_item(this, index, number, value),
        (None, _) if !index.is_slice() => Err(seq::no_index(index)),
        (None, None) => delete_slice(this, index),
        (None, Some(value)) => set_slice(this, index, value),
    }
}

fn set_item(
    this: Borrowed<'_, ContainerObject>,
    index: Borrowed<'_>,
    number: isize,
    value: Borrowed<'_>,
) -> Result<()> {
    let mut frame = Frame::for_runtime();
    let [element] = argument::pack(&mut frame, [value])?;
    with_list(this, |list| {
        let at = seq::position(index, number, seq::count(list))?;
        SET_ITEM.call(this.py(), &[View::object(list), int(at), element]).map(drop)
    })
}

fn delete_slice(this: Borrowed<'_, ContainerObject>, slice: Borrowed<'_>) -> Result<()> {
    let py = this.py();
    let Range { start, stop, step, count } = seq::range(this, slice)?;
    if step == 1 {
        let range = |list| [View::object(list), int(start), int(stop.max(start))];
        return with_list(this, |list| ERASE_RANGE.call(py, &range(list)).map(drop));
    }
    // From the end, so that the positions of the remaining elements do not shift.
    for i in 0..count {
        let i = if step > 0 { count - 1 - i } else { i };
        with_list(this, |list| ERASE.call(py, &[View::object(list), int(start + i * step)]))?;
    }
    Ok(())
}

/// Builds the replacement as a separate list, so that nothing changes when a value cannot be
/// converted.
fn set_slice(
    this: Borrowed<'_, ContainerObject>,
    slice: Borrowed<'_>,
    values: Borrowed<'_>,
) -> Result<()> {
    let items = build::items_of(values)?;
    let replacement = build::make(this.py(), &MAKE_LIST, items.borrow().tuple_items())?;
    replace(this, slice, &replacement, items.borrow().tuple_len() as isize)
}

fn replace(
    this: Borrowed<'_, ContainerObject>,
    slice: Borrowed<'_>,
    replacement: &OwnedAny,
    size: isize,
) -> Result<()> {
    let py = this.py();
    let Range { start, stop, step, count } = seq::range(this, slice)?;
    if step == 1 {
        let (start, stop) = (int(start), int(stop.max(start)));
        return with_list(this, |list| {
            let range = [View::object(list), start, stop, replacement.borrow()];
            REPLACE_SLICE.call(py, &range).map(drop)
        });
    }
    if count != size {
        return Err(value_error(
            py,
            format!("attempt to assign sequence of size {size} to extended slice of size {count}"),
        ));
    }
    for i in 0..count {
        let elements = replacement.borrow().as_object();
        let Some(element) = elements.and_then(|list| seq::element(list, i)) else { break };
        let at = int(start + i * step);
        let element = element.share();
        with_list(this, |list| SET_ITEM.call(py, &[View::object(list), at, element.borrow()]))?;
    }
    Ok(())
}

fn append(this: Borrowed<'_, ContainerObject>, item: Borrowed<'_>) -> Result<Owned> {
    let mut frame = Frame::for_runtime();
    let [element] = argument::pack(&mut frame, [item])?;
    with_list(this, |list| APPEND.call(this.py(), &[View::object(list), element]))?;
    Ok(Owned::none(this.py()))
}

fn pop(this: Borrowed<'_, ContainerObject>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let py = this.py();
    if args.len() > 1 {
        let count = args.len();
        return Err(type_error(py, format!("pop expected at most 1 argument, got {count}")));
    }
    let given = match args.first() {
        Some(index) => Some((*index, seq::as_index(*index)?.ok_or_else(|| seq::no_index(*index))?)),
        None => None,
    };
    let popped = with_list(this, |list| {
        let length = seq::count(list);
        if length == 0 {
            return Err(index_error(py, "pop from empty list"));
        }
        let at = match given {
            Some((index, number)) => seq::position(index, number, length)?,
            None => length - 1,
        };
        POP.call(py, &[View::object(list), int(at)])
    })?;
    value::take(py, popped, this.api.get())
}

/// Adds `CList` to the module.
pub(super) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    ClassBuilder::<ContainerObject>::new(c"fishplate._core.CList")
        .doc(c"CList(input_list=())\n--\n\nThe operations that change a List.")
        .init(init)
        .assign(assign)
        .method(c"append", Method::binary(append), c"append($self, value, /)\n--\n\nAdd a value at the end.")
        .method(c"pop", Method::fast(pop), c"pop($self, index=-1, /)\n--\n\nRemove and return the element at an index, the last by default.")
        .build(py, Some(ARRAY.class(py)), &LIST)?;
    add_class(module, &LIST)
}
