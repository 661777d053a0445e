"""Kernels by hand in PTX, and the functions that launch them."""

from __future__ import annotations

from fishplate import Function, cuda

HEAD = ".version 7.8\n.target sm_80\n.address_size 64\n"

#: y = x + 1 over n elements.
ADD_ONE = (
    HEAD
    + """
.visible .entry add_one(.param .u64 x, .param .u64 y, .param .u32 n) {
  .reg .pred %p;
  .reg .b32 %r<5>;
  .reg .b64 %d<6>;
  .reg .f32 %f<3>;
  ld.param.u64 %d1, [x];
  ld.param.u64 %d2, [y];
  ld.param.u32 %r1, [n];
  mov.u32 %r2, %ctaid.x;
  mov.u32 %r3, %ntid.x;
  mov.u32 %r4, %tid.x;
  mad.lo.s32 %r2, %r2, %r3, %r4;
  setp.ge.s32 %p, %r2, %r1;
  @%p bra DONE;
  cvta.to.global.u64 %d1, %d1;
  cvta.to.global.u64 %d2, %d2;
  mul.wide.s32 %d3, %r2, 4;
  add.s64 %d4, %d1, %d3;
  add.s64 %d5, %d2, %d3;
  ld.global.f32 %f1, [%d4];
  add.f32 %f2, %f1, 0f3F800000;
  st.global.f32 [%d5], %f2;
DONE:
  ret;
}
"""
)

#: Every thread traps.
TRAP = HEAD + ".visible .entry trap_all() { trap; ret; }\n"

#: y[0] = the number of blocks in the cluster, as the hardware has it.
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
