"""`Vector`: the elements of a fragment as one value, with arithmetic on all of them at once."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ._merge import is_number, plain
from ._select import select
from ._value import type_name

#: Elements of the largest one: each is a value of its own in the program.
LIMIT = 1024


class Vector:
    """Elements of a fragment. Operators work on each of them, and on a number beside each."""

    __slots__ = ("_values", "shape")

    if TYPE_CHECKING:  # set below

        def __add__(self, other: Any) -> Vector: ...
        def __radd__(self, other: Any) -> Vector: ...
        def __sub__(self, other: Any) -> Vector: ...
        def __rsub__(self, other: Any) -> Vector: ...
        def __mul__(self, other: Any) -> Vector: ...
        def __rmul__(self, other: Any) -> Vector: ...
        def __truediv__(self, other: Any) -> Vector: ...
        def __rtruediv__(self, other: Any) -> Vector: ...
        def __floordiv__(self, other: Any) -> Vector: ...
        def __rfloordiv__(self, other: Any) -> Vector: ...
        def __mod__(self, other: Any) -> Vector: ...
        def __rmod__(self, other: Any) -> Vector: ...
        def __and__(self, other: Any) -> Vector: ...
        def __or__(self, other: Any) -> Vector: ...
        def __xor__(self, other: Any) -> Vector: ...
        def __lt__(self, other: Any) -> Vector: ...
        def __le__(self, other: Any) -> Vector: ...
        def __gt__(self, other: Any) -> Vector: ...
        def __ge__(self, other: Any) -> Vector: ...

    def __init__(self, values: Sequence[Any], shape: Any) -> None:
        """Keep values and shape."""
        self._values, self.shape = tuple(values), shape

    @staticmethod
    def of(tensor: Any) -> Vector:
        """Load all elements of a tensor."""
        count = tensor.size()
        if type(count) is not int or count > LIMIT:
            raise ValueError(
                f"load takes a tensor of at most {LIMIT} elements, known when compiling, got the layout {tensor.layout}"
            )
        return Vector([tensor._element(index)._load() for index in range(count)], tensor.shape)

    @property
    def count(self) -> int:
        """The number of elements."""
        return len(self._values)

    def __len__(self) -> int:
        """Return the number of elements."""
        return len(self._values)

    def __iter__(self) -> Iterator[Any]:
        """Yield the elements."""
        return iter(self._values)

    def __getitem__(self, index: int) -> Any:
        """Return an element by its number, known when compiling."""
        return self._values[index]

    def to(self, kind: Any) -> Vector:
        """Return the elements converted to a scalar type."""
        type_name(kind)
        return self._each(lambda value: value.to(kind))

    def reduce(self, combine: Any, init: Any = None) -> Any:
        """Return all elements combined by a function of two numbers, such as ``operator.add`` or ``max``."""
        values = list(self._values) if init is None else [init, *self._values]
        combine = {max: _larger, min: _smaller}.get(combine, combine)
        result = values[0]
        for value in values[1:]:
            result = combine(result, value)
        return result

    def _each(self, compute: Callable[[Any], Any]) -> Vector:
        return Vector([compute(value) for value in self._values], self.shape)

    def _with(self, other: Any, compute: Callable[[Any, Any], Any]) -> Any:
        if is_number(other):
            other = plain(other)
            return self._each(lambda value: compute(value, other))
        if not isinstance(other, Vector):
            return NotImplemented
        if other.count != self.count:
            raise ValueError(
                f"vectors of {self.count} and {other.count} elements do not fit together"
            )
        pairs = zip(self._values, other._values, strict=True)
        return Vector([compute(a, b) for a, b in pairs], self.shape)

    def parts(self) -> list[Any]:
        """Return the elements, which may differ between two vectors."""
        return [*self._values]

    def with_parts(self, parts: list[Any]) -> Vector:
        """Return a vector of other elements."""
        return Vector(parts, self.shape)

    def __neg__(self) -> Vector:
        """Return the negated elements."""
        return self._each(operator.neg)

    def __repr__(self) -> str:
        """Return the shape."""
        return f"<vector of shape {self.shape}>"

    __hash__ = None  # type: ignore[assignment]


def _larger(a: Any, b: Any) -> Any:
    return select(a > b, a, b)


def _smaller(a: Any, b: Any) -> Any:
    return select(a < b, a, b)


def where(condition: Any, a: Any, b: Any) -> Any:
    """Return a vector with the elements of ``a`` where a condition holds, and those of ``b`` elsewhere."""
    if not isinstance(condition, Vector):
        return select(condition, a, b)
    sides = [side if isinstance(side, Vector) else [side] * len(condition) for side in (a, b)]
    rows = zip(condition, *sides, strict=True)
    return Vector([select(held, x, y) for held, x, y in rows], condition.shape)


def _forward(name: str) -> Callable[[Vector, Any], Any]:
    compute = getattr(operator, name)

    def method(self: Vector, other: Any) -> Any:
        return self._with(other, compute)

    return method


def _backward(name: str) -> Callable[[Vector, Any], Any]:
    compute = getattr(operator, name)

    def method(self: Vector, other: Any) -> Any:
        return self._with(other, lambda value, given: compute(given, value))

    return method


for _name in ("add", "sub", "mul", "truediv", "floordiv", "mod"):
    setattr(Vector, f"__{_name}__", _forward(_name))
    setattr(Vector, f"__r{_name}__", _backward(_name))
for _name in ("and_", "or_", "xor"):
    setattr(Vector, f"__{_name.rstrip('_')}__", _forward(_name))
for _name in ("lt", "le", "gt", "ge", "eq", "ne"):
    setattr(Vector, f"__{_name}__", _forward(_name))
