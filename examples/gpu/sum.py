"""sum of all elements, always in the same order. Blocks sum up their parts, and a last block sums up these sums."""

from __future__ import annotations

import arrays
import fishplate as fp
import numpy as np
import rows

BLOCKS, AT_ONCE = 1024, 4


@fp.kernel(noalias=True)
def part_kernel(x: fp.Tensor, parts: fp.Tensor) -> None:
    """Set one of the parts: the sum of the elements that the block's threads take in turn."""
    n, total = x.shape[0], fp.Float32(0)
    threads = (fp.grid_dim().x * rows.THREADS).to(fp.Int64)
    first = (fp.block_idx().x * rows.THREADS + fp.thread_idx().x).to(fp.Int64)
    # Issue several loads before waiting for the first; the remaining elements follow one by one.
    vectors = n // rows.VEC
    rounds = vectors // (threads * AT_ONCE)
    for i in range(rounds):
        start = first + i * threads * AT_ONCE
        asked = [x.load_vec((start + k * threads) * rows.VEC, rows.VEC) for k in range(AT_ONCE)]
        total += sum(sum(part) for part in asked)
    for i in range(first + rounds * threads * AT_ONCE, vectors, threads):
        total += sum(x.load_vec(i * rows.VEC, rows.VEC))
    for i in range(n // rows.VEC * rows.VEC + first, n, threads):
        total += x[i]
    total = rows.block_sum(total)
    if fp.thread_idx().x == 0:
        parts[fp.block_idx().x] = total


@fp.jit
def total(x: fp.Tensor, parts: fp.Tensor, out: fp.Tensor) -> None:
    """Set the element of out to the sum of x; parts has BLOCKS elements."""
    assert parts.shape[0] == BLOCKS and out.shape[0] == 1, "parts or out have another length"
    assert x.is_aligned(rows.VEC), "x is not aligned to 16 bytes"
    assert parts.is_aligned(rows.VEC), "parts is not aligned to 16 bytes"
    part_kernel(x, parts).launch(grid=BLOCKS, block=rows.THREADS)
    part_kernel(parts, out).launch(grid=1, block=rows.THREADS)


def main(n: int = 300_001) -> None:
    """Check the kernel against NumPy."""
    x = arrays.random(n)
    parts, out = arrays.empty(BLOCKS), arrays.empty(1)
    total(arrays.put(x), parts, out)
    expected = x.sum(dtype=np.float64)
    arrays.report("sum", out, np.array([expected]), rtol=0, atol=1e-6 * np.abs(x).sum())


if __name__ == "__main__":
    main()
