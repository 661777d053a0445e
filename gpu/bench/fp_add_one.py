"""add_one in the kernel language, which reads the source from a file."""

from __future__ import annotations

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
