"""The section "Kernels": the gallery of the kernel language beside Numba, NumPy and the speed of memory.

Each side runs in a process of its own, so that no pool of threads waits on a core while another works,
and the sides take turns.
"""

from __future__ import annotations

import datetime
import json
import math
import os
import shutil
import subprocess
import sys
import time
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
ROUNDS, CALLS = 40, 4
PAUSE_S = 0.01
TEXT = """\
The kernels of `examples/kernels` beside the same algorithms for Numba {numba} (`njit(parallel=True)`, fastmath off; simpler
ones of matrix products, with which it is faster) and for NumPy, on {cores} cores. Rows `memory` compare with the time that `memcpy` on all cores takes to move as many bytes:
the bar is 85 % of its speed. Each time is the least of {rounds} rounds in which the sides took turns. NumPy has a bar
where it makes temporary arrays. The machine's load was {busy:.1f} when the run began; on a busy machine the times of loops
over threads grow, ours and Numba's, and those of NumPy, which mostly uses one thread, hardly do.

Compiling: `add_one` of the gallery from Python source to a function, no cache, compiler warm; then in a second process
that finds it in the cache on disk, its first compilation (loading the compiler's library takes {load:.0f} ms more). The
column "peer" is a limit there. Calls are of a loop without threads over eight elements.
"""


class Worker:
    """A process that measures one side."""

    def __init__(self, side: str, *arguments: str) -> None:
        command = [sys.executable, str(WORKERS / "worker.py"), side, *arguments]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, env=_environment(), stdin=pipe, stdout=pipe, text=True
        )

    def measure(self, name: str, calls: int) -> dict[str, float]:
        """Returns the least time of some calls."""
        self._process.stdin.write(json.dumps([name, calls]) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"a worker ended while measuring {name}")
        return json.loads(answer)

    def close(self) -> None:
        self._process.communicate()


def run(_: Peer, __: Path, quick: bool) -> Section:
    """Measures all kernels, then compiling and calling."""
    rounds = 2 if quick else ROUNDS
    busy = os.getloadavg()[0]
    BUILD.mkdir(parents=True, exist_ok=True)
    if "FISHPLATE_COMPILER_LIBRARY" not in os.environ:
        subprocess.run([ROOT / "scripts/build_compiler"], check=True)
    workers = {side: Worker(side) for side in ("ours", "numba", "numpy")}
    workers["stream"] = Worker("stream", str(_stream_library()))
    rows = []
    try:
        for name in CASES:
            print(f"bench: kernels, {name}", flush=True)
            rows += _rows(name, _least(workers, name, rounds))
    finally:
        for worker in workers.values():
            worker.close()
    calls = _calls(1 if quick else 5)
    rows += _call_rows(calls)
    text = TEXT.format(
        numba=_version(),
        cores=os.cpu_count(),
        rounds=rounds,
        busy=busy,
        load=calls["load"] / 1e6,
    )
    date = datetime.date.today().isoformat()
    return Section("kernels", "Kernels", "kernels.png", text, date, rows)


def _least(workers: dict[str, Worker], name: str, rounds: int) -> dict[str, float]:
    """Lets the sides take turns; returns the least time of each."""
    sides = {side: w for side, w in workers.items() if side != "stream" or CASES[name].moved}
    digests = {side: worker.measure(name, 1)["digest"] for side, worker in sides.items()}
    for side in ("numba", "numpy"):
        if not math.isclose(digests[side], digests["ours"], rel_tol=1e-3):
            raise RuntimeError(f"{name}: {side} computes something else than we do: {digests}")
    least = dict.fromkeys(sides, math.inf)
    for _ in range(rounds):
        for side, worker in sides.items():
            time.sleep(PAUSE_S)
            least[side] = min(least[side], worker.measure(name, CALLS)["ns"])
    return least


def _rows(name: str, least: dict[str, float]) -> list[Row]:
    ours = least["ours"]
    numpy_bar = NUMPY_BAR if CASES[name].temporaries else None
    rows = [
        Row(f"{name}, Numba", least["numba"], ours, ours / least["numba"], NUMBA_BAR),
        Row(f"{name}, NumPy", least["numpy"], ours, ours / least["numpy"], numpy_bar),
    ]
    if "stream" in least:
        memory = least["stream"]
        rows.append(Row(f"{name}, memory", memory, ours, ours / memory, MEMORY_BAR))
    return rows


def _calls(rounds: int) -> dict[str, float]:
    """Returns the least of what compiling and calling took, over processes that take turns."""
    least: dict[str, float] = {}
    for number in range(rounds):
        print(f"bench: kernels, compiling and calling, round {number + 1} of {rounds}", flush=True)
        shutil.rmtree(BUILD / "cache", ignore_errors=True)
        for what in ("ours", "again", "numba"):
            command = [sys.executable, str(WORKERS / "calls.py"), what]
            done = subprocess.run(
                command, env=_environment(), check=True, stdout=subprocess.PIPE, text=True
            )
            for key, value in json.loads(done.stdout).items():
                least[key] = min(value, least.get(key, math.inf))
    return least


def _call_rows(least: dict[str, float]) -> list[Row]:
    def row(name: str, peer: float, key: str, bar: float | None) -> Row:
        return Row(name, peer, least[key], least[key] / peer, bar)

    return [
        row("compile add_one, limit", 15e6, "compile", 1.0),
        row("compile add_one, Numba", least["numba_compile"], "compile", None),
        row("compile add_one, second process, limit", 3e6, "cached", 1.0),
        row("call of a compiled function, Numba", least["numba_call"], "call", 0.35),
        row("call of a jit function, Numba", least["numba_call"], "jit_call", 0.35),
    ]


def _stream_library() -> Path:
    library = BUILD / "stream.so"
    flags = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-fopenmp", "-shared", "-fPIC"]
    subprocess.run(["gcc", *flags, WORKERS / "stream.c", "-o", library], check=True)
    return library


def _environment() -> dict[str, str]:
    """Returns the workers' environment: our package as it lies, its bytecode kept as an installed one's is."""
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
