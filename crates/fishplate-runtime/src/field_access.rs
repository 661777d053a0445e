//! Reading and writing the fields of any object through its registered getters and setters.

use std::ffi::c_void;

use fishplate_abi::{FieldFlags, FieldInfo, FieldSetter, ObjectHeader, RawAny};

use crate::any::{Any, AnyView};
use crate::error::{Error, Result};
use crate::function::FunctionObj;
use crate::object::Object;
use crate::raised;

/// The name of a field.
pub(crate) fn name(field: &FieldInfo) -> &[u8] {
    // SAFETY: names of registered fields live for ever.
    unsafe { field.name.as_bytes() }
}

#[inline]
fn address(object: &Object, field: &FieldInfo) -> *mut c_void {
    let header: *const ObjectHeader = &raw const object.header;
    header.wrapping_byte_offset(field.offset as isize).cast_mut().cast()
}

#[cold]
fn failed(field: &FieldInfo, what: &str) -> Error {
    raised::take().unwrap_or_else(|| {
        let name = String::from_utf8_lossy(name(field));
        Error::internal(format!("The {what} of field `{name}` failed without raising an error"))
    })
}

/// The value of a field. The field belongs to the object's type or one of its ancestors.
#[inline]
pub(crate) fn read(object: &Object, field: &FieldInfo) -> Result<Any> {
    let Some(getter) = field.getter else {
        return Err(Error::attribute(format!(
            "Field `{}` cannot be read",
            String::from_utf8_lossy(name(field))
        )));
    };
    let mut value = RawAny::NONE;
    // SAFETY: the getter was registered for this offset in objects of this type.
    if unsafe { getter(address(object, field), &raw mut value) } != raised::OK {
        return Err(failed(field, "getter"));
    }
    // SAFETY: on success the slot holds an owned value.
    Ok(unsafe { Any::from_raw(value) })
}

/// Sets a field, whether or not it is writable from outside; `None` when it has no setter.
pub(crate) fn write(object: &Object, field: &FieldInfo, value: &AnyView<'_>) -> Option<Result<()>> {
    if field.setter.is_null() {
        return None;
    }
    let address = address(object, field);
    if field.flags.contains(FieldFlags::SETTER_IS_FUNCTION_OBJ) {
        // SAFETY: by the flag, the setter is a function object that lives for ever.
        let setter = unsafe { &*field.setter.cast::<FunctionObj>() };
        let address = Any::from(address);
        return Some(setter.call(&[address.view(), *value]).map(drop));
    }
    // SAFETY: without the flag, the setter is a function of this type.
    let setter = unsafe { std::mem::transmute::<*mut c_void, FieldSetter>(field.setter) };
    // SAFETY: the setter was registered for this offset in objects of this type.
    let status = unsafe { setter(address, value.as_raw()) };
    Some(if status == raised::OK { Ok(()) } else { Err(failed(field, "setter")) })
}
