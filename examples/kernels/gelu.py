"""gelu: `x` times the normal distribution function at `x`, computed with the error function."""

from __future__ import annotations

import math

import fishplate as fp
import numpy as np

ROOT_HALF = math.sqrt(0.5)


@fp.jit
def gelu(x: fp.Tensor, out: fp.Tensor) -> None:
    """Set out to the gelu of each element of x."""
    assert out.shape[0] == x.shape[0], "x and out differ in length"
    for i in fp.parallel_range(x.shape[0], grain=4096):
        out[i] = 0.5 * x[i] * (1 + math.erf(x[i] * ROOT_HALF))


def main() -> None:
    """Check the kernel against NumPy."""
    x = np.linspace(-6, 6, 10_001, dtype=np.float32)
    out = np.empty_like(x)
    gelu(x, out)
    expected = [0.5 * v * (1 + math.erf(v * ROOT_HALF)) for v in x.tolist()]
    print("gelu: close to NumPy:", np.allclose(out, expected, rtol=1e-5, atol=1e-6))


if __name__ == "__main__":
    main()
