//! The TVM-FFI C ABI as facts: `repr(C)` layouts, constants, the table of type indices.
//!
//! Nothing here allocates or locks, and the only call is that of an object's deleter, with its last reference. Every
//! other crate reads layouts, type indices, keys, flags, dtype codes and error kinds from here, so each number is
//! written once. `tests/header` checks the agreement with the upstream header.
#![no_std]

mod any;
mod count;
mod dlpack;
pub mod error_kind;
pub mod launch_flags;
mod map;
mod object;
mod reflection;
pub mod symbols;
/// The atomics of the reference count. `tests/models` compiles the count over loom's instead.
mod sync {
    pub(crate) use core::sync::atomic::{AtomicU64, Ordering, fence};
}
mod type_index;

pub use any::{ByteArray, RawAny, RawValue};
pub use count::{
    dec_ref, dec_ref_exported, dec_ref_shared, dec_weak, inc_ref, inc_weak, try_upgrade,
};
pub use dlpack::{
    DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLManagedTensor, DLManagedTensorVersioned,
    DLPACK_FLAG_IS_COPIED, DLPACK_FLAG_IS_SUBBYTE_TYPE_PADDED, DLPACK_FLAG_READ_ONLY,
    DLPACK_VERSION, DLPackCurrentWorkStream, DLPackDLTensorFromPyObject, DLPackExchangeApi,
    DLPackExchangeApiHeader, DLPackManagedTensorAllocator, DLPackManagedTensorFromPyObject,
    DLPackManagedTensorToPyObject, DLPackSetError, DLPackVersion, DLTensor,
};
pub use map::{
    DenseMapCell, MAP_BLOCK, MAP_FIRST_UNUSED, MAP_NO_SLOT, MAP_SMALL, MapItem, MapPair,
    map_item_offset, map_meta_offset,
};
pub use object::{
    AllocHeader, BACKTRACE_APPEND, BACKTRACE_REPLACE, COUNT_BOTH_ONE, COUNT_SATURATED,
    COUNT_STRONG_MASK, COUNT_STRONG_ONE, COUNT_WEAK_ONE, CustomAllocator, DELETE_BOTH,
    DELETE_STRONG, DELETE_WEAK, ErrorCell, FunctionCell, MapCell, ObjectDeleter, ObjectHandle,
    ObjectHeader, OpaqueCell, SafeCall, SeqCell, ShapeCell, StreamHandle, Version,
};
pub use reflection::{
    DefRegionKind, FieldFlags, FieldGetter, FieldInfo, FieldSetter, MethodInfo, ObjectCreator,
    SEqHashKind, TypeAttrColumn, TypeInfo, TypeMetadata, attr,
};
pub use type_index::{STATIC_TYPES, TypeIndex, TypeRow};

/// The version of the upstream ABI that this crate describes, as `TVMFFIGetVersion` reports it.
pub const ABI_VERSION: Version = Version { major: 0, minor: 1, patch: 16 };
