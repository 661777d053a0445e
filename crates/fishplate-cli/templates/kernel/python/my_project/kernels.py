"""The kernels. A function under `@fp.jit` is compiled at its first call."""

import fishplate as fp


@fp.jit
def saxpy(a: fp.Float32, x: fp.Tensor, y: fp.Tensor) -> None:
    """Adds a * x to y."""
    assert x.shape[0] == y.shape[0], "x and y differ in length"
    for i in fp.parallel_range(x.shape[0], grain=16384):
        y[i] = a * x[i] + y[i]
