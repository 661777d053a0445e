"""strided_copy: a matrix of any strides, transposed or every other column of another, copied in tiles.

A tile is small enough that the cache lines of a transposed matrix are still cached when the next row of the tile needs
them. Contiguous rows, a choice made when compiling, are copied a few at a time: the CPU prefetches along each of them,
and they share the latency at the start of a row.
"""

from __future__ import annotations

import fishplate as fp
import numpy as np

TILE, ROWS = 64, 4


def is_dense(t: fp.Tensor) -> bool:
    """Tell whether the rows are known to be contiguous when compiling; a plain Python function."""
    return isinstance(t.stride[1], int) and t.stride[1] == 1


@fp.jit
def copy_tile(x: fp.Tensor, out: fp.Tensor, rows: tuple, columns: tuple) -> None:
    """Copy the elements between two rows and two columns; part of the kernel that calls it."""
    for i in range(rows[0], rows[1]):
        for j in range(columns[0], columns[1]):
            out[i, j] = x[i, j]


@fp.jit
def strided_copy(x: fp.Tensor, out: fp.Tensor) -> None:
    """Set out to x, whatever the strides of both."""
    n, m = x.shape
    assert out.shape[0] == n and out.shape[1] == m, "x and out differ in shape"
    if is_dense(x) and is_dense(out):
        for block in fp.parallel_range((n + ROWS - 1) // ROWS):
            top = block * ROWS
            whole = m // TILE * TILE if top + ROWS <= n else 0
            for left in range(0, whole, TILE):
                copy_tile(x, out, (top, top + ROWS), (left, left + TILE))
            copy_tile(x, out, (top, min(top + ROWS, n)), (whole, m))
    else:
        for block in fp.parallel_range((n + TILE - 1) // TILE):
            top = block * TILE
            bottom = min(top + TILE, n)
            for left in range(0, m, TILE):
                copy_tile(x, out, (top, bottom), (left, min(left + TILE, m)))


def main() -> None:
    """Check the kernel against NumPy."""
    x = np.random.default_rng(0).random((1000, 777), dtype=np.float32)
    out = np.empty((777, 500), np.float32)
    strided_copy(x[::2].T, out)
    print("strided_copy: equal to NumPy:", np.array_equal(out, x[::2].T))


if __name__ == "__main__":
    main()
