"""Host time of calls that queue work: batches short enough that the queue never fills, rows in turn.

A row is a function from a number of calls to nanoseconds per call. All rows take turns, so that a slower phase of the
machine affects all of them; the result of a row is the median of its batches.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import sys
import timeit
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

#: Calls of a batch: far fewer than the driver queues before a launch waits.
CALLS = 200


@dataclass
class Result:
    """One line of the table."""

    name: str
    value: float | None
    unit: str = "ns"
    #: The row that this one is compared with, the ratio to it, and the limit of the ratio.
    base: str | None = None
    ratio: float | None = None
    at_most: float | None = None
    at_least: float | None = None
    note: str = ""

    def holds(self) -> bool | None:
        """Whether the bar is met; None if there is no bar."""
        if self.at_most is None and self.at_least is None:
            return None
        number = self.value if self.base is None else self.ratio
        if number is None:
            return False
        low = self.at_least is None or number >= self.at_least
        return low and (self.at_most is None or number <= self.at_most)


@dataclass
class Rows:
    """Rows that are measured in turns."""

    synchronize: Callable[[], Any]
    runs: dict[str, Callable[[int], float]] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)

    def add(self, name: str, make: Callable[[], Callable[[int], float]]) -> None:
        """Add a row; a row that cannot be set up is kept with the reason."""
        try:
            run = make()
            run(3)
            self.synchronize()
            self.runs[name] = run
        except Exception as error:
            self._note(name, error)

    def attempt(self, name: str, stage: Callable[..., Any], *arguments: Any) -> Any:
        """Return the result of a stage; a stage that fails is recorded with the reason, and the rest continues."""
        try:
            return stage(*arguments)
        except Exception as error:
            self._note(name, error)
            return None

    def _note(self, name: str, error: Exception) -> None:
        words = (str(error).splitlines() or [""])[0][:160]
        self.failed[name] = f"{type(error).__name__}: {words}"
        if not isinstance(error, ImportError):
            traceback.print_exc(file=sys.stderr)

    def measure(
        self, rounds: int, pick: Callable[[list[float]], float] = statistics.median
    ) -> dict[str, float]:
        """Return the median of each row, or another one of its times."""
        print(f"on processor {settle()}", flush=True)
        times: dict[str, list[float]] = {name: [] for name in self.runs}
        for turn in range(rounds + 2):
            # In another order each time, because earlier rows affect caches and clocks.
            for name in random.Random(turn).sample(list(self.runs), len(self.runs)):
                self.synchronize()
                ns = self.runs[name](CALLS)
                if turn >= 2:  # the first two are a warm-up
                    times[name].append(ns)
        self.synchronize()
        return {name: pick(taken) for name, taken in times.items()}


def fastest_processor() -> int:
    """Return the number of the currently fastest CPU.

    Cores of a shared machine differ by more than the measured times: another guest may use the same core.
    """
    allowed = sorted(os.sched_getaffinity(0))
    taken = dict.fromkeys(allowed, 0.0)
    for _ in range(3):
        for cpu in allowed:
            os.sched_setaffinity(0, {cpu})
            taken[cpu] += min(timeit.repeat("sum(r)", "r = range(20_000)", number=1, repeat=5))
    os.sched_setaffinity(0, allowed)
    return min(allowed, key=taken.__getitem__)


def settle() -> int:
    """Pin this thread to one CPU, the one that `gpu/run` chose for all processes; return its number."""
    chosen = os.environ.get("GPU_PROCESSOR")
    processor = fastest_processor() if chosen is None else int(chosen)
    os.sched_setaffinity(0, {processor})
    return processor


def statement(code: str, **names: Any) -> Callable[[int], float]:
    """Return a row that runs a statement over local names."""
    setup = "; ".join(f"{name} = _names[{name!r}]" for name in names) or "pass"
    timer = timeit.Timer(code, setup, globals={"_names": names})
    return lambda calls: timer.timeit(calls) / calls * 1e9


def write(path: str, section: str, results: list[Result]) -> None:
    """Write the results of a section as JSON."""
    rows = [{**asdict(result), "holds": result.holds()} for result in results]
    Path(path).write_text(json.dumps({"section": section, "rows": rows}, indent=1))
