"""`gpu/bench/pickles.py` on the stand-in for the driver: what it counts for a pickle, and without one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from test_machine_code import PTXAS

pytestmark = pytest.mark.stub
GPU = Path(__file__).resolve().parents[2] / "gpu"


@pytest.fixture
def carried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pickles as `gpu/pack` makes them, by an assembler that is no longer there afterwards."""
    assembler = tmp_path / "bin/ptxas"
    assembler.parent.mkdir()
    assembler.write_text(PTXAS)
    assembler.chmod(0o755)
    monkeypatch.setenv("FISHPLATE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", f"{assembler.parent}:/usr/bin:/bin")
    folder = tmp_path / "carried/pickles"
    subprocess.run([sys.executable, GPU / "make_pickles.py", folder], check=True)
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    return folder.parent


def test_a_pickle_compiles_nothing_and_its_source_does(
    carried: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GPU_CARRIED", str(carried))
    monkeypatch.setenv("GPU_PICKLE_ROUNDS", "1")
    out = tmp_path / "pickles.json"
    command = [sys.executable, str(GPU / "bench/pickles.py"), str(out)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    rows = {row["name"]: row["value"] for row in json.loads(out.read_text())["rows"]}
    for name in ("add_one", "add_one for three GPUs", "matmul_hopper"):
        assert rows[f"{name}: compilations by a pickle"] == 0, done.stdout
        # Our compiler, its entry and its record, and PTX that the driver or its linker compiled.
        assert rows[f"{name}: compilations without it"] >= 4, done.stdout
        # The stand-in runs no kernels, and the bench notices.
        assert rows[f"{name}: wrong results"] == 2


def test_a_pickle_that_was_not_carried_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GPU_CARRIED", str(tmp_path))
    out = tmp_path / "pickles.json"
    subprocess.run([sys.executable, GPU / "bench/pickles.py", out], check=True)
    rows = json.loads(out.read_text())["rows"]
    assert len(rows) == 3 and all(row["holds"] is False for row in rows)
    assert "add_one.pickle was not carried here" in rows[0]["note"]
