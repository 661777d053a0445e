"""Arguments of compiled functions, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ..arguments import make_fake_compact_tensor, make_fake_stream, make_fake_tensor
from ..core import from_dlpack
from ..module import load_module

from ._missing import missing

__all__ = [
    "from_dlpack",
    "load_module",
    "make_fake_compact_tensor",
    "make_fake_stream",
    "make_fake_tensor",
]


def __getattr__(name: str) -> Any:
    """Name what is not there."""
    raise AttributeError(missing(f"runtime.{name}"))
