//! Creates objects with fields by name.

use std::borrow::Cow;

use fishplate_abi::{FieldInfo, TypeIndex, TypeInfo};

use crate::any::AnyView;
use crate::call::Args;
use crate::error::{Error, Result};
use crate::object::{Object, Ref};
use crate::{creator, field_access, type_table};

/// The name of a field, for messages.
pub(super) fn field_name(field: &FieldInfo) -> Cow<'_, str> {
    String::from_utf8_lossy(field_access::name(field))
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

/// Body of `ffi.MakeObjectFromPackedArgs`: the type, then alternating names and values.
pub(super) fn from_packed_args(args: &Args<'_>) -> Result<Ref<Object>> {
    let Some((first, pairs)) = args.all().split_first().filter(|(_, rest)| rest.len() % 2 == 0)
    else {
        return Err(Error::internal("Check failed: (args.size() % 2 == 1) is false: "));
    };
    let info = named_type(*first)?;
    let object = creator::create(info)?;
    let (pairs, _) = pairs.as_chunks::<2>();
    let names = pairs.iter().map(|[name, _]| as_str(name)).collect::<Result<Vec<_>>>()?;
    let mut used = vec![false; names.len()];
    for field in type_table::all_fields(info) {
        let given = (0..names.len()).find(|&i| !used[i] && names[i] == field_access::name(field));
        if let Some(i) = given {
            creator::set_field(&object, field, &pairs[i][1])?;
            used[i] = true;
        } else if !creator::set_default(&object, field)? {
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
