"""Every numbered behaviour and fault that the compiler must satisfy has a test with its number."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TESTS = [
    *ROOT.glob("crates/fishplate-codegen/tests/**/*.rs"),
    *ROOT.glob("tests/python/compiler/*.py"),
    *ROOT.glob("tests/python/kernel/*.py"),
]
#: Times are rows of `make bench`, with the same numbers.
MEASURED = {117, 118, 119}


def numbers(pattern: str, texts: list[str]) -> set[int]:
    return {int(found) for text in texts for found in re.findall(pattern, text)}


def test_every_number_has_a_test() -> None:
    texts = [path.read_text() for path in TESTS]
    names = [name for text in texts for name in re.findall(r"(?:fn|def) (\w+)", text)]
    behaviours = numbers(r"(?:^|_)t(\d{3})(?=_)", names) | numbers(r"_behaviour_(\d{3})", names)
    rows = [path.read_text() for path in ROOT.glob("bench/compile*.py")]
    assert set(range(1, 121)) - behaviours - MEASURED == set()
    assert numbers(r'"(\d{3}): ', rows) >= MEASURED
    assert set(range(1, 25)) - numbers(r"fault_(\d\d)", names) == set()
