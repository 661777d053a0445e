"""The part of `cutlass._mlir` that kernels use: inline assembly.

The bindings of MLIR itself are :mod:`fishplate.ir`, whose objects are not values of a kernel.
"""

from __future__ import annotations

from typing import Any

from ...cute._missing import missing
from . import dialects

__all__ = ["dialects"]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"_mlir.{name}", "cutlass"))
