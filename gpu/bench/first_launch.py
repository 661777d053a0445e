"""From `fp.compile` to the end of the first launch, in a process that has compiled and launched before.

    python gpu/bench/first_launch.py OUT.json

Each measurement is a separate process: one with an empty cache, then one that finds the compiled kernel and its
machine code on disk. The driver's own cache of compiled PTX is turned off.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path

from timing import Result, write

PAIRS = int(os.environ.get("GPU_FIRST_LAUNCH_PAIRS", "5"))


def measure(which: str) -> None:
    """Print the milliseconds of one first launch; the child's part."""
    import fishplate as fp
    from fishplate import cuda
    from fp_add_one import add_one, other

    x, y = cuda.empty(1024), cuda.empty(1024)
    fp.compile(other, x)(x)
    function, arguments = add_one, [x, y]
    if which != "add_one":
        sys.path.insert(0, str(Path(__file__).parents[2] / "examples/gpu"))
        function = getattr(import_module(which), which)
        arguments = [cuda.empty((256, 256), "bfloat16") for _ in range(3)]
        arguments += [4] if which == "matmul_hopper" else []
    cuda.synchronize()
    start = time.perf_counter()
    fp.compile(function, *arguments)(*arguments)
    cuda.synchronize()
    print((time.perf_counter() - start) * 1e3)


def pairs(which: str) -> tuple[float, float]:
    """Run the children, in pairs over one cache; return the medians of the first and of the second ones."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(PAIRS):
        with tempfile.TemporaryDirectory() as cache:
            settings = {"FISHPLATE_CACHE_DIR": cache, "CUDA_CACHE_DISABLE": "1"}
            for taken in times:
                command = [sys.executable, __file__, "--child", which]
                child = subprocess.run(
                    command, env={**os.environ, **settings}, stdout=subprocess.PIPE, check=True
                )
                taken.append(float(child.stdout))
    fresh, cached = map(statistics.median, times)
    return fresh, cached


def main() -> None:
    """Measure the functions."""
    (fresh, cached), (product, cached_product) = pairs("add_one"), pairs("matmul_bf16")
    hopper, cached_hopper = pairs("matmul_hopper")
    rows = [
        Result("fp.compile of add_one to first launch", fresh, "ms", at_most=60),
        Result("the same, from the cache on disk", cached, "ms", at_most=5),
        Result("fp.compile of matmul_bf16 to first launch", product, "ms"),
        Result("matmul_bf16, from the cache on disk", cached_product, "ms", at_most=10),
        Result("fp.compile of matmul_hopper to first launch", hopper, "ms", at_most=300),
        # Its machine code is in the cache only if there is a ptxas.
        Result("matmul_hopper, from the cache on disk", cached_hopper, "ms", at_most=10),
    ]
    write(sys.argv[1], "first launch", rows)


if __name__ == "__main__":
    measure(sys.argv[2]) if sys.argv[1] == "--child" else main()
