"""Ten thousand calls with random objects: any exception is fine, a crash is not.

The calls run in a separate process; a crash is reported with the seed and the last call.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
CALLS, SEEDS = 2500, range(4)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", ["globals", "members"])
def test_random_calls_end_in_a_value_or_an_exception(kind: str, seed: int, tmp_path: Path) -> None:
    last_call = tmp_path / "last_call"
    command = [sys.executable, "-X", "faulthandler", str(HERE / "random_calls.py")]
    command += [kind, str(seed), str(CALLS), str(last_call)]
    run = subprocess.run(command, cwd=tmp_path, env=os.environ, capture_output=True, text=True)
    last = last_call.read_text() if last_call.exists() else "none"
    assert run.returncode == 0, f"last call: {last}\n{run.stderr[-2000:]}"
    assert run.stdout == f"{CALLS} calls\n"
