"""Arguments of compiled functions, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ..arguments import MarkedTensor, make_fake_compact_tensor, make_fake_stream, make_fake_tensor
from ..module import load_module

from ._missing import missing

__all__ = [
    "from_dlpack",
    "load_module",
    "make_fake_compact_tensor",
    "make_fake_stream",
    "make_fake_tensor",
]


def from_dlpack(
    tensor: Any,
    assumed_align: int | None = None,
    use_32bit_stride: bool = False,
    *,
    enable_tvm_ffi: bool = True,
) -> MarkedTensor:
    """Return the tensor of another package, whose layout is fixed where no mark makes it dynamic.

    Parameters
    ----------
    tensor, assumed_align, use_32bit_stride
        As for :func:`fishplate.from_dlpack`.
    enable_tvm_ffi
        Accepted and ignored: arguments always pass through the ABI of TVM-FFI.

    """
    return MarkedTensor.of(tensor, assumed_align, use_32bit_stride)


def __getattr__(name: str) -> Any:
    """Name what is not there."""
    raise AttributeError(missing(f"runtime.{name}"))
