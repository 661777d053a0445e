"""Runs the peer's Python tests with pytest in worker processes, and collects the outcomes.

Used by both Python suites: the peer's package on our library, and our package under its name.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from mapped_library import WrongLibraryError
from suite import SuiteRun

from peer import Peer
from report import Progress

TEST_TIMEOUT_S = 300
HERE = Path(__file__).parent
IMPORT_CHECK = "import tvm_ffi, pytest_events; print(*pytest_events.mapped_libraries())"


@dataclass
class Outcomes:
    """Names of the tests that passed, errors of those that failed, and the number skipped."""

    passed: set[str] = field(default_factory=set)
    failed: dict[str, str] = field(default_factory=dict)
    skipped: int = 0


def run_pytest(
    suite: SuiteRun, folders: list[Path], mapped: Path, environment: dict[str, str]
) -> Outcomes:
    """Runs the tests with `folders` on PYTHONPATH; `mapped` is the one library to be seen there."""
    events = suite.workspace / "events"
    events.touch()
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTHONPATH": ":".join(map(str, [*folders, HERE])),
        "TVM_FFI_CACHE_DIR": str(suite.workspace / "python-cache"),
        "CONFORMANCE_LIBRARY": str(mapped),
        "CONFORMANCE_EVENTS": str(events),
        **environment,
    }
    outcomes = Outcomes()
    if not _imports(suite, environment, mapped, outcomes):
        return outcomes
    command = [sys.executable, "-m", "pytest", "-q", "-o", "addopts=", "-p", "no:cacheprovider"]
    command += ["-p", "pytest_events", "-n", str(os.cpu_count()), "--max-worker-restart=10000"]
    command += [f"--timeout={TEST_TIMEOUT_S}", "--timeout-method=thread"]
    command += ["--continue-on-collection-errors", *_selection(suite.peer, suite.name_filter)]
    with suite.log_path.open("w") as log:
        process = subprocess.Popen(
            command, cwd=suite.peer.sdist, env=environment, stdout=log, stderr=subprocess.STDOUT
        )
        try:
            _follow(process, events, suite, outcomes)
        finally:
            process.terminate()  # has no effect on one that has ended
            process.wait()
    if process.returncode not in (0, 1) and not outcomes.failed:
        tail = suite.log_path.read_text(errors="replace")[-2000:]
        name = f"{suite.result.name}: pytest itself"
        outcomes.failed[name] = f"{tail}\nexit code {process.returncode}"
    return outcomes


def _imports(
    suite: SuiteRun, environment: dict[str, str], mapped: Path, outcomes: Outcomes
) -> bool:
    """Imports tvm_ffi once in a separate process: a library that fails even that gets one clear failure."""
    command = [sys.executable, "-c", IMPORT_CHECK]
    folder = suite.peer.sdist
    run = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True)
    if run.returncode != 0:
        error = f"{run.stdout}{run.stderr}\nexit code {run.returncode}"
        outcomes.failed[f"{suite.result.name}: import tvm_ffi"] = error
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


def _follow(process: subprocess.Popen, events: Path, suite: SuiteRun, outcomes: Outcomes) -> None:
    """Turns the plugin's lines into outcomes until pytest ends."""
    progress = Progress(suite.result.name, suite.result.expected_passes or 0)
    with events.open() as stream:
        while True:
            ended = process.poll() is not None
            for line in stream:
                _take(json.loads(line), progress, outcomes)
            if ended:
                break
            time.sleep(0.2)
    progress.close()


def _take(event: dict, progress: Progress, outcomes: Outcomes) -> None:
    if "wrong_library" in event:
        raise WrongLibraryError(f"a test process mapped {event['wrong_library']}")
    if "total" in event:
        progress.total = event["total"]
        return
    outcome = event["outcome"]
    if outcome == "failed":
        outcomes.failed[event["test"]] = event["error"]
    elif outcome == "skipped":  # an expected failure (xfail) is also reported as skipped
        outcomes.skipped += 1
    else:
        outcomes.passed.add(event["test"])
    progress.step(failed=outcome == "failed")
