"""Control flow of a traced function: the calls with which `_rewrite` replaces ``if``, ``while`` and ``for``.

If the condition of an ``if`` is known only at run time, both sides are run, one after the other, each into
its own blocks. Where they meet, names that differ become block parameters (`_merge`). The body of a loop
is run until the types of the values that it carries are stable: once if they do not change, otherwise twice or more,
and the earlier attempts are rolled back. A value is out of scope when its branch or loop ends.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from contextlib import ContextDecorator
from typing import Any

from ._merge import CommonShape, Unset, fill
from ._range import UNROLLED, Along, Range, too_long
from ._tensor import TensorView
from ._trace import Edge, Trace, truth
from ._value import Value

Values = tuple[Any, ...]
Names = tuple[str, ...]


class If:
    """An ``if``; ``wanted`` are the names that are read afterwards."""

    def __init__(
        self, trace: Trace, test: Any, names: Names, values: Values, wanted: tuple[bool, ...]
    ) -> None:
        """Branch, if the condition is known only at run time."""
        self._trace = trace
        self._names, self.start, self._wanted = names, values, wanted
        #: Number of enclosing branches and loops that are known only at run time.
        self.depth = trace.depth
        self._test = truth(test)
        self._dynamic = isinstance(self._test, Value)
        self._result = values
        #: Registers of each thread before, then at the end of each side.
        self._registers = [trace.registers]
        if self._dynamic:
            builder = trace.builder
            self._then, self._else = builder.block(), builder.block()
            builder.cond_branch(self._test, self._then, self._else)
            self._edges = trace.edges()

    def then(self) -> bool:
        """Start the first side; False if it never runs."""
        if not self._dynamic:
            return self._test
        self._enter(self._then)
        return True

    def orelse(self) -> bool:
        """Start the second side; False if it never runs."""
        if not self._dynamic:
            return not self._test
        self._enter(self._else)
        return True

    def _enter(self, block: int) -> None:
        self._trace.builder.move_to(block)
        self._trace.live = True
        self._trace.depth += 1
        self._trace.registers = self._registers[0]
        self._scope = self._trace.builder.open_scope()

    def set(self, values: Values) -> None:
        """End a side with the values of the names there."""
        self._result = values
        if self._dynamic:
            if self._trace.live:
                self._edges.append(self._trace.edge(values))
            self._trace.depth -= 1
            self._trace.builder.close_scope(self._scope)
            self._registers.append(self._trace.registers)

    def end(self, has_else: bool) -> Values:
        """Continue after the ``if``; return the values of the names."""
        if not self._dynamic:
            return self._result
        self._trace.registers = min(self._registers[1:] if has_else else self._registers)
        if self._trace.registers > self._registers[0]:
            self._trace.check_registers()
        if not has_else:
            self._edges.append(Edge(self._else, self.start))
        edges = self._edges
        self._trace.close(edges)
        return self._trace.meet(edges, self._names, self.start, self._wanted)


class With(If):
    """A ``with``: its context manager is entered when compiling.

    A manager with a ``condition`` is one that lets some threads run the body: the body is a branch, which starts with its
    ``begin()``, if it has one.
    """

    def __init__(self, trace: Trace, manager: Any, *rest: Any) -> None:
        """Take the context manager. Others than those of functions, such as files, have no place in a kernel."""
        if not isinstance(manager, ContextDecorator):
            raise TypeError(
                "with takes a context manager of contextlib.contextmanager, which is entered when compiling, got "
                f"{type(manager).__name__}"
            )
        super().__init__(trace, getattr(manager, "condition", True), *rest)
        self._manager = manager
        #: The value after ``as``.
        self.value: Any = None

    def then(self) -> bool:
        """Enter the body; return whether it is part of the program."""
        is_there = super().then()
        begin = getattr(self._manager, "begin", None)
        if is_there and begin is not None:
            begin()
        return is_there

    def __enter__(self) -> With:
        """Enter the context."""
        self.value = self._manager.__enter__()
        return self

    def __exit__(self, *error: Any) -> Any:
        """Leave the context."""
        return self._manager.__exit__(*error)


class Loop:
    """A loop at run time: a head with the names it carries as parameters, a body, an exit."""

    def __init__(
        self,
        trace: Trace,
        names: Names,
        values: Values,
        carried: tuple[bool, ...],
        wanted: tuple[bool, ...],
    ) -> None:
        """Store the values of the names; ``carried`` are read by the body, ``wanted`` afterwards."""
        self._trace, self._names, self._start = trace, names, values
        self._carried = tuple(c or w for c, w in zip(carried, wanted, strict=True))
        self._wanted = wanted
        #: As in `If`.
        self.depth = trace.depth
        trace.depth += 1
        self._checkpoint = trace.builder.checkpoint()
        self._mark = trace.mark()
        #: Edges from the normal end, from ``break`` and from ``continue``.
        self._exits = trace.edges()
        self._breaks = trace.edges()
        self._nexts = trace.edges()
        self._rounds = 0
        self._settled = False
        self._reassociate = False
        shape = CommonShape()
        self._structures = [
            shape.join(name, [value], None, vary=True) if carry else Unset(name)
            for name, value, carry in zip(names, values, self._carried, strict=True)
        ]
        self._first = [column[0] for column in shape.columns]
        self._unfinished = shape.unfinished
        common = trace.builder.common
        self._types = [
            common([n]) if isinstance(n, Value) else f"weak {common([n])}" for n in self._first
        ]

    def again(self) -> bool:
        """Start the body, unless its types have settled."""
        trace, builder = self._trace, self._trace.builder
        if self._settled:
            return False
        if self._rounds:
            builder.rollback(self._checkpoint)
            for edges, count in self._mark:
                del edges[count:]
            for edges in (self._exits, self._breaks, self._nexts):
                edges.clear()
        self._rounds += 1
        trace.live = True
        before = builder.current()
        self._head = builder.block()
        self._scope = builder.open_scope()
        self._open_head(before)
        builder.move_to(self._head)
        return True

    def _open_head(self, before: int) -> None:
        builder = self._trace.builder
        self._params = [builder.block_param(self._head, name) for name in self._types]
        builder.branch(before, self._head, self._first)
        self._inside = tuple(fill(structure, self._params) for structure in self._structures)

    def enter(self) -> Values:
        """Return the values of the names at the start of the body."""
        return self._inside

    def test(self, condition: Any, values: Values) -> bool:
        """Enter the body if the condition holds; False if it never does."""
        condition = truth(condition)
        builder = self._trace.builder
        if isinstance(condition, Value):
            body, out = builder.block(), builder.block()
            builder.cond_branch(condition, body, out)
            self._exits.append(Edge(out, values))
            builder.move_to(body)
            return True
        if not condition:
            self._exits.append(self._trace.edge(values))
            self._settled = True
        return condition

    def leave(self, values: Values) -> None:
        """Implement ``break``."""
        self._breaks.append(self._trace.edge(values))

    def skip(self, values: Values) -> None:
        """Implement ``continue``."""
        self._nexts.append(self._trace.edge(values))

    def next(self, values: Values) -> None:
        """End the body: branch back to the head, if the types are unchanged."""
        trace = self._trace
        if trace.live:
            self._nexts.append(trace.edge(values))
        if not self._nexts:
            self._settled = True
            return
        if len(self._nexts) > 1:
            values = trace.meet(self._nexts, self._names, self._inside, self._carried)
        else:
            values = self._nexts[0].values
            trace.builder.move_to(self._nexts[0].block)
        numbers = self._settle(values)
        if self._settled:
            self._close(trace.builder.current(), numbers)
        trace.live = False

    def _settle(self, values: Values) -> list[Any]:
        """Compare the values of the back edge with the head's parameters; return the numbers to pass."""
        shape = CommonShape()
        structures = []
        for name, carry, old, start, value in zip(
            self._names, self._carried, self._structures, self._start, values, strict=True
        ):
            if not carry or isinstance(old, Unset):
                structures.append(Unset(name, getattr(old, "reason", "")))
            else:
                structures.append(shape.join(name, [start, value], None, vary=True))
        # A Python number from before the loop gets a fixed type in it; a weak value stays weak.
        common = self._trace.builder.common
        types = [
            common(column) if isinstance(column[0], Value) else common(column).removeprefix("weak ")
            for column in shape.columns
        ]
        same = len(types) == len(self._types) and types == self._types
        kept = [isinstance(s, Unset) for s in structures]
        same &= kept == [isinstance(s, Unset) for s in self._structures]
        same &= shape.unfinished == self._unfinished
        if not same:
            if self._rounds > 4 + 2 * len(self._names):
                raise TypeError("the types of what this loop carries do not settle")
            self._structures, self._types = structures, types
            self._unfinished = shape.unfinished
            self._first = [column[0] for column in shape.columns]
        self._settled = same
        return [column[1] for column in shape.columns]

    def _close(self, latch: int, numbers: list[Any]) -> None:
        self._trace.builder.branch(latch, self._head, numbers)

    def _finish(self) -> None:
        trace = self._trace
        trace.depth -= 1
        trace.builder.close_scope(self._scope)
        for edges in (self._nexts, self._breaks, self._exits):
            trace.close(edges)

    def orelse(self, wanted: tuple[bool, ...]) -> Values:
        """Continue where the loop ends normally; return the values of the names."""
        self._finish()
        # If the loop may be left by ``break``, only the run time decides whether this runs.
        self._trace.depth += bool(self._breaks)
        return self._trace.meet(self._exits, self._names, self._start, wanted)

    def end(self, after_else: Values | None = None) -> Values:
        """Continue after the loop, or after its ``else``; return the values of the names."""
        trace, edges = self._trace, self._breaks
        if after_else is None:
            self._finish()
            edges = self._exits + edges
        else:
            trace.depth -= bool(edges)
            if trace.live:
                edges.append(trace.edge(after_else))
        return trace.meet(edges, self._names, self._start, self._wanted)


