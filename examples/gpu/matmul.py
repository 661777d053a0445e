"""matmul: c = a @ b in Float32. A block computes a tile of 64 by 64 of c, a thread 4 by 4 of that in registers; a and
b go through shared memory, 16 columns and rows at a time."""

from __future__ import annotations

import arrays
import fishplate as fp
import numpy as np

TILE, DEPTH, PER = 64, 16, 4
SIDE = TILE // PER
THREADS = SIDE * SIDE


@fp.jit
def load_tiles(a: fp.Tensor, b: fp.Tensor, k: fp.Int32, at: fp.Tensor, bt: fp.Tensor) -> None:
    """Copy a slice of the tile's rows of a and columns of b to shared memory, with zeros beyond their ends."""
    t = fp.thread_idx().x
    row, column = fp.block_idx().y * TILE, fp.block_idx().x * TILE
    places = [step * THREADS + t for step in range(TILE * DEPTH // THREADS)]
    left, right = [], []
    # Issue all loads before waiting for the first.
    for i in places:
        r, c = i // DEPTH, i % DEPTH
        inside = row + r < a.shape[0] and k + c < a.shape[1]
        left.append(a[row + r, k + c] if inside else 0.0)
        r, c = i // TILE, i % TILE
        inside = k + r < b.shape[0] and column + c < b.shape[1]
        right.append(b[k + r, column + c] if inside else 0.0)
    for i, p, q in zip(places, left, right, strict=True):
        at[i % DEPTH, i // DEPTH] = p
        bt[i // TILE, i % TILE] = q


@fp.kernel(noalias=True)
def matmul_kernel(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Set a tile of c."""
    at = fp.shared_array((DEPTH, TILE + 4), fp.Float32)
    bt = fp.shared_array((DEPTH, TILE + 4), fp.Float32)
    t = fp.thread_idx().x
    y, x = t // SIDE * PER, t % SIDE * PER
    sums = tuple((fp.Float32(0),) * PER for _ in range(PER))
    for k in range(0, a.shape[1], DEPTH):
        load_tiles(a, b, k, at, bt)
        fp.sync_threads()
        for d in fp.range_constexpr(DEPTH):
            left, right = at.load_vec(d, y, PER), bt.load_vec(d, x, PER)
            sums = tuple(
                tuple(fp.math.fma(p, q, s) for q, s in zip(right, row, strict=True))
                for p, row in zip(left, sums, strict=True)
            )
        fp.sync_threads()
    row, column = fp.block_idx().y * TILE + y, fp.block_idx().x * TILE + x
    for i in fp.range_constexpr(PER):
        for j in fp.range_constexpr(PER):
            if row + i < c.shape[0] and column + j < c.shape[1]:
                c[row + i, column + j] = sums[i][j]


@fp.jit
def matmul(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Set c to the product of a and b."""
    assert a.shape[1] == b.shape[0], "a and b do not fit each other"
    assert c.shape[0] == a.shape[0] and c.shape[1] == b.shape[1], "c has another shape"
    grid = ((c.shape[1] + TILE - 1) // TILE, (c.shape[0] + TILE - 1) // TILE)
    matmul_kernel(a, b, c).launch(grid=grid, block=THREADS)


def main(n: int = 130, k: int = 70, m: int = 100) -> None:
    """Check the kernel against NumPy."""
    x, y = arrays.random(n, k), arrays.random(k, m, seed=1)
    c = arrays.empty((n, m))
    matmul(arrays.put(x), arrays.put(y), c)
    expected = x.astype(np.float64) @ y.astype(np.float64)
    arrays.report("matmul", c, expected, rtol=1e-4, atol=1e-4)


if __name__ == "__main__":
    main()
