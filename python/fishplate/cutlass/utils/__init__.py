"""Shared memory by an allocator, the order of a matrix, schedulers of tiles, helpers for Hopper GPUs, and layouts as LaTeX,
under CuTe's names."""

from __future__ import annotations

from typing import Any

from ...cute._missing import missing
from . import hardware_info, hopper_helpers, tensor_helpers
from .hardware_info import HardwareInfo
from .latex import print_latex, print_latex_tv
from .layout_enum import LayoutEnum
from .smem_allocator import SmemAllocator, get_smem_capacity_in_bytes
from .tile_scheduler import (
    PersistentTileSchedulerParams,
    StaticPersistentTileScheduler,
    WorkTileInfo,
)

__all__ = [
    "HardwareInfo",
    "LayoutEnum",
    "PersistentTileSchedulerParams",
    "SmemAllocator",
    "StaticPersistentTileScheduler",
    "WorkTileInfo",
    "get_smem_capacity_in_bytes",
    "hardware_info",
    "hopper_helpers",
    "print_latex",
    "print_latex_tv",
    "tensor_helpers",
]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"utils.{name}", "cutlass"))
