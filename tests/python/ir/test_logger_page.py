"""The page of a log, in Chromium: entries, differences, filter, keys, themes, big modules."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path
from typing import Any

import pytest
from browser import Page

from fishplate import ir

PICTURES = (
    Path(os.environ.get("CARGO_TARGET_DIR", Path(__file__).resolve().parents[3] / "target"))
    / "pass-page"
)
SOURCE = """
func.func private @helper(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %y = arith.addi %x, %c1 : i32
  return %y : i32
}
func.func @sum(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %w = arith.addf %acc, %v : f32
    scf.yield %w : f32
  }
  return %r : f32
}
func.func @main(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.muli %0, %1 : i32
  %3 = call @helper(%2) : (i32) -> i32
  %4 = arith.muli %3, %2 : i32
  return %4 : i32
}
"""
FIRST = "loop-invariant-code-motion"
PIPELINE = f"builtin.module({FIRST},canonicalize,cse,func.func(canonicalize),convert-scf-to-cf,convert-to-llvm)"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    ctx = ir.Context()
    log = ir.ModuleLogger().attach(ctx)
    module = ir.Module.parse(SOURCE, ctx)
    ir.PassManager.parse(PIPELINE, ctx).run(module)

    def refuse(op: Any, pass_: ir.Pass) -> None:
        op.attributes["x.note"] = ir.Attribute.parse('"</script><b>&amp;"', ctx)
        pass_.signal_failure()

    with pytest.raises(ir.MLIRError):
        ir.PassManager(context=ctx).add("cse").add(refuse).run(module)
    folder = tmp_path_factory.mktemp("page") / "made" / "here"
    return log.save(folder, title="Passes of <main> & co")


def open_page(path: Path, **options: Any) -> Page:
    return Page(path.as_uri(), **options)


def lines(page: Page, kind: str) -> list[str]:
    return [text.strip() for text in page.texts(f"tr.{kind} td.code")]


def test_the_page_is_one_file_put_in_place(page: Path) -> None:
    assert page.name == "index.html" and [file.name for file in page.parent.iterdir()] == [
        "index.html"
    ]
    assert stat.S_ISREG(page.stat().st_mode)
    text = page.read_text()
    assert not re.search(r"""(src|href)\s*=|https?://|url\(|@import""", text)
    empty = ir.ModuleLogger().save(page.parent)
    assert empty == page and page.read_text() != text
    with Page(page.as_uri()) as shown:
        assert shown.texts("#ir") == ["Nothing was recorded."] and not shown.complaints
    page.write_text(text)
    with pytest.raises(OSError, match="cannot make"):
        ir.ModuleLogger().save(page / "inside")


def test_entries_bars_and_marks(page: Path) -> None:
    with open_page(page) as shown:
        assert shown.texts("h1") == ["Passes of <main> & co"]
        assert shown.texts(".entry .pass") == [
            "PRE-PIPELINE",
            FIRST,
            "canonicalize",
            "cse",
            "canonicalize",
            "canonicalize",
            "canonicalize",
            "convert-scf-to-cf",
            "convert-to-llvm",
            "PRE-PIPELINE",
            "cse",
            "refuse failed",
        ]
        assert shown.texts("#entries h3 span:first-child") == ["Run 1", "Run 2"]
        assert shown.texts("#summary")[0].startswith("10 steps · 4 changed · 1 failed · ")
        widths = shown.run(
            "[...document.querySelectorAll('.entry .bar i')].map(e => parseFloat(e.style.width))"
        )
        assert (
            len(widths) == 10 and max(widths) == 100 and all(0 < width <= 100 for width in widths)
        )
        assert shown.texts(".entry.failed .pass") == ["refuse failed"]
        assert shown.texts("#name") == ["cse"], "the first change is shown first"
        assert not shown.complaints and shown.requests == [page.as_uri()]
        PICTURES.mkdir(parents=True, exist_ok=True)
        shown.picture(PICTURES / "light.png")