#: Most iterations of a loop that is unrolled to keep a fragment in registers.
UNROLLED_REGISTERS = 64


class RangeLoop(Loop):
    """A ``for`` over a range: the head has the index as its first parameter."""

    def __init__(self, trace: Trace, over: Range, *rest: Any) -> None:
        """Take the range."""
        super().__init__(trace, *rest)
        self._over = over

    def __iter__(self) -> Iterator[Any]:
        """Yield the index, once for each run of the body."""
        trace, builder = self._trace, self._trace.builder
        before, outside = builder.reassociate(False), trace.indexes_registers
        while True:
            builder.reassociate(before or self._over.reassoc)
            if not self.again():
                break
            trace.indexes_registers = False
            self.test(self._over.holds(self._index), self._inside)
            yield self._over.item(self._index)
        builder.reassociate(before)
        trace.indexes_registers = outside

    def _open_head(self, before: int) -> None:
        builder = self._trace.builder
        start, _, _ = self._over.bounds()
        self._index = builder.block_param(self._head, "Int64")
        self._params = [builder.block_param(self._head, name) for name in self._types]
        builder.branch(before, self._head, [start, *self._first])
        self._inside = tuple(fill(structure, self._params) for structure in self._structures)

    def _close(self, latch: int, numbers: list[Any]) -> None:
        builder = self._trace.builder
        builder.move_to(latch)
        following = builder.step(self._index, self._over.bounds()[2])
        builder.branch(latch, self._head, [following, *numbers])
        if self._trace.gpu and (self._over.unrolled or self._should_unroll()):
            builder.unroll(latch)

    def _should_unroll(self) -> bool:
        """Tell whether unrolling keeps a fragment in registers, which cannot be indexed at run time."""
        bounds = self._over.bounds()
        if not self._trace.indexes_registers or any(isinstance(end, Value) for end in bounds):
            return False
        return len(range(*bounds)) <= UNROLLED_REGISTERS


