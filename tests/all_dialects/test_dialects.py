"""The library with all of MLIR's dialects: each has a module, and its operations and passes are MLIR's own."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
from collections.abc import Iterator

import pytest

from fishplate import dialects, ir

MODULES = sorted(
    module.name for module in pkgutil.iter_modules(dialects.__path__) if module.name[0] != "_"
)

LINALG = """
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x4xf32>
  %c = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  %d = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %d : tensor<4x4xf32>
}
"""
LOWERED = (
    "builtin.module(one-shot-bufferize{bufferize-function-boundaries=true},convert-linalg-to-affine-loops,"
    "lower-affine,convert-scf-to-cf,expand-strided-metadata,convert-to-llvm,reconcile-unrealized-casts)"
)


@pytest.fixture
def ctx() -> Iterator[ir.Context]:
    with ir.Context() as context, ir.Location.unknown():
        yield context


@pytest.mark.parametrize("name", MODULES)
def test_every_dialect_has_a_module_whose_operations_exist(name: str, ctx: ir.Context) -> None:
    module = importlib.import_module(f"fishplate.dialects.{name}")
    module.register()
    operations = [
        made.OPERATION_NAME
        for made in (getattr(module, member) for member in dir(module))
        if isinstance(made, type) and issubclass(made, ir.OpView) and "OPERATION_NAME" in dir(made)
    ]
    unknown = [name for name in operations if not ctx.is_registered_operation(name)]
    assert unknown == []


def test_49_dialects() -> None:
    assert len(MODULES) == 49


def test_a_pipeline_gives_what_mlir_opt_gives(ctx: ir.Context) -> None:
    module = ir.Module.parse(LINALG)
    ir.PassManager.parse(LOWERED).run(module)
    command = ["mlir-opt-22", f"--pass-pipeline={LOWERED}"]
    done = subprocess.run(command, input=LINALG, capture_output=True, text=True, check=True)
    assert str(module).strip() == done.stdout.strip()
    assert "linalg" not in str(module)


def test_an_unknown_pass_names_a_similar_one(ctx: ir.Context) -> None:
    with pytest.raises(ValueError, match="one-shot-bufferize"):
        ir.PassManager.parse("builtin.module(one-shot-buferize)")


@pytest.mark.parametrize(
    "pass_", ["affine-loop-tile", "tosa-to-linalg", "sparsification", "spirv-lower-abi-attrs"]
)
def test_passes_of_other_dialects(pass_: str, ctx: ir.Context) -> None:
    assert pass_ in ir.PassManager.parse(f"any({pass_})").text()


def test_empty_tensors_from_sizes(ctx: ir.Context) -> None:
    from fishplate.dialects import arith, tensor

    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        size = arith.constant(ir.IndexType.get(), 4)
        made = tensor.empty([2, size], ir.F32Type.get())
    assert str(made.type) == "tensor<2x?xf32>"
    assert module.operation.verify()
