"""The floor: `cuLaunchKernel` in a C loop, by the library that `gpu/pack` builds from `floor.c`."""

from __future__ import annotations

import ctypes
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

GPU = Path(__file__).resolve().parents[1]

#: y = x + 1 over n elements of float32.
PTX = """
.version 7.8
.target sm_80
.address_size 64
.visible .entry add_one(.param .u64 x, .param .u64 y, .param .u32 n) {
  .reg .pred %p;
  .reg .b32 %r<5>;
  .reg .b64 %d<6>;
  .reg .f32 %f<3>;
  ld.param.u64 %d1, [x];
  ld.param.u32 %r1, [n];
  ld.param.u64 %d2, [y];
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


def library() -> ctypes.CDLL:
    """Return the C loop: as carried, else built here."""
    carried = os.environ.get("GPU_CARRIED", "")
    path = Path(carried) / "libgpu_floor.so"
    if not carried or not path.is_file():
        path = Path(tempfile.mkdtemp()) / "libgpu_floor.so"
        command = ["cc", "-O2", "-fPIC", "-shared", "-o", path, GPU / "floor.c", "-ldl"]
        subprocess.run(command, check=True)
    loop = ctypes.CDLL(str(path))
    loop.floor_time.restype = ctypes.c_double
    return loop


class Parameters(ctypes.Structure):
    """What the kernel takes, as it lies in a buffer."""

    _fields_ = [("x", ctypes.c_void_p), ("y", ctypes.c_void_p), ("n", ctypes.c_int32)]


#: How the driver is called; the numbers are those of `floor.c`.
MODES = {
    "": 0,
    ", context asked for": 1,
    ", parameters in a buffer": 2,
    ", by cuLaunchKernelEx": 3,
}


def add_one(x: int, y: int, n: int, stream: int, mode: int = 0) -> Callable[[int], float]:
    """Return a row: launches of add_one over addresses on the device, in the thread's context."""
    loop, function = library(), ctypes.c_void_p()
    code = loop.floor_load(PTX.encode(), b"add_one", ctypes.byref(function))
    if code:
        raise RuntimeError(f"the driver refused the kernel: {code}")
    values, size = Parameters(x, y, n), ctypes.c_size_t(20)
    start = ctypes.addressof(values)
    params = (ctypes.c_void_p * 3)(start, start + 8, start + 16)
    # CU_LAUNCH_PARAM_BUFFER_POINTER, _SIZE and _END.
    extra = (ctypes.c_void_p * 5)(1, start, 2, ctypes.addressof(size), 0)
    kept = (values, size, params, extra)

    def run(calls: int) -> float:
        grid, on = (n + 255) // 256, ctypes.c_void_p(stream)
        ns = loop.floor_time(function, grid, 256, on, kept[2], kept[3], mode, calls)
        if ns < 0:
            raise RuntimeError(f"the driver refused the launch: {-ns:.0f}")
        return ns

    return run
