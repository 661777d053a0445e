"""`TensorView`: a tensor in a kernel, with address, extents and strides. Views are created when compiling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from ._value import Value

Extent = Any  # int | Value
#: Names of tensors that the threads of a block share.
SHARED_ARRAY, DYNAMIC_SHARED = "shared array", "dynamic shared memory"
#: Name of the shared memory of another block of the cluster.
REMOTE_SHARED = "shared memory of another block"


class TensorView:
    """A tensor, or a view of one: ``t[i, j]`` is an element, ``t[i]`` and ``t[a:b]`` are views.

    An index that is known when compiling may count from the end; one known at run time may not.
    """

    __slots__ = ("_address", "_builder", "_name", "_row_major", "_scalar", "_shape", "_strides")

    #: The hint at the end of errors about operators.
    _NO_OPERATORS = "a tensor, and operators take numbers: write a loop over its elements"

    def __init__(
        self,
        builder: Any,
        address: Value,
        scalar: str,
        shape: Sequence[Extent],
        strides: Sequence[Extent] | None,
        name: str = "tensor",
    ) -> None:
        """Make a view of memory, row-major and compact by default."""
        self._builder = builder
        self._address = address
        self._scalar = scalar
        self._shape = tuple(shape)
        self._row_major = strides is None
        self._strides = tuple(row_major(shape) if strides is None else strides)
        self._name = name

    @property
    def shape(self) -> tuple[Extent, ...]:
        """The extents: ints if they are known when compiling."""
        return self._shape

    @property
    def stride(self) -> tuple[Extent, ...]:
        """The strides, in elements."""
        return self._strides

    strides = stride

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return len(self._shape)

    @property
    def size(self) -> Extent:
        """The number of elements."""
        count: Extent = 1
        for extent in self._shape:
            count = extent * count
        return count

    @property
    def dtype(self) -> type:
        """The scalar type of the elements, such as :class:`fishplate.Float32`."""
        from .. import arguments

        return getattr(arguments, self._scalar)

    element_type = dtype

    def __len__(self) -> int:
        """Return the first extent, if it is known when compiling."""
        if not self._shape:
            raise TypeError(f"`{self._name}` has no dimensions, and so no length")
        if isinstance(self._shape[0], Value):
            raise TypeError(
                f"the length of `{self._name}` is known only at run time, and Python asks for it when "
                "compiling; a `for` over the tensor runs at run time"
            )
        return self._shape[0]

    def __getitem__(self, index: Any) -> Any:
        """Return an element, or a view."""
        indices = index if type(index) is tuple else (index,)
        is_element = len(indices) == len(self._shape) and all(type(i) is Value for i in indices)
        if is_element and not self._is_watched():
            for dim, part in enumerate(indices):
                self._check(part, dim)
            return self._builder.load(self._address, indices, self._strides, self._scalar)
        view = self._view(indices)
        return view if view._shape or len(indices) < self.ndim else view._load()

    def __setitem__(self, index: Any, value: Any) -> None:
        """Set an element, or those of a view from a number or a tensor."""
        from ._elementwise import assign

        indices = index if type(index) is tuple else (index,)
        view = self._view(indices)
        if view._shape:
            assign(view, value)
        elif isinstance(value, TensorView) and value.ndim == 0:
            view._store(value._load())
        else:
            view._store(value)

    def _is_watched(self) -> bool:
        """Whether the CPU checks each access for races and bank conflicts; set by the options."""
        if self._name not in (SHARED_ARRAY, DYNAMIC_SHARED, REMOTE_SHARED):
            return False
        from ._trace import current

        trace = current()
        return trace.checks_indices and not trace.gpu

    def _watch(self, way: str, count: int = 1) -> None:
        """Report an access to ``count`` elements to the checker on the CPU, if it is enabled."""
        if self._is_watched():
            from ._watch import watch_access

            watch_access(way, self, count)

    def _load(self) -> Value:
        self._watch("read")
        return self._builder.load(self._address, (), (), self._scalar)

    def _store(self, value: Any) -> None:
        from ._merge import is_number, plain

        if not is_number(value):
            raise TypeError(f"cannot store {_shown(value)} as an element of type {self._scalar}")
        self._watch("write")
        self._builder.store(self._address, (), (), self._scalar, plain(value))

    def _view(self, indices: tuple[Any, ...]) -> TensorView:
        """Return the view that indices and slices select."""
        indices = self._expanded(indices)
        taken, steps = [], []
        shape: list[Extent] = []
        strides: list[Extent] = []
        dim = 0
        for index in indices:
            if index is None:
                shape.append(1)
                strides.append(0)
                continue
            extent, stride = self._shape[dim], self._strides[dim]
            if isinstance(index, slice):
                start, count, step = _slice(index, extent)
                known = not isinstance(index.start, Value) and not isinstance(index.stop, Value)
                self._check_slice(start, count, step, dim, known)
                taken.append(start)
                shape.append(count)
                strides.append(stride * step if type(stride * step) is int else step * stride)
            else:
                taken.append(self._index(index, extent, dim))
            steps.append(stride)
            dim += 1
        address = self._builder.address(self._address, taken, steps, self._scalar)
        return TensorView(self._builder, address, self._scalar, shape, strides, self._name)

    def _expanded(self, indices: tuple[Any, ...]) -> list[Any]:
        """Return one index per dimension: an ellipsis and missing indices become full slices."""
        dots = sum(index is Ellipsis for index in indices)
        count = sum(index is not None and index is not Ellipsis for index in indices)
        if dots > 1 or count > self.ndim:
            raise IndexError(
                f"too many indices: `{self._name}` has {self.ndim} dimensions, {count} were indexed"
            )
        missing = [slice(None)] * (self.ndim - count)
        if not dots:
            return [*indices, *missing]
        at = next(i for i, index in enumerate(indices) if index is Ellipsis)
        return [*indices[:at], *missing, *indices[at + 1 :]]

    def _index(self, index: Any, extent: Extent, dim: int) -> Any:
        from ._merge import plain

        index = plain(index)
        if isinstance(index, Value):
            self._check(index, dim)
            return index
        if isinstance(index, bool) or not isinstance(index, int):
            raise TypeError(
                f"an index must be an integer, a slice, None or ..., got {_shown(index)}"
            )
        if isinstance(extent, int) and not -extent <= index < extent:
            raise IndexError(
                f"index {index} is out of range for dimension {dim} of `{self._name}`, of extent {extent}"
            )
        index = extent + index if index < 0 else index
        self._check(index, dim, known=True)
        return index

    def _check(self, index: Any, dim: int, known: bool = False) -> None:
        """Let the kernel check an index at run time, if the options enable it or if the check is free.

        An index that is known when compiling, outside of loops and branches, is always checked.
        """
        from ._text import joined, piece
        from ._trace import current

        trace, extent = current(), self._shape[dim]
        wanted = trace.checks_indices or (known and trace.is_entry)
        if not wanted or not (isinstance(index, Value) or isinstance(extent, Value)):
            return
        filename, line = trace.where
        middle = f" is out of range for dimension {dim} of `{self._name}`, of extent "
        shown = [piece(number, "", "") for number in (index, extent)]
        trace.require(
            (extent > index) & (index >= 0),
            "IndexError",
            lambda: joined("index ", shown[0], middle, shown[1]),
            f" ({filename}:{line})",
        )

    def _check_last(self, index: Any, count: Any) -> None:
        """Check the last of some elements that lie one behind the other, as :meth:`_check` does."""
        from ._merge import number

        dim, first = len(self._shape) - 1, number(index)
        extent, known = self._shape[dim], isinstance(first, int)
        if isinstance(first, int) and first < 0:
            first = extent + first
        last = first + (count - 1)
        if isinstance(last, int) and isinstance(extent, int) and last >= extent:
            raise IndexError(
                f"index {last} is out of range for dimension {dim} of `{self._name}`, of extent {extent}"
            )
        self._check(last, dim, known=known)

    def _check_slice(self, start: Extent, count: Extent, step: int, dim: int, known: bool) -> None:
        """Let the kernel check a slice at run time, under the same conditions as an index."""
        from ._trace import current

        trace, extent = current(), self._shape[dim]
        whole = isinstance(start, int) and start == 0 and count is extent
        # A backward slice must cover the whole dimension.
        wanted = trace.checks_indices or (known and trace.is_entry)
        if whole or step < 0 or not wanted:
            return
        inside = (start >= 0, count >= 0, extent > start + (count - 1) * step)
        filename, line = trace.where
        text = f"a slice is out of range for dimension {dim} of `{self._name}` ({filename}:{line})"
        for held in inside:
            if isinstance(held, Value):
                trace.require(held, "IndexError", text)

    def load_vec(self, *args: Any) -> tuple[Value, ...]:
        """Return elements starting at an index: ``t.load_vec(i, j, 4)``; see :func:`fishplate.load_vec`."""
        from ._matrix import load_vec

        return load_vec(self, args[:-1], args[-1])

    def store_vec(self, *args: Any) -> None:
        """Set elements starting at an index: ``t.store_vec(i, j, values)``."""
        from ._matrix import store_vec

        store_vec(self, args[:-1], args[-1])

    def is_aligned(self, count: int) -> Any:
        """Return whether every row starts where that many elements can be loaded and stored at once."""
        from ._matrix import is_aligned

        return is_aligned(self, count)

    def transpose(self, *axes: int) -> TensorView:
        """Return a view with the dimensions in another order, by default reversed."""
        order = axes[0] if len(axes) == 1 and isinstance(axes[0], (tuple, list)) else axes
        order = list(order) or list(range(self.ndim))[::-1]
        if not all(type(axis) is int and -self.ndim <= axis < self.ndim for axis in order) or (
            sorted(axis % self.ndim for axis in order) != list(range(self.ndim))
        ):
            raise ValueError(f"transpose needs each of {self.ndim} dimensions once, got {order}")
        return self._like([self._shape[a] for a in order], [self._strides[a] for a in order])

    @property
    def T(self) -> TensorView:
        """The view with the dimensions reversed."""
        return self.transpose()

    def reshape(self, *shape: Any) -> TensorView:
        """Return a view of a contiguous tensor in another shape; -1 means the remaining elements."""
        from ._reshape import reshaped

        whole = len(shape) == 1 and isinstance(shape[0], (tuple, list))
        return reshaped(self, shape[0] if whole else shape)

    def _is_row_major(self) -> bool:
        """Tell whether the elements are known to be contiguous."""
        if self._row_major:
            return True
        real = [n for n, extent in enumerate(self._shape) if not _is_one(extent)]
        strides = [self._strides[n] for n in real]
        extents = [self._shape[n] for n in real]
        if any(isinstance(n, Value) for n in (*extents[1:], *strides)):
            return False
        return strides == row_major(extents)

    def _like(self, shape: Sequence[Extent], strides: Sequence[Extent] | None) -> TensorView:
        return TensorView(self._builder, self._address, self._scalar, shape, strides, self._name)

    def parts(self) -> list[Any]:
        """Return the parts that may differ between two views of one kind."""
        return [self._address, self._scalar, tuple(self._shape), tuple(self._strides)]

    def with_parts(self, parts: list[Any]) -> TensorView:
        """Return a view with other parts."""
        address, scalar, shape, strides = parts
        return TensorView(self._builder, address, scalar, shape, strides, self._name)

    def __iter__(self) -> Any:
        """Yield the parts along the first dimension, if its extent is known when compiling."""
        return (self[index] for index in range(len(self)))

    def __reversed__(self) -> Any:
        """Return an iterable over the first dimension from the last part to the first."""
        from ._range import Along

        if not self._shape:
            raise TypeError(f"`{self._name}` has no dimensions and cannot be iterated over")
        extent = self._shape[0]
        return Along(extent, lambda at: self[extent - 1 - at])

    def __bool__(self) -> bool:
        """Refuse: a tensor has no truth value."""
        raise TypeError(f"`{self._name}` is a tensor and has no truth value")

    def __eq__(self, other: object) -> bool:
        """Refuse: elements are compared one by one."""
        from ._merge import is_number

        if not isinstance(other, TensorView) and not is_number(other):
            return NotImplemented
        raise TypeError(f"`{self._name}` is a tensor: compare its elements, in a loop")

    __hash__ = object.__hash__

    def _refuse_operator(self, *_: Any) -> Any:
        raise TypeError(f"`{self._name}` is {self._NO_OPERATORS}")

    __add__ = __sub__ = __mul__ = __truediv__ = __floordiv__ = __mod__ = __pow__ = _refuse_operator
    __radd__ = __rsub__ = __rmul__ = __rtruediv__ = __rfloordiv__ = __rmod__ = __rpow__ = (
        _refuse_operator
    )
    __and__ = __or__ = __xor__ = __lshift__ = __rshift__ = __matmul__ = __divmod__ = (
        _refuse_operator
    )
    __rand__ = __ror__ = __rxor__ = __rlshift__ = __rrshift__ = __rmatmul__ = __rdivmod__ = (
        _refuse_operator
    )
    __lt__ = __le__ = __gt__ = __ge__ = __neg__ = __pos__ = __invert__ = __abs__ = _refuse_operator
    __float__ = __int__ = __complex__ = __round__ = _refuse_operator

    def __array__(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Refuse: NumPy cannot see a kernel's run-time values."""
        raise TypeError(
            f"`{self._name}` is a tensor of a kernel, which functions of NumPy cannot see into: write a loop"
        )

    def __getattr__(self, name: str) -> NoReturn:
        """Refuse: a tensor has no such attribute."""
        raise AttributeError(
            f"a tensor in a kernel has no `{name}`; it has `shape`, `stride`, `size`, `ndim`, `dtype`, `T`, "
            "`transpose(...)`, `reshape(...)`, indices and slices"
        )

    def __repr__(self) -> str:
        """Return type and shape."""
        return f"<tensor {self._name} of {self._scalar}, shape {self._shape}>"


