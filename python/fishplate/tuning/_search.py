"""One search: candidates are timed in turns, and slow ones drop out."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

#: Rounds in which every candidate takes part, and the rounds after which the finalists are known.
_FIRST_ROUNDS, _ROUNDS = 2, 8
#: A candidate drops out if its time exceeds the best by this factor; the margin shrinks with each round.
_MARGIN, _LEAST_MARGIN = 1.5, 1.08
#: The rounds of the final, the factor within which a candidate is a close runner-up there, and the rounds in which those
#: go on among themselves.
_FINAL_ROUNDS, _CLOSE, _LAST_ROUNDS = 15, 1.03, 25
#: Minimum length of a candidate's turn in seconds, so that the resolution of the clock does not matter.
_TURN = 2e-3
#: The same in the final, where a device works as long as under real load: its clock and its power settle.
_FINAL_TURN = 2e-2


@dataclass
class Trial:
    """A configuration in a search."""

    #: Its constants and options, as texts and numbers.
    config: dict[str, Any]
    #: Seconds per call, one for each of its turns; those of the final, if it took part.
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


@dataclass
class _Candidate:
    trial: Trial
    call: Callable[[], Any]
    #: Calls of a turn.
    calls: int

    def take_turn(self, wait: Callable[[], None], clock: Callable[[], float]) -> None:
        start = clock()
        for _ in range(self.calls):
            self.call()
        wait()
        self.trial.times.append((clock() - start) / self.calls)


def run(
    candidates: Sequence[tuple[Trial, Callable[[], Any]]],
    wait: Callable[[], None],
    seconds: float,
    clock: Callable[[], float] = time.perf_counter,
) -> None:
    """Time candidates in turns: all of them in short ones, then the fastest in long ones, until the time is used up.

    Each round has another order, so that nobody always follows the same one. ``wait`` waits for all work that calls
    have started. A candidate whose call raises drops out.
    """
    end, order = clock() + seconds, random.Random(0)
    left = [_Candidate(trial, call, _calls(trial, call, wait, clock)) for trial, call in candidates]
    left = [one for one in left if not one.trial.dropped]
    for number in range(1, _ROUNDS + 1):
        for one in order.sample(left, len(left)):
            one.take_turn(wait, clock)
        if number < _FIRST_ROUNDS:
            continue
        margin = max(_LEAST_MARGIN, _MARGIN ** (1 / (number + 1 - _FIRST_ROUNDS)))
        left = _fastest(left, margin, f"slower than the best after {number} rounds")
        if len(left) < 2 or clock() > end:
            return
    for one in left:
        one.calls = max(1, math.ceil(_FINAL_TURN / one.trial.seconds))
        one.trial.times.clear()
    for rounds in (_FINAL_ROUNDS, _LAST_ROUNDS):
        for _ in range(rounds):
            for one in order.sample(left, len(left)):
                one.take_turn(wait, clock)
            if clock() > end:
                break
        left = _fastest(left, _CLOSE, "slower than the best in the final")
        if len(left) < 2:
            return


def _fastest(left: list[_Candidate], margin: float, why: str) -> list[_Candidate]:
    """Return the candidates, best first, whose time exceeds the best at most by a factor; the others drop out."""
    ranked = sorted(left, key=lambda one: one.trial.seconds)
    fast = [one for one in ranked if one.trial.seconds <= ranked[0].trial.seconds * margin]
    for one in ranked[len(fast) :]:
        one.trial.dropped = why
    return fast


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
