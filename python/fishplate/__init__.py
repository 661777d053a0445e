"""Fishplate: TVM-FFI's functions, objects and tensors from Python.

>>> import fishplate as fp
>>> fp.get_global_func("ffi.Shape")(1, 2, 3)
(1, 2, 3)
"""

# ruff: noqa: F401  (what is imported here is the package's face; `__all__` lists it)

from . import _signature, access_path, serialization, structural
from ._convert import convert, convert_func
from ._shape import Shape
from .container import Array, Dict, List, Map
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
from .structural import (
    DefRegionKind,
    InplaceMode,
    StructuralKey,
    StructuralMutator,
    StructuralVisitor,
    VisitInterrupt,
    WalkOrder,
    WalkResult,
    get_first_structural_mismatch,
    structural_equal,
    structural_hash,
    structural_map,
    structural_mutate,
    structural_visit,
    structural_walk,
)

__all__ = [
    "Array",
    "DefRegionKind",
    "Dict",
    "Function",
    "InplaceMode",
    "List",
    "Map",
    "Object",
    "ObjectConvertible",
    "Shape",
    "StructuralKey",
    "StructuralMutator",
    "StructuralVisitor",
    "VisitInterrupt",
    "WalkOrder",
    "WalkResult",
    "access_path",
    "convert",
    "convert_func",
    "get_first_structural_mismatch",
    "get_global_func",
    "get_global_func_metadata",
    "init_ffi_api",
    "list_global_func_names",
    "register_error",
    "register_func",
    "register_global_func",
    "register_object",
    "remove_global_func",
    "serialization",
    "structural",
    "structural_equal",
    "structural_hash",
    "structural_map",
    "structural_mutate",
    "structural_visit",
    "structural_walk",
]
