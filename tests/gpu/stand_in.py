"""The stand-in for the CUDA driver: its log, and failures on request."""

from __future__ import annotations

import ctypes
import os

import fishplate as fp
from fishplate import cuda

#: Whether the driver is the stand-in.
STUB = "fishplate_cuda_stub" in os.environ.get("FISHPLATE_CUDA_LIBRARY", "")


class Driver:
    """The stand-in's own functions; on a GPU only `log` may be called, and is empty."""

    def __init__(self) -> None:
        path = os.environ["FISHPLATE_CUDA_LIBRARY"] if STUB else None
        self._library = ctypes.CDLL(path) if path else None
        self._start = len(self._all())

    def _all(self) -> list[str]:
        if not self._library:
            return []
        log = self._library.fishplate_cuda_stub_log
        log.restype, log.argtypes = ctypes.c_size_t, [ctypes.c_void_p, ctypes.c_size_t]
        # Objects that are freed meanwhile also write to the log.
        buffer = ctypes.create_string_buffer(log(None, 0) + 65536)
        count = log(buffer, len(buffer))
        return buffer.raw[:count].decode().split("\n")

    def log(self) -> list[str]:
        """The calls since the test began."""
        return self._all()[self._start :]

    def launches(self) -> list[str]:
        """The launches since the test began."""
        return [line for line in self.log() if line.startswith("cuLaunchKernelEx")]

    def fail(self, function: str, code: int, times: int = 1) -> None:
        """Make a function fail the next times that it is called."""
        self._library.fishplate_cuda_stub_fail(function.encode(), code, times)

    def call(self, function: str, *arguments: int) -> None:
        """Call a function of the driver with integer words."""
        code = self._library[function](*map(ctypes.c_size_t, arguments))
        assert code == 0, (function, code)

    def device(self) -> int | None:
        """The thread's device."""
        context = ctypes.c_size_t()
        self.call("cuCtxGetCurrent", ctypes.addressof(context))
        return context.value - 0x100 if context.value else None


def values(tensor: fp.Tensor) -> object:
    """The elements of a tensor on a device, as a NumPy array."""
    import numpy as np

    cuda.synchronize(tensor.device)
    array = np.empty(tuple(tensor.shape), str(tensor.dtype))
    cuda.copy(array, tensor)
    return array
