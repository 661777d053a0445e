"""Positions of threads, blocks and clusters in a grid, and masks of the blocks that share a tile."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..arguments import Int32
from ..lang import _device
from ..lang._cluster import cluster_rank
from ..lang._trace import current
from ..lang._value import Value
from ..layout import Layout, size


class Place(NamedTuple):
    """A position along x, y and z."""

    x: Any
    y: Any
    z: Any


def thread_idx() -> Place:
    """Return the position of the thread in its block."""
    return Place(*_device.thread_idx())


def block_idx() -> Place:
    """Return the position of the block in the grid."""
    return Place(*_device.block_idx())


def block_dim() -> Place:
    """Return the sides of a block."""
    return Place(*_device.block_dim())


def grid_dim() -> Place:
    """Return the sides of the grid."""
    return Place(*_device.grid_dim())


def cluster_idx() -> Place:
    """Return the position of the block's cluster in the grid."""
    return Place(*[at // side for at, side in zip(block_idx(), current().cluster, strict=False)])


def cluster_dim() -> Place:
    """Return the number of clusters along each axis of the grid."""
    return Place(*[all_ // side for all_, side in zip(grid_dim(), current().cluster, strict=False)])


def block_in_cluster_idx() -> Place:
    """Return the position of the block in its cluster."""
    return Place(
        *[
            at % side if side > 1 else Int32(0)
            for at, side in zip(block_idx(), current().cluster, strict=False)
        ]
    )


def block_in_cluster_dim() -> Place:
    """Return the number of blocks of a cluster along each axis."""
    return Place(*[Int32(side) for side in current().cluster])


def block_in_cluster() -> Any:
    """Return the number of the block in its cluster, x first."""
    rank = cluster_rank()
    return rank if isinstance(rank, Value) else Int32(rank)


def make_layout_image_mask(lay: Layout, coord: Any, mode: int) -> Any:
    """Return a bit for each offset of a layout along one mode, with the other modes fixed by a coordinate.

    Parameters
    ----------
    lay
        A layout of blocks of a cluster, known when compiling.
    coord
        A coordinate with a number for each mode.
    mode
        The mode that varies.

    """
    if type(mode) is not int or not 0 <= mode < lay.rank or len(coord) != lay.rank:
        raise ValueError(f"make_layout_image_mask of {lay}: it has no mode {mode!r} at {coord}")
    along = lay.mode(mode)
    if type(size(along)) is not int:
        raise TypeError(f"make_layout_image_mask takes a layout known when compiling, got {lay}")
    bits = 0
    for at in range(size(along)):
        bits |= 1 << along(at)
    rest = tuple([0 if at == mode else part for at, part in enumerate(coord)])
    shift = lay(rest)
    return bits << shift if isinstance(shift, int) else Int32(bits) << shift
