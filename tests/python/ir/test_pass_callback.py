"""Passes in Python and C (behaviour 47): functions, classes with options, errors, allowed actions."""

from __future__ import annotations

import dataclasses
import gc
import subprocess
import traceback
from pathlib import Path
from typing import Any

import pytest

import fishplate
from fishplate import ir

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SOURCE = """
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @g() {
  return
}
"""


@pytest.fixture
def ctx() -> ir.Context:
    return ir.Context()


@pytest.fixture
def module(ctx: ir.Context) -> ir.Module:
    return ir.Module.parse(SOURCE, ctx)


def symbol(op: Any) -> str:
    return str(op.attributes["sym_name"])


def test_47_a_python_function_is_a_pass(ctx: ir.Context, module: ir.Module) -> None:
    seen = []

    def mark(op: Any, pass_: ir.Pass) -> None:
        seen.append((op.name, pass_.argument))
        for inner in op.regions[0].blocks[0].operations:
            inner.attributes["mark"] = ir.Attribute.parse("unit", ctx)

    manager = ir.PassManager(context=ctx).add("canonicalize").add(mark).add("cse")
    assert ",mark,cse)" in str(manager)
    manager.run(module)
    assert seen == [("builtin.module", "mark")] and str(module).count("mark") == 2


def test_47_a_python_function_runs_on_an_anchor(ctx: ir.Context, module: ir.Module) -> None:
    seen: list[str] = []
    manager = ir.PassManager(context=ctx)
    manager.add(lambda op, pass_: seen.append(symbol(op)), name="look", anchor="func.func")
    assert str(manager) == "builtin.module(func.func(look))"
    manager.run(module)
    assert seen == ['"f"', '"g"']


def test_47_a_signalled_failure_stops_the_pipeline(ctx: ir.Context, module: ir.Module) -> None:
    seen: list[str] = []

    def refuse(op: Any, pass_: ir.Pass) -> None:
        assert not pass_.failed
        pass_.signal_failure()
        assert pass_.failed

    manager = (
        ir.PassManager(context=ctx).add(refuse).add(lambda *_: seen.append("late"), name="late")
    )
    with pytest.raises(ir.MLIRError, match="pass pipeline: `builtin.module\\(refuse,late\\)`"):
        manager.run(module)
    assert not seen and module.operation.verify()


def test_the_error_of_a_failed_pipeline_has_what_its_passes_reported(
    ctx: ir.Context, module: ir.Module, capfd: pytest.CaptureFixture[str]
) -> None:
    def silent(op: Any, pass_: ir.Pass) -> None:
        pass_.signal_failure()

    def refuse(op: Any, pass_: ir.Pass) -> None:
        op.location.emit_error("not this one")
        pass_.signal_failure()

    with pytest.raises(ir.MLIRError, match="silent\\)`: nothing was reported$"):
        ir.PassManager(context=ctx).add(silent).run(module)
    with pytest.raises(ir.MLIRError, match="refuse\\)`:\nerror: .*: not this one") as caught:
        ir.PassManager(context=ctx).add(refuse).run(module)
    assert [each.message for each in caught.value.error_diagnostics] == ["not this one"]
    assert capfd.readouterr().err == ""


def test_47_an_exception_is_raised_with_its_traceback(ctx: ir.Context, module: ir.Module) -> None:
    class OddError(Exception):
        pass

    def the_cause() -> None:
        raise OddError("what went wrong")

    def broken(op: Any, pass_: ir.Pass) -> None:
        the_cause()

    with pytest.raises(OddError, match="what went wrong") as caught:
        ir.PassManager(context=ctx).add(broken).run(module)
    frames = [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]
    assert frames.index("broken") < frames.index("the_cause")
    # The manager is usable again, and so is the module.
    ir.PassManager(context=ctx).add("cse").run(module)


def test_47_a_failure_in_the_ir_carries_the_pass_diagnostics(
    ctx: ir.Context, module: ir.Module
) -> None:
    def misuse(op: Any, pass_: ir.Pass) -> None:
        op.regions[0].blocks[0].operations[1].attributes["sym_name"] = ir.Attribute.parse(
            '"f"', ctx
        )

    with pytest.raises(ir.MLIRError, match="redefinition of symbol named 'f'") as caught:
        ir.PassManager(context=ctx).add(misuse).run(module)
    first = caught.value.error_diagnostics[0]
    assert ":6:1" in str(first.location) and first.notes


