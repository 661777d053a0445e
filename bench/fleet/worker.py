"""A process of a fleet: gets its kernels ready, and prints JSON: when it was done, its CPU time and what the cache did.

    worker.py COUNT [FOLDER]

With a folder it reports there that it has started, and goes on when the file `go` appears.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import numpy as np

import fishplate as fp

EPSILON = 1e-6


@fp.jit
def layer(x: fp.Tensor, weight: fp.Tensor, y: fp.Tensor, number: fp.Constexpr) -> None:
    """Scale each row to a mean square of 1, and apply an activation. Every number is another kernel."""
    for i in fp.parallel_range(x.shape[0]):
        total = 0.0
        for j in range(x.shape[1]):
            total += x[i, j] * x[i, j]
        scale = 1.0 / fp.math.sqrt(total / x.shape[1] + EPSILON)
        for j in range(x.shape[1]):
            value = x[i, j] * scale * weight[j] + number
            y[i, j] = value / (1.0 + fp.math.exp(-value))


def main() -> None:
    """Get ready."""
    count, x = int(sys.argv[1]), np.ones((4, 8), np.float32)
    y, weight = np.empty_like(x), np.ones(8, np.float32)
    if len(sys.argv) > 2:
        folder = Path(sys.argv[2])
        (folder / f"{os.getpid()}.ready").touch()
        while not (folder / "go").exists():
            time.sleep(0.001)
    before = time.process_time()
    for number in range(count):
        layer(x, weight, y, number)
    end, used = time.monotonic(), time.process_time() - before
    if count:
        value = 1 / np.sqrt(1 + EPSILON) + count - 1
        np.testing.assert_allclose(y, value / (1 + np.exp(-value)), rtol=1e-5)
    counts = fp.compiler.cache_counts()
    print(json.dumps({"end": end, "cpu": used, **counts._asdict()}))


if __name__ == "__main__":
    main()
