"""transpose: through a tile in shared memory, so that a GPU reads and writes whole lines of memory."""

from __future__ import annotations

import arrays
import fishplate as fp

TILE, ROWS = 32, 8


@fp.kernel(noalias=True)
def transpose_kernel(a: fp.Tensor, b: fp.Tensor) -> None:
    """Set a tile of b."""
    # One column more than is used: a column of the tile then lies in 32 different banks.
    tile = fp.shared_array((TILE, TILE + 1), a.dtype)
    tx, ty, _ = fp.thread_idx()
    column, row = fp.block_idx().x * TILE + tx, fp.block_idx().y * TILE + ty
    for k in fp.range_constexpr(TILE // ROWS):
        if column < a.shape[1] and row + k * ROWS < a.shape[0]:
            tile[ty + k * ROWS, tx] = a[row + k * ROWS, column]
    fp.sync_threads()
    column, row = fp.block_idx().y * TILE + tx, fp.block_idx().x * TILE + ty
    for k in fp.range_constexpr(TILE // ROWS):
        if column < b.shape[1] and row + k * ROWS < b.shape[0]:
            b[row + k * ROWS, column] = tile[tx, ty + k * ROWS]


@fp.jit
def transpose(a: fp.Tensor, b: fp.Tensor) -> None:
    """Set b to the transpose of a."""
    assert b.shape[0] == a.shape[1] and b.shape[1] == a.shape[0], "b is not a transpose of a"
    grid = ((a.shape[1] + TILE - 1) // TILE, (a.shape[0] + TILE - 1) // TILE)
    transpose_kernel(a, b).launch(grid=grid, block=(TILE, ROWS))


def main(n: int = 130, m: int = 77) -> None:
    """Check the kernel against NumPy."""
    x = arrays.random(n, m)
    b = arrays.empty((m, n))
    transpose(arrays.put(x), b)
    arrays.report("transpose", b, x.T, rtol=0)


if __name__ == "__main__":
    main()
