"""`method`: methods of a class defined in Python that other languages can call by name."""

from __future__ import annotations

import inspect
import json
import sys
import typing
from typing import Any

from .annotations import local_names
from .type_attrs import type_attr_options


def method(fn: Any) -> Any:
    """Register a method of a ``py_class`` with the FFI type.

    Other languages look it up by name, like methods of native types. A ``staticmethod`` works too;
    a ``classmethod`` does not, because its first argument is not an object of the FFI.

    Examples
    --------
    .. code-block:: python

        @py_class("example.Node")
        class Node(Object):
            x: int

            @method
            def label(self) -> str:
                return f"N({self.x})"

    """
    if isinstance(fn, classmethod):
        raise TypeError(
            "@method: @classmethod is not supported, because its first argument is a class and "
            "not an object of the FFI. Use @staticmethod or a plain method."
        )
    function = fn.__func__ if isinstance(fn, staticmethod) else fn
    if not callable(function):
        raise TypeError(f"@method: expected a callable, got {type(fn).__name__}.")
    function.__ffi_method__ = True
    return fn


def _is_marked(value: Any) -> bool:
    function = value.__func__ if isinstance(value, (staticmethod, classmethod)) else value
    return callable(function) and getattr(function, "__ffi_method__", False) is True


def _hints(cls: type, function: Any, global_names: dict[str, Any]) -> dict[str, Any] | None:
    for every_module in (False, True):
        names = local_names(cls, every_module=every_module)
        try:
            return typing.get_type_hints(function, global_names, names, include_extras=True)
        except (NameError, AttributeError):
            continue
    return None


def _metadata(cls: type, function: Any, is_static: bool, global_names: dict[str, Any]) -> str:
    """Return the metadata of a method as JSON, with its schema if the signature can be expressed as one."""
    from ..core import TypeSchema

    untyped = json.dumps({"type_schema": TypeSchema("Callable").to_json()})
    hints = _hints(cls, function, global_names)
    parameters = list(inspect.signature(function).parameters.values())
    by_position = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    if hints is None or any(parameter.kind not in by_position for parameter in parameters):
        return untyped
    types: list[Any] = [hints.get(parameter.name, Any) for parameter in parameters]
    if not is_static:
        types[:1] = [cls]
    groups = {
        "return": (TypeSchema.from_annotation(hints.get("return", Any)),),
        "params": tuple(TypeSchema.from_annotation(annotation) for annotation in types),
    }
    defaults = [parameter.default for parameter in parameters]
    given = [_default(value) for value in defaults if value is not inspect.Parameter.empty]
    metadata = {
        "type_schema": TypeSchema("Callable", named_args=groups).to_json(),
        "arg_names": [parameter.name for parameter in parameters],
        **({"arg_defaults": given} if given else {}),
    }
    return json.dumps(metadata)


def _default(value: Any) -> Any:
    """A default in the form of metadata; the method itself fills in defaults that JSON cannot express."""
    finite = not isinstance(value, float) or value - value == 0
    if finite and type(value) in (type(None), bool, int, float, str):
        return value
    return {"expr": repr(value)}


def _collect_py_methods(
    cls: type, globalns: dict[str, Any] | None = None
) -> list[tuple[Any, ...]] | None:
    """Return the items that a class body registers: type attributes, and methods marked by :func:`method`.

    Rows are ``(name, value, is_static)``, with `globalns` also the metadata; None if there are no rows.
    """
    attribute_names, _ = type_attr_options(cls)
    global_names = vars(sys.modules[cls.__module__]) if globalns is None else globalns
    rows: list[tuple[Any, ...]] = []
    for name, value in cls.__dict__.items():
        is_attribute, marked = name in attribute_names, _is_marked(value)
        if not is_attribute and not marked:
            continue
        if isinstance(value, classmethod):
            raise TypeError(
                f"@py_class({cls.__name__!r}): {name!r} is wrapped by @classmethod, whose first "
                "argument is a class and not an object of the FFI. Use @staticmethod or a plain "
                "method."
            )
        is_static = isinstance(value, staticmethod)
        function = value.__func__ if is_static else value
        metadata = None
        if marked and not is_attribute:
            metadata = _metadata(cls, function, is_static, global_names)
        row = (name, function, is_static)
        rows.append(row if globalns is None else (*row, metadata))
    return rows or None
