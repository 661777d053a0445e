"""Small kernels in the kernel language, which reads the source from a file."""

from __future__ import annotations

from typing import Any

import fishplate as fp


@fp.kernel
def kernel(x: fp.Tensor, y: fp.Tensor) -> None:
    """Add 1."""
    i = fp.block_idx().x * fp.block_dim().x + fp.thread_idx().x
    if i < x.shape[0]:
        y[i] = x[i] + 1.0


@fp.jit
def add_one(x: fp.Tensor, y: fp.Tensor) -> None:
    """Launch it."""
    kernel(x, y).launch(grid=((x.shape[0] + 255) // 256,), block=(256,))


@fp.kernel
def other_kernel(x: fp.Tensor) -> None:
    """Set the first element; used to warm up a process."""
    x[0] = 1.0


@fp.jit
def other(x: fp.Tensor) -> None:
    """Launch it."""
    other_kernel(x).launch(grid=(1,), block=(1,))


@fp.kernel
def maps_kernel(a: Any, b: Any, c: Any) -> None:
    """Do nothing with three tensor maps, which a launch passes all the same."""
    if fp.grid_dim().x > 1 and fp.thread_idx().x == 0:
        tile = fp.shared_tile((64, 64), fp.BFloat16, 0)
        for to in (a, b, c):
            fp.store_bulk(to, (0, 0), tile)


@fp.jit(options="--gpu-arch sm_90a")
def three_maps(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None:
    """Launch it."""
    maps = tuple(fp.tensor_map(x, (64, 64)) for x in (a, b, c))
    maps_kernel(*maps).launch(grid=1, block=32, smem=8192)
