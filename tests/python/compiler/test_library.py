"""Where the compiler's library is searched for, and the error if it is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import fishplate
import pytest
from fishplate import _compiler_library

SAY = "from fishplate import _compiler_library as c\nprint(c.load())\n"


def run(code: str, package: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs Python with the package in another place, without a source tree around it."""
    variables = {**os.environ, "PYTHONPATH": str(package), **environment}
    if "FISHPLATE_COMPILER_LIBRARY" not in environment:
        variables.pop("FISHPLATE_COMPILER_LIBRARY", None)
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=variables, capture_output=True, text=True, check=False)


@pytest.fixture
def lonely(tmp_path: Path) -> Path:
    """A folder with a copy of the package and nothing else."""
    folder = tmp_path / "lib" / "site"
    shutil.copytree(Path(fishplate.__file__).parent, folder / "fishplate")
    return folder


def test_absent_library(lonely: Path) -> None:
    for module in ("fishplate.compiler", "fishplate.spec"):
        absent = run(f"import {module}", lonely)
        assert absent.returncode == 1
        assert "ImportError" in absent.stderr
        assert "run `pip install 'fishplate[compiler]'`" in absent.stderr
    assert run("import fishplate", lonely).returncode == 0


def test_installed_package_and_variable(lonely: Path) -> None:
    library = _compiler_library.load()
    (lonely / "fishplate_compiler").mkdir()
    (lonely / "fishplate_compiler/__init__.py").touch()
    installed = lonely / "fishplate_compiler" / library.name
    installed.symlink_to(library)
    assert run(SAY, lonely).stdout.strip() == str(library)
    named = run(SAY, lonely, FISHPLATE_COMPILER_LIBRARY=str(library))
    assert named.stdout.strip() == str(library)


def test_wrong_library(lonely: Path, tmp_path: Path) -> None:
    missing = run(SAY, lonely, FISHPLATE_COMPILER_LIBRARY=str(tmp_path / "none.so"))
    assert "none.so: there is no such file" in missing.stderr
    (tmp_path / "junk.so").write_text("junk")
    junk = run(SAY, lonely, FISHPLATE_COMPILER_LIBRARY=str(tmp_path / "junk.so"))
    assert "The compiler's library cannot be loaded" in junk.stderr
    other = Path(fishplate.__file__).parent / "lib/libtvm_ffi.so"
    wrong = run(SAY, lonely, FISHPLATE_COMPILER_LIBRARY=str(other))
    assert "did not register the compiler" in wrong.stderr
