"""An allocator of shared memory, the order of a matrix, and layouts as LaTeX, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ...cute._missing import missing
from . import tensor_helpers
from .latex import print_latex, print_latex_tv
from .layout_enum import LayoutEnum
from .smem_allocator import SmemAllocator, get_smem_capacity_in_bytes

__all__ = [
    "LayoutEnum",
    "SmemAllocator",
    "get_smem_capacity_in_bytes",
    "print_latex",
    "print_latex_tv",
    "tensor_helpers",
]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"utils.{name}", "cutlass"))
