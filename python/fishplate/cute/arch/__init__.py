"""Threads, blocks and warps, under CuTe's names."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ...arguments import Float32, Uint32, Uint64
from ...lang import (
    ballot,
    cluster_arrive,
    cluster_size,
    cluster_wait,
    commit_async as cp_async_commit_group,
    lane_id as lane_idx,
    launch_dependents as griddepcontrol_launch_dependents,
    shuffle,
    shuffle_xor,
    sync_threads,
    sync_warp,
    wait_async as cp_async_wait_group,
    wait_dependencies as griddepcontrol_wait,
    warp_all,
    warp_any,
    warp_id as warp_idx,
    warp_max,
    warp_sum,
)
from ...lang._device import FULL, shared_size as dynamic_smem_size
from ...lang._ptx import inline_ptx
from ...lang._trace import current
from ...lang._value import Value
from ...lang._warpgroup import named_barrier
from ...lang._vector import larger as fmax, smaller as fmin
from ...lang.math import fma
from .._clusters import (
    block_dim,
    block_idx,
    block_in_cluster as block_idx_in_cluster,
    block_in_cluster_dim,
    block_in_cluster_idx,
    cluster_dim,
    cluster_idx,
    grid_dim,
    thread_idx,
)
from .._missing import missing
from .._places import accept_places
from . import mbar
from ._shuffles import (
    WARP_SIZE,
    lanes,
    shuffle_sync,
    shuffle_sync_bfly,
    shuffle_sync_down,
    shuffle_sync_op,
    shuffle_sync_up,
)
from .mbar import (
    ProxyKind,
    SharedSpace,
    cluster_arrive_relaxed,
    cp_async_bulk_commit_group,
    cp_async_bulk_wait_group,
    elect_one,
    fence_proxy,
    fence_view_async_shared,
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
    "FULL_MASK",
    "ProxyKind",
    "SharedSpace",
    "WARP_SIZE",
    "add_packed_f32x2",
    "barrier",
    "block_dim",
    "block_idx",
    "block_idx_in_cluster",
    "block_in_cluster_dim",
    "block_in_cluster_idx",
    "calc_packed_f32x2_op",
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
    "fence_view_async_shared",
    "fma_packed_f32x2",
    "fmax",
    "fmin",
    "grid_dim",
    "griddepcontrol_launch_dependents",
    "griddepcontrol_wait",
    "lane_idx",
    "make_warp_uniform",
    "mbar",
    "mbarrier_arrive",
    "mbarrier_arrive_and_expect_tx",
    "mbarrier_init",
    "mbarrier_init_fence",
    "mbarrier_try_wait",
    "mbarrier_wait",
    "mul_packed_f32x2",
    "nvvm_wrappers",
    "prmt",
    "rcp_approx",
    "setmaxregister_decrease",
    "setmaxregister_increase",
    "shuffle_sync",
    "shuffle_sync_bfly",
    "shuffle_sync_down",
    "shuffle_sync_op",
    "shuffle_sync_up",
    "sub_packed_f32x2",
    "sync_threads",
    "sync_warp",
    "thread_idx",
    "vote_all_sync",
    "vote_any_sync",
    "vote_ballot_sync",
    "vote_uni_sync",
    "warp_idx",
    "warp_reduction",
    "warp_reduction_max",
    "warp_reduction_sum",
]

#: All lanes of a warp.
FULL_MASK = FULL


def barrier(*, barrier_id: Any = None, number_of_threads: int | None = None) -> None:
    """Wait until all threads of the block arrive, or a given number of threads at a numbered barrier."""
    if barrier_id is None and number_of_threads is None:
        sync_threads()
        return
    if number_of_threads is None:
        raise TypeError("arch.barrier takes number_of_threads= together with barrier_id=")
    named_barrier(0 if barrier_id is None else barrier_id, number_of_threads).sync()


def prmt(src: Any, src_reg_shifted: Any, prmt_indices: Any) -> Any:
    """Return four of the eight bytes of two words, chosen by the digits of a hexadecimal number, the last one first."""
    words = Uint64(Uint32(src)) | Uint64(Uint32(src_reg_shifted)) << 32
    made: Any = Uint32(0)
    for at in range(4):
        chosen = Uint64(Uint32(prmt_indices) >> (4 * at) & 7)
        made = made | Uint32(words >> (chosen * 8) & 0xFF) << (8 * at)
    return made


def _pairs(compute: Any, *pairs: Any) -> tuple[Any, Any]:
    first, second = (compute(*parts) for parts in zip(*pairs, strict=True))
    return first, second


def add_packed_f32x2(src_a: Any, src_b: Any, **place: Any) -> tuple[Any, Any]:
    """Return the sums of two pairs of Float32."""
    return _pairs(lambda a, b: a + b, src_a, src_b)


def sub_packed_f32x2(src_a: Any, src_b: Any, **place: Any) -> tuple[Any, Any]:
    """Return the differences of two pairs of Float32."""
    return _pairs(lambda a, b: a - b, src_a, src_b)


def mul_packed_f32x2(src_a: Any, src_b: Any, **place: Any) -> tuple[Any, Any]:
    """Return the products of two pairs of Float32."""
    return _pairs(lambda a, b: a * b, src_a, src_b)


def fma_packed_f32x2(src_a: Any, src_b: Any, src_c: Any, **place: Any) -> tuple[Any, Any]:
    """Return ``a * b + c`` of three pairs of Float32, rounded once."""
    return _pairs(fma, src_a, src_b, src_c)


def calc_packed_f32x2_op(
    src_a: Any, src_b: Any, src_c: Any, calc_func: Any, **place: Any
) -> tuple[Any, Any]:
    """Return what a function of pairs of Float32 computes; ``src_c`` is None for one of two pairs."""
    first, second = calc_func(*[pair for pair in (src_a, src_b, src_c) if pair is not None])
    return first, second


def make_warp_uniform(value: Any) -> Value:
    """Return a value that is the same in all lanes of a warp: that of lane 0."""
    return shuffle(value, 0)


def rcp_approx(x: Any) -> Any:
    """Return the reciprocal of a Float32; a GPU uses its approximate instruction."""
    if isinstance(x, Value) and x.type_name() == "Float32" and current().gpu:
        return inline_ptx("rcp.approx.ftz.f32 %0, %1;", [x], [Float32], pure=True)
    return 1.0 / x


def warp_reduction(val: Any, op: Any, threads_in_group: int = WARP_SIZE) -> Any:
    """Return what an operation of two numbers makes of the values of so many lanes next to each other: each has the result.

    Parameters
    ----------
    val
        The value of the lane.
    op
        A function of two numbers whose order does not matter.
    threads_in_group
        How many lanes, a power of 2.

    """
    if threads_in_group not in (1, 2, 4, 8, 16, 32):
        raise ValueError(f"a group has 1, 2, 4, 8, 16 or 32 lanes, got {threads_in_group}")
    step = threads_in_group // 2
    while step:
        val = op(val, shuffle_xor(val, step))
        step //= 2
    return val


def warp_reduction_max(val: Any, threads_in_group: int = WARP_SIZE) -> Any:
    """Return the largest value of so many lanes next to each other."""
    if threads_in_group == WARP_SIZE:
        return warp_max(val)
    return warp_reduction(val, fmax, threads_in_group)


def warp_reduction_sum(val: Any, threads_in_group: int = WARP_SIZE) -> Any:
    """Return the sum of the values of so many lanes next to each other."""
    if threads_in_group == WARP_SIZE:
        return warp_sum(val)
    return warp_reduction(val, lambda a, b: a + b, threads_in_group)


def vote_ballot_sync(pred: Any, mask: Any = FULL) -> Value:
    """Return a bit for each lane of the mask where a condition holds."""
    return ballot(pred, lanes(mask))


def vote_any_sync(pred: Any, mask: Any = FULL) -> Value:
    """Return whether a condition holds in any lane of the mask."""
    return warp_any(pred, lanes(mask))


def vote_all_sync(pred: Any, mask: Any = FULL) -> Value:
    """Return whether a condition holds in every lane of the mask."""
    return warp_all(pred, lanes(mask))


def vote_uni_sync(pred: Any, mask: Any = FULL) -> Any:
    """Return whether a condition is the same in every lane of the mask."""
    held = vote_ballot_sync(pred, mask)
    return (held == 0) | (held == vote_ballot_sync(True, mask))


accept_places(globals(), __all__)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    if name == "nvvm_wrappers":
        return import_module(f"{__name__}.nvvm_wrappers")
    raise AttributeError(missing(f"arch.{name}"))
