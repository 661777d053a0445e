"""matmul_hopper: c = a @ b on Hopper's tensor cores, factors in BFloat16, sums in Float32.

A block has three warpgroups. The first one copies: one of its threads starts bulk copies of tiles of a and b into a
ring of stages. The other two multiply: each adds 64 rows of the tile of c in registers. Two barriers for each stage
keep them apart: `full` says that a stage was filled, `empty` that both consumers have read it. Blocks stay for the
whole product and take one tile after the other.
"""

from __future__ import annotations

from typing import Any

import arrays
import fishplate as fp
import numpy as np

ROWS, COLUMNS, DEPTH, STAGES = 128, 256, 64, 4
CONSUMERS = 2
THREADS = 128 * (1 + CONSUMERS)
A_BYTES, B_BYTES = ROWS * DEPTH * 2, COLUMNS * DEPTH * 2
#: Columns of c that a warpgroup writes at a time, one for each thread.
PART = 128
SHARED_BYTES = STAGES * (A_BYTES + B_BYTES) + CONSUMERS * 64 * PART * 2
#: Rows of tiles that run one after the other, so that what they read of b stays in the cache.
GROUP = 8


@fp.jit
def place(c: fp.Tensor, tile: Any) -> Any:
    """Return the first row and column of a tile."""
    rows, columns = (c.shape[0] + ROWS - 1) // ROWS, (c.shape[1] + COLUMNS - 1) // COLUMNS
    whole = GROUP * columns
    group, inner = tile // whole, tile % whole
    height = min(rows - group * GROUP, GROUP)
    return (group * GROUP + inner % height) * ROWS, inner // height * COLUMNS


@fp.jit
def stage_tiles(stage: Any) -> Any:
    """Return the tiles of a stage."""
    a = fp.shared_tile((ROWS, DEPTH), fp.BFloat16, stage * A_BYTES)
    b = fp.shared_tile((DEPTH, COLUMNS), fp.BFloat16, STAGES * A_BYTES + stage * B_BYTES)
    return a, b


