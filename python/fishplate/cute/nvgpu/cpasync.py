"""Asynchronous copies from global to shared memory, under CuTe's names."""

from __future__ import annotations

from enum import Enum
from typing import Any

from .._missing import missing

__all__ = ["CopyG2SOp", "LoadCacheMode"]


class LoadCacheMode(Enum):
    """Which caches a load goes through: a hint, which has no effect."""

    ALWAYS = "always"
    GLOBAL = "global"
    STREAMING = "streaming"
    LAST_USE = "last_use"
    NONE = "none"


class CopyG2SOp:
    """Copy into shared memory without waiting: 16 bytes at once by ``cp.async``, fewer by loads and stores.

    ``arch.cp_async_commit_group`` and ``arch.cp_async_wait_group`` wait for it. If a predicate does not hold, the copy
    writes zeros.
    """

    def __init__(self, cache_mode: LoadCacheMode | None = None) -> None:
        """Accept a hint about caches, which has no effect."""


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"nvgpu.cpasync.{name}"))