# Errors, Python's own included, show the name of an operand's class.
TensorView.__name__ = "tensor"


def row_major(shape: Sequence[Extent]) -> list[Extent]:
    """Return the strides of a compact tensor, last dimension innermost."""
    strides: list[Extent] = []
    step: Extent = 1
    for extent in reversed(shape):
        strides.append(step)
        step = extent if _is_one(step) else extent * step
    return strides[::-1]


def _is_one(extent: Extent) -> bool:
    return isinstance(extent, int) and extent == 1


def _slice(index: slice, extent: Extent) -> tuple[Extent, Extent, int]:
    """Return start, count and step of a slice. If all numbers are known, its ends are clipped to the extent."""
    step = 1 if index.step is None else index.step
    if isinstance(step, Value) or not isinstance(step, int) or step == 0:
        raise TypeError(
            "the step of a slice must be an int other than 0 that is known when compiling"
        )
    for end in (index.start, index.stop):
        if not isinstance(end, (int, Value, type(None))):
            raise TypeError(f"the end of a slice must be an integer, got {_shown(end)}")
    if all(isinstance(n, (int, type(None))) for n in (index.start, index.stop, extent)):
        start, stop, step = index.indices(extent)
        return start, len(range(start, stop, step)), step
    if step < 0:
        if index.start is not None or index.stop is not None:
            raise TypeError(
                "a slice whose ends are known only at run time must have a positive step"
            )
        return extent - 1, (extent + (-step - 1)) // -step, step
    start, stop = _end(index.start, extent, 0), _end(index.stop, extent, extent)
    first, last = 0 if index.start is None else index.start, index.stop
    if isinstance(first, int) and isinstance(last, int) and (first < 0) == (last < 0):
        # Both ends count from the same side, so the number of elements does not depend on the extent.
        count: Extent = max(last - first, 0)
    else:
        count = stop if isinstance(start, int) and start == 0 else stop - start
    return start, count if step == 1 else (count + (step - 1)) // step, step


def _end(end: Any, extent: Extent, default: Extent) -> Extent:
    if end is None:
        return default
    return extent + end if isinstance(end, int) and end < 0 else end


def _shown(value: Any) -> str:
    from ._merge import kind_of

    return kind_of(value)
