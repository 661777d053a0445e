"""The function on a local Dask cluster. A worker is killed in the middle, and nothing is lost."""

from __future__ import annotations

import logging
import os
import signal
import sys
import tempfile
from pathlib import Path

import numpy as np
from distributed import Client, LocalCluster, as_completed

sys.path.insert(0, str(Path(__file__).parent))

import kernels

import fishplate as fp


def with_a_loss(client: Client, futures: list, results: dict) -> None:
    """Gather results, and kill a worker after the first one."""
    numbers = {future.key: number for number, future in enumerate(futures)}
    for future in as_completed(futures):
        results[numbers[future.key]] = future.result()
        if len(results) == 1:
            victim = results[numbers[future.key]][1]
            os.kill(victim, signal.SIGKILL)


def main() -> None:
    """Run both ways of sending code to workers."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FISHPLATE_CACHE_DIR"] = f"{folder}/driver"
        environment = {
            "FISHPLATE_CACHE_DIR": f"{folder}/workers",
            "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path]),
        }
        with (
            LocalCluster(
                n_workers=2,
                threads_per_worker=1,
                processes=True,
                memory_limit=kernels.LIMIT,
                host="127.0.0.1",
                dashboard_address=None,
                # The death of a worker is expected here.
                silence_logs=logging.CRITICAL,
                local_directory=folder,
                env=environment,
            ) as cluster,
            Client(cluster) as client,
        ):
            example = np.zeros(4)
            function = fp.compile(kernels.smooth, example, example)
            shipped = client.scatter(function, broadcast=True)
            numbers = range(kernels.CHUNKS)
            futures = client.map(lambda n, f: kernels.run_pickled(f, n), numbers, f=shipped)
            kernels.check("Dask", "shipped as a pickle", client.gather(futures), 0)
            del futures, shipped
            results: dict = {}
            with_a_loss(client, client.map(kernels.run_cached, numbers), results)
            ordered = [results[number] for number in numbers]
            kernels.check("Dask", "compiled by the first worker", ordered, 1)
    print("Dask: a worker was killed, and nothing was lost")


if __name__ == "__main__":
    main()
