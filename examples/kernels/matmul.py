"""matmul: `c = a b` in blocks. The sums of a block of c stay in registers while a and b stream through.

A block is ROWS by COLUMNS: its sums, which the compiler puts into vectors, fill the registers of the CPU. b is
processed in panels of DEPTH by COLUMNS. Each panel is copied to contiguous memory, whatever the strides of b, and
stays in the cache for all rows that a thread processes at a time.
"""

from __future__ import annotations

from pathlib import Path

import fishplate as fp
import numpy as np
from strided_copy import is_dense

#: Whether the CPU has 32 registers of 512 bits; otherwise 16 of 256 are assumed.
WIDE = "avx512f" in (CPU.read_text() if (CPU := Path("/proc/cpuinfo")).exists() else "")
ROWS, COLUMNS = (14, 32) if WIDE else (6, 16)
DEPTH, CHUNK = 1024, 19 * ROWS
#: Compilers prefer vectors of 256 bits even if 512 are available, because most code does not gain from them. This code
#: does.
OPTIONS = "--opt-level 3 --target 'native -mattr=-prefer-256-bit'" if WIDE else "--opt-level 3"


@fp.jit
def add_block(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Add the product of a stripe of a and a panel to a block of c, with known extents."""
    sums = (c.dtype(0),) * (ROWS * COLUMNS)
    for k in range(a.shape[1]):
        row = [b[k, j] for j in fp.range_constexpr(COLUMNS)]
        sums = tuple(
            fp.math.fma(a[at // COLUMNS, k], row[at % COLUMNS], sums[at])
            for at in fp.range_constexpr(ROWS * COLUMNS)
        )
    for at in fp.range_constexpr(ROWS * COLUMNS):
        c[at // COLUMNS, at % COLUMNS] += sums[at]


@fp.jit
def add_edge(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Do the same for a block of any extents."""
    for i in range(a.shape[0]):
        for k in range(a.shape[1]):
            for j in range(c.shape[1]):
                c[i, j] += a[i, k] * b[k, j]


@fp.jit
def copy_panel(b: fp.Tensor, panel: fp.Tensor) -> None:
    """Copy a part of b, in memory order."""
    depth, width = b.shape
    if is_dense(b):
        for k in range(depth):
            for j in range(width):
                panel[k, j] = b[k, j]
    else:
        for j in range(width):
            for k in range(depth):
                panel[k, j] = b[k, j]


@fp.jit
def multiply(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Set c to the product of a and b, on one thread; part of the kernels that call it."""
    n, depth = a.shape
    m = b.shape[1]
    panel = fp.local_array((DEPTH, COLUMNS), c.dtype)
    for i in range(n):
        for j in range(m):
            c[i, j] = 0
    for k in range(0, depth, DEPTH):
        last = min(k + DEPTH, depth)
        for left in range(0, m, COLUMNS):
            right = min(left + COLUMNS, m)
            copy_panel(b[k:last, left:right], panel)
            whole = n // ROWS * ROWS if left + COLUMNS <= m else 0
            for i in range(0, whole, ROWS):
                add_block(a[i : i + ROWS, k:last], panel, c[i:, left:])
            add_edge(a[whole:, k:last], panel, c[whole:, left:right])


@fp.jit(options=OPTIONS)
def matmul(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Set c to the product of a and b."""
    n = a.shape[0]
    assert b.shape[0] == a.shape[1], "a has other columns than b has rows"
    assert c.shape[0] == n and c.shape[1] == b.shape[1], "c has the rows of a and the columns of b"
    for chunk in fp.parallel_range((n + CHUNK - 1) // CHUNK):
        top = chunk * CHUNK
        bottom = min(top + CHUNK, n)
        multiply(a[top:bottom], b, c[top:bottom])


def main() -> None:
    """Check the kernel against NumPy."""
    rng = np.random.default_rng(0)
    a, b = rng.random((203, 301), dtype=np.float32), rng.random((301, 157), dtype=np.float32)
    c = np.empty((203, 157), np.float32)
    matmul(a, b, c)
    print("matmul: close to NumPy:", np.allclose(c, a.astype(np.float64) @ b, rtol=1e-5))


if __name__ == "__main__":
    main()
