"""add_one in the CuTe DSL, whose compiler reads the source from a file and needs annotations as objects."""

import cutlass.cute as cute
from cuda.bindings.driver import CUstream

BLOCK = 256


@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor):  # noqa: ANN201
    """Add 1."""
    block, _, _ = cute.arch.block_idx()
    thread, _, _ = cute.arch.thread_idx()
    i = block * BLOCK + thread
    if i < cute.size(x):
        y[i] = x[i] + 1.0


@cute.jit
def add_one(x: cute.Tensor, y: cute.Tensor, stream: CUstream):  # noqa: ANN201
    """Launch it on a stream."""
    kernel(x, y).launch(
        grid=[cute.ceil_div(cute.size(x), BLOCK), 1, 1], block=[BLOCK, 1, 1], stream=stream
    )


@cute.jit
def add_one_by_default(x: cute.Tensor, y: cute.Tensor):  # noqa: ANN201
    """Launch it on the device's default stream."""
    kernel(x, y).launch(grid=[cute.ceil_div(cute.size(x), BLOCK), 1, 1], block=[BLOCK, 1, 1])


@cute.jit
def nop(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor):  # noqa: ANN201
    """Check three tensors."""
