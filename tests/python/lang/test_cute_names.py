"""The page about the CuTe DSL lists the names that `fishplate.cute` and `fishplate.cutlass` have.

`python tests/python/lang/test_cute_names.py` writes the table.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
import pytest
from fishplate.cute._missing import HERE

PAGE = Path(__file__).resolve().parents[3] / "docs/from/cute.md"
HEAD = "| module | names |\n|---|---|\n"


def modules() -> list[str]:
    """Return the public modules of both packages."""
    names = []
    for package in (cute, cutlass):
        names.append(package.__name__)
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if not re.search(r"\._", found.name) and hasattr(import_module(found.name), "__all__"):
                names.append(found.name)
    return names


def table() -> str:
    """Return the rows of the page."""
    rows = []
    for name in modules():
        names = ", ".join(f"`{name}`" for name in sorted(import_module(name).__all__))
        rows.append(f"| `{name}` | {names} |\n")
    return "".join(rows)


def test_the_page_lists_all_names() -> None:
    assert HEAD + table() + "\n" in PAGE.read_text(), f"run `python {Path(__file__).name}`"


@pytest.mark.parametrize("name", modules())
def test_listed_names_are_there_and_others_are_named(name: str) -> None:
    module = import_module(name)
    assert len(set(module.__all__)) == len(module.__all__)
    for listed in module.__all__:
        assert getattr(module, listed) is not None
    with pytest.raises(AttributeError, match="has no `[a-z_.]*not_there` yet; docs/from/cute.md"):
        module.not_there  # noqa: B018


def test_what_to_use_instead_is_there() -> None:
    for name, instead in HERE.items():
        parent, _, last = f"fishplate.cute.{name}".rpartition(".")
        with pytest.raises(AttributeError, match=rf"yet: use {re.escape(instead)}; docs"):
            getattr(import_module(parent), last)
        for whole in re.findall(r"\b(?:fp|fishplate)\.([a-z_.]+)", instead):
            found = fp
            for part in whole.split("."):
                found = getattr(found, part)


if __name__ == "__main__":
    before, rest = PAGE.read_text().split(HEAD)
    PAGE.write_text(
        before + HEAD + table() + rest[rest.index("\n\n") + 1 if rest[0] == "|" else 0 :]
    )
