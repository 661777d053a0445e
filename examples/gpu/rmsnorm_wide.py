"""rmsnorm_wide: rmsnorm of rows that are too wide for the registers of one block. Eight blocks of a cluster share a
row, and tell each other their sums of squares by shared memory. Each row is read and written once. A cluster takes one
row after the other, and bulk copies bring the next ones while it works."""

from __future__ import annotations

import arrays
import fishplate as fp
import numpy as np
import rows


#: Elements of a row, as a thread has them VEC at a time, up to which it also keeps those of the weight.
FEW = 8


@fp.kernel(noalias=True)
def rmsnorm_kernel(
    x: fp.Tensor,
    weight: fp.Tensor,
    out: fp.Tensor,
    eps: fp.Float32,
    per: fp.Constexpr,
    stages: fp.Constexpr,
) -> None:
    """Set parts of rows of out. The next rows are on their way meanwhile."""
    told, arrived = fp.shared_array(2, fp.Float32), fp.barriers(stages)
    first, last = rows.own_rows(x)
    start, count = rows.own_columns(x.shape[1], per)
    thread = fp.thread_idx().x
    if thread == 0:
        for stage in fp.range_constexpr(stages):
            arrived[stage].init(1)
        fp.fence_barriers()
        for stage in fp.range_constexpr(stages):
            rows.ask(x, first + stage, last, per, fp.Int32(stage), arrived[stage])
    own_weight = weight[start : start + count]
    weights = rows.load_row(own_weight, per, 0.0) if per <= FEW else ()
    fp.sync_threads()
    stage, phase, turn = fp.Int32(0), fp.Int32(0), fp.Int32(0)
    for row in fp.range(first, last):
        arrived[stage].wait(phase)
        parts = rows.load_row(rows.staged(x, per, stage)[:count], per, 0.0)
        square = rows.block_sum(sum(v * v for part in parts for v in part))
        # All threads have their elements: the stage is free.
        if thread == 0:
            rows.ask(x, row + stages, last, per, stage, arrived[stage])
            told[turn] = square
        # Whoever tells something here the next time but one comes past two such barriers, and all have read it.
        fp.cluster_sync()
        whole = sum(fp.map_shared(told, rank)[turn] for rank in range(rows.CLUSTER))
        scale = 1 / fp.math.sqrt(whole / fp.Float32(x.shape[1]) + eps)
        used = weights if per <= FEW else rows.load_row(own_weight, per, 0.0)
        both = zip(parts, used, strict=True)
        made = tuple(tuple(v * scale * w for v, w in zip(*pair, strict=True)) for pair in both)
        rows.store_row(out[row][start : start + count], made)
        stage, turn = stage + 1, turn ^ 1
        if stage == stages:
            stage, phase = fp.Int32(0), phase ^ 1
    fp.cluster_sync()


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
    stages = rows.wide_stages(per)
    rmsnorm_kernel(x, weight, out, eps, per, stages).launch(
        grid=(x.shape[0] + rows.FOLLOWING - 1) // rows.FOLLOWING * rows.CLUSTER,
        block=rows.THREADS,
        cluster=rows.CLUSTER,
        smem=stages * per * rows.THREADS * rows.VEC * 4,
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
