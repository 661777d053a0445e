"""Every code block of README.md and of the pages in docs/ runs, and prints the text below it."""

from __future__ import annotations

import ast
import contextlib
import json
import re
import sys
from pathlib import Path

import page_blocks
import pytest
from page_blocks import ROOT, environment

DOCS = ROOT / "docs"
# The blocks of these need the stand-in for the CUDA driver: tests/gpu/test_docs.py runs them.
ELSEWHERE = {"docs/cuda.md"}
PAGES = sorted(
    str(path.relative_to(ROOT))
    for path in [ROOT / "README.md", *DOCS.rglob("*.md")]
    if any(not block.skipped for block in page_blocks.blocks(path))
)


@pytest.mark.parametrize("page", [page for page in PAGES if page not in ELSEWHERE])
def test_the_blocks_run_and_print_what_the_page_says(page: str, tmp_path: Path) -> None:
    page_blocks.run_page(ROOT / page, tmp_path, environment(ROOT / page))


def test_pages_that_run_elsewhere_exist() -> None:
    assert set(PAGES) >= ELSEWHERE


def test_lines_of_a_program_are_in_it() -> None:
    """A block that names its source file shows its lines word for word."""
    seen = 0
    for page in PAGES:
        for block in page_blocks.blocks(ROOT / page):
            if named := re.search(r"these are lines of (\S+?),?(?: |$)", block.skipped or ""):
                assert block.text in (ROOT / named[1]).read_text(), f"{page}:{block.line}"
                seen += 1
    assert seen >= 3


def test_blocks_that_are_not_run_are_few() -> None:
    left_out = [
        f"{page}:{block.line}"
        for page in PAGES
        for block in page_blocks.blocks(ROOT / page)
        if block.skipped
    ]
    assert len(left_out) <= 8, left_out


def imported(source: str) -> set[str]:
    """Return the packages that a program imports, including programs inside its string literals."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
        elif isinstance(node, ast.Constant) and "import " in str(node.value):
            with contextlib.suppress(SyntaxError):
                found |= imported(node.value)
    return found


def needed(page: Path) -> set[str]:
    """Return the packages that the blocks of a page need besides the wheels and NumPy."""
    blocks = page_blocks.blocks(page)
    found = set()
    for block in blocks:
        if block.language == "python":
            found |= imported(block.text)
            found |= {"tvm_ffi", "ninja"} if "load_inline(" in block.text else set()
        elif block.language == "sh":
            found |= {"tvm_ffi"} if "--cxxflags" in block.text else set()
            found |= {"pytest"} if "pytest" in block.text else set()
    own = {Path(block.title).stem for block in blocks if block.title}
    # `fishplate bindgen` writes geo.py on its page.
    found -= {"fishplate", "numpy", "geo", *own, *sys.stdlib_module_names}
    return {{"tvm_ffi": "apache-tvm-ffi"}.get(name, name) for name in found}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_what_to_install(page: str) -> None:
    """The test environment has all packages, a reader's does not: the text must mention `pip install ...`."""
    text = re.sub(r"^```.*?^```$", "", (ROOT / page).read_text(), flags=re.DOTALL | re.MULTILINE)
    named = {name for line in re.findall(r"pip install ([^`]*)`", text) for name in line.split()}
    assert needed(ROOT / page) <= named


def test_a_block_that_fails_or_prints_something_else_is_an_error(tmp_path: Path) -> None:
    page = ROOT / "target/docs-test-page.md"
    for text, message in [
        ("```python\nprint(1)\n```\n```text\n2\n```\n", "printed\n1\n"),
        ("```python\nprint(1)\n```\n", "printed\n1\n"),
        ("```python\n1 / 0\n```\n", "ZeroDivisionError"),
        ("```sh\nfalse | true\n```\n", "failed"),
        ("```c\nint x;\n```\n", "needs title"),
    ]:
        page.write_text(text)
        with pytest.raises(AssertionError, match=message):
            page_blocks.run_page(page, tmp_path, environment(page))
    page.unlink()


def test_the_table_of_speed_is_what_the_benchmark_found() -> None:
    sys.path.insert(0, str(ROOT / "bench"))
    import readme_table

    readme = (ROOT / "README.md").read_text()
    results = json.loads((ROOT / "bench/results.json").read_text())
    assert readme_table.with_table(readme, results) == readme, "run `python bench/readme_table.py`"


def test_the_pictures_of_layouts_are_up_to_date() -> None:
    sys.path.insert(0, str(DOCS))
    import layout_pictures

    made = layout_pictures.pictures()
    kept = {path.name: path.read_text() for path in layout_pictures.FOLDER.iterdir()}
    assert made == kept, "run `PYTHONPATH=python python docs/layout_pictures.py`"
    page = (DOCS / "layouts.md").read_text()
    assert all(f"images/layouts/{name})" in page for name in made)


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) <= 150
