"""From `fp.compile` to the end of the first launch, in a process that has compiled and launched before.

    python gpu/bench/first_launch.py OUT.json

Each measurement is a process of its own: one with an empty cache, then one that finds the compiled kernel on
disk. The driver keeps its own cache of compiled PTX, which is turned off.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

from timing import Result, write

PAIRS = int(os.environ.get("GPU_FIRST_LAUNCH_PAIRS", "5"))


def measure() -> None:
    """Print the milliseconds of one first launch; the child's part."""
    import fishplate as fp
    from fishplate import cuda
    from fp_add_one import add_one, other

    x, y = cuda.empty(1024), cuda.empty(1024)
    fp.compile(other, x)(x)
    cuda.synchronize()
    start = time.perf_counter()
    fp.compile(add_one, x, y)(x, y)
    cuda.synchronize()
    print((time.perf_counter() - start) * 1e3)


def main() -> None:
    """Run the children, in pairs over one cache."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(PAIRS):
        with tempfile.TemporaryDirectory() as cache:
            settings = {"FISHPLATE_CACHE_DIR": cache, "CUDA_CACHE_DISABLE": "1"}
            for taken in times:
                command = [sys.executable, __file__, "--child"]
                child = subprocess.run(
                    command, env={**os.environ, **settings}, stdout=subprocess.PIPE, check=True
                )
                taken.append(float(child.stdout))
    fresh, cached = map(statistics.median, times)
    rows = [
        Result("fp.compile of add_one to first launch", fresh, "ms", at_most=60),
        Result("the same, from the cache on disk", cached, "ms", at_most=15),
    ]
    write(sys.argv[1], "first launch", rows)


if __name__ == "__main__":
    measure() if sys.argv[1:] == ["--child"] else main()
