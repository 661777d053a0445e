//! Conversion of values that a setter of a field is given: the function that the runtime calls.

use std::ffi::{c_int, c_void};

use fishplate_abi::{RawAny, TypeIndex, inc_ref};

use super::direct::Direct;
use super::{Node, raise};
use crate::attach::Attached;
use crate::python::{Result, check_stack, system_error};
use crate::{attach, error, ffi};

/// The converter of `ffi.MakeFieldSetter`: `context` is a [`Node`] that lives for good. Returns 0
/// with an owned value in `result`, or -1 with the error raised.
///
/// # Safety
/// Called by the runtime with the context that it was given, a valid value and a free slot.
pub(crate) unsafe extern "C" fn convert_field(
    context: *mut c_void,
    value: *const RawAny,
    result: *mut RawAny,
) -> c_int {
    // SAFETY: see above.
    let (node, value) = unsafe { (&*context.cast::<Node>(), &*value) };
    let body = || {
        // SAFETY: valid values, see above.
        unsafe {
            match node.direct(value) {
                Direct::Keep => own(value, result),
                Direct::New(new) => {
                    result.write(new);
                    0
                }
                Direct::Never | Direct::Ask => convert_in_python(node, value, result),
            }
        }
    };
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(body)) {
        Ok(status) => status,
        Err(_) => match Attached::new() {
            Some(_attached) => {
                error::raise_to_ffi(system_error("fishplate panicked in a field's conversion"))
            }
            None => attach::raise_gone(),
        },
    }
}

/// Writes an owned copy of a view.
unsafe fn own(view: &RawAny, result: *mut RawAny) -> c_int {
    // SAFETY: the caller passes a valid view and a free slot.
    unsafe {
        match view.type_index {
            TypeIndex::RAW_STR | TypeIndex::BYTE_ARRAY_PTR => {
                ffi::TVMFFIAnyViewToOwnedAny(view, result)
            }
            index => {
                if index.is_object() {
                    inc_ref(view.value.v_obj);
                }
                result.write(*view);
                0
            }
        }
    }
}

#[cold]
unsafe fn convert_in_python(node: &Node, view: &RawAny, result: *mut RawAny) -> c_int {
    let Some(_attached) = Attached::new() else { return attach::raise_gone() };
    let convert = || -> Result<()> {
        check_stack()?;
        // SAFETY: the caller passes a valid view and a free slot.
        unsafe {
            let converted =
                node.convert_view(view).map_err(|fault| raise(fault, || Ok(String::new())))?;
            result.write(converted.value.into_raw());
        }
        Ok(())
    };
    match convert() {
        Ok(()) => 0,
        Err(raised) => error::raise_to_ffi(raised),
    }
}
