"""Tensors of 4-bit numbers, two in a byte: `Float4E2M1FN` and `Int4`, converted on load and store."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from ._merge import is_number, number
from ._select import select
from ._tensor import Extent, TensorView
from ._trace import current
from ._value import Value

#: The types, and the type of their elements in a kernel.
_KINDS = {"Float4E2M1FN": "Float32", "Int4": "Int8"}
#: Above these limits, or at them, a number rounds up to the next of 0, 0.5, 1, 1.5, 2, 3, 4 and 6; ties go to even.
_STEPS = (
    (0.25, False),
    (0.75, True),
    (1.25, False),
    (1.75, True),
    (2.5, False),
    (3.5, True),
    (5, False),
)


class PackedTensor:
    """A tensor of 4-bit numbers: ``t[i, j]`` is an element, ``t[i]`` a row; created by :func:`packed`.

    An element at an even position is the lower half of its byte. Setting an element reads and rewrites the other half,
    so two threads must not set halves of one byte; :meth:`store_vec` sets whole bytes.
    """

    __slots__ = ("_bytes", "_first", "_name", "_scalar", "_shape", "_strides")

    def __init__(
        self,
        memory: TensorView,
        scalar: str,
        shape: Sequence[Extent],
        strides: Sequence[Extent],
        first: Any = 0,
    ) -> None:
        """Take the memory, the type, and extents, strides and start position in elements."""
        self._bytes, self._scalar, self._name = memory, scalar, memory._name
        self._shape, self._strides, self._first = tuple(shape), tuple(strides), first

    @property
    def shape(self) -> tuple[Extent, ...]:
        """The extents, in elements."""
        return self._shape

    @property
    def stride(self) -> tuple[Extent, ...]:
        """The strides, in elements."""
        return self._strides

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return len(self._shape)

    @property
    def dtype(self) -> type:
        """The type of the elements."""
        from .. import arguments

        return getattr(arguments, self._scalar)

    def _place(self, index: Any, more: int = 0) -> Any:
        """Return the position of an element, or of the first element of a view; ``more`` is added to the last
        index."""
        indices = index if isinstance(index, tuple) else (index,)
        if len(indices) > self.ndim:
            raise IndexError(
                f"`{self._name}` has {self.ndim} dimensions, got {len(indices)} indices"
            )
        place = self._first
        for dim, at in enumerate(indices):
            if not is_number(at) or isinstance(at, (bool, float)):
                raise TypeError(
                    f"a tensor of {self._scalar} takes an integer for each index, got {type(at).__name__}"
                )
            extent, at = self._shape[dim], number(at)
            last = at + more if dim == self.ndim - 1 else at
            if isinstance(at, int) and isinstance(extent, int) and not 0 <= at <= last < extent:
                raise IndexError(
                    f"index {last} is out of range for dimension {dim} of `{self._name}`, of extent {extent}"
                )
            TensorView._check(self, last, dim)  # type: ignore[arg-type]  # which needs extents and the name
            place = place + at * self._strides[dim]
        return place

    def _byte(self, place: Any) -> TensorView:
        """Return the byte that holds the element at a position."""
        memory = self._bytes
        address = memory._builder.address(memory._address, [place >> 1], [1], "Uint8")
        return TensorView(memory._builder, address, "Uint8", (), (), self._name)

    def __getitem__(self, index: Any) -> Any:
        """Return an element as a Float32 or an Int8, or a view."""
        place = self._place(index)
        used = len(index) if isinstance(index, tuple) else 1
        if used < self.ndim:
            rest = self._shape[used:], self._strides[used:]
            return PackedTensor(self._bytes, self._scalar, *rest, place)
        return self._decoded(self._byte(place)._load().astype("Int32") >> (place & 1) * 4)

    def __setitem__(self, index: Any, value: Any) -> None:
        """Set an element, keeping the other half of its byte."""
        used = len(index) if isinstance(index, tuple) else 1
        if used < self.ndim:
            raise TypeError(f"set an element of `{self._name}`: it takes {self.ndim} indices")
        place = self._place(index)
        byte, shift = self._byte(place), (place & 1) * 4
        kept = byte._load().astype("Int32") & (240 >> shift)
        byte._store((kept | self._encoded(value) << shift).astype("Uint8"))

    def load_vec(self, *index_and_count: Any) -> tuple[Value, ...]:
        """Return contiguous elements starting at an even position: takes the index and an even count."""
        *index, count = index_and_count
        place = self._even("load_vec", tuple(index), count)
        found: list[Value] = []
        for pair in range(0, count, 2):
            byte = self._byte(place + pair)._load().astype("Int32")
            found += (self._decoded(byte), self._decoded(byte >> 4))
        return tuple(found)

    def store_vec(self, *index_and_values: Any) -> None:
        """Set contiguous elements starting at an even position: takes the index and an even number of values."""
        *index, values = index_and_values
        if not isinstance(values, (tuple, list)):
            raise TypeError(f"store_vec takes a tuple of numbers, got {type(values).__name__}")
        place = self._even("store_vec", tuple(index), len(values))
        for pair in range(0, len(values), 2):
            low, high = (self._encoded(value) for value in values[pair : pair + 2])
            self._byte(place + pair)._store((low | high << 4).astype("Uint8"))

    def _even(self, name: str, index: tuple[Any, ...], count: Any) -> Any:
        """Return the position of elements that fill whole bytes."""
        if not isinstance(count, int) or isinstance(count, bool) or count < 2 or count % 2:
            raise ValueError(f"{name} takes an even number of elements, known when compiling")
        if len(index) != self.ndim:
            raise TypeError(f"{name} takes an index for each of {self.ndim} dimensions")
        if not (isinstance(self._strides[-1], int) and self._strides[-1] == 1):
            raise TypeError(f"{name}: the elements of `{self._name}` are not contiguous")
        place, trace = self._place(index, count - 1), current()
        text = f"{name}: the first element is not the lower half of a byte of `{self._name}`"
        # The other strides are even.
        if isinstance(index[-1], int) and index[-1] % 2:
            raise ValueError(text)
        if trace.checks_indices and isinstance(place, Value):
            trace.require((place & 1) == 0, "ValueError", text + " ({}:{})".format(*trace.where))
        return place

    def filled(self, value: Any) -> PackedTensor:
        """Return the tensor with all elements set, of one that owns its bytes."""
        from ._local import _fill

        code = self._encoded(value)
        _fill(self._bytes, (code | code << 4).astype("Uint8"), prod(self._bytes.shape))
        return self

    def _decoded(self, bits: Value) -> Value:
        """Return the number that the lower four bits encode."""
        if self._scalar == "Int4":
            return (((bits & 15) ^ 8) - 8).astype("Int8")
        exponent, fraction = bits >> 1 & 3, bits & 1
        is_normal = select(exponent > 0, 1, 0)
        halves = (is_normal * 2 + fraction) << (exponent - is_normal)
        size = halves.astype("Float32") * 0.5
        return select((bits & 8) != 0, -size, size)

    def _encoded(self, value: Any) -> Any:
        """Return a number encoded in four bits, in an Int32."""
        from ..arguments import Float32, Int32
        from . import math

        if not is_number(value):
            raise TypeError(f"an element of `{self._name}` is a number, got {type(value).__name__}")
        if self._scalar == "Int4":
            given = number(value)
            if (
                isinstance(given, float)
                or isinstance(given, Value)
                and "Float" in given.type_name()
            ):
                raise TypeError(
                    f"cannot store a float in `{self._name}`, a tensor of Int4: convert it, for example with fp.Int8"
                )
            if isinstance(given, int) and not -8 <= given < 8:
                raise ValueError(f"an Int4 is from -8 to 7, got {given}")
            return Int32(given) & 15
        given = Float32(value)
        size = math.fabs(given)
        code: Any = 0
        for edge, is_up in _STEPS:
            code = code + select(size >= edge if is_up else size > edge, 1, 0)
        code = select(given != given, 7, code)
        return code | select(math.copysign(1.0, given) < 0, 8, 0)


def packed(tensor: Any, dtype: Any) -> PackedTensor:
    """View the bytes of a tensor as 4-bit numbers, two per byte: the last dimension has twice as many elements.

    Parameters
    ----------
    tensor
        A tensor of Uint8 or Int8 whose last dimension is contiguous.
    dtype
        ``fp.Float4E2M1FN``: elements are Float32 in a kernel; stores round to the nearest number and clamp to 6 or -6.
        Or ``fp.Int4``: elements are Int8; stores keep the lower four bits.

    """
    name = getattr(dtype, "__name__", str(dtype))
    if name not in _KINDS:
        raise TypeError(f"packed takes fp.Float4E2M1FN or fp.Int4, got {name}")
    if not isinstance(tensor, TensorView) or tensor._scalar not in ("Uint8", "Int8"):
        got = tensor._scalar if isinstance(tensor, TensorView) else type(tensor).__name__
        raise TypeError(f"packed takes a tensor of bytes, got {got}")
    if not tensor.ndim or not (isinstance(tensor.stride[-1], int) and tensor.stride[-1] == 1):
        raise TypeError(f"packed: the elements of `{tensor._name}` are not known to be contiguous")
    shape = (*tensor.shape[:-1], tensor.shape[-1] * 2)
    return PackedTensor(tensor, name, shape, (*(step * 2 for step in tensor.stride[:-1]), 1))


def is_packed(dtype: Any) -> bool:
    """Tell whether elements of a type are packed, two per byte."""
    return getattr(dtype, "__name__", "") in _KINDS


def bytes_of(shape: Any, dtype: Any) -> tuple[Any, ...]:
    """Return the shape of the bytes of a packed tensor."""
    sides = tuple(shape) if isinstance(shape, (tuple, list)) else (shape,)
    if not sides or not isinstance(sides[-1], int) or sides[-1] % 2:
        last = sides[-1] if sides else "none"
        raise ValueError(f"the last extent of {dtype.__name__} is a known even number, got {last}")
    return (*sides[:-1], sides[-1] // 2)
