"""The section "C ABI": each row on both libraries in one process."""

from __future__ import annotations

import datetime
from pathlib import Path

import bars
import measure
from peer import Peer
from section import Section

TEXT = """\
Each row is timed on both libraries turn by turn in one process, and its ratio is the median over
the rounds; then the median over {processes} processes, each with fresh copies of the libraries, in
both orders of loading. The floor row runs the same machine code for both: a process in which its
ratio is not between {low} and {high} is discarded and repeated. Two identical libraries differ by at most about 5%.
"""


def run(peer: Peer, library: Path, quick: bool) -> Section:
    processes, rounds, scale = (1, 5, 0.2) if quick else (5, 7, 1.0)
    rows = measure.measure(peer, library, processes, rounds, scale)
    low, high = bars.FLOOR_RANGE
    text = TEXT.format(processes=processes, low=low, high=high)
    date = datetime.date.today().isoformat()
    return Section("c_abi", "C ABI", "c_abi.svg", text, date, rows)
