"""matmul_fp8: c = scale * a @ b.T on Hopper's tensor cores, factors in Float8E4M3FN, c in BFloat16.

The kernel is that of matmul_hopper. Factors of 8 bits are summed along their rows, so b holds the transpose. The scale is
one number, or a number for each row of a and one for each row of b.
"""

from __future__ import annotations

import arrays
import fishplate as fp
import matmul_hopper as whole
import numpy as np

FORM = whole.Form(b_turned=True)


@fp.jit(options="--gpu-arch sm_90a")
def matmul_fp8(
    a: fp.Tensor, b: fp.Tensor, c: fp.Tensor, scale: fp.Float32, blocks: fp.Int32
) -> None:
    """Set c to the scaled product; `blocks` is the number of multiprocessors of the GPU."""
    after = whole.After(scale=scale)
    whole.multiply(a, b, fp.tensor_map(c, (64, 64)), c, after, blocks, FORM)


@fp.jit(options="--gpu-arch sm_90a")
def matmul_fp8_by_row(
    a: fp.Tensor,
    b: fp.Tensor,
    c: fp.Tensor,
    a_scales: fp.Tensor,
    b_scales: fp.Tensor,
    blocks: fp.Int32,
) -> None:
    """Set c to the product of a and b.T whose rows are scaled."""
    assert a_scales.shape[0] == a.shape[0], "a_scales does not have an element for each row of a"
    assert b_scales.shape[0] == b.shape[0], "b_scales does not have an element for each row of b"
    after = whole.After(row_scales=a_scales, column_scales=b_scales)
    whole.multiply(a, b, fp.tensor_map(c, (64, 64)), c, after, blocks, FORM)


def main(n: int = 200, k: int = 160, m: int = 264) -> None:
    """Check the kernel against NumPy."""
    a = arrays.put_float8(arrays.random(n, k))
    b = arrays.put_float8(arrays.random(m, k, seed=1))
    c = arrays.put_bfloat16(np.zeros((n, m), np.float32))
    matmul_fp8(a, b, c, 0.5, 2)
    product = arrays.get(a) @ arrays.get(b).T
    got, expected = [arrays.get(c)], [product * 0.5]
    scales = [abs(arrays.random(count, seed=2 + count)) for count in (n, m)]
    matmul_fp8_by_row(a, b, c, *(arrays.put(scale) for scale in scales), 2)
    got.append(arrays.get(c))
    expected.append(product * np.outer(*scales))
    arrays.report("matmul_fp8", np.stack(got), np.stack(expected), rtol=1 / 64, atol=0.05)


if __name__ == "__main__":
    main()
