"""57: threads with separate contexts, readers of one module, and a lock that a callback holds."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from fishplate import ir

SOURCE = "func.func @f(%a: i32) { return }"


def build(number: int) -> str:
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(SOURCE)
        block = module.body.operations[0].regions[0].blocks[0]
        a = block.arguments[0]
        with ir.InsertionPoint.at_block_terminator(block):
            for _ in range(50):
                a = ir.Operation.create("arith.addi", operands=[a, a], infer_type=True).result
        return str(module)


def test_57_own_contexts() -> None:
    with ThreadPoolExecutor(8) as pool:
        texts = set(pool.map(build, range(32)))
    assert len(texts) == 1


def test_57_readers_of_one_module(module: ir.Module) -> None:
    def read(_: int) -> list[str]:
        seen: list[str] = []
        for _ in range(30):
            seen.clear()
            module.operation.walk(lambda op: seen.append(f"{op.name} {len(op.operands)}"))
        return seen

    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(read, range(16)))
    assert all(result == results[0] for result in results) and len(results[0]) == 5


def test_57_waiting_lets_python_go(module: ir.Module, block: ir.Block) -> None:
    entered, order = threading.Event(), []

    def hold(op: object) -> ir.WalkResult:
        entered.set()
        time.sleep(0.05)  # another thread may run, and will wait for the context
        order.append("walk")
        return ir.WalkResult.INTERRUPT

    def other() -> None:
        entered.wait(10)
        len(block.operations)
        order.append("other")

    thread = threading.Thread(target=other)
    thread.start()
    module.operation.walk(hold)
    thread.join(10)
    assert order == ["walk", "other"]


def test_57_the_current_context_is_of_its_thread(ctx: ir.Context) -> None:
    def ask() -> object:
        with pytest.raises(ValueError, match="requires a Context"):
            ir.Type.parse("i32")
        return ir.Context.current

    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(ask).result() is None


def test_57_readers_of_a_module_that_changes(module: ir.Module, block: ir.Block) -> None:
    ended = threading.Event()

    def read(_: int) -> int:
        gone = 0
        while not ended.is_set():
            for op in block.operations:
                try:
                    assert op.name and len(op.operands) <= 2
                except ir.InvalidHandleError:
                    gone += 1
        return gone

    def change() -> None:
        try:
            with ir.Location.unknown(block.context), ir.InsertionPoint.at_block_terminator(block):
                for _ in range(200):
                    made = [ir.Operation.create("x.y") for _ in range(5)]
                    for op in made:
                        op.erase()
        finally:
            ended.set()

    with ThreadPoolExecutor(5) as pool:
        readers = [pool.submit(read, number) for number in range(4)]
        pool.submit(change).result()
        assert all(reader.result() >= 0 for reader in readers)
    assert len(block.operations) == 3 and module.operation.verify()