class StaticLoop:
    """A ``for`` over an iterable that Python iterates when compiling: the body runs for each item."""

    def __init__(
        self,
        trace: Trace,
        over: Any,
        names: Names,
        values: Values,
        carried: tuple[bool, ...],
        wanted: tuple[bool, ...],
    ) -> None:
        """Store the items and the values of the names."""
        self._trace, self._over, self._names = trace, over, names
        self._start = self._now = values
        self._carried = tuple(c or w for c, w in zip(carried, wanted, strict=True))
        self._wanted = wanted
        #: As in `If`.
        self.depth = trace.depth
        self._exits = trace.edges()
        self._nexts = trace.edges()

    def __iter__(self) -> Iterator[Any]:
        """Yield the items, as long as control can reach them."""
        for count, item in enumerate(self._over):
            if not self._trace.live:
                break
            if count >= UNROLLED:
                raise ValueError(too_long("more"))
            yield item

    def enter(self) -> Values:
        """Return the values of the names at the start of the body."""
        return self._now

    def leave(self, values: Values) -> None:
        """Implement ``break``."""
        self._exits.append(self._trace.edge(values))

    def skip(self, values: Values) -> None:
        """Implement ``continue``."""
        self._nexts.append(self._trace.edge(values))

    def next(self, values: Values) -> None:
        """End the body for one item."""
        trace = self._trace
        if not self._nexts:
            self._now = values
            return
        if trace.live:
            self._nexts.append(trace.edge(values))
        self._now = trace.meet(self._nexts, self._names, self._now, self._carried)
        self._nexts.clear()

    def orelse(self, wanted: tuple[bool, ...]) -> Values:
        """Continue where the loop ends normally; return the values of the names."""
        return self._now

    def end(self, after_else: Values | None = None) -> Values:
        """Continue after the loop, or after its ``else``; return the values of the names."""
        trace = self._trace
        trace.close(self._nexts)
        trace.close(self._exits)
        values = self._now if after_else is None else after_else
        if not self._exits:
            return values
        if trace.live:
            self._exits.append(trace.edge(values))
        return trace.meet(self._exits, self._names, self._start, self._wanted)


