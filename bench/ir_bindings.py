"""The section "MLIR": `fishplate.ir` compared with MLIR's own Python bindings in the jaxlib wheel.

Processes of the two packages take turns; a row's time is the minimum over all processes of a package.
"""

from __future__ import annotations

import datetime
import importlib.metadata
import json
import os
import subprocess
import sys
from pathlib import Path

from peer import ROOT, TARGET, Peer
from section import Row, Section

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE))

from ir import cases as ir_cases

IMPORT_LIMIT_MS, DIALECT_LIMIT_MS = 150, 15
TEXT = """\
`fishplate.ir` ("ours") and MLIR's own nanobind bindings in jaxlib {version} ("peer"), which link another
revision of MLIR. The same statements run on both; {rounds} processes of each take turns, and a row's time is
the minimum of {repeats} samples in each of them. `build arith.addi` is the time for each of {ops:,} operations
that are added to one module, through the function of the dialect's binding. `apply a pattern greedily` is the time
for each of {matches:,} matches of a Python function that replaces an operation by a new one. The rows of passes do
not count the time to parse the module.

The import rows have a limit in place of the peer. They are measured in the same processes, each of which imports
once; the compiler's library is part of `import fishplate.ir`. Of five dialects the slowest one is shown,
`{slowest}`. jaxlib's bindings take {peer_ms:.0f} ms.
"""


def run(_: Peer, library: Path, quick: bool) -> Section:
    """Measures the package in python/ with the compiler's library next to `library`."""
    rounds, sample_ms, repeats = (2, 1.0, 3) if quick else (6, 4.0, 5)
    peer_runs, our_runs = [], []
    for number in range(rounds):
        print(f"bench: MLIR, round {number + 1} of {rounds}", flush=True)
        peer_runs.append(_process("jaxlib", library, sample_ms, repeats))
        our_runs.append(_process("fishplate", library, sample_ms, repeats))
    peer_ns, our_ns = _least(peer_runs), _least(our_runs)
    rows: list[Row] = [
        Row(name, peer_ns[name], our_ns[name], our_ns[name] / peer_ns[name], bar)
        for name in peer_ns
        for bar in [ir_cases.BARS.get(name)]
    ]
    dialect_ns = {
        name: min(run["dialect_ns"][name] for run in our_runs) for name in our_runs[0]["dialect_ns"]
    }
    slowest = max(dialect_ns, key=dialect_ns.__getitem__)
    text = TEXT.format(
        version=importlib.metadata.version("jaxlib"),
        rounds=rounds,
        repeats=repeats,
        ops=ir_cases.OPS,
        matches=ir_cases.MATCHES,
        slowest=slowest,
        peer_ms=min(run["import_ns"] for run in peer_runs) / 1e6,
    )
    import_ns = min(run["import_ns"] for run in our_runs)
    rows += [
        _limited("import fishplate.ir", IMPORT_LIMIT_MS, import_ns),
        _limited(f"import fishplate.dialects.{slowest}", DIALECT_LIMIT_MS, dialect_ns[slowest]),
    ]
    date = datetime.date.today().isoformat()
    return Section("ir", "MLIR", "ir_bindings.png", text, date, rows)


def _limited(name: str, limit_ms: float, ns: float) -> Row:
    """A row for an operation with a time limit."""
    return Row(name, limit_ms * 1e6, ns, ns / (limit_ms * 1e6), 1.0)


def _process(package: str, library: Path, sample_ms: float, repeats: int) -> dict:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "python"),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(TARGET / "bench/pycache"),
        "FISHPLATE_COMPILER_LIBRARY": str(library.parent / "libfishplate_compiler.so"),
    }
    command = [sys.executable, str(HERE / "ir/worker.py"), package, str(sample_ms), str(repeats)]
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if run.returncode != 0:
        raise RuntimeError(f"the measuring process of {package} ended with {run.returncode}")
    return json.loads(run.stdout)


def _least(runs: list[dict]) -> dict[str, float]:
    return {name: min(run["rows"][name] for run in runs) for name in runs[0]["rows"]}
