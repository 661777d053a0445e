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
#: A kernel with three tensor maps as its parameters.
MAPS_PTX = (GPU / "three_maps.ptx").read_text()


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


class Maps(ctypes.Structure):
    """Three tensor maps, as laid out in a buffer."""

    _fields_ = [(name, ctypes.c_uint64 * 16) for name in "abc"]


def launches(
    ptx: str, kernel: str, values: ctypes.Structure, grid: int, block: int, stream: int, mode: int
) -> Callable[[int], float]:
    """Return a row: launches of a kernel with the fields of `values`, in the thread's context."""
    loop, function = library(), ctypes.c_void_p()
    code = loop.floor_load(ptx.encode(), kernel.encode(), ctypes.byref(function))
    if code:
        raise RuntimeError(f"the driver refused the kernel: {code}")
    start, fields = ctypes.addressof(values), [getattr(type(values), f[0]) for f in values._fields_]
    params = (ctypes.c_void_p * len(fields))(*(start + field.offset for field in fields))
    size = ctypes.c_size_t(fields[-1].offset + fields[-1].size)
    # CU_LAUNCH_PARAM_BUFFER_POINTER, _SIZE and _END.
    extra = (ctypes.c_void_p * 5)(1, start, 2, ctypes.addressof(size), 0)
    kept = (values, size, params, extra)

    def run(calls: int) -> float:
        on = ctypes.c_void_p(stream)
        ns = loop.floor_time(function, grid, block, on, kept[2], kept[3], mode, calls)
        if ns < 0:
            raise RuntimeError(f"the driver refused the launch: {-ns:.0f}")
        return ns

    return run


def add_one(x: int, y: int, n: int, stream: int, mode: int = 0) -> Callable[[int], float]:
    """Return a row: launches of add_one with addresses on the device."""
    values = Parameters(x, y, n)
    return launches(PTX, "add_one", values, (n + 255) // 256, 256, stream, mode)


def three_maps(stream: int) -> Callable[[int], float]:
    """Return a row: launches of a kernel that gets three tensor maps and does nothing."""
    return launches(MAPS_PTX, "three_maps", Maps(), 1, 32, stream, 0)
