"""matmul: `c = a b` in blocks. The sums of a block of c stay in registers while a and b go by.

A block is ROWS by COLUMNS; b is gone through in panels of DEPTH rows, so that a panel stays in the cache.
"""

from __future__ import annotations

import fishplate as fp
import numpy as np

ROWS, COLUMNS, DEPTH = 4, 32, 256


@fp.jit
def add_block(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Add the product of a stripe of a and one of b to a block of c, whose extents are known."""
    sums = fp.local_array(c.dtype, (ROWS, COLUMNS), fill=0)
    for k in range(a.shape[1]):
        for i in fp.range_constexpr(ROWS):
            for j in range(COLUMNS):
                sums[i, j] = fp.math.fma(a[i, k], b[k, j], sums[i, j])
    for i in fp.range_constexpr(ROWS):
        for j in range(COLUMNS):
            c[i, j] += sums[i, j]


@fp.jit
def add_edge(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Do the same for a block of any extents."""
    for i in range(a.shape[0]):
        for k in range(a.shape[1]):
            for j in range(b.shape[1]):
                c[i, j] += a[i, k] * b[k, j]


@fp.jit
def matmul(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Set c to the product of a and b."""
    n, depth = a.shape
    m = b.shape[1]
    assert b.shape[0] == depth, "a has other columns than b has rows"
    assert c.shape[0] == n and c.shape[1] == m, "c has the rows of a and the columns of b"
    for block in fp.parallel_range((n + ROWS - 1) // ROWS):
        i = block * ROWS
        for ii in range(i, min(i + ROWS, n)):
            for j in range(m):
                c[ii, j] = 0
        for k in range(0, depth, DEPTH):
            last = min(k + DEPTH, depth)
            for j in range(0, m, COLUMNS):
                if i + ROWS <= n and j + COLUMNS <= m:
                    add_block(a[i : i + ROWS, k:last], b[k:last, j : j + COLUMNS], c[i:, j:])
                else:
                    add_edge(
                        a[i : min(i + ROWS, n), k:last],
                        b[k:last, j : min(j + COLUMNS, m)],
                        c[i:, j:],
                    )


def main() -> None:
    """Check the kernel against NumPy."""
    rng = np.random.default_rng(0)
    a, b = rng.random((203, 301), dtype=np.float32), rng.random((301, 157), dtype=np.float32)
    c = np.empty((203, 157), np.float32)
    matmul(a, b, c)
    print("matmul: close to NumPy:", np.allclose(c, a.astype(np.float64) @ b, rtol=1e-5))


if __name__ == "__main__":
    main()
