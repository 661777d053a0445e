//! The runtime's type table for Python: what a type is made of, and its attributes.
//!
//! Numbers of flags and indices stay on this side; Python gets names and truth values.

use std::ptr::null_mut;

use fishplate_abi::{
    ByteArray, FieldFlags, FieldInfo, MethodInfo, RawAny, TypeAttrColumn, TypeIndex, TypeInfo,
};
use pyo3_ffi as py;

use crate::argument::{self, Frame};
use crate::class::{Method, method_def};
use crate::field::{self, Access};
use crate::python::{
    Owned, PyObject, Result, as_i64, check, expect_str, fence, new_str, str_from_utf8, type_error,
    value_error,
};
use crate::{error, ffi, function, release, value};

/// The table's entry of a type that exists.
pub(crate) fn type_info(index: TypeIndex) -> Option<&'static TypeInfo> {
    // SAFETY: entries live for good; an index that was never given out is null.
    unsafe { ffi::TVMFFIGetTypeInfo(index.0).as_ref() }
}

/// The key of a type, for messages.
pub(crate) fn type_key(index: TypeIndex) -> String {
    match type_info(index) {
        // SAFETY: the key lives as long as its entry.
        Some(info) => String::from_utf8_lossy(unsafe { info.type_key.as_bytes() }).into_owned(),
        None => format!("type {}", index.0),
    }
}

/// The ancestors of a type, root first.
pub(crate) fn ancestors(info: &TypeInfo) -> &[*const TypeInfo] {
    match info.type_depth {
        0 => &[],
        // SAFETY: the table has as many ancestors as the depth says.
        depth => unsafe { std::slice::from_raw_parts(info.type_ancestors, depth as usize) },
    }
}

/// Whether objects of a type are objects of `base` too.
pub(crate) fn derives_from(index: TypeIndex, base: TypeIndex) -> bool {
    let (Some(info), Some(wanted)) = (type_info(index), type_info(base)) else {
        return false;
    };
    // SAFETY: ancestors are entries of the table.
    index == base
        || ancestors(info)
            .get(wanted.type_depth as usize)
            .is_some_and(|&ancestor| unsafe { (*ancestor).type_index } == base)
}

/// A type index from Python; an index that no type has is a ValueError.
unsafe fn expect_type(index: *mut PyObject) -> Result<&'static TypeInfo> {
    // SAFETY: the caller passes a live object.
    let index = unsafe { as_i64(index) }?;
    u16::try_from(index)
        .ok()
        .and_then(|index| type_info(TypeIndex(index.into())))
        .ok_or_else(|| value_error(format!("no type has the index {index}")))
}

/// A dictionary filled with what the rows say.
fn dict<const N: usize>(rows: [(&str, Result<Owned>); N]) -> Result<Owned> {
    // SAFETY: live objects; the dictionary takes references of its own.
    unsafe {
        let dict = Owned::steal(py::PyDict_New())?;
        for (key, item) in rows {
            let (key, item) = (new_str(key)?, item?);
            check(py::PyDict_SetItem(dict.as_ptr(), key.as_ptr(), item.as_ptr()))?;
        }
        Ok(dict)
    }
}

/// A list of what the items become.
fn list<T>(items: &[T], mut each: impl FnMut(&T) -> Result<Owned>) -> Result<Owned> {
    // SAFETY: live objects; the list takes references of its own.
    unsafe {
        let list = Owned::steal(py::PyList_New(0))?;
        for item in items {
            let item = each(item)?;
            check(py::PyList_Append(list.as_ptr(), item.as_ptr()))?;
        }
        Ok(list)
    }
}

/// Text of the table, or `None` where it has none.
unsafe fn text_or_none(text: &ByteArray) -> Result<Owned> {
    // SAFETY: the caller passes a span of the table.
    match unsafe { text.as_bytes() } {
        [] => Ok(Owned::none()),
        bytes => str_from_utf8(bytes),
    }
}

/// A value that the table keeps.
unsafe fn stored(stored: &RawAny) -> Result<Owned> {
    // SAFETY: a valid value of the table; the copy is ours to hand on.
    unsafe { value::take(argument::to_owned(stored)?, std::ptr::null()) }
}

/// What a field says about structural comparison, in the words of `field(structural_eq=...)`.
fn structural_eq(flags: FieldFlags) -> Result<Owned> {
    for (flag, word) in [
        (FieldFlags::S_EQ_HASH_IGNORE, "ignore"),
        (FieldFlags::S_EQ_HASH_DEF_PATTERN, "def-pattern"),
        (FieldFlags::S_EQ_HASH_DEF_SIMPLE, "def-simple"),
    ] {
        if flags.contains(flag) {
            return new_str(word);
        }
    }
    Ok(Owned::none())
}

