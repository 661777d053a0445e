"""ModuleLogger: behaviours 48 to 52, with sinks, several runs and nested pipelines."""

from __future__ import annotations

import gc
import os
from typing import Any

import pytest

from fishplate import ir

SOURCE = """
func.func private @unused() {
  return
}
func.func @main(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
"""
PIPELINE = "builtin.module(canonicalize,cse,func.func(canonicalize),symbol-dce)"


@pytest.fixture
def ctx() -> ir.Context:
    return ir.Context()


def run(ctx: ir.Context, text: str = PIPELINE, source: str = SOURCE) -> ir.Module:
    module = ir.Module.parse(source, ctx)
    ir.PassManager.parse(text, ctx).run(module)
    return module


def names(log: ir.ModuleLogger) -> list[str]:
    return [entry.pass_argument for entry in log]


def test_48_one_entry_per_pass_in_order(ctx: ir.Context) -> None:
    before = str(ir.Module.parse(SOURCE, ctx))
    log = ir.ModuleLogger().attach(ctx)
    run(ctx)
    first = log[0]
    assert (first.pass_argument, first.pass_class, first.ir) == ("PRE-PIPELINE", "", before)
    rows = [(e.index, e.pass_argument, e.pass_class, e.anchor, e.pipeline) for e in log][1:]
    module, nested = "builtin.module", "builtin.module/func.func"
    assert rows == [
        (1, "canonicalize", "Canonicalizer", module, module),
        (2, "cse", "CSE", module, module),
        (3, "canonicalize", "Canonicalizer", "func.func @unused", nested),
        (4, "canonicalize", "Canonicalizer", "func.func @main", nested),
        (5, "symbol-dce", "SymbolDCE", module, module),
    ]
    assert [e.changed for e in log] == [False, False, True, False, False, True]
    assert all(e.ms > 0 for e in log.entries[1:]) and not any(e.failed for e in log)
    assert all(e.before == previous.ir for previous, e in zip(log, log.entries[1:], strict=False))


@pytest.mark.parametrize(
    ("passes", "expected"),
    [
        ("cse", ["cse"]),
        (["Canonicalizer"], ["canonicalize"] * 3),
        (["SymbolDCE", "cse"], ["cse", "symbol-dce"]),
        ([], []),
        (["nothing"], []),
    ],
)
def test_48_filter_by_argument_or_class(ctx: ir.Context, passes: Any, expected: list[str]) -> None:
    log = ir.ModuleLogger().attach(ctx, passes=passes)
    run(ctx)
    assert names(log) == ["PRE-PIPELINE", *expected]
    for entry in log:
        # The effect of a pass, not all changes since the last entry.
        assert entry.changed == (entry.before != entry.ir)


def test_49_the_last_entry_is_the_module_and_survives_it(ctx: ir.Context) -> None:
    log = ir.ModuleLogger().attach(ctx)
    module = run(ctx)
    text = str(module)
    assert log[-1].ir == text
    entries = log.entries
    del module, ctx, log
    gc.collect()
    assert entries[-1].ir == text and entries[0].pass_argument == "PRE-PIPELINE"


def test_50_two_loggers_record_side_by_side(ctx: ir.Context) -> None:
    one, two = (
        ir.ModuleLogger().attach(ctx),
        ir.ModuleLogger().attach(ctx, passes=["cse"], scope="op"),
    )
    run(ctx)
    assert len(one) == 6 and names(two) == ["PRE-PIPELINE", "cse"]
    one.detach()
    run(ctx)
    assert len(one) == 6 and len(two) == 4 and [e.run for e in two] == [0, 0, 1, 1]
    assert repr(one) == "ModuleLogger(6 entries, detached)"


def test_50_detached_by_with_and_by_garbage_collection(ctx: ir.Context) -> None:
    with ir.ModuleLogger().attach(ctx) as log:
        assert log.attached
        run(ctx)
    run(ctx)
    assert len(log) == 6 and not log.attached
    seen: list[str] = []
    lost = ir.ModuleLogger().attach(ctx, sink=lambda entry: seen.append(entry.pass_argument))
    run(ctx, "builtin.module(cse)")
    assert seen == ["PRE-PIPELINE", "cse"]
    del lost
    gc.collect()
    run(ctx, "builtin.module(cse)")
    assert seen == ["PRE-PIPELINE", "cse"]


