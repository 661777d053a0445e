"""saxpy: `y = a * x + y`, one multiplication and one addition for every twelve bytes of memory."""

from __future__ import annotations

import fishplate as fp
import numpy as np


@fp.jit
def saxpy(a: fp.Float32, x: fp.Tensor, y: fp.Tensor) -> None:
    """Add a * x to y."""
    assert y.shape[0] == x.shape[0], "x and y differ in length"
    for i in fp.parallel_range(x.shape[0], grain=16384):
        y[i] = a * x[i] + y[i]


def main() -> None:
    """Check the kernel against NumPy."""
    x = np.linspace(0, 1, 100_003, dtype=np.float32)
    y = np.ones_like(x)
    saxpy(2.0, x, y)
    print("saxpy: equal to NumPy:", np.array_equal(y, np.float32(2) * x + np.float32(1)))


if __name__ == "__main__":
    main()
