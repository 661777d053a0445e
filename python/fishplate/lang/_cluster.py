"""Clusters: blocks that run at the same time, wait for each other and access each other's shared memory."""

from __future__ import annotations

from math import prod
from typing import Any

from ._device import block_idx
from ._hopper import Barrier, SharedTile, _int32, _run
from ._matrix import _need
from ._merge import number
from ._tensor import DYNAMIC_SHARED, REMOTE_SHARED, SHARED_ARRAY, TensorView
from ._trace import current
from ._value import Value

_ARCHITECTURE = 90


def cluster_size() -> int:
    """Return the number of blocks per cluster (``cluster=`` of the launch), known when compiling; 1 without
    clusters."""
    return prod(current().cluster)


def cluster_rank() -> Any:
    """Return the block's number in its cluster, x first."""
    rank: Any = 0
    for axis, side in reversed(tuple(enumerate(current().cluster))):
        if side > 1:
            rank = rank * side + block_idx()[axis] % side
    return rank


def cluster_arrive() -> None:
    """Arrive at the barrier of the cluster: threads that wait there see this thread's earlier writes."""
    _need("a cluster", _ARCHITECTURE)
    _run("cluster_arrive", "barrier.cluster.arrive.release;", [])


def cluster_wait() -> None:
    """Wait until all threads of the cluster that have not returned have arrived. This thread must have arrived."""
    _need("a cluster", _ARCHITECTURE)
    _run("cluster_wait", "barrier.cluster.wait.acquire;", [])


def cluster_sync() -> None:
    """Wait for all threads of the cluster; afterwards each sees the earlier writes of the others.

    Call it before a block first accesses another one, and before a block returns while others may still access its
    shared memory.
    """
    cluster_arrive()
    cluster_wait()


def map_shared(tensor: Any, rank: Any) -> Any:
    """Return the tensor at the same offset in the shared memory of another block of the cluster.

    Parameters
    ----------
    tensor
        A tensor in shared memory: :func:`shared_array`, :func:`dynamic_shared` or :func:`shared_tile`.
    rank
        The number of that block in the cluster; the block's own number is allowed.

    """
    _need("map_shared", _ARCHITECTURE)
    if isinstance(tensor, SharedTile):
        return tensor._over(map_shared(tensor._elements, rank))
    if not isinstance(tensor, TensorView) or tensor._name not in (SHARED_ARRAY, DYNAMIC_SHARED):
        got = f"`{tensor._name}`" if isinstance(tensor, TensorView) else type(tensor).__name__
        raise TypeError(f"map_shared takes a tensor in shared memory, got {got}")
    _check_rank(rank)
    operands = [tensor._address, _int32(rank)]
    (address,) = _run("map_shared", "mapa.u64 %0, %1, %2;", operands, outputs=["Pointer"])
    strides = tensor._strides
    return TensorView(
        tensor._builder, address, tensor._scalar, tensor._shape, strides, REMOTE_SHARED
    )


class RemoteBarrier:
    """A barrier in the shared memory of another block of the cluster, at which threads can arrive; see
    :meth:`Barrier.remote`."""

    __slots__ = ("_address", "_rank")

    def __init__(self, address: Value, rank: Any) -> None:
        """Take the address of this block's barrier at the same offset, and the rank of the block."""
        self._address, self._rank = address, rank

    def arrive(self, expect: Any = None, *, only_copies: bool = False) -> None:
        """Arrive once, and add ``expect`` bytes of bulk copies to what the phase waits for.

        Parameters
        ----------
        expect
            The bytes, if any.
        only_copies
            Whether only bulk copies write what the barrier guards. Otherwise the other block sees this thread's
            earlier writes, for which the hardware first completes all of them.

        """
        order = "" if only_copies else ".release.cluster"
        form, tail = ("", "") if expect is None else (".expect_tx", ", %1")
        text = (
            "{\n.reg .b32 there;\nmapa.shared::cluster.u32 there, %0, %2;\n"
            f"mbarrier.arrive{form}{order}.shared::cluster.b64 _, [there]{tail};\n"
            + ("// %1\n}" if expect is None else "}")
        )
        operands = [self._address, _int32(0 if expect is None else expect), _int32(self._rank)]
        _run("remote_arrive", text, operands)


def remote(barrier: Barrier, rank: Any) -> RemoteBarrier:
    """Return the barrier at the same offset in another block of the cluster."""
    _need("a cluster", _ARCHITECTURE)
    _check_rank(rank)
    return RemoteBarrier(barrier._address, rank)


def _check_rank(rank: Any) -> None:
    """Refuse a block number that is known at compile time and out of range."""
    known = number(rank)
    if isinstance(known, int) and not 0 <= known < cluster_size():
        raise ValueError(f"rank {known} of a cluster of {cluster_size()} blocks")
