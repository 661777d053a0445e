"""Ranges of a ``for``: `range` and `fp.range` run the loop at run time, `fp.range_constexpr` unrolls it."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from typing import Any
from warnings import warn

from ._trace import current
from ._value import Value, named


#: Most copies of the body of one loop: more would take minutes to compile.
UNROLLED = 1 << 16


class Range:
    """A range whose ends may be known only at run time.

    Parameters
    ----------
    args
        As for Python's `range`.
    reassoc
        Whether sums and products of floats in the body may be reordered and fused, so that a reduction can be
        vectorised. Results then differ in the last digits, and `min` and `max` of floats are NaN if any operand is
        NaN.
    unrolled
        Whether the compiler unrolls the loop for a GPU.

    """

    def __init__(self, *args: Any, reassoc: bool = False, unrolled: bool = False) -> None:
        """Check the ends and the step."""
        if not 1 <= len(args) <= 3:
            raise TypeError(f"range takes 1 to 3 arguments, got {len(args)}")
        for arg in args:
            shown = arg.type_name() if isinstance(arg, Value) else type(arg).__name__
            integer = shown.startswith(("Int", "Uint")) if isinstance(arg, Value) else None
            if integer is False or (integer is None and not hasattr(type(arg), "__index__")):
                raise TypeError(f"range takes integers, got {shown}")
        plain = [arg if isinstance(arg, Value) else arg.__index__() for arg in args]
        if not isinstance(reassoc, bool):
            raise TypeError(f"reassoc must be True or False, got {type(reassoc).__name__}")
        start, stop = (0, plain[0]) if len(args) == 1 else plain[:2]
        self._step = plain[2] if len(args) == 3 else 1
        if not isinstance(self._step, Value) and self._step == 0:
            raise ValueError("the step of a range must not be 0")
        common: str = current().builder.common([start, stop, self._step])
        self._type = common.removeprefix("weak ")
        self._start, self._stop = _wide(start), _wide(stop)
        self._step = _wide(self._step)
        self.reassoc, self.unrolled = reassoc, unrolled

    def bounds(self) -> tuple[Any, Any, Any]:
        """Return start, stop and step, as Int64 or int."""
        return self._start, self._stop, self._step

    def holds(self, index: Value) -> Any:
        """Return whether an index is before the end."""
        step = self._step
        if not isinstance(step, Value):
            return index < self._stop if step > 0 else index > self._stop
        up, down = (step > 0) & (index < self._stop), (step < 0) & (index > self._stop)
        return up | down

    def count(self) -> Any:
        """Return the number of iterations."""
        start, stop, step = self.bounds()
        if isinstance(step, Value):
            raise TypeError("the step of a parallel range must be known when compiling")
        length = stop if not isinstance(start, Value) and start == 0 else stop - start
        if step == 1:
            return length
        return (length + (step - 1)) // step if step > 0 else (-length + (-step - 1)) // -step

    def item(self, index: Value) -> Value:
        """Convert an index to the common type of the ends."""
        return current().builder.shorten(index, self._type)

    def at(self, number: Any) -> Any:
        """Return the index of an iteration, counted from 0."""
        start, _, step = self.bounds()
        return self.item(number * step + start)

    def __reversed__(self) -> Range:
        """Return the same indices from the last to the first."""
        start, _, step = self.bounds()
        made = Range((self.count() - 1) * step + start, start - step, -step, reassoc=self.reassoc)
        made._type = self._type
        return made

    def __iter__(self) -> Any:
        """Refuse: only a ``for`` statement runs at run time."""
        raise TypeError("a range with ends known only at run time can only be looped over by `for`")


class Along:
    """A run-time iterable of a ``for``: one item per iteration."""

    def __init__(self, count: Any, item: Callable[[Any], Any]) -> None:
        """Store the number of iterations, and the function that returns the item of each."""
        self.count, self.item = count, item


def _wide(number: Any) -> Any:
    return number.astype("Int64") if isinstance(number, Value) else number


def range_constexpr(*args: Any) -> Any:
    """Return a range for a loop that is unrolled when compiling: the body is emitted once per item."""
    for arg in args:
        if isinstance(arg, Value):
            raise TypeError(
                f"range_constexpr needs ints that are known when compiling, got {named(arg)} "
                "known only at run time"
            )
    items = builtins.range(*args)
    if len(items) > UNROLLED:
        raise ValueError(too_long(len(items)))
    return tuple(items)


def hinted_range(
    *args: Any,
    unroll: int = -1,
    unroll_full: bool = False,
    prefetch_stages: Any = None,
    **others: Any,
) -> Any:
    """Return a range, with the parameters of the CuTe DSL.

    Parameters
    ----------
    args
        As for Python's `range`.
    unroll, prefetch_stages
        Accepted but ignored: the compiler decides how often to unroll, and loads stay where they are written.
    unroll_full
        Whether to unroll the loop completely when compiling.
    others
        Hints with other names have no effect, and cause a warning.

    """
    for name in others:
        warn(f"range: there is no hint {name}=, which has no effect", stacklevel=2)
    return range_constexpr(*args) if unroll_full else Range(*args)


def too_long(count: object) -> str:
    """Return the error for a loop that would be unrolled too often."""
    return (
        f"the body of this loop would be written {count} times, and at most {UNROLLED} are allowed; a loop over "
        "`range` runs at run time"
    )