def test_differences(page: Path) -> None:
    with open_page(page) as shown:
        shown.click('.entry[data-index="7"]')
        shown.click('.entry[data-index="3"]')
        assert shown.texts("#name") == ["cse"] and shown.run("location.hash") == "#3"
        assert lines(shown, "del") == [
            "%1 = arith.addi %arg0, %arg1 : i32",
            "%2 = arith.muli %0, %1 : i32",
        ]
        assert lines(shown, "add") == ["%1 = arith.muli %0, %0 : i32"]
        assert shown.texts("#counts") == ["+1 −2 · 3 renumbered"]
        assert shown.texts("tr.gap")[0].startswith("⋯ ")
        shown.click("#renamed")
        assert len(lines(shown, "ren")) == 3
        shown.click("tr.gap button")
        assert any("scf.for" in text for text in shown.texts("td.code"))
        shown.key("s")
        assert shown.run("document.querySelectorAll('table.split td.code.del').length") == 2
        assert shown.run("document.querySelectorAll('table.split td.code.void').length") == 1
        shown.picture(PICTURES / "split.png")
        shown.click('.entry[data-index="11"]')
        assert any("</script><b>&amp;" in text for text in shown.texts("td.code.add"))
        shown.key("i")
        assert shown.texts("td.code")[0].startswith("module attributes")
        shown.key("u")
        assert not shown.complaints


def test_filter_and_keys(page: Path) -> None:
    with open_page(page) as shown:
        shown.click('.entry[data-index="0"]')
        shown.key("j")
        shown.key("ArrowDown")
        assert shown.texts("#name") == ["canonicalize"]
        shown.key("k")
        assert shown.texts("#name") == [FIRST]
        shown.click('.entry[data-index="3"]')
        shown.key("n")
        assert shown.run("document.querySelectorAll('tr.here').length") == 1
        shown.key("/")
        for letter in "func canon":
            shown.key(letter)
        assert shown.run("document.getElementById('filter').value") == "func canon"
        assert shown.texts(".entry .place") == [
            "func.func @helper",
            "func.func @sum",
            "func.func @main",
        ]
        shown.key("Escape")
        shown.key("j")
        assert shown.texts("#facts b")[1] == "func.func @helper"
        shown.run(
            "document.getElementById('filter').value = 'symboldce'; document.getElementById('filter').oninput()"
        )
        assert shown.texts("#entries") == ["No pass matches."]
        shown.run(
            "document.getElementById('filter').value = ''; document.getElementById('only-changed').click()"
        )
        assert all("canonicalize" not in text for text in shown.texts(".entry .pass"))
        assert not shown.complaints


def test_dark_and_light(page: Path) -> None:
    paper = "getComputedStyle(document.body).backgroundColor"
    with open_page(page, dark=True) as shown:
        dark = shown.run(paper)
        shown.picture(PICTURES / "dark.png")
        shown.key("t")
        light = shown.run(paper)
        assert light == "rgb(255, 255, 255)" and dark != light
    with open_page(page) as shown:
        assert shown.run(paper) == light


def test_a_big_module_stays_usable(tmp_path: Path) -> None:
    ctx = ir.Context()
    body = "\n".join(f"  %x{i} = arith.addi %a, %b : i32" for i in range(60))
    sums = "\n".join(
        f"  %s{i} = arith.muli %x{i}, %{f's{i - 1}' if i else 'a'} : i32" for i in range(60)
    )
    functions = "\n".join(
        f"func.func @f{i}(%a: i32, %b: i32) -> i32 {{\n{body if i % 97 == 0 else ''}\n{sums if i % 97 == 0 else ''}"
        f"\n  return %{'s59' if i % 97 == 0 else 'a'} : i32\n}}"
        for i in range(5000)
    )
    log = ir.ModuleLogger().attach(ctx)
    ir.PassManager.parse("builtin.module(cse,canonicalize,symbol-dce)", ctx).run(
        ir.Module.parse(functions, ctx)
    )
    path = log.save(tmp_path)
    assert path.stat().st_size < 3 * len(log[0].ir)
    with open_page(path) as shown:
        shown.click('.entry[data-index="1"]')
        assert shown.run("document.querySelectorAll('#ir tr').length") < 5000
        assert len(shown.texts("tr.gap")) >= 50 and not shown.complaints
        shown.key("i")
        assert shown.run("document.querySelectorAll('#ir tr').length") == 2001
        shown.click("tr.gap button")
        assert shown.run("document.querySelectorAll('#ir tr').length") == 4001
        shown.picture(PICTURES / "big.png")
