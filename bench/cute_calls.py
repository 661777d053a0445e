"""The section "Compiled functions beside CuTe": our functions and those of nvidia-cutlass-dsl, on host memory.

Runs with CUTE=1 in the environment, or when it is selected by name. The peer is a proprietary package, which pip
installs into a separate environment; it is a black box of which only the public API is used.
"""

from __future__ import annotations

import datetime
import json
import os
import subprocess
import venv
from pathlib import Path

from compiled_calls import BUILD, COMPILER, our_calls
from peer import ROOT, VERSION, Peer
from section import Row, Section

HERE = Path(__file__).resolve().parent
CUTE_VERSION = "4.8.1"
ROUNDS = 5
# Rows: theirs, ours, the bar, and the noise allowed above the bar.
ROWS = {
    "empty function, called from C": ("c_theirs", "c_ours", 1.0, 0.05),
    "empty function, compiled object, FFI tensors": ("object", "python_tensor", 0.4, 0.0),
    "empty function, raw function, FFI tensors": ("raw", "python_tensor", 0.5, 0.0),
    "add_one, compiled object, FFI tensors": ("add_one_tensor", "our_add_one_tensor", 0.5, 0.0),
    "add_one, compiled object, NumPy arrays": ("add_one_numpy", "our_add_one_numpy", 0.5, 0.0),
}
TEXT = """\
Functions that nvidia-cutlass-dsl {version} compiles for host memory ("peer") and ours, with apache-tvm-ffi {ffi} under the
peer. The empty function takes two matrices and checks them; `add_one` is a loop over two vectors of eight floats, which
both sides compile from Python. Calls from C run in one process and through one `libtvm_ffi.so`, those from Python with
each side's own package. A "compiled object" is the result of a side's `compile`, a "raw function" the FFI function
inside the peer's object. {rounds} processes of each side take turns, and times are the minimum of all. Identical
pieces of code differ by up to 5 % only because of their addresses; the bar of the calls from C allows for that.

`make bench CUTE=1` measures this section. Other runs leave it unchanged, with the date of its own run above.
"""


def run(_: Peer, __: Path, quick: bool) -> Section:
    """Builds the compiler, installs the peer if it is missing, and measures both."""
    rounds, count = (1, 5_000) if quick else (ROUNDS, 20_000)
    BUILD.mkdir(parents=True, exist_ok=True)
    subprocess.run([ROOT / "scripts/build_compiler"], check=True)
    python, loop = _install(), _call_loop()
    runs = []
    for number in range(rounds):
        print(f"bench: beside CuTe, round {number + 1} of {rounds}", flush=True)
        runs.append(our_calls("calls", count) | _their_calls(python, loop, count))
    least = {name: min(run[name] for run in runs) for name in runs[0]}
    rows = [
        Row(name, least[theirs], least[ours], least[ours] / least[theirs], bar, noise=noise)
        for name, (theirs, ours, bar, noise) in ROWS.items()
    ]
    text = TEXT.format(version=CUTE_VERSION, ffi=VERSION, rounds=rounds)
    date = datetime.date.today().isoformat()
    return Section("cute", "Compiled functions beside CuTe", "cute_calls.png", text, date, rows)


def _install() -> Path:
    """Returns the Python of an environment that has the peer."""
    python = BUILD / "cute/bin/python"
    if not python.exists():
        print(f"bench: installing nvidia-cutlass-dsl {CUTE_VERSION}", flush=True)
        venv.create(BUILD / "cute", with_pip=True)
        packages = [f"nvidia-cutlass-dsl=={CUTE_VERSION}", f"apache-tvm-ffi=={VERSION}", "numpy"]
        subprocess.run([python, "-m", "pip", "install", "--quiet", *packages], check=True)
    return python


def _call_loop() -> Path:
    library = BUILD / "call_loop.so"
    flags = ["-std=c11", "-D_GNU_SOURCE", "-O2", "-shared", "-fPIC", f"-I{ROOT / 'include'}"]
    subprocess.run(["gcc", *flags, HERE / "compiled/call_loop.c", "-o", library], check=True)
    return library


def _their_calls(python: Path, loop: Path, count: int) -> dict[str, float]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["FISHPLATE_CACHE_DIR"] = str(BUILD / "cache")
    command = [python, HERE / "compiled/cute_worker.py", COMPILER, loop, str(count)]
    run = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    return json.loads(run.stdout.splitlines()[-1])
