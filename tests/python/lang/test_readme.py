"""The README's kernels, run as they stand there."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import numpy as np
import pytest

README = Path(__file__).resolve().parents[3] / "README.md"
BEFORE = """
import numpy as np
import fishplate as fp

x, y = np.arange(5, dtype=np.float32), np.ones(5, np.float32)
"""
AFTER = """
once = y.copy()
fp.load_module("saxpy.so").saxpy(2.0, x, y)
a, b = np.arange(1000, dtype=np.float32), np.zeros(1000, np.float32)
run(a, b)
"""


def test_kernels_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    section = README.read_text().split("## A kernel in Python\n")[1].split("\n## ")[0]
    blocks = re.findall(r"^```python\n(.*?)^```", section, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 2
    monkeypatch.chdir(tmp_path)
    program = tmp_path / "program.py"
    program.write_text("\n".join([BEFORE, *blocks, AFTER]))
    names = runpy.run_path(str(program))
    np.testing.assert_array_equal(names["once"], 2 * names["x"] + 1)
    np.testing.assert_array_equal(names["y"], 4 * names["x"] + 1)
    np.testing.assert_array_equal(names["b"], names["a"] + 1)
