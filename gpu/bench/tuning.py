"""The autotuner on the product of `examples/gpu/matmul_tuned.py`: how long a search takes, and what it misses.

    python gpu/bench/tuning.py OUT.json

The search starts with an empty cache, so that it compiles every configuration. Afterwards all of them are timed with
events, in turns as long as those of the search's final: the clock of a GPU depends on the power that a kernel takes, and
settles within a few milliseconds. Single medians differ by some percent from run to run, and the least of 40 is a lucky
one. So the winner and the fastest of all then meet in a final of many turns, whose medians are compared.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from timing import Result, write

SIDE, CALLS = 8192, 13
#: Rounds of all configurations, and of the final.
ROUNDS, FINAL = 15, 60


def all_times(
    torch: Any, tuned: Any, forms: list[Any], arguments: tuple[Any, ...], rounds: int
) -> list[float]:
    """Return the median time of each configuration in milliseconds; all take turns, in an order that changes."""
    start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    times: list[list[float]] = [[] for _ in forms]
    for number in range(rounds + 1):
        pairs = list(zip(times, forms, strict=True))
        for taken, form in random.sample(pairs, len(pairs)):
            start.record()
            for _ in range(CALLS):
                tuned.jit(*arguments, form=form)
            end.record()
            end.synchronize()
            if number:  # the first round is a warm-up
                taken.append(start.elapsed_time(end) / CALLS)
    return [statistics.median(taken) for taken in times]


def main() -> None:
    """Search, then time everything."""
    import torch

    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples/gpu"))
    with tempfile.TemporaryDirectory() as cache:
        os.environ["FISHPLATE_CACHE_DIR"] = cache
        import matmul_tuned as example

        a, b = (torch.randn(SIDE, SIDE, device="cuda", dtype=torch.bfloat16) for _ in range(2))
        c = torch.empty_like(a)
        blocks = torch.cuda.get_device_properties(0).multi_processor_count
        arguments = a, b, c, blocks
        torch.cuda.synchronize()
        start = time.perf_counter()
        best = example.matmul_tuned.best(*arguments).values["form"]
        seconds = time.perf_counter() - start
        search = example.matmul_tuned.search(*arguments)
        times = all_times(torch, example.matmul_tuned, example.FORMS, arguments, ROUNDS)
        fastest = example.FORMS[times.index(min(times))]
        pair = [best, fastest]
        final = all_times(torch, example.matmul_tuned, pair, arguments, FINAL)
    timed = sum(bool(trial.times) for trial in search.trials)
    searched = [trial.seconds * 1e3 for trial in search.trials]
    for exhaustive_ms, search_ms, form in sorted(zip(times, searched, example.FORMS, strict=True))[
        :8
    ]:
        print(f"{exhaustive_ms:.4f} ms, in the search {search_ms:.4f} ms: {form}")
    print(f"chosen: {best}; {timed} of {len(times)} configurations ran")
    print(f"final: {final[0]:.4f} ms of the winner, {final[1]:.4f} ms of {fastest}")
    count = f"autotune of {len(times)} products"
    exhaustive = "the fastest of all, timed exhaustively"
    rows = [
        Result(f"{count}, from an empty cache", seconds, "s", at_most=60),
        Result(exhaustive, final[1], "ms"),
        Result(
            "the winner of autotune", final[0], "ms", exhaustive, final[0] / final[1], at_most=1.03
        ),
    ]
    write(sys.argv[1], "autotune", rows)


if __name__ == "__main__":
    main()
