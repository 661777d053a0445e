"""Constant vectors, conditions over vectors, and reductions, under CuTe's names."""

from __future__ import annotations

import operator
from collections.abc import Callable
from enum import Enum
from typing import Any

from ..lang import _vector
from ..lang._vector import Vector, larger, smaller


class ReductionOp(Enum):
    """How ``vector.reduce`` combines two elements."""

    ADD = "add"
    MUL = "mul"
    MAX = "max"
    MIN = "min"

    @property
    def halves(self) -> Callable[[Any, Any], Any]:
        """The function that combines two numbers."""
        return {"add": operator.add, "mul": operator.mul, "max": larger, "min": smaller}[self.value]

    def __call__(self, a: Any, b: Any) -> Any:
        """Combine two numbers."""
        return self.halves(a, b)


def full(shape: Any, fill_value: Any, dtype: Any, *, loc: Any = None, ip: Any = None) -> Vector:
    """Return a vector of a shape whose elements are all the same number."""
    return Vector.full(shape, fill_value, dtype)


def full_like(
    a: Any, fill_value: Any, dtype: Any = None, *, loc: Any = None, ip: Any = None
) -> Vector:
    """Return a vector with the shape of another vector or of a tensor, and its type unless another is given."""
    return full(a.shape, fill_value, dtype or a.dtype)


def zeros_like(a: Any, dtype: Any = None, *, loc: Any = None, ip: Any = None) -> Vector:
    """Return a vector of zeros with the shape of another."""
    return full_like(a, 0, dtype)


def ones_like(a: Any, dtype: Any = None, *, loc: Any = None, ip: Any = None) -> Vector:
    """Return a vector of ones with the shape of another."""
    return full_like(a, 1, dtype)


def where(cond: Any, x: Any, y: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """Return a vector with the elements of ``x`` where a condition holds, and those of ``y`` elsewhere."""
    return _vector.where(cond, x, y)


def any_(x: Vector) -> Any:
    """Return whether any element of a vector of conditions holds."""
    return x.reduce(operator.or_)


def all_(x: Vector) -> Any:
    """Return whether all elements of a vector of conditions hold."""
    return x.reduce(operator.and_)
