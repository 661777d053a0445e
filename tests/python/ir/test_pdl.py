"""PDL modules as patterns, with native functions in Python."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fishplate import ir
from fishplate.dialects import arith
from fishplate.ir import rewrite

SUMS = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %0, %b : i32
  return %1 : i32
}
"""

TO_PRODUCT = """
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

# A constraint with a result, and a rewrite with one.
NATIVE = """
pdl.pattern : benefit(1) {
  %type = pdl.type
  %a = pdl.operand
  %b = pdl.operand
  %sum = pdl.operation "arith.addi"(%a, %b : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %first = pdl.apply_native_constraint "check"(%a, %sum, %type : !pdl.value, !pdl.operation, !pdl.type) : !pdl.value
  pdl.rewrite %sum {
    %new = pdl.apply_native_rewrite "make"(%first, %b : !pdl.value, !pdl.value) : !pdl.operation
    pdl.replace %sum with %new
  }
}
"""


@pytest.fixture
def ctx() -> Iterator[ir.Context]:
    """Return a current context, and a current location."""
    with ir.Context() as context, ir.Location.unknown():
        yield context


def names(module: ir.Module) -> list[str]:
    return [op.name for op in module.body.operations[0].regions[0].blocks[0]]


def test_patterns_of_a_module(ctx: ir.Context) -> None:
    """With both drivers, more than once; handles of replaced operations raise."""
    patterns = rewrite.PDLModule(ir.Module.parse(TO_PRODUCT)).freeze()
    for drive in (rewrite.apply_patterns_and_fold_greedily, rewrite.walk_and_apply_patterns):
        module = ir.Module.parse(SUMS)
        first = module.body.operations[0].regions[0].blocks[0].operations[0]
        drive(module, patterns)
        assert names(module) == ["arith.muli", "arith.muli", "func.return"]
        assert module.operation.verify() and not first.is_valid
        with pytest.raises(ir.InvalidHandleError):
            _ = first.operands
    ir.PassManager().add(patterns, name="to-product").run(ir.Module.parse(SUMS))


def make(rewriter: Any, results: Any, values: Any) -> None:
    with rewriter.ip:
        results.append(arith.MulIOp(values[0], values[1]))


def check(rewriter: Any, results: Any, values: Any) -> bool:
    value, op, type = values
    assert isinstance(op, arith.AddIOp) and str(type) == "i32" and value == op.lhs
    if not isinstance(value, ir.BlockArgument):
        return True
    results.append(value)
    return False


def native(**functions: Callable[..., Any]) -> rewrite.PDLModule:
    """Return the module with its two functions, or others in their place."""
    module = rewrite.PDLModule(ir.Module.parse(NATIVE))
    module.register_constraint_function("check", functions.get("check", check))
    module.register_rewrite_function("make", functions.get("make", make))
    return module


def test_native_functions(ctx: ir.Context) -> None:
    """They get values, operations and types, say whether they match, and give results."""
    module = ir.Module.parse(SUMS)
    rewrite.apply_patterns_and_fold_greedily(module, native().freeze())
    assert names(module) == ["arith.muli", "arith.addi", "func.return"]
    with pytest.raises(
        ValueError, match="uses the constraint function `check`, which is not regis"
    ):
        rewrite.PDLModule(ir.Module.parse(NATIVE)).freeze()
    with pytest.raises(ValueError, match="function `make` is registered already"):
        native().register_rewrite_function("make", make)
    with pytest.raises(TypeError, match="fn: expected a callable"):
        native().register_rewrite_function("other", 3)  # type: ignore[arg-type]


class _Unusual(BaseException):
    pass


def test_what_goes_wrong_in_native_functions(ctx: ir.Context) -> None:
    """Exceptions come out unchanged, wrong results are refused, and nothing that PDL holds can go."""
    raised = _Unusual("as it should")

    def fail(*_: Any) -> Any:
        raise raised

    def nowhere(rewriter: Any, results: Any, values: Any) -> None:
        results.append(arith.SubIOp(values[0], values[1], ip=False))  # type: ignore[arg-type]

    def erase(rewriter: Any, results: Any, values: Any) -> None:
        rewriter.erase_op(rewriter.ip.ref_operation)

    def move(rewriter: Any, results: Any, values: Any) -> None:
        op = rewriter.ip.ref_operation
        op.move_before(op.block.operations[-1])

    def detach(rewriter: Any, results: Any, values: Any) -> None:
        rewriter.ip.ref_operation.detach_from_parent()

    def argument(rewriter: Any, results: Any, values: Any) -> None:
        block = rewriter.ip.block
        block.add_argument(ir.IndexType.get(), ir.Location.unknown())
        block.erase_argument(len(block.arguments) - 1)

    wrong: list[tuple[str, Callable[..., Any], type[BaseException], str]] = [
        ("make", fail, _Unusual, "as it should"),
        ("check", fail, _Unusual, "as it should"),
        ("make", lambda *_: None, ValueError, "`make` must return 1 results, got 0"),
        ("make", lambda r, results, v: results.append(3), TypeError, "expected an operation, got"),
        ("check", lambda r, results, v: results.append("x"), TypeError, "expected a value, got"),
        (
            "make",
            nowhere,
            ValueError,
            "not inside of what patterns are applied to|uses a value inside",
        ),
        ("make", erase, ValueError, "may not take away or move `arith.addi`"),
        ("check", erase, ValueError, "may not take away or move `arith.addi`"),
        ("make", move, ValueError, "may not take away or move"),
        ("make", detach, ValueError, "may not take away or move"),
        ("make", argument, ValueError, "may not take away or move `a block argument`"),
    ]
    for name, function, kind, words in wrong:
        module = ir.Module.parse(SUMS)
        with pytest.raises(kind, match=words) as caught:
            rewrite.apply_patterns_and_fold_greedily(module, native(**{name: function}).freeze())
        assert kind is not _Unusual or caught.value is raised
        assert "return" in str(module)
    module = ir.Module.parse(SUMS)
    rewrite.walk_and_apply_patterns(module, native(make=lambda *_: True).freeze())
    assert names(module) == ["arith.addi", "arith.addi", "func.return"]


def test_modules_of_the_interpreter(ctx: ir.Context) -> None:
    """As MLIR's own tool lowers them; a part that MLIR looks up by name must be there."""
    command = ["mlir-opt-22", "--convert-pdl-to-pdl-interp"]
    text = subprocess.run(
        command, input=TO_PRODUCT, capture_output=True, text=True, check=True
    ).stdout
    module = ir.Module.parse(SUMS)
    patterns = rewrite.PDLModule(ir.Module.parse(text)).freeze()
    rewrite.apply_patterns_and_fold_greedily(module, patterns)
    assert names(module) == ["arith.muli", "arith.muli", "func.return"]
    with pytest.raises(ValueError, match="the module has no rewriter `@rewriters::@nothing`"):
        other = text.replace(
            "record_match @rewriters::@pdl_generated_rewriter", "record_match @rewriters::@nothing"
        )
        rewrite.PDLModule(ir.Module.parse(other))
    with pytest.raises(ValueError, match="`pdl_interp.func @matcher` and `module @rewriters`"):
        rewrite.PDLModule(ir.Module.parse(text.replace("@matcher", "@other")))


def test_what_is_no_module_of_patterns(ctx: ir.Context) -> None:
    for text in (SUMS, ""):
        with pytest.raises(ValueError, match="expected a module of `pdl.pattern`"):
            rewrite.PDLModule(ir.Module.parse(text))
    twice = NATIVE + NATIVE.replace(": !pdl.operation\n", ": !pdl.value\n").replace(
        "pdl.replace %sum with %new", "pdl.replace %sum with (%new : !pdl.value)"
    )
    with pytest.raises(ValueError, match="`make` is used with different results"):
        rewrite.PDLModule(ir.Module.parse(twice))
    bad = TO_PRODUCT.replace('"arith.muli"(%a, %b : !pdl.value, !pdl.value)', '"arith.muli"')
    module = ir.Module.parse(SUMS)
    with pytest.raises(ir.MLIRError, match="expected 2 operands"):
        patterns = rewrite.PDLModule(ir.Module.parse(bad)).freeze()
        rewrite.apply_patterns_and_fold_greedily(module, patterns)
    patterns = rewrite.PDLModule(ir.Module.parse(TO_PRODUCT)).freeze()
    with pytest.raises(ValueError, match="cannot be applied in a conversion"):
        module = ir.Module.parse(SUMS)
        rewrite.apply_partial_conversion(module, rewrite.ConversionTarget(), patterns)


def test_ranges_and_attributes(ctx: ir.Context) -> None:
    """Lists of values and types, and attributes, go both ways."""
    text = """
    pdl.pattern : benefit(1) {
      %types = pdl.types
      %values = pdl.operands
      %call = pdl.operation "func.call"(%values : !pdl.range<value>) -> (%types : !pdl.range<type>)
      %again, %same, %mark = pdl.apply_native_constraint "swap"(%values, %types, %call : !pdl.range<value>, !pdl.range<type>, !pdl.operation)
        : !pdl.range<value>, !pdl.range<type>, !pdl.attribute
      pdl.rewrite %call {
        %name = pdl.attribute = @g
        %new = pdl.operation "func.call"(%again : !pdl.range<value>) {"callee" = %name, "mark" = %mark} -> (%same : !pdl.range<type>)
        pdl.replace %call with %new
      }
    }"""

    def swap(rewriter: Any, results: Any, values: Any) -> bool:
        given, types, op = values
        if "mark" in op.attributes:
            return True
        results.append([given[1], given[0]])
        results.append(types)
        results.append(ir.StringAttr.get("seen"))
        return False

    patterns = rewrite.PDLModule(ir.Module.parse(text))
    patterns.register_constraint_function("swap", swap)
    module = ir.Module.parse("""
    func.func @f(%a: i32, %b: i32) -> i32 {
      %0 = func.call @g(%a, %b) : (i32, i32) -> i32
      return %0 : i32
    }
    func.func private @g(i32, i32) -> i32""")
    rewrite.apply_patterns_and_fold_greedily(module, patterns.freeze())
    assert 'call @g(%arg1, %arg0) {mark = "seen"}' in str(module)