/// The arguments of `TypeField`.
unsafe fn describe_field(owner: TypeIndex, info: &FieldInfo) -> Result<Owned> {
    let has = |flag| info.flags.contains(flag);
    let from_factory = has(FieldFlags::DEFAULT_FROM_FACTORY);
    // SAFETY: a registered field, whose parts live for good.
    unsafe {
        let access = Access::new(owner, info);
        let described = dict([
            ("name", str_from_utf8(info.name.as_bytes())),
            ("doc", text_or_none(&info.doc)),
            ("size", Owned::int(info.size)),
            ("alignment", Owned::int(info.alignment)),
            ("offset", Owned::int(info.offset)),
            ("field_static_type_index", Owned::int(info.field_static_type_index.0.into())),
            ("frozen", Ok(Owned::bool(!has(FieldFlags::WRITABLE)))),
            ("metadata", text_or_none(&info.metadata)),
            ("getter", field::make_getter(access.clone())),
            ("setter", field::make_setter(access)),
            ("c_init", Ok(Owned::bool(!has(FieldFlags::INIT_OFF)))),
            ("c_kw_only", Ok(Owned::bool(has(FieldFlags::KW_ONLY)))),
            ("c_has_default", Ok(Owned::bool(has(FieldFlags::HAS_DEFAULT)))),
            ("c_repr", Ok(Owned::bool(!has(FieldFlags::REPR_OFF)))),
            ("c_compare", Ok(Owned::bool(!has(FieldFlags::COMPARE_OFF)))),
            ("c_hash", Ok(Owned::bool(!has(FieldFlags::HASH_OFF)))),
            ("c_structural_eq", structural_eq(info.flags)),
        ])?;
        if has(FieldFlags::HAS_DEFAULT) {
            let key = if from_factory { c"c_default_factory" } else { c"c_default" };
            let default = stored(&info.default_value_or_factory)?;
            check(py::PyDict_SetItemString(described.as_ptr(), key.as_ptr(), default.as_ptr()))?;
        }
        Ok(described)
    }
}

/// The arguments of `TypeMethod`.
unsafe fn describe_method(info: &MethodInfo) -> Result<Owned> {
    // SAFETY: a registered method, whose parts live for good.
    unsafe {
        let function = stored(&info.method)?;
        if release::says_nonblocking(info.metadata.as_bytes()) {
            function::set_release(function.as_ptr(), false);
        }
        dict([
            ("name", str_from_utf8(info.name.as_bytes())),
            ("doc", text_or_none(&info.doc)),
            ("func", Ok(function)),
            ("metadata", text_or_none(&info.metadata)),
            ("is_static", Ok(Owned::bool(info.flags.contains(FieldFlags::IS_STATIC_METHOD)))),
        ])
    }
}

/// The methods in the table.
fn methods(info: &TypeInfo) -> &[MethodInfo] {
    match info.num_methods {
        0 => &[],
        // SAFETY: the table holds as many as it says.
        count => unsafe { std::slice::from_raw_parts(info.methods, count as usize) },
    }
}

/// The fields in the table.
fn fields(info: &TypeInfo) -> &[FieldInfo] {
    match info.num_fields {
        0 => &[],
        // SAFETY: the table holds as many as it says.
        count => unsafe { std::slice::from_raw_parts(info.fields, count as usize) },
    }
}

unsafe extern "C" fn describe_type(_: *mut PyObject, index: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object; the table's parts live for good.
        unsafe {
            let info = expect_type(index)?;
            dict([
                ("type_key", str_from_utf8(info.type_key.as_bytes())),
                (
                    "type_ancestors",
                    list(ancestors(info), |&entry| Owned::int((*entry).type_index.0.into())),
                ),
                ("fields", list(fields(info), |field| describe_field(info.type_index, field))),
                ("methods", list(methods(info), |method| describe_method(method))),
            ])
        }
    })
}

unsafe extern "C" fn describe_methods(_: *mut PyObject, index: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object; the table's parts live for good.
        unsafe { list(methods(expect_type(index)?), |method| describe_method(method)) }
    })
}

unsafe extern "C" fn describe_fields(_: *mut PyObject, index: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object; the table's parts live for good.
        unsafe {
            let info = expect_type(index)?;
            list(fields(info), |field| describe_field(info.type_index, field))
        }
    })
}

unsafe extern "C" fn native_size(_: *mut PyObject, index: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object; metadata lives for good.
        unsafe {
            match expect_type(index)?.metadata.as_ref() {
                Some(metadata) => Owned::int(metadata.total_size.into()),
                None => Ok(Owned::none()),
            }
        }
    })
}

/// The index of the type with a key, if there is one.
pub(crate) fn index_of(key: &[u8]) -> Option<TypeIndex> {
    let span = ffi::span(key);
    let mut index = 0;
    // SAFETY: the span outlives the call. An unknown key is an answer here, not an error: the one
    // that was raised is taken back.
    unsafe {
        if ffi::TVMFFITypeKeyToIndex(&raw const span, &raw mut index) == 0 {
            return Some(TypeIndex(index));
        }
        let mut raised = null_mut();
        ffi::TVMFFIErrorMoveFromRaised(&raw mut raised);
        if !raised.is_null() {
            fishplate_abi::dec_ref(raised.cast());
        }
    }
    None
}

