"""Handwritten PTX kernels, and the functions that launch them."""

from __future__ import annotations

from pathlib import Path

import fishplate as fp
from fishplate import Function, cuda

HEAD = ".version 7.8\n.target sm_80\n.address_size 64\n"

#: y = x + 1 over n elements.
ADD_ONE = (Path(__file__).parents[2] / "gpu/add_one.ptx").read_text()

#: Every thread traps.
TRAP = HEAD + ".visible .entry trap_all() { trap; ret; }\n"

#: y[0] = the number of blocks in the cluster, as reported by the hardware.
CLUSTER = (
    HEAD.replace("sm_80", "sm_90")
    + """
.visible .entry cluster_size(.param .u64 y) {
  .reg .b32 %r;
  .reg .b64 %d;
  ld.param.u64 %d, [y];
  cvta.to.global.u64 %d, %d;
  mov.u32 %r, %cluster_nctaid.x;
  st.global.u32 [%d], %r;
  ret;
}
"""
)

PARAMS = "x: Tensor([n], float32, device=cuda), y: Tensor([n], float32, device=cuda)"


def add_one(**options: object) -> Function:
    """The function over two tensors."""
    module = cuda.load_cubin(ADD_ONE)
    return module.kernel("add_one", PARAMS, "ceildiv(n, 256)", 256, args=["x", "y", "n"], **options)


@fp.kernel
def add_kernel(x: fp.Tensor, y: fp.Tensor, much: fp.Constexpr) -> None:
    """Set a block of y, through shared memory."""
    t = fp.thread_idx().x
    i = fp.block_idx().x * 128 + t
    shared = fp.shared_array(128, fp.Float32)
    if i < x.shape[0]:
        shared[t] = x[i]
    fp.sync_threads()
    if i < x.shape[0]:
        y[i] = shared[t] + much


@fp.jit
def add_constant(x: fp.Tensor, y: fp.Tensor, much: fp.Constexpr) -> None:
    """Set y to x plus a constant; each value of the constant triggers a compilation."""
    add_kernel(x, y, much).launch(grid=(x.shape[0] + 127) // 128, block=128)


@fp.jit
def add_on(x: fp.Tensor, y: fp.Tensor, stream: cuda.Stream) -> None:
    """Set y to x and 2, on a stream."""
    add_kernel(x, y, 2).launch(grid=(x.shape[0] + 127) // 128, block=128, stream=stream)


def add_one_in_python() -> Function:
    """Like `add_one`, with a kernel in Python."""
    vector = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),), device="cuda")
    return fp.compile(add_constant, vector, vector, 1)
