"""53, 56: nothing leaks, and no order of changes and deletions does harm."""

from __future__ import annotations

import gc
import random
import resource
from typing import Any

import pytest

from fishplate import ir


def test_53_contexts_come_and_go() -> None:
    def round_trip() -> None:
        with ir.Context(), ir.Location.unknown():
            module = ir.Module.parse("func.func @f(%a: i32) { return }")
            block = module.body.operations[0].regions[0].blocks[0]
            held = [block.arguments[0], *block, module.operation.clone()]
            block.operations[0].attributes["x"] = ir.Attribute.parse("1 : i64")
            del module
            random.shuffle(held)
            while held:
                held.pop()

    for _ in range(30):
        round_trip()
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(150):
        round_trip()
    gc.collect()
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 8 << 10, f"{grown} KiB more after 150 contexts"


class Mutations:
    """Random changes to a few trees, with handles kept at random."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.i32 = ir.Type.parse("i32")
        self.held: list[Any] = [ir.Module.create().body]

    def pick(self, cls: type) -> Any:
        fitting = [each for each in self.held if isinstance(each, cls)]
        return self.random.choice(fitting) if fitting else None

    def create(self) -> None:
        point = self.pick(ir.Block)
        operands = [v for v in (self.pick(ir.Value), self.pick(ir.Value)) if v is not None]
        where = ir.InsertionPoint(point) if point and self.random.random() < 0.7 else False
        op = ir.Operation.create("x.y", [self.i32], operands, regions=1, ip=where)
        self.held += [op, op.result]

    def block(self) -> None:
        if op := self.pick(ir.Operation):
            block = op.regions[0].blocks.append(self.i32)
            self.held += [block, block.arguments[0]]

    def move(self) -> None:
        a, b = self.pick(ir.Operation), self.pick(ir.Operation)
        if a is not None:
            self.random.choice([a.move_before, a.move_after])(b)

    def take_out(self) -> None:
        if op := self.pick(ir.Operation):
            self.random.choice([op.detach_from_parent, op.erase, op.clone, op.verify])()

    def put_in(self) -> None:
        op, block = self.pick(ir.Operation), self.pick(ir.Block)
        if op is not None and block is not None:
            block.append(op)

    def values(self) -> None:
        a, b = self.pick(ir.Value), self.pick(ir.Value)
        if a is not None:
            self.random.choice([a.replace_all_uses_with, lambda v: list(v.uses)])(b)

    def arguments(self) -> None:
        if block := self.pick(ir.Block):
            self.random.choice([lambda: block.erase_argument(0), block.text])()

    def look(self) -> None:
        if each := self.random.choice(self.held):
            repr(each)
            if isinstance(each, ir.Operation):
                self.held += [*each.operands, each.parent or each]
                each.to_bytecode()

    def forget(self) -> None:
        self.held.pop(self.random.randrange(len(self.held)))
        if not any(isinstance(each, ir.Block) for each in self.held):
            self.held.append(ir.Module.create().body)

    def step(self) -> None:
        choices = [self.create, self.create, self.block, self.move, self.take_out, self.put_in]
        choices += [self.values, self.arguments, self.look, self.forget, self.forget]
        try:
            self.random.choice(choices)()
        except (ValueError, IndexError, TypeError, ir.MLIRError):
            pass  # refused, with a reason
        if len(self.held) > 60:
            self.random.shuffle(self.held)
            del self.held[40:]


@pytest.mark.parametrize("seed", range(4))
def test_56_random_mutations(ctx: ir.Context, seed: int) -> None:
    mutations = Mutations(seed)
    for _ in range(1500):
        mutations.step()
    mutations.held.clear()
    gc.collect()
    assert ctx.num_live_operations == 0
