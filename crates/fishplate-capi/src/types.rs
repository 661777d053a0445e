//! Exports of the "type" section of the header. Tested by tests/c/types.c.

use std::ffi::c_int;

use fishplate_abi::{
    ByteArray, FieldInfo, MethodInfo, RawAny, TypeAttrColumn, TypeIndex, TypeInfo, TypeMetadata,
};
use fishplate_runtime::raised::{self, guard, guard_or};
use fishplate_runtime::{Error, type_table};

use crate::pointer::{bytes, input, output};

/// Returns the index of a registered type key.
///
/// # Safety
/// `type_key` is null or a valid span; `out_tindex` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFITypeKeyToIndex(
    type_key: *const ByteArray,
    out_tindex: *mut i32,
) -> c_int {
    let mut missing = None;
    let status = guard("TVMFFITypeKeyToIndex", || {
        // SAFETY: `type_key` is null or describes readable bytes, by this function's contract.
        let key = unsafe { bytes(type_key, "type_key") }?;
        let out = output(out_tindex, "out_tindex")?;
        match type_table::index_of(key) {
            // SAFETY: `out` is not null and points to writable storage, by this function's
            // contract.
            Some(index) => unsafe { out.write(index.0) },
            None => {
                let key = String::from_utf8_lossy(key);
                missing = Some(Error::internal(format!("Cannot find type `{key}`")));
            }
        }
        Ok(())
    });
    // Clients that register a type first ask whether it exists, so this answer has no backtrace.
    match missing {
        None => status,
        Some(error) => {
            raised::set(error);
            raised::RAISED
        }
    }
}

/// Returns the index of a type key, allocated if the key is new; -1 with the error raised if that
/// fails, -2 if `parent_type_index` is -2 (lookup only) and the key is not registered.
///
/// # Safety
/// `type_key` is null or a valid span.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFITypeGetOrAllocIndex(
    type_key: *const ByteArray,
    static_type_index: i32,
    type_depth: i32,
    num_child_slots: i32,
    child_slots_can_overflow: i32,
    parent_type_index: i32,
) -> i32 {
    guard_or("TVMFFITypeGetOrAllocIndex", -1, || {
        let index = type_table::get_or_alloc(&type_table::TypeRequest {
            // SAFETY: `type_key` is null or describes readable bytes, by this function's contract.
            key: unsafe { bytes(type_key, "type_key") }?,
            static_index: static_type_index,
            depth: type_depth,
            child_slots: num_child_slots,
            children_may_overflow: child_slots_can_overflow != 0,
            parent: parent_type_index,
        })?;
        Ok(index.0)
    })
}

/// Returns a registered type; null with the error raised for an unknown index.
#[unsafe(no_mangle)]
pub extern "C" fn TVMFFIGetTypeInfo(type_index: i32) -> *const TypeInfo {
    match type_table::info(TypeIndex(type_index)) {
        Some(info) => info,
        None => guard_or("TVMFFIGetTypeInfo", std::ptr::null(), || {
            type_table::expect_info(TypeIndex(type_index)).map(std::ptr::from_ref)
        }),
    }
}

/// Registers a field of a type.
///
/// # Safety
/// `info` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFITypeRegisterField(type_index: i32, info: *const FieldInfo) -> c_int {
    guard("TVMFFITypeRegisterField", || {
        // SAFETY: `info` is null or points to a valid value, by this function's contract.
        type_table::register_field(TypeIndex(type_index), unsafe { input(info, "info") }?)
    })
}

/// Registers a method of a type.
///
/// # Safety
/// `info` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFITypeRegisterMethod(
    type_index: i32,
    info: *const MethodInfo,
) -> c_int {
    guard("TVMFFITypeRegisterMethod", || {
        // SAFETY: `info` is null or points to a valid value, by this function's contract.
        type_table::register_method(TypeIndex(type_index), unsafe { input(info, "info") }?)
    })
}

/// Registers the metadata of a type.
///
/// # Safety
/// `metadata` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFITypeRegisterMetadata(
    type_index: i32,
    metadata: *const TypeMetadata,
) -> c_int {
    guard("TVMFFITypeRegisterMetadata", || {
        // SAFETY: `metadata` is null or points to a valid value, by this function's contract.
        type_table::register_metadata(TypeIndex(type_index), unsafe {
            input(metadata, "metadata")
        }?)
    })
}

/// Registers an attribute of a type; for type index 0 it only creates the column.
///
/// # Safety
/// `attr_name` is null or a valid span; `attr_value` is null or a valid value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFITypeRegisterAttr(
    type_index: i32,
    attr_name: *const ByteArray,
    attr_value: *const RawAny,
) -> c_int {
    guard("TVMFFITypeRegisterAttr", || {
        // SAFETY: `attr_name` is null or describes readable bytes, and `attr_value` is null or
        // valid, by this function's contract.
        let (name, value) =
            unsafe { (bytes(attr_name, "attr_name")?, input(attr_value, "attr_value")?) };
        type_table::register_attr(TypeIndex(type_index), name, *value)
    })
}

/// Returns the column of an attribute, or null if no type has it.
///
/// # Safety
/// `attr_name` is null or a valid span.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIGetTypeAttrColumn(
    attr_name: *const ByteArray,
) -> *const TypeAttrColumn {
    guard_or("TVMFFIGetTypeAttrColumn", std::ptr::null(), || {
        // SAFETY: `attr_name` is null or describes readable bytes, by this function's contract.
        let name = unsafe { bytes(attr_name, "attr_name") }?;
        Ok(type_table::attr_column(name).map_or(std::ptr::null(), std::ptr::from_ref))
    })
}
