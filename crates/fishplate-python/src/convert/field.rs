//! Conversion of values that are assigned to a field: the function that the runtime calls.

use std::ffi::{c_int, c_void};

use fishplate_abi::{RawAny, TypeIndex};

use super::direct::Direct;
use super::{Node, raise};
use crate::any::{OwnedAny, View};
use crate::attach::attached;
use crate::python::{Result, check_stack, system_error};
use crate::{attach, error, ffi};

/// The converter of `ffi.MakeFieldSetter`: `context` is a [`Node`] that is never freed. Returns 0
/// with an owned value in `result`, or -1 with the error raised.
///
/// # Safety
/// Called by the runtime with the context that it was given, a valid value and a free slot.
pub(crate) unsafe extern "C" fn convert_field(
    context: *mut c_void,
    value: *const RawAny,
    result: *mut RawAny,
) -> c_int {
    // SAFETY: the runtime passes the context that it was given: a node, which is never freed.
    let node = unsafe { &*context.cast::<Node>() };
    // SAFETY: the runtime passes a valid value.
    let value = unsafe { *value };
    // SAFETY: everything that the runtime's value refers to lives for the call.
    let value = unsafe { View::from_raw(value) };
    let mut made = OwnedAny::NONE;
    let body = || match node.direct(value) {
        Direct::Keep => own(value, &mut made),
        Direct::New(new) => {
            made = OwnedAny::plain(new);
            0
        }
        Direct::Never | Direct::Ask => convert_in_python(node, value, &mut made),
    };
    let status = match std::panic::catch_unwind(std::panic::AssertUnwindSafe(body)) {
        Ok(status) => status,
        Err(_) => attached(|py| {
            let raised = system_error(py, "fishplate panicked in a field's conversion");
            error::raise_to_ffi(py, raised)
        })
        .unwrap_or_else(attach::raise_gone),
    };
    // SAFETY: the runtime passes a free slot.
    unsafe { result.write(made.into_raw()) };
    status
}

/// Writes an owned copy of a view.
fn own(view: View<'_>, result: &mut OwnedAny) -> c_int {
    match view.raw().type_index {
        TypeIndex::RAW_STR | TypeIndex::BYTE_ARRAY_PTR => {
            ffi::TVMFFIAnyViewToOwnedAny(&view, result)
        }
        _ => {
            *result = view.share();
            0
        }
    }
}

#[cold]
fn convert_in_python(node: &Node, view: View<'_>, result: &mut OwnedAny) -> c_int {
    let status = attached(|py| {
        let mut convert = || -> Result<()> {
            check_stack(py)?;
            let converted = node
                .convert_view(py, view)
                .map_err(|fault| raise(py, fault, || Ok(String::new())))?;
            *result = converted.value;
            Ok(())
        };
        convert().map_or_else(|raised| error::raise_to_ffi(py, raised), |()| 0)
    });
    status.unwrap_or_else(attach::raise_gone)
}
