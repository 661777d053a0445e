"""`scripts/setup` names the packages that a system lacks, by the names of that system."""

from __future__ import annotations

import importlib.metadata
import shutil
import subprocess
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).resolve().parents[2]
SETUP = ROOT / "scripts" / "setup"
#: Programs that the script needs on every system.
COMMON = ("bash", "cat", "cmp", "dirname", "env", "grep", "id", "sed")


def set_up(folder: Path, system: str, **programs: str) -> tuple[int, str]:
    """Run the script where only some programs exist: the exit code, and the output."""
    for name in COMMON:
        found = shutil.which(name)
        assert found, name
        (folder / name).symlink_to(found)
    for name, body in programs.items():
        program = folder / name.replace("_", "-")
        program.write_text(f"#!/bin/sh\n{body}\n")
        program.chmod(0o755)
    release = folder / "os-release"
    release.write_text(f'PRETTY_NAME="{system}"\n')
    variables = {"PATH": str(folder), "HOME": str(folder), "OS_RELEASE": str(release)}
    ended = subprocess.run(
        ["bash", str(SETUP)], env=variables, capture_output=True, text=True, timeout=60
    )
    return ended.returncode, ended.stdout + ended.stderr


@pytest.mark.parametrize(
    ("manager", "names"),
    [
        ("dnf", ["dnf install", "gcc-c++", "mlir-devel", "gtest-devel"]),
        ("pacman", ["pacman -S", "mlir", "gtest"]),
        ("zypper", ["zypper install", "gcc-c++", "mlir-devel"]),
        ("apk", ["(names of Debian)", "libmlir-22-dev"]),
    ],
)
def test_a_system_without_apt_gets_its_own_names(
    tmp_path: Path, manager: str, names: list[str]
) -> None:
    """Nothing is installed there."""
    status, said = set_up(tmp_path, "Another Linux", **{manager: "exit 9"})
    assert status == 1
    for name in [*names, "LLVM, MLIR and LLD 22", "llvm-config-22"]:
        assert name in said


def test_ubuntu_learns_which_archive_has_llvm(tmp_path: Path) -> None:
    """Its own archive has neither LLVM 22 nor that browser."""
    has = 'case $2 in *-22*|chromium*) echo "$2: Candidate: (none)";; *) echo "  Candidate: 1.0";; esac'
    status, said = set_up(
        tmp_path,
        "Ubuntu 24.04 LTS",
        apt_get='case "$*" in *install*) exit 9;; esac',
        apt_cache=has,
        dpkg_query="exit 1",
        sudo='exec "$@"',
    )
    assert status == 1
    assert "the archives of Ubuntu 24.04 LTS have no libmlir-22-dev llvm-22-dev" in said
    for name in ("https://apt.llvm.org", "llvm.sh 22", "apt-get install chromium-browser"):
        assert name in said
    assert "g++" not in said.split("have no")[1].splitlines()[0]


def test_debian_gets_its_packages_installed(tmp_path: Path) -> None:
    """Packages that are known and missing are installed in one call."""
    record = tmp_path / "record"
    status, said = set_up(
        tmp_path,
        "Debian GNU/Linux 13",
        apt_get=f'echo "$*" >>{record}',
        # The real program goes on for more than a pipe holds.
        apt_cache='echo "  Candidate: 1.0"; i=0; while [ $i -lt 9000 ]; do echo "  Version table" || exit 9; i=$((i+1)); done',
        dpkg_query='case $4 in make) echo "install ok installed";; *) exit 1;; esac',
        sudo='exec "$@"',
    )
    installed = next(line for line in record.read_text().splitlines() if "install -y" in line)
    assert " g++ " in installed and " libmlir-22-dev " in installed and " make " not in installed
    # There is no LLVM after that, because apt-get is a fake.
    assert status == 1 and "LLVM 22 is needed" in said


def test_every_package_runs_on_debians_python() -> None:
    """Debian 12 has Python 3.11.2, which is older than the one of many build machines."""
    pins = (SETUP.parent / "requirements.txt").read_text().splitlines()
    names = [pin.partition("==")[0] for pin in pins if pin and not pin.startswith("#")]
    installed = [str(path) for path in ROOT.glob(".venv/lib/python3*/site-packages")]
    assert len(names) > 50 and installed
    wanted = {
        name: next(importlib.metadata.distributions(name=name, path=installed)).metadata
        for name in names
    }
    refused = [
        name
        for name, metadata in wanted.items()
        if "3.11.2" not in SpecifierSet(metadata.get("Requires-Python") or "")
    ]
    assert refused == []
