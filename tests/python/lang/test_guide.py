"""docs/kernels.md: its blocks are put into files and run, and print what stands under them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = Path(__file__).resolve().parents[3] / "docs/kernels.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks() -> list[tuple[str, str, str]]:
    """Return the language, text and expected output of each block."""
    found = BLOCK.findall(GUIDE.read_text())
    made = []
    for number, (language, text) in enumerate(found):
        if language != "text":
            output = found[number + 1] if number + 1 < len(found) else ("", "")
            made.append((language, text, output[1] if output[0] == "text" else ""))
    return made


def run(command: list[str], folder: Path) -> str:
    # As for a reader of the guide, who has only this package's headers.
    environment = {k: v for k, v in os.environ.items() if k != "FISHPLATE_TVM_FFI_INCLUDE"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.replace(f"{folder}/", "")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the Python blocks have been run, as one file."""
    return tmp_path_factory.mktemp("guide")


def test_the_python_blocks(folder: Path) -> None:
    python = [(text, output) for language, text, output in blocks() if language == "python"]
    assert len(python) > 10
    (folder / "guide.py").write_text("\n".join(text for text, _ in python))
    printed = run([sys.executable, str(folder / "guide.py")], folder)
    assert printed == "".join(output for _, output in python)


def test_the_c_program(folder: Path) -> None:
    if not (folder / "saxpy.so").exists():
        test_the_python_blocks(folder)
    (program,) = [text for language, text, _ in blocks() if language == "c"]
    (folder / "ship.c").write_text(program)
    ((commands, output),) = [
        (text, output) for language, text, output in blocks() if language == "sh"
    ]
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    script = f"set -e\nPATH={path}\n{commands}"
    assert run(["bash", "-c", script], folder) == output
