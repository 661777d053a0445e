"""sum: a reduction over threads.

Sums of floats depend on the order, and Python's order is sequential. A parallel loop adds up parts, which do not
depend on the number of threads. `reassoc=True` lets the compiler reorder additions within a part, so that it can use
vector registers.
"""

from __future__ import annotations

import fishplate as fp
import numpy as np


@fp.jit
def vector_sum(x: fp.Tensor) -> fp.Float64:
    """Return the sum of all elements, computed in Float64."""
    total = fp.Float64(0)
    for i in fp.parallel_range(x.shape[0], grain=16384, reassoc=True):
        total += x[i]
    return total


def main() -> None:
    """Check the kernel against NumPy."""
    x = np.random.default_rng(0).random(1_000_003, dtype=np.float32)
    got, expected = vector_sum(x), x.sum(dtype=np.float64)
    print(f"sum: {got:.6f}, NumPy {expected:.6f}, close: {np.isclose(got, expected, rtol=1e-12)}")


if __name__ == "__main__":
    main()
