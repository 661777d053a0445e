"""One measuring process of the Python section: worker.py MODULE SAMPLE_MS REPEATS prints JSON.

`import_ns` is the time of the package's import, `rows` the least time of each statement, without
the loop around it.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
import timeit


def main() -> None:
    module_name, sample_ms, repeats = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    started = time.perf_counter_ns()
    ffi = importlib.import_module(module_name)
    import_ns = time.perf_counter_ns() - started
    for name in ("testing", "utils.kwargs_wrapper"):
        importlib.import_module(f"{module_name}.{name}")
    import cases

    timers = {
        row: timeit.Timer(statement, globals=names)
        for row, (statement, names) in cases.make(ffi).statements.items()
    }
    numbers = {row: calibrate(timer, sample_ms / 1e3) for row, timer in timers.items()}
    loop_ns = min(timeit.Timer("pass").repeat(9, 100_000)) * 1e9 / 100_000
    least = dict.fromkeys(timers, float("inf"))
    for _ in range(repeats):
        for row, timer in timers.items():
            ns = timer.timeit(numbers[row]) * 1e9 / numbers[row] - loop_ns
            least[row] = min(least[row], ns)
    json.dump({"import_ns": import_ns, "rows": least, "file": ffi.__file__}, sys.stdout)


def calibrate(timer: timeit.Timer, seconds: float) -> int:
    """How often the statement runs in about `seconds`; a first call may set things up."""
    timer.timeit(3)
    number = 1
    while (took := timer.timeit(number)) < seconds / 4:
        number *= 4
    return max(1, int(number * seconds / took))


if __name__ == "__main__":
    main()
