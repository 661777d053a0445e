//! Registration of a type's fields, methods and metadata by clients.

use std::sync::atomic::Ordering;

use fishplate_abi::{
    ByteArray, FieldFlags, FieldInfo, MethodInfo, ObjectHeader, RawAny, TypeIndex, TypeInfo,
    TypeMetadata,
};

use super::{TypeEntry, append, expect_entry, fields, is_runtime_owned, key, methods, writer};
use crate::any::{Any, AnyView};
use crate::error::{Error, Result};
use crate::object;

fn leak_bytes(span: ByteArray) -> ByteArray {
    // SAFETY: spans of registration structs are valid for the call.
    let bytes = unsafe { span.as_bytes() };
    if bytes.is_empty() {
        return ByteArray::EMPTY;
    }
    let mut text = Vec::with_capacity(bytes.len() + 1);
    text.extend_from_slice(bytes);
    text.push(0);
    ByteArray { data: text.leak().as_ptr().cast(), size: bytes.len() }
}

/// Keeps a value alive forever, like registered fields and methods.
pub(super) fn leak_any(raw: RawAny) -> Result<RawAny> {
    // SAFETY: values of registration structs are valid for the call.
    unsafe { AnyView::from_raw(raw) }.to_owned().map(Any::into_raw)
}

/// Registers a field.
pub fn register_field(index: TypeIndex, field: &FieldInfo) -> Result<()> {
    let entry = expect_entry(index)?;
    // SAFETY: spans of registration structs are valid for the call.
    let name = unsafe { field.name.as_bytes() };
    let _writer = writer();
    if let Some(known) = find_field(&entry.info, name) {
        return if is_runtime_owned(index) || same_field(known, field) {
            Ok(())
        } else {
            Err(duplicate("field", name, entry))
        };
    }
    let mut stored = *field;
    if stored.flags.contains(FieldFlags::SETTER_IS_FUNCTION_OBJ) && !stored.setter.is_null() {
        // SAFETY: the flag says that the setter is a live function object; it is never freed.
        unsafe { object::inc_ref(stored.setter.cast::<ObjectHeader>()) };
    }
    stored.name = leak_bytes(field.name);
    stored.doc = leak_bytes(field.doc);
    stored.metadata = leak_bytes(field.metadata);
    stored.default_value_or_factory = if field.flags.contains(FieldFlags::HAS_DEFAULT) {
        leak_any(field.default_value_or_factory)?
    } else {
        RawAny::NONE
    };
    // SAFETY: entries are leaked, and the writer lock is held.
    unsafe { append(&entry.info.fields, &entry.info.num_fields, stored) };
    Ok(())
}

fn find_field(info: &TypeInfo, name: &[u8]) -> Option<&'static FieldInfo> {
    // SAFETY: names of registered fields are leaked.
    fields(info).iter().find(|field| unsafe { field.name.as_bytes() } == name)
}

fn same_field(a: &FieldInfo, b: &FieldInfo) -> bool {
    a.offset == b.offset
        && a.size == b.size
        && a.flags == b.flags
        && a.field_static_type_index == b.field_static_type_index
}

#[cold]
fn duplicate(what: &str, name: &[u8], entry: &TypeEntry) -> Error {
    Error::internal(format!(
        "Duplicate {what} name \"{}\" in type \"{}\"",
        String::from_utf8_lossy(name),
        String::from_utf8_lossy(&entry.key)
    ))
}

/// Registers a method.
pub fn register_method(index: TypeIndex, method: &MethodInfo) -> Result<()> {
    let entry = expect_entry(index)?;
    // SAFETY: spans of registration structs are valid for the call.
    let name = unsafe { method.name.as_bytes() };
    let _writer = writer();
    // Overloads share name and function, and differ in their metadata.
    let is_known = methods(&entry.info).iter().any(|known| {
        // SAFETY: spans of registered methods are leaked; those of `method` valid for the call.
        let (same_name, same_metadata) = unsafe {
            (known.name.as_bytes() == name, known.metadata.as_bytes() == method.metadata.as_bytes())
        };
        let same = same_metadata && known.method.bits() == method.method.bits();
        same_name && (same || is_runtime_owned(index))
    });
    if is_known {
        return Ok(());
    }
    let mut stored = *method;
    stored.name = leak_bytes(method.name);
    stored.doc = leak_bytes(method.doc);
    stored.metadata = leak_bytes(method.metadata);
    stored.method = leak_any(method.method)?;
    // SAFETY: entries are leaked, and the writer lock is held.
    unsafe { append(&entry.info.methods, &entry.info.num_methods, stored) };
    Ok(())
}

/// Registers metadata, once per type.
pub fn register_metadata(index: TypeIndex, metadata: &TypeMetadata) -> Result<()> {
    let entry = expect_entry(index)?;
    let _writer = writer();
    if let Some(known) = super::metadata(&entry.info) {
        return if is_runtime_owned(index) {
            Ok(())
        } else {
            Err(Error::runtime(format!(
                "Overriding {}, possible causes: two definitions of the same type, or another type \
                 with the same key. It is registered with size {} and structural kind {}, and now \
                 with size {} and structural kind {}",
                key(index),
                known.total_size,
                known.structural_eq_hash_kind.0,
                metadata.total_size,
                metadata.structural_eq_hash_kind.0
            )))
        };
    }
    let stored = TypeMetadata { doc: leak_bytes(metadata.doc), ..*metadata };
    entry.info.metadata.store(Box::leak(Box::new(stored)), Ordering::Release);
    Ok(())
}