@fp.jit
def produce(a: Any, b: Any, c: fp.Tensor, full: Any, empty: Any, tiles: Any, steps: Any) -> None:
    """Copy stage after stage for all tiles of this block."""
    stage, phase = fp.Int32(0), fp.Int32(1)
    for tile in fp.range(fp.block_idx().x, tiles, fp.grid_dim().x):
        top, left = place(c, tile)
        for step in range(steps):
            empty[stage].wait(phase)
            full[stage].arrive(expect=A_BYTES + B_BYTES)
            to_a, to_b = stage_tiles(stage)
            fp.copy_bulk(to_a, a, (top, step * DEPTH), full[stage])
            for panel in fp.range_constexpr(COLUMNS // 64):
                part = to_b.columns(panel * 64, 64)
                fp.copy_bulk(part, b, (step * DEPTH, left + panel * 64), full[stage])
            stage = stage + 1
            if stage == STAGES:
                stage, phase = 0, phase ^ 1


@fp.jit
def write(c: Any, to: Any, sums: Any, corner: Any, consumer: Any) -> None:
    """Write the rows of a warpgroup, some columns at a time, by way of shared memory: by bulk copies where `to` is a
    map of c, else an element at a time."""
    thread = fp.thread_idx().x % 128
    start = STAGES * (A_BYTES + B_BYTES) + consumer * (64 * PART * 2)
    part = fp.shared_tile((64, PART), c.dtype, start)
    ours = fp.named_barrier(fp.Int32(1) + consumer, 128)
    row = thread // 32 * 16 + thread % 16
    for left in fp.range_constexpr(0, COLUMNS, PART):
        # What these columns overwrite was read.
        if thread == 0:
            fp.wait_bulk(0)
        ours.sync()
        words = fp.pack_pairs(sums[left // 2 : (left + PART) // 2], c.dtype)
        for j in fp.range_constexpr(0, PART, 16):
            at = row, j + thread % 32 // 16 * 8
            fp.stmatrix(part, at, words[j // 4 : j // 4 + 4])
        fp.fence_async()
        ours.sync()
        if to is None:
            column = corner[1] + left + thread
            if column < c.shape[1]:
                for i in fp.range(min(64, c.shape[0] - corner[0])):
                    c[corner[0] + i, column] = part[i, thread]
        elif thread == 0:
            for panel in fp.range_constexpr(0, PART, 64):
                place = corner[0], corner[1] + left + panel
                fp.store_bulk(to, place, part.columns(panel, 64))
            fp.commit_bulk()


@fp.jit
def consume(
    c: fp.Tensor, c_map: Any, full: Any, empty: Any, tiles: Any, steps: Any, consumer: Any
) -> None:
    """Multiply stage after stage, and write a tile of c when its last one is done."""
    thread = fp.thread_idx().x % 128
    stage, phase, last = fp.Int32(0), fp.Int32(0), fp.Int32(0)
    for tile in fp.range(fp.block_idx().x, tiles, fp.grid_dim().x):
        sums = (fp.Float32(0),) * (COLUMNS // 2)
        for step in range(steps):
            full[stage].wait(phase)
            a, b = stage_tiles(stage)
            sums = fp.wgmma(a.rows(consumer * 64, 64), b, sums, add=step > 0)
            fp.commit_wgmma()
            # All but the newest product are done, and with them the stage before.
            sums = fp.wait_wgmma(1, sums)
            if step > 0 and thread == 0:
                empty[last].arrive()
            last, stage = stage, stage + 1
            if stage == STAGES:
                stage, phase = 0, phase ^ 1
        sums = fp.wait_wgmma(0, sums)
        if thread == 0:
            empty[last].arrive()
        top, left = place(c, tile)
        write(c, c_map, sums, (top + consumer * 64, left), consumer)


@fp.kernel(noalias=True)
def matmul_kernel(a: Any, b: Any, c_map: Any, c: fp.Tensor, depth: fp.Int32) -> None:
    """Compute the tiles of c that this block takes."""
    full, empty = fp.barriers(STAGES), fp.barriers(STAGES)
    thread = fp.thread_idx().x
    if thread == 0:
        for stage in fp.range_constexpr(STAGES):
            full[stage].init(1)
            empty[stage].init(CONSUMERS)
        fp.fence_barriers()
    fp.sync_threads()
    role = fp.shuffle(thread // 128, 0)
    tiles = (c.shape[0] + ROWS - 1) // ROWS * ((c.shape[1] + COLUMNS - 1) // COLUMNS)
    steps = (depth + DEPTH - 1) // DEPTH
    if role == 0:
        fp.fewer_registers(40)
        if thread == 0:
            produce(a, b, c, full, empty, tiles, steps)
    else:
        fp.more_registers(232)
        consume(c, c_map, full, empty, tiles, steps, role - 1)


@fp.jit(options="--gpu-arch sm_90a")
def matmul_hopper(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor, blocks: fp.Int32) -> None:
    """Set c to the product of a and b; `blocks` is the number of multiprocessors of the GPU."""
    assert a.shape[1] == b.shape[0], "a and b do not fit each other"
    assert c.shape[0] == a.shape[0] and c.shape[1] == b.shape[1], "c has another shape"
    maps = (
        fp.tensor_map(a, (ROWS, DEPTH)),
        fp.tensor_map(b, (DEPTH, 64)),
        fp.tensor_map(c, (64, 64)),
    )
    matmul_kernel(*maps, c, a.shape[1]).launch(grid=blocks, block=THREADS, smem=SHARED_BYTES)


def main(n: int = 200, k: int = 160, m: int = 264) -> None:
    """Check the kernel against NumPy."""
    a = arrays.put_bfloat16(arrays.random(n, k))
    b = arrays.put_bfloat16(arrays.random(k, m, seed=1))
    c = arrays.put_bfloat16(np.zeros((n, m), np.float32))
    matmul_hopper(a, b, c, 2)
    expected = arrays.get(a) @ arrays.get(b)
    arrays.report("matmul_hopper", c, expected, rtol=1 / 128, atol=0.05)


if __name__ == "__main__":
    main()
