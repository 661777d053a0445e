"""add_one: b is a plus one. Each thread takes four elements, which a GPU reads and writes in one access."""

from __future__ import annotations

import arrays
import fishplate as fp

THREADS, VEC = 256, 4


@fp.kernel(noalias=True)
def add_one_kernel(a: fp.Tensor, b: fp.Tensor) -> None:
    """Set up to VEC elements of b."""
    n = a.shape[0]
    i = (fp.block_idx().x * THREADS + fp.thread_idx().x).to(fp.Int64) * VEC
    if i + VEC <= n:
        b.store_vec(i, [x + 1.0 for x in a.load_vec(i, VEC)])
    else:
        for j in range(i, n):
            b[j] = a[j] + 1.0


@fp.jit
def add_one(a: fp.Tensor, b: fp.Tensor) -> None:
    """Set b to a plus one; both start at multiples of 16 bytes and do not overlap."""
    assert b.shape[0] == a.shape[0], "a and b differ in length"
    assert a.is_aligned(VEC) and b.is_aligned(VEC), "a or b is not aligned to 16 bytes"
    per_block = THREADS * VEC
    blocks = (a.shape[0] + per_block - 1) // per_block
    add_one_kernel(a, b).launch(grid=blocks, block=THREADS)


def main(n: int = 100_003) -> None:
    """Check the kernel against NumPy."""
    x = arrays.random(n)
    a, b = arrays.put(x), arrays.empty(n)
    add_one(a, b)
    arrays.report("add_one", b, x + 1.0, rtol=1e-6)


if __name__ == "__main__":
    main()
