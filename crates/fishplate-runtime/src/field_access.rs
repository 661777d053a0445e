//! Reads and writes the fields of any object through its registered getters and setters.

use std::ffi::c_void;

use fishplate_abi::{FieldFlags, FieldInfo, FieldSetter, ObjectHeader};

use crate::any::{Any, AnyView};
use crate::error::{Error, Result};
use crate::function::FunctionObj;
use crate::object::Object;
use crate::raised;

/// The name of a field.
pub(crate) fn name(field: &FieldInfo) -> &[u8] {
    // SAFETY: names of registered fields are never freed.
    unsafe { field.name.as_bytes() }
}

/// The address of a field.
#[inline]
pub(crate) fn address(object: &Object, field: &FieldInfo) -> *mut c_void {
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
pub(crate) fn read(object: &Object, field: &FieldInfo) -> Result<Any> {
    let mut value = Any::NONE;
    read_into(object, field, &mut value)?;
    Ok(value)
}

/// Reads a field into a variable that holds None. The getter writes the value in parts, and a
/// processor is slow to copy as a whole what was just written in parts: use the value in place.
#[inline]
pub(crate) fn read_into(object: &Object, field: &FieldInfo, value: &mut Any) -> Result<()> {
    debug_assert!(value.is_none());
    let Some(getter) = field.getter else { return Err(no_getter(field)) };
    crate::lock::none_held("a getter");
    // SAFETY: the getter was registered for this offset in objects of this type; `Any` is
    // transparent over the C type, and one that holds None owns nothing.
    let status = unsafe { getter(address(object, field), std::ptr::from_mut(value).cast()) };
    if status == raised::OK && value.is_owned() {
        return Ok(());
    }
    let odd = std::mem::take(value).into_raw();
    if status != raised::OK {
        return Err(failed(field, "getter"));
    }
    // SAFETY: the getter declares the value owned.
    *value = unsafe { Any::from_foreign(odd) }?;
    Ok(())
}

#[cold]
fn no_getter(field: &FieldInfo) -> Error {
    let name = String::from_utf8_lossy(name(field));
    Error::attribute(format!("Field `{name}` cannot be read"))
}

/// Sets a field, whether or not it is writable from outside; `None` when it has no setter.
pub(crate) fn write(object: &Object, field: &FieldInfo, value: &AnyView<'_>) -> Option<Result<()>> {
    if field.setter.is_null() {
        return None;
    }
    let address = address(object, field);
    if field.flags.contains(FieldFlags::SETTER_IS_FUNCTION_OBJ) {
        // SAFETY: the flag says that the setter is a function object, which is never freed.
        let setter = unsafe { &*field.setter.cast::<FunctionObj>() };
        let address = Any::from(address);
        return Some(setter.call(&[address.view(), *value]).map(drop));
    }
    // SAFETY: without the flag, the setter is a C function of this type.
    let setter = unsafe { std::mem::transmute::<*mut c_void, FieldSetter>(field.setter) };
    crate::lock::none_held("a setter");
    // SAFETY: the setter was registered for this offset in objects of this type.
    let status = unsafe { setter(address, value.as_raw()) };
    Some(if status == raised::OK { Ok(()) } else { Err(failed(field, "setter")) })
}
