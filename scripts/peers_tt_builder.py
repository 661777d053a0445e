#!/usr/bin/env python3
"""Runs the tests of tt-mlir's builder on this package, up to the verified module, and writes the row in docs/mlir.md.

    scripts/peers_tt_builder.py --command <fishplate> --python <python with torch> \
        tt-mlir=<checkout> stablehlo=<checkout> shardy=<checkout>

The tests and the builder stay where they are. `tests/peers/tt_mlir.py` stands in for what only tt-mlir's C++ build
offers. The exit status is 0 if at least `--at-least` percent of the cases pass, without those that fail by a fault of
the test (`THEIRS`).
"""

from __future__ import annotations

import argparse
import collections
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from peers import bindings, reason, write_page

ROOT = Path(__file__).resolve().parents[1]
TESTS = "test/python/golden/test_ttir_ops.py"
BEGIN, END = "<!-- peers builder: begin -->", "<!-- peers builder: end -->"
#: Failures that are faults of the tests, with every package: the test, the message, and the reason.
RANGE = "the test gives `range(32)` where it expects groups of devices"
THEIRS = {
    ("test_mesh_partition", "Identity"): "`MeshShardType` of tt-mlir has no member `Identity`",
    ("test_all_to_all", "TypeError: object of type 'int' has no len()"): RANGE,
    ("test_collective_broadcast", "'numpy.int64' object is not iterable"): RANGE,
}


def run_tests(python: str, checkout: Path, out: Path, words: str) -> ElementTree.Element:
    """Run the tests and return pytest's report."""
    report = out / "report.xml"
    path = [ROOT / "python", ROOT / "tests/peers", out, checkout / "tools"]
    options = ["--noconftest", "-q", "-c", os.devnull, f"--rootdir={out}", f"--junitxml={report}"]
    options += ["-p", "tt_mlir", "-p", "no:cacheprovider", "--tb=line", "--disable-warnings"]
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(map(str, path)),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    call = [python, "-m", "pytest", *options, "-k", words, str(checkout / TESTS)]
    done = subprocess.run(call, env=environment, cwd=out, stdout=subprocess.PIPE, text=True)
    if not report.exists():
        sys.exit(f"the tests did not run: {done.stdout[-2000:]}")
    return ElementTree.parse(report).getroot()


def main() -> int:
    """Run over the checkouts on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--command", required=True, help="the command fishplate")
    parser.add_argument("--python", default=sys.executable, help="a Python with pytest and torch")
    parser.add_argument("-k", default="", help="pytest's -k")
    parser.add_argument("--at-least", type=float, default=98, help="percentage that must pass")
    parser.add_argument("--no-page", action="store_true", help="leave docs/mlir.md alone")
    parser.add_argument("checkouts", nargs="*", help="name=path")
    arguments = parser.parse_args()
    given = dict(item.split("=", 1) for item in arguments.checkouts)
    missing = [name for name in ("tt-mlir", "stablehlo", "shardy") if not given.get(name)]
    if missing:
        print(f"tt-mlir's builder: not run, because it needs checkouts of {', '.join(missing)}")
        return 0
    found = subprocess.run([arguments.python, "-c", "import torch"], capture_output=True)
    if found.returncode:
        print("tt-mlir's builder: not run, because TT_PYTHON names no Python with torch")
        return 0
    checkouts = {name: Path(path).resolve() for name, path in given.items()}
    with tempfile.TemporaryDirectory() as temporary:
        bindings(arguments.command, checkouts, Path(temporary))
        report = run_tests(arguments.python, checkouts["tt-mlir"], Path(temporary), arguments.k)
    cases = [case for case in report.iter("testcase") if case.find("skipped") is None]
    reasons: collections.Counter[str] = collections.Counter()
    for case in cases:
        failure = case.find("failure")
        failure = case.find("error") if failure is None else failure
        if failure is not None:
            words = str(failure.get("message")).rpartition("Exception: ")[2]
            test = str(case.get("name")).partition("[")[0]
            reasons[THEIRS.get((test, words), reason(words))] += 1
    passed = len(cases) - reasons.total()
    own = len(cases) - sum(reasons[why] for why in set(THEIRS.values()))
    rest = "; ".join(f"{why} ({n})" for why, n in reasons.most_common())
    share = passed / max(own, 1)
    text = (
        "| tests | cases | verified | the rest, by reason |\n|---|---|---|---|\n"
        f"| tt-mlir: `test_ttir_ops` | {len(cases)} | {passed} ({share:.1%} of {own}) | {rest} |"
    )
    print(text)
    if not arguments.no_page:
        write_page(BEGIN, END, text)
    return 0 if 100 * share >= arguments.at_least else 1


if __name__ == "__main__":
    sys.exit(main())
