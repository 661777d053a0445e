"""Dialects whose operations programs write directly in kernels."""

from __future__ import annotations

from typing import Any

from ....cute._missing import missing
from . import llvm, math, nvvm, vector

__all__ = ["llvm", "math", "nvvm", "vector"]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"_mlir.dialects.{name}", "cutlass"))
