"""`Vector`: the elements of a fragment as one value, with arithmetic on all of them at once.

The program has one operation for all elements, so that compiling does not take longer for larger vectors. A function
that has no such operation is called in a loop over the elements, which the compiler unrolls on a GPU.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NoReturn

from ..layout import Layout
from ..registry import get_global_func
from ._local import local_array
from ._merge import is_number, plain
from ._select import select
from ._trace import current
from ._value import Value, type_name

_load_elements = get_global_func("fishplate.kernel.load_elements")
_store_elements = get_global_func("fishplate.kernel.store_elements")
_element_of = get_global_func("fishplate.kernel.element_of")
_pick = get_global_func("fishplate.kernel.pick")
_gather = get_global_func("fishplate.kernel.gather")
_broadcast_number = get_global_func("fishplate.kernel.broadcast")

#: Largest number of elements: a GPU has no more registers for a thread.
LIMIT = 1024
#: Up to this many elements, a loop over them is written out.
WRITTEN_OUT = 8


class Vector:
    """Elements of a fragment, first mode first. Operators work element by element, and combine a number with each
    element.

    Modes of one element are broadcast, as in NumPy.
    """

    __slots__ = ("_held", "shape")

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

    def __init__(self, values: Any, shape: Any) -> None:
        """Store the elements and the shape.

        The elements are one value of the program, or a sequence of numbers. A sequence stays one if it has a single
        element, or none whose type is known.
        """
        self._held, self.shape = _joined(values), shape

    @staticmethod
    def of(tensor: Any) -> Vector:
        """Load all elements of a tensor."""
        count = tensor.size()
        if type(count) is not int or count > LIMIT:
            raise ValueError(
                f"load takes a tensor of at most {LIMIT} elements, known when compiling, got the layout {tensor.layout}"
            )
        if count <= 1:
            return Vector([tensor._element(index)._load() for index in range(count)], tensor.shape)
        first = tensor.contiguous()
        if first is None:
            first = local_array(count, tensor.dtype)
            for_elements(count, lambda index: first._view((index,))._store(tensor[index]))
        builder, scalar = first._builder, first._scalar
        return Vector(_load_elements(builder, first._address, scalar, count, False), tensor.shape)

    @staticmethod
    def full(shape: Any, number: Any, kind: Any) -> Vector:
        """Return a vector whose elements are all the same number of a type."""
        count = Layout(shape).size()
        if type(count) is not int:
            raise TypeError(f"full takes a shape that is known when compiling, got {shape}")
        if count <= 1:
            return Vector([kind(number)] * count, shape)
        builder = current().builder
        return Vector(_broadcast_number(builder, type_name(kind), plain(number), count), shape)

    def store_in(self, tensor: Any) -> None:
        """Store the elements in a tensor of the same size."""
        first = tensor.contiguous() if self._is_whole else None
        if first is not None:
            _store_elements(first._builder, first._address, first._scalar, self._held, False)
            return
        element = self._elements()
        for_elements(self.count, lambda index: tensor._element(index)._store(element(index)))

    @property
    def _is_whole(self) -> bool:
        """Whether the elements are one value of the program."""
        return isinstance(self._held, Value)

    @property
    def _values(self) -> tuple[Any, ...]:
        """The elements, each as a number."""
        return tuple([self[index] for index in range(self.count)])

    def _elements(self) -> Callable[[Any], Any]:
        """Return a function that gives an element by its number, also in a loop of the program."""
        if not self._is_whole or self.count <= WRITTEN_OUT:
            return self.__getitem__
        kept = local_array(self.count, self.dtype)
        _store_elements(kept._builder, kept._address, kept._scalar, self._held, False)
        return lambda index: kept._view((index,))._load()

    @property
    def count(self) -> int:
        """The number of elements."""
        return int(Layout(self.shape).size())

    def __len__(self) -> int:
        """Return the number of elements."""
        return self.count

    def __iter__(self) -> Iterator[Any]:
        """Yield the elements."""
        return iter(self._values)

    @property
    def dtype(self) -> type:
        """The scalar type of the elements."""
        from .. import arguments

        held = [self._held] if self._is_whole else self._held
        first = next((value for value in held if isinstance(value, Value)), None)
        if first is None:
            raise TypeError("the elements of the vector are Python's numbers and have no type yet")
        return getattr(arguments, first.type_name())

    element_type = dtype

    def __getitem__(self, coordinate: Any) -> Any:
        """Return an element by its number or coordinate, known when compiling; None in a coordinate selects a whole
        mode."""
        if type(coordinate) is int:
            return self._at(coordinate)
        layout = Layout(self.shape)
        free, start = layout.slice_and_offset(coordinate)
        if not _has_none(coordinate):
            return self._at(layout(coordinate))
        return self._some([start + free(i) for i in range(free.size())], free.shape)

    def _at(self, number: int) -> Any:
        if not self._is_whole:
            return self._held[number]
        if not -self.count <= number < self.count:
            raise IndexError(f"element {number} of a vector of {self.count}")
        number = range(self.count)[number]
        return _element_of(current().builder, self._held, number)

    def _some(self, numbers: list[int], shape: Any) -> Vector:
        """Return the elements with these numbers."""
        if not self._is_whole:
            return Vector([self._held[number] for number in numbers], shape)
        picked = _pick(current().builder, self._held, numbers)
        return Vector(picked if len(numbers) > 1 else [picked], shape)

    def to(self, kind: Any) -> Vector:
        """Return the elements converted to a scalar type."""
        type_name(kind)
        return self._each(lambda value: value.to(kind))

    def reduce(self, combine: Any, init_val: Any = None, reduction_profile: Any = 0) -> Any:
        """Combine elements with a function of two numbers, such as ``operator.add`` or ``max``.

        Sums, products, ``min``, ``max``, ``&`` and ``|`` are combined in pairs of halves. Any other function is called
        for one element after the other.

        Parameters
        ----------
        combine
            The function.
        init_val
            A number that is combined with the elements.
        reduction_profile
            A tuple with None for each mode to keep; by default all elements are combined.

        """
        combine = {max: larger, min: smaller}.get(combine, combine)
        if isinstance(reduction_profile, tuple):
            modes = len(self.shape) if isinstance(self.shape, tuple) else 1
            if len(reduction_profile) != modes:
                raise ValueError(
                    f"reduce: the profile {reduction_profile} does not have the {modes} modes of the shape {self.shape}"
                )
        halves = getattr(combine, "halves", combine) if self._is_whole else None
        if not _has_none(reduction_profile):
            if halves in _HALVED:
                return _folded(halves, init_val, self._held, 1, self.count)
            return _combined(combine, init_val, self._values)
        if reduction_profile is None:
            return self
        stays = tuple([None if part is None else 0 for part in reduction_profile])
        kept, _ = Layout(self.shape).slice_and_offset(stays)
        goes = tuple([0 if part is None else None for part in reduction_profile])
        gone, _ = Layout(self.shape).slice_and_offset(goes)
        width, steps = kept.size(), gone.size()
        if halves in _HALVED:
            places = [kept(at) + gone(step) for step in range(steps) for at in range(width)]
            ordered = self._some(places, len(places))
            found = _folded(halves, init_val, ordered._held, width, steps)
            return Vector(found if width > 1 else [found], kept.shape)
        values = self._values
        rows = [[values[kept(at) + gone(step)] for step in range(steps)] for at in range(width)]
        return Vector([_combined(combine, init_val, row) for row in rows], kept.shape)

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
        return self._some([places(at) for at in range(places.size())], shape)

    def reshape(self, shape: Any) -> Vector:
        """Return the same elements, in their order, with another shape of the same size."""
        if Layout(shape).size() != self.count:
            raise ValueError(f"reshape: a vector of shape {self.shape} does not fit into {shape}")
        return Vector(self._held, shape)

    def ir_value(self, **_place: Any) -> Vector:
        """Return the vector itself."""
        return self

    def select(self, a: Any, b: Any) -> Vector:
        """Return the elements of ``a`` where these elements hold, and those of ``b`` elsewhere."""
        return over(select, [self, *[x if isinstance(x, Vector) else plain(x) for x in (a, b)]])

    def sum(self) -> Any:
        """Return the sum of the elements, added in pairs of halves."""
        return self.reduce(operator.add)

    def max(self) -> Any:
        """Return the largest element."""
        return self.reduce(larger)

    def min(self) -> Any:
        """Return the smallest element."""
        return self.reduce(smaller)

    def _each(self, compute: Callable[[Any], Any]) -> Vector:
        return over(compute, [self])

    def _with(self, other: Any, compute: Callable[[Any, Any], Any]) -> Any:
        if is_number(other):
            return over(compute, [self, plain(other)])
        if not isinstance(other, Vector):
            return NotImplemented
        left, right = self, other
        if left.shape != right.shape:
            both = _broadcast(left.shape, right.shape)
            if both is not None:
                left, right = left.broadcast_to(both), right.broadcast_to(both)
        return over(compute, [left, right])

    def parts(self) -> list[Any]:
        """Return the elements, which may differ between two vectors: as one value, or as numbers."""
        return [self._held] if self._is_whole else [*self._held]

    def with_parts(self, parts: list[Any]) -> Vector:
        """Return a vector with other elements."""
        return Vector(parts[0] if self._is_whole else parts, self.shape)

    def __neg__(self) -> Vector:
        """Return the negated elements."""
        return self._each(operator.neg)

    def __repr__(self) -> str:
        """Return the shape."""
        return f"<vector of shape {self.shape}>"

    def __bool__(self) -> NoReturn:
        """Refuse: there is a truth value for each element."""
        raise TypeError(
            "a vector has no truth value: fp.select chooses element by element, and .reduce combines them"
        )

    __hash__ = None  # type: ignore[assignment]


def _joined(values: Any) -> Any:
    """Return elements as one value if one of them has a type, else as a tuple."""
    if isinstance(values, Value):
        return values
    values = tuple(values)
    if len(values) < 2 or not any(isinstance(value, Value) for value in values):
        return values
    builder, numbers = current().builder, [plain(value) for value in values]
    return _gather(builder, builder.common(numbers).removeprefix("weak "), numbers)


def over(compute: Callable[..., Any], operands: list[Any]) -> Vector:
    """Call a function for each element of vectors of one size; numbers among the operands are passed to each call.

    The function is called once with whole vectors. If it has an operation that only numbers have, it is called for one
    element after the other.
    """
    vectors = [operand for operand in operands if isinstance(operand, Vector)]
    shape, count = vectors[0].shape, vectors[0].count
    for other in vectors[1:]:
        if not _fits(shape, other.shape):
            raise ValueError(f"vectors of shapes {shape} and {other.shape} do not fit together")
    if all(vector._is_whole for vector in vectors):
        builder = current().builder
        mark = builder.checkpoint()
        wholes = [part._held if isinstance(part, Vector) else part for part in operands]
        try:
            found = compute(*wholes)
            return Vector(_broadcast_number(builder, found.type_name(), found, count), shape)
        except NotImplementedError:
            builder.rollback(mark)
    elements = [part._elements() if isinstance(part, Vector) else part for part in operands]

    def computed(index: Any) -> Any:
        return compute(*[part(index) if callable(part) else part for part in elements])

    if count <= WRITTEN_OUT or not all(vector._is_whole for vector in vectors):
        return Vector([computed(index) for index in range(count)], shape)
    kept: Any = None

    def keep(index: Any) -> None:
        nonlocal kept
        found = computed(index)
        kept = kept or local_array(count, _kind_of(found))
        kept._view((index,))._store(found)

    for_elements(count, keep)
    return Vector(_load_elements(kept._builder, kept._address, kept._scalar, count, False), shape)


def _kind_of(value: Any) -> Any:
    from .. import arguments

    return getattr(arguments, value.type_name())


def for_elements(count: int, visit: Callable[[Any], None]) -> None:
    """Visit the numbers below a count: written out if they are few, otherwise in a loop, unrolled on a GPU."""
    if count <= WRITTEN_OUT:
        for index in range(count):
            visit(index)
        return
    from ._flow import RangeLoop
    from ._range import Range

    loop = RangeLoop(current(), Range(count, unrolled=True), (), (), (), ())
    for index in loop:
        visit(index)
        loop.next(())
    loop.end()


def _folded(combine: Any, init: Any, held: Value, width: int, steps: int) -> Any:
    """Combine groups of elements in pairs of halves; a group of ``width`` elements remains."""
    builder, rest = current().builder, None
    while steps > 1:
        half = steps // 2
        low, high = ([*range(at * width, (at + half) * width)] for at in (0, half))
        if steps % 2:
            last = _pick(builder, held, [*range((steps - 1) * width, steps * width)])
            rest = last if rest is None else combine(rest, last)
        held = combine(_pick(builder, held, low), _pick(builder, held, high))
        steps = half
    held = held if rest is None else combine(held, rest)
    return held if init is None else combine(plain(init), held)


def larger(a: Any, b: Any) -> Any:
    """Return the larger of two numbers."""
    return _extreme("max", a, b)


def smaller(a: Any, b: Any) -> Any:
    """Return the smaller of two numbers."""
    return _extreme("min", a, b)


#: Functions that may combine elements in any order.
_HALVED = (operator.add, operator.mul, operator.and_, operator.or_, larger, smaller)


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


def _fits(a: Any, b: Any) -> bool:
    """Tell whether the modes of two shapes are the same elements: one shape may split the modes of the other."""
    if a == b:
        return True
    a, b = (set(accumulate(_flat(shape), operator.mul)) - {1} for shape in (a, b))
    return max(a, default=1) == max(b, default=1) and (a <= b or b <= a)


def _flat(shape: Any) -> Iterator[int]:
    if not isinstance(shape, tuple):
        yield shape
        return
    for part in shape:
        yield from _flat(part)


def where(condition: Any, a: Any, b: Any) -> Any:
    """Return a vector with the elements of ``a`` where a condition holds, and those of ``b`` elsewhere."""
    if not isinstance(condition, Vector):
        return select(condition, a, b)
    return condition.select(a, b)


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
    setattr(Vector, f"__r{_name.rstrip('_')}__", _backward(_name))
for _name in ("lt", "le", "gt", "ge", "eq", "ne"):
    setattr(Vector, f"__{_name}__", _forward(_name))
