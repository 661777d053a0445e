"""`PointerView`: a pointer in a kernel, indexed as in C."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from ._tensor import TensorView, _shown
from ._value import Value, type_name


class PointerView(TensorView):
    """A pointer to elements of one type: ``p[i]`` is an element, ``p + i`` a pointer, ``p.tensor(shape)`` a tensor.

    The number of elements is unknown, so no index is checked, and a negative index refers to memory before the pointer.
    """

    __slots__ = ()

    _NO_OPERATORS = "a pointer: only an integer can be added to it or subtracted from it"

    def __init__(self, builder: Any, address: Value, scalar: str, name: str = "pointer") -> None:
        """Make a pointer from an address."""
        super().__init__(builder, address, scalar, (0,), (1,), name)

    @property
    def shape(self) -> tuple[Any, ...]:
        """Refuse: a pointer has no extent."""
        raise AttributeError  # `__getattr__` explains why.

    def tensor(
        self, shape: int | Value | Sequence[Any], stride: Sequence[Any] | None = None
    ) -> TensorView:
        """Return a tensor at the pointer: takes extents, and strides in elements; row-major by default."""
        extents = tuple(shape) if isinstance(shape, (tuple, list)) else (shape,)
        strides = None if stride is None else tuple(stride)
        for number in (*extents, *(strides or ())):
            if isinstance(number, bool) or not isinstance(number, (int, Value)):
                raise TypeError(
                    f"an extent or stride of `{self._name}.tensor` must be an integer, got {_shown(number)}"
                )
        if strides is not None and len(strides) != len(extents):
            raise ValueError(
                f"`{self._name}.tensor` got {len(extents)} extents, but {len(strides)} strides"
            )
        return TensorView(self._builder, self._address, self._scalar, extents, strides, self._name)

    @property
    def value_type(self) -> type:
        """The type of the elements."""
        return self.dtype

    def load(self) -> Value:
        """Return the element that it points to."""
        return self[0]

    def store(self, value: Any) -> None:
        """Set the element that it points to."""
        self[0] = value

    def recast(self, dtype: Any) -> PointerView:
        """Return a pointer to elements of another type at the same address."""
        return PointerView(self._builder, self._address, type_name(dtype), self._name)

    def align(self, min_align: int) -> PointerView:
        """Return the pointer itself. The caller promises that its address is a multiple of a number of bytes.

        With the option ``--enable-assertions`` the kernel checks the promise.
        """
        from ._matrix import _misalignment
        from ._trace import current

        if type(min_align) is not int or min_align < 1 or min_align & (min_align - 1):
            raise ValueError(f"align takes a power of 2, got {min_align!r}")
        trace = current()
        if trace.checks_indices:
            filename, line = trace.where
            text = f"`{self._name}` is not at a multiple of {min_align} bytes ({filename}:{line})"
            beyond = _misalignment(trace.builder, self._address, min_align)
            trace.require(beyond == 0, "ValueError", text)
        return self

    def __add__(self, offset: Any) -> PointerView:
        """Return the pointer that many elements further on."""
        from ._merge import plain

        offset = plain(offset)
        if isinstance(offset, bool) or not isinstance(offset, (int, Value)):
            return NotImplemented
        address = self._builder.address(self._address, [offset], [1], self._scalar)
        return PointerView(self._builder, address, self._scalar, self._name)

    def __sub__(self, offset: Any) -> PointerView:
        """Return the pointer that many elements before."""
        if isinstance(offset, TensorView):
            return NotImplemented
        return self + (-offset)

    __iadd__ = __add__
    __isub__ = __sub__

    def _view(self, indices: tuple[Any, ...]) -> TensorView:
        if len(indices) != 1 or indices[0] is None or indices[0] is Ellipsis:
            raise IndexError(
                f"`{self._name}` is a pointer and takes one index, got {len(indices)}; "
                f"`{self._name}.tensor(shape)` takes more"
            )
        if isinstance(indices[0], slice):
            raise IndexError(
                f"`{self._name}` is a pointer and cannot be sliced: use `({self._name} + start).tensor(count)`"
            )
        at = self._index(indices[0], 0, 0)
        address = self._builder.address(self._address, [at], [1], self._scalar)
        return TensorView(self._builder, address, self._scalar, (), (), self._name)

    def _index(self, index: Any, extent: Any, dim: int) -> Any:
        from ._merge import plain

        index = plain(index)
        if isinstance(index, bool) or not isinstance(index, (int, Value)):
            raise TypeError(f"an index of a pointer must be an integer, got {_shown(index)}")
        return index

    def _check(self, index: Any, dim: int, known: bool = False) -> None:
        """Check nothing: the extent is unknown."""

    def __len__(self) -> NoReturn:
        """Refuse: a pointer has no length."""
        raise TypeError(f"`{self._name}` is a pointer and has no length")

    def __iter__(self) -> NoReturn:
        """Refuse: the end is unknown."""
        raise TypeError(
            f"`{self._name}` is a pointer: nothing says where a loop over it would stop"
        )

    def parts(self) -> list[Any]:
        """Return the parts that may differ between two pointers."""
        return [self._address, self._scalar]

    def with_parts(self, parts: list[Any]) -> PointerView:
        """Return a pointer with other parts."""
        address, scalar = parts
        return PointerView(self._builder, address, scalar, self._name)

    def __getattr__(self, name: str) -> NoReturn:
        """Refuse: a pointer has no such attribute."""
        if name == "shape":
            raise AttributeError(
                f"`{self._name}` is a pointer and has no shape: take the number of elements as an argument, or make a "
                f"tensor with `{self._name}.tensor(shape)`"
            )
        raise AttributeError(
            f"a pointer in a kernel has no `{name}`; it has `dtype`, `tensor(shape, stride)`, `load()`, "
            "`store(value)`, `recast(dtype)`, `align(bytes)`, `+`, `-` and one index"
        )

    def __repr__(self) -> str:
        """Return the type."""
        return f"<pointer {self._name} to {self._scalar}>"


PointerView.__name__ = "pointer"
