"""A compiled function in the processes of a Dask cluster, over an array that no worker could hold."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import fishplate as fp

distributed = pytest.importorskip("distributed")
delayed = pytest.importorskip("dask").delayed

#: Memory of a worker, including the compiler's library.
LIMIT = 512 << 20
#: Elements of a chunk, 8 bytes each, and their number.
CHUNK, CHUNKS = 2 << 20, 48


@fp.jit
def smooth(a: fp.Tensor, b: fp.Tensor) -> None:
    for i in fp.parallel_range(1, a.shape[0] - 1):
        b[i] = (a[i - 1] + a[i] + a[i + 1]) / 3


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder = tmp_path_factory.mktemp("dask")
    # Workers start with an empty cache.
    environment = {"FISHPLATE_CACHE_DIR": str(folder / "cache")}
    with (
        distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=True,
            memory_limit=LIMIT,
            host="127.0.0.1",
            dashboard_address=None,
            local_directory=str(folder),
            env=environment,
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def chunk(number: int) -> np.ndarray:
    return np.arange(CHUNK, dtype=np.float64) + number


def apply(function: fp.Function, a: np.ndarray) -> tuple[float, int]:
    # Data from another worker is in its message, at any address.
    a = np.require(a, requirements="A")
    b = a.copy()
    function(a, b)
    return float(b[1:-1].sum() - a[1:-1].sum()) + float(b[0]), os.getpid()


def test_a_kernel_over_the_chunks_of_a_large_array(client: Any) -> None:
    assert CHUNK * 8 * CHUNKS > LIMIT
    example = np.zeros(4)
    function = fp.compile(smooth, example, example)
    kernel = client.scatter(function, broadcast=True)
    parts = [delayed(apply)(kernel, delayed(chunk)(number)) for number in range(CHUNKS)]
    results = client.gather(client.compute(parts))
    assert [round(value, 3) for value, _ in results] == [float(n) for n in range(CHUNKS)]
    workers = {process for _, process in results}
    assert len(workers) == 2 and os.getpid() not in workers


def test_an_error_of_the_kernel_comes_back(client: Any) -> None:
    function = fp.compile(smooth, np.zeros(4), np.zeros(4))
    future = client.submit(apply, function, np.zeros(4, np.float32))
    with pytest.raises(ValueError, match="dtype"):
        future.result()
