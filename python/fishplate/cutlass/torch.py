"""Types and streams of torch, under CuTe's names. Torch is imported on first use."""

from __future__ import annotations

from ctypes import c_void_p
from typing import Any

from ..cute._missing import missing

__all__ = ["current_stream", "default_stream", "dtype"]


def dtype(ty: Any) -> Any:
    """Return torch's type for a numeric type."""
    import torch

    name = "bool" if str(ty.dtype) == "bool" else str(ty.dtype)
    found = getattr(torch, name, None)
    if not isinstance(found, torch.dtype):
        raise TypeError(f"torch has no type for {ty.__name__}")
    return found


def current_stream() -> Any:
    """Return torch's current stream, as an argument."""
    import torch

    return c_void_p(torch.cuda.current_stream().cuda_stream)


def default_stream() -> Any:
    """Return torch's default stream, as an argument."""
    import torch

    return c_void_p(torch.cuda.default_stream().cuda_stream)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"torch.{name}", "cutlass"))
