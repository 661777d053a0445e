"""Results of a suite, the progress line while it runs, and the summary at the end."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

TAIL_LINES = 12
# With more failures than this, only the last line of each is shown; the log has the rest.
MANY_FAILURES = 40
PLAIN_INTERVAL_S = 20.0


@dataclass
class SuiteResult:
    """Result of one suite. `failures` maps the test's name to the text of its error."""

    name: str
    expected_passes: int | None
    passed: int = 0
    skipped: int = 0
    failures: dict[str, str] = field(default_factory=dict)

    def add_failure(self, test: str, error: str) -> None:
        self.failures[test] = error.strip()

    def check_expected(self) -> None:
        """Fewer passes than with the stock library is a failure, even if no test failed."""
        if self.expected_passes is None or self.failures or self.passed >= self.expected_passes:
            return
        self.add_failure(
            f"{self.name}: number of passes",
            f"{self.passed} tests passed, {self.expected_passes} are expected",
        )


class Progress:
    """One counter line, rewritten in place on a terminal, a plain line now and then elsewhere."""

    def __init__(self, label: str, total: int) -> None:
        self.label = label
        self.total = total
        self.done = 0
        self.failed = 0
        self._started = self._printed = time.monotonic()
        self._tty = sys.stdout.isatty()

    def step(self, failed: bool = False) -> None:
        self.done += 1
        self.failed += failed
        now = time.monotonic()
        if self._tty:
            print(f"\r\033[K{self._text(now)}", end="", flush=True)
        elif now - self._printed >= PLAIN_INTERVAL_S:
            self._printed = now
            print(self._text(now), flush=True)

    def close(self) -> None:
        start = "\r\033[K" if self._tty else ""
        print(f"{start}{self._text(time.monotonic())}", flush=True)

    def _text(self, now: float) -> str:
        failed = f", {self.failed} failed" if self.failed else ""
        return f"{self.label}: {self.done}/{self.total}{failed} ({now - self._started:.0f} s)"


def print_suite(result: SuiteResult, log: Path) -> None:
    """Prints each failure with the end of its error, then the suite's counts."""
    tail = TAIL_LINES if len(result.failures) <= MANY_FAILURES else 1
    for test, error in result.failures.items():
        print(f"FAILED {test}")
        for line in error.splitlines()[-tail:]:
            print(f"    {line}")
    print(f"{result.name}: {_counts([result])} (log: {log})", flush=True)


def print_total(results: list[SuiteResult]) -> None:
    """Prints the sum over the suites; this is the last line of a run."""
    print(_counts(results), flush=True)


def _counts(results: list[SuiteResult]) -> str:
    passed = sum(r.passed for r in results)
    failed = sum(len(r.failures) for r in results)
    skipped = sum(r.skipped for r in results)
    return f"{passed} passed, {failed} failed, {skipped} skipped"
