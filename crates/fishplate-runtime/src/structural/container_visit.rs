//! `__s_visit__` of the containers: items of sequences, values of maps.
//!
//! Any visitor may be running, and its callbacks may change the container that they are in. An
//! array or map cannot change while it is referred to; items of a list or dict are held one by one.

use std::ffi::c_void;

use fishplate_abi::{RawAny, TypeIndex, attr};

use super::hooks::{cannot_convert, native};
use super::prefetch::Entries;
use super::visitor::{VisitFn, Visited, VisitorObj, into_result};
use crate::any::{Any, AnyView};
use crate::containers::{MapObj, SeqObj};
use crate::depth::Level;
use crate::error::{Error, Result};
use crate::field::register_attr;

/// Visits the items of a sequence or the values of a map; `None` for other values.
#[inline]
pub(super) fn visit_items(
    value: &AnyView<'_>,
    visit: impl Fn(&AnyView<'_>) -> Visited,
) -> Option<Visited> {
    Some(match value.type_index() {
        TypeIndex::ARRAY => {
            let mut items = value.as_object::<SeqObj>()?.as_slice().iter();
            items.try_for_each(|item| visit(item.as_view()))
        }
        TypeIndex::LIST => visit_list(value.as_object()?, visit),
        TypeIndex::MAP => {
            let mut entries = Entries::of(value.as_object()?);
            entries.try_for_each(|(_, item)| visit(item))
        }
        TypeIndex::DICT => visit_dict(value.as_object()?, visit),
        _ => return None,
    })
}

fn visit_list(list: &SeqObj, visit: impl Fn(&AnyView<'_>) -> Visited) -> Visited {
    let mut at = 0;
    while let Some(item) = list.as_slice().get(at).cloned() {
        visit(item.as_view())?;
        at += 1;
    }
    Ok(())
}

fn visit_dict(dict: &MapObj, visit: impl Fn(&AnyView<'_>) -> Visited) -> Visited {
    let items: Result<Vec<Any>> = dict.iter().map(|(_, item)| item.to_owned()).collect();
    items?.iter().try_for_each(|item| visit(item.as_view()))
}

/// The hook of all four containers, for foreign visitors.
///
/// # Safety
/// `visitor` is null or a live visitor, and `value` is valid during the call.
unsafe extern "C" fn visit_container(visitor: *const VisitorObj, value: RawAny) -> RawAny {
    native("a structural visit", || {
        // SAFETY: a non-null visitor is live for the call.
        let visitor = unsafe { visitor.as_ref() };
        let visitor = visitor.ok_or_else(|| Error::value("The structural visitor is null"))?;
        // SAFETY: `value` is valid during the call.
        let value = unsafe { AnyView::from_raw(value) };
        let _level = Level::enter()?;
        let visited = visit_items(&value, |item| visitor.visit(item));
        into_result(visited.ok_or_else(|| cannot_convert(&value, "a container"))?)
    })
}

pub(super) fn install() -> Result<()> {
    let hook: VisitFn = visit_container;
    for index in [TypeIndex::ARRAY, TypeIndex::LIST, TypeIndex::MAP, TypeIndex::DICT] {
        register_attr(index, attr::S_VISIT, &Any::from(hook as *mut c_void))?;
    }
    Ok(())
}
