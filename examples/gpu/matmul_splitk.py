"""matmul_splitk: c = a @ b on Hopper's tensor cores for a small c with a long sum, which has fewer tiles than the GPU
has blocks.

Several blocks share a tile: each adds a part of the sum, as in matmul_hopper, and writes it in Float32. A short second
kernel adds the parts, always in the same order, so that a result does not depend on which block was first.
"""

from __future__ import annotations

from typing import Any

import arrays
import fishplate as fp
import matmul_hopper as whole
import numpy as np
from fishplate.pipeline import pipeline

FORM = whole.Form()
#: Elements per thread of the second kernel, and its threads.
VEC, LANES = 4, 128


def parts_of(n: int, m: int, k: int, blocks: int) -> int:
    """Return the number of parts of a sum, so that the tiles of all parts occupy the blocks of a GPU."""
    tiles = -(-n // whole.ROWS) * -(-m // whole.COLUMNS)
    return max(1, min(blocks // tiles, 16, -(-k // whole.depth_of(fp.BFloat16))))


@fp.jit
def steps_of(steps: Any, parts: Any, part: Any) -> Any:
    """Return the first step of a part, and of the next one."""
    return steps * part // parts, steps * (part + 1) // parts


@fp.kernel(noalias=True)
def part_kernel(a: Any, b: Any, c: fp.Tensor, sums_of: fp.Tensor, depth: fp.Int32) -> None:
    """Compute the parts of tiles that this block takes."""
    pipe = pipeline(whole.STAGES, whole.CONSUMERS)
    thread = fp.thread_idx().x
    role = fp.shuffle(thread // 128, 0)
    parts = fp.Int32(sums_of.shape[0])
    rows, columns = fp.Int32(sums_of.shape[1]), fp.Int32(sums_of.shape[2])
    across = (columns + whole.COLUMNS - 1) // whole.COLUMNS
    work = (rows + whole.ROWS - 1) // whole.ROWS * across * parts
    steps = (depth + whole.depth_of(a.dtype) - 1) // whole.depth_of(a.dtype)
    if role == 0:
        fp.fewer_registers(40)
        if thread == 0:
            turn = pipe.producer()
            for item in fp.range(fp.block_idx().x, work, fp.grid_dim().x):
                at = whole.place(c, item // parts)
                first, last = steps_of(steps, parts, item % parts)
                for step in fp.range(first, last):
                    full = pipe.acquire(turn, whole.A_BYTES + whole.B_BYTES)
                    whole.copy_stage(a, b, at, step, turn.stage, full, FORM)
                    turn = pipe.next(turn)
    else:
        fp.more_registers(232)
        consumer, mine = role - 1, thread % 128
        turn = pipe.consumer()
        for item in fp.range(fp.block_idx().x, work, fp.grid_dim().x):
            first, last = steps_of(steps, parts, item % parts)
            sums, turn = whole.sum_steps(a, b, pipe, turn, last - first, consumer, FORM)
            top, left = whole.place(c, item // parts)
            row = top + consumer * 64 + mine // 32 * 16 + mine % 32 // 4
            for j in fp.range_constexpr(whole.COLUMNS // 8):
                column = left + j * 8 + mine % 4 * 2
                for at in fp.range_constexpr(2):
                    if row + at * 8 < rows and column < columns:
                        pair = sums[j * 4 + at * 2], sums[j * 4 + at * 2 + 1]
                        sums_of.store_vec(item % parts, row + at * 8, column, pair)


@fp.kernel(noalias=True)
def add_kernel(sums_of: fp.Tensor, c: fp.Tensor) -> None:
    """Set some elements of a row of c to the sums of their parts."""
    row = fp.block_idx().y
    column = (fp.block_idx().x * LANES + fp.thread_idx().x) * VEC
    if column < c.shape[1]:
        total = sums_of.load_vec(0, row, column, VEC)
        for part in fp.range(1, sums_of.shape[0]):
            more = sums_of.load_vec(part, row, column, VEC)
            total = tuple(total[i] + more[i] for i in fp.range_constexpr(VEC))
        c.store_vec(row, column, tuple(c.dtype(t) for t in total))


@fp.jit(options="--gpu-arch sm_90a")
def matmul_splitk(
    a: fp.Tensor, b: fp.Tensor, c: fp.Tensor, sums_of: fp.Tensor, blocks: fp.Int32
) -> None:
    """Set c to the product of a and b; the first dimension of `sums_of` is the number of parts (see `parts_of`)."""
    (n, k), m, parts = a.shape, b.shape[1], sums_of.shape[0]
    assert k == b.shape[0], "a and b do not fit each other"
    assert c.shape[0] == n and c.shape[1] == m, "c has another shape"
    assert sums_of.shape[1] == n and sums_of.shape[2] == m, "sums_of has another shape"
    depth = whole.depth_of(a.dtype)
    assert parts <= (k + depth - 1) // depth, "the sum has fewer steps than parts"
    assert c.is_aligned(VEC) and sums_of.is_aligned(VEC), "rows are not aligned to VEC elements"
    maps = whole.box(a, whole.ROWS, True), whole.box(b, whole.COLUMNS, False)
    part_kernel(*maps, c, sums_of, k).launch(
        grid=blocks, block=whole.THREADS, smem=whole.SHARED_BYTES
    )
    add_kernel(sums_of, c).launch(grid=((m + LANES * VEC - 1) // (LANES * VEC), n), block=LANES)


def main(n: int = 72, k: int = 584, m: int = 264, parts: int = 3) -> None:
    """Check the kernels against NumPy."""
    a = arrays.put_bfloat16(arrays.random(n, k))
    b = arrays.put_bfloat16(arrays.random(k, m, seed=1))
    c = arrays.put_bfloat16(np.zeros((n, m), np.float32))
    matmul_splitk(a, b, c, arrays.empty((parts, n, m)), 4)
    expected = arrays.get(a) @ arrays.get(b)
    arrays.report("matmul_splitk", c, expected, rtol=1 / 128, atol=0.1)


if __name__ == "__main__":
    main()
