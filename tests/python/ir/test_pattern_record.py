"""Which pattern was applied where, statistics, counters, and sets of patterns as passes with options."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fishplate import ir
from fishplate.dialects import arith
from fishplate.ir import rewrite

SUMS = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %0, %b : i32
  %2 = arith.addi %1, %b : i32
  return %2 : i32
}
"""

PDL = """
pdl.pattern @to_product : benefit(1) {
  %type = pdl.type
  %a = pdl.operand : %type
  %b = pdl.operand : %type
  %sum = pdl.operation "arith.addi"(%a, %b : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %sum {
    %product = pdl.operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.replace %sum with %product
  }
}
"""


@pytest.fixture(autouse=True)
def ctx() -> Iterator[ir.Context]:
    """Return a current context, and a current location."""
    with ir.Context() as context, ir.Location.unknown():
        yield context


def to_product(op: Any, rewriter: Any) -> None:
    with rewriter.ip, op.location:
        rewriter.replace_op(op, arith.MulIOp(op.lhs, op.rhs))


def never(op: Any, rewriter: Any) -> bool:
    return True


def make(context: ir.Context | None = None) -> rewrite.FrozenRewritePatternSet:
    patterns = rewrite.RewritePatternSet(context)
    patterns.add(arith.AddIOp, to_product)
    patterns.add(arith.AddIOp, never, benefit=2, name="not at all")
    return patterns.freeze()


def count(module: ir.Module, name: str) -> int:
    return str(module).count(name)


def test_record() -> None:
    """Name, operation and location of each match in order, and the numbers."""
    module = ir.Module.parse(SUMS)
    first = str(module.body.operations[0].regions[0].blocks[0].operations[0].location)
    with rewrite.record() as log:
        rewrite.walk_and_apply_patterns(module, make())
    assert [each.pattern for each in log.patterns] == ["to_product"] * 3
    assert [each.operation for each in log.patterns] == ["arith.addi"] * 3
    assert log.patterns[0].location == first and len({str(p.location) for p in log.patterns}) == 3
    tried = {"tried to_product": 3, "tried not at all": 3, "applied to_product": 3}
    assert log.statistics == tried
    with rewrite.record() as outer, rewrite.record() as inner:
        rewrite.apply_patterns_and_fold_greedily(ir.Module.parse(SUMS), make())
    assert inner.statistics == outer.statistics
    assert inner.statistics["iterations"] == 2 and inner.statistics["applied to_product"] == 3
    dead = (
        "func.func @f() {\n %c = arith.constant 1 : i32\n %0 = arith.addi %c, %c : i32\n return\n}"
    )
    with rewrite.record() as log:
        rewrite.apply_patterns_and_fold_greedily(ir.Module.parse(dead), make())
    assert log.statistics["dead"] >= 1 and log.patterns == []


def test_record_of_pdl() -> None:
    """By the name of the pattern, or its number."""
    for text, name in ((PDL, "to_product"), (PDL.replace("@to_product ", ""), "pdl 0")):
        patterns = rewrite.PDLModule(ir.Module.parse(text)).freeze()
        with rewrite.record() as log:
            rewrite.apply_patterns_and_fold_greedily(ir.Module.parse(SUMS), patterns)
        assert [each.pattern for each in log.patterns] == [name] * 3
        assert {each.operation for each in log.patterns} == {"arith.addi"}


def test_record_of_conversions() -> None:
    """The patterns of conversions are recorded, too."""
    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion(
        arith.AddIOp,
        lambda op, adaptor, converter, rewriter: to_product(op, rewriter),
        None,
    )
    target = rewrite.ConversionTarget()
    target.add_illegal_op("arith.addi")
    with rewrite.record() as log:
        rewrite.apply_partial_conversion(ir.Module.parse(SUMS), target, patterns.freeze())
    assert [each.operation for each in log.patterns] == ["arith.addi"] * 3
    assert log.statistics == {"tried <lambda>": 3, "applied <lambda>": 3}


