"""Functions of the dialect `math` on values of a kernel."""

from __future__ import annotations

from typing import Any

from ....cute import math as functions
from ....cute._missing import missing

__all__ = [*functions.__all__]


def __getattr__(name: str) -> Any:
    """Return a function of numbers, or raise an error that names the missing name and its equivalent here."""
    if name in functions.__all__:
        return getattr(functions, name)
    raise AttributeError(missing(f"_mlir.dialects.math.{name}", "cutlass"))
