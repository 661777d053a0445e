"""The current GPU and its default stream, under CuTe's names. Without a GPU, kernels run on the CPU and waiting does
nothing."""

from __future__ import annotations

from ctypes import c_void_p
from typing import Any

from ..compiler import CUDADialectError
from ..cute._missing import missing

__all__ = ["default_stream", "initialize_cuda_context", "stream_sync"]


def initialize_cuda_context(device_id: int = 0) -> None:
    """Make the driver initialise a GPU, if there is one."""
    from .. import cuda

    if _has_gpu():
        cuda.synchronize(device_id)


def default_stream() -> c_void_p:
    """Return the default stream."""
    return c_void_p(0)


def stream_sync(stream: Any) -> None:
    """Wait until the GPU has completed all launches, on any stream; return at once if there is no GPU."""
    from .. import cuda

    if _has_gpu():
        cuda.synchronize()


def _has_gpu() -> bool:
    from .. import cuda

    try:
        cuda.device_name()
    except CUDADialectError:
        return False
    return True


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"cuda.{name}", "cutlass"))
