"""Extras of the dialect `vector`: the name of `print` in MLIR's own bindings."""

from __future__ import annotations

from typing import Any

from fishplate import ir

__all__ = ["print_"]


def print_(**keywords: Any) -> ir.OpView:
    """Build a print of a value or of punctuation, as ``vector.print`` does."""
    from fishplate.dialects import vector

    return vector.PrintOp(**keywords)
