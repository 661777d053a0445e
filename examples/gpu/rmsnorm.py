"""rmsnorm: each row divided by the root of its mean square, times a weight per column."""

from __future__ import annotations

import arrays
import fishplate as fp
import numpy as np
import rows


@fp.kernel(noalias=True)
def rmsnorm_kernel(
    x: fp.Tensor, weight: fp.Tensor, out: fp.Tensor, eps: fp.Float32, per: fp.Constexpr
) -> None:
    """Set a row of out."""
    row = fp.block_idx().x
    parts = rows.load_row(x[row], per, 0.0)
    square = rows.block_sum(sum(v * v for part in parts for v in part))
    scale = 1 / fp.math.sqrt(square / fp.Float32(x.shape[1]) + eps)
    weights = rows.load_row(weight, per, 0.0)
    both = zip(parts, weights, strict=True)
    made = tuple(tuple(v * scale * w for v, w in zip(*pair, strict=True)) for pair in both)
    rows.store_row(out[row], made)


@fp.jit
def rmsnorm(
    x: fp.Tensor, weight: fp.Tensor, out: fp.Tensor, eps: fp.Float32, per: fp.Constexpr
) -> None:
    """Set out to the normalised rows of x; ``per`` is ``rows.steps`` of the columns."""
    assert out.shape[0] == x.shape[0] and out.shape[1] == x.shape[1], "x and out differ in shape"
    assert weight.shape[0] == x.shape[1], "x and weight differ in columns"
    assert x.shape[1] <= per * rows.THREADS * rows.VEC, "the rows are too long for `per`"
    for tensor in (x, weight, out):
        rows.check(tensor)
    rmsnorm_kernel(x, weight, out, eps, per).launch(grid=x.shape[0], block=rows.THREADS)


def main(n: int = 33, columns: int = 1024) -> None:
    """Check the kernel against NumPy."""
    x, w = arrays.random(n, columns), arrays.random(columns, seed=1)
    out = arrays.empty((n, columns))
    rmsnorm(arrays.put(x), arrays.put(w), out, 1e-6, rows.steps(columns))
    wide = x.astype(np.float64)
    expected = wide / np.sqrt((wide**2).mean(axis=1, keepdims=True) + 1e-6) * w
    arrays.report("rmsnorm", out, expected)


if __name__ == "__main__":
    main()
