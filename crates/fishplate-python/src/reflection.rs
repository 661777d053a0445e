//! The runtime's type table for Python: the parts of a type, and its attributes.
//!
//! Numeric flags and indices stay in Rust; Python gets names and booleans.

use fishplate_abi::{
    ByteArray, FieldFlags, FieldInfo, MethodInfo, RawAny, TypeAttrColumn, TypeIndex, TypeInfo,
    TypeMetadata,
};
use pyo3_ffi as py;

use crate::any::View;
use crate::argument::{self, Frame};
use crate::class::{Method, method_def};
use crate::ffi::Span;
use crate::field::{self, Access};
use crate::python::{
    Borrowed, Owned, Python, Result, as_i64, expect_str, list_from, new_dict, new_str,
    str_from_utf8, type_error, value_error,
};
use crate::{error, ffi, function, release, value};

/// The entry of an existing type in the table.
pub(crate) fn type_info(index: TypeIndex) -> Option<&'static TypeInfo> {
    ffi::TVMFFIGetTypeInfo(index.0)
}

/// A text of the table, which is never freed.
fn text(span: ByteArray) -> &'static [u8] {
    // SAFETY: the texts of the table are never freed.
    unsafe { span.as_bytes() }
}

/// The key of a type, for messages.
pub(crate) fn type_key(index: TypeIndex) -> String {
    match type_info(index) {
        Some(info) => String::from_utf8_lossy(text(info.type_key)).into_owned(),
        None => format!("type {}", index.0),
    }
}

/// The ancestors of a type, root first.
pub(crate) fn ancestors(
    info: &TypeInfo,
) -> impl DoubleEndedIterator<Item = &'static TypeInfo> + ExactSizeIterator {
    let ancestors: &[*const TypeInfo] = match info.type_depth {
        0 => &[],
        // SAFETY: the table holds as many ancestors as the depth says, and never frees them.
        depth => unsafe { std::slice::from_raw_parts(info.type_ancestors, depth as usize) },
    };
    // SAFETY: ancestors are entries of the table.
    ancestors.iter().map(|&ancestor| unsafe { &*ancestor })
}

/// The table's record of a type's size.
pub(crate) fn metadata(info: &TypeInfo) -> Option<&'static TypeMetadata> {
    // SAFETY: an entry of the table.
    unsafe { info.own_metadata() }
}

/// Whether objects of a type are also objects of `base`.
pub(crate) fn derives_from(index: TypeIndex, base: TypeIndex) -> bool {
    let (Some(info), Some(wanted)) = (type_info(index), type_info(base)) else {
        return false;
    };
    index == base
        || ancestors(info)
            .nth(wanted.type_depth as usize)
            .is_some_and(|ancestor| ancestor.type_index == base)
}

