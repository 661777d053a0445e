"""The peer's Python suite: its own package, its own tests, on the library under test."""

from __future__ import annotations

from pytest_run import run_pytest
from suite import SuiteRun

from peer import LIBRARY, make_overlay


def run(suite: SuiteRun) -> None:
    """Runs pytest; `name_filter` is a file of tests/python (::test added or not), or a -k word."""
    overlay = suite.workspace / "python-overlay"
    mapped = make_overlay(suite.peer, suite.library, overlay) / LIBRARY
    outcomes = run_pytest(suite, [overlay], mapped, {})
    suite.result.passed = len(outcomes.passed)
    suite.result.skipped = outcomes.skipped
    for test, error in outcomes.failed.items():
        suite.result.add_failure(test, error)
