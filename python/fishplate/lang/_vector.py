"""`Vector`: the elements of a fragment as one value, with arithmetic on all of them at once."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ..layout import Layout
from ._merge import is_number, plain
from ._select import select
from ._trace import current
from ._value import Value, type_name

#: Largest number of elements: each is a separate value in the program.
LIMIT = 1024


class Vector:
    """Elements of a fragment, first mode first. Operators work element by element, and combine a number with each
    element.

    Modes of one element are broadcast, as in NumPy.
    """

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
        """Store values and shape."""
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

    @property
    def dtype(self) -> type:
        """The scalar type of the elements."""
        from .. import arguments

        first = next((value for value in self._values if isinstance(value, Value)), None)
        if first is None:
            raise TypeError("the elements of the vector are Python's numbers and have no type yet")
        return getattr(arguments, first.type_name())

    element_type = dtype

    def __getitem__(self, coordinate: Any) -> Any:
        """Return an element by its number or coordinate, known when compiling; None in a coordinate selects a whole
        mode."""
        if type(coordinate) is int:
            return self._values[coordinate]
        layout = Layout(self.shape)
        free, start = layout.slice_and_offset(coordinate)
        if not _has_none(coordinate):
            return self._values[layout(coordinate)]
        return Vector([self._values[start + free(i)] for i in range(free.size())], free.shape)

    def to(self, kind: Any) -> Vector:
        """Return the elements converted to a scalar type."""
        type_name(kind)
        return self._each(lambda value: value.to(kind))

    def reduce(self, combine: Any, init: Any = None, reduction_profile: Any = 0) -> Any:
        """Combine elements with a function of two numbers, such as ``operator.add`` or ``max``.

        Parameters
        ----------
        combine
            The function.
        init
            A number that is combined with the elements first.
        reduction_profile
            A tuple with None for each mode to keep; by default all elements are combined.

        """
        combine = {max: larger, min: smaller}.get(combine, combine)
        if not _has_none(reduction_profile):
            return _combined(combine, init, self._values)
        if reduction_profile is None:
            return self
        stays = tuple([None if part is None else 0 for part in reduction_profile])
        kept, _ = Layout(self.shape).slice_and_offset(stays)
        goes = tuple([0 if part is None else None for part in reduction_profile])
        gone, _ = Layout(self.shape).slice_and_offset(goes)
        rows = [
            [self._values[kept(at) + gone(step)] for step in range(gone.size())]
            for at in range(kept.size())
        ]
        return Vector([_combined(combine, init, row) for row in rows], kept.shape)

    def broadcast_to(self, shape: Any) -> Vector:
        """Broadcast the elements along modes of one element, to a shape."""
        asked = shape if isinstance(shape, tuple) else (shape,)
        if _broadcast(self.shape, asked) != asked:
            raise ValueError(f"a vector of shape {self.shape} cannot be repeated to {shape}")
        own = self.shape if isinstance(self.shape, tuple) else (self.shape,)
        compact = Layout(own)
        strides = tuple(
            [
                _zeros(goal) if Layout(mine).size() == 1 else step
                for mine, goal, step in zip(own, asked, compact.stride, strict=True)
            ]
        )
        places = Layout(asked, strides)
        return Vector([self._values[places(at)] for at in range(places.size())], shape)

    def ir_value(self, **_place: Any) -> Vector:
        """Return the vector itself."""
        return self

    def _each(self, compute: Callable[[Any], Any]) -> Vector:
        return Vector([compute(value) for value in self._values], self.shape)

    def _with(self, other: Any, compute: Callable[[Any, Any], Any]) -> Any:
        if is_number(other):
            other = plain(other)
            return self._each(lambda value: compute(value, other))
        if not isinstance(other, Vector):
            return NotImplemented
        left, right = self, other
        if left.shape != right.shape:
            both = _broadcast(left.shape, right.shape)
            if both is not None:
                left, right = left.broadcast_to(both), right.broadcast_to(both)
        if left.count != right.count:
            raise ValueError(
                f"vectors of shapes {self.shape} and {other.shape} do not fit together"
            )
        pairs = zip(left._values, right._values, strict=True)
        return Vector([compute(a, b) for a, b in pairs], left.shape)

    def parts(self) -> list[Any]:
        """Return the elements, which may differ between two vectors."""
        return [*self._values]

    def with_parts(self, parts: list[Any]) -> Vector:
        """Return a vector with other elements."""
        return Vector(parts, self.shape)

    def __neg__(self) -> Vector:
        """Return the negated elements."""
        return self._each(operator.neg)

    def __repr__(self) -> str:
        """Return the shape."""
        return f"<vector of shape {self.shape}>"

    __hash__ = None  # type: ignore[assignment]


def larger(a: Any, b: Any) -> Any:
    """Return the larger of two numbers."""
    return _extreme("max", a, b)


def smaller(a: Any, b: Any) -> Any:
    """Return the smaller of two numbers."""
    return _extreme("min", a, b)


def _extreme(name: str, a: Any, b: Any) -> Any:
    if isinstance(a, Value) or isinstance(b, Value):
        return current().builder.math(name, [plain(a), plain(b)])
    return {"max": max, "min": min}[name](a, b)


def _combined(combine: Any, init: Any, values: Sequence[Any]) -> Any:
    result, *rest = values if init is None else [init, *values]
    for value in rest:
        result = combine(result, value)
    return result


def _has_none(coordinate: Any) -> bool:
    if isinstance(coordinate, tuple):
        return any(map(_has_none, coordinate))
    return coordinate is None


def _zeros(shape: Any) -> Any:
    return tuple([_zeros(part) for part in shape]) if isinstance(shape, tuple) else 0


def _broadcast(a: Any, b: Any) -> tuple[Any, ...] | None:
    """Return the broadcast shape of two shapes; None if they do not fit."""
    a, b = (shape if isinstance(shape, tuple) else (shape,) for shape in (a, b))
    if len(a) != len(b):
        return None
    modes = []
    for mine, other in zip(a, b, strict=True):
        if mine == other or Layout(other).size() == 1:
            modes.append(mine)
        elif Layout(mine).size() == 1:
            modes.append(other)
        else:
            return None
    return tuple(modes)


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
