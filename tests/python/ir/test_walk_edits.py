"""Walks whose callbacks change the IR: each operation that existed at the start and still exists is visited once."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from fishplate import ir
from fishplate.dialects import arith

MODULE = """
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = scf.if %c -> (i32) {
    %2 = arith.constant 2 : i32
    scf.yield %2 : i32
  } else {
    %3 = arith.constant 3 : i32
    scf.yield %3 : i32
  }
  %4 = arith.constant 4 : i32
  %5 = arith.constant 5 : i32
  return %1 : i32
}
"""
ORDERS = [ir.WalkOrder.PRE_ORDER, ir.WalkOrder.POST_ORDER]


@pytest.fixture
def module() -> Iterator[ir.Module]:
    """Return a module, in a current context with a current location."""
    with ir.Context(), ir.Location.unknown():
        yield ir.Module.parse(MODULE)


def constants(op: Any) -> list[int]:
    """Return the constants in an operation."""
    found = []
    op.walk(lambda each: found.append(each.value.value) if each.name == "arith.constant" else None)
    return found


def erasable(op: Any) -> list[Any]:
    """Return the constants in an operation that nothing uses."""
    found: list[Any] = []

    def look(each: Any) -> None:
        if each.name == "arith.constant" and not list(each.result.uses):
            found.append(each)

    op.walk(look)
    return found


def body(module: ir.Module) -> ir.Block:
    """Return the block of the function."""
    return module.body.operations[0].regions[0].blocks[0]


def test_handles_live_for_one_visit(module: ir.Module) -> None:
    """Without an edit, a walk holds one handle at a time."""
    context = module.context
    gc.collect()
    before = context._get_live_operation_count()
    most = []
    module.operation.walk(lambda op: most.append(context._get_live_operation_count()))
    assert max(most) <= before + 1


@pytest.mark.parametrize("order", ORDERS)
def test_what_was_taken_out_is_still_visited(module: ir.Module, order: ir.WalkOrder) -> None:
    """It is visited although nobody else holds it, and goes after the walk."""
    seen: list[int] = []

    def look(op: Any) -> None:
        if op.name != "arith.constant":
            return
        seen.append(op.value.value)
        if op.value.value == 0:
            for each in erasable(module.operation):
                each.detach_from_parent()

    module.operation.walk(look, order)
    assert seen == [0, 2, 3, 4, 5]
    gc.collect()
    assert constants(module.operation) == [2, 3]


@pytest.mark.parametrize("order", ORDERS)
def test_what_was_erased_is_not_visited(module: ir.Module, order: ir.WalkOrder) -> None:
    """Neither are operations inside of it, nor those that are made at its address."""
    seen: list[int] = []

    def look(op: Any) -> None:
        if op.name != "arith.constant":
            return
        seen.append(op.value.value)
        if op.value.value == 0:
            block = body(module)
            choice = block.operations[1]
            choice.result.replace_all_uses_with(block.arguments[0])
            choice.erase()
            block.operations[1].erase()
            for value in range(10, 20):
                with ir.InsertionPoint(block.operations[0]):
                    arith.ConstantOp(ir.IntegerType.get_signless(32), value)

    module.operation.walk(look, order)
    assert seen == [0, 5]


def test_a_pass_in_a_walk_ends_it(module: ir.Module) -> None:
    """A pipeline may erase anything, so nothing inside is visited after it."""
    seen: list[str] = []

    def look(op: Any) -> None:
        seen.append(op.name)
        if op.name == "func.func":
            ir.PassManager.parse("builtin.module(canonicalize)").run(module)

    module.operation.walk(look, ir.WalkOrder.PRE_ORDER)
    assert seen == ["builtin.module", "func.func"]


def test_walks_in_a_walk(module: ir.Module) -> None:
    """An edit in the inner walk is one of the outer walk as well."""
    seen: list[tuple[int, int]] = []

    def outer(op: Any) -> None:
        if op.name != "arith.constant":
            return

        def inner(each: Any) -> None:
            if each.name == "arith.constant":
                seen.append((op.value.value, each.value.value))
                if each.value.value == 4:
                    each.erase()

        module.operation.walk(inner)

    module.operation.walk(outer)
    assert [pair for pair in seen if pair[0] == 0] == [
        (0, 0),
        (0, 2),
        (0, 3),
        (0, 4),
        (0, 5),
    ]
    assert [first for first, _ in seen if first == 4] == []
    assert seen[-1] == (5, 5)


#: Number of walks; `make soak` makes more.
WALKS = int(os.environ.get("FISHPLATE_MUTATIONS", "2000")) // 10


def test_random_edits(module: ir.Module) -> None:
    """Erased, moved, taken out, and made: whatever is visited is valid, and was there at the start."""
    i32 = ir.IntegerType.get_signless(32)
    for seed in range(WALKS):
        chosen = random.Random(seed)
        module, other = ir.Module.parse(MODULE), ir.Module.parse(MODULE)
        seen: list[int] = []

        def look(op: Any) -> None:
            assert op.is_valid
            if op.name == "arith.constant":
                assert op.value.value not in seen and op.value.value < 10  # noqa: B023
                seen.append(op.value.value)  # noqa: B023
            free = erasable(module.operation)  # noqa: B023
            way = chosen.randrange(8)  # noqa: B023
            if way == 0 and free:
                chosen.choice(free).erase()  # noqa: B023
            elif way == 1 and free:
                chosen.choice(free).detach_from_parent()  # noqa: B023
            elif way == 2 and free:
                chosen.choice(free).move_before(body(other).operations[0])  # noqa: B023
            elif way == 3:
                block = body(module)  # noqa: B023
                with ir.InsertionPoint(chosen.choice(list(block.operations))):  # noqa: B023
                    arith.ConstantOp(i32, 10)
            elif way == 4 and other is not None:  # noqa: B023
                ir.PassManager.parse("builtin.module(canonicalize)").run(other)  # noqa: B023

        module.operation.walk(look, chosen.choice(ORDERS))
        assert "func.func" in str(module)
