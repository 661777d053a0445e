"""The section "Python": the package fishplate against the package tvm_ffi.

Processes of the two packages take turns; a row's time is the minimum over all processes of a package.
"""

from __future__ import annotations

import datetime
import json
import os
import subprocess
import sys
from pathlib import Path

from peer import LIBRARY, ROOT, TARGET, TESTING_LIBRARY, Peer
from section import Released, Row, Section, Void

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE / "python"))

import cases

PACKAGE = ROOT / "python/fishplate"
IMPORT, IMPORT_LIMIT_MS = "import", 60
FLOOR_RANGE = (0.8, 1.25)
# Values of the variable for the interpreter's lock during calls.
KEPT, RELEASED = "0", "1"
TEXT = """\
Both packages call the same C++ functions, those of the peer's testing library: one statement per row,
without the cost of the loop around it. {rounds} processes of each package and kind take turns; a row's time is the
minimum of {repeats} samples in each of them. If a bar is below the time that the interpreter itself takes for
such a call, the floor is shown next to it. NumPy {numpy}; torch is {torch}.

"kept" and "released" refer to the interpreter's lock during a call, in both packages: with
`TVM_FFI_RELEASE_GIL_BY_DEFAULT=0` it is kept, and by default it is released. By default both keep it around fields and
constructors; ours also around functions that are declared as never waiting, such as the runtime's own functions on
containers, and around calls of Python functions (`error of a Python callback`). Releasing and retaking it costs about
{lock_ns:.0f} ns, which is the interpreter's own time and the same for both.

`import` is the whole package, with cached bytecode; the limit is {limit} ms: {import_ms:.0f} ms.
"""


def run(peer: Peer, library: Path, quick: bool) -> Section:
    """Measures `library` under the package in python/."""
    if library.read_bytes() != (PACKAGE / "lib" / LIBRARY).read_bytes():
        raise RuntimeError(f"the package holds another library than {library}: run `make python`")
    rounds, sample_ms, repeats = (2, 1.0, 5) if quick else (10, 4.0, 7)
    runs: dict[tuple[str, str], list[dict]] = {}
    for number in range(rounds):
        print(f"bench: Python, round {number + 1} of {rounds}", flush=True)
        for lock in (KEPT, RELEASED):
            for module, folder in (("tvm_ffi", peer.wheel), ("fishplate", PACKAGE.parent)):
                run = _process(module, folder, lock, peer, sample_ms, repeats)
                runs.setdefault((module, lock), []).append(run)
    kept, released = (
        (_least(runs["tvm_ffi", lock]), _least(runs["fishplate", lock]))
        for lock in (KEPT, RELEASED)
    )
    rows = [_row(name, kept, released) for name in kept[0]]
    text = TEXT.format(
        rounds=rounds,
        repeats=repeats,
        limit=IMPORT_LIMIT_MS,
        import_ms=kept[1][IMPORT] / 1e6,
        lock_ns=released[1]["nop()"] - kept[1]["nop()"],
        **_versions(),
    )
    _check_floor(rows)
    date = datetime.date.today().isoformat()
    return Section("python", "Python", "python_calls.png", text, date, rows)


def _process(
    module: str, folder: Path, lock: str, peer: Peer, sample_ms: float, repeats: int
) -> dict:
    # Bytecode is cached between processes, as for an installed package.
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "TVM_FFI_RELEASE_GIL_BY_DEFAULT": lock,
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


def _row(
    name: str,
    kept: tuple[dict[str, float], dict[str, float]],
    released: tuple[dict[str, float], dict[str, float]],
) -> Row:
    """A row with both columns; rows without FFI calls have one."""
    peer_ns, our_ns = kept
    floor = our_ns[cases.FLOORS[name]] if name in cases.FLOORS else None
    ratio = our_ns[name] / peer_ns[name]
    again = None
    if name != IMPORT and not name.startswith("floor:"):
        again = Released(released[0][name], released[1][name], cases.RELEASED_BARS.get(name))
    bar = cases.BARS.get(name)
    return Row(name, peer_ns[name], our_ns[name], ratio, bar, floor, released=again)


def _check_floor(rows: list[Row]) -> None:
    """The floor rows run the same bytecode on the same interpreter: they must agree."""
    low, high = FLOOR_RANGE
    for row in rows:
        if row.name == cases.EMPTY_3 and not low <= row.ratio <= high:
            raise Void(f"{row.name} has ratio {row.ratio:.2f}; the machine is busy")


def _versions() -> dict[str, str]:
    import numpy

    try:
        import torch
    except ImportError:
        return {"numpy": numpy.__version__, "torch": "not installed"}
    return {"numpy": numpy.__version__, "torch": torch.__version__}
