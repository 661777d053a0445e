"""Queries of the interfaces of operations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fishplate import ir
from fishplate.dialects import arith, cf, func, memref, scf

PROGRAM = """
func.func @f(%m: memref<4xf32>, %c: i1, %n: index, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %read = memref.load %m[%zero] : memref<4xf32>
  memref.store %x, %m[%zero] : memref<4xf32>
  %made = memref.alloc() : memref<4xf32>
  memref.dealloc %made : memref<4xf32>
  %sum = scf.for %i = %zero to %n step %one iter_args(%t = %x) -> (f32) {
    %next = arith.addf %t, %read : f32
    scf.yield %next : f32
  }
  %got = func.call @g(%sum) : (f32) -> f32
  cf.cond_br %c, ^a(%got : f32), ^b
^a(%v: f32):
  return %v : f32
^b:
  return %x : f32
}
func.func private @g(f32) -> f32
"""


@pytest.fixture
def module() -> Iterator[ir.Module]:
    with ir.Context(), ir.Location.unknown():
        yield ir.Module.parse(PROGRAM)


def only(module: ir.Module, cls: Any) -> Any:
    (found,) = ir.get_ops_of_type(module, cls)
    return found


def test_effects(module: ir.Module) -> None:
    def shown(cls: Any) -> list[tuple[str, str, int]]:
        effects = ir.MemoryEffectsOpInterface(only(module, cls)).effects
        return [(e.kind, e.resource, e.operand_number) for e in effects]

    assert shown(memref.LoadOp) == [("read", "<Default>", 0)]
    assert shown(memref.StoreOp) == [("write", "<Default>", 1)]
    assert shown(memref.DeallocOp) == [("free", "<Default>", 0)]
    assert shown(arith.AddFOp) == []
    load = only(module, memref.LoadOp)
    (effect,) = ir.MemoryEffectsOpInterface(load).effects_on_operand(0)
    assert effect.value == load.memref and effect.symbol is None
    assert "read of <Default> through operand 0" in repr(effect)
    assert ir.MemoryEffectsOpInterface(load).effects_on_operand(1) == []
    (made,) = only(module, memref.AllocOp).get_memory_effects()
    assert made.kind == "allocate" and made.value == only(module, memref.AllocOp).result


def test_effects_of_operations_inside(module: ir.Module) -> None:
    """A call may do anything, so the effects of its function are not known."""
    loop = only(module, scf.ForOp)
    assert list(loop.get_memory_effects(recursive=True)) == []
    assert only(module, func.CallOp).get_memory_effects() is None
    assert module.body.operations[0].get_memory_effects(recursive=True) is None


def test_loop(module: ir.Module) -> None:
    loop = only(module, scf.ForOp)
    asked = ir.LoopLikeOpInterface(loop)
    body = loop.regions[0].blocks[0]
    assert asked.induction_vars == [body.arguments[0]]
    assert asked.region_iter_args == [body.arguments[1]]
    assert asked.inits == [loop.operands[3]] and asked.results == [loop.results[0]]
    assert asked.yielded_values == [only(module, arith.AddFOp).result]
    assert asked.lower_bounds == [loop.operands[0]]
    assert asked.upper_bounds == [loop.operands[1]] and asked.steps == [loop.operands[2]]


def test_bounds_may_be_constants() -> None:
    """Constants without a value come as attributes."""
    with ir.Context(), ir.Location.unknown():
        text = "func.func @f() { scf.forall (%i) in (8) { } return }"
        loop = ir.LoopLikeOpInterface(only(ir.Module.parse(text), scf.ForallOp))
        assert [str(bound) for bound in loop.upper_bounds or ()] == ["8 : i64"]


def test_branch_call_symbol(module: ir.Module) -> None:
    branch = ir.BranchOpInterface(only(module, cf.CondBranchOp))
    call = ir.CallOpInterface(only(module, func.CallOp))
    assert branch.successor_operands(0) == [call.operation.result]
    assert branch.successor_operands(1) == []
    with pytest.raises(IndexError, match="expected 0 to 2 exclusive, got 2"):
        branch.successor_operands(2)
    assert str(call.callee) == "@g" and call.arguments == [call.operation.operands[0]]
    symbol = ir.SymbolOpInterface(module.body.operations[1])
    assert symbol.name == "g" and symbol.visibility == "private"


def test_inferred_types(module: ir.Module) -> None:
    add = only(module, arith.AddFOp)
    asked = ir.InferTypeOpInterface(arith.AddFOp)
    assert asked.inferReturnTypes([add.lhs, add.rhs]) == [ir.F32Type.get()]
    assert ir.InferTypeOpInterface(add).inferReturnTypes([add.lhs, add.rhs]) == [add.result.type]


def test_errors(module: ir.Module) -> None:
    load = only(module, memref.LoadOp)
    with pytest.raises(ValueError, match=r"memref\.load does not implement LoopLikeOpInterface"):
        ir.LoopLikeOpInterface(load)
    with pytest.raises(TypeError, match="expected an Operation, got int"):
        ir.LoopLikeOpInterface(5)
    with pytest.raises(ValueError, match="query: expected one of dps_inits, .*got `nonsense`"):
        load.interface_values("nonsense")
    assert load.interface_values("loop_inits") is None
    assert load.interface_values("successor_operands", -1) is None


def test_an_operation_that_is_not_valid_is_not_asked() -> None:
    """The code behind an interface relies on the invariants that the verifier checks."""
    with ir.Context(), ir.Location.unknown():
        for name in ("scf.for", "memref.load", "func.call", "scf.while"):
            broken = ir.Operation.create(name, regions=1 if name.startswith("scf") else 0)
            with pytest.raises(ir.MLIRError):
                broken.interface_values("loop_yielded_values")
            with pytest.raises(ir.MLIRError):
                broken.get_memory_effects()
