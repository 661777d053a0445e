"""Times Python statements in turns, in a measuring process: the minimum time of each, without the loop."""

from __future__ import annotations

import timeit

SHORTEST_NS = 0.1


def least_ns(
    statements: dict[str, tuple[str, dict[str, object]]], sample_ms: float, repeats: int
) -> dict[str, float]:
    """Nanoseconds of each statement, given with the names that it uses."""
    timers = {
        row: timeit.Timer(statement, globals=names)
        for row, (statement, names) in statements.items()
    }
    numbers = {row: _calibrate(timer, sample_ms / 1e3) for row, timer in timers.items()}
    loop_ns = min(timeit.Timer("pass").repeat(9, 100_000)) * 1e9 / 100_000
    least = dict.fromkeys(timers, float("inf"))
    for _ in range(repeats):
        for row, timer in timers.items():
            ns = timer.timeit(numbers[row]) * 1e9 / numbers[row] - loop_ns
            # On a busy machine the loop may seem to take longer than the statement in it.
            least[row] = min(least[row], max(ns, SHORTEST_NS))
    return least


def _calibrate(timer: timeit.Timer, seconds: float) -> int:
    """How often the statement runs in about `seconds`; the first call may do one-time work."""
    timer.timeit(3)
    number = 1
    while (took := timer.timeit(number)) < seconds / 4:
        number *= 4
    return max(1, int(number * seconds / took))
