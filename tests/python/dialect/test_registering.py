"""Registering a dialect that cannot be registered: nothing is left half done."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from conftest import bindgen  # type: ignore[import-not-found]

from fishplate import ir


def test_operations_that_were_made_without_the_dialect(tk: ModuleType) -> None:
    with ir.Context() as ctx:
        ctx.allow_unregistered_dialects = True
        module = ir.Module.parse('"x.around"() ({ "tk.add"() : () -> () }) : () -> ()')
        for load in (True, False):
            with pytest.raises(ValueError, match=r"has operations of it, such as `tk.add`"):
                tk.register(ctx, load=load)
        assert '"tk.add"()' in str(module)
        inner = module.body.operations[0].regions[0].blocks[0].operations[0]
        inner.detach_from_parent()
        del module
        with pytest.raises(ValueError, match="use a new context"):
            tk.register(ctx)
        del inner
        tk.register(ctx)
        assert type(ir.Type.parse("!tk.tile<[1], f32>")) is tk.TileType


TWICE = """
import sys
from pathlib import Path
from fishplate import get_global_func, ir
import tk
text = (Path(tk.__file__).parent / "tk.dialect.json").read_text()
get_global_func("ir.dialect.load")(text.replace('"name":"tk"', '"name":"copy"'), "a copy")
with ir.Context() as context:
    heard = []
    context.attach_diagnostic_handler(lambda said: heard.append(said.message) or True)
    for _ in range(2):
        tk.register(context)
    print(*heard, sep="\\n")
    print(type(ir.Type.parse("!tk.tile<[1], f32>")).__name__)
    print(context.is_registered_operation("tk.add"))
with ir.Context() as context:
    get_global_func("ir.dialect.register")("copy", context, True)
    tk.register(context)
    print(context.is_registered_operation("tk.add"))
"""


def test_two_models_of_the_same_classes(tk: ModuleType, out: Path) -> None:
    """An operation of the toy needs an attribute of the copy; without the copy, only the operation is left out."""
    done = subprocess.run(
        [sys.executable, "-c", TWICE], cwd=out, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    warning, *rest = done.stdout.splitlines()
    assert warning.startswith("dialect `tk`: the operation `add` is left out: ")
    assert "`copy` is not registered" in warning
    assert rest == ["TileType", "False", "True"]


PAIR = """
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def Base_Dialect : Dialect {
  let name = "pairbase";
  let cppNamespace = "::pair::base";
}
def Base_Thing : TypeDef<Base_Dialect, "Thing"> { let mnemonic = "thing"; }

def User_Dialect : Dialect {
  let name = "pairuser";
  let cppNamespace = "::pair::user";
  let dependentDialects = ["base::PairBaseDialect", "::nowhere::LostDialect"];
}
def User_Good : Op<User_Dialect, "good"> { let arguments = (ins AnyType:$value); }
def User_Dash : Op<User_Dialect, "cross-sum"> { let arguments = (ins AnyType:$value); }
def User_Bad : Op<User_Dialect, "bad"> { let arguments = (ins AnyType:$value); }
"""

PAIR_USER = """
from fishplate import ir
import pairuser
with ir.Context() as context:
    heard = []
    context.attach_diagnostic_handler(lambda said: heard.append(said.message) or True)
    pairuser.register(context)
    (warning,) = heard
    assert "pairuser" in warning and "`not a name` is left out" in warning, warning
    text = '%0 = "x.make"() : () -> !pairbase.thing'
    context.allow_unregistered_dialects = True
    whole = text + '\\n"pairuser.good"(%0) : (!pairbase.thing) -> ()'
    whole += '\\n"pairuser.cross-sum"(%0) : (!pairbase.thing) -> ()'
    module = ir.Module.parse(whole)
    print([type(op).__name__ for op in module.body])
"""


def test_a_bad_definition_is_left_out_and_dependencies_are_registered(tmp_path: Path) -> None:
    """The other operations of the dialect work, and so do the types of the dialect that it depends on."""
    (tmp_path / "Pair.td").write_text(PAIR)
    for name in ("pairbase", "pairuser"):
        made = bindgen(tmp_path / "Pair.td", "--dialect", name, "--python", tmp_path)
        assert made.returncode == 0, made.stderr
    model = tmp_path / "pairuser.dialect.json"
    text = model.read_text()
    assert text.count('"name":"bad"') == 1
    model.write_text(text.replace('"name":"bad"', '"name":"not a name"'))
    done = subprocess.run(
        [sys.executable, "-c", PAIR_USER],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "['OpView', 'Good', 'Dash']"
