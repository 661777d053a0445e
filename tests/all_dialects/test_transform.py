"""The interpreter of the transform dialect: a payload is rewritten, and old handles into it are invalid."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fishplate import ir
from fishplate.dialects import transform
from fishplate.dialects.transform import interpreter

PAYLOAD = """
func.func @f(%a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %a[%i] : memref<8xf32>
  }
  return
}
"""
SCRIPT = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.include @unroll failures(propagate) (%loop) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @unroll(%loop: !transform.any_op {transform.consumed})
}
"""
LIBRARY = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @unroll(%loop: !transform.any_op {transform.consumed}) {
    transform.loop.unroll %loop {factor = FACTOR} : !transform.any_op
    transform.yield
  }
}
"""


@pytest.fixture
def ctx() -> Iterator[ir.Context]:
    with ir.Context() as context, ir.Location.unknown():
        yield context


def main_of(script: ir.Module) -> ir.Operation:
    return script.body.operations[0]


def test_a_sequence_rewrites_the_payload(ctx: ir.Context) -> None:
    payload, script = ir.Module.parse(PAYLOAD), ir.Module.parse(SCRIPT)
    library = ir.Module.parse(LIBRARY.replace("FACTOR", "4"))
    old = payload.body.operations[0]
    interpreter.apply_named_sequence(payload, main_of(script), library)
    assert str(payload).count("arith.addf") == 4
    with pytest.raises(ir.InvalidHandleError):
        str(old)
    assert payload.operation.verify()


def test_a_failure_has_the_diagnostics(ctx: ir.Context) -> None:
    payload, script = ir.Module.parse(PAYLOAD), ir.Module.parse(SCRIPT)
    options = transform.TransformOptions(expensive_checks=False)
    with pytest.raises(ir.MLIRError, match="unresolved external named sequence"):
        interpreter.apply_named_sequence(payload, main_of(script), script, options)


def test_a_payload_cannot_be_its_own_script(ctx: ir.Context) -> None:
    script = ir.Module.parse(SCRIPT)
    with pytest.raises(ir.MLIRError):
        interpreter.apply_named_sequence(script, main_of(script), script)


def test_other_contexts_are_refused(ctx: ir.Context) -> None:
    payload = ir.Module.parse(PAYLOAD)
    with ir.Context():
        script = ir.Module.parse(SCRIPT)
    with pytest.raises(ValueError, match="transform_root"):
        interpreter.apply_named_sequence(payload, main_of(script), script)


def test_the_parts_have_the_names_of_mlir_s_package() -> None:
    assert transform.structured.TileUsingForOp is transform.TileUsingForOp
    assert transform.loop.loop_unroll is transform.loop_unroll
