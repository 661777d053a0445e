"""`parallel_range`: a loop whose rounds run on several threads, in any order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ._flow import Names, RangeLoop, Values
from ._merge import Unset
from ._range import Range
from ._trace import Trace
from ._value import Value


class ParallelRange(Range):
    """A range whose rounds run on several threads.

    Rounds must not depend on each other: what one writes, no other reads or writes. The threads are those
    of a pool, as many as there are processors or as the environment variable ``FISHPLATE_NUM_THREADS`` says.

    Parameters
    ----------
    args
        As for Python's `range`.
    grain
        The fewest rounds that are worth a thread; a loop of no more runs on the caller's.
    reassoc
        As for :class:`fishplate.range`.

    """

    def __init__(self, *args: Any, grain: Any = 1, reassoc: bool = False) -> None:
        """Check the range and the grain."""
        super().__init__(*args, reassoc=reassoc)
        if not isinstance(grain, Value) and (not isinstance(grain, int) or grain < 1):
            raise ValueError(f"grain must be a positive int, got {grain!r}")
        self.grain = grain


class ParallelLoop:
    """A loop over a :class:`ParallelRange`: its body is a function of its own."""

    def __init__(
        self,
        trace: Trace,
        over: ParallelRange,
        names: Names,
        values: Values,
        carried: tuple[bool, ...],
        wanted: tuple[bool, ...],
    ) -> None:
        """Refuse what rounds that know nothing of each other cannot do."""
        self._trace, self._over, self._names = trace, over, names
        for name, value, carry in zip(names, values, carried, strict=True):
            if carry and not isinstance(value, Unset):
                raise TypeError(
                    f"`{name}` is carried from one round of a parallel loop to the next; write to a tensor, "
                    "one element for each round, and sum up afterwards"
                )
        self._unset = tuple(
            Unset(name, f"`{name}` is set in the rounds of a parallel loop, and gone after each")
            for name in names
        )

    def __iter__(self) -> Iterator[Any]:
        """Yield the index, once for each time that the body is run."""
        trace, builder, over = self._trace, self._trace.builder, self._over
        start, _, step = over.bounds()
        count = over.count()
        block, mark = builder.current(), trace.mark()
        body, first, last = builder.start_body()
        nothing = (False,) * len(self._names)
        rounds = Range(first, last, reassoc=over.reassoc)
        self._inner = RangeLoop(trace, rounds, self._names, self._unset, nothing, nothing)
        for number in self._inner:
            index = number if step == 1 else number * step
            yield over.item(index if not isinstance(start, Value) and start == 0 else index + start)
        self._inner.end()
        builder.ret()
        if any(len(edges) != count for edges, count in mark):
            raise TypeError("`return` cannot leave a parallel loop")
        builder.run_body(body, block, count, over.grain)
        trace.live = True

    def enter(self) -> Values:
        """Return what the names hold at the start of the body: nothing."""
        return self._unset

    def leave(self, values: Values) -> None:
        """Refuse ``break``."""
        raise TypeError("`break` cannot leave a parallel loop: its rounds run in any order")

    def skip(self, values: Values) -> None:
        """Do what ``continue`` does."""
        self._inner.skip(values)

    def next(self, values: Values) -> None:
        """End the body."""
        self._inner.next(values)

    def orelse(self, wanted: tuple[bool, ...]) -> Values:
        """Go on after the loop, which always ends by itself."""
        return self._unset

    def end(self, after_else: Values | None = None) -> Values:
        """Go on after the loop, or after its ``else``."""
        return self._unset if after_else is None else after_else
