"""Functions of the standard `dataclasses` module, for classes over the FFI."""

from __future__ import annotations

import copy
from collections import namedtuple
from collections.abc import Callable, Iterable
from functools import partial, wraps
from typing import Any, TypeVar

from ..container import Array, Dict, List, Map
from ..core import TypeSchema, _to_py_class_value
from .field import Field

__all__ = ["asdict", "astuple", "fields", "is_dataclass", "replace"]

_T = TypeVar("_T")

# Immutable values without parts: they are their own copy.
_ATOMIC = frozenset(
    {bool, bytes, complex, float, int, str, type(None), type(Ellipsis), type(NotImplemented)}
)


def is_dataclass(obj: Any) -> bool:
    """Whether this is a class made by ``c_class`` or ``py_class``, or an instance of one.

    Containers such as :class:`Array` are not dataclasses, although they correspond to FFI types.
    """
    cls = obj if isinstance(obj, type) else type(obj)
    return getattr(cls, "__ffi_is_dataclass__", False) is True


def _is_instance(obj: Any) -> bool:
    return not isinstance(obj, type) and is_dataclass(obj)


def fields(obj_or_cls: Any) -> tuple[Field, ...]:
    """Return the fields of a dataclass or an instance, base classes first."""
    if not is_dataclass(obj_or_cls):
        raise TypeError(
            "fields() argument must be a c_class or py_class type or instance, "
            f"got {type(obj_or_cls).__name__}"
        )
    reflected = obj_or_cls.__tvm_ffi_type_info__._all_fields()
    described = (field.dataclass_field for field in reflected)
    return tuple(field for field in described if field is not None)


def replace(obj: _T, /, **changes: Any) -> _T:
    """Copy an object with some fields changed, even frozen ones."""
    return obj.__replace__(**changes)  # type: ignore[attr-defined]


def _rebuild_mapping(obj: dict[Any, Any], convert: Callable[[Any], Any]) -> Any:
    """Copy a `dict` or an instance of a subclass, converting the items."""
    items = [(convert(key), convert(value)) for key, value in obj.items()]
    if not hasattr(type(obj), "default_factory"):
        return type(obj)(items)
    made = type(obj)(obj.default_factory)  # type: ignore[attr-defined]
    made.update(items)
    return made


def _rebuild_sequence(obj: Any, convert: Callable[[Any], Any]) -> Any:
    """Copy a `list` or `tuple`, or an instance of a subclass, converting the items."""
    items = [convert(item) for item in obj]
    if isinstance(obj, tuple) and hasattr(obj, "_fields"):  # a named tuple
        return type(obj)(*items)
    return type(obj)(items)


def _rebuild(
    obj: Any,
    convert: Callable[[Any], Any],
    of_object: Callable[[Any], Any],
    of_map: Callable[[list[tuple[Any, Any]]], Any],
) -> Any:
    """Copy a value into plain Python data; `convert` copies the parts."""
    if type(obj) in _ATOMIC:
        return obj
    if isinstance(obj, (Array, List)):
        return [convert(item) for item in obj]
    if isinstance(obj, (Map, Dict)):
        return of_map([(convert(key), convert(value)) for key, value in obj.items()])
    if _is_instance(obj):
        return of_object(obj)
    if isinstance(obj, (list, tuple)):
        return _rebuild_sequence(obj, convert)
    if isinstance(obj, dict):
        return _rebuild_mapping(obj, convert)
    return copy.deepcopy(obj)


def _asdict_inner(obj: Any, dict_factory: Callable[..., Any]) -> Any:
    convert = partial(_asdict_inner, dict_factory=dict_factory)

    def of_object(obj: Any) -> Any:
        return dict_factory([(f.name, convert(getattr(obj, f.name))) for f in fields(obj)])

    return _rebuild(obj, convert, of_object, dict_factory)


def _astuple_inner(obj: Any, tuple_factory: Callable[..., Any]) -> Any:
    convert = partial(_astuple_inner, tuple_factory=tuple_factory)

    def of_object(obj: Any) -> Any:
        return tuple_factory([convert(getattr(obj, f.name)) for f in fields(obj)])

    return _rebuild(obj, convert, of_object, dict)


def asdict(obj: Any, *, dict_factory: Callable[..., Any] = dict) -> Any:
    """Return the fields of an object by name, recursively as plain Python data.

    Parameters
    ----------
    obj
        An instance of a class made by ``c_class`` or ``py_class``.
    dict_factory
        Makes a mapping from a list of pairs.

    """
    if not _is_instance(obj):
        raise TypeError("asdict() should be called on c_class / py_class instances")
    return _asdict_inner(obj, dict_factory)


def astuple(obj: Any, *, tuple_factory: Callable[..., Any] = tuple) -> Any:
    """Return the fields of an object in order, recursively as plain Python data.

    Parameters
    ----------
    obj
        An instance of a class made by ``c_class`` or ``py_class``.
    tuple_factory
        Makes a tuple from a list.

    """
    if not _is_instance(obj):
        raise TypeError("astuple() should be called on c_class / py_class instances")
    return _astuple_inner(obj, tuple_factory)


def _make_namedtuple(typename: str, fields: Iterable[Field]) -> Any:
    """Make a named tuple with an item for every field; items are converted like the fields.

    All items are required; defaults of the fields are not used.
    """
    fields = tuple(fields)
    made: Any = namedtuple(typename, [field.name for field in fields])
    made.__annotations__ = {field.name: field.type for field in fields if field.type is not None}
    schemas = [field._ty_schema or TypeSchema.from_annotation(field.type) for field in fields]
    plain_new, plain_make = made.__new__, made._make.__func__

    @wraps(plain_new)
    def converting_new(cls: type, /, *args: Any, **kwargs: Any) -> Any:
        items = []
        for field, schema, item in zip(
            fields, schemas, plain_new(cls, *args, **kwargs), strict=True
        ):
            try:
                items.append(_to_py_class_value(schema.convert(item)))
            except TypeError as error:
                raise TypeError(f"{typename}.{field.name}: {error}") from error
        return plain_new(cls, *items)

    def converting_make(cls: Any, iterable: Iterable[Any]) -> Any:
        # The plain method checks the length.
        return cls(*plain_make(cls, iterable))

    made.__new__ = staticmethod(converting_new)
    made._make = classmethod(converting_make)
    return made
