"""The function of this example, and the data that it runs over: more of it than one worker may hold."""

from __future__ import annotations

import os
from typing import Any

import numpy as np

import fishplate as fp

#: Elements of a chunk, 8 bytes each, and the number of chunks: 768 MiB in all.
CHUNK, CHUNKS = 2 << 20, 48
#: Memory that a worker may use, in bytes.
LIMIT = 512 << 20


@fp.jit
def smooth(a: fp.Tensor, b: fp.Tensor) -> None:
    """b[i] is the mean of a[i - 1], a[i] and a[i + 1]."""
    for i in fp.parallel_range(1, a.shape[0] - 1):
        b[i] = (a[i - 1] + a[i] + a[i + 1]) / 3


def chunk(number: int) -> np.ndarray:
    """Return a part of the data."""
    return np.sin(np.arange(CHUNK, dtype=np.float64) + number * CHUNK)


def run_pickled(function: fp.Function, number: int) -> tuple[float, int, int]:
    """Run a function that was compiled elsewhere; return the result, the process, and its number of compilations."""
    return (*_run(function, number), fp.compiler.cache_counts().compiled)


def run_cached(number: int) -> tuple[float, int, int]:
    """Compile through the cache that all workers share: the first worker compiles, the others wait for it."""
    return (*_run(smooth, number), fp.compiler.cache_counts().compiled)


def _run(function: Any, number: int) -> tuple[float, int]:
    a = chunk(number)
    b = np.zeros_like(a)
    function(a, b)
    return float(b.sum()), os.getpid()


def expected(number: int) -> float:
    """Return the result of a chunk, computed by NumPy."""
    a = chunk(number)
    return float(((a[:-2] + a[1:-1] + a[2:]) / 3).sum())


def check(engine: str, how: str, results: list[tuple[float, int, int]], compiles: int) -> None:
    """Compare with NumPy, and count the compilations."""
    for number, (value, *_) in enumerate(results):
        np.testing.assert_allclose(value, expected(number), rtol=1e-9, atol=1e-9)
    most: dict[int, int] = {}
    for _, process, compiled in results:
        most[process] = max(most.get(process, 0), compiled)
    assert sum(most.values()) == compiles, f"expected {compiles} compilations, got {most}"
    print(
        f"{engine}, {how}: {len(results)} chunks as NumPy has them, compiled by {compiles} of the workers"
    )
