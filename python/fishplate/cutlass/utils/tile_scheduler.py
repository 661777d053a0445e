"""Schedulers of tiles for kernels whose blocks compute one tile after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...arguments import Int32
from ...cute._functions import ceil_div
from ...lang._local import local_array
from ...lang._merge import number
from ...lang._select import select


class PersistentTileSchedulerParams:
    """The tiles of a problem, and the order in which clusters of blocks take them.

    Parameters
    ----------
    problem_shape_ntile_mnl
        Number of tiles along M, N and L.
    cluster_shape_mnk
        Blocks per cluster along M and N; the last number is 1.
    swizzle_size
        Number of adjacent clusters along the other mode that run one after the other.
    raster_along_m
        Whether tiles along M come first, or those along N.

    """

    def __init__(
        self,
        problem_shape_ntile_mnl: Any,
        cluster_shape_mnk: Any,
        swizzle_size: int = 1,
        raster_along_m: bool = True,
    ) -> None:
        """Count the clusters."""
        if cluster_shape_mnk[2] != 1:
            raise ValueError(f"a cluster has one block along K, got {cluster_shape_mnk}")
        if type(swizzle_size) is not int or swizzle_size < 1:
            raise ValueError(f"swizzle_size is at least 1, got {swizzle_size!r}")
        self.problem_shape_ntile_mnl = tuple(problem_shape_ntile_mnl)
        self.cluster_shape_mn = tuple(cluster_shape_mnk[:2])
        self.swizzle_size, self.raster_along_m = swizzle_size, bool(raster_along_m)
        m, n = (
            ceil_div(tiles, side)
            for tiles, side in zip(
                self.problem_shape_ntile_mnl, self.cluster_shape_mn, strict=False
            )
        )
        # The swizzled mode is rounded up: tiles outside the problem copy nothing.
        if swizzle_size > 1:
            m = m if self.raster_along_m else ceil_div(m, swizzle_size) * swizzle_size
            n = ceil_div(n, swizzle_size) * swizzle_size if self.raster_along_m else n
        self.clusters = m, n, self.problem_shape_ntile_mnl[2]

    def get_grid_shape(self, max_active_clusters: Any) -> tuple[Any, Any, Any]:
        """Return the grid of a launch: at most that many clusters, arranged along z."""
        m, n, batches = self.clusters
        total = m * n * batches
        if isinstance(total, int) and isinstance(max_active_clusters, int):
            count: Any = min(total, max_active_clusters)
        else:
            count = select(total < max_active_clusters, total, Int32(max_active_clusters))
        return (*self.cluster_shape_mn, count)

    def place(self, index: Any) -> tuple[Any, Any, Any]:
        """Return the position of a cluster along M, N and L from its number."""
        m, n, _ = self.clusters
        first, second = (m, n) if self.raster_along_m else (n, m)
        batch, index = index // (first * second), index % (first * second)
        size = self.swizzle_size
        if size > 1:
            inside, index = index % size, index // size
            along, across = index % first, index // first * size + inside
        else:
            along, across = index % first, index // first
        return (along, across, batch) if self.raster_along_m else (across, along, batch)


@dataclass(eq=False)
class WorkTileInfo:
    """A tile: its position along M, N and L, and whether it exists."""

    tile_idx: Any
    is_valid_tile: Any


class StaticPersistentTileScheduler:
    """Assigns tiles to the blocks of a grid; the step is the number of clusters of the grid."""

    #: Kernels may change it in branches and loops: its state is memory of the thread.
    _is_memory = True

    def __init__(
        self, params: PersistentTileSchedulerParams, clusters: Any, first: Any, block: Any
    ) -> None:
        """Start with the tile of a cluster."""
        self.params, self.num_persistent_clusters, self._block = params, clusters, block
        self._memory = local_array(2, Int32)
        self._memory[0] = Int32(first)
        self._memory[1] = Int32(0)

    @staticmethod
    def get_grid_shape(
        params: PersistentTileSchedulerParams, max_active_clusters: Any
    ) -> tuple[Any, Any, Any]:
        """Return the grid of a launch."""
        return params.get_grid_shape(max_active_clusters)

    @classmethod
    def create(
        cls, params: PersistentTileSchedulerParams, block_idx: Any, grid_dim: Any
    ) -> StaticPersistentTileScheduler:
        """Return the scheduler of a block.

        Parameters
        ----------
        params
            The tiles.
        block_idx, grid_dim
            The position of the block and the sizes of the grid from :meth:`get_grid_shape`.

        """
        m, n = params.cluster_shape_mn
        block = (block_idx[0] % m, block_idx[1] % n)
        return cls(params, grid_dim[2], block_idx[2], block)

    @property
    def num_tiles_executed(self) -> Any:
        """Number of tiles that the block has completed."""
        return self._memory[1]

    def get_current_work(self) -> WorkTileInfo:
        """Return the current tile of the block."""
        index, params = self._memory[0], self.params
        m, n, batches = params.clusters
        place = params.place(index)
        tile = [
            part * side + at
            for part, side, at in zip(place, params.cluster_shape_mn, self._block, strict=False)
        ]
        valid = index < number(m * n * batches)
        return WorkTileInfo((*[Int32(part) for part in tile], Int32(place[2])), valid)

    def initial_work_tile_info(self) -> WorkTileInfo:
        """Return the first tile of the block."""
        return self.get_current_work()

    def advance_to_next_work(self, *, advance_count: int = 1) -> None:
        """Go to the next tile."""
        self._memory[0] = self._memory[0] + Int32(self.num_persistent_clusters) * advance_count
        self._memory[1] = self._memory[1] + 1
