"""Two kernels in one library, for programs without Python. Run it with the path of the library to write."""

import sys
from typing import Any

import fishplate as fp


@fp.jit
def saxpy(a: fp.Float32, x: fp.Tensor, y: fp.Tensor) -> None:
    """y += a * x."""
    for i in fp.parallel_range(x.shape[0]):
        y[i] = a * x[i] + y[i]


@fp.jit
def dot(x: fp.Tensor, y: fp.Tensor) -> Any:
    """Returns the sum of the products, and the largest of them."""
    total, largest = 0.0, -fp.math.inf
    for i in range(x.shape[0]):
        total += x[i] * y[i]
        largest = max(largest, x[i] * y[i])
    return total, largest


n = fp.sym_int()
vector = fp.make_fake_compact_tensor(fp.Float32, (n,))
made = [fp.compile(saxpy, fp.Float32(0), vector, vector), fp.compile(dot, vector, vector)]
fp.export_module(sys.argv[1], made)
