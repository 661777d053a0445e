"""Common code of kernels over the rows of a matrix: a block per row, whose threads keep the row in registers, and sums
and maxima over a block. Rows start at multiples of 16 bytes if their length is a multiple of VEC."""

from __future__ import annotations

from typing import Any

import fishplate as fp

THREADS, VEC = 256, 4
#: Blocks that share a row which is too wide for one, and the rows that such a cluster takes one after the other.
CLUSTER, FOLLOWING = 8, 4
#: Bytes of shared memory for parts of rows that are on their way. Two blocks fit on a multiprocessor: one computes while
#: the other one waits.
ROOM = 64 * 1024


def steps(columns: int) -> int:
    """Return the number of steps in which the threads of a block, with VEC elements each, cover a row."""
    return max(1, -(-columns // (THREADS * VEC)))


@fp.jit
def check(x: fp.Tensor) -> None:
    """Refuse misaligned rows that would be read VEC elements at a time."""
    if x.shape[-1] % VEC == 0:
        assert x.is_aligned(VEC), "rows start where VEC elements cannot be read at once"


@fp.jit
def load_ragged(x: fp.Tensor, per: fp.Constexpr, fill: fp.Float32) -> Any:
    """Return the thread's elements of a row of any length; ``fill`` beyond its end."""
    n = x.shape[0]
    parts = []
    for k in fp.range_constexpr(per):
        c = (k * THREADS + fp.thread_idx().x) * VEC
        if n % VEC == 0 and c + VEC <= n:
            part = tuple(fp.Float32(v) for v in x.load_vec(c, VEC))
        else:
            part = tuple(fp.Float32(x[c + j]) if c + j < n else fill for j in range(VEC))
        parts.append(part)
    return tuple(parts)


@fp.jit
def load_row(x: fp.Tensor, per: fp.Constexpr, fill: fp.Float32) -> Any:
    """Return the thread's elements of a row, VEC at a time; ``fill`` beyond its end.

    A row that occupies all threads is read without a check of its end, so that no load waits for another.
    """
    if x.shape[0] == per * THREADS * VEC:
        t = fp.thread_idx().x
        starts = [(k * THREADS + t) * VEC for k in range(per)]
        return tuple(tuple(fp.Float32(v) for v in x.load_vec(c, VEC)) for c in starts)
    return load_ragged(x, per, fill)


@fp.jit
def store_row(x: fp.Tensor, parts: Any) -> None:
    """Set the thread's elements of a row."""
    n, t = x.shape[0], fp.thread_idx().x
    if n == len(parts) * THREADS * VEC:
        for k, part in enumerate(parts):
            x.store_vec((k * THREADS + t) * VEC, part)
        return
    for k, part in enumerate(parts):
        c = (k * THREADS + t) * VEC
        if n % VEC == 0 and c + VEC <= n:
            x.store_vec(c, part)
        else:
            for j in fp.range_constexpr(VEC):
                if c + j < n:
                    x[c + j] = part[j]


def wide_steps(columns: int) -> int:
    """Return the same for a row that the blocks of a cluster share."""
    return steps(-(-columns // CLUSTER))


def wide_stages(per: int) -> int:
    """Return how many parts of rows a block has room for in shared memory."""
    return max(1, min(3, ROOM // (per * THREADS * VEC * 4)))


@fp.jit
def own_columns(columns: Any, per: fp.Constexpr) -> Any:
    """Return the first column of the part of a row that a block of a cluster has, and how many there are: maybe none."""
    size = per * THREADS * VEC
    start = min(fp.cluster_rank() * size, columns)
    return start, min(start + size, columns) - start


@fp.jit
def staged(x: fp.Tensor, per: fp.Constexpr, stage: Any) -> Any:
    """Return the shared memory of a stage."""
    size = per * THREADS * VEC
    return fp.dynamic_shared(x.dtype, (size,), stage * (size * x.dtype.dtype.bits // 8))


@fp.jit
def own_rows(x: fp.Tensor) -> Any:
    """Return the first row of a cluster, and the one behind its last."""
    first = fp.block_idx().x // CLUSTER * FOLLOWING
    return first, min(first + FOLLOWING, x.shape[0])


@fp.jit
def ask(x: fp.Tensor, row: Any, last: Any, per: fp.Constexpr, stage: Any, arrived: Any) -> None:
    """Start copying this block's part of a row into a stage, if the row comes before the last."""
    if row < last:
        start, count = own_columns(x.shape[1], per)
        arrived.arrive(expect=count * (x.dtype.dtype.bits // 8))
        if count > 0:
            fp.copy_bulk(staged(x, per, stage), x, (row, start), arrived, count=count)


@fp.jit
def check_wide(x: fp.Tensor, per: fp.Constexpr) -> None:
    """Refuse rows whose parts cannot be read VEC elements at a time, or that are too long for a cluster."""
    assert x.shape[1] % VEC == 0, "the number of columns is not a multiple of VEC"
    assert x.shape[1] <= per * THREADS * VEC * CLUSTER, "the rows are too long for `per`"
    check(x)


@fp.jit
def block_sum(value: fp.Float32) -> fp.Float32:
    """Return the sum over the threads of a block, in every thread."""
    shared = fp.shared_array(THREADS // 32, fp.Float32)
    value = fp.warp_sum(value)
    fp.sync_threads()
    if fp.lane_id() == 0:
        shared[fp.warp_id()] = value
    fp.sync_threads()
    return sum(shared[w] for w in range(THREADS // 32))


@fp.jit
def block_max(value: fp.Float32) -> fp.Float32:
    """Return the largest value of the threads of a block, in every thread."""
    shared = fp.shared_array(THREADS // 32, fp.Float32)
    value = fp.warp_max(value)
    if fp.lane_id() == 0:
        shared[fp.warp_id()] = value
    fp.sync_threads()
    return max(tuple(shared[w] for w in range(THREADS // 32)))
