"""Tuples of integers, possibly nested, under CuTe's names: parts of shapes, products, and tuples of one profile."""

from __future__ import annotations

from typing import Any

from ..arguments import Numeric, SymInt
from ..lang._coordinate_tensor import CoordinateLayout, CoordinateTensor
from ..lang._layout_tensor import LayoutTensor
from ..lang._merge import is_number
from ..lang._value import Value
from ..layout import ComposedLayout, Layout, cosize, size


def repeat_like(value: Any, target: Any) -> Any:
    """Repeat a value for each number of a nested tuple, with the same nesting."""
    if isinstance(target, tuple):
        return tuple([repeat_like(value, part) for part in target])
    return value


def product_each(shape: Any) -> Any:
    """Return the size of each mode of a shape."""
    if not isinstance(shape, tuple):
        return shape
    return tuple([size(part) if isinstance(part, tuple) else part for part in shape])


def product(shape: Any) -> Any:
    """Return the product of all numbers of a shape."""
    return size(shape) if isinstance(shape, tuple) else shape


def shape(input: Any, *, mode: Any = None) -> Any:
    """Return the shape of a layout or a tensor, or of one of its modes: a list of numbers names a mode of a mode."""
    found = getattr(input, "shape", input)
    return get(found, mode or [])


def get(input: Any, mode: Any) -> Any:
    """Return a part of a tuple, a layout or a tensor: a list of numbers names a part of a part."""
    for at in mode if isinstance(mode, (list, tuple)) else [mode]:
        if isinstance(input, (Layout, ComposedLayout, LayoutTensor)):
            input = input.mode(at)
        elif isinstance(input, tuple):
            input = input[at]
        elif at != 0:
            raise IndexError(f"get: {input} has no part {at}")
    return input


def select(input: Any, mode: Any) -> Any:
    """Return some parts of a tuple, a layout or a tensor, in the order given."""
    if isinstance(input, tuple) and not isinstance(input, Layout):
        for at in mode:
            if not 0 <= at < len(input):
                raise IndexError(f"select: {input} has no part {at}")
        return tuple([input[at] for at in mode])
    return input.select(mode)


def append(input: Any, elem: Any, up_to_rank: int | None = None) -> Any:
    """Append one part to a tuple or layout, or as many as a rank needs."""
    return _extended(input, elem, up_to_rank, first=False)


def prepend(input: Any, elem: Any, up_to_rank: int | None = None) -> Any:
    """Prepend one part to a tuple or layout, or as many as a rank needs."""
    return _extended(input, elem, up_to_rank, first=True)


def append_ones(t: Any, up_to_rank: int | None = None) -> Any:
    """Append modes of one element to a shape, a layout or a tensor."""
    return _with_ones(append, t, up_to_rank)


def prepend_ones(t: Any, up_to_rank: int | None = None) -> Any:
    """Prepend modes of one element to a shape, a layout or a tensor."""
    return _with_ones(prepend, t, up_to_rank)


def _with_ones(extend: Any, t: Any, up_to_rank: int | None) -> Any:
    if isinstance(t, LayoutTensor):
        return t._mapped(lambda layout: extend(layout, Layout(1, 0), up_to_rank))
    if isinstance(t, (Layout, ComposedLayout)):
        return extend(t, Layout(1, 0), up_to_rank)
    return extend(t, 1, up_to_rank)


def is_static(x: Any) -> bool:
    """Tell whether all numbers of a shape, a layout or a tensor's layout are known when compiling."""
    if isinstance(x, (LayoutTensor, CoordinateTensor)):
        x = x.layout
    if isinstance(x, ComposedLayout):
        return is_static(x.offset) and is_static(x.outer)
    if isinstance(x, CoordinateLayout):
        return all(map(is_static, x._columns))
    if isinstance(x, (tuple, list)):
        return all(map(is_static, x))
    return not isinstance(x, (Value, SymInt))


def _extended(input: Any, elem: Any, up_to_rank: int | None, *, first: bool) -> Any:
    if isinstance(input, ComposedLayout):
        return ComposedLayout(
            input.inner, input.offset, _extended(input.outer, elem, up_to_rank, first=first)
        )
    if isinstance(elem, CoordinateLayout):
        columns = (
            input._columns
            if isinstance(input, CoordinateLayout)
            else [Layout(input.shape, repeat_like(0, input.shape))] * len(elem._columns)
        )
        return CoordinateLayout(
            [
                _extended(*pair, up_to_rank, first=first)
                for pair in zip(columns, elem._columns, strict=True)
            ]
        )
    if isinstance(input, Layout):
        if not isinstance(elem, Layout):
            raise TypeError(f"a mode of the layout {input} is a layout, got {elem!r}")
        shape, stride = (
            _extended(part, more, up_to_rank, first=first)
            for part, more in zip(tuple(input), tuple(elem), strict=True)
        )
        return Layout(shape, stride)
    parts = input if isinstance(input, tuple) else (input,)
    count = 1 if up_to_rank is None else up_to_rank - len(parts)
    if count < 0:
        raise ValueError(f"{input} has {len(parts)} parts, more than {up_to_rank}")
    added = (elem,) * count
    return added + parts if first else parts + added


def slice_(src: Any, coord: Any) -> Any:
    """Return the part of a tensor, layout or tuple where a coordinate is None."""
    if isinstance(src, (LayoutTensor, CoordinateTensor)):
        return src[coord]
    if isinstance(src, (Layout, ComposedLayout, CoordinateLayout)):
        return src.slice_and_offset(coord)[0]
    if isinstance(src, tuple) and isinstance(coord, tuple):
        if len(src) != len(coord):
            raise ValueError(
                f"slice_: {src} and the coordinate {coord} have different numbers of parts"
            )
        return tuple([part for part, at in zip(src, coord, strict=True) if at is None])
    return src if coord is None else ()


def size_in_bytes(dtype: type[Numeric], layout: Any) -> Any:
    """Return how many bytes the elements of a layout take; None counts as no elements."""
    if layout is None:
        return 0
    return cosize(layout) * dtype.width // 8


def assume(src: Any, divby: int | None = None) -> Any:
    """Return a number unchanged; the promise about its divisor is not used.

    Parameters
    ----------
    src
        An integer.
    divby
        A divisor of the number.

    """
    if not is_number(src):
        raise TypeError(f"assume takes an integer, got {type(src).__name__}")
    if divby is not None and not isinstance(src, Value) and int(src) % divby:
        raise ValueError(f"assume: {src} is not a multiple of {divby}")
    return src
