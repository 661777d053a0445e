"""32 threads that compile and launch at once: right results, one load for each function, no deadlock."""

from __future__ import annotations

import os
import threading
import time

import numpy as np
from stand_in import STUB, Driver, values
from fishplate import cuda
from kernels import ADD_ONE, PARAMS

THREADS = 32
SECONDS = float(os.environ.get("GPU_THREAD_SECONDS", "5" if STUB else "20"))


def test_compiling_and_launching_at_once(driver: Driver) -> None:
    faults: list[BaseException] = []
    rounds = [0] * THREADS
    end = time.monotonic() + SECONDS

    def work(number: int) -> None:
        try:
            data = np.full(512, number, np.float32)
            x, y, stream = cuda.empty(512), cuda.empty(512), cuda.make_stream()
            cuda.copy(x, data)
            cuda.synchronize()
            while (rounds[number] == 0 or time.monotonic() < end) and not faults:
                turn = rounds[number]
                # Every few rounds a kernel that nobody has compiled yet.
                code = ADD_ONE + f"// {number} {turn // 4}\n"
                function = cuda.load_cubin(code).kernel(
                    "add_one", PARAMS, "ceildiv(n, 128)", 128, args=["x", "y", "n"]
                )
                with stream.use():
                    function(x, y)
                    function(y, y)
                stream.synchronize()
                if not STUB:
                    np.testing.assert_array_equal(values(y), data + 2)
                rounds[number] += 1
        except BaseException as fault:
            faults.append(fault)

    threads = [
        threading.Thread(target=work, args=(number,), daemon=True) for number in range(THREADS)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS + 60)
    assert not faults, faults[0]
    assert not any(thread.is_alive() for thread in threads), "a thread hangs"
    assert min(rounds) > 0
    print(f"{sum(rounds)} rounds of {THREADS} threads in {SECONDS:.0f} s")
    if STUB:
        assert len(driver.launches()) == 2 * sum(rounds)
