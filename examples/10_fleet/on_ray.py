"""The function on a local Ray cluster. A worker is killed in the middle, and nothing is lost."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from pathlib import Path

import numpy as np
import ray

sys.path.insert(0, str(Path(__file__).parent))

import kernels

import fishplate as fp


def main() -> None:
    """Run both ways of sending code to workers."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FISHPLATE_CACHE_DIR"] = f"{folder}/driver"
        environment = {
            "FISHPLATE_CACHE_DIR": f"{folder}/workers",
            "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *filter(None, sys.path)]),
        }
        ray.init(
            num_cpus=2,
            include_dashboard=False,
            log_to_driver=False,
            object_store_memory=128 << 20,
            runtime_env={"env_vars": environment},
        )
        try:
            numbers = range(kernels.CHUNKS)
            example = np.zeros(4)
            shipped = ray.put(fp.compile(kernels.smooth, example, example))
            pickled = ray.remote(kernels.run_pickled)
            results = ray.get([pickled.remote(shipped, number) for number in numbers])
            kernels.check("Ray", "shipped as a pickle", results, 0)
            # A task whose worker dies runs again.
            cached = ray.remote(max_retries=5)(kernels.run_cached)
            futures = [cached.remote(number) for number in numbers]
            done, _ = ray.wait(futures, num_returns=1)
            os.kill(ray.get(done[0])[1], signal.SIGKILL)
            kernels.check("Ray", "compiled by the first worker", ray.get(futures), 1)
        finally:
            ray.shutdown()
    print("Ray: a worker was killed, and nothing was lost")


if __name__ == "__main__":
    main()
