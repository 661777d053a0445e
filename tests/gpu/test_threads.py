"""32 threads that compile and launch at once: right results, one load for each function, no deadlock."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from stand_in import STUB, Driver, values
from fishplate import cuda
from kernels import ADD_ONE, PARAMS, add_constant

THREADS = 32
SECONDS = float(os.environ.get("GPU_THREAD_SECONDS", "5" if STUB else "20"))


def by_hand(number: int, turn: int, _: fp.Tensor) -> tuple[Any, int]:
    """A PTX kernel, a new one every few turns, and the number that it adds."""
    code = ADD_ONE + f"// {number} {turn // 4}\n"
    kernel = cuda.load_cubin(code).kernel
    return kernel("add_one", PARAMS, "ceildiv(n, 128)", 128, args=["x", "y", "n"]), 1


def in_python(number: int, turn: int, x: fp.Tensor) -> tuple[Any, int]:
    """A Python kernel, a new one every few turns, and the number that it adds."""
    much = number * 1000 + turn // 4
    return fp.compile(add_constant, x, x, much), much


@pytest.mark.parametrize("make", [by_hand, in_python])
def test_compiling_and_launching_at_once(driver: Driver, make: Callable[..., Any]) -> None:
    faults: list[BaseException] = []
    rounds = [0] * THREADS
    seconds = SECONDS if make is by_hand else SECONDS / 2
    end = time.monotonic() + seconds

    def work(number: int) -> None:
        try:
            data = np.full(512, number, np.float32)
            x, y, stream = cuda.empty(512), cuda.empty(512), cuda.make_stream()
            cuda.copy(x, data)
            cuda.synchronize()
            while (rounds[number] == 0 or time.monotonic() < end) and not faults:
                function, much = make(number, rounds[number], x)
                with stream.use():
                    function(x, y)
                    function(y, y)
                stream.synchronize()
                if not STUB:
                    np.testing.assert_array_equal(values(y), data + 2 * much)
                rounds[number] += 1
        except BaseException as fault:
            faults.append(fault)

    threads = [
        threading.Thread(target=work, args=(number,), daemon=True) for number in range(THREADS)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(seconds + 60)
    assert not faults, faults[0]
    assert not any(thread.is_alive() for thread in threads), "a thread hangs"
    assert min(rounds) > 0
    print(f"{sum(rounds)} rounds of {THREADS} threads in {seconds:.0f} s")
    if STUB:
        assert len(driver.launches()) == 2 * sum(rounds)
