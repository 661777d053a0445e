"""Python annotations to type schemas."""

from __future__ import annotations

import collections.abc
import ctypes
import types
import typing
from typing import Any

from ._core import CObject, DataType, Device
from ._object import PyNativeObject
from ._schema import _ORIGIN_OF_INDEX, TypeSchema

#: Annotations that correspond directly to an origin.
_BARE = {
    None: "None",
    type(None): "None",
    Any: "Any",
    bool: "bool",
    int: "int",
    float: "float",
    str: "str",
    bytes: "bytes",
    list: "List",
    dict: "Dict",
    tuple: "tuple",
    typing.Tuple: "tuple",  # noqa: UP006
    collections.abc.Callable: "Callable",
    typing.Callable: "Callable",
    ctypes.c_void_p: "ctypes.c_void_p",
    DataType: "dtype",
    Device: "Device",
}

#: `X | Y` has its own class since Python 3.10.
_UNIONS = (typing.Union, getattr(types, "UnionType", typing.Union))


def schema_of(annotation: object) -> TypeSchema:
    """Return the schema of an annotation; TypeError if no FFI type corresponds to it."""
    try:
        bare = _BARE.get(annotation)
    except TypeError:  # an unhashable annotation
        bare = None
    if bare is not None:
        return TypeSchema(bare)
    origin, args = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in _UNIONS:
        return _union(args)
    make = _GENERIC.get(origin)
    if make is not None:
        return make(args)
    for cls, parameters in ((origin, args), (annotation, ())):
        if isinstance(cls, type) and issubclass(cls, CObject):
            return _object(cls, parameters)
    if isinstance(annotation, type):
        named = _class_origin(annotation)
        if named is not None:
            return TypeSchema(named)
    raise TypeError(f"Cannot convert {annotation!r} to TypeSchema")


def _class_origin(cls: type) -> str | None:
    """Return the origin of a class that is not an FFI object."""
    if issubclass(cls, PyNativeObject):
        for base, origin in ((str, "str"), (bytes, "bytes")):
            if issubclass(cls, base):
                return origin
    if issubclass(cls, str) and hasattr(cls, "_tvm_ffi_dtype"):
        return "dtype"
    if issubclass(cls, Device):
        return "Device"
    return "Tensor" if hasattr(cls, "__dlpack__") else None


def _union(args: tuple[Any, ...]) -> TypeSchema:
    parts = tuple(schema_of(arg) for arg in args if arg is not type(None))
    inner = parts[0] if len(parts) == 1 else TypeSchema("Union", parts)
    return inner if len(parts) == len(args) else TypeSchema("Optional", (inner,))


def _list(args: tuple[Any, ...]) -> TypeSchema:
    if len(args) > 1:
        raise TypeError(f"list takes at most 1 type argument, got {len(args)}")
    return TypeSchema("List", tuple(map(schema_of, args)))


def _dict(args: tuple[Any, ...]) -> TypeSchema:
    if len(args) not in (0, 2):
        raise TypeError(f"dict requires 0 or 2 type arguments, got {len(args)}")
    return TypeSchema("Dict", tuple(map(schema_of, args)))


def _tuple(args: tuple[Any, ...]) -> TypeSchema:
    if len(args) == 2 and args[1] is Ellipsis:
        return TypeSchema("Array", (schema_of(args[0]),))
    if args == ((),):  # how Python before 3.11 has the arguments of tuple[()]
        args = ()
    return TypeSchema("tuple", tuple(map(schema_of, args)))


def _callable(args: tuple[Any, ...]) -> TypeSchema:
    if len(args) != 2:
        return TypeSchema("Callable")
    params, ret = args
    groups = {"return": (schema_of(ret),)}
    if isinstance(params, list):
        groups["params"] = tuple(map(schema_of, params))
    return TypeSchema("Callable", named_args=groups)


_GENERIC = {
    list: _list,
    dict: _dict,
    tuple: _tuple,
    collections.abc.Callable: _callable,
}

#: How many parameters the containers take.
_PARAMETERS = {"Array": 1, "List": 1, "Map": 2, "Dict": 2}


def _object(cls: type, args: tuple[Any, ...]) -> TypeSchema:
    from .core import _type_cls_to_type_info  # noqa: PLC0415  (it needs this module)

    info = _type_cls_to_type_info(cls)
    if info is None:
        raise TypeError(
            f"CObject subclass {cls!r} is not registered in TYPE_CLS_TO_INFO; "
            "use @register_object to register it"
        )
    origin = _ORIGIN_OF_INDEX.get(info.type_index, info.type_key)
    count = _PARAMETERS.get(origin)
    if args and count is not None and len(args) != count:
        noun = "argument" if count == 1 else "arguments"
        raise TypeError(f"{origin} requires {count} type {noun}, got {len(args)}")
    return TypeSchema(
        origin, tuple(map(schema_of, args)) or None, origin_type_index=info.type_index
    )