def test_50_detached_while_a_pipeline_runs(ctx: ir.Context) -> None:
    log = ir.ModuleLogger().attach(ctx)
    manager = (
        ir.PassManager(context=ctx)
        .add("cse")
        .add(lambda op, _: log.detach(), name="off")
        .add("symbol-dce")
    )
    manager.run(ir.Module.parse(SOURCE, ctx))
    assert names(log) == ["PRE-PIPELINE", "cse"]


def test_51_a_failing_pass_is_marked_with_the_ir_at_that_point(ctx: ir.Context) -> None:
    log = ir.ModuleLogger().attach(ctx)

    def fail(op: Any, pass_: ir.Pass) -> None:
        op.attributes["reached"] = ir.Attribute.parse("unit", ctx)
        pass_.signal_failure()

    module = ir.Module.parse(SOURCE, ctx)
    with pytest.raises(ir.MLIRError):
        ir.PassManager(context=ctx).add("cse").add(fail).add("symbol-dce").run(module)
    assert names(log) == ["PRE-PIPELINE", "cse", "fail"]
    assert [e.failed for e in log] == [False, False, True]
    assert "reached" in log[-1].ir and "reached" not in log[-1].before and log[-1].ir == str(module)


def test_51_a_pass_whose_result_does_not_verify_is_marked(ctx: ir.Context) -> None:
    log = ir.ModuleLogger().attach(ctx)

    def twice(op: Any, _: Any) -> None:
        op.regions[0].blocks[0].operations[0].attributes["sym_name"] = ir.Attribute.parse(
            '"main"', ctx
        )

    with pytest.raises(ir.MLIRError, match="redefinition"):
        ir.PassManager(context=ctx).add(twice).run(ir.Module.parse(SOURCE, ctx))
    assert log[-1].failed and log[-1].changed and "main" in log[-1].ir


def test_51_only_changed_and_scope(ctx: ir.Context) -> None:
    changed = ir.ModuleLogger().attach(ctx, only_changed=True)
    ops = ir.ModuleLogger().attach(ctx, scope="op")
    both = ir.ModuleLogger().attach(ctx, passes="cse", when="both")
    run(ctx)
    assert names(changed) == ["PRE-PIPELINE", "cse", "symbol-dce"]
    assert ops[4].anchor == "func.func @main" and ops[4].ir.startswith("func.func @main")
    assert "@unused" not in ops[4].ir and "@unused" in ops[1].ir
    assert [(e.when, e.pass_argument) for e in both] == [
        ("before", "PRE-PIPELINE"),
        ("before", "cse"),
        ("after", "cse"),
    ]
    assert both[1].ir.count("addi") == 2 and both[2].ir.count("addi") == 1


def test_bad_choices_are_named(ctx: ir.Context) -> None:
    with pytest.raises(ValueError, match="when: expected `before`, `after` or `both`, got `later`"):
        ir.ModuleLogger().attach(ctx, when="later")
    with pytest.raises(ValueError, match="scope: expected `module` or `op`, got `world`"):
        ir.ModuleLogger().attach(ctx, scope="world")
    with pytest.raises(ValueError, match="no context"):
        ir.ModuleLogger().attach()


@pytest.mark.parametrize("scope", ["op", "module"])
def test_52_every_entry_once_and_in_order_under_threads(ctx: ir.Context, scope: str) -> None:
    count = 60
    body = "\n".join(
        f"  %x{i} = arith.addi %a, %a : i32\n  %y{i} = arith.muli %x{i}, %b : i32"
        for i in range(20)
    )
    source = "\n".join(
        f"func.func @f{i}(%a: i32, %b: i32) -> i32 {{\n{body}\n  return %y19 : i32\n}}"
        for i in range(count)
    )
    text = "builtin.module(symbol-dce,func.func(cse,canonicalize),cse)"

    def rows(threads: bool) -> list[tuple[Any, ...]]:
        context = ir.Context()
        context.enable_multithreading(threads)
        log = ir.ModuleLogger().attach(context, scope=scope)
        seen: list[int] = []
        second = ir.ModuleLogger().attach(context, scope=scope, sink=lambda e: seen.append(e.index))
        for _ in range(3):
            run(context, text, source)
        assert seen == list(range(len(second))) and len(second) == len(log)
        return [(e.index, e.run, e.pass_argument, e.anchor, e.changed, e.ir) for e in log]

    one, many = rows(False), rows(True)
    assert len(one) == 3 * (1 + 1 + 2 * count + 1)
    assert many == one


