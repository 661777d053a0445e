"""rmsnorm: each row divided by the root of the mean of its squares, times a weight per column."""

from __future__ import annotations

import fishplate as fp
import numpy as np


@fp.jit
def rmsnorm_row(x: fp.Tensor, weight: fp.Tensor, out: fp.Tensor, eps: fp.Float32) -> None:
    """Set one row of out; part of the kernel that calls it."""
    squares = x.dtype(0)
    for j in fp.range(x.shape[0], reassoc=True):
        squares += x[j] * x[j]
    scale = fp.math.rsqrt(squares / x.dtype(x.shape[0]) + x.dtype(eps))
    for j in range(x.shape[0]):
        out[j] = x[j] * scale * weight[j]


@fp.jit
def rmsnorm(x: fp.Tensor, weight: fp.Tensor, out: fp.Tensor, eps: fp.Float32 = 1e-6) -> None:
    """Set out to the rows of x, scaled to a mean square of one and then by the weight."""
    n, m = x.shape
    assert out.shape[0] == n and out.shape[1] == m, "x and out differ in shape"
    assert weight.shape[0] == m, "weight needs one element for each column of x"
    for i in fp.parallel_range(n):
        rmsnorm_row(x[i], weight, out[i], eps)


def main() -> None:
    """Check the kernel against NumPy."""
    rng = np.random.default_rng(0)
    x = rng.standard_normal((100, 777), dtype=np.float32)
    weight = rng.random(777, dtype=np.float32)
    out = np.empty_like(x)
    rmsnorm(x, weight, out)
    mean = np.square(x, dtype=np.float64).mean(axis=1, keepdims=True)
    print(
        "rmsnorm: close to NumPy:", np.allclose(out, x / np.sqrt(mean + 1e-6) * weight, rtol=1e-5)
    )


if __name__ == "__main__":
    main()
