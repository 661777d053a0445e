"""softmax: each row's exponentials divided by their sum, after subtracting the row's maximum."""

from __future__ import annotations

import fishplate as fp
import numpy as np


@fp.jit
def row_max(x: fp.Tensor) -> fp.Float32:
    """Return the largest element of a row."""
    top = x[0]
    for j in fp.range(x.shape[0], reassoc=True):
        top = max(top, x[j])
    return top


@fp.jit
def softmax_row(x: fp.Tensor, out: fp.Tensor) -> None:
    """Set one row of out; part of the kernel that calls it."""
    top = row_max(x)
    total = x.dtype(0)
    for j in fp.range(x.shape[0], reassoc=True):
        e = fp.math.exp(x[j] - top)
        out[j] = e
        total += e
    scale = 1 / total
    for j in range(x.shape[0]):
        out[j] *= scale


@fp.jit
def softmax(x: fp.Tensor, out: fp.Tensor) -> None:
    """Set out to the softmax of each row of x."""
    assert out.shape[0] == x.shape[0] and out.shape[1] == x.shape[1], "x and out differ in shape"
    assert x.shape[1] > 0, "x has no columns"
    for i in fp.parallel_range(x.shape[0]):
        softmax_row(x[i], out[i])


def main() -> None:
    """Check the kernel against NumPy."""
    x = np.random.default_rng(0).standard_normal((100, 777), dtype=np.float32)
    out = np.empty_like(x)
    softmax(x, out)
    e = np.exp(x - x.max(axis=1, keepdims=True), dtype=np.float64)
    expected = e / e.sum(axis=1, keepdims=True)
    print("softmax: close to NumPy:", np.allclose(out, expected, rtol=1e-5, atol=0))


if __name__ == "__main__":
    main()
