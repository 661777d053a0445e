"""`bench/run.py`: a machine too busy to measure on is reported, and ends neither `make bench` nor `make demo`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
sys.argv = ["run.py", "--lib", "none.so", "--section", "c_abi", "--plot", "none.png"]
sys.path[:0] = [{bench!r}, {scripts!r}]
import run, section
def busy(*_):
    raise section.Void("the floor moved")
run.peer.fetch = lambda: None
run.SECTIONS["c_abi"] = busy
run.main()
"""


def test_a_void_measurement_is_no_error(tmp_path: Path) -> None:
    program = PROGRAM.format(bench=str(ROOT / "bench"), scripts=str(ROOT / "scripts"))
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout == "bench: c_abi: void, no result: the floor moved\n"
    assert not list(tmp_path.iterdir())
