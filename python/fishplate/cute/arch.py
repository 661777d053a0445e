"""Threads, blocks and warps, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ..lang import (
    block_dim,
    block_idx,
    grid_dim,
    lane_id as lane_idx,
    sync_threads,
    sync_warp,
    thread_idx,
    warp_id as warp_idx,
)

from ._missing import missing

__all__ = [
    "barrier",
    "block_dim",
    "block_idx",
    "grid_dim",
    "lane_idx",
    "sync_threads",
    "sync_warp",
    "thread_idx",
    "warp_idx",
]

barrier = sync_threads


def __getattr__(name: str) -> Any:
    """Name what is not there."""
    raise AttributeError(missing(f"arch.{name}"))
