"""`benchmark`: how long a call takes."""

from __future__ import annotations

import itertools
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

_UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns"))


class Timing:
    """Times of a call in seconds, one for each repeat."""

    def __init__(self, name: str, calls: int, times: Sequence[float]) -> None:
        """Store the times; each is the time of one call, averaged over the calls of a repeat."""
        #: The function's name.
        self.name = name
        #: Number of calls per repeat.
        self.calls = calls
        #: Seconds per call, in the order of the repeats.
        self.times = tuple(times)

    @property
    def min(self) -> float:
        """The minimum time: the duration of an undisturbed call."""
        return min(self.times)

    @property
    def median(self) -> float:
        """The median time."""
        return statistics.median(self.times)

    @property
    def mean(self) -> float:
        """The mean of the times."""
        return statistics.fmean(self.times)

    def __repr__(self) -> str:
        """Return the times as readable text."""
        least, median = _shown(self.min), _shown(self.median)
        count = f"{len(self.times)} repeats of {self.calls} call{'s' * (self.calls > 1)}"
        return f"<{self.name}: min {least}, median {median}, {count}>"


def _shown(seconds: float) -> str:
    size, unit = next((row for row in _UNITS if seconds >= row[0]), _UNITS[-1])
    return f"{seconds / size:.3g} {unit}"


def benchmark(
    function: Callable[..., Any],
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
    repeats: int,
    seconds: float,
    name: str,
) -> Timing:
    """Call a function repeatedly for some time; see :meth:`Made.benchmark`."""
    if repeats < 1 or seconds <= 0:
        raise ValueError(f"repeats and seconds must be positive, got {repeats} and {seconds}")
    function(*args, **kwargs)  # One-time work is not measured, and a wrong argument fails here.
    calls, slice_of_time = 1, seconds / (repeats + 1)
    while (taken := _time(function, args, kwargs, calls)) < slice_of_time / 2:
        calls = max(2 * calls, int(calls * 0.7 * slice_of_time / max(taken, 1e-7)))
    times = [_time(function, args, kwargs, calls) / calls for _ in range(repeats)]
    return Timing(name, calls, times)


def _time(
    function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any], calls: int
) -> float:
    nothing = itertools.repeat(None, calls)
    start = time.perf_counter()
    if kwargs:
        for _ in nothing:
            function(*args, **kwargs)
    else:
        for _ in nothing:
            function(*args)
    return time.perf_counter() - start
