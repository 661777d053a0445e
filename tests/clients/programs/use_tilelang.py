"""tilelang: a kernel in its language, lowered to C for the host and to CUDA source, with the types of the FFI inside."""

from __future__ import annotations

import tilelang
import tilelang.language as T
from tilelang import tvm

SIZE, BLOCK = 256, 64


@T.prim_func
def add(
    a: T.Tensor((SIZE,), "float32"),
    b: T.Tensor((SIZE,), "float32"),
    c: T.Tensor((SIZE,), "float32"),
) -> None:
    """Add two vectors."""
    with T.Kernel(T.ceildiv(SIZE, BLOCK), threads=BLOCK) as block:
        for i in T.Parallel(BLOCK):
            c[block * BLOCK + i] = a[block * BLOCK + i] + b[block * BLOCK + i]


print("parameters", [str(buffer.shape) for buffer in add.buffer_map.values()])
print("attributes", sorted(str(key) for key in add.attrs.keys()))
module = tvm.IRModule({"main": add})
print("functions", [str(name) for name in module.get_global_vars()])
tvm.ir.assert_structural_equal(add, tvm.ir.load_json(tvm.ir.save_json(add)))
print("saved and loaded")
target = tvm.target.Target({"kind": "cuda", "arch": "sm_80"})
with target:
    source = tilelang.lower(add, target=target, enable_device_compile=False).kernel_source
print("cuda source", "__global__" in source, "float" in source)
