"""PDL modules as patterns, with native functions in Python."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fishplate import ir
from fishplate.dialects import arith, cf, func, gpu, llvm, memref, scf, vector
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
            "record_match @rewriters::@pdl_generated_rewriter",
            "record_match @rewriters::@nothing",
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


def rewriting(rewrite_text: str, matched: str = '"arith.addi"') -> str:
    """Return a pattern for sums with a rewrite."""
    return TO_PRODUCT.split("  pdl.rewrite")[0].replace('"arith.addi"', matched) + (
        f"  pdl.rewrite %sum {{\n{rewrite_text}\n  }}\n}}"
    )


def new(name: str, operands: str = "", attributes: str = "") -> str:
    """Return the creation of an operation whose result types are inferred, in place of the sum."""
    types = ", ".join(["!pdl.value"] * len(operands.split()))
    given = f"({', '.join(operands.split())} : {types})" if operands else ""
    return f"""
    %new = pdl.operation "{name}"{given} {attributes}
    %result = pdl.result 0 of %new
    pdl.replace %sum with (%result : !pdl.value)"""


def apply(text: str) -> ir.Module:
    module = ir.Module.parse(SUMS)
    patterns = rewrite.PDLModule(ir.Module.parse(text)).freeze()
    rewrite.apply_patterns_and_fold_greedily(module, patterns)
    return module


def test_inferred_types(ctx: ir.Context) -> None:
    """MLIR's inference is called only with operands and attributes that the operation can have."""
    assert names(apply(rewriting(new("arith.muli", "%a %b"))))[:2] == ["arith.muli"] * 2
    wrong = [
        (new("arith.muli"), r"expected operands \(lhs, rhs\), got 0"),
        (new("arith.muli", "%a"), r"expected operands \(lhs, rhs\), got 1"),
        (new("arith.muli", "%a %b %b"), r"expected operands \(lhs, rhs\), got 3"),
        (new("arith.select", "%a %b %b"), "operand `condition` must be"),
        (new("arith.constant"), "attribute `value` is missing"),
        (new("arith.cmpi", "%a %b"), "attribute `predicate` is missing"),
        (new("arith.mulf", "%a %b"), "operand `lhs` must be"),
        (
            "%none = pdl.results 3 of %sum -> !pdl.range<value>\n"
            + new("arith.muli").replace('"arith.muli"', '"arith.muli"(%none : !pdl.range<value>)'),
            "creates `arith.muli`, but argument 0 of it does not exist|got 0",
        ),
    ]
    for text, words in wrong:
        with pytest.raises((ValueError, TypeError, ir.MLIRError), match=words):
            apply(rewriting(text))
    lowered = subprocess.run(
        ["mlir-opt-22", "--convert-pdl-to-pdl-interp"],
        input=rewriting(new("arith.muli", "%a")),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    creation = 'create_operation "arith.muli"(%arg0 : !pdl.value)'
    assert creation in lowered
    with pytest.raises(ValueError, match="expected operands"):
        apply(lowered.replace(creation, creation + " -> <inferred>"))


def test_rewrites_that_mlir_cannot_do(ctx: ir.Context) -> None:
    """Each of these ends the process in MLIR's own interpreter, or leaves damaged IR."""
    ctx.allow_unregistered_dialects = True
    product = (
        '%n = pdl.operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) -> (%type : !pdl.type)\n'
    )
    absent = "%r = pdl.result 3 of %sum\n"
    by_a = "pdl.replace %sum with (%a : !pdl.value)\n"
    wrong = [
        (absent + "pdl.replace %sum with (%r : !pdl.value)", "by a value that does not exist"),
        (absent + product.replace("(%a", "(%r"), "creates `arith.muli`, but argument 0"),
        ("pdl.erase %sum", "erases this, but it is used"),
        ("pdl.replace %sum with (%a, %b : !pdl.value, !pdl.value)", "another number of values"),
        ("pdl.replace %sum with %sum", "by a value that goes with it"),
        (by_a + by_a, "operation that is gone"),
        (by_a + "pdl.erase %sum", "operation that is gone"),
        (product + "pdl.erase %n\npdl.replace %sum with %n", "is in no block"),
        (product + "pdl.replace %sum with %n\npdl.erase %n", "erases this, but it is used"),
    ]
    for text, words in wrong:
        with pytest.raises((ValueError, ir.MLIRError), match=words):
            apply(rewriting(text))
    after = by_a + product.replace("arith.muli", "test.after").replace("%n = ", "")
    assert "test.after" in names(apply(rewriting(after)))
    call = by_a + 'pdl.apply_native_rewrite "see"(%sum : !pdl.operation)'
    module = rewrite.PDLModule(ir.Module.parse(rewriting(call)))
    module.register_rewrite_function("see", lambda *_: None)
    with pytest.raises(ValueError, match="`see` gets an operation that the rewrite has erased"):
        rewrite.apply_patterns_and_fold_greedily(ir.Module.parse(SUMS), module.freeze())
    reserved = call.replace("see", "fishplate.read")
    with pytest.raises(ValueError, match="the name `fishplate.read` is reserved"):
        rewrite.PDLModule(ir.Module.parse(rewriting(reserved)))


def test_matchers_by_hand(ctx: ir.Context) -> None:
    """MLIR's interpreter reads without looking; a matcher then does not match here, and one without an end is refused."""
    frame = """
    module {{
      pdl_interp.func @matcher(%root: !pdl.operation) {{
        {}
      }}
      module @rewriters {{}}
    }}"""
    end = "^end: pdl_interp.finalize"
    maker = (
        "%v = pdl_interp.get_operand {} of %root\n"
        "%o = pdl_interp.get_defining_op of %v : !pdl.value\n"
    )
    reads = [
        'pdl_interp.check_operation_name of %o is "arith.addi" -> ^end, ^end\n',
        "pdl_interp.check_operand_count of %o is 2 -> ^end, ^end\n",
        "pdl_interp.switch_result_count of %o to dense<[1]> : vector<1xi32>(^end) -> ^end\n",
        "%r = pdl_interp.get_result 0 of %o\npdl_interp.is_not_null %r : !pdl.value -> ^end, ^end\n",
        '%r = pdl_interp.get_attribute "x" of %o\npdl_interp.is_not_null %r : !pdl.attribute -> ^end, ^end\n',
    ]
    for operand in (0, 1, 7):
        for read in reads:
            apply(frame.format(maker.format(operand) + read + end))
    users = """
        %v = pdl_interp.get_operand 7 of %root
        %users = pdl_interp.get_users of %v : !pdl.value
        pdl_interp.foreach %user : !pdl.operation in %users {
          %w = pdl_interp.get_operand 7 of %user
          %o = pdl_interp.get_defining_op of %w : !pdl.value
          pdl_interp.check_result_count of %o is 1 -> ^inner, ^inner
        ^inner:
          pdl_interp.continue
        } -> ^end
        """
    for operand in ("7", "0"):
        apply(
            frame.format(
                users.replace("get_operand 7 of %root", f"get_operand {operand} of %root") + end
            )
        )
    loop = "pdl_interp.branch ^a\n^a:\n pdl_interp.branch ^b\n^b:\n pdl_interp.branch ^a\n"
    with pytest.raises(ir.MLIRError, match="follow each other in a circle"):
        apply(frame.format(loop))


def test_hostile_creations(ctx: ir.Context) -> None:
    """Every operation of some dialects, with any operands of any types: an error or a result, never a crash."""
    texts = []
    for dialect in (arith, memref, scf, vector, gpu, llvm, func, cf):
        classes = [getattr(dialect, name) for name in dir(dialect)]
        for cls in classes:
            name = getattr(cls, "OPERATION_NAME", None)
            if not isinstance(cls, type) or name is None:
                continue
            texts += [
                rewriting(new(name, operands)) for operands in ("", "%a", "%a %b", "%a %b %a")
            ]
    assert len(texts) > 400
    refused = 0
    for text in texts:
        try:
            apply(text)
        except (ir.MLIRError, ValueError, TypeError, RuntimeError):
            refused += 1
    assert 0 < refused < len(texts)


#: Patterns that MLIR's verifier accepts, and its lowering does not survive.
LOST = [
    """
pdl.pattern : benefit(1) {
  %a = pdl.operand
  %b = pdl.operand
  %c = pdl.operand
  %types = pdl.types
  %sum = pdl.operation "arith.addi"(%a, %b : !pdl.value, !pdl.value) -> (%types : !pdl.range<type>)
  pdl.apply_native_constraint "check"(%c : !pdl.value)
  pdl.rewrite %sum {
    pdl.erase %sum
  }
}
""",
    """
pdl.pattern : benefit(1) {
  %a = pdl.operand
  %first = pdl.operation "scf.if"
  %third = pdl.result 2 of %first
  %sum = pdl.operation "arith.addi"(%third, %a : !pdl.value, !pdl.value)
  pdl.rewrite %sum {
    pdl.erase %sum
  }
}
""",
]


@pytest.mark.parametrize("text", LOST)
def test_patterns_that_cannot_be_lowered(text: str, ctx: ir.Context) -> None:
    module = ir.Module.parse(text)
    if text is LOST[0]:
        with pytest.raises(ir.MLIRError, match="MLIR cannot lower these patterns"):
            rewrite.PDLModule(module)
    else:
        # It depends on the build of MLIR whether its lowering survives this one.
        try:
            rewrite.PDLModule(module)
        except ir.MLIRError as error:
            assert "MLIR cannot lower these patterns" in str(error)
    assert module.operation.verify()
    rewrite.PDLModule(ir.Module.parse(TO_PRODUCT))


REGIONS = """
func.func @f(%a: i32, %c: i1) {
  %0 = scf.if %c -> i32 {
    %1 = arith.addi %a, %a : i32
    %2 = arith.muli %1, %1 : i32
    scf.yield %2 : i32
  } else {
    scf.yield %a : i32
  }
  "foo.last"(%0) : (i32) -> ()
  return
}
func.func @g(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  return %1 : i32
}
"""


@pytest.mark.parametrize("name", ["", ' "scf.if"', ' "func.func"', ' "foo.last"'])
def test_erasing_operations_with_regions(name: str, ctx: ir.Context) -> None:
    """The contents of an erased operation are not visited again."""
    ctx.allow_unregistered_dialects = True
    text = "pdl.pattern : benefit(1) { %op = pdl.operation%s pdl.rewrite %op { pdl.erase %op } }"
    pdl = rewrite.PDLModule(ir.Module.parse(text.replace("%s", name))).freeze()
    module = ir.Module.parse(REGIONS)
    try:
        rewrite.apply_patterns_and_fold_greedily(module, pdl)
    except ir.MLIRError as error:
        assert "a pattern made something that does not verify" in str(error)
    assert str(module)


MATCHER = """
pdl_interp.func @matcher(%op: !pdl.operation) {
  STEPS
^match:
  pdl_interp.record_match @rewriters::@done : benefit(1), loc([LOC]) -> ^end
^end:
  pdl_interp.finalize
}
module @rewriters {
  pdl_interp.func @done() {
    pdl_interp.finalize
  }
}
"""


@pytest.mark.parametrize(
    ("steps", "location"),
    [
        (
            """%0 = pdl_interp.get_operands 0 of %op : !pdl.range<value>
               %1 = pdl_interp.get_operands 7 of %op : !pdl.range<value>
               pdl_interp.are_equal %0, %1 : !pdl.range<value> -> ^match, ^end""",
            "%op",
        ),
        (
            """%0 = pdl_interp.get_operands 7 of %op : !pdl.range<value>
               %1 = pdl_interp.get_value_type of %0 : !pdl.range<type>
               pdl_interp.check_types %1 are [i32] -> ^match, ^end""",
            "%op",
        ),
        (
            """%0 = pdl_interp.get_operand 0 of %op
               %1 = pdl_interp.get_defining_op of %0 : !pdl.value
               pdl_interp.branch ^match""",
            "%1",
        ),
    ],
)
def test_matchers_that_read_nothing(steps: str, location: str, ctx: ir.Context) -> None:
    text = MATCHER.replace("STEPS", steps).replace("LOC", location)
    pdl = rewrite.PDLModule(ir.Module.parse(text)).freeze()
    module = ir.Module.parse(SUMS)
    rewrite.walk_and_apply_patterns(module, pdl)
    assert names(module) == ["arith.addi", "arith.addi", "func.return"]
