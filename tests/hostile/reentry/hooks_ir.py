"""Hooks of `fishplate.ir`: passes, rewrites, walks, casters and logs that run Python while MLIR is running."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

from actions import ACTIONS
from fishplate import ir
from fishplate.ir import rewrite
from fishplate.ir.declare import Dialect, Operand, Result
from fishplate.ir.hooks import hook
from scene import Scene, fresh, scene

TEXT = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %0 : i32
  %2 = arith.addi %1, %a : i32
  return %2 : i32
}
func.func @g(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
"""


def _inside(module: Any) -> list[Any]:
    found: list[Any] = []
    for function in module.body:
        found += list(function.regions[0].blocks[0])
        found.append(function)
    return found


def _quiet(do: Callable[[], Any]) -> None:
    try:
        do()
    except Exception:  # refusing is fine, a signal is not
        pass


def erase(scene: Scene) -> None:
    """Erase all contents, last first."""
    for op in reversed(scene.ops()):
        _quiet(op.erase)
    gc.collect()


def erase_first(scene: Scene) -> None:
    """Erase all contents, definitions before their users."""
    for op in scene.ops():
        _quiet(op.erase)
    gc.collect()


def insert(scene: Scene) -> None:
    """Insert clones of all operations before themselves."""
    for op in scene.ops():

        def add(op: Any = op) -> None:
            with ir.InsertionPoint(op):
                op.clone()

        _quiet(add)


def detach(scene: Scene) -> None:
    """Remove operations from their blocks, and release them."""
    for op in scene.ops():
        _quiet(getattr(op, "detach", op.erase))
    gc.collect()


def run_passes(scene: Scene) -> None:
    """Run other passes on the current operation."""
    _quiet(
        lambda: ir.PassManager.parse("builtin.module(canonicalize,cse)", scene.context).run(
            scene.module
        )
    )
    _quiet(
        lambda: ir.PassManager.parse("builtin.module(symbol-dce)", scene.context).run(scene.module)
    )


def register_passes(scene: Scene) -> None:
    """Register passes and casters."""
    _quiet(lambda: ir.register_pass(fresh("pass").replace(".", "-"))(lambda op, _: None))
    _quiet(lambda: ir.register_value_caster(ir.F64Type, replace=True)(lambda value: value))


#: The actions of all scenes, and those on IR.
IR_ACTIONS = {
    **ACTIONS,
    **{do.__name__: do for do in (erase, erase_first, insert, detach, run_passes, register_passes)},
}


def _new() -> Scene:
    made = Scene()
    made.context = ir.Context()
    made.module = ir.Module.parse(TEXT, made.context)
    made.ops = lambda: _inside(made.module)
    made.victims += [made.module, *made.ops(), made.context]
    made.refresh = lambda: None
    return made


def ir_scene(hook: str) -> Callable[[Callable[[], Scene]], Callable[[], Scene]]:
    """Add a scene that also runs with the actions on IR."""

    def add(make: Callable[[], Scene]) -> Callable[[], Scene]:
        make.actions = IR_ACTIONS
        return scene(hook)(make)

    return add


@ir_scene("ir passes")
def on_a_module() -> Scene:
    """A pass in Python on the whole module."""
    made = _new()

    def body(op: Any, _: Any) -> None:
        made.victims.append(op)
        made.act()

    manager = ir.PassManager(context=made.context).add(body).add("canonicalize")
    made.victims.append(manager)
    made.operate = lambda: manager.run(made.module)
    return made


@ir_scene("ir passes")
def on_functions() -> Scene:
    """A pass in Python on each function."""
    made = _new()

    def body(op: Any, pass_: Any) -> None:
        made.victims += [op, pass_]
        made.act()

    manager = ir.PassManager(context=made.context).add(body, anchor="func.func").add("cse")
    made.victims.append(manager)
    made.operate = lambda: manager.run(made.module)
    return made


@ir_scene("ir passes")
def by_a_name() -> Scene:
    """A registered pass, named by a pipeline."""
    made = _new()
    name = fresh("pass").replace(".", "-")

    @ir.register_pass(name)
    def body(op: Any, pass_: Any) -> None:
        made.act()

    manager = ir.PassManager.parse(f"builtin.module(cse,{name},cse)", made.context)
    made.victims.append(manager)
    made.operate = lambda: manager.run(made.module)
    return made


@ir_scene("ir rewrites")
def in_a_pass() -> Scene:
    """A pass that replaces operations, and acts between the steps."""
    made = _new()

    def body(op: Any, _: Any) -> None:
        for each in list(op.regions[0].blocks[0]):
            if each.name == "arith.addi":
                with ir.InsertionPoint(each), each.location:
                    new = ir.Operation.create("arith.muli", [each.result.type], list(each.operands))
                made.victims += [new, each]
                made.act()
                each.result.replace_all_uses_with(new.result)
                each.erase()

    manager = ir.PassManager(context=made.context).add(body, anchor="func.func").add("canonicalize")
    made.victims.append(manager)
    made.operate = lambda: manager.run(made.module)
    return made


