"""The section "Compiled functions from Python": calling and compiling through the package fishplate.

`cute_calls.py` compares the same calls with those of a peer.
"""

from __future__ import annotations

import datetime
import json
import os
import subprocess
import sys
from pathlib import Path

from peer import ROOT, TARGET, Peer
from section import Row, Section

HERE = Path(__file__).resolve().parent
BUILD = TARGET / "bench/compiler"
COMPILER = TARGET / "release/libfishplate_compiler.so"
ROUNDS = 5
# Rows with a limit in nanoseconds: their ratio is ours / limit.
LIMITS = {
    "119: call, tensors of the FFI": ("python_tensor", 224.0),
    "119: call, one argument by keyword": ("python_keywords", 445.0),
    "compile_module, nothing cached": ("python_compile", 6e6),
    "compile_module, in memory": ("python_memory", 1.5e6),
    "first function of a process, from the cache on disk": ("python_first", 3e6),
    "200 kernels that loop over tensors, compile_many": ("python_many", 1.2e9),
}
TEXT = """\
The function of the section "Compiler", with strides in its spec, called from Python. The column "peer" is a limit: half
the time of a raw function of the CuTe DSL when the limits were set, and two fifths of that of its compiled object. With
NumPy arrays a call takes {python_numpy:.0f} ns. Each time is the minimum over {rounds} processes.
"""


def run(_: Peer, __: Path, quick: bool) -> Section:
    """Builds the compiler and takes the minimum over all processes, row by row."""
    rounds, count = (1, 5_000) if quick else (ROUNDS, 20_000)
    BUILD.mkdir(parents=True, exist_ok=True)
    subprocess.run([ROOT / "scripts/build_compiler"], check=True)
    runs = []
    for number in range(rounds):
        print(f"bench: compiled functions, round {number + 1} of {rounds}", flush=True)
        our_calls("first")  # fills the cache
        runs.append(our_calls("all", count) | our_calls("first"))
    least = {name: min(run[name] for run in runs) for name in runs[0]}
    rows = [
        Row(name, limit, least[key], least[key] / limit, 1.0)
        for name, (key, limit) in LIMITS.items()
    ]
    text = TEXT.format(rounds=rounds, **least)
    date = datetime.date.today().isoformat()
    title = "Compiled functions from Python"
    return Section("compiled", title, "compiled_calls.png", text, date, rows)


def our_calls(what: str, count: int = 0) -> dict[str, float]:
    """Returns the measurements of a separate process: "first", "calls" or "all"; see the worker."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "python"),
        "FISHPLATE_COMPILER_LIBRARY": str(COMPILER),
        "FISHPLATE_CACHE_DIR": str(BUILD / "cache"),
    }
    command = [sys.executable, HERE / "compiled/our_worker.py", what, str(count)]
    run = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    return json.loads(run.stdout)
