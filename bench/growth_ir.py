"""The rows of the section "Growth" over text and IR: each case in its own process, at half its size and at its full
size."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from ir.growth import CASES
from peer import ROOT
from section import Row

HERE = Path(__file__).resolve().parent


def rows(library: Path, quick: bool, bar: float) -> list[Row]:
    """Measures the package in python/ with the compiler's library next to `library`."""
    rounds, part = (1, 20) if quick else (3, 1)
    made = []
    for name, (_make, size) in CASES.items():
        print(f"bench: growth, {name}", flush=True)
        runs = [_process(name, size // part, library) for _ in range(rounds)]
        half, whole = (min(times) for times in zip(*runs, strict=True))
        made.append(Row(name, half, whole, whole / half, bar, noise=0.1))
    return made


def _process(name: str, size: int, library: Path) -> list[float]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "python"),
        "FISHPLATE_COMPILER_LIBRARY": str(library.parent / "libfishplate_compiler.so"),
        "FISHPLATE_COMMAND": str(_command()),
    }
    command = [sys.executable, str(HERE / "ir/growth_worker.py"), name, str(size)]
    answer = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(answer.stdout.splitlines()[-1])


def _command() -> Path:
    """Returns the command `fishplate`, built if necessary."""
    build = ["cargo", "build", "-q", "--release", "-p", "fishplate-cli"]
    subprocess.run(build, cwd=ROOT, check=True)
    return ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "release" / "fishplate"
