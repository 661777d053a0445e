"""The operations of a block and the blocks of a region, while they change."""

from __future__ import annotations

import pytest

from fishplate import ir


def names(count: int) -> list[str]:
    return [f"x.op{at}" for at in range(count)]


@pytest.fixture
def long_block(ctx: ir.Context) -> ir.Block:
    """A block with 40 operations: more than are fetched at once."""
    module = ir.Module.parse("\n".join(f'"{name}"() : () -> ()' for name in names(40)))
    return module.body


def test_operations_are_a_list(long_block: ir.Block) -> None:
    operations = long_block.operations
    assert isinstance(operations, ir.OperationList) and operations.owner is long_block
    assert len(operations) == 40
    assert [operations[at].name for at in (0, 39, -1, -40)] == [
        "x.op0",
        "x.op39",
        "x.op39",
        "x.op0",
    ]
    assert [op.name for op in operations[38:1:-18]] == ["x.op38", "x.op20", "x.op2"]
    assert operations[3] in operations and operations.index(operations[7]) == 7
    assert [op.name for op in reversed(operations)] == names(40)[::-1]
    for index in (40, -41, 2**62, -(2**63)):
        with pytest.raises(IndexError, match="out of range"):
            operations[index]
    operations[0].erase()
    assert len(operations) == 39 and operations[0].name == "x.op1"


def test_iteration_while_all_are_erased(long_block: ir.Block) -> None:
    met = []
    for op in long_block:
        met.append(op.name)
        op.erase()
    assert met == names(40) and len(long_block.operations) == 0


def test_iteration_while_those_ahead_are_erased(long_block: ir.Block) -> None:
    met = []
    for op in long_block.operations:
        met.append(op.name)
        if op.name == "x.op3":
            for later in list(long_block.operations[:30]):
                later.erase()
    assert met == [*names(4), *names(40)[30:]]


def test_iteration_does_not_meet_what_is_added(long_block: ir.Block) -> None:
    met = 0
    for op in long_block:
        met += 1
        long_block.append(op.clone())
    assert met == 40 and len(long_block.operations) == 80


def test_iteration_starts_without_looking_at_all(ctx: ir.Context, long_block: ir.Block) -> None:
    before = ctx.num_live_operations
    iterator = iter(long_block)
    assert next(iterator).name == "x.op0"
    assert ctx.num_live_operations - before < 12


def test_blocks_are_a_list(ctx: ir.Context) -> None:
    op = ir.Operation.create("x.op", regions=1)
    region = op.regions[0]
    blocks = region.blocks
    assert isinstance(blocks, ir.BlockList) and len(blocks) == 0 and list(blocks) == []
    i32 = ir.IntegerType.get_signless(32)
    first, second = blocks.append(i32), blocks.append()
    assert list(blocks) == [first, second] and blocks[-2] is first and blocks[1] is second
    assert [str(t) for t in first.arguments.types] == ["i32"]
    assert list(blocks[1:]) == [second]
    with pytest.raises(IndexError, match="block 2 is out of range: there are 2"):
        blocks[2]


def test_lists_of_what_is_gone(long_block: ir.Block) -> None:
    op = long_block.operations[0]
    operands = op.operands
    op.erase()
    with pytest.raises(ir.InvalidHandleError, match="x.op0"):
        len(operands)
    with pytest.raises(ir.InvalidHandleError, match="x.op0"):
        op.operands[0]


@pytest.mark.parametrize("answer", [3, "on", 0.5])
def test_a_walk_needs_an_answer(long_block: ir.Block, answer: object) -> None:
    with pytest.raises(TypeError, match="must return a WalkResult"):
        long_block.owner.walk(lambda op: answer)
