"""Classes for the kinds of types and attributes."""

from __future__ import annotations

import importlib
import importlib.util
import keyword
from collections.abc import Callable
from typing import TypeVar

from .. import _compiler_library
from .._type_info import TypeInfo, class_finders
from ..registry import get_global_func, register_global_func, register_object

_C = TypeVar("_C", bound=type)

#: Packages with a module per dialect. The module of a dialect is imported when an object of the dialect appears that
#: has no class yet.
dialect_search_prefixes: list[str] = ["fishplate.dialects"]


@register_global_func("ir.dialect_hook")
def _import_dialect(dialect: str) -> None:
    """Import the first module that has the dialect's name.

    The module of a dialect that the library does not contain is skipped.
    """
    module = f"{dialect}_" if keyword.iskeyword(dialect) else dialect
    for prefix in dialect_search_prefixes:
        name = f"{prefix}.{module}"
        try:
            known = importlib.util.find_spec(name) is not None
        except ModuleNotFoundError:
            known = False
        if known:
            try:
                importlib.import_module(name)
            except ImportError as error:
                if error.name != _compiler_library.COMPLETE_PACKAGE:
                    raise
            else:
                return


def _find_class(info: TypeInfo) -> type | None:
    """Return the class that a dialect's model gives to a type, derived from one of these."""
    parent = info.parent_type_info
    if parent is None or parent.type_key not in ("ir.Type", "ir.Attribute", "ir.OpView"):
        return None
    from .. import _dialect

    return _dialect.class_of_key(info.type_key)


class_finders.append(_find_class)


def _register(family: str, name: str, key: str, replace: bool) -> Callable[[_C], _C]:
    def register(cls: _C) -> _C:
        parent = cls.__mro__[1].__tvm_ffi_type_info__.type_key  # type: ignore[attr-defined]
        get_global_func(f"ir.register_{family}_class")(name, key, parent, replace)
        # Types and attributes cast when they are called.
        return register_object(key, init=family == "operation")(cls)

    return register


def register_type_class(name: str, key: str, *, replace: bool = False) -> Callable[[_C], _C]:
    """Register a class for types of a kind.

    Parameters
    ----------
    name
        The full name of the kind of type: ``tk.tile``, ``builtin.integer``.
    key
        The type key of the class in the FFI, such as ``tk.TileType``.
    replace
        Whether to replace an existing class of the kind.

    """
    return _register("type", name, key, replace)


def register_attribute_class(name: str, key: str, *, replace: bool = False) -> Callable[[_C], _C]:
    """Register a class for attributes of a kind; see :func:`register_type_class`."""
    return _register("attribute", name, key, replace)


def register_operation_class(name: str, key: str, *, replace: bool = False) -> Callable[[_C], _C]:
    """Register a class for operations of a name; see :func:`register_type_class`."""
    return _register("operation", name, key, replace)