def test_47_a_registered_function_has_options(ctx: ir.Context, module: ir.Module) -> None:
    seen = []

    @ir.register_pass(
        "test-options",
        options={"count": 2, "loud": False, "scale": 0.5, "word": "none"},
        replace=True,
    )
    def look(op: Any, pass_: ir.Pass) -> None:
        """Check the options."""
        seen.append(pass_.options)

    text = "builtin.module(test-options,test-options{count=7 loud=true scale=1.25 word=two})"
    manager = ir.PassManager.parse(text, ctx)
    manager.run(module)
    assert seen == [
        {"count": 2, "loud": False, "scale": 0.5, "word": "none"},
        {"count": 7, "loud": True, "scale": 1.25, "word": "two"},
    ]
    assert "test-options{count=7 loud=true scale=1.25 word=two}" in str(manager)
    with pytest.raises(
        ValueError, match="option `count` of the pass `test-options`: expected int, got `many`"
    ):
        ir.PassManager.parse("builtin.module(test-options{count=many})", ctx).run(module)
    with pytest.raises(ValueError, match="no such option oops"):
        ir.PassManager.parse("builtin.module(test-options{oops=1})", ctx)


def test_47_a_registered_class_is_made_once_per_place(ctx: ir.Context, module: ir.Module) -> None:
    made = []

    @ir.register_pass("test-class", anchor="func.func", replace=True)
    @dataclasses.dataclass
    class Count:
        """Counts its calls."""

        step: int = 1
        total: int = 0

        def __post_init__(self) -> None:
            made.append(self)

        def __call__(self, op: Any, pass_: ir.Pass) -> None:
            self.total += self.step

    text = "builtin.module(func.func(test-class{step=3},cse,test-class))"
    ir.PassManager.parse(text, ctx).run(module)
    assert [(one.step, one.total) for one in made] == [(3, 6), (1, 2)]
    with pytest.raises(ValueError, match="restricted to 'func.func'"):
        ir.PassManager.parse("builtin.module(test-class)", ctx)


def test_names_are_taken_once(ctx: ir.Context) -> None:
    ir.register_pass("test-taken", replace=True)(lambda op, pass_: None)
    with pytest.raises(
        ValueError, match="`test-taken` is taken by a pass that was registered before"
    ):
        ir.register_pass("test-taken")(lambda op, pass_: None)
    with pytest.raises(ValueError, match="`cse` is taken by a pass of MLIR"):
        ir.register_pass("cse", replace=True)(lambda op, pass_: None)
    with pytest.raises(ValueError, match="argument: expected letters"):
        ir.register_pass("two words")(lambda op, pass_: None)
    with pytest.raises(ValueError, match="did you mean `test-taken`"):
        ir.PassManager.parse("builtin.module(test-takn)", ctx)


def test_handles_of_a_pass_are_invalid_afterwards(ctx: ir.Context, module: ir.Module) -> None:
    kept: list[Any] = []
    manager = ir.PassManager(context=ctx)
    manager.add(
        lambda op, _: kept.extend([op, op.regions[0].blocks[0].operations[0]]),
        name="keep",
        anchor="func.func",
    )

    def look(op: Any, _: Any) -> None:
        assert not any(handle.is_valid for handle in kept)

    manager.add("canonicalize").add(look)
    manager.run(module)
    assert len(kept) == 4
    with pytest.raises(ir.InvalidHandleError, match="while a pipeline ran"):
        kept[0].attributes["x"]


@pytest.mark.parametrize("how", ["erase", "detach_from_parent"])
def test_a_pass_cannot_take_its_own_operation_away(
    ctx: ir.Context, module: ir.Module, how: str
) -> None:
    manager = ir.PassManager(context=ctx)
    manager.add(lambda op, _: getattr(op, how)(), name="bad", anchor="func.func").add("cse")
    with pytest.raises(ValueError, match="only what is inside"):
        manager.run(module)

    def sibling(op: Any, _: Any) -> None:
        if symbol(op) == '"f"':
            op.parent.regions[0].blocks[0].operations[1].erase()

    with pytest.raises(ValueError, match="only what is inside"):
        ir.PassManager(context=ctx).add(sibling, anchor="func.func").run(module)
    assert str(module).count("func.func") == 2


