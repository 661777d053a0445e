"""mandelbrot: how many steps `z = z * z + c` takes to leave the circle of radius 2, for each point of a picture.

`python mandelbrot.py picture.png` writes the picture as well.
"""

from __future__ import annotations

import sys

import fishplate as fp
import numpy as np


@fp.jit
def escape(x: fp.Float64, y: fp.Float64, limit: fp.Int32) -> fp.Int32:
    """Return the number of steps at one point, at most `limit`."""
    re, im = x, y
    for step in range(limit):
        re2, im2 = re * re, im * im
        if re2 + im2 > 4.0:
            return step
        re, im = re2 - im2 + x, 2.0 * re * im + y
    return limit


@fp.jit
def mandelbrot(
    out: fp.Tensor, left: fp.Float64, top: fp.Float64, step: fp.Float64, limit: fp.Int32
) -> None:
    """Set each element of out, whose points are `step` apart."""
    for i in fp.parallel_range(out.shape[0]):
        for j in range(out.shape[1]):
            out[i, j] = escape(left + j * step, top - i * step, limit)


def main() -> None:
    """Check the kernel against NumPy, and draw."""
    out = np.empty((120, 180), np.int32)
    left, top, step, limit = -2.25, 1.0, 1 / 60, 200
    mandelbrot(out, left, top, step, limit)
    print(
        "mandelbrot: equal to NumPy:",
        np.array_equal(out, reference(out.shape, left, top, step, limit)),
    )
    if len(sys.argv) > 1:
        draw(sys.argv[1])


def reference(
    shape: tuple[int, int], left: float, top: float, step: float, limit: int
) -> np.ndarray:
    """Return the same result with NumPy, all points at once."""
    x = left + np.arange(shape[1])[None, :] * step + np.zeros(shape)
    y = top - np.arange(shape[0])[:, None] * step + np.zeros(shape)
    re, im, steps = x.copy(), y.copy(), np.full(shape, limit, np.int32)
    inside = np.ones(shape, bool)
    for n in range(limit):
        re2, im2 = re * re, im * im
        left_now = inside & (re2 + im2 > 4.0)
        steps[left_now] = n
        inside &= ~left_now
        re, im = np.where(inside, re2 - im2 + x, 0), np.where(inside, 2.0 * re * im + y, 0)
    return steps


def draw(path: str) -> None:
    """Write the picture of 1,200 by 800 points."""
    from matplotlib import image

    out = np.empty((800, 1200), np.int32)
    mandelbrot(out, -2.25, 1.0, 1 / 400, 500)
    image.imsave(path, np.log1p(out), cmap="magma")
    print(f"mandelbrot: {path}")


if __name__ == "__main__":
    main()
