"""Times one case at half its size and at its size: `python growth_worker.py CASE SIZE`. Prints both, in ns.

The times are CPU time, including that of child processes: a busy machine must not look like growth.
"""

from __future__ import annotations

import gc
import json
import resource
import sys

from growth import CASES


def spent_ns() -> float:
    """Returns the CPU time of this process and of the children that it waited for."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(1e9 * (part.ru_utime + part.ru_stime) for part in used)


def main() -> None:
    name, size = sys.argv[1], int(sys.argv[2])
    make, _ = CASES[name]
    times = []
    for count in (size // 2, size):
        work = make(count)
        least = float("inf")
        for _ in range(2):
            gc.collect()
            start = spent_ns()
            kept = work()
            least = min(least, spent_ns() - start)
            del kept
        times.append(least)
    print(json.dumps(times))


if __name__ == "__main__":
    main()
