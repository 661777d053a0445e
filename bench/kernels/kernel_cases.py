"""Cases for each kernel of the gallery: its arguments, and the number of bytes that it has to move."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

#: Elements of vectors in memory, far beyond the caches; and of one that takes long enough without that.
BIG, MANY = 1 << 26, 1 << 24
#: Rows and columns of the normalised matrices.
NORMAL, WIDE = (30_000, 1024), (7_500, 4096)
Arguments = tuple[Any, ...]


@dataclass(frozen=True)
class Case:
    """A kernel by its module in the gallery and its name there, and the function that makes its arguments.

    `moved` is the number of bytes that a kernel reads and writes; `bound` whether it is limited by memory and not by a
    cache; `temporaries` whether NumPy creates temporary arrays; `blas` whether it calls its BLAS. `threads` limits the
    threads of all sides.
    """

    module: str
    kernel: str
    make: Callable[[], Arguments]
    moved: int = 0
    temporaries: bool = False
    bound: bool = True
    blas: bool = False
    threads: int | None = None


def floats(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).standard_normal(shape, dtype=np.float32)


def written(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    """Returns an array of zeros whose pages are already mapped."""
    return np.full(shape, 0, dtype)


def _norm(shape: tuple[int, int], vectors: int) -> Arguments:
    return (floats(*shape), *(floats(shape[1]) for _ in range(vectors)), written(*shape))


def _attention() -> Arguments:
    return (*floats(3, 768, 64), written(768, 768), written(768, 64))


def _matmul() -> Arguments:
    return (*floats(2, 1024, 1024), written(1024, 1024))


def _rows() -> Arguments:
    return floats(32768, 4096)[::2], written(16384, 4096)


def _transposed() -> Arguments:
    return floats(4000, 4000)[:, ::2].T, written(2000, 4000)


def _mandelbrot() -> Arguments:
    return written(400, 600, dtype=np.int32), -2.25, 1.0, 1 / 200, 200


def _histogram() -> Arguments:
    return floats(MANY), -4.0, 4.0, written(256, dtype=np.int64), 256


CASES = {
    "add_one": Case("add_one", "add_one", lambda: (floats(BIG), written(BIG)), 8 * BIG),
    "saxpy": Case("saxpy", "saxpy", lambda: (0.5, floats(BIG), written(BIG)), 12 * BIG, True),
    "strided copy, every other row": Case("strided_copy", "strided_copy", _rows, 8 * BIG),
    "strided copy, transposed": Case("strided_copy", "strided_copy", _transposed),
    "sum": Case("sum", "vector_sum", lambda: (floats(BIG),), 4 * BIG),
    "softmax": Case(
        "softmax", "softmax", lambda: (floats(2048, 1024), written(2048, 1024)), temporaries=True
    ),
    "rmsnorm": Case("rmsnorm", "rmsnorm", lambda: _norm(NORMAL, 1), 8 * math.prod(NORMAL), True),
    "layernorm": Case(
        "layernorm", "layernorm", lambda: _norm(NORMAL, 2), 8 * math.prod(NORMAL), True
    ),
    "layernorm, wide rows": Case(
        "layernorm", "layernorm", lambda: _norm(WIDE, 2), 8 * math.prod(WIDE), True, bound=False
    ),
    "gelu": Case("gelu", "gelu", lambda: (floats(1 << 21), written(1 << 21)), temporaries=True),
    "histogram": Case("histogram", "histogram", _histogram, temporaries=True),
    "product of 1024 cubed": Case("matmul", "matmul", _matmul, blas=True),
    "product of 1024 cubed, one thread": Case("matmul", "matmul", _matmul, blas=True, threads=1),
    "naive attention": Case("attention", "attention", _attention, temporaries=True),
    "mandelbrot": Case("mandelbrot", "mandelbrot", _mandelbrot, temporaries=True),
}
