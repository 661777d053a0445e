"""softmax_wide: softmax of rows that are too wide for the registers of one block. Eight blocks of a cluster share a
row, and tell each other their maxima and sums by shared memory. Each row is read and written once. A cluster takes one
row after the other, and bulk copies bring the next ones while it works."""

from __future__ import annotations

import arrays
import fishplate as fp
import numpy as np
import rows

#: Below every number of a row, and finite, so that a block without elements gets no NaNs.
LOWEST = -3e38


@fp.kernel(noalias=True)
def softmax_kernel(x: fp.Tensor, out: fp.Tensor, per: fp.Constexpr, stages: fp.Constexpr) -> None:
    """Set parts of rows of out. The next rows are on their way meanwhile."""
    told, arrived = fp.shared_array((2, 2), fp.Float32), fp.barriers(stages)
    first, last = rows.own_rows(x)
    start, count = rows.own_columns(x.shape[1], per)
    thread = fp.thread_idx().x
    if thread == 0:
        for stage in fp.range_constexpr(stages):
            arrived[stage].init(1)
        fp.fence_barriers()
        for stage in fp.range_constexpr(stages):
            rows.ask(x, first + stage, last, per, fp.Int32(stage), arrived[stage])
    fp.sync_threads()
    stage, phase, turn = fp.Int32(0), fp.Int32(0), fp.Int32(0)
    for row in fp.range(first, last):
        arrived[stage].wait(phase)
        parts = rows.load_row(rows.staged(x, per, stage)[:count], per, -float("inf"))
        top = rows.block_max(max(max(v for part in parts for v in part), LOWEST))
        # All threads have their elements: the stage is free.
        if thread == 0:
            rows.ask(x, row + stages, last, per, stage, arrived[stage])
        parts = tuple(tuple(fp.math.exp(v - top) for v in part) for part in parts)
        total = rows.block_sum(sum(v for part in parts for v in part))
        if thread == 0:
            told[turn, 0], told[turn, 1] = top, total
        # Whoever tells something here the next time but one comes past two such barriers, and all have read it.
        fp.cluster_sync()
        others = [fp.map_shared(told, rank) for rank in range(rows.CLUSTER)]
        pairs = [(other[turn, 0], other[turn, 1]) for other in others]
        highest = max(pair[0] for pair in pairs)
        whole = sum(pair[1] * fp.math.exp(pair[0] - highest) for pair in pairs)
        scale = fp.math.exp(top - highest) / whole
        made = tuple(tuple(v * scale for v in part) for part in parts)
        rows.store_row(out[row][start : start + count], made)
        stage, turn = stage + 1, turn ^ 1
        if stage == stages:
            stage, phase = fp.Int32(0), phase ^ 1
    fp.cluster_sync()


@fp.jit(options="--gpu-arch sm_90")
def softmax_wide(x: fp.Tensor, out: fp.Tensor, per: fp.Constexpr) -> None:
    """Set out to the softmax of each row of x; ``per`` is ``rows.wide_steps`` of the columns."""
    assert out.shape[0] == x.shape[0] and out.shape[1] == x.shape[1], "x and out differ in shape"
    for tensor in (x, out):
        rows.check_wide(tensor, per)
    stages = rows.wide_stages(per)
    softmax_kernel(x, out, per, stages).launch(
        grid=(x.shape[0] + rows.FOLLOWING - 1) // rows.FOLLOWING * rows.CLUSTER,
        block=rows.THREADS,
        cluster=rows.CLUSTER,
        smem=stages * per * rows.THREADS * rows.VEC * 4,
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
