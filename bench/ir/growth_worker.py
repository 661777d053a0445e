"""Times one case at half its size and at its size: `python growth_worker.py CASE SIZE`. Prints both, in ns."""

from __future__ import annotations

import gc
import json
import sys
import time

from growth import CASES


def main() -> None:
    name, size = sys.argv[1], int(sys.argv[2])
    make, _ = CASES[name]
    times = []
    for count in (size // 2, size):
        work = make(count)
        least = float("inf")
        for _ in range(2):
            gc.collect()
            start = time.perf_counter_ns()
            kept = work()
            least = min(least, time.perf_counter_ns() - start)
            del kept
        times.append(least)
    print(json.dumps(times))


if __name__ == "__main__":
    main()
