"""Where a rewriter puts new operations after it has erased one, and how long a rewriter lives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fishplate import ir
from fishplate.dialects import arith
from fishplate.ir import rewrite

MODULE = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  %1 = arith.subi %0, %b : i32
  return %1 : i32
}
"""


@pytest.fixture
def module() -> Iterator[ir.Module]:
    """Return a module, in a current context with a current location."""
    with ir.Context(), ir.Location.unknown():
        yield ir.Module.parse(MODULE)


def frozen(code: Any) -> rewrite.FrozenRewritePatternSet:
    """Return a pattern for subtractions, as drivers take it."""
    patterns = rewrite.RewritePatternSet()
    patterns.add(arith.SubIOp, code)
    return patterns.freeze()


def test_new_operations_go_where_one_was_erased(module: ir.Module) -> None:
    """Before the next one, or at the end of the block; wherever that goes."""
    i32 = ir.IntegerType.get_signless(32)

    def pattern(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> bool:
        block = op.block
        assert block is not None
        if op.operands[0].owner is not block:
            return True
        with rewriter.ip:
            first = arith.MulIOp(*op.operands)
        rewriter.replace_op(op, first)
        with rewriter.ip:
            second = arith.AddIOp(first, first)
        assert rewriter.ip.ref_operation is not None
        assert rewriter.ip.ref_operation.name == "arith.subi"
        last = rewriter.ip.ref_operation
        rewriter.replace_op(last, second)
        with rewriter.ip:
            arith.ConstantOp(i32, 7)
        end = rewriter.ip.ref_operation
        assert end is not None and end.name == "func.return"
        end.detach_from_parent()
        with pytest.raises(ValueError, match="moved to another block"), rewriter.ip:
            arith.ConstantOp(i32, 8)
        block.append(end)
        with rewriter.ip:
            arith.ConstantOp(i32, 9)
        return False

    rewrite.walk_and_apply_patterns(module, frozen(pattern))
    names = [op.name for op in module.body.operations[0].regions[0].blocks[0]]
    assert names == [
        "arith.muli",
        "arith.addi",
        "arith.constant",
        "arith.constant",
        "func.return",
    ]
    assert module.operation.verify()


def test_a_rewriter_that_is_kept_is_not_used_again(module: ir.Module) -> None:
    """The next pattern gets another one, and the kept one raises."""
    kept: list[rewrite.PatternRewriter] = []

    def pattern(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> bool:
        for each in kept:
            assert each is not rewriter
            with pytest.raises(ValueError, match="can be used only while its pattern runs"):
                _ = each.ip
        if len(kept) % 2 == 0:
            kept.append(rewriter)
        return True

    rewrite.apply_patterns_and_fold_greedily(module, frozen(pattern))
    assert len(kept) == 1
    with pytest.raises(ValueError, match="can be used only while its pattern runs"):
        _ = kept[0].ip
