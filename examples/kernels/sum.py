"""sum: a reduction over threads. Each part of the vector has a total of its own, added up at the end.

Sums of floats depend on the order, and Python's order is one after the other. `reassoc=True` lets the
compiler take another one, so that the loop uses vector registers.
"""

from __future__ import annotations

import fishplate as fp
import numpy as np

PARTS = 64


@fp.jit
def part_sum(x: fp.Tensor, start: fp.Int64, stop: fp.Int64) -> fp.Float64:
    """Return the sum of a stretch of x."""
    total = fp.Float64(0)
    for i in fp.range(start, stop, reassoc=True):
        total += x[i]
    return total


@fp.jit
def vector_sum(x: fp.Tensor) -> fp.Float64:
    """Return the sum of all elements, taken in Float64."""
    n = x.shape[0]
    totals = fp.local_array(fp.Float64, PARTS)
    for part in fp.parallel_range(PARTS):
        totals[part] = part_sum(x, n * part // PARTS, n * (part + 1) // PARTS)
    return part_sum(totals, 0, PARTS)


def main() -> None:
    """Check the kernel against NumPy."""
    x = np.random.default_rng(0).random(1_000_003, dtype=np.float32)
    got, expected = vector_sum(x), x.sum(dtype=np.float64)
    print(f"sum: {got:.6f}, NumPy {expected:.6f}, close: {np.isclose(got, expected, rtol=1e-12)}")


if __name__ == "__main__":
    main()
