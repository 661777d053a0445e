"""pytest plugin of the conformance runner: reports the outcome of each test, as JSON lines.

The lines go to the file named by CONFORMANCE_EVENTS. It also checks, in every process that ran
tests, that the only libtvm_ffi.so mapped is the one named by CONFORMANCE_LIBRARY, and that no file
is mapped whose path holds CONFORMANCE_FORBIDDEN.
"""

from __future__ import annotations

import json
import os

import pytest

LIBRARY = os.environ["CONFORMANCE_LIBRARY"]
EVENTS = os.environ["CONFORMANCE_EVENTS"]
FORBIDDEN = os.environ.get("CONFORMANCE_FORBIDDEN", "")


def mapped_libraries() -> set[str]:
    """Paths of every libtvm_ffi.so in this process, and of forbidden files."""
    with open("/proc/self/maps") as maps:
        paths = {line.split(maxsplit=5)[-1].strip() for line in maps}
    forbidden = {path for path in paths if FORBIDDEN and FORBIDDEN in path}
    return forbidden | {path for path in paths if "/libtvm_ffi.so" in path}


def tell(**event: object) -> None:
    # One write of O_APPEND each, because worker processes report their libraries too.
    with open(EVENTS, "a") as events:
        events.write(json.dumps(event) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Controller())


def pytest_sessionfinish(session: pytest.Session) -> None:
    mapped = mapped_libraries()
    # The controlling process of pytest-xdist imports no tests and may have mapped nothing.
    if mapped - {LIBRARY} or (not mapped and hasattr(session.config, "workerinput")):
        tell(wrong_library=sorted(mapped))


class Controller:
    """Hooks for the one process that collects the results of all workers."""

    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        tell(total=len(ids))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if not report.passed:
            tell(test=report.nodeid, outcome=report.outcome, error=str(report.longrepr))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test passes by its call phase; set-up and tear-down count only if they fail."""
        if report.when == "call" or not report.passed:
            tell(test=report.nodeid, outcome=report.outcome, error=str(report.longrepr or ""))
