"""Functions that the processes of `walk.py` compile, and their expected results."""

import numpy as np

import fishplate as fp


@fp.jit
def add(x: fp.Tensor, by: fp.Float32) -> None:
    for i in range(x.shape[0]):
        x[i] = x[i] + by


@fp.jit
def scale(x: fp.Tensor) -> None:
    for i in range(x.shape[0]):
        x[i] = x[i] * 2


def check() -> None:
    """Run both, compiled or cached, and check the results."""
    x = np.ones(8, np.float32)
    add(x, 2.0)
    scale(x)
    assert (x == 6).all(), x


def compiled() -> fp.Function:
    """Return one of them for export."""
    return fp.compile(scale, np.ones(8, np.float32))