def test_a_pass_may_change_what_is_inside(ctx: ir.Context, module: ir.Module) -> None:
    def rewrite(op: Any, _: Any) -> None:
        add = op.regions[0].blocks[0].operations[0]
        if add.name == "arith.addi":
            with ir.InsertionPoint(add), add.location:
                fresh = ir.Operation.create(
                    "arith.muli", [add.result.type], [add.operands[0], add.operands[1]]
                )
            add.result.replace_all_uses_with(fresh.result)
            add.erase()
        else:
            assert symbol(op) == '"g"'

    ir.PassManager(context=ctx).add(rewrite, anchor="func.func").add("canonicalize").run(module)
    assert "muli" in str(module) and "addi" not in str(module)


def test_a_pass_may_run_another_pipeline(ctx: ir.Context, module: ir.Module) -> None:
    inner = ir.PassManager("func.func", ctx).add("canonicalize")
    outer = ir.PassManager(context=ctx)
    outer.add(lambda op, _: inner.run(op), name="nested", anchor="func.func")
    outer.run(module)
    around = ir.PassManager(context=ctx).add("cse")
    for bad in (lambda op: around.run(op.parent), lambda op: outer.run(module)):
        manager = ir.PassManager(context=ctx).add(
            lambda op, _, bad=bad: bad(op), name="bad", anchor="func.func"
        )
        with pytest.raises(ValueError, match="a pipeline is running on"):
            manager.run(module)
    again = ir.PassManager(context=ctx)
    again.add(lambda op, _: again.run(ir.Module.parse(SOURCE, ctx)), name="again")
    with pytest.raises(ValueError, match="the pass manager is running"):
        again.run(module)


def test_threads_of_mlir_are_off_for_python_passes(ctx: ir.Context) -> None:
    ctx.enable_multithreading(True)
    functions = "\n".join(f"func.func @f{i}() {{\n  return\n}}" for i in range(50))
    seen: list[str] = []
    manager = ir.PassManager(context=ctx)
    manager.add("func.func(canonicalize)").add(
        lambda op, _: seen.append(symbol(op)), name="look", anchor="func.func"
    )
    manager.run(ir.Module.parse(functions, ctx))
    assert seen == [f'"f{i}"' for i in range(50)]
    nested = "builtin.module(inline{op-pipelines=func.func(test-late)})"
    ir.register_pass("test-late", replace=True)(lambda op, _: seen.append("late"))
    call = "func.func private @c() {\n  return\n}\nfunc.func @d() {\n  call @c() : () -> ()\n  return\n}"
    ir.PassManager.parse(nested, ctx).run(ir.Module.parse(call, ctx))
    assert "late" in seen


def test_functions_go_with_their_manager(ctx: ir.Context, module: ir.Module) -> None:
    class Token:
        alive = 0

        def __init__(self) -> None:
            Token.alive += 1

        def __del__(self) -> None:
            Token.alive -= 1

    def use() -> None:
        token = Token()
        ir.PassManager(context=ctx).add(lambda op, _: token, name="hold").run(module)

    use()
    gc.collect()
    assert Token.alive == 0


@pytest.fixture(scope="module")
def c_passes(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The functions of pass.c."""
    library = tmp_path_factory.mktemp("c") / "passes.so"
    runtime = Path(fishplate.__file__).parent / "lib/libtvm_ffi.so"
    command = [
        "gcc",
        "-std=c11",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-shared",
        "-fPIC",
        f"-I{ROOT / 'include'}",
    ]
    subprocess.run([*command, str(HERE / "pass.c"), "-o", str(library), str(runtime)], check=True)
    return fishplate.load_module(str(library))


def test_47_a_c_function_is_a_pass(ctx: ir.Context, module: ir.Module, c_passes: Any) -> None:
    manager = ir.PassManager(context=ctx)
    manager.add(c_passes.count_pass, name="count-in-c", anchor="func.func").run(module)
    assert c_passes.counted() == 2
    assert c_passes.last_name() == "func.func"
    with pytest.raises(ir.MLIRError, match="count-in-c"):
        # With an operation that is not a function, the pass signals a failure.
        ir.PassManager(context=ctx).add(c_passes.count_pass, name="count-in-c").run(module)
    fishplate.get_global_func("ir.register_pass")(
        "test-in-c", c_passes.count_pass, False, "func.func", [], "", "", True
    )
    ir.PassManager.parse("builtin.module(func.func(test-in-c))", ctx).run(module)
    assert c_passes.counted() == 5
