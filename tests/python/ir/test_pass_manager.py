"""Pass managers: pipelines from text, failures, handles, threads. Numbers are those of the behaviours."""

from __future__ import annotations

import re
import subprocess
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from fishplate import ir

SOURCE = """
func.func private @unused(%a: i32) -> i32 {
  return %a : i32
}
func.func @main(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
"""


@pytest.fixture
def ctx() -> ir.Context:
    return ir.Context()


def parse(ctx: ir.Context, text: str = SOURCE) -> ir.Module:
    return ir.Module.parse(text, ctx)


def test_46_pipelines_parse_from_text_with_options(ctx: ir.Context) -> None:
    text = "builtin.module(canonicalize{max-iterations=3 region-simplify=disabled},func.func(cse))"
    manager = ir.PassManager.parse(text, ctx)
    printed = str(manager)
    assert printed.startswith("builtin.module(canonicalize{") and printed.endswith(
        "func.func(cse))"
    )
    assert "max-iterations=3" in printed and "region-simplify=disabled" in printed
    assert str(ir.PassManager.parse(printed, ctx)) == printed
    module = parse(ctx)
    manager.run(module)
    expected = subprocess.run(
        ["mlir-opt-22", f"--pass-pipeline={text}"],
        input=SOURCE,
        capture_output=True,
        text=True,
        check=True,
    )
    assert str(module).strip() == expected.stdout.strip()


def test_46_an_unknown_pass_is_an_error_with_the_nearest_name(ctx: ir.Context) -> None:
    with pytest.raises(ValueError, match="did you mean `canonicalize`") as caught:
        ir.PassManager.parse("builtin.module(cse,canonicalise)", ctx)
    assert ":1:5: error: 'canonicalise'" in str(caught.value)
    with pytest.raises(ValueError, match="did you mean `symbol-dce`"):
        ir.PassManager(context=ctx).add("symbol_dce")
    with pytest.raises(ValueError, match="does not refer to a registered pass") as caught:
        ir.PassManager(context=ctx).add("nothing-like-any-of-them")
    assert "did you mean" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("builtin.module(cse{no-such-option=1})", "no such option"),
        ("builtin.module(canonicalize{max-iterations=many})", "many"),
        ("builtin.module(cse", "expected"),
        ("cse", "builtin.module"),
        ("", "pipeline"),
        ("builtin.module(" * 3000 + ")" * 3000, "nest"),
    ],
)
def test_46_bad_pipelines_are_refused(ctx: ir.Context, text: str, message: str) -> None:
    with pytest.raises((ValueError, ir.MLIRError), match=message):
        ir.PassManager.parse(text, ctx)


def test_text_is_added_to_a_manager(ctx: ir.Context) -> None:
    manager = ir.PassManager(context=ctx).add("cse").add("func.func(canonicalize),symbol-dce")
    assert re.fullmatch(
        r"builtin\.module\(cse,func\.func\(canonicalize\{.*\}\),symbol-dce\)", str(manager)
    )
    module = parse(ctx)
    manager.run(module)
    assert "@unused" not in str(module) and str(module).count("addi") == 1
    with pytest.raises(TypeError, match="expected a text or a callable, got int"):
        manager.add(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="name and anchor are for callables"):
        manager.add("cse", name="x")


def test_a_context_is_needed() -> None:
    with pytest.raises(ValueError, match="requires a Context"):
        ir.PassManager()
    with ir.Context() as ctx:
        assert ir.PassManager().context is ctx
    with pytest.raises(ValueError, match="another context"):
        ir.PassManager.parse("builtin.module(cse)", ctx).run(parse(ir.Context()))


def test_47_a_failure_carries_all_diagnostics_with_their_places(ctx: ir.Context) -> None:
    body = "gpu.func @k(%a: f32) kernel {\n  %0 = gpu.all_reduce add %a {} : (f32) -> (f32)\n  gpu.return\n}"
    module = parse(ctx, f"gpu.module @m {{\n{body}\n}}")
    with pytest.raises(ir.MLIRError) as caught:
        ir.PassManager.parse("builtin.module(gpu.module(convert-gpu-to-nvvm))", ctx).run(module)
    first, *_ = caught.value.error_diagnostics
    assert first.severity == ir.DiagnosticSeverity.ERROR and "gpu.all_reduce" in first.message
    assert ":3:8" in str(first.location) and [note.severity for note in first.notes] == [
        ir.DiagnosticSeverity.NOTE
    ]
    assert "pass pipeline: `builtin.module(gpu.module(convert-gpu-to-nvvm" in str(caught.value)


def test_a_manager_runs_on_its_anchor_only(ctx: ir.Context) -> None:
    module = parse(ctx)
    manager = ir.PassManager("func.func", ctx).add("cse")
    with pytest.raises(ir.MLIRError, match="func.func"):
        manager.run(module)
    function = module.body.operations[1]
    manager.run(function)
    assert str(function).count("addi") == 1
    with pytest.raises(ValueError, match="anchor"):
        ir.PassManager("", ctx)


