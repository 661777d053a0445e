"""Fishplate: TVM-FFI's functions, objects and tensors from Python.

>>> import fishplate as fp
>>> fp.get_global_func("ffi.Shape")(1, 2, 3)
Shape((1, 2, 3))
"""

# ruff: noqa: F401  (what is imported here is the package's face; `__all__` lists it)

from . import _signature
from .core import Function, Object, ObjectConvertible
from .error import register_error
from .registry import (
    _init_api,
    get_global_func,
    get_global_func_metadata,
    init_ffi_api,
    list_global_func_names,
    register_func,
    register_global_func,
    register_object,
    remove_global_func,
)

__all__ = [
    "Function",
    "Object",
    "ObjectConvertible",
    "get_global_func",
    "get_global_func_metadata",
    "init_ffi_api",
    "list_global_func_names",
    "register_error",
    "register_func",
    "register_global_func",
    "register_object",
    "remove_global_func",
]
