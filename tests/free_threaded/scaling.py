"""Measures whether calls of a native function from several threads run side by side.

The wall clock says little while other programs use the cores. So this compares the processor time of calls on one thread
with that of as many calls on several: threads that spin on a lock, or on a shared cache line, need more. Threads that
sleep on a lock switch, and the system counts that. Without either, the calls are as many times as fast as there are
cores, times the share of the processor time that is not lost.
"""

from __future__ import annotations

import os
import resource
import sys
import threading
import time
from collections.abc import Callable

import fishplate as fp

CALLS = 2_000_000
THREADS = 8
TRIES = 5
#: The threads have to be this many times as fast on each core: 1.8 on two.
PER_CORE = 0.9
#: At most so many waits for 1000 calls.
MOST_WAITS = 1.0


def released(calls: int) -> None:
    """Call a native function with two integers. The thread detaches for the call."""
    function = fp.get_global_func("ffi.Shape")
    for _ in range(calls):
        function(1, 2)


def kept(calls: int) -> None:
    """Call a function of the runtime that never waits, so the thread stays attached."""
    function, array = fp.get_global_func("ffi.ArrayGetItem"), fp.Array([1, 2])
    for _ in range(calls):
        function(array, 1)


def objects(calls: int) -> None:
    """Make objects and read them.

    The class is read from the package once: as the package imports some names on demand, the interpreter counts
    references for each read.
    """
    array_class = fp.Array
    for i in range(calls // 4):
        array = array_class([i, "text"])
        assert array[0] == i and array[1] == "text"


def cost(work: Callable[[int], None], threads: int) -> tuple[float, float, int]:
    """Run the calls on some threads: seconds of the wall clock, seconds of the processor, and waits."""
    ready, start = threading.Barrier(threads + 1), threading.Event()

    def run() -> None:
        ready.wait()
        start.wait()
        work(CALLS // threads)

    running = [threading.Thread(target=run) for _ in range(threads)]
    for thread in running:
        thread.start()
    ready.wait()
    before, began = resource.getrusage(resource.RUSAGE_SELF), time.perf_counter()
    start.set()
    for thread in running:
        thread.join()
    wall, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_SELF)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, used, after.ru_nvcsw - before.ru_nvcsw


def main() -> int:
    """Print a line for each kind of work; the result is the exit code."""
    if getattr(sys, "_is_gil_enabled", lambda: True)():
        print("this Python has the GIL")
        return 1
    cores = min(len(os.sched_getaffinity(0)), THREADS)
    failed = False
    for work in (released, kept, objects):
        work(1000)
        # Other programs only add to the processor time: they take the caches away.
        pairs = [(cost(work, 1), cost(work, THREADS)) for _ in range(TRIES)]
        alone, once = (min(costs, key=lambda cost: cost[1]) for costs in zip(*pairs, strict=True))
        faster = cores * min(1.0, alone[1] / once[1])
        waits = once[2] / CALLS * 1000
        is_good = faster >= PER_CORE * cores and waits <= MOST_WAITS
        failed |= not is_good
        print(
            f"{work.__name__}: {THREADS} threads are {faster:.2f} times as fast as one on {cores} cores "
            f"({alone[1] / CALLS * 1e9:.0f} and {once[1] / CALLS * 1e9:.0f} ns of the processor a call, "
            f"{waits:.2f} waits for 1000 calls; by the wall clock {alone[0] / once[0]:.2f})"
            f"{'' if is_good else ': TOO SLOW'}"
        )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
