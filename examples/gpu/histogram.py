"""histogram: counts of bytes. Each block counts in its shared memory, 16 bytes per thread at a time, and adds its
counts to the result at the end."""

from __future__ import annotations

import arrays
import fishplate as fp
import numpy as np

THREADS, BINS, VEC = 256, 256, 16


@fp.kernel
def histogram_kernel(x: fp.Tensor, counts: fp.Tensor) -> None:
    """Add the counts of a part of x."""
    t = fp.thread_idx().x
    shared = fp.shared_array(BINS, fp.Int32)
    shared[t] = 0
    fp.sync_threads()
    n, threads = x.shape[0], fp.grid_dim().x * THREADS
    first = (fp.block_idx().x * THREADS + t).to(fp.Int64)
    for i in range(first, n // VEC, threads):
        for byte in x.load_vec(i * VEC, VEC):
            fp.atomic_add(shared, byte, 1)
    for i in range(n // VEC * VEC + first, n, threads):
        fp.atomic_add(shared, x[i], 1)
    fp.sync_threads()
    fp.atomic_add(counts, t, shared[t])


@fp.jit
def histogram(x: fp.Tensor, counts: fp.Tensor, blocks: fp.Int32) -> None:
    """Add the number of occurrences of each byte in x to counts."""
    assert counts.shape[0] == BINS, "counts has another length"
    assert x.is_aligned(VEC), "x is not aligned to 16 bytes"
    histogram_kernel(x, counts).launch(grid=blocks, block=THREADS)


def main(n: int = 100_000) -> None:
    """Check the kernel against NumPy."""
    x = np.random.default_rng(0).binomial(255, 0.3, n).astype(np.uint8)
    counts = arrays.empty(BINS, np.int32)
    histogram(arrays.put(x), counts, 32)
    arrays.report("histogram", counts, np.bincount(x, minlength=BINS), rtol=0)


if __name__ == "__main__":
    main()
