"""`fishplate new`: each project is made, built, tested and packaged, and the tests also pass with the built wheel."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
# Only the Rust project uses its own target folder; the others expect the compiler in the usual one.
RUST = {
    "CARGO_TARGET_DIR": str(TARGET / "docs-rust"),
    "CARGO_NET_OFFLINE": "true",
    "CARGO_PROFILE_RELEASE_OPT_LEVEL": "0",
}


def run(folder: Path, *command: str, **more: str) -> None:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"


PROJECTS = {
    "kernel": ["kernel", "fast_sums"],
    "extension-cpp": ["extension", "geo-metry"],
    "dialect": ["dialect", "money"],
}
if os.environ.get("ALL") == "1":  # Part of `make soak`, because cargo is slow.
    PROJECTS["extension-rust"] = ["extension", "crab", "--language", "rust", "--crate", str(ROOT)]


@pytest.mark.parametrize("arguments", PROJECTS.values(), ids=PROJECTS.keys())
def test_a_new_project_builds_tests_and_packages_itself(
    tmp_path: Path, arguments: list[str]
) -> None:
    run(tmp_path, "fishplate", "new", *arguments)
    project = tmp_path / arguments[1]
    more = RUST if "rust" in arguments else {}
    if more:  # The versions that the repository is built with, for a machine without a network.
        (project / "Cargo.lock").write_bytes((ROOT / "Cargo.lock").read_bytes())
    if (project / "build_native.py").exists():
        (package,) = (project / "python").iterdir()
        command = [sys.executable, "-c", f"import {package.name}"]
        done = subprocess.run(
            command, cwd=package.parent, capture_output=True, text=True, timeout=280, check=False
        )
        assert "extension.so is missing: run `python build_native.py`" in done.stderr
        run(project, sys.executable, "build_native.py", **more)
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    run(project, *tests)
    pip = [sys.executable, "-m", "pip", "wheel", "-q", ".", "--no-deps", "--no-build-isolation"]
    run(project, *pip, "-w", "dist", **more)
    (wheel,) = (project / "dist").iterdir()
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
        libraries = [name for name in archive.namelist() if name.endswith(".so")]
    assert len(libraries) == (arguments[0] != "dialect")
    run(project, *tests, "-o", f"pythonpath={tmp_path / 'installed'}")
