"""The package without the compiler's library."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import fishplate

CODE = """
import fishplate
assert "libfishplate_compiler" not in open("/proc/self/maps").read()
assert "libLLVM" not in open("/proc/self/maps").read()
assert fishplate.Shape((1, 2))[1] == 2
for name in ("ir", "dialects.arith", "ir.declare"):
    try:
        __import__(f"fishplate.{name}")
    except ImportError as error:
        print(error)
"""


def test_62_works_without_llvm_and_says_how_to_get_it(tmp_path: Path) -> None:
    package = Path(fishplate.__file__).parent
    shutil.copytree(package, tmp_path / "fishplate", ignore=shutil.ignore_patterns("__pycache__"))
    environment = {k: v for k, v in os.environ.items() if k != "FISHPLATE_COMPILER_LIBRARY"}
    environment["PYTHONPATH"] = str(tmp_path)
    command = [sys.executable, "-c", CODE]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    assert all("pip install 'fishplate[compiler]'" in line for line in lines)
