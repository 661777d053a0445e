"""One object, three languages: Rust and C read the objects of Python, and the reverse."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from conftest import ROOT, TOY, bindgen  # type: ignore[import-not-found]

import fishplate
from fishplate import ir, libinfo

CASTS = ROOT / "crates/fishplate-compiler/tests/ir/casts.txt"


def run(*command: object) -> None:
    done = subprocess.run(
        [*map(str, command)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return functions in C over the generated header."""
    folder = tmp_path_factory.mktemp("languages")
    assert bindgen(TOY, "--c", folder).returncode == 0
    library = folder / "languages.so"
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared", f"-I{folder}"]
    source = Path(__file__).with_name("languages.c")
    run("gcc", *flags, "-I", ROOT / "include", source, "-o", library, libinfo.find_libtvm_ffi())
    return fishplate.load_module(str(library))


@pytest.fixture(scope="module")
def in_rust() -> Any:
    """Return functions in Rust over the generated module."""
    run("cargo", "build", "--quiet", "-p", "example-07-dialect")
    target = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
    return fishplate.load_module(str(target / "debug/libexample_07_functions.so"))


def test_26_casts_agree_with_rust_and_c(tk: ModuleType, ctx: ir.Context) -> None:
    lines = CASTS.read_text().splitlines()
    assert len(lines) >= 50
    classes = [tk.TileType, tk.CBType, tk.GridAttr, tk.ArgAttr, tk.DataTypeAttr, tk.AccessAttr]
    for line in lines:
        text, _, name = line.rpartition(" = ")
        family, _, text = text.partition(" ")
        thing: Any = (ir.Type if family == "type" else ir.Attribute).parse(text)
        for cls in classes:
            assert isinstance(thing, cls) == (cls.static_name == name), line
            assert (cls.maybe_downcast(thing) is not None) == (cls.static_name == name), line


def test_59_an_attribute_is_read_and_made_in_c(tk: ModuleType, ctx: ir.Context, in_c: Any) -> None:
    assert in_c.parameters_of(tk.ArgAttr.get(3, True, "x")) == "3 1 x"
    made = in_c.make_arg(ctx, 7)
    assert type(made) is tk.ArgAttr and made is tk.ArgAttr.get(7, True, "made in C")
    for wrong in (tk.DataTypeAttr.get("bf16"), ctx, 1):
        with pytest.raises(TypeError, match="parameters_of: expected"):
            in_c.parameters_of(wrong)


def test_59_an_attribute_is_read_and_made_in_rust(
    tk: ModuleType, ctx: ir.Context, in_rust: Any
) -> None:
    arg = tk.ArgAttr.get(3, True, "x")
    assert in_rust.fields_of(arg) == 'tk.ArgAttr index=3 uniform=true label="x"'
    following = in_rust.next_arg(arg)
    assert type(following) is tk.ArgAttr and following is tk.ArgAttr.get(4, True, "x")
    with pytest.raises(TypeError, match=r"expected tk.arg, got #tk.data_type<bf16>"):
        in_rust.next_arg(tk.DataTypeAttr.get("bf16"))
