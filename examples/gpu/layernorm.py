"""layernorm: each row with mean 0 and variance 1, times a weight and plus a bias per column."""

from __future__ import annotations

import arrays
import fishplate as fp
import numpy as np
import rows


@fp.kernel(noalias=True)
def layernorm_kernel(
    x: fp.Tensor,
    weight: fp.Tensor,
    bias: fp.Tensor,
    out: fp.Tensor,
    eps: fp.Float32,
    per: fp.Constexpr,
) -> None:
    """Set a row of out."""
    row, n = fp.block_idx().x, x.shape[1]
    count = fp.Float32(n)
    parts = rows.load_row(x[row], per, 0.0)
    mean = rows.block_sum(sum(v for part in parts for v in part)) / count
    # Elements beyond the end of the row are 0, and would add the square of the mean.
    beyond = fp.Float32(per * rows.THREADS * rows.VEC - n) * mean * mean
    square = rows.block_sum(sum((v - mean) * (v - mean) for part in parts for v in part)) - beyond
    scale = 1 / fp.math.sqrt(square / count + eps)
    weights, biases = rows.load_row(weight, per, 0.0), rows.load_row(bias, per, 0.0)
    made = tuple(
        tuple((v - mean) * scale * w + b for v, w, b in zip(*three, strict=True))
        for three in zip(parts, weights, biases, strict=True)
    )
    rows.store_row(out[row], made)


@fp.jit
def layernorm(
    x: fp.Tensor,
    weight: fp.Tensor,
    bias: fp.Tensor,
    out: fp.Tensor,
    eps: fp.Float32,
    per: fp.Constexpr,
) -> None:
    """Set out to the normalised rows of x; ``per`` is ``rows.steps`` of the columns."""
    assert out.shape[0] == x.shape[0] and out.shape[1] == x.shape[1], "x and out differ in shape"
    assert weight.shape[0] == x.shape[1] and bias.shape[0] == x.shape[1], "weight and bias must fit"
    assert x.shape[1] <= per * rows.THREADS * rows.VEC, "the rows are too long for `per`"
    for tensor in (x, weight, bias, out):
        rows.check(tensor)
    layernorm_kernel(x, weight, bias, out, eps, per).launch(grid=x.shape[0], block=rows.THREADS)


def main(n: int = 33, columns: int = 777) -> None:
    """Check the kernel against NumPy."""
    x, w, b = (
        arrays.random(n, columns),
        arrays.random(columns, seed=1),
        arrays.random(columns, seed=2),
    )
    out = arrays.empty((n, columns))
    layernorm(arrays.put(x), arrays.put(w), arrays.put(b), out, 1e-5, rows.steps(columns))
    wide = x.astype(np.float64)
    deviation = wide - wide.mean(axis=1, keepdims=True)
    expected = deviation / np.sqrt(wide.var(axis=1, keepdims=True) + 1e-5) * w + b
    arrays.report("layernorm", out, expected, rtol=1e-4, atol=1e-5)


if __name__ == "__main__":
    main()
