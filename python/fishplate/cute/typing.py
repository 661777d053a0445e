"""Types for annotations, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ..arguments import (
    BFloat16,
    Boolean,
    Coord,
    Float8E4M3FN,
    Float8E5M2,
    Float16,
    Float32,
    Float64,
    Int8,
    Int16,
    Int32,
    Int64,
    IntTuple,
    Numeric,
    Pointer,
    Stride,
    Tile,
    Uint8,
    Uint16,
    Uint32,
    Uint64,
)
from .._shape import Shape
from ..arguments._fake import AddressSpace
from ..core import Tensor
from ..layout import ComposedLayout, Layout
from ._missing import missing

__all__ = [
    "AddressSpace",
    "BFloat16",
    "Boolean",
    "ComposedLayout",
    "Coord",
    "Float16",
    "Float32",
    "Float64",
    "Float8E4M3FN",
    "Float8E5M2",
    "Int",
    "Int16",
    "Int32",
    "Int64",
    "Int8",
    "IntTuple",
    "Layout",
    "Numeric",
    "Pointer",
    "Shape",
    "Stride",
    "Tensor",
    "Tile",
    "Uint16",
    "Uint32",
    "Uint64",
    "Uint8",
]

#: An integer that is known at compile time, or a run-time value of a kernel.
Int = int | Numeric


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"typing.{name}"))
