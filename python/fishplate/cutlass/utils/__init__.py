"""Shared memory by an allocator, and the order of a matrix, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ...cute._missing import missing
from .layout_enum import LayoutEnum
from .smem_allocator import SmemAllocator

__all__ = ["LayoutEnum", "SmemAllocator"]


def __getattr__(name: str) -> Any:
    """Name what is not there."""
    raise AttributeError(missing(f"utils.{name}", "cutlass"))
