"""Builds bench_c and runs it: several processes, fresh copies of both libraries for each.

Two identical libraries can differ by a quarter in a row, only because of the physical pages of their code and the
order of loading. New copies, both orders and the median over the processes cancel that out.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path

from bars import FLOOR, FLOOR_RANGE, bar_of
from section import Row, Void

from peer import LIBRARY, TARGET, Peer

MAX_VOID_RUNS = 10
HERE = Path(__file__).parent


def build(peer: Peer) -> Path:
    """Compiles the C program; it opens the libraries by path and links to none of them."""
    program = TARGET / "bench/bench_c"
    program.parent.mkdir(parents=True, exist_ok=True)
    sources = sorted(map(str, HERE.glob("*.c")))
    flags = ["-std=c11", "-D_GNU_SOURCE", "-O2", "-Wall", "-Wextra", "-Werror"]
    command = ["gcc", *flags, f"-I{peer.include}", *sources, "-o", str(program), "-ldl"]
    subprocess.run(command, check=True)
    return program


def measure(peer: Peer, library: Path, processes: int, rounds: int, scale: float) -> list[Row]:
    """Runs until `processes` undisturbed processes are complete, and joins their rows."""
    program = build(peer)
    runs: list[dict[str, Row]] = []
    void = 0
    while len(runs) < processes:
        print(f"bench: process {len(runs) + 1} of {processes}", flush=True)
        swapped = len(runs) % 2 == 1
        run = _run_process(program, peer.lib_dir / LIBRARY, library, swapped, rounds, scale)
        if FLOOR_RANGE[0] <= run[FLOOR].ratio <= FLOOR_RANGE[1]:
            runs.append(run)
            continue
        void += 1
        print(f"bench: void, the floor ratio is {run[FLOOR].ratio:.2f}; again", flush=True)
        if void == MAX_VOID_RUNS:
            raise Void(f"{void} disturbed runs: the machine is too busy to measure on")
    return [_join(name, [run[name] for run in runs]) for name in runs[0]]


def _run_process(
    program: Path, base: Path, other: Path, swapped: bool, rounds: int, scale: float
) -> dict[str, Row]:
    with tempfile.TemporaryDirectory(dir=program.parent) as folder:
        copies = [Path(folder) / "base.so", Path(folder) / "other.so"]
        for source, copy in zip((base, other), copies, strict=True):
            shutil.copy(source, copy)
        order = reversed(copies) if swapped else copies
        command = [str(program), "-r", str(rounds), "-n", str(scale), *map(str, order)]
        output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    rows = {}
    for line in output.splitlines():
        name, *numbers = line.split("\t")
        first_min, _, second_min, _, ratio = map(float, numbers)
        if swapped:
            first_min, second_min, ratio = second_min, first_min, 1 / ratio
        rows[name] = Row(name, first_min, second_min, ratio, bar_of(name))
    return rows


def _join(name: str, rows: list[Row]) -> Row:
    ratio = statistics.median(row.ratio for row in rows)
    peer_ns, our_ns = (min(row.peer_ns for row in rows), min(row.our_ns for row in rows))
    return Row(name, peer_ns, our_ns, ratio, rows[0].bar)