def _patterns(apply: Callable[..., None]) -> Callable[[], Scene]:
    def make() -> Scene:
        made = _new()

        def to_product(op: Any, rewriter: Any) -> None:
            with rewriter.ip, op.location:
                new = ir.Operation.create("arith.muli", [op.result.type], list(op.operands))
            made.victims += [op, rewriter, new]
            made.act()
            rewriter.replace_op(op, new)

        patterns = rewrite.RewritePatternSet(made.context)
        patterns.add("arith.addi", to_product)
        frozen = patterns.freeze()
        made.victims += [patterns, frozen]
        made.operate = lambda: apply(made.module, frozen)
        return made

    return make


for _apply in (rewrite.apply_patterns_and_fold_greedily, rewrite.walk_and_apply_patterns):
    _make = _patterns(_apply)
    _make.__name__ = _apply.__name__
    ir_scene("ir rewrites")(_make)


def _walk(order: str) -> Callable[[], Scene]:
    def make() -> Scene:
        made = _new()

        def visit(op: Any) -> Any:
            if op.name == "arith.muli":
                made.victims.append(op)
                made.act()
            return ir.WalkResult.ADVANCE

        made.operate = lambda: made.module.operation.walk(visit, getattr(ir.WalkOrder, order))
        return made

    return make


for _order in ("PRE_ORDER", "POST_ORDER"):
    _make = _walk(_order)
    _make.__name__ = _order.lower()
    ir_scene("ir walks")(_make)


@ir_scene("ir walks")
def over_a_block() -> Scene:
    """A loop of Python over the operations of a block."""
    made = _new()

    def operate() -> int:
        count = 0
        for function in made.module.body:
            for op in function.regions[0].blocks[0]:
                made.act()
                count += len(str(op))
        return count

    made.operate = operate
    return made


@ir_scene("ir logs")
def of_a_pass_manager() -> Scene:
    """A sink that gets the IR after each pass."""
    made = _new()
    manager = ir.PassManager.parse("builtin.module(cse,canonicalize)", made.context)

    def sink(entry: Any) -> None:
        made.victims.append(entry)
        made.act()

    manager.enable_ir_printing(sink=sink)
    made.victims.append(manager)
    made.operate = lambda: manager.run(made.module)
    return made


HOOKED = """
func.func @f(%a: i32, %b: i32, %n: index) -> i32 {
  scf.for %i = %n to %n step %n {
    %x = "hooked.op"(%a, %b) : (i32, i32) -> i32
  }
  %0 = "hooked.op"(%a, %b) : (i32, i32) -> i32
  %1 = "hooked.op"(%a, %b) : (i32, i32) -> i32
  %2 = "hooked.op"(%0, %1) : (i32, i32) -> i32
  return %2 : i32
}
"""


class Hooked(Dialect):
    """a dialect whose operations have hooks"""


class HookedOp(Hooked.Operation, mnemonic="op"):
    """an operation that answers by hooks"""

    lhs: Operand["i32"]  # noqa: F821, UP037
    rhs: Operand["i32"]  # noqa: F821, UP037
    out: Result["i32"]  # noqa: F821, UP037


#: Answers of the hooks when nothing else happens.
_ANSWERS: dict[str, Callable[..., Any]] = {
    "effects": lambda op: [],
    "speculatability": lambda op: True,
    "fold": lambda op, constants: None,
    "canonicalize": lambda op, rewriter: True,
    "verify": lambda op: None,
}


def _hooked(verb: str) -> Callable[[], Scene]:
    def make() -> Scene:
        made = Scene()
        made.context = ir.Context()

        def answer(*args: Any) -> Any:
            # Parsing verifies, and there is no module to act on.
            if hasattr(made, "module"):
                made.victims += args
                made.act()
            return _ANSWERS[verb](*args)

        for other, default in _ANSWERS.items():
            hook(f"hooked.op.{other}")(answer if other == verb else default)
        Hooked.register(made.context)
        made.module = ir.Module.parse(HOOKED, made.context)
        made.ops = lambda: _inside(made.module)
        made.victims += [made.module, *made.ops(), made.context]
        made.refresh = lambda: None
        pipeline = "builtin.module(func.func(loop-invariant-code-motion),cse,canonicalize)"
        manager = ir.PassManager.parse(pipeline, made.context)
        made.operate = lambda: manager.run(made.module)
        return made

    return make


for _verb in _ANSWERS:
    _make = _hooked(_verb)
    _make.__name__ = f"hook_{_verb}"
    ir_scene("ir hooks")(_make)


@ir_scene("ir casters")
def of_values() -> Scene:
    """A Python function creates the Python object of a value."""
    made = _new()

    @ir.register_value_caster(ir.IntegerType, replace=True)
    def cast(value: Any) -> Any:
        made.victims.append(value)
        made.act()
        return value

    made.operate = lambda: [list(op.operands) for op in made.ops()] and None
    return made
