"""The part of `cutlass._mlir` that stands for operations of kernels: inline assembly.

The bindings of MLIR itself are :mod:`fishplate.ir`, whose objects are not values of a kernel.
"""

from __future__ import annotations

from typing import Any

from ...cute._missing import missing
from . import dialects

__all__ = ["dialects"]


def __getattr__(name: str) -> Any:
    """Name what is not there."""
    raise AttributeError(missing(f"_mlir.{name}", "cutlass"))
