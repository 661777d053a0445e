"""Dialects whose operations kernels write by hand."""

from __future__ import annotations

from typing import Any

from ....cute._missing import missing
from . import llvm

__all__ = ["llvm"]


def __getattr__(name: str) -> Any:
    """Name what is not there."""
    raise AttributeError(missing(f"_mlir.dialects.{name}", "cutlass"))
