"""Overlapping views: puts loops into memory order, so that iterating from one end or the other
reads each element before it is overwritten."""

from __future__ import annotations

from typing import Any

from ._select import select
from ._tensor import Extent, TensorView
from ._value import Value

#: A dimension: its extent, and the strides of both views.
Dim = tuple[Extent, Extent, Extent]


def in_memory_order(view: TensorView, value: TensorView) -> tuple[TensorView, TensorView]:
    """Return two views with the same pairs of elements, whose indices follow the addresses of the first view.

    The second is broadcast to the shape of the first. Strides that are known only at run time are compared at run
    time.
    """
    missing = view.ndim - value.ndim
    steps = [0] * missing + [
        0 if type(extent) is int and extent == 1 else stride
        for extent, stride in zip(value.shape, value.stride, strict=True)
    ]
    to, source = view._address, value._address
    dims: list[Dim] = []
    for extent, stride, step in zip(view.shape, view.stride, steps, strict=True):
        if type(stride) is int and stride >= 0:
            dims.append((extent, stride, step))
            continue
        last = select(stride < 0, extent - 1, 0)
        to = view._builder.address(to, [last], [stride], view._scalar)
        source = value._builder.address(source, [last], [step], value._scalar)
        dims.append((extent, select(stride < 0, -stride, stride), select(stride < 0, -step, step)))
    shape, strides, others = zip(*_sorted(dims), strict=True) if dims else ((), (), ())
    return (
        TensorView(view._builder, to, view._scalar, shape, strides, view._name),
        TensorView(value._builder, source, value._scalar, shape, others, value._name),
    )


def _sorted(dims: list[Dim]) -> list[Dim]:
    """Return the dimensions by stride, largest first."""
    for end in range(len(dims) - 1, 0, -1):
        for at in range(end):
            dims[at], dims[at + 1] = _ordered(dims[at], dims[at + 1])
    return dims


def _ordered(a: Dim, b: Dim) -> tuple[Dim, Dim]:
    """Return two dimensions, larger stride first."""
    if _is_smallest(b[1]):
        return a, b
    if _is_smallest(a[1]):
        return b, a
    swap: Any = b[1] > a[1]
    if not isinstance(swap, Value):
        return (b, a) if swap else (a, b)
    first = tuple(select(swap, y, x) for x, y in zip(a, b, strict=True))
    second = tuple(select(swap, x, y) for x, y in zip(a, b, strict=True))
    return first, second  # type: ignore[return-value]


def _is_smallest(stride: Extent) -> bool:
    return type(stride) is int and stride <= 1
