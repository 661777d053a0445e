"""The rows of the section "Growth" over tiles in registers: compiling a kernel for a small tile and for a large one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from peer import ROOT
from section import Row

HERE = Path(__file__).resolve().parent
# A tile 32 times as large takes at most so many times as long.
BAR = 2.0
ROWS = {
    "combine": "compile for a GPU, sums of tiles of 32 x 32 and 128 x 256",
    "multiply": "compile for a GPU, products of tiles of 32 x 32 and 128 x 256",
}


def rows(library: Path, quick: bool) -> list[Row]:
    """Measures the package in python/ with the compiler's library next to `library`."""
    made = []
    for name, title in ROWS.items():
        print(f"bench: growth, {title}", flush=True)
        runs = [_process(name, library) for _ in range(1 if quick else 3)]
        small, large = (min(times) for times in zip(*runs, strict=True))
        made.append(Row(title, small, large, large / small, BAR, noise=0.1))
    return made


def _process(name: str, library: Path) -> list[float]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "python"),
        "FISHPLATE_COMPILER_LIBRARY": str(library.parent / "libfishplate_compiler.so"),
        "FISHPLATE_NO_CACHE": "1",
    }
    command = [sys.executable, str(HERE / "growth/tiles.py"), name]
    answer = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(answer.stdout.splitlines()[-1])
