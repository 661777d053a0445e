"""Measures our libtvm_ffi.so against the peer's and prints the ratios beside the bars to reach.

`make bench` rewrites README.md, results.json and c_abi.svg in this folder; --quick only prints.
A missed bar is shown and is no error: the exit code tells whether the measuring worked.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(1, str(HERE.parent / "scripts"))

import bars
import measure
import peer
import plot
import report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lib", type=Path, required=True, help="the library to measure")
    parser.add_argument("--quick", action="store_true", help="one short process, no files written")
    arguments = parser.parse_args()
    processes, rounds, scale = (1, 5, 0.2) if arguments.quick else (5, 7, 1.0)
    try:
        rows = measure.measure(peer.fetch(), arguments.lib, processes, rounds, scale)
    except (subprocess.CalledProcessError, RuntimeError) as error:
        sys.exit(f"bench: {error}")
    if arguments.quick:
        print(report.short_table(rows))
        return
    print(report.text_table(rows))
    print(report.summary(rows))
    report.write_files(rows, peer.VERSION, processes, bars.FLOOR_RANGE)
    plot.write_plot(rows, HERE / "c_abi.svg")


if __name__ == "__main__":
    main()
