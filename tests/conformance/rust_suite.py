"""The suite of the peer's Rust crates, doc tests included, on the library under test."""

from __future__ import annotations

import re

import crash_resume
import mapped_library
import rust_build
from suite import SuiteRun

from peer import LIBRARY, locked, make_overlay
from report import Progress

STARTED = re.compile(
    r"^test (.+?)(?: - (?:should panic|compile|compile fail))? \.\.\. ?(ok|FAILED|ignored)?"
)
ERROR_HEADING = re.compile(r"^---- (.+) stdout ----$")
OUTCOMES = {"ok": "passed", "FAILED": "failed", "ignored": "skipped"}


class LibtestParser:
    """Follows the output of Rust's test harness on one thread: name first, result when known."""

    def __init__(self) -> None:
        self.running: str | None = None
        self.ended: list[tuple[str, str]] = []
        self._text: dict[str, list[str]] = {"": []}
        self._heading = ""

    def feed(self, line: str) -> None:
        started, heading = STARTED.match(line), ERROR_HEADING.match(line)
        if started:
            self.running = self._heading = started[1]
            self._end(started[2])
        elif self.running and line in OUTCOMES:  # the test printed something after its name
            self._end(line)
        elif heading:
            self._heading = heading[1]
        else:
            self._text.setdefault(self._heading, []).append(line)

    def _end(self, word: str | None) -> None:
        if word and self.running:
            self.ended.append((self.running, OUTCOMES[word]))
            self.running = None

    def error_of(self, test: str) -> str:
        return "\n".join(self._text.get(test, []))


def run(suite: SuiteRun) -> None:
    """Builds if needed and runs; `name_filter` is part of `program::test`, `doc` for doc tests."""
    with locked("rust"), suite.log_path.open("w") as log:
        programs = rust_build.build(suite.peer)
        under_test = make_overlay(suite.peer, suite.library, rust_build.OVERLAY) / LIBRARY
        maps_log = suite.workspace / "rust-maps"
        environment = rust_build.cargo_environment() | mapped_library.preload_environment(maps_log)
        selected = {program.name: _select(program, suite.name_filter) for program in programs}
        progress = Progress("rust", sum(map(len, selected.values())))
        for program in programs:
            crash_resume.run_tests(
                selected[program.name],
                lambda left, program=program: _command(program, left),
                LibtestParser,
                environment=environment,
                folder=program.folder,
                log=log,
                result=suite.result,
                progress=progress,
                label=f"{program.name}::",
            )
        progress.close()
        if suite.result.passed:
            mapped_library.check(maps_log, under_test)


def _select(program: rust_build.TestProgram, name_filter: str | None) -> list[str]:
    wanted = name_filter or ""
    return [test for test in program.tests if wanted in f"{program.name}::{test}"]


def _command(program: rust_build.TestProgram, tests: list[str]) -> list[str]:
    command = [*program.command, "--test-threads=1"]
    if len(tests) == len(program.tests):
        return command
    return [*command, "--exact", *tests]
