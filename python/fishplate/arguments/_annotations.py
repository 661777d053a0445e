"""Annotations of parameters beyond scalar types: tuples of integers, pointers, and reading them."""

from __future__ import annotations

import builtins
import contextlib
import ctypes
import inspect
import types
import typing
from collections.abc import Callable
from typing import Any, Union

from .._layout_fields import IntTuple
from .._shape import Shape
from ._fake import AddressSpace
from ._scalar import Constexpr


class Pointer:
    """An address as an example, or as an annotation.

    Parameters
    ----------
    dtype
        Type of what it points to, for the reader.
    value
        The address.
    memspace
        ``"gmem"`` for memory of a CUDA device, ``"generic"`` for the host's.
    assumed_align
        What the address is a multiple of.

    """

    def __init__(
        self,
        dtype: Any,
        value: int | ctypes.c_void_p | None,
        memspace: AddressSpace | str = AddressSpace.generic,
        assumed_align: int = 1,
    ) -> None:
        """Check and keep the address."""
        address = value.value if isinstance(value, ctypes.c_void_p) else value
        self.dtype = dtype
        self.address = int(address or 0)
        self.memspace = AddressSpace(memspace)
        if self.address < 0:
            raise ValueError(f"an address is not negative, got {self.address}")
        if self.address % assumed_align:
            raise ValueError(f"pointer must be {assumed_align} bytes aligned")

    def __tvm_ffi_opaque_ptr__(self) -> int:
        """Return the value that a call passes."""
        return self.address


def is_int_tuple(annotation: Any) -> bool:
    """Tell whether an annotation is a shape or one of its relatives."""
    return isinstance(annotation, type) and issubclass(annotation, (IntTuple, Shape))


def union_members(annotation: Any) -> tuple[Any, ...] | None:
    """Return the members of a union, or None."""
    if typing.get_origin(annotation) in (Union, types.UnionType):
        return typing.get_args(annotation)
    return None


def is_named_tuple(kind: Any) -> bool:
    """Tell whether this is a class of named tuples."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def field_hints(kind: type) -> dict[str, Any]:
    """Return the annotations of a class's fields."""
    try:
        return typing.get_type_hints(kind)
    except NameError as error:
        raise TypeError(f"the annotations of {kind.__name__} cannot be read: {error}") from error


def parameter_annotations(function: Callable[..., Any] | inspect.Signature) -> dict[str, Any]:
    """Return the annotations of parameters as objects, where they were text too."""
    if isinstance(function, inspect.Signature):
        signature, names = function, {}
    else:
        signature, names = inspect.signature(function), _names(function)
    found = {}
    for name, parameter in signature.parameters.items():
        annotation = parameter.annotation
        if isinstance(annotation, str):
            try:
                annotation = eval(annotation, names)
            except Exception as error:
                raise TypeError(
                    f"the annotation {annotation!r} of argument {name!r} cannot be read: {error}"
                ) from error
        if typing.get_origin(annotation) is typing.Annotated:
            annotation = typing.get_args(annotation)[0]
        found[name] = None if annotation is parameter.empty else annotation
    first = next(iter(found), None)
    if first in ("self", "cls") and found[first] is None and _is_method(function):
        found[first] = Constexpr  # What a method is of is known when it is compiled.
    return found


def _is_method(function: Any) -> bool:
    """Tell whether a function was defined in the body of a class."""
    outer = getattr(function, "__qualname__", "").rpartition(".")[0]
    return bool(outer) and not outer.endswith("<locals>")


def _names(function: Callable[..., Any]) -> dict[str, Any]:
    """Return the names available to a function's annotations: globals, then closure variables."""
    function = inspect.unwrap(function)
    function = getattr(function, "__func__", function)
    names = {"__builtins__": builtins, **getattr(function, "__globals__", {})}
    if isinstance(function, types.FunctionType):
        for name, cell in zip(
            function.__code__.co_freevars, function.__closure__ or (), strict=True
        ):
            # A name that is not set yet has an empty cell.
            with contextlib.suppress(ValueError):
                names[name] = cell.cell_contents
    return names
