"""rmsnorm_wide: rmsnorm of rows that are too wide for the registers of one block. Eight blocks of a cluster share a
row, and exchange their sums of squares through shared memory. Each row is read and written once."""

from __future__ import annotations

import arrays
import fishplate as fp
import numpy as np
import rows


@fp.kernel(noalias=True)
def rmsnorm_kernel(
    x: fp.Tensor, weight: fp.Tensor, out: fp.Tensor, eps: fp.Float32, per: fp.Constexpr
) -> None:
    """Set a part of a row of out."""
    row = fp.block_idx().x // rows.CLUSTER
    told = fp.shared_array(1, fp.Float32)
    parts = rows.load_row(rows.own_part(x[row], per), per, 0.0)
    square = rows.block_sum(sum(v * v for part in parts for v in part))
    if fp.thread_idx().x == 0:
        told[0] = square
    fp.cluster_sync()
    whole = sum(fp.map_shared(told, rank)[0] for rank in range(rows.CLUSTER))
    # After `cluster_wait`, all blocks have read this block's number.
    fp.cluster_arrive()
    scale = 1 / fp.math.sqrt(whole / fp.Float32(x.shape[1]) + eps)
    weights = rows.load_row(rows.own_part(weight, per), per, 0.0)
    both = zip(parts, weights, strict=True)
    made = tuple(tuple(v * scale * w for v, w in zip(*pair, strict=True)) for pair in both)
    rows.store_row(rows.own_part(out[row], per), made)
    fp.cluster_wait()


@fp.jit(options="--gpu-arch sm_90")
def rmsnorm_wide(
    x: fp.Tensor, weight: fp.Tensor, out: fp.Tensor, eps: fp.Float32, per: fp.Constexpr
) -> None:
    """Set out to the normalised rows of x; ``per`` is ``rows.wide_steps`` of the columns."""
    assert out.shape[0] == x.shape[0] and out.shape[1] == x.shape[1], "x and out differ in shape"
    assert weight.shape[0] == x.shape[1], "x and weight differ in columns"
    for tensor in (x, out):
        rows.check_wide(tensor, per)
    rows.check(weight)
    rmsnorm_kernel(x, weight, out, eps, per).launch(
        grid=x.shape[0] * rows.CLUSTER, block=rows.THREADS, cluster=rows.CLUSTER
    )


def main(n: int = 2, columns: int = 10000) -> None:
    """Check the kernel against NumPy."""
    x, w = arrays.random(n, columns), arrays.random(columns, seed=1)
    out = arrays.empty((n, columns))
    rmsnorm_wide(arrays.put(x), arrays.put(w), out, 1e-6, rows.wide_steps(columns))
    wide = x.astype(np.float64)
    expected = wide / np.sqrt((wide**2).mean(axis=1, keepdims=True) + 1e-6) * w
    arrays.report("rmsnorm_wide", out, expected)


if __name__ == "__main__":
    main()
