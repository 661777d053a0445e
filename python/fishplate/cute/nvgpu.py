"""Operations that copies and products are made of, under CuTe's names."""

from __future__ import annotations

from typing import Any

__all__ = ["CopyUniversalOp"]


class CopyUniversalOp:
    """Copy by loads and stores."""


def __getattr__(name: str) -> Any:
    """Name what is not there."""
    from . import missing

    raise AttributeError(missing(f"nvgpu.{name}"))
