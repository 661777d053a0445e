"""layernorm: each row shifted to mean 0 and scaled to variance 1, then scaled and shifted per column.

Mean and variance take one pass, over the distances from the row's first element: sums of the elements themselves would
lose digits if the mean is large. If the first element is far from the mean, a second pass computes the variance.
"""

from __future__ import annotations

import fishplate as fp
import numpy as np

#: Largest distance of the first element from the mean, in standard deviations.
FAR = 8


@fp.jit
def row_squares(x: fp.Tensor, mean: fp.Float32) -> fp.Float32:
    """Return the sum of the squared distances from the mean."""
    total = x.dtype(0)
    for j in fp.range(x.shape[0], reassoc=True):
        total += (x[j] - mean) * (x[j] - mean)
    return total


@fp.jit
def layernorm_row(
    x: fp.Tensor, weight: fp.Tensor, bias: fp.Tensor, out: fp.Tensor, eps: fp.Float32
) -> None:
    """Set one row of out; part of the kernel that calls it."""
    n = x.shape[0]
    count = x.dtype(n)
    first, total, squares = x.dtype(0), x.dtype(0), x.dtype(0)
    if n > 0:
        first = x[0]
    for j in fp.range(n, reassoc=True):
        distance = x[j] - first
        total += distance
        squares += distance * distance
    shift = total / count
    mean = first + shift
    variance = squares / count - shift * shift
    if shift * shift > FAR * FAR * variance:
        variance = row_squares(x, mean) / count
    scale = fp.math.rsqrt(variance + x.dtype(eps))
    for j in range(n):
        out[j] = fp.math.fma((x[j] - mean) * scale, weight[j], bias[j])


@fp.jit
def layernorm(
    x: fp.Tensor, weight: fp.Tensor, bias: fp.Tensor, out: fp.Tensor, eps: fp.Float32 = 1e-5
) -> None:
    """Set out to the rows of x, normalised."""
    n, m = x.shape
    assert out.shape[0] == n and out.shape[1] == m, "x and out differ in shape"
    assert weight.shape[0] == m and bias.shape[0] == m, "weight and bias need one element a column"
    for i in fp.parallel_range(n):
        layernorm_row(x[i], weight, bias, out[i], eps)


def main() -> None:
    """Check the kernel against NumPy."""
    rng = np.random.default_rng(0)
    x = rng.standard_normal((100, 777), dtype=np.float32)
    weight, bias = rng.random((2, 777), dtype=np.float32)
    out = np.empty_like(x)
    layernorm(x, weight, bias, out)
    wide = x.astype(np.float64)
    centred = wide - wide.mean(axis=1, keepdims=True)
    expected = centred / np.sqrt(wide.var(axis=1, keepdims=True) + 1e-5) * weight + bias
    print("layernorm: close to NumPy:", np.allclose(out, expected, rtol=1e-4, atol=1e-6))


if __name__ == "__main__":
    main()
