"""Classes that programs name by the module that defines them in CuTe."""

from __future__ import annotations

from typing import Any

from ..layout import ComposedLayout, Layout, Swizzle
from ._copy import CopyAtom, ThrCopy, TiledCopy
from ._missing import missing
from ._mma import ThrMma, TiledMma

__all__ = [
    "ComposedLayout",
    "CopyAtom",
    "Layout",
    "Swizzle",
    "ThrCopy",
    "ThrMma",
    "TiledCopy",
    "TiledMma",
]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"core.{name}"))
