# ruff: noqa: F821 (types of MLIR in annotations)
"""Passes that MLIR ends in the middle of their work leave the module as it was."""

from collections.abc import Iterator

import pytest

from fishplate import ir
from fishplate.ir.declare import Dialect, Operand, Successor
from fishplate.ir.hooks import hook


class Road(Dialect):
    """branches whose interface is a hook"""


class GoOp(Road.Operation, traits=["IsTerminator"]):
    """goes to a block"""

    values: Operand[list["i32"]]
    to: Successor


class ForkOp(Road.Operation, traits=["IsTerminator"]):
    """goes to one of two blocks"""

    left: Operand["i1"]
    ones: Operand[list["i32"]]
    twos: Operand[list["i32"]]
    one: Successor
    two: Successor


HOOKS = {
    "road.go.successor_operands": lambda op, successor: "values",
    "road.fork.successor_operands": lambda op, successor: ["ones", "twos"][successor],
    "road.go.effects": lambda op: [],
    "road.fork.effects": lambda op: [],
}

FORK = """
func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  "road.fork"(%c, %x, %y, %y)[^one, ^two] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
^one(%p: i32, %q: i32):
  return %q : i32
^two(%r: i32):
  %k = arith.constant 1 : i32
  return %k : i32
}"""
LOOP = """
func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  "road.go"(%x)[^loop] : (i32) -> ()
^loop(%p: i32):
  "road.fork"(%c, %p, %y)[^loop, ^two] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^two(%r: i32):
  return %r : i32
}"""
DEAD = """
func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  "road.go"(%x, %y)[^b] : (i32, i32) -> ()
^b(%p: i32, %q: i32):
  "road.fork"(%c, %p, %p, %y)[^one, ^two] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
^one(%a: i32, %b: i32):
  "road.go"(%a)[^two] : (i32) -> ()
^two(%r: i32):
  %k = arith.constant 1 : i32
  return %k : i32
}"""
# Branches of MLIR's own that the pass does not know.
LLVM = """
func.func @f(%c: i1, %x: i32) -> i32 {
  llvm.cond_br %c, ^one(%x: i32), ^two(%x: i32)
^one(%p: i32):
  return %p : i32
^two(%r: i32):
  %k = arith.constant 1 : i32
  return %k : i32
}"""


@pytest.fixture
def ctx() -> Iterator[ir.Context]:
    """Return a current context with the dialect."""
    for name, answer in HOOKS.items():
        hook(name)(answer)
    with ir.Context() as context, ir.Location.unknown():
        Road.register()
        yield context


def unchanged(text: str, passes: str, match: str) -> None:
    """Run passes that fail, and compare the module before and after."""
    module = ir.Module.parse(text)
    before = str(module)
    with pytest.raises(ir.MLIRError, match=match):
        ir.PassManager.parse(f"builtin.module({passes})").run(module.operation)
    assert module.operation.verify() and str(module) == before


@pytest.mark.parametrize("text", [FORK, LOOP, DEAD])
@pytest.mark.parametrize("passes", ["remove-dead-values", "remove-dead-values{canonicalize=false}"])
def test_dead_values_beside_hooks(ctx: ir.Context, text: str, passes: str) -> None:
    unchanged(text, passes, "has hooks for its successors, regions or calls")


@pytest.mark.parametrize("text", [FORK, LOOP, DEAD, LLVM])
@pytest.mark.parametrize("passes", ["lift-cf-to-scf", "func.func(lift-cf-to-scf)"])
def test_branches_that_cannot_be_lifted(ctx: ir.Context, text: str, passes: str) -> None:
    unchanged(text, passes, "Cannot convert unknown control flow op")


def test_what_mlir_can_do_is_done(ctx: ir.Context) -> None:
    """The passes work as MLIR's own, and have their options and descriptions."""
    for passes in ("lift-cf-to-scf", "func.func(lift-cf-to-scf)"):
        lifted = ir.Module.parse(
            """
            func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
              cf.cond_br %c, ^one, ^two
            ^one:
              return %x : i32
            ^two:
              return %y : i32
            }"""
        )
        ir.PassManager.parse(f"builtin.module({passes})").run(lifted.operation)
        text = str(lifted)
        assert "scf.if %arg0 -> (i32)" in text and "cf." not in text.replace("scf.", "")
    text = """
        func.func private @f(%a: i32, %b: i32) -> i32 {
          %0 = arith.addi %b, %b : i32
          return %a : i32
        }
        func.func @g(%a: i32) -> i32 {
          %0 = call @f(%a, %a) : (i32, i32) -> i32
          return %0 : i32
        }"""
    for options in ("", "{canonicalize=false}"):
        pipeline = f"builtin.module(remove-dead-values{options})"
        manager = ir.PassManager.parse(pipeline)
        assert str(manager) == pipeline.replace("values)", "values{canonicalize=true})")
        module = ir.Module.parse(text)
        manager.run(module.operation)
        assert "@f(%arg0: i32) -> i32" in str(module) and "addi" not in str(module)
