"""Operations of the dialect `vector` on values of a kernel: vectors of one dimension."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....cute._missing import missing
from ....lang._local import LOCAL_ARRAY, local_array
from ....lang._layout_tensor import make_tensor
from ....lang._tensor import TensorView
from ....lang._value import type_name
from ....lang._vector import Vector
from ...cutlass_dsl import VectorKind

__all__ = ["bitcast", "extract", "from_elements"]


def from_elements(
    result: VectorKind, elements: Sequence[Any], *, loc: Any = None, ip: Any = None
) -> Vector:
    """Return a vector of numbers."""
    if len(elements) != result.count:
        raise ValueError(f"from_elements: {result} does not have {len(elements)} elements")
    return Vector([result.kind(element) for element in elements], result.count)


def bitcast(result: VectorKind, source: Vector, *, loc: Any = None, ip: Any = None) -> Vector:
    """Return the bits of a vector as elements of another type."""
    if result.bits != source.count * source.dtype.width:
        raise ValueError(
            f"bitcast: {result} has {result.bits} bits, and the vector {source.count * source.dtype.width}"
        )
    memory = local_array(source.count, source.dtype)
    make_tensor(memory).store(source)
    scalar = type_name(result.kind)
    view = TensorView(memory._builder, memory._address, scalar, (result.count,), (1,), LOCAL_ARRAY)
    return make_tensor(view).load()


def extract(
    source: Vector,
    dynamic_position: Sequence[Any],
    static_position: Sequence[int],
    *,
    loc: Any = None,
    ip: Any = None,
) -> Any:
    """Return an element of a vector by its number, known when compiling."""
    if dynamic_position or len(static_position) != 1:
        raise ValueError("extract takes one position, known when compiling")
    return source[static_position[0]]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"_mlir.dialects.vector.{name}", "cutlass"))
