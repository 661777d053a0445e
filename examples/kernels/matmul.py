"""matmul: `c = a b` in blocks, with vectors of the processor. The sums of a block of c stay in registers while a and b stream
through.

Rows of a and columns of b are first copied to panels, in the order in which the sums need them and filled up with zeros,
so that neither strides nor shapes matter there. A panel of b stays in the first-level cache for all rows that a thread
processes at a time, and the panels of a in the second-level cache for all columns.
"""

from __future__ import annotations

from typing import Any

import fishplate as fp
import numpy as np
from strided_copy import is_dense

#: Bytes along the sum in a panel, and about as many rows as a thread processes at a time.
DEPTH_BYTES, CHUNK = 1024, 266
#: Vectors in a row of a block.
ACROSS = 2


def sizes(dtype: Any) -> tuple[int, int, int]:
    """Return the rows of a block, the elements of a vector, and the elements along the sum in a panel.

    The sums of a block fill the registers: 28 of 32, or 12 of 16. A plain Python function, called when compiling.
    """
    width = fp.vector_width(dtype)
    size = dtype.dtype.bits // 8
    return 14 if width * size == 64 else 6, width, DEPTH_BYTES // size


@fp.jit
def add_block(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor, depth: Any, is_first: Any) -> None:
    """Set or add to a block of c: the product of a stripe of rows of a, element by element, and a panel of b."""
    rows, width, _ = sizes(b.dtype)
    sums = (fp.full_vector(0, width, b.dtype),) * (rows * ACROSS)
    for k in range(depth):
        right = [fp.load_vector(b, (k, at * width), width) for at in fp.range_constexpr(ACROSS)]
        left = [a[k, i] for i in fp.range_constexpr(rows)]
        sums = tuple(
            fp.math.fma(left[at // ACROSS], right[at % ACROSS], sums[at])
            for at in fp.range_constexpr(rows * ACROSS)
        )
    places = [(at // ACROSS, at % ACROSS * width) for at in fp.range_constexpr(rows * ACROSS)]
    is_whole = c.shape[0] == rows and c.shape[1] == ACROSS * width
    if is_dense(c) and is_whole:
        if is_first:
            for at, place in enumerate(places):
                fp.store_vector(c, place, sums[at])
        else:
            for at, place in enumerate(places):
                fp.store_vector(c, place, fp.load_vector(c, place, width) + sums[at])
    else:
        # A part of a block, or one with strides.
        block = fp.local_array((rows, ACROSS * width), c.dtype)
        for at, place in enumerate(places):
            fp.store_vector(block, place, sums[at])
        for i in range(c.shape[0]):
            for j in range(c.shape[1]):
                c[i, j] = block[i, j] if is_first else c[i, j] + block[i, j]


@fp.jit
def copy_panel(source: fp.Tensor, panel: fp.Tensor) -> None:
    """Copy a part of a matrix in memory order, and fill up the columns of the panel with zeros."""
    depth, width = source.shape
    if is_dense(source):
        for k in range(depth):
            for j in range(width):
                panel[k, j] = source[k, j]
    else:
        for j in range(width):
            for k in range(depth):
                panel[k, j] = source[k, j]
    for k in range(depth):
        for j in range(width, panel.shape[1]):
            panel[k, j] = 0


@fp.jit
def multiply(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor, at_once: fp.Constexpr) -> None:
    """Set c to the product of a and b, on one thread; part of the kernels that call it.

    Panels have room for `at_once` rows of a, and a few more.
    """
    n, depth = a.shape
    m = b.shape[1]
    rows, width, deep = sizes(c.dtype)
    columns, most = ACROSS * width, -(-at_once // rows)
    chunk = most * rows
    stripes = fp.local_array((most, deep, rows), c.dtype)
    panel = fp.local_array((deep, columns), c.dtype)
    # A sum of no elements is 0.
    for first in range(0, max(depth, 1), deep):
        last = min(first + deep, depth)
        for top in range(0, n, chunk):
            bottom = min(top + chunk, n)
            count = (bottom - top + rows - 1) // rows
            for stripe in range(count):
                begin = top + stripe * rows
                copy_panel(a[begin : min(begin + rows, bottom), first:last].T, stripes[stripe])
            for left in range(0, m, columns):
                right = min(left + columns, m)
                copy_panel(b[first:last, left:right], panel)
                for stripe in range(count):
                    begin = top + stripe * rows
                    part = c[begin : min(begin + rows, bottom), left:right]
                    add_block(stripes[stripe], panel, part, last - first, first == 0)


@fp.jit(options="--opt-level 3")
def matmul(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Set c to the product of a and b."""
    n = a.shape[0]
    assert b.shape[0] == a.shape[1], "a has other columns than b has rows"
    assert c.shape[0] == n and c.shape[1] == b.shape[1], "c has the rows of a and the columns of b"
    rows, _, _ = sizes(c.dtype)
    chunk = CHUNK // rows * rows
    for number in fp.parallel_range((n + chunk - 1) // chunk):
        top = number * chunk
        bottom = min(top + chunk, n)
        multiply(a[top:bottom], b, c[top:bottom], chunk)


def main() -> None:
    """Check the kernel against NumPy."""
    rng = np.random.default_rng(0)
    a, b = rng.random((203, 301), dtype=np.float32), rng.random((301, 157), dtype=np.float32)
    c = np.empty((203, 157), np.float32)
    matmul(a, b, c)
    print("matmul: close to NumPy:", np.allclose(c, a.astype(np.float64) @ b, rtol=1e-5))


if __name__ == "__main__":
    main()
