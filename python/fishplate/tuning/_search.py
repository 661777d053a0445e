"""One search: candidates are timed in turns, and slow ones drop out."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

#: Rounds in which every candidate takes part, and the most rounds of a search.
_FIRST_ROUNDS, _ROUNDS = 2, 24
#: A candidate drops out if its time exceeds the best by this factor; the margin shrinks with each round.
_MARGIN, _LEAST_MARGIN = 1.5, 1.03
#: Minimum length of a candidate's turn in seconds, so that the resolution of the clock does not matter.
_TURN = 2e-3


@dataclass
class Trial:
    """A configuration in a search."""

    #: Its constants and options, as texts and numbers.
    config: dict[str, Any]
    #: Seconds per call, one for each of its turns.
    times: list[float] = field(default_factory=list)
    #: Why it was not timed, or not to the end; empty for the winner and close runners-up.
    dropped: str = ""

    @property
    def seconds(self) -> float:
        """The median of the turns, the lower one of two; infinite if it never ran.

        The least time would favour whoever had a turn while the device was cool and its clock high.
        """
        return sorted(self.times)[(len(self.times) - 1) // 2] if self.times else float("inf")


@dataclass
class Search:
    """The outcome of one search."""

    #: The function's name.
    function: str
    #: The values of the key.
    key: list[Any]
    #: All configurations, in the given order.
    trials: list[Trial]

    @property
    def best(self) -> Trial:
        """The winner: the first of the fastest that did not drop out."""
        return min(self.trials, key=lambda trial: (bool(trial.dropped), trial.seconds))

    def chart(self) -> str:
        """Return the search as a chart in SVG: a bar for each configuration, best first."""
        from ._chart import chart

        return chart(self)

    def _repr_html_(self) -> str:
        return self.chart()


def run(
    candidates: Sequence[tuple[Trial, Callable[[], Any]]],
    wait: Callable[[], None],
    seconds: float,
    clock: Callable[[], float] = time.perf_counter,
) -> None:
    """Time candidates in turns until one is left, all rounds are done, or the time is used up.

    Each round has another order, so that nobody always follows the same one. ``wait`` waits for all work that calls have started. A candidate whose call raises drops out.
    """
    left = [(trial, call, _calls(trial, call, wait, clock)) for trial, call in candidates]
    end, order = clock() + seconds, random.Random(0)
    for number in range(_ROUNDS):
        left = [(trial, call, calls) for trial, call, calls in left if not trial.dropped]
        if len(left) < 2 and number > 0:
            return
        for trial, call, calls in order.sample(left, len(left)):
            _turn(trial, call, calls, wait, clock)
        if number + 1 >= _FIRST_ROUNDS:
            best = min((trial.seconds for trial, *_ in left), default=0.0)
            margin = max(_LEAST_MARGIN, _MARGIN ** (1 / (number + 2 - _FIRST_ROUNDS)))
            for trial, *_ in left:
                if trial.seconds > best * margin:
                    trial.dropped = f"slower than the best after {number + 1} rounds"
            if clock() > end:
                return


def _calls(
    trial: Trial, call: Callable[[], Any], wait: Callable[[], None], clock: Callable[[], float]
) -> int:
    """Return the number of calls per turn. The first call is a warm-up, and shows whether the candidate runs at
    all."""
    try:
        call()
        wait()
        calls = 1
        while True:
            start = clock()
            for _ in range(calls):
                call()
            wait()
            taken = clock() - start
            if taken >= _TURN or calls >= 1 << 20:
                return calls
            calls = max(2 * calls, int(calls * _TURN / max(taken, 1e-9)))
    except Exception as error:
        trial.dropped = (
            f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"
        )
        return 0


def _turn(
    trial: Trial,
    call: Callable[[], Any],
    calls: int,
    wait: Callable[[], None],
    clock: Callable[[], float],
) -> None:
    start = clock()
    for _ in range(calls):
        call()
    wait()
    trial.times.append((clock() - start) / calls)
