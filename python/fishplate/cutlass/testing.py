"""The same as `fishplate.cute.testing`."""

from __future__ import annotations

from typing import Any

from ..cute.testing import (
    JitArguments,
    autotune_jit,
    benchmark,
    convert,
    get_workspace_count,
    tune,
)
from ..cute._missing import missing

__all__ = [
    "JitArguments",
    "autotune_jit",
    "benchmark",
    "convert",
    "get_workspace_count",
    "tune",
]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"testing.{name}", "cutlass"))
