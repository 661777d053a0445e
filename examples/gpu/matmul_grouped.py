"""matmul_grouped: one product for each group of rows on Hopper's tensor cores, as in a mixture of experts.

Group g has the rows starts[g] to starts[g + 1] of a, and its own factor b[g], which holds the transpose: its rows of c
are those of a times b[g].T. Blocks take tiles of all groups one after the other, as in matmul_hopper, and find the
group of a tile on the way. So groups may have any number of rows, even none, and only the GPU needs to know it.
"""

from __future__ import annotations

from typing import Any

import arrays
import fishplate as fp
import matmul_hopper as whole
import numpy as np
from fishplate.pipeline import grouped_tile, pipeline

FORM = whole.Form(b_turned=True)


@fp.jit
def tile_rows(starts: Any, group: Any) -> Any:
    """Return the number of rows of tiles in a group."""
    return (starts[group + 1] - starts[group] + whole.ROWS - 1) // whole.ROWS


@fp.jit
def find(starts: Any, tile: Any, group: Any, first: Any, across: Any) -> Any:
    """Return the group of a tile and the first tile of this group, starting from those of an earlier tile."""
    count = tile_rows(starts, group) * across
    while tile >= first + count:
        first, group = first + count, group + 1
        count = tile_rows(starts, group) * across
    return group, first


@fp.jit
def place(starts: Any, tile: Any, group: Any, first: Any, across: Any) -> Any:
    """Return the first row and column of a tile of a group."""
    row, column = grouped_tile(tile - first, tile_rows(starts, group), across, FORM.group)
    return starts[group] + row * whole.ROWS, column * FORM.columns


@fp.jit
def copy_stage(a: Any, b: Any, group: Any, at: Any, step: Any, stage: Any, full: Any) -> None:
    """Start the copies of a stage: rows of a, and as many columns of b[group].T."""
    depth = whole.depth_of(a.dtype)
    left = fp.shared_tile((whole.ROWS, depth), a.dtype, stage * whole.A_BYTES)
    fp.copy_bulk(left, a, (at[0], step * depth), full)
    start = FORM.stages * whole.A_BYTES + stage * FORM.b_bytes
    right = fp.shared_tile((FORM.columns, depth), b.dtype, start)
    fp.copy_bulk(right, b, (group, at[1], step * depth), full)


@fp.kernel(noalias=True)
def grouped_kernel(
    a: Any, b: Any, to: Any, c: fp.Tensor, starts: fp.Tensor, depth: fp.Int32
) -> None:
    """Compute the tiles of c that this block takes."""
    pipe = pipeline(FORM.stages, whole.CONSUMERS)
    thread = fp.thread_idx().x
    role = fp.shuffle(thread // 128, 0)
    across = (fp.Int32(c.shape[1]) + FORM.columns - 1) // FORM.columns
    tiles = fp.Int32(0)
    for group in range(starts.shape[0] - 1):
        tiles += tile_rows(starts, group) * across
    steps = (depth + whole.depth_of(a.dtype) - 1) // whole.depth_of(a.dtype)
    group, first = fp.Int32(0), fp.Int32(0)
    if role == 0:
        fp.fewer_registers(40)
        if thread == 0:
            turn = pipe.producer()
            for tile in fp.range(fp.block_idx().x, tiles, fp.grid_dim().x):
                group, first = find(starts, tile, group, first, across)
                at = place(starts, tile, group, first, across)
                for step in range(steps):
                    full = pipe.acquire(turn, FORM.stage_bytes)
                    copy_stage(a, b, group, at, step, turn.stage, full)
                    turn = pipe.next(turn)
    else:
        fp.more_registers(232)
        consumer = role - 1
        turn = pipe.consumer()
        for tile in fp.range(fp.block_idx().x, tiles, fp.grid_dim().x):
            group, first = find(starts, tile, group, first, across)
            sums, turn = whole.sum_steps(a, b, pipe, turn, steps, consumer, FORM)
            top, left = place(starts, tile, group, first, across)
            corner, end = (top + consumer * 64, left), starts[group + 1]
            # A bulk copy writes 64 rows, so the last rows of a group are written one element at a time.
            if corner[0] + 64 <= end:
                whole.write(c, to, sums, corner, end, consumer, FORM)
            else:
                whole.write(c, None, sums, corner, end, consumer, FORM)


@fp.jit(options="--gpu-arch sm_90a")
def matmul_grouped(
    a: fp.Tensor, b: fp.Tensor, starts: fp.Tensor, c: fp.Tensor, blocks: fp.Int32
) -> None:
    """Set the rows of c of each group; `starts` has the first row of each group, starting with 0, and the number of
    rows."""
    assert b.shape[2] == a.shape[1], "a and b do not fit each other"
    assert c.shape[0] == a.shape[0] and c.shape[1] == b.shape[1], "c has another shape"
    assert starts.shape[0] == b.shape[0] + 1, "starts does not have one more element than groups"
    depth = whole.depth_of(a.dtype)
    maps = whole.box(a, whole.ROWS, True), fp.tensor_map(b, (1, FORM.columns, depth))
    grouped_kernel(*maps, fp.tensor_map(c, (64, 64)), c, starts, a.shape[1]).launch(
        grid=blocks, block=whole.THREADS, smem=FORM.shared_bytes
    )


def main(sizes: tuple[int, ...] = (130, 0, 64, 7), k: int = 136, m: int = 264) -> None:
    """Check the kernel against NumPy, with a group of each of these sizes."""
    starts = np.cumsum((0, *sizes)).astype(np.int32)
    a = arrays.put_bfloat16(arrays.random(sum(sizes), k))
    b = arrays.put_bfloat16(arrays.random(len(sizes), m, k, seed=1))
    c = arrays.put_bfloat16(np.zeros((sum(sizes), m), np.float32))
    matmul_grouped(a, b, arrays.put(starts), c, 2)
    parts = np.split(arrays.get(a), starts[1:-1])
    expected = np.concatenate([x @ y.T for x, y in zip(parts, arrays.get(b), strict=True)])
    arrays.report("matmul_grouped", c, expected, rtol=1 / 128, atol=0.05)


if __name__ == "__main__":
    main()
