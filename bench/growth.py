"""The section "Growth": how much longer an operation takes with twice the input."""

from __future__ import annotations

import datetime
import os
import subprocess
from pathlib import Path

import growth_ir
import growth_tiles
from peer import TARGET, Peer
from section import Row, Section

HERE = Path(__file__).resolve().parent
PROGRAM = TARGET / "bench/growth"
# Largest growth of the time when the input doubles.
BAR = 2.3
# The program's key, and the name of the row.
ROWS = {
    "parse_records": "JSON parse, 32 and 64 MB of records",
    "parse_members": "JSON parse, an object of 0.5 and 1 million members",
    "parse_colliding": "JSON parse, 50,000 and 100,000 keys with one hash",
    "ffi.json.Stringify": "JSON stringify, 32 and 64 MB",
    "ffi.StructuralEqual": "structural equality, 0.5 and 1 million nodes",
    "ffi.StructuralHash": "structural hash, 0.5 and 1 million nodes",
    "ffi.RecursiveHash": "recursive hash, 0.5 and 1 million nodes",
    "ffi.DeepCopy": "deep copy, 0.5 and 1 million nodes",
    "ffi.ReprPrint": "repr, 0.5 and 1 million nodes",
    "ffi.ToJSONGraphString": "JSON graph, written, 0.5 and 1 million nodes",
    "ffi.FromJSONGraphString": "JSON graph, read, 0.5 and 1 million nodes",
}
TEXT = """\
The time for an input and for one twice as large, both ours: the column "peer" is the smaller input, "ours" the larger,
and the ratio is the cost of doubling. Rows over tiles compare with a tile 32 times as large. Times are CPU time, the minimum over {processes} processes.
"""


def run(peer: Peer, library: Path, quick: bool) -> Section:
    """Builds the program and takes the minimum over its processes, row by row."""
    del peer
    processes, percent = (1, "10") if quick else (3, "100")
    environment = {**os.environ, "LIB": str(library)}
    build = [str(HERE.parent / "scripts/build_c"), str(PROGRAM), str(HERE / "growth/documents.c")]
    subprocess.run(build, env=environment, check=True)
    least: dict[str, tuple[float, float]] = {}
    for number in range(processes):
        print(f"bench: growth, process {number + 1} of {processes}", flush=True)
        program = subprocess.run(
            [str(PROGRAM), percent], check=True, stdout=subprocess.PIPE, text=True
        )
        for line in program.stdout.splitlines():
            name, small, large = line.split()
            known = least.get(name, (float("inf"), float("inf")))
            least[name] = (min(float(small), known[0]), min(float(large), known[1]))
    rows = [
        Row(title, *least[name], least[name][1] / least[name][0], BAR, noise=0.1)
        for name, title in ROWS.items()
    ]
    rows += growth_ir.rows(library, quick, BAR)
    rows += growth_tiles.rows(library, quick)
    text = TEXT.format(processes=processes)
    date = datetime.date.today().isoformat()
    return Section("growth", "Growth", "growth.png", text, date, rows)
