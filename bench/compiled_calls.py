"""The section "Compiled functions from Python": calling and compiling through the package fishplate.

With CUTE=1 in the environment the same wrapper is compared with the one that nvidia-cutlass-dsl makes: a
proprietary package, which is installed by pip into an environment of its own and used as a black box.
"""

from __future__ import annotations

import datetime
import json
import os
import subprocess
import sys
import venv
from pathlib import Path

from peer import ROOT, TARGET, VERSION, Peer
from section import Row, Section

HERE = Path(__file__).resolve().parent
BUILD = TARGET / "bench/compiler"
COMPILER = TARGET / "release/libfishplate_compiler.so"
CUTE_VERSION = "4.8.1"
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
CUTE_ROWS = {
    "CuTe: call from C": ("c_theirs", "c_ours", 1.0),
    "CuTe: Python, compiled object": ("python_object", "python_tensor", 0.4),
    "CuTe: Python, raw function": ("python_raw", "python_tensor", 0.5),
}
TEXT = """\
The function of the section "Compiler", with strides in its spec, from Python. The column "peer" is a limit: half
of what a raw function of the CuTe DSL took when the limits were set, two fifths of its compiled object. With NumPy
arrays a call takes {python_numpy:.0f} ns. Each time is the least over {rounds} processes.

{cute}
"""
WITHOUT_CUTE = "`make bench CUTE=1` adds rows that compare with nvidia-cutlass-dsl."
WITH_CUTE = """\
Rows that start with `CuTe:` compare with what nvidia-cutlass-dsl {version} makes of the same signature, calls from C
in one process and through one `libtvm_ffi.so`, those from Python with each side's own package."""


def run(_: Peer, __: Path, quick: bool) -> Section:
    """Builds the compiler and takes the least of all processes, row by row."""
    rounds, count = (1, 5_000) if quick else (ROUNDS, 20_000)
    BUILD.mkdir(parents=True, exist_ok=True)
    subprocess.run([ROOT / "scripts/build_compiler"], check=True)
    runs = []
    for number in range(rounds):
        print(f"bench: compiled functions, round {number + 1} of {rounds}", flush=True)
        _python("first")  # fills the cache
        runs.append(_python(str(count)) | _python("first"))
    least = {name: min(run[name] for run in runs) for name in runs[0]}
    rows = [
        Row(name, limit, least[key], least[key] / limit, 1.0)
        for name, (key, limit) in LIMITS.items()
    ]
    cute = WITHOUT_CUTE
    if os.environ.get("CUTE") == "1":
        rows += _cute(least, count, rounds)
        cute = WITH_CUTE.format(version=CUTE_VERSION)
    text = TEXT.format(rounds=rounds, cute=cute, **least)
    date = datetime.date.today().isoformat()
    title = "Compiled functions from Python"
    return Section("compiled", title, "compiled_calls.png", text, date, rows)


def _python(what: str) -> dict[str, float]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "python"),
        "FISHPLATE_COMPILER_LIBRARY": str(COMPILER),
        "FISHPLATE_CACHE_DIR": str(BUILD / "cache"),
    }
    command = [sys.executable, HERE / "compiled/our_worker.py", what]
    run = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    return json.loads(run.stdout)


def _cute(ours: dict[str, float], count: int, rounds: int) -> list[Row]:
    python = BUILD / "cute/bin/python"
    if not python.exists():
        print(f"bench: installing nvidia-cutlass-dsl {CUTE_VERSION}", flush=True)
        venv.create(BUILD / "cute", with_pip=True)
        packages = [f"nvidia-cutlass-dsl=={CUTE_VERSION}", f"apache-tvm-ffi=={VERSION}", "numpy"]
        subprocess.run([python, "-m", "pip", "install", "--quiet", *packages], check=True)
    loop = BUILD / "call_loop.so"
    command = [
        "gcc",
        "-std=c11",
        "-D_GNU_SOURCE",
        "-O2",
        "-shared",
        "-fPIC",
        f"-I{ROOT / 'include'}",
    ]
    subprocess.run([*command, HERE / "compiled/call_loop.c", "-o", loop], check=True)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["FISHPLATE_CACHE_DIR"] = str(BUILD / "cache")
    runs = []
    for _ in range(rounds):
        command = [python, HERE / "compiled/cute_worker.py", COMPILER, loop, str(count)]
        run = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
        runs.append(json.loads(run.stdout.splitlines()[-1]))
    least = ours | {name: min(run[name] for run in runs) for name in runs[0]}
    rows = []
    for name, (theirs, mine, bar) in CUTE_ROWS.items():
        rows.append(
            Row(name, least[theirs], least[mine], least[mine] / least[theirs], bar, noise=0.05)
        )
    return rows