def test_52_pipelines_of_a_pass_itself_come_in_a_stable_order() -> None:
    source = "\n".join(
        f"func.func private @c{i}(%a: i32) -> i32 {{\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}}\n"
        f"func.func @f{i}(%a: i32) -> i32 {{\n  %0 = call @c{i}(%a) : (i32) -> i32\n  return %0 : i32\n}}"
        for i in range(20)
    )

    def rows() -> list[tuple[Any, ...]]:
        context = ir.Context()
        context.enable_multithreading(True)
        log = ir.ModuleLogger().attach(context, scope="op")
        run(context, "builtin.module(inline,func.func(cse))", source)
        return [(e.index, e.pass_argument, e.anchor, e.changed, e.ir) for e in log]

    first = rows()
    names = [row[1] for row in first]
    assert names.count("inline") == 1 and names.index("inline") > names.index("canonicalize") > 0
    assert names.count("cse") == 20
    assert all(rows() == first for _ in range(5))


def test_a_sink_that_raises_is_reported(ctx: ir.Context) -> None:
    calls: list[str] = []

    def sink(entry: ir.LogEntry) -> None:
        calls.append(entry.pass_argument)
        raise RuntimeError(f"no room for {entry.pass_argument}")

    log = ir.ModuleLogger().attach(ctx, sink=sink)
    module = ir.Module.parse(SOURCE, ctx)
    with pytest.raises(RuntimeError, match="no room for PRE-PIPELINE"):
        ir.PassManager.parse(PIPELINE, ctx).run(module)
    assert calls == ["PRE-PIPELINE"] and len(log) == 6 and log[-1].ir == str(module)


def test_a_sink_may_look_but_not_take_away(ctx: ir.Context) -> None:
    module = ir.Module.parse(SOURCE, ctx)
    kept: list[Any] = []

    def sink(entry: ir.LogEntry) -> None:
        function = module.body.operations[0]
        kept.append(function)
        with pytest.raises(ValueError, match="a pipeline is running"):
            function.erase()

    _log = ir.ModuleLogger().attach(ctx, sink=sink)
    ir.PassManager.parse(PIPELINE, ctx).run(module)
    assert len(kept) == 6 and not any(handle.is_valid for handle in kept)


def test_a_pipeline_inside_of_a_pass_is_recorded(ctx: ir.Context) -> None:
    inner = ir.PassManager("func.func", ctx).add("cse")
    outer = ir.PassManager(context=ctx).add(
        lambda op, _: inner.run(op), name="outer", anchor="func.func"
    )
    log = ir.ModuleLogger().attach(ctx, scope="op")
    outer.run(ir.Module.parse(SOURCE, ctx))
    one = ["PRE-PIPELINE", "cse", "outer"]
    assert names(log) == ["PRE-PIPELINE", *one, *one]
    assert [e.run for e in log] == [0, 1, 1, 0, 2, 2, 0]


def test_the_names_of_the_older_logger(ctx: ir.Context) -> None:
    log = ir.ModuleLogger()
    log.attach_context(ctx, ["CSE"])
    run(ctx)
    assert [name for name, _ in log.module_log] == ["PRE-PIPELINE", "cse"]
    assert "loc(" in log.module_log[1][1]
    log.clear()
    assert len(log) == 0


def test_logging_does_not_leak(ctx: ir.Context) -> None:
    def resident() -> int:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")

    def once() -> None:
        log = ir.ModuleLogger().attach(ctx, sink=lambda entry: None)
        manager = ir.PassManager.parse(PIPELINE, ctx).add(lambda op, _: None, name="nothing")
        manager.run(ir.Module.parse(SOURCE, ctx))
        assert len(log) == 7

    for _ in range(50):
        once()
    before = resident()
    for _ in range(400):
        once()
    assert resident() - before < 4 << 20
