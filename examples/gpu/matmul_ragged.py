"""matmul_ragged: c = a @ b on Hopper's tensor cores for shapes with unaligned rows.

Bulk copies need rows at multiples of 16 bytes. Two short kernels first copy a and b to matrices with longer rows,
which costs little compared with the product; the rows of c are written one element at a time.
"""

from __future__ import annotations

import arrays
import fishplate as fp
import matmul_hopper as whole
import numpy as np

LANES = 256
FORM = whole.Form()


def padded(columns: int) -> int:
    """Return the number of columns, padded so that rows start at multiples of 16 bytes."""
    return (columns + 7) // 8 * 8


@fp.kernel(noalias=True)
def pad_kernel(source: fp.Tensor, target: fp.Tensor) -> None:
    """Copy a row, and set the padding after it to 0."""
    row = fp.block_idx().x
    for column in fp.range(fp.thread_idx().x, target.shape[1], LANES):
        if column < source.shape[1]:
            target[row, column] = source[row, column]
        else:
            target[row, column] = 0


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
    for matrix, room in ((a, a_room), (b, b_room)):
        assert room.shape[0] == matrix.shape[0], "a room has another number of rows"
        assert room.shape[1] >= matrix.shape[1], "a room has too few columns"
        pad_kernel(matrix, room).launch(grid=matrix.shape[0], block=LANES)
    assert a.shape[1] == b.shape[0], "a and b do not fit each other"
    assert c.shape[0] == a.shape[0] and c.shape[1] == b.shape[1], "c has another shape"
    maps = whole.box(a_room, whole.ROWS, True), whole.box(b_room, FORM.columns, False)
    whole.matmul_kernel(*maps, None, c, a.shape[1], whole.After(), FORM).launch(
        grid=blocks, block=whole.THREADS, smem=FORM.shared_bytes
    )


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
