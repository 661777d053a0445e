"""matmul_fp8: c = scale * a @ b.T on Hopper's tensor cores, factors in Float8E4M3FN, c in BFloat16.

The kernel is that of matmul_hopper. Factors of 8 bits are summed along their rows, so b holds the transpose.
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
    whole.multiply(a, b, fp.tensor_map(c, (64, 64)), c, scale, None, blocks, FORM)


def main(n: int = 200, k: int = 160, m: int = 264) -> None:
    """Check the kernel against NumPy."""
    a = arrays.put_float8(arrays.random(n, k))
    b = arrays.put_float8(arrays.random(m, k, seed=1))
    c = arrays.put_bfloat16(np.zeros((n, m), np.float32))
    matmul_fp8(a, b, c, 0.5, 2)
    expected = arrays.get(a) @ arrays.get(b).T * 0.5
    arrays.report("matmul_fp8", c, expected, rtol=1 / 64, atol=0.05)


if __name__ == "__main__":
    main()
