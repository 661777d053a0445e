"""matmul_hopper: c = a @ b on Hopper's tensor cores, for factors of 16 or 8 bits, plain or transposed, and a function of
the product: scales, another matrix, a bias, an activation.

A block has three warpgroups. The first one copies: one of its threads starts bulk copies of tiles of a and b into a
ring of stages. The other two multiply: each accumulates 64 rows of the tile of c in registers. Barriers for each stage
synchronise them (fishplate.pipeline). Blocks are persistent and take one tile after the other, so that a tile is
written while the next one is copied.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import arrays
import fishplate as fp
import numpy as np
from fishplate.pipeline import grouped_tile, pipeline

ROWS, COLUMNS, STAGES = 128, 256, 4
CONSUMERS = 2
THREADS = 128 * (1 + CONSUMERS)
#: Bytes along the sum per stage: one row in shared memory.
DEPTH_BYTES = 128
A_BYTES = ROWS * DEPTH_BYTES
#: Columns of c that a warpgroup writes at a time, one per thread.
PART = 128
#: Rows of tiles that run one after the other, so that their parts of b stay in the cache.
GROUP = 8


class Form(NamedTuple):
    """The order of the factors, the operations on a sum, and the sizes that affect only the speed."""

    a_turned: bool = False
    b_turned: bool = False
    activation: str | None = None
    columns: int = COLUMNS
    stages: int = STAGES
    group: int = GROUP

    @property
    def b_bytes(self) -> int:
        """Bytes of a stage of b."""
        return self.columns * DEPTH_BYTES

    @property
    def stage_bytes(self) -> int:
        """Bytes of a stage."""
        return A_BYTES + self.b_bytes

    @property
    def shared_bytes(self) -> int:
        """Bytes of shared memory: the stages, and the columns that are written."""
        return self.stages * self.stage_bytes + CONSUMERS * 64 * PART * 2


class After(NamedTuple):
    """Operations on a sum: all that are not None, in this order."""

    #: A factor; a factor for each row, and for each column.
    scale: Any = None
    row_scales: Any = None
    column_scales: Any = None
    #: A matrix that is added, and its factor.
    source: Any = None
    beta: Any = None
    #: An element for each column that is added.
    bias: Any = None


def depth_of(dtype: Any) -> int:
    """Return the number of elements along the sum per stage."""
    return DEPTH_BYTES * 8 // dtype.dtype.bits


@fp.jit
def tiles_of(c: fp.Tensor, form: fp.Constexpr) -> Any:
    """Return the numbers of rows and of columns of tiles."""
    return (c.shape[0] + ROWS - 1) // ROWS, (c.shape[1] + form.columns - 1) // form.columns


@fp.jit
def place(c: fp.Tensor, tile: Any, form: fp.Constexpr) -> Any:
    """Return the first row and column of a tile."""
    rows, columns = tiles_of(c, form)
    row, column = grouped_tile(tile, rows, columns, form.group)
    return row * ROWS, column * form.columns


@fp.jit
def copy_stage(
    a: Any, b: Any, at: Any, step: Any, stage: Any, full: Any, form: fp.Constexpr
) -> None:
    """Start the copies of a stage. A row of a box has 128 bytes, so a factor stored along rows needs several boxes."""
    depth = depth_of(a.dtype)
    for factor, first, size, is_along, start in (
        (a, at[0], ROWS, not form.a_turned, stage * A_BYTES),
        (b, at[1], form.columns, form.b_turned, form.stages * A_BYTES + stage * form.b_bytes),
    ):
        if is_along:
            to = fp.shared_tile((size, depth), factor.dtype, start)
            fp.copy_bulk(to, factor, (first, step * depth), full)
        else:
            to = fp.shared_tile((depth, size), factor.dtype, start)
            for panel in fp.range_constexpr(0, size, 64):
                part = to.columns(panel, 64)
                fp.copy_bulk(part, factor, (step * depth, first + panel), full)


@fp.jit
def factors(a: Any, b: Any, stage: Any, consumer: Any, form: fp.Constexpr) -> Any:
    """Return the 64 rows of a and the columns of b of a stage."""
    depth = depth_of(a.dtype)
    start = stage * A_BYTES + consumer * (64 * DEPTH_BYTES)
    if form.a_turned:
        left = fp.shared_tile((depth, 64), a.dtype, start).T
    else:
        left = fp.shared_tile((64, depth), a.dtype, start)
    start = form.stages * A_BYTES + stage * form.b_bytes
    if form.b_turned:
        right = fp.shared_tile((form.columns, depth), b.dtype, start).T
    else:
        right = fp.shared_tile((depth, form.columns), b.dtype, start)
    return left, right


@fp.jit
def produce(
    a: Any, b: Any, c: fp.Tensor, pipe: Any, tiles: Any, steps: Any, form: fp.Constexpr
) -> None:
    """Copy stage after stage for all tiles of this block."""
    turn = pipe.producer()
    for tile in fp.range(fp.block_idx().x, tiles, fp.grid_dim().x):
        at = place(c, tile, form)
        for step in range(steps):
            full = pipe.acquire(turn, form.stage_bytes)
            copy_stage(a, b, at, step, turn.stage, full, form)
            turn = pipe.next(turn)


@fp.jit
def sum_steps(
    a: Any, b: Any, pipe: Any, turn: Any, steps: Any, consumer: Any, form: fp.Constexpr
) -> Any:
    """Return the sums of a warpgroup over at least one step, and the next turn."""
    mine = fp.thread_idx().x % 128
    sums = (fp.Float32(0),) * (form.columns // 2)
    last = turn
    for step in range(steps):
        pipe.wait(turn)
        left, right = factors(a, b, turn.stage, consumer, form)
        sums = fp.wgmma(left, right, sums, add=step > 0)
        fp.commit_wgmma()
        # All products except the newest are done, so the stage before it is free.
        sums = fp.wait_wgmma(1, sums)
        if step > 0 and mine == 0:
            pipe.release(last)
        last, turn = turn, pipe.next(turn)
    sums = fp.wait_wgmma(0, sums)
    if mine == 0:
        pipe.release(last)
    return sums, turn


@fp.jit
def places(count: fp.Constexpr, c: fp.Tensor, corner: Any) -> Any:
    """Return the row and column in c of each sum of this thread; those beyond c become its last ones."""
    thread = fp.thread_idx().x % 128
    row = corner[0] + thread // 32 * 16 + thread % 32 // 4
    rows = [min(row, c.shape[0] - 1), min(row + 8, c.shape[0] - 1)]
    column, found = corner[1] + thread % 4 * 2, []
    for i in fp.range_constexpr(count):
        at = column + i // 4 * 8 + i % 2
        found.append((rows[i % 4 // 2], min(at, c.shape[1] - 1)))
    return tuple(found)


@fp.jit
def finished(sums: Any, c: fp.Tensor, corner: Any, after: Any, form: fp.Constexpr) -> Any:
    """Return the values to write."""
    if after.scale is not None:
        sums = tuple(s * after.scale for s in sums)
    if after.row_scales is not None:
        at = places(len(sums), c, corner)
        by_row = [after.row_scales[at[0][0]], after.row_scales[at[2][0]]]
        by_column = [after.column_scales[at[i][1]] for i in fp.range_constexpr(len(sums))]
        sums = tuple(
            sums[i] * (by_row[i % 4 // 2] * by_column[i]) for i in fp.range_constexpr(len(sums))
        )
    if after.source is not None or after.bias is not None:
        at, added = places(len(sums), c, corner), []
        for i in fp.range_constexpr(len(sums)):
            value = sums[i]
            if after.source is not None:
                value += after.beta * fp.Float32(after.source[at[i][0], at[i][1]])
            if after.bias is not None:
                value += after.bias[at[i][1]]
            added.append(value)
        sums = tuple(added)
    if form.activation == "relu":
        sums = tuple(max(s, 0.0) for s in sums)
    elif form.activation == "silu":
        sums = tuple(s / (1 + fp.math.exp(-s)) for s in sums)
    return sums


@fp.jit
def write(
    c: Any, to: Any, sums: Any, corner: Any, end: Any, consumer: Any, form: fp.Constexpr
) -> None:
    """Write the rows of a warpgroup, some columns at a time, through shared memory: with bulk copies if `to` is a map
    of c, otherwise one element at a time up to the row `end`."""
    thread = fp.thread_idx().x % 128
    start = form.stages * form.stage_bytes + consumer * (64 * PART * 2)
    part = fp.shared_tile((64, PART), c.dtype, start)
    ours = fp.named_barrier(fp.Int32(1) + consumer, 128)
    row = thread // 32 * 16 + thread % 16
    for left in fp.range_constexpr(0, form.columns, PART):
        # The bulk copy of the columns to overwrite has finished reading.
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
                for i in fp.range(min(64, end - corner[0])):
                    c[corner[0] + i, column] = part[i, thread]
        elif thread == 0:
            for panel in fp.range_constexpr(0, PART, 64):
                at = corner[0], corner[1] + left + panel
                fp.store_bulk(to, at, part.columns(panel, 64))
            fp.commit_bulk()


@fp.kernel(noalias=True)
def matmul_kernel(
    a: Any,
    b: Any,
    to: Any,
    c: fp.Tensor,
    depth: fp.Int32,
    after: Any,
    form: fp.Constexpr,
) -> None:
    """Compute the tiles of c that this block takes."""
    pipe = pipeline(form.stages, CONSUMERS)
    thread = fp.thread_idx().x
    role = fp.shuffle(thread // 128, 0)
    rows, columns = tiles_of(c, form)
    tiles = rows * columns
    steps = (depth + depth_of(a.dtype) - 1) // depth_of(a.dtype)
    if role == 0:
        fp.fewer_registers(40)
        if thread == 0:
            produce(a, b, c, pipe, tiles, steps, form)
    else:
        fp.more_registers(232)
        consumer = role - 1
        turn = pipe.consumer()
        for tile in fp.range(fp.block_idx().x, tiles, fp.grid_dim().x):
            sums, turn = sum_steps(a, b, pipe, turn, steps, consumer, form)
            top, first = place(c, tile, form)
            corner = top + consumer * 64, first
            sums = finished(sums, c, corner, after, form)
            write(c, to, sums, corner, c.shape[0], consumer, form)


@fp.jit
def box(factor: Any, rows: fp.Constexpr, is_along: fp.Constexpr) -> Any:
    """Return a factor's map, for boxes whose rows have 128 bytes."""
    depth = depth_of(factor.dtype)
    return fp.tensor_map(factor, (rows, depth) if is_along else (depth, 64))


