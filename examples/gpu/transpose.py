"""transpose: through a tile in shared memory, so that a GPU reads and writes whole lines of memory."""

from __future__ import annotations

import arrays
import fishplate as fp

TILE, ROWS = 64, 8


@fp.kernel(noalias=True)
def transpose_kernel(a: fp.Tensor, b: fp.Tensor) -> None:
    """Set a tile of b."""
    # One column more than is used, so that a column of the tile is in different banks.
    tile = fp.shared_array((TILE, TILE + 1), a.dtype)
    tx, ty, _ = fp.thread_idx()
    left, top = fp.block_idx().x * TILE, fp.block_idx().y * TILE
    steps = range(0, TILE, ROWS)
    is_whole = left + TILE <= a.shape[1] and top + TILE <= a.shape[0]
    if is_whole:
        # Issue all loads before waiting for the first.
        values = tuple(a[top + ty + k, left + tx] for k in steps)
        for k, value in zip(steps, values, strict=True):
            tile[ty + k, tx] = value
    else:
        for k in fp.range_constexpr(0, TILE, ROWS):
            if left + tx < a.shape[1] and top + ty + k < a.shape[0]:
                tile[ty + k, tx] = a[top + ty + k, left + tx]
    fp.sync_threads()
    if is_whole:
        values = tuple(tile[tx, ty + k] for k in steps)
        for k, value in zip(steps, values, strict=True):
            b[left + ty + k, top + tx] = value
    else:
        for k in fp.range_constexpr(0, TILE, ROWS):
            if top + tx < b.shape[1] and left + ty + k < b.shape[0]:
                b[left + ty + k, top + tx] = tile[tx, ty + k]


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
