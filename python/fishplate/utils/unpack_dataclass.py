"""Converts dataclasses, also nested ones, to tuples of their fields, without copying the contents.

The first value of a class makes a function for the class, `lambda x: (x.a, unpack(x.b),)`; values
after it cost one dictionary look-up and that function. A field whose annotation excludes a dataclass is read directly.
Every other field is inspected for each value, so that subclasses, None and wrong annotations work. A function is
dropped with its class.
"""

from __future__ import annotations

import dataclasses
import keyword
import types
import typing
import weakref
from collections.abc import Callable
from typing import Any

# Treatment of a field: None (read it), UNPACK (inspect the value), or the fields of a nested class.
DataclassToTupleSchema = dict[str, Any]
UNPACK = "unpack"

_PLAIN = frozenset({int, float, str, bool, bytes, complex, type(None), Ellipsis})
# Generic types that contain no dataclass if their arguments do not. Lists are not among them.
_HOLDERS = (tuple, dict, set, frozenset, typing.Union, types.UnionType)

_Unpacker = Callable[[Any], Any]
# By the id of the class; the weak reference removes the row before the id can be used again.
_unpackers: dict[int, tuple[_Unpacker, weakref.ref[type]]] = {}


def unpack_dataclass_to_tuple(x: Any) -> Any:
    """`x` with every dataclass in it converted to a tuple of its fields.

    Lists, tuples and named tuples keep their type, dicts become new dicts; anything else is returned unchanged.
    """
    cls = type(x)
    row = _unpackers.get(id(cls))
    if row is None:
        row = _learn(cls)
    return row[0](x)


def _learn(cls: type) -> tuple[_Unpacker, weakref.ref[type]]:
    """Choose the function for a new class, and remember it."""
    if dataclasses.is_dataclass(cls):
        unpacker = _compile_dataclass(cls)
    elif issubclass(cls, tuple) and hasattr(cls, "_fields"):
        unpacker = _unpack_named_tuple
    elif issubclass(cls, (list, tuple)):
        unpacker = _unpack_sequence
    elif issubclass(cls, dict):
        unpacker = _unpack_dict
    else:
        unpacker = _unchanged
    key = id(cls)
    row = (unpacker, weakref.ref(cls, lambda _: _unpackers.pop(key, None)))
    _unpackers[key] = row
    return row


def _compile_dataclass(cls: type) -> _Unpacker:
    schema = _extract_dataclass_to_tuple_schema(cls)
    # The names become source text: only identifiers are allowed.
    _validate_dataclass_to_tuple_schema(schema)
    reads = [
        f"x.{name}," if need is None else f"unpack(x.{name})," for name, need in schema.items()
    ]
    names = {"unpack": unpack_dataclass_to_tuple}
    unpacker: _Unpacker = eval(f"lambda x: ({' '.join(reads)})", names)
    return unpacker


def _unpack_named_tuple(x: Any) -> Any:
    return type(x)._make(unpack_dataclass_to_tuple(item) for item in x)


def _unpack_sequence(x: Any) -> Any:
    return type(x)(unpack_dataclass_to_tuple(item) for item in x)


def _unpack_dict(x: Any) -> Any:
    return {key: unpack_dataclass_to_tuple(value) for key, value in x.items()}


def _unchanged(x: Any) -> Any:
    return x


def _extract_dataclass_to_tuple_schema(
    cls: type, *, memo: set[type] | None = None
) -> DataclassToTupleSchema:
    """Treatment of each field of a dataclass, by its annotation; `memo` holds the enclosing classes."""
    if not (isinstance(cls, type) and dataclasses.is_dataclass(cls)):
        raise TypeError(f"Expected a dataclass class, got {cls!r}")
    above = (memo or set()) | {cls}
    try:
        hints = typing.get_type_hints(cls)
    except (NameError, TypeError, AttributeError):
        hints = {}
    return {
        field.name: _need_of(hints.get(field.name, field.type), above)
        for field in dataclasses.fields(cls)
    }


def _need_of(annotation: Any, above: set[type]) -> Any:
    if isinstance(annotation, type) and dataclasses.is_dataclass(annotation):
        if annotation in above:
            return UNPACK
        return _extract_dataclass_to_tuple_schema(annotation, memo=above)
    return None if _is_plain(annotation) else UNPACK


def _is_plain(annotation: Any) -> bool:
    """Whether a value with this annotation can neither be nor contain a dataclass or a list."""
    if isinstance(annotation, type) or annotation is Ellipsis:
        origin = typing.get_origin(annotation)
        if origin is None:
            return annotation in _PLAIN
    arguments = typing.get_args(annotation)
    held = typing.get_origin(annotation) in _HOLDERS
    return held and bool(arguments) and all(_is_plain(argument) for argument in arguments)


def _validate_dataclass_to_tuple_schema(schema: DataclassToTupleSchema) -> None:
    """Refuse a schema with names that are not attribute names."""
    if not isinstance(schema, dict):
        raise TypeError(f"DataclassToTupleSchema must be a dict, got {type(schema).__name__}")
    for name, need in schema.items():
        if not isinstance(name, str):
            raise TypeError(f"Schema field name must be a string, got {type(name).__name__}")
        if not name.isidentifier():
            raise ValueError(f"Schema field name {name!r} is not a valid Python identifier")
        if keyword.iskeyword(name):
            raise ValueError(f"Schema field name {name!r} is a Python keyword")
        if need is not None and need != UNPACK:
            _validate_dataclass_to_tuple_schema(need)
