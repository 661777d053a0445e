"""The hooks that come with Fishplate for `vhlo`, on a dialect with the same names."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest
from conftest import bindgen  # type: ignore[import-not-found]

from fishplate import ir

TEXT = """\
module {
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<4x?x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x?x!vhlo.f32_v1>) {
    "vhlo.return_v1"(%arg0) {a = #vhlo.integer_v1<-3 : i64>, b = #vhlo.integer_v1<true>, c = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>} : (!vhlo.tensor_v1<4x?x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[#vhlo.string_v1<"a\\22b">, #vhlo.dict_v1<{#vhlo.string_v1<"k"> = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>}>]>}
}
"""


@pytest.fixture
def ctx(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ir.Context:
    """Return a context with the dialect."""
    made = bindgen(Path(__file__).parent / "Versioned.td", "--python", tmp_path)
    assert made.returncode == 0, made.stderr
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("vhlo", None)
    context = ir.Context()
    importlib.import_module("vhlo").register(context)
    return context


def test_vhlo(ctx: ir.Context) -> None:
    module = ir.Module.parse(TEXT, ctx)
    assert str(module) == TEXT
    function = module.body.operations[0]
    # The types of numbers and arrays are those of the dialect.
    (back,) = function.regions[0].blocks[0].operations
    assert str(back.attributes["a"].type_) == "!vhlo.i64_v1"
    assert str(back.attributes["c"].type_) == "!vhlo.tensor_v1<2x!vhlo.i64_v1>"
    outputs = function.attributes["function_type"].value.outputs
    assert list(map(str, outputs)) == ["!vhlo.tensor_v1<4x?x!vhlo.f32_v1>"]
    for wrong in ("#vhlo.integer_v1<3 : i64", "#vhlo.array_v1<7>", "#vhlo.dict_v1<{7}>"):
        with pytest.raises(ir.MLIRError):
            ir.Attribute.parse(wrong, ctx)
