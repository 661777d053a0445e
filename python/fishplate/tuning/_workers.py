"""Compiles many functions in worker processes, into the cache that they share with this process.

If a worker dies in the compiler, its remaining functions are compiled by this process.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ..compiler import _manifest


def compile_in_processes(requests: Sequence[_manifest.Request], jobs: int | None = None) -> None:
    """Compile requests into the cache on disk, and wait. Errors are ignored: compiling again raises them."""
    processors = len(os.sched_getaffinity(0))
    count = min(jobs or processors, len(requests))
    if count < 1:
        return
    package = str(Path(__file__).resolve().parents[2])
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([package, *sys.path])}
    env.pop(_manifest.VARIABLE, None)
    with contextlib.ExitStack() as stack:
        running = []
        for part in (requests[start::count] for start in range(count)):
            manifest = stack.enter_context(tempfile.NamedTemporaryFile("w", suffix=".jsonl"))
            manifest.writelines(f"{_manifest.line_of(request)}\n" for request in part)
            manifest.flush()
            command = [
                sys.executable,
                "-m",
                "fishplate.compiler._warm",
                "--jobs",
                "1",
                manifest.name,
            ]
            running.append(
                subprocess.Popen(
                    command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
                )
            )
        for process in running:
            process.wait()
