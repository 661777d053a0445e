"""Types of values under MLIR's names."""

from __future__ import annotations

from typing import Any

from ...... import arguments
from ......cute._missing import missing

__all__ = ["IntegerType"]


class IntegerType:
    """Integers of a width."""

    @staticmethod
    def get_signless(width: int) -> Any:
        """Return the scalar type of integers of a width."""
        if width == 1:
            return arguments.Boolean
        if width not in (8, 16, 32, 64):
            raise ValueError(f"integers have 1, 8, 16, 32 or 64 bits, got {width}")
        return getattr(arguments, f"Int{width}")


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"_mlir.ir.{name}", "cutlass"))
