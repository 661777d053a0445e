"""Operations that copies and products are made of, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ._missing import missing

__all__ = ["CopyUniversalOp"]


class CopyUniversalOp:
    """Copy by loads and stores."""


def __getattr__(name: str) -> Any:
    """Name what is not there."""
    raise AttributeError(missing(f"nvgpu.{name}"))
