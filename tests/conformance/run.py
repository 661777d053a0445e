#!/usr/bin/env python3
"""Runs the peer's own test suites on another libtvm_ffi.so and reports the results.

`make conformance [LIB=path] [SUITE=python|gtest|rust|alias]`; see README.md in this folder.
The last line is always `N passed, N failed, N skipped` over the suites that ran.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(1, str(Path(__file__).resolve().parents[2] / "scripts"))

import alias_suite
import gtest_suite
import python_suite
import rust_suite
from mapped_library import WrongLibraryError
from suite import SuiteRun

import peer
import report

# Each suite with the number of tests that the stock library passes.
SUITES = {
    "gtest": (gtest_suite.run, 543),
    "rust": (rust_suite.run, 345),
    "python": (python_suite.run, 2578),
    "alias": (alias_suite.run, 2578),
}
LOG_DIR = peer.TARGET / "conformance"


def default_library() -> Path:
    """The library that `make lib` built last; otherwise the one in the package."""
    built = peer.TARGET / "release" / peer.LIBRARY
    return built if built.is_file() else alias_suite.PACKAGE / "lib" / peer.LIBRARY


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--lib",
        type=Path,
        default=default_library(),
        help="the library to test, or 'stock' for the wheel's own",
    )
    parser.add_argument("--suite", choices=SUITES, help="run only this suite")
    parser.add_argument("--filter", help="run only these tests of the suite; see README.md")
    arguments = parser.parse_args()
    if arguments.filter and not arguments.suite:
        parser.error("--filter needs --suite")
    return arguments


def main() -> int:
    arguments = parse_arguments()
    release = peer.fetch()
    library = arguments.lib
    if str(library) == "stock":
        library = release.lib_dir / peer.LIBRARY
    if not library.is_file():
        print(f"no library at {library}: run `make lib` first, or give --lib", file=sys.stderr)
        return 2
    LOG_DIR.mkdir(parents=True, exist_ok=True)
    results = []
    for name in [arguments.suite] if arguments.suite else SUITES:
        run_suite, passes = SUITES[name]
        result = report.SuiteResult(name, None if arguments.filter else passes)
        log = LOG_DIR / f"{name}.log"
        with tempfile.TemporaryDirectory(dir=LOG_DIR, prefix=f"{name}-") as workspace:
            try:
                run_suite(
                    SuiteRun(release, library, Path(workspace), log, arguments.filter, result)
                )
            except WrongLibraryError as error:
                result.add_failure(f"{name}: library under test", str(error))
            except subprocess.CalledProcessError as error:
                result.add_failure(f"{name}: build", f"{error.stderr or ''}\n{error}")
        result.check_expected()
        report.print_suite(result, log)
        results.append(result)
    report.print_total(results)
    return 1 if any(result.failures for result in results) else 0


if __name__ == "__main__":
    venv_python = peer.ROOT / ".venv/bin/python"
    if Path(sys.prefix) != peer.ROOT / ".venv":
        if not venv_python.exists():
            sys.exit("no .venv: run `make setup` first")
        os.execv(venv_python, [str(venv_python), *sys.argv])
    sys.exit(main())
