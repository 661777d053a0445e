"""Barriers of a block, and of some of its warps."""

from __future__ import annotations

from ...lang._device import sync_threads
from ...lang._trace import current
from ...lang._warpgroup import named_barrier


class NamedBarrier:
    """One of a block's numbered barriers, 1 to 15, for some of its threads."""

    def __init__(self, barrier_id: int, num_threads: int) -> None:
        """Store the number, and how many threads arrive."""
        self.barrier_id, self.num_threads = barrier_id, num_threads

    def arrive_and_wait(self) -> None:
        """Arrive, and wait until all threads have arrived."""
        named_barrier(self.barrier_id, self.num_threads).sync()

    def arrive(self) -> None:
        """Arrive without waiting."""
        named_barrier(self.barrier_id, self.num_threads).arrive()

    sync = wait = arrive_and_wait


def sync(barrier_id: int = 0) -> None:
    """Wait until all threads of the block arrive at a numbered barrier, 0 to 15."""
    threads = current().threads
    if barrier_id == 0 or not threads:
        sync_threads()
    else:
        named_barrier(barrier_id, threads).sync()


def arrive_and_wait(barrier_id: int, num_threads: int) -> None:
    """Wait until that many threads arrive at a numbered barrier."""
    named_barrier(barrier_id, num_threads).sync()
