"""docs/interpreter.md: its blocks run, one after the other, and print what stands beside each print."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs/interpreter.md"


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="the page names what this Python leaves")
def test_blocks_print_what_they_say(tmp_path: Path) -> None:
    text = "\n".join(
        re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    )
    said = re.findall(r"^print\(.*\)  # (.*)$", text, re.MULTILINE)
    assert len(said) == 3
    program = tmp_path / "page.py"
    program.write_text(text)
    command = [sys.executable, str(program)]
    run = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)
    assert run.stdout.split("\n")[:-1] == said
