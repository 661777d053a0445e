//! Instances of dataclasses as tuples of their fields, nested ones included.

use crate::argument::Depth;
use crate::python::{
    Borrowed, Kept, Owned, Result, call, find_attr, get_attr, import, name, new_dict, tuple_from,
};

/// `{class: tuple of field names, or None}`, filled as classes are met.
static FIELDS: Kept = Kept::new();

/// The names of the fields of a dataclass; `None` for any other class.
fn field_names(class: Borrowed<'_>) -> Result<Option<Owned>> {
    let py = class.py();
    let cache = FIELDS.get_or(py, || new_dict(py))?;
    let names = match cache.dict_get(class)? {
        Some(known) => known,
        None => {
            let names = look_up(class)?;
            cache.dict_set(class, names.borrow())?;
            names
        }
    };
    Ok((!names.is_none()).then_some(names))
}

fn look_up(class: Borrowed<'_>) -> Result<Owned> {
    let py = class.py();
    if find_attr(class, name!(py, "__dataclass_fields__")?)?.is_none() {
        return Ok(Owned::none(py));
    }
    let module = import(py, c"dataclasses")?;
    let fields = get_attr(module.borrow(), name!(py, "fields")?)?;
    let fields = call(fields.borrow(), &[class])?;
    let name = name!(py, "name")?;
    tuple_from(py, fields.borrow().tuple_items().iter().map(|field| get_attr(*field, name)))
}

/// Returns the value with every dataclass in it replaced by a tuple of its fields. Lists and tuples
/// are walked, anything else is passed unchanged. Python's recursion limit bounds the nesting.
pub(crate) fn flatten(object: Borrowed<'_>) -> Result<Owned> {
    let py = object.py();
    if object.is_tuple() || object.is_list() {
        let _depth = Depth::enter(py)?;
        let items = object.to_tuple()?;
        return tuple_from(py, items.borrow().tuple_items().iter().map(|item| flatten(*item)));
    }
    let Some(names) = field_names(object.class().object())? else { return Ok(object.share()) };
    let _depth = Depth::enter(py)?;
    tuple_from(
        py,
        names.borrow().tuple_items().iter().map(|name| flatten(get_attr(object, *name)?.borrow())),
    )
}
