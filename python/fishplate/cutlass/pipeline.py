"""Barriers for some warps of a block, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ..cute._missing import missing
from ..lang._warpgroup import named_barrier

__all__ = ["NamedBarrier"]


class NamedBarrier:
    """One of a block's numbered barriers, 1 to 15, for some of its threads."""

    def __init__(self, barrier_id: int, num_threads: int) -> None:
        """Store the number, and how many threads arrive."""
        self.barrier_id, self.num_threads = barrier_id, num_threads

    def arrive_and_wait(self) -> None:
        """Arrive, and wait until all threads have."""
        named_barrier(self.barrier_id, self.num_threads).sync()

    def arrive(self) -> None:
        """Arrive without waiting."""
        named_barrier(self.barrier_id, self.num_threads).arrive()

    sync = wait = arrive_and_wait


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"pipeline.{name}", "cutlass"))
