"""`convert` and `convert_func`: the conversions of a call, on their own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from numbers import Number
from typing import Any

from . import core
from .container import Array, Map

# In the order in which calls convert arguments, so that both give the same result.
_AS_THEY_ARE = (
    "__cuda_stream__",
    "__tvm_ffi_opaque_ptr__",
    "__dlpack_device__",
    "__tvm_ffi_int__",
    "__tvm_ffi_float__",
)


def convert(value: Any) -> Any:
    """Return the value that a function of another language gets for a Python value.

    Calls convert their arguments automatically. Use this function if you need the converted value itself.

    >>> convert([1, 2]), convert({"a": 1})
    ((1, 2), {"a": 1})

    Parameters
    ----------
    value
        Lists and tuples become an :class:`Array`, dictionaries a :class:`Map`, callables a
        :class:`Function`, exceptions an :class:`Error`, objects with ``__dlpack__`` a :class:`Tensor`. FFI values and
        numbers are returned unchanged. Anything else is wrapped in an ``OpaquePyObject``.

    """
    if value is None or isinstance(value, (core.CObject, core.PyNativeObject, Number, core.dtype)):
        return value
    if _is_of(value, "ctypes", "c_void_p"):
        return value
    for kinds, make in _BY_CLASS:
        if isinstance(value, kinds):
            return make(value)
    if callable(value):
        return core._convert_to_ffi_func(value)
    if hasattr(value, "__dlpack__"):
        return core.from_dlpack(value)
    data_type = _as_dtype(value)
    if data_type is not None:
        return data_type
    if isinstance(value, Exception):
        return core._convert_to_ffi_error(value)
    if hasattr(value, "__tvm_ffi_object__"):
        return value.__tvm_ffi_object__()
    if any(hasattr(value, name) for name in _AS_THEY_ARE):
        return value
    return core._convert_to_opaque_object(value)


_BY_CLASS: tuple[tuple[Any, Callable[[Any], Any]], ...] = (
    ((tuple, list), Array),
    (dict, Map),
    (str, core.String),
    ((bytes, bytearray), core.Bytes),
    (core.ObjectConvertible, lambda value: value.asobject()),
)


def _is_of(value: Any, package: str, name: str) -> bool:
    """Whether a value is an instance of a package's class. If the package is not imported, the answer is no."""
    kind = getattr(sys.modules.get(package), name, None)
    return isinstance(kind, type) and isinstance(value, kind)


def _as_dtype(value: Any) -> core.dtype | None:
    """Return the `dtype` for a data type of another package, or None."""
    for package, make in (
        ("torch", core._convert_torch_dtype_to_ffi_dtype),
        ("numpy", core._convert_numpy_dtype_to_ffi_dtype),
    ):
        if _is_of(value, package, "dtype"):
            return make(value)
    if hasattr(value, "__dlpack_data_type__"):
        return core.dtype.from_dlpack_data_type(value.__dlpack_data_type__())
    return None


def convert_func(pyfunc: Callable[..., Any], tensor_cls: type | None = None) -> core.Function:
    """Return the :class:`Function` for a Python callable.

    Parameters
    ----------
    pyfunc
        The callable.
    tensor_cls
        The class that tensors among the arguments should have, such as ``torch.Tensor``; it must
        have ``__dlpack_c_exchange_api__``. By default they are :class:`Tensor`.

    """
    return core._convert_to_ffi_func(pyfunc, tensor_cls)


__all__ = ["convert", "convert_func"]
