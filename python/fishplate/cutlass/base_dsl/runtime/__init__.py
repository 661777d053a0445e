"""The driver as CuTe's base language calls it."""

from __future__ import annotations

from typing import Any

from ....cute._missing import missing
from . import cuda

__all__ = ["cuda"]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"base_dsl.runtime.{name}", "cutlass"))
