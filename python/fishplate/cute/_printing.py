"""`printf` and `print_tensor`: output of a kernel at run time."""

from __future__ import annotations

import re
from typing import Any

from ..lang._flow import If, RangeLoop
from ..lang._coordinate_tensor import CoordinateTensor
from ..lang._layout_tensor import LayoutTensor
from ..lang._pointer import PointerView
from ..lang._range import Range
from ..lang._report import say
from ..lang._text import pieces_of
from ..lang._trace import current
from ..lang._vector import Vector
from ..layout import Layout, size

#: Most elements that `print_tensor` prints one per line.
_LINES = 1024


def printf(text: Any, *values: Any) -> None:
    """Print at run time: each ``{}`` in the text is replaced by a value. Without a text, print the values alone."""
    if not isinstance(text, str):
        text, values = " ".join(["{}"] * (1 + len(values))), (text, *values)
    places = r"\{[^{}]*\}"
    if not re.search(places, text) and values:
        # As in C. The conversion letters add nothing to the types of the values.
        text, places = (
            text.replace("%%", "%"),
            r"%[-+ #0]*\d*(?:\.\d+)?(?:hh?|ll?|z)?[diuoxXfFeEgGcsp]",
        )
    parts = re.split(places, text)
    if len(parts) != len(values) + 1:
        raise ValueError(f"printf: {text!r} has {len(parts) - 1} places for {len(values)} values")
    shown: list[Any] = [parts[0]]
    for value, part in zip(values, parts[1:], strict=True):
        if isinstance(value, (LayoutTensor, CoordinateTensor, Vector)):
            say(shown)
            _show(value, ())
            shown = [part]
        else:
            shown += [
                *([repr(value)] if isinstance(value, PointerView) else pieces_of(value)),
                part,
            ]
    say([*shown, "" if text.endswith("\n") else "\n"])


def print_tensor(tensor: Any, *, verbose: bool = False) -> None:
    """Print the layout and the elements of a tensor at run time, as nested lists: the outer list is the first mode.

    Parameters
    ----------
    tensor
        A tensor with a layout, or a vector.
    verbose
        Whether to print each element on its own line, with its coordinate.

    """
    if verbose:
        _show_lines(tensor)
        return
    if isinstance(tensor, Vector):
        printf("{}: {}", Layout(tensor.shape), tensor)
        return
    if not isinstance(tensor, (LayoutTensor, CoordinateTensor)):
        raise TypeError(f"print_tensor takes a tensor with a layout, got {type(tensor).__name__}")
    printf("{}: {}", tensor.layout, tensor)


def _show_lines(tensor: Any) -> None:
    """Print a line for each element."""
    layout = Layout(tensor.shape)
    count = layout.size()
    if type(count) is not int or count > _LINES:
        raise ValueError(
            f"print_tensor(verbose=True) takes at most {_LINES} elements, known when compiling, got {layout}"
        )
    printf("{}", tensor.layout if hasattr(tensor, "layout") else layout)
    for index in range(count):
        coordinate = layout.coordinate(index)
        printf("{} = {}", coordinate, tensor[coordinate])


def _show(tensor: Any, place: tuple[Any, ...]) -> None:
    """Print the elements at a position along the first modes."""
    shape = tensor.shape if isinstance(tensor.shape, tuple) else (tensor.shape,)
    if len(place) == len(shape):
        element = tensor[place if isinstance(tensor.shape, tuple) else place[0]]
        say(pieces_of(element))
        return
    if isinstance(tensor, Vector):
        for index in range(size(shape[len(place)])):
            say([", " if index else "["])
            _show(tensor, (*place, index))
        say(["]"])
        return
    trace = current()
    say(["["])
    loop = RangeLoop(trace, Range(size(shape[len(place)])), (), (), (), ())
    for index in loop:
        later = If(trace, index > 0, (), (), ())
        later.then()
        say([", "])
        later.set(())
        later.end(False)
        _show(tensor, (*place, index))
        loop.next(())
    loop.end()
    say(["]"])
