"""The kernel language: Python functions compiled to functions of the FFI.

.. code-block:: python

    import fishplate as fp, numpy as np

    @fp.jit
    def add_one(a: fp.Tensor, b: fp.Tensor):
        for i in range(a.shape[0]):
            b[i] = a[i] + 1.0

    a = np.arange(8, dtype=np.float32)
    b = np.empty_like(a)
    add_one(a, b)

Control flow on values known at run time becomes control flow of the kernel; the rest of the body is
Python that runs when compiling. Numbers promote as in NumPy, and Python's own take the type of what they
meet; `docs/kernel-language.md` has the rest. The names below are also names of `fishplate`.
"""

from __future__ import annotations

from ..compiler import export_module
from . import math
from ._atomic import (
    atomic_add,
    atomic_and,
    atomic_cas,
    atomic_exch,
    atomic_max,
    atomic_min,
    atomic_or,
    atomic_sub,
    atomic_xor,
)
from ._compile import compile
from ._device import (
    ballot,
    block_dim,
    block_idx,
    dynamic_shared,
    grid_dim,
    lane_id,
    shared_array,
    shuffle,
    shuffle_down,
    shuffle_up,
    shuffle_xor,
    sync_threads,
    sync_warp,
    thread_idx,
    warp_all,
    warp_any,
    warp_id,
    warp_max,
    warp_min,
    warp_sum,
)
from ._errors import CompileError, register_builtins
from ._jit import JitFunction, jit
from ._kernel import KernelCall, KernelFunction, kernel
from ._local import local_array
from ._matrix import (
    commit_async,
    copy_async,
    ldmatrix,
    load_vec,
    mma_bf16,
    store_vec,
    wait_async,
)
from ._parallel import ParallelRange as parallel_range
from ._prefetch import prefetch
from ._ptx import inline_ptx, shared_address
from ._range import Range as range
from ._range import range_constexpr
from ._select import select
from ._tensor import TensorView
from ._value import Value

register_builtins()

__all__ = [
    "CompileError",
    "JitFunction",
    "KernelCall",
    "KernelFunction",
    "TensorView",
    "Value",
    "atomic_add",
    "atomic_and",
    "atomic_cas",
    "atomic_exch",
    "atomic_max",
    "atomic_min",
    "atomic_or",
    "atomic_sub",
    "atomic_xor",
    "ballot",
    "block_dim",
    "block_idx",
    "commit_async",
    "compile",
    "copy_async",
    "dynamic_shared",
    "grid_dim",
    "export_module",
    "inline_ptx",
    "jit",
    "kernel",
    "lane_id",
    "ldmatrix",
    "load_vec",
    "local_array",
    "math",
    "mma_bf16",
    "parallel_range",
    "prefetch",
    "range",
    "range_constexpr",
    "select",
    "shared_address",
    "shared_array",
    "shuffle",
    "shuffle_down",
    "shuffle_up",
    "shuffle_xor",
    "store_vec",
    "sync_threads",
    "sync_warp",
    "thread_idx",
    "wait_async",
    "warp_all",
    "warp_any",
    "warp_id",
    "warp_max",
    "warp_min",
    "warp_sum",
]
