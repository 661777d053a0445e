"""The section "Rust": the crate fishplate compared with Apache's crate tvm-ffi and with the bare ABI.

Both crates are in one program (bench/rust) and call one library. The build of Apache's crate calls the program
`tvm-ffi-config` for the library's folder; this module provides it.
"""

from __future__ import annotations

import datetime
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path

from bars import FLOOR_RANGE
from measure import MAX_VOID_RUNS
from peer import LIBRARY, TARGET, Peer
from section import Row, Section, Void

HERE = Path(__file__).resolve().parent
BUILD = TARGET / "bench/rust"
FLOOR = "floor: raw safe_call"
# Two identical pieces of code differ by this much, only because of their addresses: a share of the time, or a CPU
# cycle if that is more.
NOISE, CYCLE_NS = 0.05, 0.3
DEFAULT_BAR = 1.0
BARS = {
    FLOOR: None,
    "ABI: typed call of 3 ints / raw safe_call": 1.2,
    "ABI: iterate Array<i64> of 1,000 / slice of Anys": 1.5,
    "ABI: pass a Str of 6 bytes / of 64": 1.2,
    "ABI: pass a Str of 4096 bytes / of 64": 1.2,
    "ABI: pass Bytes of 6 as &[u8] / of 64": 1.2,
    "ABI: pass Bytes of 4096 as &[u8] / of 64": 1.2,
    "array of 1000 ints made + drop": None,
    "tensor's elements as a slice, borrow-checked": None,
}
TEXT = """\
The crate `fishplate` ("ours") and Apache's crate `tvm-ffi` {version} ("peer"), in one program over one
library, turn by turn; a row's time is the minimum of {rounds} rounds, its ratio the median over
{processes} processes. Rows that start with `ABI:` compare with the bare ABI instead: a handwritten
`safe_call`, a slice of the same values, and a string of 64 bytes against shorter and longer ones, which
cost the same because none is copied. The floor row runs the same machine code twice; a process in which
its ratio is not between {low} and {high} is repeated. Two identical pieces of code differ by up to {noise:.0%}, or by a
CPU cycle if that is more, only because of their addresses; the bars allow for that.

Two rows have no bar, because the peer does less there: its arrays never release their elements, and its
slices of tensors are not checked against other slices of the same memory.
"""


def run(peer: Peer, library: Path, quick: bool) -> Section:
    """Builds the program and joins the rows of its processes."""
    processes, rounds, scale = (1, 3, 0.2) if quick else (5, 15, 0.6)
    program = _build(library)
    runs: list[dict[str, Row]] = []
    void = 0
    while len(runs) < processes:
        print(f"bench: Rust, process {len(runs) + 1} of {processes}", flush=True)
        rows = _process(program, library, rounds, scale)
        if FLOOR_RANGE[0] <= rows[FLOOR].ratio <= FLOOR_RANGE[1]:
            runs.append(rows)
            continue
        void += 1
        if void == MAX_VOID_RUNS:
            raise Void(f"{void} disturbed runs: the machine is too busy to measure on")
    low, high = FLOOR_RANGE
    text = TEXT.format(
        version=_peer_crate(), rounds=rounds, processes=processes, low=low, high=high, noise=NOISE
    )
    rows = [_join([run[name] for run in runs]) for name in runs[0]]
    date = datetime.date.today().isoformat()
    return Section("rust", "Rust", "rust_api.png", text, date, rows)


def _build(library: Path) -> Path:
    folder = BUILD / "lib"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(library, folder / LIBRARY)
    config = BUILD / "bin/tvm-ffi-config"
    config.parent.mkdir(parents=True, exist_ok=True)
    config.write_text(f"#!/bin/sh\n# The crate asks only for --libdir.\necho '{folder}'\n")
    config.chmod(0o755)
    environment = {
        **os.environ,
        "PATH": f"{config.parent}:{os.environ['PATH']}",
        "CARGO_TARGET_DIR": str(BUILD),
    }
    command = ["cargo", "build", "--release", "--locked", "--quiet"]
    subprocess.run(command, cwd=HERE / "rust", env=environment, check=True)
    return BUILD / "release/fishplate-bench"


def _process(program: Path, library: Path, rounds: int, scale: float) -> dict[str, Row]:
    # A fresh copy is on other physical pages, which makes some percent difference.
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        shutil.copy(library, Path(folder) / LIBRARY)
        environment = {**os.environ, "LD_LIBRARY_PATH": folder}
        command = [str(program), str(rounds), str(scale)]
        run = subprocess.run(
            command, env=environment, check=True, stdout=subprocess.PIPE, text=True
        )
    return {row.name: row for row in map(_row, run.stdout.splitlines())}


def _row(line: str) -> Row:
    name, *numbers = line.split("\t")
    peer_ns, our_ns = map(float, numbers)
    noise = max(NOISE, CYCLE_NS / peer_ns)
    return Row(name, peer_ns, our_ns, our_ns / peer_ns, BARS.get(name, DEFAULT_BAR), noise=noise)


def _join(rows: list[Row]) -> Row:
    ratio = statistics.median(row.ratio for row in rows)
    peer_ns, our_ns = min(row.peer_ns for row in rows), min(row.our_ns for row in rows)
    first = rows[0]
    return Row(first.name, peer_ns, our_ns, ratio, first.bar, noise=first.noise)


def _peer_crate() -> str:
    """The version in bench/rust/Cargo.toml."""
    lines = (HERE / "rust/Cargo.toml").read_text().splitlines()
    [version] = [line.split('"')[1] for line in lines if line.startswith("tvm-ffi")]
    return version.lstrip("=")
