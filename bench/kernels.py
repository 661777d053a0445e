"""The section "Kernels": the gallery of the kernel language compared with Numba, NumPy and the speed of memory.

Each kernel is measured in its own process, `kernels/worker.py`; `kernels/calls.py` measures the cost of compiling and
calling.
"""

from __future__ import annotations

import datetime
import json
import math
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
WORKERS = HERE / "kernels"
sys.path.append(str(WORKERS))

from kernel_cases import CASES
from peer import ROOT, TARGET, Peer
from section import Row, Section

BUILD = TARGET / "bench/kernels"
COMPILER = TARGET / "release/libfishplate_compiler.so"
NUMBA_BAR, NUMPY_BAR, MEMORY_BAR = 1.1, 1.0, 1.17
#: A product of matrices reaches 0.8 of the speed of NumPy's BLAS, and is faster than Numba.
BLAS_BAR, PRODUCT_BAR = 1.25, 1.0
ROUNDS, CALLS = 30, 3
#: The variables that limit the threads of each side.
THREADS = ("FISHPLATE_NUM_THREADS", "NUMBA_NUM_THREADS", "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS")
TEXT = """\
The kernels of `examples/kernels` compared with the same algorithms for Numba {numba} (`njit(parallel=True)`, fastmath off;
simpler algorithms for matrix products, with which it is faster) and for NumPy, on {cores} cores. Rows `memory` compare
with the time that `memcpy` on all cores takes to move as many bytes, from the kernel's first array to its last, one line
of memory after the other: the bar is 85 % of its speed. Those arrays are far larger than the caches. Normalised rows have
1024 elements. Three `wide rows` of 4096 elements do not fit into the first-level cache together, which limits layernorm.

All sides work on the same arrays and take turns, {calls} calls each or 15 ms of short ones. A row's ratio is the median over
{rounds} rounds of our time in a round divided by the peer's in the same round, a few milliseconds before or after, so that
changes in the speed of memory affect both. NumPy has a bar where it makes temporary arrays or calls its BLAS. The machine's load was
{busy:.1f} when the run began. On a busy machine the times of parallel loops grow, ours and Numba's, while those of NumPy,
which mostly uses one thread, hardly change.

Compiling: `add_one` of the gallery from Python source to a function, without a cache, with a warm compiler; then the
first compilation in a second process, which finds it in the cache on disk (loading the compiler's library takes
{load:.0f} ms more). The column "peer" is a limit there. Calls are of a loop without threads over eight elements:
with the GIL kept, as Numba's are by default, and with it released, as ours are (`nogil=True` for Numba).
"""


def run(_: Peer, __: Path, quick: bool) -> Section:
    """Measures all kernels, then compiling and calling."""
    rounds = 2 if quick else ROUNDS
    busy = os.getloadavg()[0]
    BUILD.mkdir(parents=True, exist_ok=True)
    if "FISHPLATE_COMPILER_LIBRARY" not in os.environ:
        subprocess.run([ROOT / "scripts/build_compiler"], check=True)
    library = _stream_library()
    rows = []
    for name in CASES:
        print(f"bench: kernels, {name}", flush=True)
        given = [name, str(rounds), str(CALLS), str(library)]
        rows += _rows(name, _script("worker.py", *given, threads=CASES[name].threads))
    calls = _calls(1 if quick else 5)
    rows += _call_rows(calls)
    text = TEXT.format(
        numba=_version(),
        cores=os.cpu_count(),
        calls=CALLS,
        rounds=rounds,
        busy=busy,
        load=calls["load"] / 1e6,
    )
    date = datetime.date.today().isoformat()
    return Section("kernels", "Kernels", "kernels.png", text, date, rows)


def _rows(name: str, measured: dict[str, list[float]]) -> list[Row]:
    """Returns a kernel's rows: the minimum time of each side, and the ratio of ours to it."""
    case = CASES[name]
    bars = {
        "Numba": PRODUCT_BAR if case.blas else NUMBA_BAR,
        "NumPy": BLAS_BAR if case.blas else NUMPY_BAR if case.temporaries else None,
        "memory": MEMORY_BAR if case.bound else None,
    }
    ours, _ = measured["ours"]
    rows = []
    for side, bar in bars.items():
        if side.lower() in measured:
            least, ratio = measured[side.lower()]
            rows.append(Row(f"{name}, {side}", least, ours, ratio, bar))
    return rows


def _calls(rounds: int) -> dict[str, float]:
    """Returns the minimum times of compiling and calling, over processes that take turns."""
    least: dict[str, float] = {}
    for number in range(rounds):
        print(f"bench: kernels, compiling and calling, round {number + 1} of {rounds}", flush=True)
        shutil.rmtree(BUILD / "cache", ignore_errors=True)
        for what in ("ours", "again", "numba"):
            for key, value in _script("calls.py", what).items():
                least[key] = min(value, least.get(key, math.inf))
    return least


def _call_rows(least: dict[str, float]) -> list[Row]:
    def row(name: str, peer: float, key: str, bar: float | None) -> Row:
        return Row(name, peer, least[key], least[key] / peer, bar)

    return [
        row("compile add_one, limit", 15e6, "compile", 1.0),
        row("compile add_one, Numba", least["numba_compile"], "compile", None),
        row("compile add_one, second process, limit", 3e6, "cached", 1.0),
        *(
            row(f"call of a {kind} function, GIL {lock}, Numba", least[f"numba_{peer}"], ours, 0.35)
            for kind, key in (("compiled", "call"), ("jit", "jit_call"))
            for lock, peer, ours in (
                ("kept", "numba_call", key),
                ("released", "numba_call_released", f"{key}_released"),
            )
        ),
    ]


def _script(name: str, *arguments: str, threads: int | None = None) -> dict:
    """Runs a script in the folder `kernels` and returns its output."""
    command = [sys.executable, str(WORKERS / name), *arguments]
    environment = _environment()
    if threads is not None:
        environment |= dict.fromkeys(THREADS, str(threads))
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout)


def _stream_library() -> Path:
    library = BUILD / "stream.so"
    flags = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-fopenmp", "-shared", "-fPIC"]
    subprocess.run(["gcc", *flags, WORKERS / "stream.c", "-o", library], check=True)
    return library


def _environment() -> dict[str, str]:
    """Returns the workers' environment: our package in place, with cached bytecode like an installed one."""
    library = os.environ.get("FISHPLATE_COMPILER_LIBRARY", str(COMPILER))
    kept = {key: os.environ[key] for key in os.environ if key != "PYTHONDONTWRITEBYTECODE"}
    return {
        **kept,
        "PYTHONPYCACHEPREFIX": str(BUILD / "bytecode"),
        "PYTHONPATH": str(ROOT / "python"),
        "FISHPLATE_COMPILER_LIBRARY": library,
        "FISHPLATE_CACHE_DIR": str(BUILD / "cache"),
    }


def _version() -> str:
    code = "import numba; print(numba.__version__)"
    done = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE)
    return done.stdout.decode().strip()