def test_54_handles_inside_are_invalid_after_a_run(ctx: ir.Context) -> None:
    module = parse(ctx)
    function = module.body.operations[1]
    add = function.regions[0].blocks[0].operations[1]
    value = add.result
    ir.PassManager.parse("builtin.module(cse)", ctx).run(module)
    for use in (lambda: str(add.name), lambda: function.attributes, lambda: value.type):
        with pytest.raises(
            ir.InvalidHandleError, match="before the pipeline `builtin.module\\(cse\\)` ran"
        ):
            str(use())
    assert module.operation.verify() and "addi" in str(module)
    again = module.body.operations[1]
    assert again.is_valid and again.name == "func.func"


def test_a_value_that_is_used_outside_is_refused(ctx: ir.Context) -> None:
    ctx.allow_unregistered_dialects = True
    module = parse(ctx)
    value = module.body.operations[1].regions[0].blocks[0].operations[0].result
    with ir.Location.unknown(ctx):
        user = ir.Operation.create("a.user", operands=[value], ip=False)
    with pytest.raises(ValueError, match="used by an operation outside"):
        ir.PassManager.parse("builtin.module(cse)", ctx).run(module)
    user.erase()
    ir.PassManager.parse("builtin.module(cse)", ctx).run(module)


def test_a_pass_that_crashes_in_mlir_is_refused(ctx: ir.Context) -> None:
    with pytest.raises(ir.MLIRError, match="it runs on the module"):
        ir.PassManager.parse("builtin.module(func.func(convert-to-llvm))", ctx).run(parse(ctx))


def test_the_verifier_can_be_switched_off(ctx: ir.Context) -> None:
    def break_it(op: Any, _: Any) -> None:
        op.regions[0].blocks[0].operations[1].attributes["sym_name"] = ir.Attribute.parse(
            '"unused"', ctx
        )

    module = parse(ctx)
    manager = ir.PassManager(context=ctx).add(break_it)
    with pytest.raises(ir.MLIRError, match="redefinition of symbol named 'unused'"):
        manager.run(module)
    module = parse(ctx)
    manager = ir.PassManager(context=ctx).add(break_it)
    manager.enable_verifier(False)
    manager.run(module)
    assert str(module).count('sym_name = "unused"') == 2


def test_ir_printing_to_files_and_functions(ctx: ir.Context, tmp_path: Path) -> None:
    manager = ir.PassManager.parse("builtin.module(cse,symbol-dce)", ctx)
    manager.enable_ir_printing(tree_printing_dir_path=tmp_path / "tree")
    manager.run(parse(ctx))
    names = sorted(path.name for path in (tmp_path / "tree").rglob("*.mlir"))
    assert [name.split("_")[-1] for name in names] == ["cse.mlir", "symbol-dce.mlir"]
    seen: list[tuple[str, str, str]] = []
    manager = ir.PassManager.parse("builtin.module(cse,cse,func.func(canonicalize))", ctx)
    manager.enable_ir_printing(
        print_before_all=True,
        print_after_change=True,
        sink=lambda e: seen.append((e.when, e.pass_argument, e.anchor)),
    )
    module = parse(ctx)
    manager.run(module)
    module_name = "builtin.module"
    functions = [("before", "canonicalize", f"func.func @{name}") for name in ("unused", "main")]
    assert seen == [
        ("before", "cse", module_name),
        ("after", "cse", module_name),
        ("before", "cse", module_name),
        *functions,
    ]


def test_ir_printing_and_timing_to_the_terminal(
    capfd: pytest.CaptureFixture[str], ctx: ir.Context
) -> None:
    ctx.enable_multithreading(True)
    manager = ir.PassManager.parse("builtin.module(cse)", ctx)
    manager.enable_ir_printing(print_module_scope=True)
    manager.enable_timing()
    manager.run(parse(ctx))
    del manager
    printed = capfd.readouterr().err
    assert "IR Dump After CSE" in printed and "Execution time report" in printed


def test_other_threads_run_while_passes_do(ctx: ir.Context) -> None:
    body = "\n".join(f"  %{i} = arith.addi %{i - 1 if i else 'a'}, %a : i32" for i in range(20000))
    module = parse(ctx, f"func.func @f(%a: i32) -> i32 {{\n{body}\n  return %19999 : i32\n}}")
    counted, stop = [0], threading.Event()

    def count() -> None:
        while not stop.is_set():
            counted[0] += 1
            time.sleep(0)

    thread = threading.Thread(target=count)
    thread.start()
    manager = ir.PassManager.parse("builtin.module(canonicalize,cse,sccp,canonicalize)", ctx)
    before = counted[0]
    manager.run(module)
    during = counted[0] - before
    stop.set()
    thread.join()
    assert during > 20, "the interpreter was held while MLIR worked"


def test_a_manager_lives_longer_than_its_context_handle() -> None:
    ctx = ir.Context()
    manager, module = ir.PassManager.parse("builtin.module(cse)", ctx), parse(ctx)
    del ctx
    manager.run(module)
    assert str(module).count("addi") == 1
