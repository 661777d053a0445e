"""Dialects of installed packages, and dialects that exist only as the text of a model."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import bindgen  # type: ignore[import-not-found]

from fishplate import _dialect, ir
from fishplate.registry import get_global_func

MODEL = """{"schema": 1, "name": "mini", "cpp_class": "MiniDialect", "cpp_namespace": "::mini", "types": [
  {"name": "BoxType", "def": "Box", "cpp_class": "mini::BoxType", "mnemonic": "box", "format": {"declarative": "`<` $size `>`"},
   "params": [{"name": "size", "kind": {"int": {"bits": 32, "sign": "signed"}}, "cpp_type": "int32_t"}]}],
 "ops": [{"name": "open", "class": "OpenOp", "def": "Open", "cpp_namespace": "::mini", "arguments": ["box"],
  "operands": [{"name": "box", "constraint": {"isa": "mini::BoxType"}, "summary": "a box"}]}]}"""


@pytest.fixture
def site(tmp_path: Path, out: Path) -> dict[str, str]:
    """Return an environment in which a package with the toy is installed."""
    info = tmp_path / "toy-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[fishplate.dialects]\ntk = tk\nbad = no_such_module\n")
    path = os.pathsep.join([str(tmp_path), str(out), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path}


def run(program: str, environment: dict[str, str]) -> str:
    """Run Python code in an environment and return its output."""
    done = subprocess.run(
        [
            sys.executable,
            "-W",
            "error::DeprecationWarning",
            "-c",
            f"from fishplate import ir\n{program}",
        ],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout + done.stderr


def test_43_installed_dialects_are_known(site: dict[str, str]) -> None:
    program = "with ir.Context():\n    print(type(ir.Type.parse('!tk.tile<[1], f32>')).__name__)"
    said = run(program, site)
    assert "TileType" in said
    assert "RuntimeWarning: the dialect 'bad' of the entry points" in said


@pytest.mark.parametrize("how", ["variable", "argument"])
def test_43_they_can_be_left_out(site: dict[str, str], how: str) -> None:
    argument = "load_site_dialects=False" if how == "argument" else ""
    if how == "variable":
        site["FISHPLATE_NO_SITE_DIALECTS"] = "1"
    program = (
        f"with ir.Context({argument}):\n"
        "    try: ir.Type.parse('!tk.tile<[1], f32>')\n"
        "    except ir.MLIRError as error: print('unknown')\n"
    )
    assert run(program, site).strip() == "unknown"


def test_44_a_model_as_text_is_a_dialect_at_once() -> None:
    assert get_global_func("ir.dialect.load")(MODEL, "this test") == "mini"
    with ir.Context() as ctx, ir.Location.unknown():
        get_global_func("ir.dialect.register")("mini", ctx)
        box = get_global_func("ir.dialect.get")("mini", "BoxType")(7)
        assert str(box) == "!mini.box<7>" and box.size == 7
        mini = _dialect.find("mini")
        assert type(box) is mini.BoxType and ir.Type.parse("!mini.box<7>") is box
        with ir.InsertionPoint(ir.Module.create().body):
            value = ir.Operation.create("builtin.unrealized_conversion_cast", [box]).result
            assert mini.open(value).box == value
        with pytest.raises(ValueError, match=r"from -2147483648 to 2147483647, got 2147483648"):
            mini.BoxType.get(2**31)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "is not a dialect model"),
        ('{"name": 3}', "is not a dialect model"),
        (MODEL.replace('"schema": 1', '"schema": 9'), "schema is 9"),
    ],
)
def test_44_what_is_no_model(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        get_global_func("ir.dialect.load")(text, "this test")


def test_05_unknown_cpp_parameters(tmp_path: Path) -> None:
    source = tmp_path / "Odd.td"
    source.write_text(
        'include "mlir/IR/AttrTypeBase.td"\ninclude "mlir/IR/OpBase.td"\n'
        'def Odd_Dialect : Dialect { let name = "odd"; let cppNamespace = "::odd"; }\n'
        'def Odd_Thing : TypeDef<Odd_Dialect, "Thing"> { let mnemonic = "thing"; let parameters = (ins "Widget":$widget); '
        'let assemblyFormat = "`<` $widget `>`"; }\n'
    )
    made = bindgen(source, "--python", tmp_path)
    assert made.returncode == 0, made.stderr
    assert bindgen(source, "--python", tmp_path, "--strict").returncode != 0
    sys.path.insert(0, str(tmp_path))
    try:
        import odd  # type: ignore[import-not-found]
    finally:
        sys.path.remove(str(tmp_path))
    with ir.Context():
        odd.register()
        with pytest.raises(
            TypeError, match=r"odd\.thing, parameter `widget`: no codec for the C\+\+ type Widget"
        ):
            odd.ThingType.get(1)


def test_a_package_with_its_own_prefix(out: Path) -> None:
    """`install` answers for another package: its dialects are modules that bindgen has written."""
    program = (
        "import fishplate.mlir, tk\n"
        "fishplate.mlir.install('vendor', [tk])\n"
        "from vendor import ir\n"
        "from vendor.dialects import func, tk as found\n"
        "import vendor.dialects.tk as direct\n"
        "assert found is direct is tk\n"
        "print(ir.Context().get_dialect_descriptor('tk').namespace)\n"
        "try:\n"
        "    ir.Context(load_site_dialects=False).get_dialect_descriptor('tk')\n"
        "except ValueError:\n"
        "    print('left out')\n"
    )
    path = os.pathsep.join([str(out), os.environ.get("PYTHONPATH", "")])
    assert run(program, {**os.environ, "PYTHONPATH": path}).split("\n")[:2] == ["tk", "left out"]
