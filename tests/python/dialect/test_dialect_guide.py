"""The blocks of `docs/mlir.md` run, one after the other, and print what the page says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

GUIDE = Path(__file__).parents[3] / "docs/mlir.md"


def test_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    assert len(blocks) == 4
    names: dict[str, Any] = {"__name__": "guide"}
    for number, block in enumerate(blocks):
        exec(compile(block, f"docs/mlir.md, block {number}", "exec", dont_inherit=True), names)
    printed = capsys.readouterr().out
    assert "call @square_sum(" in printed and "%arg0[%arg2] : memref<?xf32>" in printed
    assert "(f32) -> f32\n" in printed and "'inline'" in printed
    assert "func.func @main(" in str(names["module"])