unsafe extern "C" fn key_to_index(_: *mut PyObject, key: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object.
        let key = unsafe { expect_str(key, "a type key") }?;
        index_of(key).map_or_else(|| Ok(Owned::none()), |index| Owned::int(index.0.into()))
    })
}

/// The value of a type in a column, if it has one.
///
/// # Safety
/// `column` is one of the table's.
pub(crate) unsafe fn attr_of(column: &TypeAttrColumn, index: TypeIndex) -> Option<&RawAny> {
    let at = usize::try_from(index.0.checked_sub(column.begin_index)?).ok()?;
    // SAFETY: within the column, whose storage lives for good.
    let found = (at < column.size as usize).then(|| unsafe { &*column.data.add(at) })?;
    (found.type_index != TypeIndex::NONE).then_some(found)
}

unsafe extern "C" fn lookup_attr(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if !(2..=3).contains(&count) {
            return Err(type_error("expected (type_index, attr_key, ancestor=False)"));
        }
        // SAFETY: Python passes `count` live arguments; columns and entries live for good.
        unsafe {
            let index = TypeIndex(as_i64(*args)? as i32);
            let span = ffi::span(expect_str(*args.add(1), "the name of an attribute")?);
            let ancestor = count == 3 && py::PyObject_IsTrue(*args.add(2)) == 1;
            let Some(column) = ffi::TVMFFIGetTypeAttrColumn(&raw const span).as_ref() else {
                return Ok(Owned::none());
            };
            let mut found = attr_of(column, index);
            if found.is_none() && ancestor {
                let line = ancestors(expect_type(*args)?).iter().rev();
                found = line.filter_map(|&entry| attr_of(column, (*entry).type_index)).next();
            }
            found.map_or_else(|| Ok(Owned::none()), |found| stored(found))
        }
    })
}

unsafe extern "C" fn register_attr(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 3 {
            return Err(type_error("expected (type_index, attr_key, value)"));
        }
        // SAFETY: Python passes three live arguments; the view is valid while the frame lives, and
        // the table takes a reference of its own.
        unsafe {
            let index = as_i64(*args)? as i32;
            let span = ffi::span(expect_str(*args.add(1), "the name of an attribute")?);
            let mut frame = Frame::new();
            let mut view = RawAny::NONE;
            argument::set(&mut frame, *args.add(2), &mut view)?;
            let status = ffi::TVMFFITypeRegisterAttr(index, &raw const span, &raw const view);
            error::check(status)?;
        }
        Ok(Owned::none())
    })
}

unsafe extern "C" fn register_method(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 5 {
            return Err(type_error("expected (type_index, name, function, is_static, metadata)"));
        }
        // SAFETY: Python passes five live arguments; the table copies what it keeps.
        unsafe {
            let index = expect_type(*args)?.type_index;
            let name = ffi::span(expect_str(*args.add(1), "the name of a method")?);
            let metadata = match *args.add(4) {
                none if none == py::Py_None() => ByteArray::EMPTY,
                text => ffi::span(expect_str(text, "the metadata of a method")?),
            };
            let is_static = py::PyObject_IsTrue(*args.add(3));
            check(is_static)?;
            let mut frame = Frame::new();
            let mut view = RawAny::NONE;
            argument::set(&mut frame, *args.add(2), &mut view)?;
            let flags = match is_static {
                0 => FieldFlags::NONE,
                _ => FieldFlags::IS_STATIC_METHOD,
            };
            let info = MethodInfo { name, doc: ByteArray::EMPTY, metadata, flags, method: view };
            error::check(ffi::TVMFFITypeRegisterMethod(index.0, &raw const info))?;
        }
        Ok(Owned::none())
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(c"_describe_type", Method::One(describe_type), 0, c"_describe_type(type_index, /)\n--\n\nKey, ancestors, fields and methods of a type."),
        method_def(c"_describe_fields", Method::One(describe_fields), 0, c"_describe_fields(type_index, /)\n--\n\nThe fields of a type, each as the arguments of TypeField."),
        method_def(c"_describe_methods", Method::One(describe_methods), 0, c"_describe_methods(type_index, /)\n--\n\nThe methods of a type, each as the arguments of TypeMethod."),
        method_def(c"_native_size", Method::One(native_size), 0, c"_native_size(type_index, /)\n--\n\nThe size of objects of a type, or None where the type does not say."),
        method_def(c"_object_type_key_to_index", Method::One(key_to_index), 0, c"_object_type_key_to_index(type_key, /)\n--\n\nThe index of the type with a key, or None."),
        method_def(c"_lookup_type_attr", Method::Fast(lookup_attr), 0, c"_lookup_type_attr(type_index, attr_key, ancestor=False, /)\n--\n\nAn attribute of a type, or of its nearest ancestor that has one; None if there is none."),
        method_def(c"_register_type_attr", Method::Fast(register_attr), 0, c"_register_type_attr(type_index, attr_key, value, /)\n--\n\nGives a type an attribute."),
        method_def(c"_register_type_method", Method::Fast(register_method), 0, c"_register_type_method(type_index, name, function, is_static, metadata, /)\n--\n\nGives a type a method."),
    ]
}
