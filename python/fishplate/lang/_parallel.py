"""`parallel_range`: a loop whose iterations run on several threads, in any order."""

from __future__ import annotations

import builtins
import operator
from collections.abc import Iterator
from typing import Any

from ._flow import Names, RangeLoop, Values
from ._merge import Unset, is_number, plain
from ._range import Range
from ._thread_total import ReductionKind, ThreadTotal
from ._trace import Trace, current
from ._value import Value


class ParallelRange(Range):
    """A range whose iterations run on several threads.

    Iterations must not depend on each other: no iteration may read or write what another one writes. They may reduce
    into a name, by ``+=`` or another operator for which the order does not matter. The loop uses a thread pool with one
    thread per CPU, or with the number of threads in the environment variable ``FISHPLATE_NUM_THREADS``.

    Parameters
    ----------
    args
        As for Python's `range`.
    grain
        The least number of iterations per thread; a loop with fewer runs on the calling thread.
    reassoc
        As for :class:`fishplate.range`.

    """

    def __init__(self, *args: Any, grain: Any = 1, reassoc: bool = False) -> None:
        """Check the range and the grain."""
        super().__init__(*args, reassoc=reassoc)
        if not isinstance(grain, Value) and (not isinstance(grain, int) or grain < 1):
            raise ValueError(f"grain must be a positive int, got {grain!r}")
        self.grain = grain


_NO_BREAK = "`break` cannot leave a parallel loop: its iterations run in any order"

#: A loop with a reduction is split into at most this many parts, whatever the number of threads, so the result depends
#: only on the number of iterations and the grain.
PARTS = 128


class ParallelLoop:
    """A loop over a :class:`ParallelRange`; its body becomes a separate function."""

    def __init__(
        self,
        trace: Trace,
        over: ParallelRange,
        names: Names,
        values: Values,
        carried: tuple[bool, ...],
        wanted: tuple[bool, ...],
    ) -> None:
        """Store the values of the names; names carried from one iteration to the next are reductions."""
        self._trace, self._over, self._names = trace, over, names
        self.depth = trace.depth
        self._starts: dict[int, Any] = {}
        for at, (name, value, carry) in enumerate(zip(names, values, carried, strict=True)):
            if not carry or isinstance(value, Unset):
                continue
            if not is_number(value):
                raise TypeError(
                    f"`{name}` is carried from one iteration of a parallel loop to the next; only numbers can be "
                    "reduced this way"
                )
            self._starts[at] = plain(value)
        self._unset = tuple(
            Unset(name, f"`{name}` is set inside a parallel loop and has no value after it")
            for name in names
        )
        self._result: Values = self._unset

    def __iter__(self) -> Iterator[Any]:
        """Yield the index once per run of the body."""
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
        """Run the body over some iterations; reduced names start from their totals."""
        start, _, step = self._over.bounds()
        held = tuple(totals.get(at, unset) for at, unset in enumerate(self._unset))
        passed = tuple(at in totals for at in builtins.range(len(self._names)))
        self._inner = RangeLoop(self._trace, rounds, self._names, held, passed, passed)
        for number in self._inner:
            index = number if step == 1 else number * step
            from_zero = not isinstance(start, Value) and start == 0
            yield self._over.item(index if from_zero else index + start)

    def _parts(self, block: int, parts: Range, chunk: Any, count: Any) -> Iterator[Any]:
        """Run the body over parts of the range; each part stores its totals in memory of the outer function."""
        builder = self._trace.builder
        loop = RangeLoop(self._trace, parts, (), (), (), ())
        for part in loop:
            begin = part * chunk
            end = builder.math("min", [begin + chunk, count])
            kinds = {at: ReductionKind(self._names[at]) for at in self._starts}
            checkpoint = builder.checkpoint()
            # The first run only determines the operators that change the names.
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
        """Store the totals of a part in memory of the outer function."""
        builder = self._trace.builder
        self._memory: dict[int, tuple[ReductionKind, str, Value]] = {}
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
        """Combine the totals of the parts, one after the other."""
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
        """Return the values of the names at the start of the body."""
        return self._inner.enter()

    def leave(self, values: Values) -> None:
        """Refuse ``break``."""
        raise TypeError(_NO_BREAK)

    def skip(self, values: Values) -> None:
        """Implement ``continue``."""
        self._check(values)
        self._inner.skip(values)

    def next(self, values: Values) -> None:
        """End the body."""
        self._check(values)
        self._inner.next(values)

    def _check(self, values: Values) -> None:
        """Refuse names that an iteration sets to something other than their total."""
        for at in self._starts:
            if self._trace.live and not isinstance(values[at], ThreadTotal):
                raise TypeError(
                    f"`{self._names[at]}` is set in one iteration of a parallel loop and read in another; iterations "
                    "run in any order, so only a reduction such as `+=` is possible"
                )

    def orelse(self, wanted: tuple[bool, ...]) -> Values:
        """Continue after the loop, which always ends normally."""
        return self._result

    def end(self, after_else: Values | None = None) -> Values:
        """Continue after the loop, or after its ``else``; return the values of the names."""
        return self._result if after_else is None else after_else


class InnerLoop(RangeLoop):
    """A parallel loop inside another one that reduces into the same names; it runs on the current thread."""

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
