"""Compositions of layouts with numbers that are known only at run time.

The algebra returns a composition only if it is known to be a layout. If that depends on run-time numbers, the layout
is computed as if they fit, and the kernel checks that they do.
"""

from __future__ import annotations

from typing import Any

from .. import layout as plain
from ..lang._coordinate_tensor import CoordinateLayout, CoordinateTensor
from ..lang._layout_tensor import LayoutTensor
from ..lang._text import Text, pieces_of
from ..lang._trace import current, is_tracing
from ..lang._value import Value
from ..lang._vector import smaller
from ..layout import Layout, make_layout


def composition(lhs: Any, rhs: Any) -> Any:
    """Return the layout that maps ``c`` to ``lhs(rhs(c))``. A tuple as ``rhs`` applies mode by mode.

    Parameters
    ----------
    lhs
        A layout, a swizzle, or a tensor.
    rhs
        A layout, or a tuple of layouts, numbers and None.

    """
    if isinstance(lhs, (CoordinateLayout, CoordinateTensor, LayoutTensor)):
        return lhs._mapped(lambda layout: composition(layout, rhs))
    if not isinstance(lhs, Layout) or not isinstance(rhs, (Layout, tuple, list)):
        return plain.composition(lhs, rhs)
    try:
        return plain.composition(lhs, rhs)
    except ValueError:
        if not is_tracing() or not (_is_dynamic(lhs) or _is_dynamic(rhs)):
            raise
        if not isinstance(rhs, Layout):
            if len(rhs) > lhs.rank:
                raise
            return make_layout(tuple([_mode(lhs.mode(at), part) for at, part in enumerate(rhs)]))
        made = _Composition(lhs, rhs)
        if made.fits is False:
            raise
    made.check()
    return made.result


def _mode(layout: Layout, tiler: Any) -> Layout:
    """Compose a mode with its part of a tiler: a layout, a number of elements, None for all, or a tuple."""
    if tiler is None:
        return layout
    part = tiler if isinstance(tiler, (Layout, tuple, list)) else Layout(tiler, 1)
    made: Layout = composition(layout, part)
    return made


class _Composition:
    """A composition, and the condition that it is a layout."""

    def __init__(self, lhs: Layout, rhs: Layout) -> None:
        """Compose each mode of the right side."""
        self._lhs, self._rhs = lhs, rhs
        self.fits: Any = True
        shape, stride = (part if isinstance(part, tuple) else (part,) for part in lhs.flatten())
        self._modes = list(zip(map(_wide, shape), map(_wide, stride), strict=True))
        #: For each mode except the last, the largest number that is added to it.
        self._added: list[Any] = [0] * (len(self._modes) - 1)
        self.result = Layout(*self._compose(rhs.shape, rhs.stride))
        for (extent, _), added in zip(self._modes, self._added, strict=False):
            self._need(added < extent)

    def _need(self, held: Any) -> None:
        if self.fits is True or held is False:
            self.fits = held
        elif held is not True and self.fits is not False:
            self.fits = self.fits & held

    def _compose(self, shape: Any, stride: Any) -> tuple[Any, Any]:
        if not isinstance(shape, tuple):
            return self._mode(_wide(shape), _wide(stride))
        pairs = [self._compose(*pair) for pair in zip(shape, stride, strict=True)]
        return tuple([pair[0] for pair in pairs]), tuple([pair[1] for pair in pairs])

    def _mode(self, count: Any, step: Any) -> tuple[Any, Any]:
        """Return extents and strides of every ``step``-th element, ``count`` of them."""
        if _is(count, 1) or _is(step, 0):
            return count, 0
        extents, strides = [], []
        for at, (extent, stride) in enumerate(self._modes[:-1]):
            inside = (extent + step - 1) // step
            taken = inside if _is(inside, 1) else smaller(inside, count)
            skips, enters = _zero(step % extent), _both(_zero(extent % step), _zero(count % taken))
            self._need(_either(_either(skips, enters), (count - 1) * step < extent))
            self._added[at] = self._added[at] + (taken - 1) * step
            if not _is(taken, 1):
                extents.append(taken)
                strides.append(step * stride)
            count, step = count // taken, (step + extent - 1) // extent
        if not extents or not _is(count, 1):
            extents.append(count)
            strides.append(step * self._modes[-1][1])
        return (extents[0], strides[0]) if len(extents) == 1 else (tuple(extents), tuple(strides))

    def check(self) -> None:
        """Make the kernel check that the numbers fit; on a GPU only if the options enable it."""
        trace = current()
        if self.fits is True or (trace.in_kernel and trace.gpu and not trace.checks_indices):
            return

        def message() -> Text:
            left, right = pieces_of(self._lhs), pieces_of(self._rhs)
            end = ": the result is not a layout"
            return Text(["composition of ", *left, " and ", *right, end])

        trace.require(self.fits, "ValueError", message, " ({}:{})".format(*trace.where))


def _is_dynamic(part: Any) -> bool:
    return (
        any(map(_is_dynamic, part)) if isinstance(part, (tuple, list)) else isinstance(part, Value)
    )


def _wide(number: Any) -> Any:
    return number._layout_number() if isinstance(number, Value) else number


def _is(number: Any, known: int) -> bool:
    return type(number) is int and number == known


def _zero(number: Any) -> Any:
    return number == 0


def _both(a: Any, b: Any) -> Any:
    if a is False or b is False:
        return False
    return b if a is True else a if b is True else a & b


def _either(a: Any, b: Any) -> Any:
    if a is True or b is True:
        return True
    return b if a is False else a if b is False else a | b
