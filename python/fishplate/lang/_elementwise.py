"""Slices as targets: ``t[1:3] = x`` and ``t[1:3] += x``, element by element.

The assigned value is a number or a tensor of the same shape. Extents of 1 and missing leading extents are broadcast
as in NumPy, if they are known at compile time. A part of a tensor may be assigned from an overlapping part: the
loops then follow memory order (`_overlap`), and go backwards if the source comes first.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

from ._flow import If, RangeLoop
from ._merge import is_number
from ._overlap import in_memory_order
from ._range import Range
from ._tensor import TensorView
from ._trace import current
from ._value import Value

Indices = tuple[Any, ...]


def assign(view: TensorView, value: Any) -> None:
    """Set all elements of a view."""
    if is_number(value) and view._is_row_major():
        view = view.reshape(-1)
    _all(view, value, lambda to, at, other: put(to, at, other(at)))


def update(view: TensorView, operation: Callable[[Any, Any], Any], value: Any) -> TensorView:
    """Set all elements of a view to the results of an operator; return the view."""
    _all(view, value, lambda to, at, other: put(to, at, operation(to[at], other(at))))
    return view


Body = Callable[[TensorView, Indices, Callable[[Indices], Any]], None]


def _all(view: TensorView, value: Any, body: Body) -> None:
    """Write loops over all indices of a view, in an order that reads no element after it is set."""
    other = _spread(view, value)
    if not isinstance(value, TensorView) or value._name != view._name:
        _each(view.shape, lambda at: body(view, at, other))
        return
    to, source = in_memory_order(view, value)
    backwards = current().builder.precedes(source._address, to._address)
    choice = If(current(), backwards, (), (), ())
    choice.then()
    _each(to.shape, lambda at: body(to, at, source.__getitem__), backwards=True)
    choice.set(())
    choice.orelse()
    _each(to.shape, lambda at: body(to, at, source.__getitem__))
    choice.set(())
    choice.end(True)


def put(container: Any, index: Any, value: Any) -> None:
    """Set an element after ``container[index] += ...``; a view has been changed in place."""
    if not (isinstance(container, TensorView) and isinstance(value, TensorView)):
        container[index] = value


def _each(
    shape: Sequence[Any],
    body: Callable[[Indices], None],
    outer: Indices = (),
    backwards: bool = False,
) -> None:
    """Write loops over all indices of a shape around a body."""
    if len(outer) == len(shape):
        body(outer)
        return
    extent = shape[len(outer)]
    loop = RangeLoop(current(), Range(extent), (), (), (), ())
    for index in loop:
        _each(shape, body, (*outer, extent - 1 - index if backwards else index), backwards)
        loop.next(())
    loop.end()


def _spread(view: TensorView, value: Any) -> Callable[[Indices], Any]:
    """Return a function that gives the element of a value for each index of a view."""
    if is_number(value):
        return lambda at: value
    if not isinstance(value, TensorView):
        raise TypeError(
            f"elements of `{view._name}` are set from a number or a tensor, got {type(value).__name__}"
        )
    first = view.ndim - value.ndim
    if first < 0:
        raise ValueError(_misfit(view, value))
    fixed = [isinstance(extent, int) and extent == 1 for extent in value.shape]
    for wanted, extent, one in zip(view.shape[first:], value.shape, fixed, strict=True):
        if not one:
            _check_extent(view, value, wanted, extent)
    return lambda at: value[
        tuple(0 if one else index for index, one in zip(at[first:], fixed, strict=True))
    ]


def _check_extent(view: TensorView, value: TensorView, wanted: Any, extent: Any) -> None:
    """Require that two extents are equal, when compiling or at run time."""
    if extent is wanted:
        return
    if not isinstance(wanted, Value) and not isinstance(extent, Value):
        if wanted != extent:
            raise ValueError(_misfit(view, value))
        return
    filename, line = current().where
    text = f"{_misfit(view, value)} ({filename}:{line})"
    current().require(wanted == extent, "ValueError", text)


def _misfit(view: TensorView, value: TensorView) -> str:
    shapes = [
        "(" + ", ".join("?" if isinstance(n, Value) else str(n) for n in part.shape) + ")"
        for part in (view, value)
    ]
    return (
        f"a part of `{view._name}` of shape {shapes[0]} cannot be set from `{value._name}` of shape "
        f"{shapes[1]}"
    )


def _in_place(operation: Callable[[Any, Any], Any]) -> Callable[[TensorView, Any], TensorView]:
    return lambda view, value: update(view, operation, value)


for _name in "add sub mul truediv floordiv mod pow and lshift rshift or xor".split():
    _operation = getattr(operator, _name + "_" if _name in ("and", "or") else _name)
    setattr(TensorView, f"__i{_name}__", _in_place(_operation))
