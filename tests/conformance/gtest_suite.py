"""The peer's C++ suite: every gtest case of tests/cpp, on the library under test."""

from __future__ import annotations

import os
import re
from fnmatch import fnmatchcase

import crash_resume
import gtest_build
import mapped_library
from suite import SuiteRun

from peer import LIBRARY, TESTING_LIBRARY
from report import Progress

EVENT = re.compile(r"\[ +(RUN|OK|FAILED|SKIPPED) +\] ([\w./]+)")
OUTCOMES = {"OK": "passed", "FAILED": "failed", "SKIPPED": "skipped"}


class GtestParser:
    """Follows gtest's own output; the text between RUN and FAILED is the error."""

    def __init__(self) -> None:
        self.running: str | None = None
        self.ended: list[tuple[str, str]] = []
        self._text: dict[str, list[str]] = {"": []}

    def feed(self, line: str) -> None:
        event = EVENT.search(line)
        if event is None:
            self._text[self.running or ""].append(line)
        elif event[1] == "RUN":
            self.running = event[2]
            self._text[event[2]] = []
        elif self.running == event[2]:  # the summary at the end repeats names; nothing runs then
            self.ended.append((event[2], OUTCOMES[event[1]]))
            self.running = None

    def error_of(self, test: str) -> str:
        return "\n".join(self._text.get(test, []))


def run(suite: SuiteRun) -> None:
    """Builds the program if needed and runs it; `name_filter` is a gtest pattern list."""
    tests = gtest_build.build(suite.peer)
    if suite.name_filter:
        patterns = suite.name_filter.split(":")
        tests = [test for test in tests if any(fnmatchcase(test, p) for p in patterns)]
    lib_dir = suite.workspace / "gtest-lib"
    lib_dir.mkdir()
    (lib_dir / LIBRARY).write_bytes(suite.library.read_bytes())
    (lib_dir / TESTING_LIBRARY).symlink_to(suite.peer.lib_dir / TESTING_LIBRARY)
    maps_log = suite.workspace / "gtest-maps"
    environment = {
        **os.environ,
        **mapped_library.preload_environment(maps_log),
        "LD_LIBRARY_PATH": str(lib_dir),
    }
    progress = Progress("gtest", len(tests))
    with suite.log_path.open("w") as log:
        crash_resume.run_tests(
            tests,
            lambda left: [str(gtest_build.PROGRAM), f"--gtest_filter={':'.join(left)}"],
            GtestParser,
            environment=environment,
            folder=suite.workspace,
            log=log,
            result=suite.result,
            progress=progress,
        )
    progress.close()
    if suite.result.passed:
        mapped_library.check(maps_log, lib_dir / LIBRARY)