/// Reads a type index from Python; an index that no type has is a ValueError.
fn expect_type(index: Borrowed<'_>) -> Result<&'static TypeInfo> {
    let py = index.py();
    let index = as_i64(index)?;
    u16::try_from(index)
        .ok()
        .and_then(|index| type_info(TypeIndex(index.into())))
        .ok_or_else(|| value_error(py, format!("no type has the index {index}")))
}

/// A dictionary filled from the rows.
fn dict<const N: usize>(py: Python<'_>, rows: [(&str, Result<Owned>); N]) -> Result<Owned> {
    let dict = new_dict(py)?;
    for (key, item) in rows {
        dict.borrow().dict_set(new_str(py, key)?.borrow(), item?.borrow())?;
    }
    Ok(dict)
}

/// Text of the table, or `None` where it has none.
fn text_or_none(py: Python<'_>, span: ByteArray) -> Result<Owned> {
    match text(span) {
        [] => Ok(Owned::none(py)),
        bytes => str_from_utf8(py, bytes),
    }
}

/// A value that the table holds.
fn stored(py: Python<'_>, stored: &'static RawAny) -> Result<Owned> {
    // SAFETY: the values of the table are never freed.
    let stored = unsafe { View::from_raw(*stored) };
    value::take(py, argument::to_owned(py, stored)?, None)
}

/// How a field takes part in structural comparison, in the words of `field(structural_eq=...)`.
fn structural_eq(py: Python<'_>, flags: FieldFlags) -> Result<Owned> {
    for (flag, word) in [
        (FieldFlags::S_EQ_HASH_IGNORE, "ignore"),
        (FieldFlags::S_EQ_HASH_DEF_PATTERN, "def-pattern"),
        (FieldFlags::S_EQ_HASH_DEF_SIMPLE, "def-simple"),
    ] {
        if flags.contains(flag) {
            return new_str(py, word);
        }
    }
    Ok(Owned::none(py))
}

/// The arguments of `TypeField`.
fn describe_field(py: Python<'_>, owner: TypeIndex, info: &'static FieldInfo) -> Result<Owned> {
    let has = |flag| info.flags.contains(flag);
    let from_factory = has(FieldFlags::DEFAULT_FROM_FACTORY);
    let access = Access::new(owner, info);
    let described = dict(
        py,
        [
            ("name", str_from_utf8(py, text(info.name))),
            ("doc", text_or_none(py, info.doc)),
            ("size", Owned::int(py, info.size)),
            ("alignment", Owned::int(py, info.alignment)),
            ("offset", Owned::int(py, info.offset)),
            ("field_static_type_index", Owned::int(py, info.field_static_type_index.0.into())),
            ("frozen", Ok(Owned::bool(py, !has(FieldFlags::WRITABLE)))),
            ("metadata", text_or_none(py, info.metadata)),
            ("getter", field::make_getter(py, access.clone())),
            ("setter", field::make_setter(py, access)),
            ("c_init", Ok(Owned::bool(py, !has(FieldFlags::INIT_OFF)))),
            ("c_kw_only", Ok(Owned::bool(py, has(FieldFlags::KW_ONLY)))),
            ("c_has_default", Ok(Owned::bool(py, has(FieldFlags::HAS_DEFAULT)))),
            ("c_repr", Ok(Owned::bool(py, !has(FieldFlags::REPR_OFF)))),
            ("c_compare", Ok(Owned::bool(py, !has(FieldFlags::COMPARE_OFF)))),
            ("c_hash", Ok(Owned::bool(py, !has(FieldFlags::HASH_OFF)))),
            ("c_structural_eq", structural_eq(py, info.flags)),
        ],
    )?;
    if has(FieldFlags::HAS_DEFAULT) {
        let key = new_str(py, if from_factory { "c_default_factory" } else { "c_default" })?;
        let default = stored(py, &info.default_value_or_factory)?;
        described.borrow().dict_set(key.borrow(), default.borrow())?;
    }
    Ok(described)
}

/// The arguments of `TypeMethod`.
fn describe_method(py: Python<'_>, info: &'static MethodInfo) -> Result<Owned> {
    let function = stored(py, &info.method)?;
    if release::says_nonblocking(text(info.metadata)) {
        function::set_release(function.borrow(), false);
    }
    dict(
        py,
        [
            ("name", str_from_utf8(py, text(info.name))),
            ("doc", text_or_none(py, info.doc)),
            ("func", Ok(function)),
            ("metadata", text_or_none(py, info.metadata)),
            ("is_static", Ok(Owned::bool(py, info.flags.contains(FieldFlags::IS_STATIC_METHOD)))),
        ],
    )
}

/// The methods in the table.
pub(crate) fn methods(info: &TypeInfo) -> &'static [MethodInfo] {
    // SAFETY: an entry of the table.
    unsafe { info.own_methods() }
}

/// The fields in the table.
pub(crate) fn fields(info: &TypeInfo) -> &'static [FieldInfo] {
    // SAFETY: an entry of the table.
    unsafe { info.own_fields() }
}

fn method_list(py: Python<'_>, info: &TypeInfo) -> Result<Owned> {
    list_from(py, methods(info).iter().map(|method| describe_method(py, method)))
}

fn field_list(py: Python<'_>, info: &TypeInfo) -> Result<Owned> {
    let owner = info.type_index;
    list_from(py, fields(info).iter().map(|field| describe_field(py, owner, field)))
}

fn describe_type(index: Borrowed<'_>) -> Result<Owned> {
    let py = index.py();
    let info = expect_type(index)?;
    let line = ancestors(info).map(|entry| Owned::int(py, entry.type_index.0.into()));
    dict(
        py,
        [
            ("type_key", str_from_utf8(py, text(info.type_key))),
            ("type_ancestors", list_from(py, line)),
            ("fields", field_list(py, info)),
            ("methods", method_list(py, info)),
        ],
    )
}

fn describe_methods(index: Borrowed<'_>) -> Result<Owned> {
    method_list(index.py(), expect_type(index)?)
}

fn describe_fields(index: Borrowed<'_>) -> Result<Owned> {
    field_list(index.py(), expect_type(index)?)
}

fn native_size(index: Borrowed<'_>) -> Result<Owned> {
    let py = index.py();
    match metadata(expect_type(index)?) {
        Some(metadata) => Owned::int(py, metadata.total_size.into()),
        None => Ok(Owned::none(py)),
    }
}

/// The index of the type with a key, if there is one.
pub(crate) fn index_of(key: &[u8]) -> Option<TypeIndex> {
    let mut index = 0;
    if ffi::TVMFFITypeKeyToIndex(&Span::new(key), &mut index) == 0 {
        return Some(TypeIndex(index));
    }
    // An unknown key is an answer here, not an error: the raised error is cleared.
    drop(ffi::take_raised());
    None
}

