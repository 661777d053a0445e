"""matmul_splitk: c = a @ b on Hopper's tensor cores for a small c with a long sum, which has fewer tiles than the GPU
has blocks.

Several blocks share a tile: each adds a part of the sum, as in matmul_hopper. The blocks of a cluster read each other's
parts from shared memory. Where a tile has more parts than that, they are written in Float32, and a short second kernel
adds them. Parts are always added in the same order, so that a result does not depend on which block was first.
"""

from __future__ import annotations

from typing import Any

import arrays
import fishplate as fp
import matmul_hopper as whole
import numpy as np
from fishplate.pipeline import pipeline

#: Columns of a tile: half of those of matmul_hopper, so that twice as many tiles need fewer parts, and as many stages as
#: fit then.
COLUMNS = 128
FORM = whole.Form(columns=COLUMNS, stages=6)
#: Elements that a thread adds and writes at a time, and threads of the second kernel.
VEC, LANES = 4, 128
#: Floats from a row of a part in shared memory to the next, so that rows of a warp lie in different banks.
STRIDE = COLUMNS + 8
#: Blocks that share a sum by their shared memory.
CLUSTER = 2


def split_of(n: int, m: int, k: int, blocks: int) -> tuple[int, int]:
    """Return into how many parts a sum is split, and how many blocks share a part, so that all blocks of a GPU work."""
    tiles = -(-n // whole.ROWS) * -(-m // COLUMNS)
    steps = -(-k // whole.depth_of(fp.BFloat16))
    share = CLUSTER if steps >= CLUSTER and tiles * CLUSTER <= blocks else 1
    return max(1, min(blocks // (tiles * share), 16, steps // share)), share


@fp.jit
def place(c: fp.Tensor, tile: Any) -> Any:
    """Return the first row and column of a tile; tiles of the same columns follow each other."""
    rows = (c.shape[0] + whole.ROWS - 1) // whole.ROWS
    return tile % rows * whole.ROWS, tile // rows * COLUMNS


@fp.jit
def steps_of(steps: Any, parts: Any, part: Any) -> Any:
    """Return the first step of a part, and of the next one."""
    return steps * part // parts, steps * (part + 1) // parts


@fp.jit
def put(sums: Any, consumer: Any) -> None:
    """Write the sums of a warpgroup to shared memory, where the stages were."""
    mine = fp.thread_idx().x % 128
    held = fp.dynamic_shared(fp.Float32, (whole.ROWS, STRIDE))
    row, column = consumer * 64 + mine // 32 * 16 + mine % 32 // 4, mine % 4 * 2
    for j in fp.range_constexpr(COLUMNS // 8):
        for at in fp.range_constexpr(2):
            pair = sums[j * 4 + at * 2], sums[j * 4 + at * 2 + 1]
            held.store_vec(row + at * 8, j * 8 + column, pair)


@fp.jit
def add_up(c: Any, sums_of: Any, part: Any, corner: Any, share: fp.Constexpr) -> None:
    """Add what the blocks of a cluster have, in the order of their ranks: each block some of the columns."""
    held = fp.dynamic_shared(fp.Float32, (whole.ROWS, STRIDE))
    wide = COLUMNS // share
    across, thread = wide // VEC, fp.thread_idx().x - 128
    first, threads = fp.cluster_rank() * wide, 128 * whole.CONSUMERS
    for i in fp.range_constexpr(whole.ROWS * across // threads):
        item = i * threads + thread
        row, column = item // across, first + item % across * VEC
        total = (fp.Float32(0),) * VEC
        for rank in fp.range_constexpr(share):
            more = fp.map_shared(held, rank).load_vec(row, column, VEC)
            total = tuple(total[j] + more[j] for j in fp.range_constexpr(VEC))
        if corner[0] + row < c.shape[0] and corner[1] + column < c.shape[1]:
            if sums_of is None:
                c.store_vec(corner[0] + row, corner[1] + column, tuple(c.dtype(t) for t in total))
            else:
                sums_of.store_vec(part, corner[0] + row, corner[1] + column, total)


@fp.kernel(noalias=True)
def part_kernel(
    a: Any,
    b: Any,
    c: fp.Tensor,
    sums_of: Any,
    parts: fp.Int32,
    depth: fp.Int32,
    share: fp.Constexpr,
) -> None:
    """Compute a part of a tile, together with the other blocks of the cluster."""
    pipe = pipeline(FORM.stages, whole.CONSUMERS)
    thread = fp.thread_idx().x
    role = fp.shuffle(thread // 128, 0)
    item = fp.block_idx().x // share
    part, at = item % parts, place(c, item // parts)
    steps = (depth + whole.depth_of(a.dtype) - 1) // whole.depth_of(a.dtype)
    first, last = steps_of(steps, parts * share, part * share + fp.cluster_rank())
    fp.launch_dependents()
    if role == 0:
        fp.fewer_registers(40)
        if thread == 0:
            turn = pipe.producer()
            for step in fp.range(first, last):
                full = pipe.acquire(turn, FORM.stage_bytes)
                whole.copy_stage(a, b, at, step, turn.stage, full, FORM)
                turn = pipe.next(turn)
        # The others wait for all threads of the cluster.
        fp.cluster_sync()
        fp.cluster_sync()
    else:
        fp.more_registers(232)
        consumer = role - 1
        sums, _ = whole.sum_steps(a, b, pipe, pipe.consumer(), last - first, consumer, FORM)
        # Both warpgroups are done with the stages.
        fp.named_barrier(1, 128 * whole.CONSUMERS).sync()
        put(sums, consumer)
        fp.cluster_sync()
        add_up(c, sums_of, part, at, share)
        fp.cluster_sync()


@fp.kernel(noalias=True)
def add_kernel(sums_of: fp.Tensor, c: fp.Tensor) -> None:
    """Set some elements of a row of c to the sums of their parts."""
    row = fp.block_idx().y
    column = (fp.block_idx().x * LANES + fp.thread_idx().x) * VEC
    fp.wait_dependencies()
    if column < c.shape[1]:
        total = sums_of.load_vec(0, row, column, VEC)
        for part in fp.range(1, sums_of.shape[0]):
            more = sums_of.load_vec(part, row, column, VEC)
            total = tuple(total[i] + more[i] for i in fp.range_constexpr(VEC))
        c.store_vec(row, column, tuple(c.dtype(t) for t in total))


@fp.jit(options="--gpu-arch sm_90a")
def matmul_splitk(
    a: fp.Tensor, b: fp.Tensor, c: fp.Tensor, sums_of: fp.Tensor | None, share: fp.Constexpr
) -> None:
    """Set c to the product of a and b (see `split_of`).

    `sums_of` has room for the parts, its first dimension; None for one part. `share` blocks work on a part.
    """
    (n, k), m = a.shape, b.shape[1]
    assert k == b.shape[0], "a and b do not fit each other"
    assert c.shape[0] == n and c.shape[1] == m, "c has another shape"
    assert c.is_aligned(VEC), "rows are not aligned to VEC elements"
    parts = 1 if sums_of is None else sums_of.shape[0]
    depth = whole.depth_of(a.dtype)
    assert parts * share <= (k + depth - 1) // depth, "the sum has fewer steps than parts"
    if sums_of is not None:
        assert sums_of.shape[1] == n and sums_of.shape[2] == m, "sums_of has another shape"
        assert sums_of.is_aligned(VEC), "rows are not aligned to VEC elements"
    maps = whole.box(a, whole.ROWS, True), whole.box(b, COLUMNS, False)
    tiles = (n + whole.ROWS - 1) // whole.ROWS * ((m + COLUMNS - 1) // COLUMNS)
    part_kernel(*maps, c, sums_of, parts, k, share).launch(
        grid=tiles * parts * share, block=whole.THREADS, smem=FORM.shared_bytes, cluster=share
    )
    if sums_of is not None:
        grid = (m + LANES * VEC - 1) // (LANES * VEC), n
        add_kernel(sums_of, c).launch(grid=grid, block=LANES, dependent=True)


def main(n: int = 72, k: int = 584, m: int = 264, parts: int = 3, share: int = 2) -> None:
    """Check the kernels against NumPy."""
    a = arrays.put_bfloat16(arrays.random(n, k))
    b = arrays.put_bfloat16(arrays.random(k, m, seed=1))
    c = arrays.put_bfloat16(np.zeros((n, m), np.float32))
    matmul_splitk(a, b, c, arrays.empty((parts, n, m)) if parts > 1 else None, share)
    expected = arrays.get(a) @ arrays.get(b)
    arrays.report("matmul_splitk", c, expected, rtol=1 / 128, atol=0.1)


if __name__ == "__main__":
    main()
