"""matmul_fp32: c = a @ b in full Float32 precision, without tensor cores.

A block computes 256 by 128 elements of c, each thread 16 rows of 8 columns in registers: each element read from shared
memory is used in 8 or 16 products. One of the threads starts bulk copies of tiles of a and b into a ring of stages; it
refills a stage two steps after the block used it, when hardly any warp can still be behind.
"""

from __future__ import annotations

from typing import Any

import arrays
import fishplate as fp

ROWS, COLUMNS, DEPTH, STAGES = 256, 128, 32, 4
#: Steps between the last use of a stage and the next copy.
LAG = 2
#: Rows and columns of c per thread, in steps of 16 rows and two runs of 4 columns.
OWN_ROWS, OWN_COLUMNS = 16, 8
THREADS = (ROWS // OWN_ROWS) * (COLUMNS // OWN_COLUMNS)
A_BYTES, B_BYTES = ROWS * DEPTH * 4, DEPTH * COLUMNS * 4
SHARED_BYTES = STAGES * (A_BYTES + B_BYTES)


@fp.jit
def stage_tiles(stage: Any) -> Any:
    """Return the tiles of a stage."""
    a = fp.dynamic_shared(fp.Float32, (ROWS, DEPTH), stage * A_BYTES)
    b = fp.dynamic_shared(fp.Float32, (DEPTH, COLUMNS), STAGES * A_BYTES + stage * B_BYTES)
    return a, b


@fp.jit
def fill(a: Any, b: Any, at: Any, step: Any, full: Any) -> None:
    """Start the copies of a step."""
    stage = step % STAGES
    full[stage].arrive(expect=A_BYTES + B_BYTES)
    to_a, to_b = stage_tiles(stage)
    fp.copy_bulk(to_a, a, (at[0], step * DEPTH), full[stage])
    fp.copy_bulk(to_b, b, (step * DEPTH, at[1]), full[stage])


@fp.jit
def add_products(sums: Any, a: Any, b: Any, row: Any, column: Any) -> Any:
    """Return the sums of a thread with the products of a stage added."""
    sums = list(sums)
    for k in fp.range_constexpr(0, DEPTH, 4):
        right = [
            b.load_vec(k + i, column, 4) + b.load_vec(k + i, column + COLUMNS // 2, 4)
            for i in fp.range_constexpr(4)
        ]
        for r in fp.range_constexpr(OWN_ROWS):
            left = a.load_vec(row + r * (ROWS // OWN_ROWS), k, 4)
            for i in fp.range_constexpr(4):
                for j in fp.range_constexpr(OWN_COLUMNS):
                    at = r * OWN_COLUMNS + j
                    sums[at] = fp.math.fma(left[i], right[i][j], sums[at])
    return tuple(sums)


@fp.kernel(noalias=True)
def matmul_kernel(a: Any, b: Any, c: fp.Tensor, depth: fp.Int32) -> None:
    """Compute a tile of c."""
    full, empty = fp.barriers(STAGES), fp.barriers(STAGES)
    thread = fp.thread_idx().x
    top, left = fp.block_idx().x * ROWS, fp.block_idx().y * COLUMNS
    steps = (depth + DEPTH - 1) // DEPTH
    if thread == 0:
        for stage in fp.range_constexpr(STAGES):
            full[stage].init(1)
            empty[stage].init(THREADS // 32)
        fp.fence_barriers()
        for step in range(min(steps, STAGES)):
            fill(a, b, (top, left), step, full)
    fp.sync_threads()
    warp, lane = thread // 32, thread % 32
    # Eight adjacent threads read the same row of a, and 128 bytes of a row of b.
    row = warp // 2 * 4 + lane // 8
    column = (warp % 2 * 8 + lane % 8) * 4
    sums = (fp.Float32(0),) * (OWN_ROWS * OWN_COLUMNS)
    for step in range(steps):
        again = step - LAG
        if thread == 0 and again >= 0 and again + STAGES < steps:
            empty[again % STAGES].wait(again // STAGES % 2)
            fill(a, b, (top, left), again + STAGES, full)
        full[step % STAGES].wait(step // STAGES % 2)
        tile_a, tile_b = stage_tiles(step % STAGES)
        sums = add_products(sums, tile_a, tile_b, row, column)
        fp.sync_warp()
        if lane == 0:
            empty[step % STAGES].arrive()
    for r in fp.range_constexpr(OWN_ROWS):
        at = top + row + r * (ROWS // OWN_ROWS)
        for half in fp.range_constexpr(2):
            first = left + column + half * (COLUMNS // 2)
            if at < c.shape[0] and first < c.shape[1]:
                start = r * OWN_COLUMNS + half * 4
                c.store_vec(at, first, sums[start : start + 4])


@fp.jit(options="--gpu-arch sm_90")
def matmul_fp32(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Set c to the product of a and b, whose rows start at multiples of 16 bytes."""
    assert a.shape[1] == b.shape[0], "a and b do not fit each other"
    assert c.shape[0] == a.shape[0] and c.shape[1] == b.shape[1], "c has another shape"
    assert c.is_aligned(4) and c.shape[1] % 4 == 0, (
        "rows of c do not start at multiples of 16 bytes"
    )
    maps = fp.tensor_map(a, (ROWS, DEPTH), 0), fp.tensor_map(b, (DEPTH, COLUMNS), 0)
    grid = ((c.shape[0] + ROWS - 1) // ROWS, (c.shape[1] + COLUMNS - 1) // COLUMNS)
    matmul_kernel(*maps, c, a.shape[1]).launch(grid=grid, block=THREADS, smem=SHARED_BYTES)


def main(n: int = 300, k: int = 68, m: int = 140) -> None:
    """Check the kernel against NumPy."""
    a, b = arrays.random(n, k), arrays.random(k, m, seed=1)
    c = arrays.empty((n, m))
    matmul_fp32(arrays.put(a), arrays.put(b), c)
    expected = a.astype("float64") @ b.astype("float64")
    arrays.report("matmul_fp32", c, expected, rtol=1e-4, atol=1e-4)


if __name__ == "__main__":
    main()
