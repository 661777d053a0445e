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
from ._hopper import (
    Barrier,
    Barriers,
    TensorMap,
    SharedTile,
    barriers,
    commit_bulk,
    copy_bulk,
    fence_async,
    fence_barriers,
    shared_tile,
    store_bulk,
    tensor_map,
    wait_bulk,
)
from ._jit import JitFunction, jit
from ._kernel import KernelCall, KernelFunction, kernel
from ._layout_tensor import (
    CoordinateTensor,
    LayoutTensor,
    basic_copy,
    local_partition,
    local_tile,
    make_fragment,
    make_fragment_like,
    make_identity_tensor,
    make_tensor,
)
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
from ._warpgroup import (
    commit_wgmma,
    fewer_registers,
    NamedBarrier,
    more_registers,
    named_barrier,
    pack_pairs,
    stmatrix,
    wait_wgmma,
    wgmma,
)

register_builtins()

__all__ = [
    "Barrier",
    "Barriers",
    "CompileError",
    "CoordinateTensor",
    "JitFunction",
    "KernelCall",
    "KernelFunction",
    "NamedBarrier",
    "LayoutTensor",
    "TensorMap",
    "TensorView",
    "SharedTile",
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
    "barriers",
    "basic_copy",
    "block_dim",
    "block_idx",
    "commit_async",
    "commit_bulk",
    "commit_wgmma",
    "compile",
    "copy_async",
    "copy_bulk",
    "dynamic_shared",
    "export_module",
    "fence_async",
    "fence_barriers",
    "fewer_registers",
    "grid_dim",
    "inline_ptx",
    "jit",
    "kernel",
    "lane_id",
    "ldmatrix",
    "load_vec",
    "local_array",
    "local_partition",
    "local_tile",
    "make_fragment",
    "make_fragment_like",
    "make_identity_tensor",
    "make_tensor",
    "math",
    "mma_bf16",
    "more_registers",
    "named_barrier",
    "pack_pairs",
    "parallel_range",
    "prefetch",
    "range",
    "range_constexpr",
    "select",
    "shared_address",
    "shared_array",
    "shared_tile",
    "shuffle",
    "shuffle_down",
    "shuffle_up",
    "shuffle_xor",
    "store_bulk",
    "stmatrix",
    "store_vec",
    "sync_threads",
    "sync_warp",
    "tensor_map",
    "thread_idx",
    "wait_async",
    "wait_bulk",
    "wait_wgmma",
    "warp_all",
    "warp_any",
    "warp_id",
    "warp_max",
    "warp_min",
    "warp_sum",
    "wgmma",
]
