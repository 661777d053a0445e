"""Barriers in shared memory by pointer, fences, election of a lane, and register budgets, under CuTe's names."""

from __future__ import annotations

from contextlib import ContextDecorator
from enum import Enum
from typing import Any

from ...arguments import Boolean
from ...lang._bulk import commit_bulk as cp_async_bulk_commit_group, wait_bulk
from ...lang._cluster import cluster_arrive
from ...lang._device import lane_id
from ...lang._hopper import fence_async, fence_barriers as mbarrier_init_fence
from ...lang._warpgroup import fewer_registers, more_registers
from .._missing import missing
from .._places import accept_places
from .._tma import barrier_of

__all__ = [
    "ProxyKind",
    "SharedSpace",
    "cluster_arrive_relaxed",
    "cp_async_bulk_commit_group",
    "cp_async_bulk_wait_group",
    "elect_one",
    "fence_proxy",
    "fence_view_async_shared",
    "mbarrier_arrive",
    "mbarrier_arrive_and_expect_tx",
    "mbarrier_init",
    "mbarrier_init_fence",
    "mbarrier_try_wait",
    "mbarrier_wait",
    "setmaxregister_decrease",
    "setmaxregister_increase",
]


class ProxyKind(Enum):
    """Which accesses see the writes of threads after a fence."""

    async_shared = "async.shared"


class SharedSpace(Enum):
    """Whose shared memory a fence covers."""

    shared_cta = "cta"


def fence_proxy(kind: Any, *, space: Any = None) -> None:
    """Make this thread's writes to shared memory visible to bulk copies and warpgroup products.

    Parameters
    ----------
    kind
        ``"async.shared"`` or ``ProxyKind.async_shared``.
    space
        ``"cta"`` or ``SharedSpace.shared_cta``.

    """
    kind, space = (getattr(part, "value", part) for part in (kind, space))
    if kind != "async.shared" or space not in (None, "cta"):
        raise ValueError(
            f"fence_proxy takes 'async.shared' with space='cta', got {kind!r} and {space!r}"
        )
    fence_async()


def fence_view_async_shared() -> None:
    """Make this thread's writes to shared memory visible to bulk copies and warpgroup products."""
    fence_async()


def mbarrier_init(mbar_ptr: Any, cnt: Any) -> None:
    """Set the number of arrivals of each phase of a barrier; one thread does it, before ``mbarrier_init_fence``."""
    barrier_of(mbar_ptr).init(cnt)


def mbarrier_arrive(mbar_ptr: Any, peer_cta_rank_in_cluster: Any = None) -> None:
    """Arrive at a barrier, or at the one at the same offset in another block of the cluster."""
    barrier = barrier_of(mbar_ptr)
    if peer_cta_rank_in_cluster is not None:
        barrier = barrier.remote(peer_cta_rank_in_cluster)
    barrier.arrive()


def mbarrier_arrive_and_expect_tx(
    mbar_ptr: Any, bytes: Any, peer_cta_rank_in_cluster: Any = None
) -> None:
    """Arrive at a barrier, and add bytes of bulk copies to what its phase waits for."""
    barrier = barrier_of(mbar_ptr)
    if peer_cta_rank_in_cluster is not None:
        barrier = barrier.remote(peer_cta_rank_in_cluster)
    barrier.arrive(bytes)


def mbarrier_wait(mbar_ptr: Any, phase: Any) -> None:
    """Wait until the phase of a barrier with this parity is over."""
    barrier_of(mbar_ptr).wait(phase)


def mbarrier_try_wait(mbar_ptr: Any, phase: Any) -> Any:
    """Return whether a phase is known to be over: always False, so that ``mbarrier_wait`` waits for it."""
    barrier_of(mbar_ptr)
    return Boolean(False)


def cp_async_bulk_wait_group(group: int, *, read: bool | None = None) -> None:
    """Wait until the shared memory of all groups of bulk copies except the last ``group`` has been read."""
    wait_bulk(group)


def cluster_arrive_relaxed() -> None:
    """Arrive at the barrier of the cluster; the thread's earlier writes are visible nevertheless."""
    cluster_arrive()


def setmaxregister_decrease(reg_count: int) -> None:
    """Release registers of this warpgroup's threads, keeping that many per thread."""
    fewer_registers(reg_count)


def setmaxregister_increase(reg_count: int) -> None:
    """Wait until each thread of this warpgroup can have that many registers."""
    more_registers(reg_count)


class elect_one(ContextDecorator):
    """Run the body on one lane of the warp: ``with elect_one(): ...``."""

    def __init__(self) -> None:
        """Compare the lane's number."""
        #: Whether this lane runs the body.
        self.condition = lane_id() == 0

    def __enter__(self) -> None:
        """Start the body."""

    def __exit__(self, *error: Any) -> None:
        """End the body."""


accept_places(globals(), __all__)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"arch.mbar.{name}"))
