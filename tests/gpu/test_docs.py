"""The Python blocks of `docs/cuda.md`, one after the other."""

from __future__ import annotations

import re
from pathlib import Path

from stand_in import STUB, Driver, values

PAGE = Path(__file__).resolve().parents[2] / "docs/cuda.md"


def test_the_blocks_run(driver: Driver) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(blocks) == 4
    names: dict = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
    if STUB:
        assert len(driver.launches()) == 4
    else:
        assert values(names["x"])[10] == 30.0
