"""Runs a test program to the end of its list of tests, whatever crashes or hangs on the way.

A test that takes the program down is a failure under its own name, and the program is
started again with the tests that are left. Used for the gtest and the Rust test programs.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import IO, Protocol

from report import Progress, SuiteResult

HANG_TIMEOUT_S = 60.0
READ_SIZE = 65536


class OutputParser(Protocol):
    """Reads a program's output line by line and records the outcome of each test."""

    running: str | None  # the test that has started and not ended
    ended: list[tuple[str, str]]  # name and "passed", "failed" or "skipped"; names may repeat

    def feed(self, line: str) -> None: ...

    def error_of(self, test: str) -> str: ...


def run_tests(
    tests: list[str],
    command_for: Callable[[list[str]], list[str]],
    new_parser: Callable[[], OutputParser],
    *,
    environment: dict[str, str],
    folder: Path,
    log: IO[str],
    result: SuiteResult,
    progress: Progress,
    label: str = "",
) -> None:
    """Runs `tests`, and adds the outcome of each to `result` under `label` + its name."""
    remaining = list(tests)
    while remaining:
        parser = new_parser()
        fate = _run_once(command_for(remaining), parser, environment, folder, log, progress)
        for test, outcome in parser.ended:
            if outcome == "passed":
                result.passed += 1
            elif outcome == "skipped":
                result.skipped += 1
            else:
                result.add_failure(label + test, parser.error_of(test))
        culprit = parser.running
        if culprit:
            result.add_failure(label + culprit, f"{parser.error_of(culprit)}\n{fate}")
            progress.step(failed=True)
        seen = {test for test, _ in parser.ended} | {culprit}
        left = [test for test in remaining if test not in seen]
        if len(left) == len(remaining):
            error = f"{fate} before its first test; {len(left)} tests not run"
            result.add_failure(f"{label}(start of the program)", f"{parser.error_of('')}\n{error}")
            return
        remaining = left


def _run_once(
    command: list[str],
    parser: OutputParser,
    environment: dict[str, str],
    folder: Path,
    log: IO[str],
    progress: Progress,
) -> str:
    """Runs the program once, feeds `parser`, and returns a description of how the program ended."""
    process = subprocess.Popen(
        command, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert process.stdout is not None
    fd, pending, hung = process.stdout.fileno(), "", False
    while True:
        if not select.select([fd], [], [], HANG_TIMEOUT_S)[0]:
            process.kill()
            hung = True
        chunk = os.read(fd, READ_SIZE).decode(errors="replace")
        log.write(chunk)
        # The last line may lack its newline: a crash can come in the middle of one.
        *lines, pending = (pending + chunk).split("\n") if chunk else (pending, "")
        for line in lines:
            before = len(parser.ended)
            parser.feed(line)
            if len(parser.ended) > before:
                progress.step(failed=parser.ended[-1][1] == "failed")
        if not chunk:
            break
    code = process.wait()
    log.flush()
    if hung:
        return f"program killed: silent for {HANG_TIMEOUT_S:.0f} s"
    if code < 0:
        return f"program died of {signal.Signals(-code).name}"
    return f"program ended with exit code {code}"
