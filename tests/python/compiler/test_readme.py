"""The README shows programs of examples/06_wrap, which tests/examples runs, word for word."""

from __future__ import annotations

import re

from compiler.conftest import ROOT


def test_snippets_are_parts_of_the_example() -> None:
    text = (ROOT / "README.md").read_text()
    section = text.split("## Wrap a kernel in ten lines")[1].split("\n## ")[0]
    snippets = re.findall(r"^```\w+\n(.*?)^```", section, re.DOTALL | re.MULTILINE)
    folder = ROOT / "examples/06_wrap"
    sources = [
        (folder / name).read_text() for name in ("saxpy.c", "wrap.py", "src/main.rs", "wrap.c")
    ]
    assert len(snippets) == len(sources)
    for snippet, source in zip(snippets, sources, strict=True):
        assert snippet in source
        assert len(snippet.splitlines()) <= 10
