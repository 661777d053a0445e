"""matmul_ragged: c = a @ b on Hopper's tensor cores for shapes with unaligned rows, with all that matmul_hopper can do.

Bulk copies need rows at multiples of 16 bytes. Two short kernels first copy a and b to matrices with longer rows,
which costs little compared with the product; the rows of c are written one element at a time.
"""

from __future__ import annotations

from typing import Any

import arrays
import fishplate as fp
import matmul_hopper as whole
import numpy as np

LANES = 256
FORM = whole.Form()


def padded(columns: int, size: int = 2) -> int:
    """Return the number of columns of elements of a size, padded so that rows start at multiples of 16 bytes."""
    step = 16 // size
    return (columns + step - 1) // step * step


@fp.kernel(noalias=True)
def pad_kernel(source: fp.Tensor, target: fp.Tensor) -> None:
    """Copy a row, and set the padding after it to 0."""
    row = fp.block_idx().x
    for column in fp.range(fp.thread_idx().x, target.shape[1], LANES):
        if column < source.shape[1]:
            target[row, column] = source[row, column]
        else:
            target[row, column] = 0


@fp.jit
def multiply(
    a: fp.Tensor,
    b: fp.Tensor,
    c: fp.Tensor,
    rooms: Any,
    after: Any,
    blocks: Any,
    form: fp.Constexpr,
) -> None:
    """Launch the kernels."""
    for matrix, room in ((a, rooms[0]), (b, rooms[1])):
        assert room.shape[0] == matrix.shape[0], "a room has another number of rows"
        assert room.shape[1] >= matrix.shape[1], "a room has too few columns"
        pad_kernel(matrix, room).launch(grid=matrix.shape[0], block=LANES)
    (n, k) = (a.shape[1], a.shape[0]) if form.a_turned else (a.shape[0], a.shape[1])
    (deep, m) = (b.shape[1], b.shape[0]) if form.b_turned else (b.shape[0], b.shape[1])
    assert k == deep, "a and b do not fit each other"
    assert c.shape[0] == n and c.shape[1] == m, "c has another shape"
    maps = (
        whole.box(rooms[0], whole.ROWS, not form.a_turned),
        whole.box(rooms[1], form.columns, form.b_turned),
    )
    whole.matmul_kernel(*maps, None, c, k, after, form).launch(
        grid=blocks, block=whole.THREADS, smem=form.shared_bytes
    )


@fp.jit(options="--gpu-arch sm_90a")
def matmul_ragged(
    a: fp.Tensor,
    b: fp.Tensor,
    c: fp.Tensor,
    a_room: fp.Tensor,
    b_room: fp.Tensor,
    blocks: fp.Int32,
) -> None:
    """Set c to the product of a and b; the buffers have the rows of a and b, and `padded` columns."""
    multiply(a, b, c, (a_room, b_room), whole.After(), blocks, FORM)


@fp.jit(options="--gpu-arch sm_90a")
def matmul_ragged_fused(
    a: fp.Tensor,
    b: fp.Tensor,
    c: fp.Tensor,
    a_room: fp.Tensor,
    b_room: fp.Tensor,
    scale: fp.Float32,
    bias: fp.Tensor | None,
    blocks: fp.Int32,
    form: fp.Constexpr,
    source: fp.Tensor | None = None,
    beta: fp.Float32 = 1.0,
    row_scales: fp.Tensor | None = None,
    column_scales: fp.Tensor | None = None,
) -> None:
    """Set c to a function of a product, as `matmul_fused` does, with factors of 16 or 8 bits, and with a scale for each row
    and each column of c or without."""
    if source is not None:
        fits = source.shape[0] == c.shape[0] and source.shape[1] == c.shape[1]
        assert fits, "source has another shape than c"
    after = whole.After(scale, row_scales, column_scales, source, beta, bias)
    multiply(a, b, c, (a_room, b_room), after, blocks, form)


def main(n: int = 139, k: int = 93, m: int = 271) -> None:
    """Check the kernel against NumPy."""
    a = arrays.put_bfloat16(arrays.random(n, k))
    b = arrays.put_bfloat16(arrays.random(k, m, seed=1))
    c, a_room, b_room = (
        arrays.put_bfloat16(np.zeros(shape, np.float32))
        for shape in ((n, m), (n, padded(k)), (k, padded(m)))
    )
    matmul_ragged(a, b, c, a_room, b_room, 2)
    expected = arrays.get(a) @ arrays.get(b)
    arrays.report("matmul_ragged", c, expected, rtol=1 / 128, atol=0.05)


if __name__ == "__main__":
    main()