class AlongLoop(RangeLoop):
    """A ``for`` over items that are looked up by their number at run time."""

    def __init__(self, trace: Trace, over: Along, *rest: Any) -> None:
        """Take the items."""
        super().__init__(trace, Range(over.count), *rest)
        self._item = over.item

    def __iter__(self) -> Iterator[Any]:
        """Yield the item, once for each run of the body."""
        for index in super().__iter__():
            yield self._item(index)


def make_for(trace: Trace, over: Any, *rest: Any) -> Any:
    """Return the loop over an iterable: at run time for a range, otherwise when compiling."""
    from ._parallel import ParallelRange, parallel_loop

    if isinstance(over, builtins.range):
        over = Range(over.start, over.stop, over.step)
    if isinstance(over, ParallelRange):
        return parallel_loop(trace, over, *rest)
    if isinstance(over, Range):
        return RangeLoop(trace, over, *rest)
    if isinstance(over, TensorView) and over.shape:
        over = Along(over.shape[0], over.__getitem__)
    if isinstance(over, Along):
        return AlongLoop(trace, over, *rest)
    return StaticLoop(trace, over, *rest)


class Frame:
    """A call of a traced function: collects its ``return`` statements."""

    def __init__(self, trace: Trace) -> None:
        """Start without returns."""
        self._trace = trace
        self._edges = trace.edges()

    def ret(self, value: Any) -> None:
        """Implement ``return``."""
        self._edges.append(self._trace.edge((value,)))

    def result(self) -> Any:
        """Continue after the call; return its result."""
        trace = self._trace
        if trace.live:
            self.ret(None)
        trace.close(self._edges)
        edges = self._edges
        if len(edges) == 1 and edges[0].block == trace.builder.current():
            trace.live = True
            return edges[0].values[0]
        (value,) = trace.meet(edges, ("the returned value",), (None,), (True,))
        if isinstance(value, Unset) and edges:
            raise TypeError(f"the returns of this function do not agree: {value.reason}")
        return None if isinstance(value, Unset) else value
