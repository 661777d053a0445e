"""Modules of CuTe's base language that libraries import by name."""

from __future__ import annotations

from typing import Any

from ...cute._missing import missing
from . import runtime, typing

__all__ = ["runtime", "typing"]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"base_dsl.{name}", "cutlass"))
