"""Threads, blocks and warps, under CuTe's names."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ...arguments import Float32
from ...lang import (
    ballot,
    block_dim,
    block_idx,
    cluster_arrive,
    cluster_size,
    cluster_wait,
    commit_async as cp_async_commit_group,
    grid_dim,
    lane_id as lane_idx,
    shuffle,
    shuffle_down,
    shuffle_up,
    shuffle_xor,
    sync_threads,
    sync_warp,
    thread_idx,
    wait_async as cp_async_wait_group,
    warp_all,
    warp_any,
    warp_id as warp_idx,
    warp_max as warp_reduction_max,
    warp_sum as warp_reduction_sum,
)
from ...lang._device import FULL, shared_size as dynamic_smem_size
from ...lang._ptx import inline_ptx
from ...lang._trace import current
from ...lang._value import Value
from ...lang._warpgroup import named_barrier
from ...lang._vector import larger as fmax, smaller as fmin
from .._clusters import (
    block_in_cluster as block_idx_in_cluster,
    block_in_cluster_dim,
    block_in_cluster_idx,
    cluster_dim,
    cluster_idx,
)
from .._missing import missing
from . import mbar
from .mbar import (
    ProxyKind,
    SharedSpace,
    cluster_arrive_relaxed,
    cp_async_bulk_commit_group,
    cp_async_bulk_wait_group,
    elect_one,
    fence_proxy,
    mbarrier_arrive,
    mbarrier_arrive_and_expect_tx,
    mbarrier_init,
    mbarrier_init_fence,
    mbarrier_try_wait,
    mbarrier_wait,
    setmaxregister_decrease,
    setmaxregister_increase,
)

__all__ = [
    "ProxyKind",
    "SharedSpace",
    "WARP_SIZE",
    "barrier",
    "block_dim",
    "block_idx",
    "block_idx_in_cluster",
    "block_in_cluster_dim",
    "block_in_cluster_idx",
    "cluster_arrive",
    "cluster_arrive_relaxed",
    "cluster_dim",
    "cluster_idx",
    "cluster_size",
    "cluster_wait",
    "cp_async_bulk_commit_group",
    "cp_async_bulk_wait_group",
    "cp_async_commit_group",
    "cp_async_wait_group",
    "dynamic_smem_size",
    "elect_one",
    "fence_proxy",
    "fmax",
    "fmin",
    "grid_dim",
    "lane_idx",
    "make_warp_uniform",
    "mbar",
    "mbarrier_arrive",
    "mbarrier_arrive_and_expect_tx",
    "mbarrier_init",
    "mbarrier_init_fence",
    "mbarrier_try_wait",
    "mbarrier_wait",
    "nvvm_wrappers",
    "rcp_approx",
    "setmaxregister_decrease",
    "setmaxregister_increase",
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
_CLAMP = WARP_SIZE - 1


def barrier(*, barrier_id: Any = None, number_of_threads: int | None = None) -> None:
    """Wait until all threads of the block arrive, or a given number of threads at a numbered barrier."""
    if barrier_id is None and number_of_threads is None:
        sync_threads()
        return
    if number_of_threads is None:
        raise TypeError("arch.barrier takes number_of_threads= together with barrier_id=")
    named_barrier(0 if barrier_id is None else barrier_id, number_of_threads).sync()


def _whole(name: str, mask_and_clamp: int) -> None:
    """Refuse exchanges within parts of a warp."""
    if mask_and_clamp not in (_CLAMP, 0):
        raise ValueError(
            f"{name} exchanges values in a whole warp, mask_and_clamp={_CLAMP} or 0, got {mask_and_clamp}"
        )


def shuffle_sync(value: Any, offset: Any, mask: Any = FULL, mask_and_clamp: int = _CLAMP) -> Value:
    """Return the value of a lane of the warp."""
    _whole("shuffle_sync", mask_and_clamp)
    return shuffle(value, offset, _lanes(mask))


def shuffle_sync_up(value: Any, offset: Any, mask: Any = FULL, mask_and_clamp: int = 0) -> Value:
    """Return the value of the lane that many below; the thread's own value if there is no such lane."""
    _whole("shuffle_sync_up", mask_and_clamp)
    return shuffle_up(value, offset, _lanes(mask))


def shuffle_sync_down(
    value: Any, offset: Any, mask: Any = FULL, mask_and_clamp: int = _CLAMP
) -> Value:
    """Return the value of the lane that many above; the thread's own value if there is no such lane."""
    _whole("shuffle_sync_down", mask_and_clamp)
    return shuffle_down(value, offset, _lanes(mask))


def shuffle_sync_bfly(
    value: Any, offset: Any, mask: Any = FULL, mask_and_clamp: int = _CLAMP
) -> Value:
    """Return the value of the lane whose number differs in these bits."""
    _whole("shuffle_sync_bfly", mask_and_clamp)
    return shuffle_xor(value, offset, _lanes(mask))


def _lanes(mask: Any) -> Any:
    return mask & FULL if type(mask) is int else mask


def make_warp_uniform(value: Any) -> Value:
    """Return a value that is the same in all lanes of a warp: that of lane 0."""
    return shuffle(value, 0)


def rcp_approx(x: Any) -> Any:
    """Return the reciprocal of a Float32; a GPU uses its approximate instruction."""
    if isinstance(x, Value) and x.type_name() == "Float32" and current().gpu:
        return inline_ptx("rcp.approx.ftz.f32 %0, %1;", [x], [Float32], pure=True)
    return 1.0 / x


def vote_ballot_sync(pred: Any, mask: Any = FULL) -> Value:
    """Return a bit for each lane of the mask where a condition holds."""
    return ballot(pred, _lanes(mask))


def vote_any_sync(pred: Any, mask: Any = FULL) -> Value:
    """Return whether a condition holds in any lane of the mask."""
    return warp_any(pred, _lanes(mask))


def vote_all_sync(pred: Any, mask: Any = FULL) -> Value:
    """Return whether a condition holds in every lane of the mask."""
    return warp_all(pred, _lanes(mask))


def vote_uni_sync(pred: Any, mask: Any = FULL) -> Any:
    """Return whether a condition is the same in every lane of the mask."""
    held = vote_ballot_sync(pred, mask)
    return (held == 0) | (held == vote_ballot_sync(True, mask))


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    if name == "nvvm_wrappers":
        return import_module(f"{__name__}.nvvm_wrappers")
    raise AttributeError(missing(f"arch.{name}"))
