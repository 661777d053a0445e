"""matmul_bf16: c = a @ b on tensor cores, factors in BFloat16, sums in Float32.

A block of four warps computes a tile of 128 by 128 of c, a warp 64 by 64 of that in registers. Slices of a and b go
through shared memory, STAGES of them at a time: while one is multiplied, the next are copied. Rows in shared memory
are padded by 16 bytes, so that the eight rows of a matrix are in different banks.
"""

from __future__ import annotations

from typing import Any

import arrays
import fishplate as fp
import numpy as np

TILE, DEPTH, STAGES = 128, 32, 4
WARP_ROWS, WARP_COLUMNS = 64, 64
THREADS = 128
A_ROW, B_ROW = DEPTH + 8, TILE + 8
A_SIZE, B_SIZE = TILE * A_ROW, DEPTH * B_ROW
SHARED_BYTES = STAGES * (A_SIZE + B_SIZE) * 2
#: Rows of tiles that run one after the other, so that their parts of b stay in the cache.
GROUP = 8


@fp.jit
def copy_stage(a: fp.Tensor, b: fp.Tensor, at: fp.Tensor, bt: fp.Tensor, k: fp.Int32) -> None:
    """Start copying a slice of the tile's rows of a and columns of b, 16 bytes per thread and step."""
    t = fp.thread_idx().x
    for step in fp.range_constexpr(TILE * DEPTH // 8 // THREADS):
        i = step * THREADS + t
        row, column = i // (DEPTH // 8), i % (DEPTH // 8) * 8
        fp.copy_async(at, (row, column), a, (row, k + column))
    for step in fp.range_constexpr(TILE * DEPTH // 8 // THREADS):
        i = step * THREADS + t
        row, column = i // (TILE // 8), i % (TILE // 8) * 8
        fp.copy_async(bt, (row, column), b, (k + row, column))


@fp.jit
def multiply_stage(at: fp.Tensor, bt: fp.Tensor, row: Any, column: Any, sums: Any) -> Any:
    """Return the sums with the products of a slice added."""
    lane = fp.lane_id()
    across, down = lane % 16, lane // 16 * 8
    for k in fp.range_constexpr(DEPTH // 16):
        left = [
            fp.ldmatrix(at, (row + i * 16 + across, k * 16 + down)) for i in range(WARP_ROWS // 16)
        ]
        right = []
        for j in fp.range_constexpr(WARP_COLUMNS // 16):
            words = fp.ldmatrix(bt, (k * 16 + across, column + j * 16 + down), transpose=True)
            right += [words[:2], words[2:]]
        sums = tuple(
            tuple(fp.mma_bf16(p, q, s) for q, s in zip(right, line, strict=True))
            for p, line in zip(left, sums, strict=True)
        )
    return sums


@fp.kernel(noalias=True)
def matmul_kernel(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Set a tile of c."""
    tiles = c.shape[1] // TILE
    whole = GROUP * tiles
    block = fp.block_idx().x
    group, inner = block // whole, block % whole
    height = min(c.shape[0] // TILE - group * GROUP, GROUP)
    top, left = (group * GROUP + inner % height) * TILE, inner // height * TILE
    a, b, c = a[top:], b[:, left:], c[top:, left:]
    at = fp.dynamic_shared(fp.BFloat16, (STAGES, TILE, A_ROW))
    bt = fp.dynamic_shared(fp.BFloat16, (STAGES, DEPTH, B_ROW), offset=STAGES * A_SIZE * 2)
    warp, lane = fp.warp_id(), fp.lane_id()
    row, column = warp % 2 * WARP_ROWS, warp // 2 * WARP_COLUMNS
    sums = tuple(
        tuple((fp.Float32(0),) * 4 for _ in range(WARP_COLUMNS // 8))
        for _ in range(WARP_ROWS // 16)
    )
    steps = a.shape[1] // DEPTH
    for stage in fp.range_constexpr(STAGES - 1):
        if stage < steps:
            copy_stage(a, b, at[stage], bt[stage], stage * DEPTH)
        fp.commit_async()
    for step in range(steps):
        fp.wait_async(STAGES - 2)
        fp.sync_threads()
        ahead = step + STAGES - 1
        if ahead < steps:
            copy_stage(a, b, at[ahead % STAGES], bt[ahead % STAGES], ahead * DEPTH)
        fp.commit_async()
        sums = multiply_stage(at[step % STAGES], bt[step % STAGES], row, column, sums)
    row, column = row + lane // 4, column + lane % 4 * 2
    for i in fp.range_constexpr(WARP_ROWS // 16):
        for j in fp.range_constexpr(WARP_COLUMNS // 8):
            s = sums[i][j]
            c.store_vec(row + i * 16, column + j * 8, s[:2])
            c.store_vec(row + i * 16 + 8, column + j * 8, s[2:])


@fp.jit
def matmul_bf16(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Set c to the product of a and b, rows and columns are multiples of 128, the inner size is a multiple of 32."""
    assert a.shape[1] == b.shape[0], "a and b do not fit each other"
    assert c.shape[0] == a.shape[0] and c.shape[1] == b.shape[1], "c has another shape"
    assert c.shape[0] % TILE == 0 and c.shape[1] % TILE == 0, "c is not in whole tiles"
    assert a.shape[1] % DEPTH == 0, "a is not in whole stretches"
    assert a.is_aligned(8) and b.is_aligned(8), "rows start at no multiples of 16 bytes"
    assert c.is_aligned(2), "rows of c start at no multiples of 4 bytes"
    blocks = (c.shape[0] // TILE) * (c.shape[1] // TILE)
    matmul_kernel(a, b, c).launch(grid=blocks, block=THREADS, smem=SHARED_BYTES)


def main(n: int = 256, k: int = 160, m: int = 128) -> None:
    """Check the kernel against NumPy."""
    a = arrays.put_bfloat16(arrays.random(n, k))
    b = arrays.put_bfloat16(arrays.random(k, m, seed=1))
    c = arrays.put_bfloat16(np.zeros((n, m), np.float32))
    matmul_bf16(a, b, c)
    expected = arrays.get(a) @ arrays.get(b)
    arrays.report("matmul_bf16", c, expected, rtol=1 / 128, atol=0.05)


if __name__ == "__main__":
    main()
