"""The README shows programs of examples/06_wrap and 07_dialect, which tests/examples runs, word for word."""

from __future__ import annotations

import re

import pytest
from compiler.conftest import ROOT


@pytest.mark.parametrize(
    ("title", "folder", "names"),
    [
        ("Wrap a kernel in ten lines", "06_wrap", ("saxpy.c", "wrap.py", "src/main.rs", "wrap.c")),
        ("Bindings of an MLIR dialect", "07_dialect", ("use.py", "src/main.rs", "use.c")),
    ],
)
def test_snippets_are_parts_of_the_example(title: str, folder: str, names: tuple[str, ...]) -> None:
    text = (ROOT / "README.md").read_text()
    section = text.split(f"## {title}")[1].split("\n## ")[0]
    snippets = re.findall(r"^```\w+\n(.*?)^```", section, re.DOTALL | re.MULTILINE)
    sources = [(ROOT / "examples" / folder / name).read_text() for name in names]
    assert len(snippets) == len(sources)
    for snippet, source in zip(snippets, sources, strict=True):
        assert snippet in source
        assert len(snippet.splitlines()) <= 10
