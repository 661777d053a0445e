"""Operations of the dialect `vector`, none of which exists here: vectors of a kernel have their own arithmetic."""

from __future__ import annotations

from typing import Any

from ....cute._missing import missing

__all__: list[str] = []


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"_mlir.dialects.vector.{name}", "cutlass"))
