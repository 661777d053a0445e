//! Creates objects of any registered type, field by field.

use fishplate_abi::{FieldFlags, FieldInfo, TypeInfo, attr};

use crate::any::{Any, AnyView};
use crate::error::{Error, Result};
use crate::field_access;
use crate::function::FunctionObj;
use crate::object::{Object, Ref};
use crate::{raised, type_table};

fn new_hook(info: &TypeInfo) -> Option<&'static FunctionObj> {
    type_table::attr(attr::NEW, info.type_index)?.as_object()
}

/// Whether empty objects of a type can be created.
pub(crate) fn has_creator(info: &TypeInfo) -> bool {
    type_table::metadata(info).is_some_and(|metadata| metadata.creator.is_some())
        || new_hook(info).is_some()
}

/// An empty object of a type, by its native creator or its `__ffi_new__`.
pub(crate) fn create(info: &TypeInfo) -> Result<Ref<Object>> {
    let creator = type_table::metadata(info).and_then(|metadata| metadata.creator);
    let object = if let Some(creator) = creator {
        let mut handle = std::ptr::null_mut();
        // SAFETY: the creator was registered for this protocol; the slot is a local.
        if unsafe { creator(&raw mut handle) } != raised::OK {
            return Err(
                raised::take().unwrap_or_else(|| not_made(info, "an error without a message"))
            );
        }
        let handle = std::ptr::NonNull::new(handle.cast::<Object>());
        // SAFETY: on success the slot holds a new object with one strong reference, which we own
        // now.
        handle.map(|handle| unsafe { Ref::from_owned(handle) })
    } else if let Some(hook) = new_hook(info) {
        hook.call(&[])?.into_object::<Object>().ok()
    } else {
        return Err(Error::runtime(format!(
            "Type `{}` does not support reflection creation \
             (no native creator or __ffi_new__ type attr)",
            type_table::key(info.type_index)
        )));
    };
    // Fields are written at offsets of the type, so an object of another type must not pass.
    match object {
        Some(object) if object.is_a(info.type_index) => Ok(object),
        Some(object) => Err(not_made(info, &type_table::key(object.type_index()))),
        None => Err(not_made(info, "no object")),
    }
}

#[cold]
fn not_made(info: &TypeInfo, got: &str) -> Error {
    let key = type_table::key(info.type_index);
    Error::type_error(format!("The creator of type `{key}` gave {got} instead of an object of it"))
}

/// Sets a field; a missing setter is an error here.
pub(crate) fn set_field(object: &Object, field: &FieldInfo, value: &AnyView<'_>) -> Result<()> {
    field_access::write(object, field, value).unwrap_or_else(|| {
        let name = String::from_utf8_lossy(field_access::name(field));
        Err(Error::attribute(format!("Field `{name}` has no setter")))
    })
}

/// Returns the default of a field that has one: the value, or the result of its factory.
pub(crate) fn default_value(field: &FieldInfo) -> Result<Any> {
    // SAFETY: defaults of registered fields are never freed.
    let default = unsafe { AnyView::from_raw(field.default_value_or_factory) };
    match default.as_object::<FunctionObj>() {
        Some(factory) if field.flags.contains(FieldFlags::DEFAULT_FROM_FACTORY) => {
            factory.call(&[])
        }
        _ => default.to_owned(),
    }
}

/// Sets a field to its default; returns whether it has one.
pub(crate) fn set_default(object: &Object, field: &FieldInfo) -> Result<bool> {
    if !field.flags.contains(FieldFlags::HAS_DEFAULT) {
        return Ok(false);
    }
    set_field(object, field, &default_value(field)?.view())?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fishplate_abi::TypeIndex;

    #[test]
    fn empty_objects_come_from_the_types_own_creator() {
        crate::builtin::install();
        let info = type_table::expect_info(TypeIndex::ENUM_STATE).unwrap();
        assert!(has_creator(info));
        assert_eq!(create(info).unwrap().type_index(), TypeIndex::ENUM_STATE);
    }

    #[test]
    fn a_type_without_a_creator_is_named() {
        crate::builtin::install();
        let info = type_table::expect_info(TypeIndex::FUNCTION).unwrap();
        assert!(!has_creator(info));
        let error = create(info).err().unwrap();
        assert!(
            error.to_string().contains("Type `ffi.Function` does not support reflection creation")
        );
    }
}
