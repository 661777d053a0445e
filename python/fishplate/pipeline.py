"""Pipelines between copying threads and computing threads, roles of warps, and the order in which blocks process tiles.

The code is small enough to read and to copy: everything is built from names of the language, such as
:func:`fishplate.barriers`.

A pipeline has stages. A producer takes the next stage when its readers have released it, and starts copies that its
barrier counts. A consumer waits for the copies, reads them, and releases the stage. A :class:`Turn` holds the current
stage; a loop carries it from step to step like any value.
"""

from __future__ import annotations

from contextlib import ContextDecorator
from typing import Any, NamedTuple

from .arguments import Int32
from .lang import (
    Barrier,
    Barriers,
    barriers,
    block_idx,
    fence_barriers,
    fewer_registers,
    grid_dim,
    jit,
    more_registers,
    range_constexpr,
    shuffle,
    sync_threads,
    thread_idx,
    warp_id,
)
from .lang._range import Along
from .lang._warpgroup import check_budgets

__all__ = ["Pipeline", "Turn", "grouped_tile", "pipeline", "role", "tiles"]


class Turn(NamedTuple):
    """A stage, and the parity of the phase in which it is used."""

    stage: Any
    phase: Any


class Pipeline:
    """Stages of shared memory that are filled and read in turns; created by :func:`pipeline`."""

    def __init__(self, stages: int, full: Barriers, empty: Barriers) -> None:
        """Take the barriers."""
        self.stages, self.full, self.empty = stages, full, empty

    def producer(self) -> Turn:
        """Return the first turn of the producer, for which all stages are empty."""
        return Turn(Int32(0), Int32(1))

    def consumer(self) -> Turn:
        """Return the first turn of a consumer."""
        return Turn(Int32(0), Int32(0))

    def next(self, turn: Turn) -> Turn:
        """Return the next turn."""
        return _next(turn.stage, turn.phase, self.stages)

    def acquire(self, turn: Turn, expect: Any) -> Barrier:
        """Wait until all readers have released the stage; return the barrier that counts ``expect`` bytes of
        copies."""
        self.empty[turn.stage].wait(turn.phase)
        full = self.full[turn.stage]
        full.arrive(expect=expect)
        return full

    def wait(self, turn: Turn) -> None:
        """Wait until the stage is full."""
        self.full[turn.stage].wait(turn.phase)

    def release(self, turn: Turn) -> None:
        """Release the stage: one thread of each consumer calls this."""
        self.empty[turn.stage].arrive()


@jit
def _next(stage: Any, phase: Any, stages: Any) -> Any:
    stage = stage + 1
    if stage == stages:
        stage, phase = Int32(0), phase ^ 1
    return Turn(stage, phase)


@jit
def pipeline(stages: Any, consumers: Any = 1) -> Any:
    """Return a pipeline; all threads of a block call this before their paths diverge.

    Parameters
    ----------
    stages
        The number of stages, known when compiling.
    consumers
        Number of releases of a stage per phase, which is the number of thread groups that read it.

    """
    full, empty = barriers(stages), barriers(stages)
    if thread_idx().x == 0:
        for stage in range_constexpr(stages):
            full[stage].init(1)
            empty[stage].init(consumers)
        fence_barriers()
    sync_threads()
    return Pipeline(stages, full, empty)


@jit
def grouped_tile(tile: Any, rows: Any, columns: Any, group: Any) -> Any:
    """Return the row and column of a tile, in an order that processes ``group`` rows side by side.

    Blocks that run at the same time then read the same columns, which stay in the cache.
    """
    whole = group * columns
    first, inner = tile // whole * group, tile % whole
    height = min(rows - first, group)
    return first + inner % height, inner // height


class role(ContextDecorator):
    """Run the body on some warps of each block: ``with role(0, 4): ...``.

    The value after ``as`` is the number of the warp among them.

    Parameters
    ----------
    first, count
        The first warp, and how many there are.
    fewer, more
        The registers that each thread keeps, or gets, for the rest of the kernel: for whole warpgroups, so both numbers
        above are multiples of 4. See :func:`fishplate.fewer_registers` and :func:`fishplate.more_registers`.

    """

    def __init__(
        self, first: int, count: int = 1, *, fewer: int | None = None, more: int | None = None
    ) -> None:
        """Compare the warp's number."""
        if (fewer, more) != (None, None) and (first % 4 or count % 4):
            raise ValueError(
                f"only whole warpgroups have a number of registers, got {count} warps from {first} on"
            )
        self._fewer, self._more = fewer, more
        budget = more if more is not None else fewer
        if budget is not None:
            check_budgets(first, count, budget)
        # The compiler sees that all lanes have the same number.
        self._warp = shuffle(warp_id(), 0) - first
        #: Whether this warp runs the body.
        self.condition = (self._warp >= 0) & (self._warp < count)

    def begin(self) -> None:
        """Start the body."""
        if self._fewer is not None:
            fewer_registers(self._fewer)
        if self._more is not None:
            more_registers(self._more)

    def __enter__(self) -> Any:
        """Return the number of the warp in its role."""
        return self._warp

    def __exit__(self, *error: Any) -> None:
        """End the body."""


def tiles(rows: Any, columns: Any, group: int = 8) -> Any:
    """Return the tiles that a block of a persistent kernel takes, for a loop over their rows and columns.

    ``for row, column in tiles(rows, columns):`` goes over every tile of ``rows`` by ``columns`` once in all blocks of the
    grid, in the order of :func:`grouped_tile`.
    """
    first, step = block_idx().x, grid_dim().x
    count = (rows * columns - first + step - 1) // step
    return Along(count, lambda at: grouped_tile(first + step * at, rows, columns, group))
