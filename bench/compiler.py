"""The section "Compiler": the wrapper of two matrices, without a kernel, against limits."""

from __future__ import annotations

import datetime
import os
import subprocess
from pathlib import Path

from peer import TARGET, Peer
from section import Row, Section

HERE = Path(__file__).resolve().parent
PROGRAM = TARGET / "release/examples/measure_wrapper"
# The program's key, the name of the row, and the limit in nanoseconds or bytes.
LIMITS = {
    "call_ns": ("117: call from C, arguments right", 9),
    "error_ns": ("118: call from C, an argument wrong: error raised", 1_000),
    "compile_ns": ("compile and load, warm context", 6e6),
    "cached_ns": ("load from the cache on disk", 1.5e6),
    "many_ns": ("200 functions without a kernel, compiled and loaded one by one", 1.2e9),
    "many_bytes": ("200 functions: memory", 200e6),
    "object_bytes": ("120: object that stands alone: size", 6_000),
}
TEXT = """\
One function over two matrices in host memory that checks its arguments and calls nothing. Here the
column "peer" is a limit, not a peer. Times are the minimum over {processes} processes. Numbers are those of the list
of behaviours.
"""


def run(peer: Peer, library: Path, quick: bool) -> Section:
    """Builds the program and takes the minimum over its processes, row by row."""
    del peer
    processes = 1 if quick else 5
    build = ["cargo", "build", "--release", "--quiet", "-p", "fishplate-codegen"]
    build += ["--example", "measure_wrapper", "--features", "measure"]
    subprocess.run(build, cwd=HERE.parent, check=True)
    least: dict[str, float] = {}
    for number in range(processes):
        print(f"bench: compiler, process {number + 1} of {processes}", flush=True)
        environment = {**os.environ, "FISHPLATE_LIBRARY": str(library)}
        program = subprocess.run(
            [str(PROGRAM)], env=environment, check=True, stdout=subprocess.PIPE, text=True
        )
        for line in program.stdout.splitlines():
            name, value = line.split()
            least[name] = min(float(value), least.get(name, float("inf")))
    rows = [
        Row(title, limit, least[name], least[name] / limit, 1.0, unit=_unit(name))
        for name, (title, limit) in LIMITS.items()
    ]
    text = TEXT.format(processes=processes)
    date = datetime.date.today().isoformat()
    return Section("compiler", "Compiler", "compiler.png", text, date, rows)


def _unit(name: str) -> str:
    return "B" if name.endswith("_bytes") else "ns"