fn key_to_index(key: Borrowed<'_>) -> Result<Owned> {
    let py = key.py();
    let key = expect_str(key, "a type key")?;
    index_of(key).map_or_else(|| Ok(Owned::none(py)), |index| Owned::int(py, index.0.into()))
}

/// The column of an attribute, if any type has it.
pub(crate) fn column(name: &[u8]) -> Option<&'static TypeAttrColumn> {
    ffi::TVMFFIGetTypeAttrColumn(&Span::new(name))
}

/// The value of a type in a column, if it has one.
pub(crate) fn attr_of(
    column: &'static TypeAttrColumn,
    index: TypeIndex,
) -> Option<&'static RawAny> {
    // SAFETY: a column of the table.
    unsafe { column.value_of(index) }
}

fn lookup_attr(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let (given, name, ancestor) = match args {
        [index, name] => (*index, *name, false),
        [index, name, ancestor] => (*index, *name, ancestor.is_true()?),
        _ => return Err(type_error(py, "expected (type_index, attr_key, ancestor=False)")),
    };
    let index = TypeIndex(as_i64(given)? as i32);
    let Some(column) = column(expect_str(name, "the name of an attribute")?) else {
        return Ok(Owned::none(py));
    };
    let mut found = attr_of(column, index);
    if found.is_none() && ancestor {
        let mut line = ancestors(expect_type(given)?).rev();
        found = line.find_map(|entry| attr_of(column, entry.type_index));
    }
    found.map_or_else(|| Ok(Owned::none(py)), |found| stored(py, found))
}

fn register_attr(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [index, name, value] = args else {
        return Err(type_error(py, "expected (type_index, attr_key, value)"));
    };
    let index = as_i64(*index)? as i32;
    let name = Span::new(expect_str(*name, "the name of an attribute")?);
    let mut frame = Frame::new();
    let [view] = argument::pack(&mut frame, [*value])?;
    error::check(py, ffi::TVMFFITypeRegisterAttr(index, &name, &view))?;
    Ok(Owned::none(py))
}

fn register_method(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [index, name, function, is_static, metadata] = args else {
        return Err(type_error(py, "expected (type_index, name, function, is_static, metadata)"));
    };
    let index = expect_type(*index)?.type_index;
    let name = ffi::span(expect_str(*name, "the name of a method")?);
    let metadata = match metadata.is_none() {
        true => ByteArray::EMPTY,
        false => ffi::span(expect_str(*metadata, "the metadata of a method")?),
    };
    let flags = match is_static.is_true()? {
        false => FieldFlags::NONE,
        true => FieldFlags::IS_STATIC_METHOD,
    };
    let mut frame = Frame::new();
    let [method] = argument::pack(&mut frame, [*function])?;
    let method = *method.raw();
    let info = MethodInfo { name, doc: ByteArray::EMPTY, metadata, flags, method };
    // SAFETY: spans and a value that outlive the call; the table copies what it keeps.
    error::check(py, unsafe { ffi::TVMFFITypeRegisterMethod(index.0, &info) })?;
    Ok(Owned::none(py))
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(c"_describe_type", Method::function_one(describe_type), 0, c"_describe_type(type_index, /)\n--\n\nKey, ancestors, fields and methods of a type."),
        method_def(c"_describe_fields", Method::function_one(describe_fields), 0, c"_describe_fields(type_index, /)\n--\n\nThe fields of a type, each as the arguments of TypeField."),
        method_def(c"_describe_methods", Method::function_one(describe_methods), 0, c"_describe_methods(type_index, /)\n--\n\nThe methods of a type, each as the arguments of TypeMethod."),
        method_def(c"_native_size", Method::function_one(native_size), 0, c"_native_size(type_index, /)\n--\n\nThe size of objects of a type, or None where the type does not say."),
        method_def(c"_object_type_key_to_index", Method::function_one(key_to_index), 0, c"_object_type_key_to_index(type_key, /)\n--\n\nThe index of the type with a key, or None."),
        method_def(c"_lookup_type_attr", Method::function_fast(lookup_attr), 0, c"_lookup_type_attr(type_index, attr_key, ancestor=False, /)\n--\n\nAn attribute of a type, or of its nearest ancestor that has one; None if there is none."),
        method_def(c"_register_type_attr", Method::function_fast(register_attr), 0, c"_register_type_attr(type_index, attr_key, value, /)\n--\n\nGives a type an attribute."),
        method_def(c"_register_type_method", Method::function_fast(register_method), 0, c"_register_type_method(type_index, name, function, is_static, metadata, /)\n--\n\nGives a type a method."),
    ]
}
