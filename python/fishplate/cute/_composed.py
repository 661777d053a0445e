"""Layouts composed with a Python function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import layout as plain
from ..layout import ComposedLayout, Layout, Swizzle


class FunctionLayout:
    """A function ``inner(offset + outer(coordinate))`` whose ``inner`` is written in Python."""

    def __init__(self, inner: Callable[[Any], Any], offset: Any, outer: Any) -> None:
        """Store the parts."""
        self.inner, self.offset, self.outer = inner, offset, outer

    @property
    def shape(self) -> Any:
        """The shape."""
        return self.outer.shape

    def size(self) -> Any:
        """Return the number of coordinates."""
        return self.outer.size()

    def __call__(self, coordinate: Any) -> Any:
        """Return the function's value at a coordinate."""
        return self.inner(_sum(self.offset, self.outer(coordinate)))

    def __str__(self) -> str:
        """Return the parts."""
        name = getattr(self.inner, "__name__", type(self.inner).__name__)
        return f"{name} o {_written(self.offset)} o {self.outer}"

    __repr__ = __str__


def make_composed_layout(inner: Any, offset: Any, outer: Any) -> ComposedLayout | FunctionLayout:
    """Return the function ``inner(offset + outer(coordinate))``.

    Parameters
    ----------
    inner
        A swizzle, a layout, or a Python function.
    offset
        A number, or a tuple for a function that takes coordinates.
    outer
        The layout that gives the result its shape.

    """
    if isinstance(inner, (Swizzle, Layout)):
        return plain.make_composed_layout(inner, offset, outer)
    if not callable(inner):
        raise TypeError(
            f"make_composed_layout takes a swizzle, a layout or a function, got {type(inner).__name__}"
        )
    return FunctionLayout(inner, offset, outer)


def _sum(offset: Any, value: Any) -> Any:
    if not isinstance(offset, tuple) and not isinstance(value, tuple):
        return offset + value
    if not isinstance(offset, tuple) or not isinstance(value, tuple) or len(offset) != len(value):
        raise ValueError(f"the offset {offset} cannot be added to {value}")
    return tuple([_sum(*pair) for pair in zip(offset, value, strict=True)])


def _written(value: Any) -> str:
    if isinstance(value, tuple):
        return f"({','.join(map(_written, value))})"
    return str(value)
