"""How many blocks and clusters a GPU runs at the same time, under CuTe's names."""

from __future__ import annotations

import os
from typing import Any

from ...cute._missing import missing
from ...registry import get_global_func

__all__ = ["HardwareInfo"]

#: The driver's number for the number of multiprocessors.
_MULTIPROCESSORS = 16


class HardwareInfo:
    """Properties of a GPU; without one, those of the CPU.

    Parameters
    ----------
    device_id
        The number of the GPU.

    """

    def __init__(self, device_id: int = 0) -> None:
        """Store the number."""
        self.device_id = device_id

    def get_device_multiprocessor_count(self) -> int:
        """Return how many blocks can run at the same time: the number of multiprocessors, or of CPU cores."""
        from ..cuda import _has_gpu

        if not _has_gpu():
            return os.cpu_count() or 1
        # The check for a GPU has loaded the compiler, which registers this function.
        return int(get_global_func("fishplate.cuda.attribute")(self.device_id, _MULTIPROCESSORS))

    def get_max_active_clusters(self, cluster_size: int) -> int:
        """Return how many clusters of that many blocks can run at the same time, with one block per multiprocessor."""
        if not 1 <= cluster_size <= 32:
            raise ValueError(f"a cluster has 1 to 32 blocks, got {cluster_size}")
        return max(self.get_device_multiprocessor_count() // cluster_size, 1)

    def get_l2_cache_size_in_bytes(self) -> int:
        """Return an upper bound of the cache sizes of current GPUs, in bytes."""
        from ...cute.testing import _CACHE

        return _CACHE


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"utils.hardware_info.{name}", "cutlass"))
