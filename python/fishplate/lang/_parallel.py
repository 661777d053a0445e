"""`parallel_range`: a loop whose iterations run on several threads, in any order."""

from __future__ import annotations

import builtins
import operator
from collections.abc import Iterator
from typing import Any

from ._flow import Names, RangeLoop, Values
from ._merge import Unset, is_number, plain
from ._range import Range
from ._thread_total import Kind, ThreadTotal
from ._trace import Trace, current
from ._value import Value


class ParallelRange(Range):
    """A range whose rounds run on several threads.

    Rounds must not depend on each other: what one writes, no other reads or writes. A name may be summed up over
    them, by ``+=`` or another operator for which the order does not matter. The threads are those of a pool,
    as many as there are processors or as the environment variable ``FISHPLATE_NUM_THREADS`` says.

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


_NO_BREAK = "`break` cannot leave a parallel loop: its rounds run in any order"

#: A loop that sums up is cut into at most so many parts, whatever the number of threads: the result depends on
#: the number of rounds and the grain alone.
PARTS = 128


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
        """Take what the names hold; those that rounds pass on are summed up."""
        self._trace, self._over, self._names = trace, over, names
        self.depth = trace.depth
        self._starts: dict[int, Any] = {}
        for at, (name, value, carry) in enumerate(zip(names, values, carried, strict=True)):
            if not carry or isinstance(value, Unset):
                continue
            if not is_number(value):
                raise TypeError(
                    f"`{name}` is carried from one round of a parallel loop to the next; only numbers can be, and "
                    "are summed up"
                )
            self._starts[at] = plain(value)
        self._unset = tuple(
            Unset(name, f"`{name}` is set in the rounds of a parallel loop, and gone after each")
            for name in names
        )
        self._result: Values = self._unset

    def __iter__(self) -> Iterator[Any]:
        """Yield the index, once for each time that the body is run."""
        trace, builder, over = self._trace, self._trace.builder, self._over
        count = over.count()
        block, mark = builder.current(), trace.mark()
        chunk = parts = None
        if self._starts:
            chunk = _larger(over.grain, (count + (PARTS - 1)) // PARTS)
            parts = (count + (chunk - 1)) // chunk
        body, first, last = builder.start_body()
        if chunk is None:
            yield from self._rounds(Range(first, last, reassoc=over.reassoc), {})
            self._inner.end()
        else:
            yield from self._parts(block, Range(first, last), chunk, count)
        builder.ret()
        if any(len(edges) != count for edges, count in mark):
            raise TypeError("`return` cannot leave a parallel loop")
        if parts is None:
            builder.run_body(body, block, count, over.grain)
        else:
            builder.run_body(body, block, parts, 1)
        trace.live = True
        if parts is not None:
            self._join_parts(parts)

    def _rounds(self, rounds: Range, totals: dict[int, ThreadTotal]) -> Iterator[Any]:
        """Run the body over some rounds; names that are summed up start from their totals."""
        start, _, step = self._over.bounds()
        held = tuple(totals.get(at, unset) for at, unset in enumerate(self._unset))
        passed = tuple(at in totals for at in builtins.range(len(self._names)))
        self._inner = RangeLoop(self._trace, rounds, self._names, held, passed, passed)
        for number in self._inner:
            index = number if step == 1 else number * step
            from_zero = not isinstance(start, Value) and start == 0
            yield self._over.item(index if from_zero else index + start)

    def _parts(self, block: int, parts: Range, chunk: Any, count: Any) -> Iterator[Any]:
        """Run the body over parts of the rounds; each leaves its totals in memory of the outer function."""
        builder = self._trace.builder
        loop = RangeLoop(self._trace, parts, (), (), (), ())
        for part in loop:
            begin = part * chunk
            end = builder.math("min", [begin + chunk, count])
            kinds = {at: Kind(self._names[at]) for at in self._starts}
            checkpoint = builder.checkpoint()
            # The first run only says by which operators the names change.
            for is_first in (True, False):
                starts = {
                    at: start if is_first else kinds[at].neutral(start)
                    for at, start in self._starts.items()
                }
                totals = {at: ThreadTotal(kinds[at], start) for at, start in starts.items()}
                yield from self._rounds(Range(begin, end, reassoc=self._over.reassoc), totals)
                if is_first:
                    self._inner.end()
                    builder.rollback(checkpoint)
                    self._trace.live = True
            self._leave(block, part, self._inner.end())
            loop.next(())
        loop.end()

    def _leave(self, block: int, part: Value, ends: Values) -> None:
        """Put what a part came to into memory of the outer function."""
        builder = self._trace.builder
        self._memory: dict[int, tuple[Kind, str, Value]] = {}
        here = builder.current()
        for at in self._starts:
            total = ends[at]
            scalar = builder.common([total.value]).removeprefix("weak ")
            builder.move_to(block)
            address = builder.local(scalar, PARTS)
            builder.move_to(here)
            builder.store(address, [part], [1], scalar, total.value)
            self._memory[at] = (total.kind, scalar, address)

    def _join_parts(self, parts: Any) -> None:
        """Join what the parts came to, one after the other."""
        builder, places = self._trace.builder, tuple(self._starts)
        names = tuple(self._names[at] for at in places)
        every = (True,) * len(places)
        over = Range(parts, reassoc=self._over.reassoc)
        loop = RangeLoop(self._trace, over, names, tuple(self._starts.values()), every, every)
        for part in loop:
            joined = []
            for at, held in zip(places, loop.enter(), strict=True):
                kind, scalar, address = self._memory[at]
                joined.append(kind.joined(held, builder.load(address, [part], [1], scalar)))
            loop.next(tuple(joined))
        results = dict(zip(places, loop.end(), strict=True))
        self._result = tuple(results.get(at, unset) for at, unset in enumerate(self._unset))

    def enter(self) -> Values:
        """Return what the names hold at the start of the body."""
        return self._inner.enter()

    def leave(self, values: Values) -> None:
        """Refuse ``break``."""
        raise TypeError(_NO_BREAK)

    def skip(self, values: Values) -> None:
        """Do what ``continue`` does."""
        self._check(values)
        self._inner.skip(values)

    def next(self, values: Values) -> None:
        """End the body."""
        self._check(values)
        self._inner.next(values)

    def _check(self, values: Values) -> None:
        """Refuse names that a round sets to something else than what they had come to."""
        for at in self._starts:
            if self._trace.live and not isinstance(values[at], ThreadTotal):
                raise TypeError(
                    f"`{self._names[at]}` is read in one round of a parallel loop and set in another; rounds run "
                    "in any order, so it can only be summed up, as by `+=`"
                )

    def orelse(self, wanted: tuple[bool, ...]) -> Values:
        """Go on after the loop, which always ends by itself."""
        return self._result

    def end(self, after_else: Values | None = None) -> Values:
        """Go on after the loop, or after its ``else``; return what the names hold."""
        return self._result if after_else is None else after_else


class InnerLoop(RangeLoop):
    """A parallel loop inside another that sums up the same names: it runs on the thread that it is on."""

    def leave(self, values: Values) -> None:
        """Refuse ``break``."""
        raise TypeError(_NO_BREAK)


def parallel_loop(
    trace: Trace,
    over: ParallelRange,
    names: Names,
    values: Values,
    carried: tuple[bool, ...],
    wanted: tuple[bool, ...],
) -> Any:
    """Return the loop over a parallel range."""
    totals = [isinstance(value, ThreadTotal) for value in values]
    kind = InnerLoop if any(map(operator.and_, totals, carried)) else ParallelLoop
    return kind(trace, over, names, values, carried, wanted)


def _larger(a: Any, b: Any) -> Any:
    if isinstance(a, Value) or isinstance(b, Value):
        return current().builder.math("max", [a, b])
    return max(a, b)
