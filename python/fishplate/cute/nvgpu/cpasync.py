"""Asynchronous copies between global and shared memory, under CuTe's names."""

from __future__ import annotations

from enum import Enum
from typing import Any

from .._missing import missing
from .._places import accept_places
from .._tma import TmaAtom, make_tiled_tma_atom, tma_partition

__all__ = [
    "CopyBulkTensorTileG2SMulticastOp",
    "CopyBulkTensorTileG2SOp",
    "CopyBulkTensorTileS2GOp",
    "CopyG2SOp",
    "LoadCacheMode",
    "make_tiled_tma_atom",
    "prefetch_descriptor",
    "tma_partition",
]


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


class _BulkTensorTile:
    """A bulk copy of tiles by a map of the tensor."""

    is_store = is_multicast = False

    def __init__(self, cta_group: None = None) -> None:
        """Accept the group of blocks that GPUs after Hopper have: None."""
        if cta_group is not None:
            raise ValueError(f"{type(self).__name__} takes cta_group=None, got {cta_group!r}")

    def __repr__(self) -> str:
        """Return the expression that creates it."""
        return f"{type(self).__name__}()"


class CopyBulkTensorTileG2SOp(_BulkTensorTile):
    """Copy tiles of a tensor to shared memory in bulk. A barrier counts the bytes."""


class CopyBulkTensorTileG2SMulticastOp(_BulkTensorTile):
    """Copy tiles of a tensor in bulk to the shared memory of several blocks of a cluster."""

    is_multicast = True


class CopyBulkTensorTileS2GOp(_BulkTensorTile):
    """Copy tiles from shared memory to a tensor in bulk. ``arch.cp_async_bulk_wait_group`` waits for it."""

    is_store = True


def prefetch_descriptor(tma_atom: TmaAtom) -> None:
    """Bring the map of a bulk copy into the cache of a GPU that has one for maps."""
    if not isinstance(tma_atom, TmaAtom):
        raise TypeError(f"prefetch_descriptor takes a bulk copy, got {type(tma_atom).__name__}")
    tma_atom.map.prefetch()


accept_places(globals(), __all__)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"nvgpu.cpasync.{name}"))
