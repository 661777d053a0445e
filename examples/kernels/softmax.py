"""softmax: each row's exponentials over their sum, the row's maximum taken off first.

The order of maxima is Python's, one after the other. So that vector registers can be used, each of LANES
columns has a maximum of its own: a tuple, which is Python's when compiling and registers at run time.
"""

from __future__ import annotations

import fishplate as fp
import numpy as np

LANES = 16


@fp.jit
def row_max(x: fp.Tensor) -> fp.Float32:
    """Return the largest element of a row."""
    n = x.shape[0]
    tops = (x[0],) * LANES
    for j in range(0, n - LANES + 1, LANES):
        tops = tuple(max(tops[lane], x[j + lane]) for lane in range(LANES))
    top = max(tops)
    for j in range(n // LANES * LANES, n):
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
