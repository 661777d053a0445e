"""The extension and the Python classes nearest to it, under one name: see core.py."""

from . import _core
from ._core import *  # noqa: F403
from ._core import (
    _DATA_TYPE_CODES as _DATA_TYPE_CODES,
    _DEVICE_TYPES as _DEVICE_TYPES,
    _DLPACK_VERSION as _DLPACK_VERSION,
    _OBJECT_HEADER_SIZE as _OBJECT_HEADER_SIZE,
    _OPAQUE_PTR_HANDLERS as _OPAQUE_PTR_HANDLERS,
    _TYPE_INDICES as _TYPE_INDICES,
    _convert_numpy_dtype_to_ffi_dtype as _convert_numpy_dtype_to_ffi_dtype,
    _convert_to_ffi_error as _convert_to_ffi_error,
    _convert_to_ffi_func as _convert_to_ffi_func,
    _convert_to_opaque_object as _convert_to_opaque_object,
    _convert_torch_dtype_to_ffi_dtype as _convert_torch_dtype_to_ffi_dtype,
    _create_cdtype_from_tuple as _create_cdtype_from_tuple,
    _env_get_current_stream as _env_get_current_stream,
    _env_set_current_stream as _env_set_current_stream,
    _get_global_func as _get_global_func,
    _lookup_type_attr as _lookup_type_attr,
    _new_shape as _new_shape,
    _object_type_key_to_index as _object_type_key_to_index,
    _register_global_func as _register_global_func,
    _register_type_attr as _register_type_attr,
    _shape_obj_get_py_tuple as _shape_obj_get_py_tuple,
    _to_py_class_value as _to_py_class_value,
)
from ._dlpack import (
    DLDeviceType as DLDeviceType,
    DLTensorTestWrapper as DLTensorTestWrapper,
    _set_class_device as _set_class_device,
    _set_class_dtype as _set_class_dtype,
    _set_class_tensor as _set_class_tensor,
)
from ._object import (
    Bytes as Bytes,
    Object as Object,
    ObjectConvertible as ObjectConvertible,
    ObjectRValueRef as ObjectRValueRef,
    PyNativeObject as PyNativeObject,
    String as String,
    _new_object as _new_object,
    object_repr as object_repr,
)
from ._schema import TypeSchema as TypeSchema
from ._type_info import (
    KWARGS as KWARGS,
    MISSING as MISSING,
    TypeField as TypeField,
    TypeInfo as TypeInfo,
    TypeMethod as TypeMethod,
    _lookup_or_register_type_info_from_type_key as _lookup_or_register_type_info_from_type_key,
    _register_fields as _register_fields,
    _register_object_by_index as _register_object_by_index,
    _register_py_class as _register_py_class,
    _rollback_py_class as _rollback_py_class,
    _set_type_cls as _set_type_cls,
    _type_cls_to_type_info as _type_cls_to_type_info,
    _type_index_to_type_info as _type_index_to_type_info,
)

__dlpack_version__: tuple[int, int]
_CLASS_TENSOR: type[_core.Tensor]
_CLASS_DEVICE: type[_core.Device]
_CLASS_DTYPE: type[_core.dtype]
