"""Measures one kernel of the gallery against Numba, NumPy and memory. Started by kernels.py; prints JSON.

worker.py CASE ROUNDS CALLS STREAM.SO. All sides run in one process and on the same arrays, because the physical pages
of an array affect its speed. In each round the sides take turns, so that a ratio compares times that are close
together; a row's ratio is the median over all rounds. A turn's time is the minimum of its calls, and short calls are
repeated, so that no disturbance covers them all. A pause between two turns lets waiting threads fall asleep.
"""

from __future__ import annotations

import ctypes
import importlib
import json
import math
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from kernel_cases import CASES, Arguments, Case

GALLERY = Path(__file__).resolve().parents[2] / "examples/kernels"
PAUSE_S, TURN_NS = 0.01, 15_000_000
MODULES = {"numpy": "numpy_kernels", "numba": "numba_kernels"}
Turn = Callable[[], float]


def kernels(case: Case) -> dict[str, Callable[..., Any]]:
    """Returns the versions of a case's kernel for each side; ours is last, next to memory."""
    sys.path.insert(0, str(GALLERY))
    modules = MODULES | {"ours": case.module}
    return {side: getattr(importlib.import_module(modules[side]), case.kernel) for side in modules}


def digest(result: Any, arguments: Arguments) -> float:
    """Returns a checksum of the kernel's output: of its result, or of all its arrays."""
    if result is not None:
        return float(result)
    arrays = [a for a in arguments if isinstance(a, np.ndarray)]
    weights = [np.abs(a, dtype=np.float64).mean() * (n + 1) for n, a in enumerate(arrays)]
    return float(sum(weights))


def checked(sides: dict[str, Callable[..., Any]], make: Callable[[], Arguments]) -> Arguments:
    """Runs each side on separate arrays, which must end up equal; returns the last ones."""
    digests = {}
    for side, kernel in sides.items():
        arguments = make()
        digests[side] = digest(kernel(*arguments), arguments)
    if not all(math.isclose(value, digests["ours"], rel_tol=1e-3) for value in digests.values()):
        raise SystemExit(f"the sides compute different things: {digests}")
    return arguments


def stream(library: str, arguments: Arguments) -> tuple[Callable[[], Any], int]:
    """Returns a copy by `memcpy` from the first array of a case to the last one, and the bytes it moves."""
    arrays = [a for a in arguments if isinstance(a, np.ndarray)]
    source, target = arrays[0], arrays[-1] if len(arrays) > 1 else np.full_like(arrays[0], 0)
    copy = ctypes.CDLL(library).stream_copy
    copy.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    copy.restype = None
    return lambda: copy(target.ctypes.data, source.ctypes.data, target.nbytes), 2 * target.nbytes


def turn(function: Callable[..., Any], arguments: Arguments, calls: int, scale: float = 1) -> Turn:
    """Returns a function that takes one turn: the minimum time of some calls, in nanoseconds."""

    def take() -> float:
        time.sleep(PAUSE_S)
        times = []
        while len(times) < calls or sum(times) < TURN_NS:
            start = time.perf_counter_ns()
            function(*arguments)
            times.append(time.perf_counter_ns() - start)
        return min(times) * scale

    return take


def main() -> None:
    name, rounds, calls, library = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    case = CASES[name]
    sides = kernels(case)
    arguments = checked(sides, case.make)
    turns = {side: turn(kernel, arguments, calls) for side, kernel in sides.items()}
    if case.moved:
        copy, moved = stream(library, arguments)
        turns["memory"] = turn(copy, (), calls, case.moved / moved)
    times: dict[str, list[float]] = {side: [] for side in turns}
    for _ in range(rounds):
        for side, take in turns.items():
            times[side].append(take())
    ratios = {
        side: statistics.median(
            ours / peer for ours, peer in zip(times["ours"], peers, strict=True)
        )
        for side, peers in times.items()
    }
    print(json.dumps({side: [min(times[side]), ratios[side]] for side in times}))


if __name__ == "__main__":
    main()
