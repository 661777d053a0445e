"""Annotations for tuples of integers, and the fields of a layout as an argument."""

from __future__ import annotations

from typing import NamedTuple

from ._shape import Shape


class IntTuple:
    """Annotation: a tuple of integers, possibly nested. Ints of an example are fixed, SymInts are not."""


class Stride(IntTuple):
    """Annotation: strides."""


class Coord(IntTuple):
    """Annotation: coordinates."""


class Tile(IntTuple):
    """Annotation: extents of a tile."""


class LayoutFields(NamedTuple):
    """A shape and its strides, as one argument: the fields of :class:`fishplate.Layout`."""

    shape: Shape
    stride: Stride
