"""The cost of compiling and calling, without the work: ours or Numba's. Prints JSON, in nanoseconds.

`calls.py ours` and `calls.py numba` measure compiling from nothing and a call on two small arrays;
`calls.py again` is the second process, which finds the compiled function in the cache on disk.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
import timeit
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

GALLERY = Path(__file__).resolve().parents[2] / "examples/kernels"
A = np.arange(8, dtype=np.float32)
B = np.zeros_like(A)


def timed(function: Callable[[], Any]) -> int:
    start = time.perf_counter_ns()
    function()
    return time.perf_counter_ns() - start


def call_time(function: Callable[..., Any], count: int = 20_000) -> float:
    """Returns the minimum time of `function(a, b)`, without the loop around it."""
    names = {"f": function, "a": A, "b": B}
    empty = min(timeit.repeat("pass", number=count, repeat=15))
    whole = min(timeit.repeat("f(a, b)", globals=names, number=count, repeat=15))
    return (whole - empty) / count * 1e9


def plain(a: Any, b: Any) -> None:
    """The same Python function for both, without threads, so that only the call is measured."""
    for i in range(a.shape[0]):
        b[i] = a[i] + 1


def ours() -> dict[str, float]:
    """Compiles without a cache; the first compilation of the process has warmed up the compiler."""
    import fishplate as fp

    add_one = importlib.import_module("add_one").add_one
    times = [timed(lambda: fp.compile(add_one, A, B, options="--no-cache")) for _ in range(20)]
    add_one(A, B)
    fp.compile(add_one, A, B)
    compiled, jitted = fp.compile(plain, A, B), fp.jit(plain)
    jitted(A, B)
    calls = {"call_released": call_time(compiled), "jit_call_released": call_time(jitted)}
    compiled.release_gil = jitted.release_gil = False
    calls |= {"call": call_time(compiled), "jit_call": call_time(jitted)}
    return {"compile": min(times)} | calls


def again() -> dict[str, float]:
    """Compiles a function that the cache on disk has, as the first action of this process."""
    import fishplate as fp

    load = timed(lambda: importlib.import_module("fishplate.lang"))
    add_one = importlib.import_module("add_one").add_one
    return {"cached": timed(lambda: fp.compile(add_one, A, B)), "load": load}


def numba() -> dict[str, float]:
    """Compiles with a warm compiler, and calls through Numba's dispatcher."""
    import numba as nb
    from numba_kernels import add_one

    add_one(A, B)
    times = []
    for _ in range(3):
        fresh = nb.njit(parallel=True)(add_one.py_func)
        times.append(timed(lambda fresh=fresh: fresh.compile((nb.typeof(A), nb.typeof(B)))))
    dispatcher, released = nb.njit(plain), nb.njit(nogil=True)(plain)
    dispatcher(A, B)
    released(A, B)
    calls = {"numba_call": call_time(dispatcher), "numba_call_released": call_time(released)}
    return {"numba_compile": min(times)} | calls


if __name__ == "__main__":
    sys.path.insert(0, str(GALLERY))
    print(json.dumps({"ours": ours, "again": again, "numba": numba}[sys.argv[1]]()))
