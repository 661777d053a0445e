//! Constructors: Python items become the arguments of a function that creates the container.

use std::ffi::CStr;

use pyo3_ffi as py;

use super::ContainerObject;
use crate::any::OwnedAny;
use crate::argument::{self, Frame, Rooms};
use crate::global::Global;
use crate::object;
use crate::python::{
    Borrowed, Owned, Python, Result, call_method0, clear_error, list_from, name, room, text_of,
    type_error, type_name, value_error,
};

/// Up to this many items are packed on the stack.
pub(crate) const ON_STACK: usize = 16;

/// The only argument of a constructor, by position or by name.
pub(super) fn single_argument(
    this: Borrowed<'_, ContainerObject>,
    args: Borrowed<'_>,
    keywords: Option<Borrowed<'_>>,
    name: &CStr,
) -> Result<Option<Owned>> {
    let count = args.tuple_len();
    let named = keywords.map_or(0, Borrowed::dict_len);
    match (args.tuple_items(), named) {
        ([value], 0) => return Ok(Some(value.share())),
        ([], 0) => return Ok(None),
        ([], 1) => {
            let value = keywords.and_then(|keywords| keywords.dict_get_text(name));
            if value.is_some() {
                return Ok(value);
            }
        }
        _ => {}
    }
    let (class, name) = (type_name(this.object()), name.to_string_lossy());
    let got = match keywords {
        Some(keywords) if count <= 1 => unknown(keywords),
        _ => format!("{count} arguments"),
    };
    Err(type_error(this.py(), format!("{class}() takes one argument, {name}, got {got}")))
}

fn unknown(keywords: Borrowed<'_>) -> String {
    let py = keywords.py();
    let keys = keywords
        .dict_items()
        .and_then(|items| list_from(py, items.into_iter().map(|(key, _)| Ok(key))));
    match keys.and_then(|keys| text_of(keys.borrow().repr()?.borrow())) {
        Ok(text) => format!("the keywords {text}"),
        Err(_) => {
            clear_error(py);
            "other keywords".to_owned()
        }
    }
}

/// The items of any iterable, as a tuple, which no Python code in a conversion can change.
pub(super) fn items_of(input: Borrowed<'_>) -> Result<Owned> {
    if input.is_exact_tuple() {
        return Ok(input.share());
    }
    if input.is_exact_list() {
        return input.list_to_tuple();
    }
    input.to_tuple()
}

/// The items of a list in place, if all are plain: their conversion runs no Python code that could change the list.
///
/// # Safety
/// The items are used before Python code runs again.
pub(crate) unsafe fn plain_items(input: Borrowed<'_>) -> Option<&[Borrowed<'_>]> {
    // SAFETY: the caller guarantees that no Python code runs while the items are used.
    unsafe { input.list_items_if(is_plain) }
}

/// Small integers, floats, booleans, None, strings and wrappers of objects.
#[inline]
fn is_plain(item: Borrowed<'_>) -> bool {
    let class = item.class_ptr();
    if class == &raw mut py::PyLong_Type {
        return argument::one_digit(item).is_some();
    }
    class == &raw mut py::PyUnicode_Type
        || class == &raw mut py::PyFloat_Type
        || class == &raw mut py::PyBool_Type
        || item.is_none()
        || argument::is_plain_object(item.class())
}

/// Gives a wrapper the sequence that `maker` creates from the items of any iterable.
pub(super) fn construct_from(
    this: Borrowed<'_, ContainerObject>,
    maker: &Global,
    input: Borrowed<'_>,
) -> Result<()> {
    // SAFETY: the conversion of plain items runs no Python code, nor does the maker before it has copied them.
    if let Some(items) = unsafe { plain_items(input) } {
        return construct(this, maker, items);
    }
    let items = items_of(input)?;
    construct(this, maker, items.borrow().tuple_items())
}

/// Alternating keys and values, as references, of a mapping or of an iterable of pairs.
pub(super) fn pairs_of(input: Borrowed<'_>) -> Result<Vec<Owned>> {
    let py = input.py();
    if input.is_exact_dict() {
        return input.dict_flat();
    }
    // A value that is not iterable either gets the error of a mapping.
    let is_iterable = input.class().fields().tp_iter.is_some();
    let is_mapping = !is_iterable || input.has_attr(c"items");
    let items = if is_mapping {
        items_of(call_method0(input, name!(py, "items")?)?.borrow())?
    } else {
        items_of(input)?
    };
    let mut flat = room(py, items.borrow().tuple_len() * 2)?;
    for (index, item) in items.borrow().tuple_items().iter().enumerate() {
        let pair = items_of(*item)?;
        let [key, value] = pair.borrow().tuple_items() else {
            let (got, class) = (pair.borrow().tuple_len(), type_name(input));
            let what =
                if is_mapping { format!("items()[{index}]") } else { format!("item {index}") };
            return Err(value_error(
                py,
                format!("{what} of {class} must be a key and a value, got {got} values"),
            ));
        };
        flat.push(key.share());
        flat.push(value.share());
    }
    Ok(flat)
}

/// Calls `maker` with converted items.
#[inline]
pub(super) fn make(py: Python<'_>, maker: &Global, items: &[Borrowed<'_>]) -> Result<OwnedAny> {
    let mut frame = Frame::for_runtime();
    let mut rooms = Rooms::<ON_STACK>::new();
    let (_, packed) = argument::pack_all(py, &mut frame, items, &mut rooms)?;
    maker.call(py, packed)
}

/// Gives a wrapper the container that `maker` creates from the items.
#[inline]
pub(super) fn construct(
    this: Borrowed<'_, ContainerObject>,
    maker: &Global,
    items: &[Borrowed<'_>],
) -> Result<()> {
    let py = this.py();
    match make(py, maker, items)?.into_object() {
        Some(made) => object::adopt_new(this.wrapper(), made),
        None => Err(type_error(py, "the runtime made no container")),
    }
}
