"""The hooks that come with Fishplate for `vhlo` and `mhlo`, on dialects with the same names."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
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


Load = Callable[[str, str], ir.Context]


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Load:
    """Return a function that makes a context with the dialect of a file."""

    def load(file: str, name: str) -> ir.Context:
        made = bindgen(Path(__file__).parent / file, "--python", tmp_path)
        assert made.returncode == 0, made.stderr
        monkeypatch.syspath_prepend(str(tmp_path))
        sys.modules.pop(name, None)
        context = ir.Context()
        importlib.import_module(name).register(context)
        return context

    return load


def test_vhlo(load: Load) -> None:
    ctx = load("Versioned.td", "vhlo")
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


MHLO = """\
module {
  func.func @f(%arg0: tensor<1x?xf32, #mhlo.type_extensions<bounds = [?, 5]>>, %arg1: tensor<f32>, %arg2: !mhlo.token) {
    %0 = mhlo.constant dense<[1, 2]> : tensor<2xi32>
    %1 = mhlo.add %0, %0 : tensor<2xi32>
    %2 = mhlo.reduce(%arg0 init: %arg1) across dimensions = [0, 1] : (tensor<1x?xf32, #mhlo.type_extensions<bounds = [?, 5]>>, tensor<f32>) -> tensor<f32>
     reducer(%arg3: tensor<f32>, %arg4: tensor<f32>)  {
      %4 = mhlo.add %arg3, %arg4 : tensor<f32>
      mhlo.return %4 : tensor<f32>
    }
    %3 = mhlo.convolution %0 window = {stride = [1, 2], pad = [[0, 1]], reverse = [true, false]} : (tensor<2xi32>) -> tensor<2xi32>
    return
  }
}
"""


def test_mhlo(load: Load) -> None:
    ctx = load("Tensors.td", "mhlo")
    module = ir.Module.parse(MHLO, ctx)
    assert str(module) == MHLO
    reduce, convolution = module.body.operations[0].regions[0].blocks[0].operations[2:4]
    # Vectors are tensors, not arrays as in StableHLO.
    assert str(reduce.attributes["dimensions"]) == "dense<[0, 1]> : tensor<2xi64>"
    assert str(convolution.attributes["reversal"]) == "dense<[true, false]> : tensor<2xi1>"
    short = """
        func.func @f(%a: tensor<2xf32>, %b: tensor<f32>) -> tensor<f32> {
          %0 = mhlo.reduce(%a init: %b) applies mhlo.add across dimensions = [] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
          return %0 : tensor<f32>
        }"""
    text = str(ir.Module.parse(short, ctx))
    assert "mhlo.return" in text and str(ir.Module.parse(text, ctx)) == text
