"""docs/dialects.md beyond its blocks: its C program is C++ too, without RTTI, and mlir-opt loads its IRDL."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import page_blocks
import pytest
from page_blocks import ROOT


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the files of the page and the output of the command."""
    made = tmp_path_factory.mktemp("dialects")
    for block in page_blocks.blocks(ROOT / "docs/dialects.md"):
        if block.title:
            (made / block.title).write_text(block.text)
        elif block.language == "sh" and "bindgen" in block.text:
            subprocess.run(["bash", "-ec", block.text], cwd=made, check=True, capture_output=True)
    return made


def test_63_the_c_program_is_cpp_without_rtti(folder: Path) -> None:
    flags = ["-xc++", "-std=c++17", "-fno-rtti", "-fno-exceptions", "-Wall", "-Wextra", "-Werror"]
    command = ["g++", *flags, "-fsyntax-only", "-Iout", "-I", str(ROOT / "include"), "use.c"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_mlir_opt_loads_the_irdl_of_the_page(folder: Path) -> None:
    flags = ["--irdl-file=out/geo.irdl.mlir", "--emit-bytecode", "-o", os.devnull, os.devnull]
    done = subprocess.run(
        ["mlir-opt-22", *flags], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
