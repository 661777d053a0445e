"""softmax_wide: softmax of rows that are too wide for the registers of one block. Eight blocks of a cluster share a
row, and exchange their maxima and sums through shared memory. Each row is read and written once."""

from __future__ import annotations

import arrays
import fishplate as fp
import numpy as np
import rows

#: Below every number of a row, and finite, so that a block without elements gets no NaNs.
LOWEST = -3e38


@fp.kernel(noalias=True)
def softmax_kernel(x: fp.Tensor, out: fp.Tensor, per: fp.Constexpr) -> None:
    """Set a part of a row of out."""
    row = fp.block_idx().x // rows.CLUSTER
    told = fp.shared_array(2, fp.Float32)
    parts = rows.load_row(rows.own_part(x[row], per), per, -float("inf"))
    top = rows.block_max(max(max(v for part in parts for v in part), LOWEST))
    parts = tuple(tuple(fp.math.exp(v - top) for v in part) for part in parts)
    total = rows.block_sum(sum(v for part in parts for v in part))
    if fp.thread_idx().x == 0:
        told[0], told[1] = top, total
    fp.cluster_sync()
    others = [fp.map_shared(told, rank) for rank in range(rows.CLUSTER)]
    pairs = [(other[0], other[1]) for other in others]
    # After `cluster_wait`, all blocks have read this block's number.
    fp.cluster_arrive()
    highest = max(pair[0] for pair in pairs)
    whole = sum(pair[1] * fp.math.exp(pair[0] - highest) for pair in pairs)
    scale = fp.math.exp(top - highest) / whole
    made = tuple(tuple(v * scale for v in part) for part in parts)
    rows.store_row(rows.own_part(out[row], per), made)
    fp.cluster_wait()


@fp.jit(options="--gpu-arch sm_90")
def softmax_wide(x: fp.Tensor, out: fp.Tensor, per: fp.Constexpr) -> None:
    """Set out to the softmax of each row of x; ``per`` is ``rows.wide_steps`` of the columns."""
    assert out.shape[0] == x.shape[0] and out.shape[1] == x.shape[1], "x and out differ in shape"
    for tensor in (x, out):
        rows.check_wide(tensor, per)
    softmax_kernel(x, out, per).launch(
        grid=x.shape[0] * rows.CLUSTER, block=rows.THREADS, cluster=rows.CLUSTER
    )


def main(n: int = 2, columns: int = 10000) -> None:
    """Check the kernel against NumPy."""
    x = arrays.random(n, columns)
    a, out = arrays.put(x), arrays.empty((n, columns))
    softmax_wide(a, out, rows.wide_steps(columns))
    e = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True))
    arrays.report("softmax_wide", out, e / e.sum(axis=1, keepdims=True))


if __name__ == "__main__":
    main()
