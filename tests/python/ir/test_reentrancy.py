"""User code that runs in the middle of a step of MLIR: whatever it does, the outcome is an error or a correct
result."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable

import pytest

from fishplate import ir

TEXT = """
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  %c = scf.execute_region -> i32 {
    %d = arith.muli %b, %b : i32
    scf.yield %d : i32
  }
  return %c : i32
}
func.func @g() { return }
"""


class World:
    """A module, and the actions of a callback on it."""

    def __init__(self) -> None:
        self.context = ir.Context()
        with self.context:
            self.module = ir.Module.parse(TEXT)
        self.others: list[object] = []

    def erase_all(self) -> None:
        for op in list(self.module.body.operations):
            op.erase()

    def erase_module(self) -> None:
        self.module.operation.erase()

    def move(self) -> None:
        ops = self.module.body.operations
        ops[0].move_after(ops[1])

    def clone(self) -> None:
        for _ in range(20):
            self.others.append(self.module.operation.clone())

    def insert(self) -> None:
        with self.context, ir.Location.unknown(), ir.InsertionPoint(self.module.body):
            for _ in range(50):
                ir.Operation.create("func.func", regions=1) if False else self.others.append(
                    ir.Module.parse("func.func private @x()")
                )
                self.module.body.append(self.others[-1].body.operations[0].clone(ip=False))  # type: ignore[attr-defined]

    def free(self) -> None:
        self.others.clear()
        del self.module
        gc.collect()

    def recurse(self) -> None:
        self.module.operation.walk(lambda op: None)
        str(self.module)
        self.module.operation.verify()
        self.module.operation.to_bytecode()

    def run_passes(self) -> None:
        ir.PassManager.parse("builtin.module(canonicalize,cse)", self.context).run(self.module)

    def thread(self) -> None:
        done = []

        def work() -> None:
            with ir.Context():
                done.append(str(ir.Module.parse(TEXT)))

        thread = threading.Thread(target=work)
        thread.start()
        thread.join(20)
        assert done

    def thread_that_waits(self) -> None:
        """Another thread wants the context that this one holds; it gets the context later."""
        thread = threading.Thread(
            target=lambda: self.others.append(str(self.context.num_live_operations))
        )
        thread.start()
        thread.join(0.05)
        self.others.append(thread)

    def release(self) -> None:
        threading.Event().wait(0.01)

    def fail(self) -> None:
        raise KeyError("from the callback")

    def exit(self) -> None:
        raise SystemExit(3)

    def parse_nonsense(self) -> None:
        with pytest.raises(ir.MLIRError), self.context:
            ir.Module.parse("func.func @f( {")

    def emit(self) -> None:
        self.module.operation.location.emit_error("once more")


ACTIONS = [name for name in vars(World) if not name.startswith("_")]
EXPECTED = (
    KeyError,
    SystemExit,
    ValueError,
    RuntimeError,
    AttributeError,
    TypeError,
    ir.MLIRError,
    IndexError,
)


def in_walk(world: World, act: Callable[[], None], post: bool) -> None:
    order = ir.WalkOrder.POST_ORDER if post else ir.WalkOrder.PRE_ORDER

    def look(op: ir.Operation) -> ir.WalkResult:
        act()
        assert op.is_valid in (True, False)
        return ir.WalkResult.ADVANCE

    world.module.operation.walk(look, order)


def in_pass(world: World, act: Callable[[], None]) -> None:
    manager = ir.PassManager(context=world.context)
    manager.add(lambda op, _: act())
    manager.add("canonicalize")
    manager.run(world.module)


def in_nested_pass(world: World, act: Callable[[], None]) -> None:
    manager = ir.PassManager(context=world.context)
    manager.add(lambda op, _: act(), name="mine", anchor="func.func")
    manager.add("cse")
    manager.run(world.module)


def in_sink(world: World, act: Callable[[], None]) -> None:
    with ir.ModuleLogger().attach(world.context, sink=lambda entry: act()):
        ir.PassManager.parse("builtin.module(canonicalize)", world.context).run(world.module)


def in_handler(world: World, act: Callable[[], None]) -> None:
    count = [0]

    def handle(diagnostic: ir.Diagnostic) -> bool:
        count[0] += 1
        if count[0] < 20:
            act()
        return True

    world.context.attach_diagnostic_handler(handle)
    world.context.emit_error_diagnostics = True
    with world.context:
        ir.Location.unknown().emit_error("now")
        with pytest.raises(ir.MLIRError):
            ir.Module.parse("func.func @f() { %a = }")


def in_symbol_walk(world: World, act: Callable[[], None]) -> None:
    ir.SymbolTable.walk_symbol_tables(world.module.operation, True, lambda op, visible: act())


HOOKS = {
    "walk": lambda world, act: in_walk(world, act, False),
    "walk post": lambda world, act: in_walk(world, act, True),
    "pass": in_pass,
    "nested pass": in_nested_pass,
    "sink": in_sink,
    "handler": in_handler,
    "symbol walk": in_symbol_walk,
}


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("hook", HOOKS)
def test_callbacks_may_do_anything(hook: str, action: str) -> None:
    world = World()
    done = False

    def act() -> None:
        nonlocal done
        done = True
        getattr(world, action)()

    try:
        HOOKS[hook](world, act)
    except EXPECTED:
        pass
    assert done
    for other in world.others:
        if isinstance(other, threading.Thread):
            other.join(20)
            assert not other.is_alive()
    # Everything still works afterwards, and handles to deleted objects raise errors.
    try:
        str(world.module)
        world.module.operation.verify()
    except (AttributeError, ir.MLIRError, ir.InvalidHandleError):
        pass
    with world.context:
        assert "@g" in str(ir.Module.parse(TEXT))
    world.free() if hasattr(world, "module") else None
    gc.collect()


@pytest.mark.parametrize("kib", [None, 256])
def test_passes_that_run_passes_without_end_are_stopped(kib: int | None) -> None:
    context = ir.Context()
    with context:
        module = ir.Module.parse(TEXT)

    def again(op: ir.Operation, _: object) -> None:
        manager = ir.PassManager(context=context)
        manager.add(again)
        manager.run(op)

    caught: list[BaseException] = []

    def run() -> None:
        try:
            again(module.operation, None)
        except BaseException as error:
            caught.append(error)

    before = threading.stack_size((kib or 0) << 10)
    thread = threading.Thread(target=run)
    thread.start()
    threading.stack_size(before)
    thread.join()
    assert isinstance(caught[0], (RecursionError, ValueError)), caught
    assert "@g" in str(module)
