"""Constants of warps, where CuTe has them."""

from __future__ import annotations

from typing import Any

from .._missing import missing
from . import WARP_SIZE

__all__ = ["FULL_MASK", "WARP_SIZE"]

#: Every lane of a warp, as an Int32 holds it.
FULL_MASK = -1


def __getattr__(name: str) -> Any:
    """Name what is not there."""
    raise AttributeError(missing(f"arch.nvvm_wrappers.{name}"))
