"""Every numbered behaviour that the MLIR bindings must satisfy has a test with its number.

In Python a test is named by its numbers (``test_13_to_15_...``, ``test_07_11_...``), in Rust likewise
(``behaviour_45_...``) or by the comment above it.
"""

from __future__ import annotations

import re

from conftest import ROOT  # type: ignore[import-not-found]

PYTHON = [
    *ROOT.glob("tests/python/ir/*.py"),
    *ROOT.glob("tests/python/dialect/*.py"),
    ROOT / "tests/python/test_dialect_enum.py",
    ROOT / "tests/docs/test_dialects_page.py",
]
RUST = [
    *ROOT.glob("crates/fishplate-dialect/tests/**/*.rs"),
    *ROOT.glob("crates/fishplate-ir/tests/**/*.rs"),
    *ROOT.glob("crates/fishplate-compiler/tests/ir/*.rs"),
]


def in_names() -> set[int]:
    """Return the numbers in names of tests."""
    found: set[int] = set()
    for path in [*PYTHON, *RUST]:
        for name in re.findall(r"(?:def test|fn behaviour)_(\d\w*)", path.read_text()):
            numbers = re.match(r"(\d+)(?:_to_(\d+)|((?:_\d+)*))(?=_|$)", name)
            assert numbers is not None, name
            first, last, others = numbers.groups()
            found |= set(range(int(first), int(last or first) + 1))
            found |= {int(number) for number in re.findall(r"\d+", others or "")}
    return found


def in_comments() -> set[int]:
    """Return the numbers that comments above tests in Rust name."""
    above = r"/// Behaviours? ([\d, and]+)[^\n]*\n(?:///[^\n]*\n)*#\[test\]"
    texts = [text for path in RUST for text in re.findall(above, path.read_text())]
    return {int(number) for text in texts for number in re.findall(r"\d+", text)}


def test_every_number_has_a_test() -> None:
    assert sorted(set(range(1, 65)) - in_names() - in_comments()) == []
