"""The same as `fishplate.cute.testing`."""

from __future__ import annotations

from typing import Any

from ..cute.testing import JitArguments, benchmark, convert, get_workspace_count
from ..cute._missing import missing

__all__ = ["JitArguments", "benchmark", "convert", "get_workspace_count"]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"testing.{name}", "cutlass"))
