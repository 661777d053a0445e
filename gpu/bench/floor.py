"""The floor: `cuLaunchKernel` in a C loop, in the library that `gpu/pack` builds from `floor.c`."""

from __future__ import annotations

import ctypes
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

GPU = Path(__file__).resolve().parents[1]

#: y = x + 1 over n elements of float32.
PTX = (GPU / "add_one.ptx").read_text()


def library() -> ctypes.CDLL:
    """Return the C loop: the packed one, else built here."""
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
    """The kernel's parameters, as laid out in a buffer."""

    _fields_ = [("x", ctypes.c_void_p), ("y", ctypes.c_void_p), ("n", ctypes.c_int32)]


#: Ways to call the driver; the numbers are those of `floor.c`.
MODES = {
    "": 0,
    ", context asked for": 1,
    ", parameters in a buffer": 2,
    ", by cuLaunchKernelEx": 3,
}


def add_one(x: int, y: int, n: int, stream: int, mode: int = 0) -> Callable[[int], float]:
    """Return a row: launches of add_one with addresses on the device, in the thread's context."""
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
