"""Threads, blocks and warps, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ..lang import (
    ballot as vote_ballot_sync,
    block_dim,
    block_idx,
    commit_async as cp_async_commit_group,
    grid_dim,
    lane_id as lane_idx,
    shuffle as shuffle_sync,
    shuffle_down as shuffle_sync_down,
    shuffle_up as shuffle_sync_up,
    shuffle_xor as shuffle_sync_bfly,
    sync_threads,
    sync_warp,
    thread_idx,
    wait_async as cp_async_wait_group,
    warp_all as vote_all_sync,
    warp_any as vote_any_sync,
    warp_id as warp_idx,
    warp_max as warp_reduction_max,
    warp_sum as warp_reduction_sum,
)
from ..lang._device import FULL
from ._missing import missing

__all__ = [
    "WARP_SIZE",
    "barrier",
    "block_dim",
    "block_idx",
    "cp_async_commit_group",
    "cp_async_wait_group",
    "grid_dim",
    "lane_idx",
    "shuffle_sync",
    "shuffle_sync_bfly",
    "shuffle_sync_down",
    "shuffle_sync_up",
    "sync_threads",
    "sync_warp",
    "thread_idx",
    "vote_all_sync",
    "vote_any_sync",
    "vote_ballot_sync",
    "vote_uni_sync",
    "warp_idx",
    "warp_reduction_max",
    "warp_reduction_sum",
]

#: Lanes of a warp.
WARP_SIZE = 32
barrier = sync_threads


def vote_uni_sync(pred: Any, mask: Any = FULL) -> Any:
    """Return whether a condition is the same in every lane of the mask."""
    held = vote_ballot_sync(pred, mask)
    return (held == 0) | (held == vote_ballot_sync(True, mask))


def __getattr__(name: str) -> Any:
    """Name what is not there."""
    raise AttributeError(missing(f"arch.{name}"))
