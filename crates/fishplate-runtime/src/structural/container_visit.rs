//! `__s_visit__` of the containers: items of sequences, values of maps.
//!
//! Any visitor may be at work, and its callbacks may change the container they are in. An array or
//! map cannot change while it is referred to; items of a list or dict are held one by one.

use std::ffi::c_void;

use fishplate_abi::{RawAny, TypeIndex, attr};

use super::hooks::{cannot_convert, native};
use super::visitor::{VisitFn, VisitorObj};
use crate::any::{Any, AnyView};
use crate::containers::{MapObj, SeqObj};
use crate::depth::Level;
use crate::error::{Error, Result};
use crate::field::register_attr;

/// Runs a hook of a container with its arguments, one level deeper.
///
/// # Safety
/// As [`VisitFn`]: `visitor` is null or a live visitor, and `value` is valid for the call.
unsafe fn hook(
    visitor: *const VisitorObj,
    value: RawAny,
    body: impl FnOnce(&VisitorObj, &AnyView<'_>) -> Result<Any>,
) -> RawAny {
    native("a structural visit", || {
        // SAFETY: see above.
        let (visitor, value) = unsafe { (visitor.as_ref(), AnyView::from_raw(value)) };
        let visitor = visitor.ok_or_else(|| Error::value("The structural visitor is null"))?;
        let _level = Level::enter()?;
        body(visitor, &value)
    })
}

unsafe extern "C" fn visit_array(visitor: *const VisitorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(visitor, value, |visitor, value| {
            for item in expect::<SeqObj>(value, "ffi.Array")?.iter() {
                let result = visitor.visit(&item)?;
                if !result.is_none() {
                    return Ok(result);
                }
            }
            Ok(Any::NONE)
        })
    }
}

unsafe extern "C" fn visit_list(visitor: *const VisitorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(visitor, value, |visitor, value| {
            let list = expect::<SeqObj>(value, "ffi.List")?;
            let mut at = 0;
            while let Some(item) = list.as_slice().get(at).cloned() {
                let result = visitor.visit(&item.view())?;
                if !result.is_none() {
                    return Ok(result);
                }
                at += 1;
            }
            Ok(Any::NONE)
        })
    }
}

unsafe extern "C" fn visit_map(visitor: *const VisitorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(visitor, value, |visitor, value| {
            for (_, item) in expect::<MapObj>(value, "ffi.Map")?.iter() {
                let result = visitor.visit(&item)?;
                if !result.is_none() {
                    return Ok(result);
                }
            }
            Ok(Any::NONE)
        })
    }
}

unsafe extern "C" fn visit_dict(visitor: *const VisitorObj, value: RawAny) -> RawAny {
    // SAFETY: the same contract.
    unsafe {
        hook(visitor, value, |visitor, value| {
            let dict = expect::<MapObj>(value, "ffi.Dict")?;
            let items: Result<Vec<Any>> = dict.iter().map(|(_, item)| item.to_owned()).collect();
            for item in items? {
                let result = visitor.visit(&item.view())?;
                if !result.is_none() {
                    return Ok(result);
                }
            }
            Ok(Any::NONE)
        })
    }
}

/// The container that a hook was registered for.
pub(super) fn expect<'a, T: crate::ObjectType>(
    value: &AnyView<'a>,
    expected: &str,
) -> Result<&'a T> {
    value.as_object().ok_or_else(|| cannot_convert(value, expected))
}

pub(super) fn install() -> Result<()> {
    const HOOKS: [(TypeIndex, VisitFn); 4] = [
        (TypeIndex::ARRAY, visit_array),
        (TypeIndex::LIST, visit_list),
        (TypeIndex::MAP, visit_map),
        (TypeIndex::DICT, visit_dict),
    ];
    for (index, hook) in HOOKS {
        register_attr(index, attr::S_VISIT, &Any::from(hook as *mut c_void))?;
    }
    Ok(())
}
