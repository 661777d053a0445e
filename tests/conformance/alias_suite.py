"""The peer's Python suite on our package: `tvm_ffi` is an alias of fishplate, and the peer's testing
library is loaded over our runtime.

Each test process proves that our library, no second copy and not the peer's extension, is mapped.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import expected_failures
from pytest_run import run_pytest
from suite import SuiteRun

from peer import LIBRARY, ROOT, TESTING_LIBRARY

HERE = Path(__file__).parent
PACKAGE = ROOT / "python/fishplate"
EXPECTED = HERE / "alias_expected.txt"
SCRIPTS = {"tvm-ffi-config": "tvm_ffi.config", "tvm-ffi-stubgen": "tvm_ffi.stub.cli"}


def run(suite: SuiteRun) -> None:
    """Runs pytest; `name_filter` as in the suite `python`."""
    if not list(PACKAGE.glob("_core*.so")):
        suite.result.add_failure("alias: the extension", "it is not built: run `make python`")
        return
    reasons = expected_failures.read(EXPECTED)
    if suite.result.expected_passes is not None:
        suite.result.expected_passes -= len(reasons)
    package = _copy_package(suite)
    scripts = _write_scripts(suite.workspace / "bin")
    environment = {
        "PATH": f"{scripts}:{Path(sys.executable).parent}:{os.environ['PATH']}",
        "FISHPLATE_TESTING_LIBRARY": str(package / "lib" / TESTING_LIBRARY),
        "FISHPLATE_TVM_FFI_INCLUDE": str(suite.peer.include),
        "CONFORMANCE_FORBIDDEN": "/tvm_ffi/core.",
    }
    folders = [HERE / "alias", package.parent]
    outcomes = run_pytest(suite, folders, package / "lib" / LIBRARY, environment)
    whole = suite.name_filter is None
    counted, expected = expected_failures.settle(reasons, outcomes.passed, outcomes.failed, whole)
    suite.result.passed = len(outcomes.passed)
    suite.result.skipped = outcomes.skipped
    for test, error in counted.items():
        suite.result.add_failure(test, error)
    if expected:
        print(f"alias: {expected} failed as listed in {EXPECTED.relative_to(ROOT)}")
    expected_failures.print_by_file(suite.result)


def _copy_package(suite: SuiteRun) -> Path:
    """The package for this run alone, with the library under test: a build may run at the same time."""
    package = suite.workspace / "package/fishplate"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "*.new"))
    (package / "lib").mkdir(exist_ok=True)
    shutil.copy(suite.library, package / "lib" / LIBRARY)
    shutil.copy(suite.peer.lib_dir / TESTING_LIBRARY, package / "lib")
    return package


def _write_scripts(folder: Path) -> Path:
    """The peer's commands, as an installed package would have them on PATH."""
    folder.mkdir()
    for name, module in SCRIPTS.items():
        script = folder / name
        script.write_text(f'#!/bin/sh\nexec {sys.executable} -m {module} "$@"\n')
        script.chmod(0o755)
    return folder
