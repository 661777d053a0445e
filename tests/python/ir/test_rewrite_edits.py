"""Patterns that edit behind the driver's back: constants that are removed, changed or moved, and uses across the
rewritten operations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fishplate import ir
from fishplate.dialects import arith
from fishplate.ir import rewrite

MODULE = """
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
func.func @g(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
"""


@pytest.fixture
def module() -> Iterator[ir.Module]:
    """Return a module of two functions, in a current context with a current location."""
    with ir.Context(), ir.Location.unknown():
        yield ir.Module.parse(MODULE)


def apply(op: Any, code: Any) -> None:
    """Greedily apply a pattern that is tried once, on the addition."""
    tried = []

    def once(op: Any, rewriter: Any) -> Any:
        if tried:
            return True
        tried.append(op)
        return code(op, rewriter)

    patterns = rewrite.RewritePatternSet()
    patterns.add(arith.AddIOp, once)
    rewrite.apply_patterns_and_fold_greedily(op, patterns.freeze())
    assert tried


@pytest.mark.parametrize("back", [True, False])
def test_a_constant_leaves_its_block(module: ir.Module, back: bool) -> None:
    """The driver's table of constants drops it."""

    def take_out(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        constant = op.rhs.owner
        constant.detach_from_parent()
        if back:
            rewriter.insert(constant)
            return
        op.operands[1] = op.lhs
        constant.erase()

    apply(module, take_out)
    assert module.operation.verify()
    assert str(module).count("arith.constant") == back


def test_a_constant_that_changes_is_not_taken_for_its_old_value(module: ir.Module) -> None:
    """Folding to the old value makes a new constant."""

    def change(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        i32 = op.result.type
        op.rhs.owner.attributes["value"] = ir.IntegerAttr.get(i32, 7)
        with rewriter.ip:
            one = arith.SubIOp(arith.ConstantOp(i32, 9), arith.ConstantOp(i32, 8))
            product = arith.MulIOp(op.rhs, op.lhs)
            rewriter.replace_op(op, arith.AddIOp(one, product))

    apply(module, change)
    text = str(module)
    assert "arith.constant 1 : i32" in text
    assert "arith.constant 7 : i32" in text


def test_users_of_what_was_taken_out_are_verified(module: ir.Module) -> None:
    """An operation that uses an operation outside all blocks is not folded."""
    kept = []

    def take_out(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        kept.append(op.rhs.owner.detach_from_parent())

    with pytest.raises(ir.MLIRError, match="uses a result of an operation that is in no block"):
        apply(module, take_out)
    assert kept[0].name == "arith.constant"


def test_other_functions_use_nothing_inside(module: ir.Module) -> None:
    """An operand in another function of the module is also a use from outside."""
    f, g = module.body.operations
    product = g.regions[0].blocks[0].operations[0]

    def use(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        product.operands[0] = op.lhs

    with pytest.raises(ValueError, match="`arith.muli`, which is outside .* uses a value inside"):
        apply(f, use)


def test_a_copy_in_no_block_uses_what_is_inside(module: ir.Module) -> None:
    """A copy that nobody keeps does not count as a use; one that is kept does."""
    apply(module, lambda op, rewriter: op.clone() is None)
    kept = []
    with pytest.raises(ValueError, match="`arith.addi`, which is outside .* uses a value inside"):
        apply(module, lambda op, rewriter: kept.append(op.operation._clone()))


def test_a_block_is_not_moved_with_the_operation_that_patterns_work_on(module: ir.Module) -> None:
    """Neither the operation nor one around it may be moved."""
    f = module.body.operations[0]
    other = ir.Module.create()

    def move(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        module.body.append_to(other.operation.regions[0])

    with pytest.raises(ValueError, match="patterns are being applied on the operation `func.func`"):
        apply(f, move)
    assert module.operation.verify()


def test_a_pipeline_on_something_else(module: ir.Module) -> None:
    """Operations that a pipeline erases are not checked when the pattern returns."""
    other = ir.Module.parse("%c = arith.constant 1 : i32\n%0 = arith.addi %c, %c : i32")

    def run(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        for each in other.body.operations:
            each.attributes["note"] = ir.UnitAttr.get()
        ir.PassManager.parse("builtin.module(canonicalize)").run(other.operation)

    apply(module, run)
    assert "arith" not in str(other)
