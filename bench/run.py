"""Measures ours against the peer's, section by section, and prints the ratios next to the bars.

`make bench` rewrites README.md, results.json and the plots in this folder; --quick only prints.
The section `cute` installs a large package and runs only on request: by name, or with CUTE=1. A missed bar is shown
but is not an error. A section that cannot be measured because the machine is busy is not an error either: its old
results stay. The exit code tells whether measuring worked.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(1, str(HERE.parent / "scripts"))

import c_abi
import compiled_calls
import compiler
import cute_calls
import fleet
import growth
import kernels
import ir_bindings
import peer
import plot
import python_calls
import report
import rust_api
from section import Void

SECTIONS = {
    "c_abi": c_abi.run,
    "growth": growth.run,
    "rust": rust_api.run,
    "python": python_calls.run,
    "compiler": compiler.run,
    "compiled": compiled_calls.run,
    "kernels": kernels.run,
    "fleet": fleet.run,
    "ir": ir_bindings.run,
    "cute": cute_calls.run,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lib", type=Path, required=True, help="the library to measure")
    parser.add_argument("--section", choices=SECTIONS, help="measure only this section")
    parser.add_argument("--quick", action="store_true", help="a short run, no files written")
    parser.add_argument("--plot", type=Path, help="draw the (last) section here as well")
    arguments = parser.parse_args()
    for name in [arguments.section] if arguments.section else _sections():
        try:
            section = SECTIONS[name](peer.fetch(), arguments.lib.resolve(), arguments.quick)
        except Void as reason:
            print(f"bench: {name}: void, no result: {reason}", flush=True)
            continue
        except (subprocess.CalledProcessError, RuntimeError) as error:
            sys.exit(f"bench: {error}")
        if arguments.plot:
            plot.write_plot(section.rows, arguments.plot)
        if arguments.quick:
            print(report.short_table(section.rows))
            continue
        print(report.text_table(section.rows))
        print(f"{section.title}: {section.summary}")
        plot.write_plot(section.rows, HERE / section.image)
        report.write_files(section, peer.VERSION)


def _sections() -> list[str]:
    """Returns the sections of a full run."""
    return [name for name in SECTIONS if name != "cute" or os.environ.get("CUTE") == "1"]


if __name__ == "__main__":
    main()
