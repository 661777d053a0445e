"""Constructors of classes over FFI types: how the fields of a type become parameters."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from . import _core

if TYPE_CHECKING:
    from .core import TypeField, TypeInfo


def init_fields(info: TypeInfo) -> tuple[list[TypeField], list[TypeField]]:
    """Return the fields that are parameters: by position, and by keyword only.

    Fields of ancestors come first. In both lists, parameters with a default come last.
    """
    fields = sorted(
        (field for field in info._all_fields() if field.c_init),
        key=lambda field: field.c_has_default,
    )
    positional = [field for field in fields if not field.c_kw_only]
    return positional, [field for field in fields if field.c_kw_only]


def init_property_functions(cls: type) -> list[tuple[str, Callable[[Any], Any]]]:
    """Return name and function of every ``init_property``; base classes first."""
    functions: dict[str, Callable[[Any], Any]] = {}
    for base in reversed(cls.__mro__):
        functions.update(base.__dict__.get("__ffi_init_property_funcs__", {}))
    return list(functions.items())


def _takes_fields_by_position(metadata: dict[str, Any], count: int) -> bool:
    """Whether a constructor written by hand has a parameter for every positional field."""
    from ._reflected_signature import parameter_schemas

    parameters = parameter_schemas(metadata)
    return parameters is not None and len(parameters) == count


def make_init(
    cls: type, info: TypeInfo, kind: Literal["init", "py_class", "ffi_init"]
) -> Callable[..., None]:
    """Make ``__init__`` (of a native type or of one defined in Python) or ``__ffi_init__``."""
    from ._reflected_signature import init_signature
    from ._register_object import find_ffi_init

    function, metadata = find_ffi_init(info)
    positional, keyword_only = init_fields(info)
    by_position_only = bool(metadata) and _takes_fields_by_position(metadata, len(positional))
    written_by_hand = bool(metadata) and not by_position_only
    normalizers, properties = None, None
    if kind != "ffi_init":
        fields = [*positional, *keyword_only]
        normalizers = {f.name: f.normalize_value for f in fields if f._is_payload_enum_field()}
        properties = init_property_functions(cls)
    name = "__ffi_init__" if kind == "ffi_init" else "__init__"
    attributes = {
        "__name__": name,
        "__qualname__": f"{cls.__qualname__}.{name}",
        "__module__": cls.__module__,
        "__doc__": f"Make an object of type {info.type_key}.",
    }
    return _core._make_constructor(
        function,
        partial(init_signature, info),
        attributes,
        kind,
        cls,
        info,
        [] if written_by_hand else [field.name for field in positional],
        by_position_only,
        normalizers or None,
        properties or None,
        kind != "ffi_init" and hasattr(cls, "__post_init__"),
    )
