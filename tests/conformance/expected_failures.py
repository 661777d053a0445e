"""The list of tests that are known to fail, and its comparison with a run.

A line is `test id # reason`. A listed test that passes is a failure of the run as much as one that
fails without being listed, so the list is always accurate.
"""

from __future__ import annotations

from pathlib import Path

from report import SuiteResult

SEPARATOR = " # "


def read(path: Path) -> dict[str, str]:
    """Reasons by test id. Empty lines and lines that start with # are comments."""
    reasons: dict[str, str] = {}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        test, separator, reason = line.partition(SEPARATOR)
        if not separator or not reason.strip():
            raise ValueError(f"{path}:{number}: expected `test id{SEPARATOR}reason`, got {line!r}")
        if test in reasons:
            raise ValueError(f"{path}:{number}: {test} is listed twice")
        reasons[test] = reason.strip()
    return reasons


def settle(
    reasons: dict[str, str], passed: set[str], failed: dict[str, str], whole: bool
) -> tuple[dict[str, str], int]:
    """The failures that count, and how many others were expected.

    After a `whole` run, a listed test that neither passed nor failed does not exist.
    """
    counted = {test: error for test, error in failed.items() if test not in reasons}
    for test, reason in reasons.items():
        if test in passed and test not in failed:
            counted[test] = f"unexpected pass; it is listed as failing because: {reason}"
        elif whole and test not in failed:
            counted[test] = f"listed as failing ({reason}), but it did not run"
    return counted, len(reasons.keys() & failed.keys())


def print_by_file(result: SuiteResult) -> None:
    """A table of the failures by file, worst first."""
    counts: dict[str, int] = {}
    for test in result.failures:
        name = test.split("::")[0].removeprefix("tests/python/")
        counts[name] = counts.get(name, 0) + 1
    for name, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        print(f"{count:6}  {name}")
