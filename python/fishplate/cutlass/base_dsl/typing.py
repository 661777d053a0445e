"""Base classes of arguments."""

from __future__ import annotations

from typing import Any

from ...cute._missing import missing

__all__ = ["JitArgument"]


class JitArgument:
    """The base class of arguments that consist of others. A dataclass needs no base class here."""


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"base_dsl.typing.{name}", "cutlass"))
