"""Torch tensors with 8-bit elements, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ...arguments import Float8E4M3FN, Float8E5M2, MarkedTensor
from ...cute._missing import missing
from ...cute.runtime import from_dlpack

__all__ = ["create_cute_tensor_for_fp8", "is_fp8_dtype"]

_EIGHT_BITS = (Float8E4M3FN, Float8E5M2)


def is_fp8_dtype(dtype: Any) -> bool:
    """Return whether a type is an 8-bit float that kernels support."""
    return any(dtype is kind for kind in _EIGHT_BITS)


def create_cute_tensor_for_fp8(
    storage_tensor: Any, dtype: Any, leading_dim: int, source_f32_tensor: Any = None
) -> MarkedTensor:
    """Return a tensor as an argument with dynamic extents; 8-bit floats are stored in a tensor of bytes.

    Parameters
    ----------
    storage_tensor
        A torch tensor: of bytes if the type is an 8-bit float, otherwise of the type itself.
    dtype
        The type of the elements.
    leading_dim
        The contiguous dimension.
    source_f32_tensor
        Numbers to round to 8-bit floats and write into the bytes.

    """
    if is_fp8_dtype(dtype):
        from ..torch import dtype as torch_dtype

        kind = torch_dtype(dtype)
        if source_f32_tensor is not None:
            import torch

            storage_tensor.copy_(source_f32_tensor.to(kind).view(torch.uint8))
        storage_tensor = storage_tensor.view(kind)
    return from_dlpack(storage_tensor, assumed_align=16).mark_layout_dynamic(leading_dim)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"utils.tensor_helpers.{name}", "cutlass"))
