"""Constants of warps, in the module where CuTe has them."""

from __future__ import annotations

from typing import Any

from .._missing import missing
from . import WARP_SIZE

__all__ = ["FULL_MASK", "WARP_SIZE"]

#: A mask of all lanes of a warp, as an Int32.
FULL_MASK = -1


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"arch.nvvm_wrappers.{name}"))