def test_counters() -> None:
    """Only the tries from the first to the last are made; the count goes on in the next driver."""
    counters = rewrite.DebugCounters({"to_product": (1, 3)})
    config = rewrite.GreedyRewriteConfig(max_iterations=1, counters=counters)
    modules = [ir.Module.parse(SUMS) for _ in range(2)]
    for module in modules:
        try:
            rewrite.apply_patterns_and_fold_greedily(module, make(), config)
        except RuntimeError as error:
            assert "max_iterations" in str(error)
    assert sum(count(module, "arith.muli") for module in modules) == 3
    assert counters.tries["to_product"] >= 6
    wrong = rewrite.GreedyRewriteConfig(counters=rewrite.DebugCounters({"other": (0, 1)}))
    with pytest.raises(
        ValueError, match="the set has no pattern `other`; it has to_product, not at"
    ):
        rewrite.apply_patterns_and_fold_greedily(modules[0], make(), wrong)
    for numbers in ((1,), (-1, 3), (3, 1)):
        with pytest.raises(ValueError, match="expected the first and the last try"):
            rewrite.DebugCounters({"to_product": numbers})


def test_passes_with_options() -> None:
    """A set of patterns is a pass of textual pipelines, with the options of MLIR's canonicalizer."""
    rewrite.register_patterns("test-to-product", make, replace=True)

    def run(options: str) -> int:
        module = ir.Module.parse(SUMS)
        ir.PassManager.parse(f"builtin.module(func.func(test-to-product{options}))").run(module)
        return count(module, "arith.muli")

    assert run("") == 3
    assert run("{disable-patterns=to_product}") == 0
    assert run("{enable-patterns=to_product}") == 3
    assert run("{top-down=false region-simplify=disabled max-num-rewrites=-1}") == 3
    assert run("{counters=to_product:0:0}") == 1
    for options, words in (
        ("{max-num-rewrites=1}", "1 patterns were applied"),
        ("{region-simplify=much}", "expected disabled, normal or aggressive, got `much`"),
        ("{counters=to_product}", "expected `name:first:last`"),
        ("{enable-patterns=other}", "the set has no pattern `other`"),
    ):
        with pytest.raises((ValueError, RuntimeError), match=words):
            run(options)


def test_sets_and_choices_of_the_wrong_kind() -> None:
    """The error says which argument it is."""
    for made, got in (
        (None, "NoneType"),
        (rewrite.RewritePatternSet(), "RewritePatternSet"),
    ):
        rewrite.register_patterns("test-wrong", lambda _, made=made: made, replace=True)
        with pytest.raises(
            TypeError,
            match=f"the pass `test-wrong`: expected a FrozenRewritePatternSet, got {got}",
        ):
            ir.PassManager.parse("builtin.module(test-wrong)").run(ir.Module.parse(SUMS))
    for choice in ("strictness", "region_simplification_level"):
        config = rewrite.GreedyRewriteConfig(**{choice: 1})
        with pytest.raises(TypeError, match=f"{choice}: expected a Greedy.*, got 1"):
            rewrite.apply_patterns_and_fold_greedily(ir.Module.parse(SUMS), make(), config)


def test_in_the_log_of_passes(tmp_path: Path, ctx: ir.Context) -> None:
    """The entry of a pass has the patterns and the numbers, and the page shows them."""
    module = ir.Module.parse(SUMS)
    with ir.ModuleLogger().attach(ctx) as log:
        ir.PassManager().add(make(), name="to-product").add("cse").run(module)
    start, entry, other = log.entries
    assert [each.pattern for each in entry.patterns] == ["to_product"] * 3
    assert entry.statistics["tried not at all"] >= 3 and entry.statistics["applied to_product"] == 3
    assert not start.patterns and not other.patterns and not other.statistics
    page = Path(log.save(tmp_path)).read_text()
    data = json.loads(page.split('type="application/json">')[1].split("</script>")[0])
    assert [row[:2] for row in data["entries"][1]["patterns"]] == [["to_product", "arith.addi"]] * 3
    assert ["applied to_product", 3] in data["entries"][1]["statistics"]
    assert data["entries"][2]["patterns"] == []
