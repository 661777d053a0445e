"""add_one: the first kernel. A parallel loop that writes `a + 1` into `b`."""

from __future__ import annotations

import fishplate as fp
import numpy as np


@fp.jit
def add_one(a: fp.Tensor, b: fp.Tensor) -> None:
    """Set b to a + 1."""
    assert b.shape[0] == a.shape[0], "a and b differ in length"
    for i in fp.parallel_range(a.shape[0], grain=16384):
        b[i] = a[i] + 1


def main() -> None:
    """Check the kernel against NumPy."""
    a = np.arange(100_003, dtype=np.float32)
    b = np.empty_like(a)
    add_one(a, b)
    print("add_one: equal to NumPy:", np.array_equal(b, a + 1))


if __name__ == "__main__":
    main()
