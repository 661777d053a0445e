"""The section "Python": the package fishplate against the package tvm_ffi.

Processes of the two packages take turns; a row's time is the least over all processes of a package.
"""

from __future__ import annotations

import datetime
import json
import os
import subprocess
import sys
from pathlib import Path

from peer import LIBRARY, ROOT, TARGET, TESTING_LIBRARY, Peer
from section import Row, Section

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE / "python"))

import cases

PACKAGE = ROOT / "python/fishplate"
IMPORT, IMPORT_LIMIT_MS = "import", 60
FLOOR_RANGE = (0.8, 1.25)
TEXT = """\
Both packages call the same C++ functions, those of the peer's testing library: one statement a row,
without the cost of the loop around it. {rounds} processes of each package take turns; a row's time is the least
of {repeats} samples in each of them. Where a bar asks for less time than the interpreter itself takes for
such a call, the floor stands beside it. NumPy {numpy}; torch is {torch}.

`import` is the whole package, its bytecode cached; at most {limit} ms are asked for: {import_ms:.0f} ms.
"""


def run(peer: Peer, library: Path, quick: bool) -> Section:
    """Measures `library` under the package that lies in python/."""
    if library.read_bytes() != (PACKAGE / "lib" / LIBRARY).read_bytes():
        raise RuntimeError(f"the package holds another library than {library}: run `make python`")
    rounds, sample_ms, repeats = (2, 1.0, 5) if quick else (10, 4.0, 7)
    peer_runs, our_runs = [], []
    for number in range(rounds):
        print(f"bench: Python, round {number + 1} of {rounds}", flush=True)
        peer_runs.append(_process("tvm_ffi", peer.wheel, peer, sample_ms, repeats))
        our_runs.append(_process("fishplate", PACKAGE.parent, peer, sample_ms, repeats))
    peer_ns, our_ns = _least(peer_runs), _least(our_runs)
    rows = [_row(name, peer_ns[name], our_ns) for name in peer_ns]
    text = TEXT.format(
        rounds=rounds,
        repeats=repeats,
        limit=IMPORT_LIMIT_MS,
        import_ms=our_ns[IMPORT] / 1e6,
        **_versions(),
    )
    _check_floor(rows)
    date = datetime.date.today().isoformat()
    return Section("python", "Python", "python_calls.png", text, date, rows)


def _process(module: str, folder: Path, peer: Peer, sample_ms: float, repeats: int) -> dict:
    # Bytecode is kept from one process to the next, as it is for an installed package.
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(TARGET / "bench/pycache"),
        "FISHPLATE_TESTING_LIBRARY": str(peer.lib_dir / TESTING_LIBRARY),
    }
    command = [sys.executable, str(HERE / "python/worker.py"), module]
    command += [str(sample_ms), str(repeats)]
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if run.returncode != 0:
        raise RuntimeError(f"the measuring process of {module} ended with {run.returncode}")
    result = json.loads(run.stdout)
    if not Path(result["file"]).is_relative_to(folder):
        raise RuntimeError(f"{module} was imported from {result['file']}, not from {folder}")
    return result


def _least(runs: list[dict]) -> dict[str, float]:
    least = {name: min(run["rows"][name] for run in runs) for name in runs[0]["rows"]}
    return least | {IMPORT: min(run["import_ns"] for run in runs)}


def _row(name: str, peer_ns: float, our_ns: dict[str, float]) -> Row:
    floor = our_ns[cases.FLOORS[name]] if name in cases.FLOORS else None
    ratio = our_ns[name] / peer_ns
    return Row(name, peer_ns, our_ns[name], ratio, cases.BARS.get(name), floor)


def _check_floor(rows: list[Row]) -> None:
    """The same interpreter runs the same bytecode in the floor rows: they must agree."""
    low, high = FLOOR_RANGE
    for row in rows:
        if row.name == cases.EMPTY_3 and not low <= row.ratio <= high:
            raise RuntimeError(f"void: {row.name} has ratio {row.ratio:.2f}; the machine is busy")


def _versions() -> dict[str, str]:
    import numpy

    try:
        import torch
    except ImportError:
        return {"numpy": numpy.__version__, "torch": "not installed"}
    return {"numpy": numpy.__version__, "torch": torch.__version__}
