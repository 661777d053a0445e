//! New objects by reflection: empty ones, and ones with fields by name.

use std::borrow::Cow;

use fishplate_abi::{FieldFlags, FieldInfo, TypeIndex, TypeInfo, attr};

use crate::any::{Any, AnyView};
use crate::call::Args;
use crate::error::{Error, Result};
use crate::function::FunctionObj;
use crate::object::{Object, Ref};
use crate::{field_access, raised, type_table};

/// The name of a field, for messages.
pub(super) fn field_name(field: &FieldInfo) -> Cow<'_, str> {
    String::from_utf8_lossy(field_access::name(field))
}

/// Converts a value and stores it in a field of the object's type or of an ancestor.
pub(super) fn set_field(object: &Object, field: &FieldInfo, value: &AnyView<'_>) -> Result<()> {
    field_access::write(object, field, value).unwrap_or_else(|| {
        Err(Error::attribute(format!("Field `{}` has no setter", field_name(field))))
    })
}

/// The default of a field that has one: the value, or what its factory makes.
pub(super) fn field_default(field: &FieldInfo) -> Result<Any> {
    // SAFETY: defaults of registered fields are owned by the type table.
    let default: AnyView<'static> = unsafe { AnyView::from_raw(field.default_value_or_factory) };
    if !field.flags.contains(FieldFlags::DEFAULT_FROM_FACTORY) {
        return default.to_owned();
    }
    let factory = default.as_object::<FunctionObj>().ok_or_else(|| {
        Error::type_error(format!(
            "The default factory of field `{}` is of type `{}`, not a function",
            field_name(field),
            type_table::key(default.type_index())
        ))
    })?;
    factory.call(&[])
}

/// A new object of a type with every field at its initial value: by the type's creator, or by its
/// `__ffi_new__`.
pub(crate) fn create_empty(info: &'static TypeInfo) -> Result<Ref<Object>> {
    if let Some(creator) = type_table::metadata(info).and_then(|metadata| metadata.creator) {
        let mut handle = std::ptr::null_mut();
        // SAFETY: the creator protocol: it stores an owned object on success.
        let status = unsafe { creator(&raw mut handle) };
        return match std::ptr::NonNull::new(handle.cast::<Object>()) {
            // SAFETY: as above.
            Some(object) if status == raised::OK => Ok(unsafe { Ref::from_owned(object) }),
            _ => Err(raised::take().unwrap_or_else(|| no_object(info))),
        };
    }
    let Some(function) = type_table::attr(attr::NEW, info.type_index) else {
        return Err(Error::runtime(format!(
            "Type `{}` does not support reflection creation \
             (no native creator or __ffi_new__ type attr)",
            type_table::key(info.type_index)
        )));
    };
    let Some(function) = function.as_object::<FunctionObj>() else {
        return Err(Error::type_error(format!(
            "Attribute `{}` of type `{}` is not a function",
            attr::NEW,
            type_table::key(info.type_index)
        )));
    };
    let object = function.call(&[])?.into_object::<Object>().map_err(|_| no_object(info))?;
    if !object.is_a(info.type_index) {
        return Err(no_object(info));
    }
    Ok(object)
}

#[cold]
fn no_object(info: &TypeInfo) -> Error {
    Error::type_error(format!(
        "The creator of type `{}` did not make an object of it",
        type_table::key(info.type_index)
    ))
}

/// The type that an argument names, by index or by key.
fn named_type(view: AnyView<'_>) -> Result<&'static TypeInfo> {
    if let Some(index) = view.as_int() {
        let index = i32::try_from(index)
            .map_err(|_| Error::type_error(format!("Cannot find type with index {index}")))?;
        return type_table::expect_info(TypeIndex(index));
    }
    let key = as_str(&view)?;
    let index = type_table::index_of(key).ok_or_else(|| {
        Error::internal(format!("Cannot find type `{}`", String::from_utf8_lossy(key)))
    })?;
    type_table::expect_info(index)
}

/// The bytes of a string argument.
pub(super) fn as_str<'v>(view: &'v AnyView<'_>) -> Result<&'v [u8]> {
    view.as_str().ok_or_else(|| {
        Error::type_error(format!(
            "Cannot convert from type `{}` to `str`",
            type_table::key(view.type_index())
        ))
    })
}

/// Body of `ffi.MakeObjectFromPackedArgs`: the type, then names and values in turn.
pub(super) fn from_packed_args(args: &Args<'_>) -> Result<Ref<Object>> {
    let Some((first, pairs)) = args.all().split_first().filter(|(_, rest)| rest.len() % 2 == 0)
    else {
        return Err(Error::internal("Check failed: (args.size() % 2 == 1) is false: "));
    };
    let info = named_type(*first)?;
    let object = create_empty(info)?;
    let (pairs, _) = pairs.as_chunks::<2>();
    let names = pairs.iter().map(|[name, _]| as_str(name)).collect::<Result<Vec<_>>>()?;
    let mut used = vec![false; names.len()];
    for field in type_table::all_fields(info) {
        let given = (0..names.len()).find(|&i| !used[i] && names[i] == field_access::name(field));
        if let Some(i) = given {
            set_field(&object, field, &pairs[i][1])?;
            used[i] = true;
        } else if field.flags.contains(FieldFlags::HAS_DEFAULT) {
            set_field(&object, field, &field_default(field)?.view())?;
        } else {
            return Err(Error::type_error(format!(
                "Required field `{}` not set in type `{}`",
                field_name(field),
                type_table::key(info.type_index)
            )));
        }
    }
    match used.iter().position(|used| !used) {
        None => Ok(object),
        Some(i) => Err(Error::type_error(format!(
            "Type `{}` does not have field `{}`",
            type_table::key(info.type_index),
            String::from_utf8_lossy(names[i])
        ))),
    }
}
