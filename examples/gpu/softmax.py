"""softmax: each row's exponentials divided by their sum, after subtracting the row's maximum. Each row is read and
written once."""

from __future__ import annotations

import arrays
import fishplate as fp
import numpy as np
import rows


@fp.kernel(noalias=True)
def softmax_kernel(x: fp.Tensor, out: fp.Tensor, per: fp.Constexpr) -> None:
    """Set a row of out."""
    row = fp.block_idx().x
    parts = rows.load_row(x[row], per, -float("inf"))
    top = rows.block_max(max(v for part in parts for v in part))
    parts = tuple(tuple(fp.math.exp(v - top) for v in part) for part in parts)
    total = rows.block_sum(sum(v for part in parts for v in part))
    scale = 1 / total
    rows.store_row(out[row], tuple(tuple(v * scale for v in part) for part in parts))


@fp.jit
def softmax(x: fp.Tensor, out: fp.Tensor, per: fp.Constexpr) -> None:
    """Set out to the softmax of each row of x; ``per`` is ``rows.steps`` of the columns."""
    assert out.shape[0] == x.shape[0] and out.shape[1] == x.shape[1], "x and out differ in shape"
    assert x.shape[1] <= per * rows.THREADS * rows.VEC, "the rows are too long for `per`"
    for tensor in (x, out):
        rows.check(tensor)
    softmax_kernel(x, out, per).launch(grid=x.shape[0], block=rows.THREADS)


def main(n: int = 33, columns: int = 1999) -> None:
    """Check the kernel against NumPy."""
    x = arrays.random(n, columns)
    a, out = arrays.put(x), arrays.empty((n, columns))
    softmax(a, out, rows.steps(columns))
    e = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True))
    arrays.report("softmax", out, e / e.sum(axis=1, keepdims=True))


if __name__ == "__main__":
    main()
