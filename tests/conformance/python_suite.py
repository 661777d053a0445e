"""The peer's Python suite: its own package, its own tests, on the library under test."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from mapped_library import WrongLibraryError
from suite import SuiteRun

from peer import LIBRARY, Peer, make_overlay
from report import Progress, SuiteResult

TEST_TIMEOUT_S = 300
HERE = Path(__file__).parent
IMPORT_CHECK = "import tvm_ffi, pytest_events; print(*pytest_events.mapped_libraries())"


def run(suite: SuiteRun) -> None:
    """Runs pytest; `name_filter` is a file of tests/python (::test added or not), or a -k word."""
    overlay = suite.workspace / "python-overlay"
    mapped = make_overlay(suite.peer, suite.library, overlay) / LIBRARY
    events = suite.workspace / "python-events"
    events.touch()
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTHONPATH": f"{overlay}:{HERE}",
        "TVM_FFI_CACHE_DIR": str(suite.workspace / "python-cache"),
        "CONFORMANCE_LIBRARY": str(mapped),
        "CONFORMANCE_EVENTS": str(events),
    }
    if not _imports(environment, suite.peer.sdist, mapped, suite.result):
        return
    command = [sys.executable, "-m", "pytest", "-q", "-o", "addopts=", "-p", "no:cacheprovider"]
    command += ["-p", "pytest_events", "-n", str(os.cpu_count()), "--max-worker-restart=10000"]
    command += [f"--timeout={TEST_TIMEOUT_S}", "--timeout-method=thread"]
    command += _selection(suite.peer, suite.name_filter)
    with suite.log_path.open("w") as log:
        process = subprocess.Popen(
            command, cwd=suite.peer.sdist, env=environment, stdout=log, stderr=subprocess.STDOUT
        )
        try:
            _follow(process, events, suite.result)
        finally:
            process.terminate()  # has no effect on one that has ended
            process.wait()
    if process.returncode not in (0, 1) and not suite.result.failures:
        tail = suite.log_path.read_text(errors="replace")[-2000:]
        suite.result.add_failure("python: pytest itself", f"{tail}\nexit code {process.returncode}")


def _imports(environment: dict[str, str], folder: Path, mapped: Path, result: SuiteResult) -> bool:
    """Imports tvm_ffi once by itself: a library that cannot even do that gets one clear failure."""
    command = [sys.executable, "-c", IMPORT_CHECK]
    run = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True)
    if run.returncode != 0:
        error = f"{run.stdout}{run.stderr}\nexit code {run.returncode}"
        result.add_failure("python: import tvm_ffi", error)
        return False
    if run.stdout.split() != [str(mapped)]:
        raise WrongLibraryError(f"tvm_ffi mapped {run.stdout.split()}, expected {mapped} only")
    return True


def _selection(peer: Peer, name_filter: str | None) -> list[str]:
    folder = "tests/python"
    if name_filter is None:
        return [folder]
    if (peer.sdist / folder / name_filter.split("::")[0]).is_file():
        return [f"{folder}/{name_filter}"]
    return [folder, "-k", name_filter]


def _follow(process: subprocess.Popen, events: Path, result: SuiteResult) -> None:
    """Turns the plugin's lines into counts until pytest ends."""
    progress = Progress("python", result.expected_passes or 0)
    failed: dict[str, str] = {}
    with events.open() as stream:
        while True:
            ended = process.poll() is not None
            for line in stream:
                _take(json.loads(line), progress, result, failed)
            if ended:
                break
            time.sleep(0.2)
    progress.close()
    for test, error in failed.items():
        result.add_failure(test, error)


def _take(event: dict, progress: Progress, result: SuiteResult, failed: dict[str, str]) -> None:
    if "wrong_library" in event:
        raise WrongLibraryError(f"a test process mapped {event['wrong_library']}")
    if "total" in event:
        progress.total = event["total"]
        return
    outcome = event["outcome"]
    if outcome == "failed":
        failed[event["test"]] = event["error"]
    elif outcome == "skipped":  # an expected failure (xfail) comes as skipped too
        result.skipped += 1
    else:
        result.passed += 1
    progress.step(failed=outcome == "failed")
