"""One side of the section "Kernels": ours, Numba's, NumPy's or memory itself. Started by kernels.py.

Reads the name of a case and a number of calls from each line, calls the kernel so often and writes the
least time in nanoseconds, as JSON. The first line for a case warms up, with a check of what came out.
"""

from __future__ import annotations

import ctypes
import importlib
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from kernel_cases import CASES, Case

GALLERY = Path(__file__).resolve().parents[2] / "examples/kernels"
SIDE = sys.argv[1]


def kernel(case: Case) -> Callable[..., Any]:
    """Returns the side's kernel for a case."""
    if SIDE == "ours":
        sys.path.insert(0, str(GALLERY))
        return getattr(importlib.import_module(case.module), case.kernel)
    return getattr(importlib.import_module(f"{SIDE}_kernels"), case.kernel)


def stream(moved: int) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Returns a copy that moves this many bytes, half of them read and half written."""
    library = ctypes.CDLL(sys.argv[2])
    copy = library.stream_copy
    copy.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    copy.restype = None
    source, target = (np.full(moved // 2, value, np.uint8) for value in (1, 2))
    keep.extend([source, target])
    return copy, (target.ctypes.data, source.ctypes.data, moved // 2)


def digest(result: Any, arguments: tuple[Any, ...]) -> float:
    """Returns a number that says what the kernel computed: over its result, or all of its arrays."""
    if result is not None:
        return float(result)
    arrays = [a for a in arguments if isinstance(a, np.ndarray)]
    weights = [np.abs(a, dtype=np.float64).mean() * (n + 1) for n, a in enumerate(arrays)]
    return float(sum(weights))


keep: list[np.ndarray] = []


def main() -> None:
    current, function, arguments = "", None, ()
    for line in sys.stdin:
        name, calls = json.loads(line)
        checked = None
        if name != current:
            current, case = name, CASES[name]
            keep.clear()
            if SIDE == "stream":
                function, arguments = stream(case.moved)
                function(*arguments)
            else:
                function, arguments = kernel(case), case.make()
                checked = digest(function(*arguments), arguments)
        least = float("inf")
        for _ in range(calls):
            start = time.perf_counter_ns()
            function(*arguments)
            least = min(least, time.perf_counter_ns() - start)
        print(json.dumps({"ns": least, "digest": checked}), flush=True)


if __name__ == "__main__":
    main()