@fp.jit
def multiply(a: Any, b: Any, to: Any, c: Any, after: Any, blocks: Any, form: fp.Constexpr) -> None:
    """Launch the kernel; `to` is the map of c, or None for a c whose rows start anywhere."""
    (n, k) = (a.shape[1], a.shape[0]) if form.a_turned else (a.shape[0], a.shape[1])
    (deep, m) = (b.shape[1], b.shape[0]) if form.b_turned else (b.shape[0], b.shape[1])
    assert k == deep, "a and b do not fit each other"
    assert c.shape[0] == n and c.shape[1] == m, "c has another shape"
    maps = box(a, ROWS, not form.a_turned), box(b, form.columns, form.b_turned)
    matmul_kernel(*maps, to, c, k, after, form).launch(
        grid=blocks, block=THREADS, smem=form.shared_bytes
    )


@fp.jit(options="--gpu-arch sm_90a")
def matmul_hopper(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor, blocks: fp.Int32) -> None:
    """Set c to the product of a and b; `blocks` is the number of multiprocessors of the GPU."""
    multiply(a, b, fp.tensor_map(c, (64, 64)), c, After(), blocks, Form())


@fp.jit(options="--gpu-arch sm_90a")
def matmul_fused(
    a: fp.Tensor,
    b: fp.Tensor,
    c: fp.Tensor,
    scale: fp.Float32,
    bias: fp.Tensor | None,
    blocks: fp.Int32,
    form: fp.Constexpr,
    source: fp.Tensor | None = None,
    beta: fp.Float32 = 1.0,
) -> None:
    """Set c to a function of a product: transposed factors and an activation, selected by `form`, a scale, `beta` times
    `source`, and a bias. `source` may be c itself."""
    if source is not None:
        fits = source.shape[0] == c.shape[0] and source.shape[1] == c.shape[1]
        assert fits, "source has another shape than c"
    after = After(scale=scale, source=source, beta=beta, bias=bias)
    multiply(a, b, fp.tensor_map(c, (64, 64)), c, after, blocks, form)


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
