"""Folders, canonicalizers and inference of result types that hooks give to operations without C++."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fishplate import ir
from fishplate.ir.declare import Dialect, Operand, Result
from fishplate.ir.hooks import build, hook


class Sums(Dialect):
    """numbers that fold"""


class NumberOp(Sums.Operation, traits=["Pure", "ConstantLike"]):
    """a constant"""

    value: ir.IntegerAttr
    out: Result[ir.Type]


class AddOp(Sums.Operation, traits=["Pure"]):
    """adds"""

    lhs: Operand[ir.Type]
    rhs: Operand[ir.Type]
    out: Result[ir.Type]


class TwiceOp(Sums.Operation, traits=["Pure"]):
    """doubles, which is the same as to add"""

    number: Operand[ir.Type]
    out: Result[ir.Type]


class Numerals(Dialect):
    """constants whose values are not always there"""


class MaybeOp(Numerals.Operation, traits=["Pure", "ConstantLike"]):
    """a constant whose value may be absent"""

    value: ir.Attribute | None
    out: Result[ir.Type]


class PiOp(Numerals.Operation, traits=["Pure", "ConstantLike"]):
    """a constant whose value is known to a hook"""

    out: Result[ir.Type]


def _fold_add(op: Any, constants: Any) -> Any:
    left, right = constants
    if right is not None and right.value == 0:
        return "lhs"
    if left is None or right is None:
        return None
    return ir.IntegerAttr.get(left.type, left.value + right.value)


def _twice_is_a_sum(op: Any, rewriter: Any) -> None:
    number = op.operands[0]
    made = AddOp(op.results[0].type, number, number, loc=op.location, ip=rewriter.ip)
    rewriter.replace_op(op, made)


HOOKS: dict[str, Callable[..., Any]] = {
    "sums.add.fold": _fold_add,
    "sums.add.infer": lambda op: [op.operand_types[0]],
    "sums.twice.canonicalize": _twice_is_a_sum,
}


@pytest.fixture
def ctx() -> Iterator[ir.Context]:
    """Return a current context with the dialect and its hooks."""
    for name, function in HOOKS.items():
        hook(name)(function)
    with ir.Context() as context, ir.Location.unknown():
        Sums.register()
        Numerals.register()
        yield context


def after(text: str, pipeline: str = "canonicalize") -> str:
    """Return a module after passes."""
    module = ir.Module.parse(text)
    ir.PassManager.parse(f"builtin.module({pipeline})").run(module)
    assert module.operation.verify()
    return str(module)


ADD = """
func.func @f(%a: i32) -> (i32, i32) {
  %0 = "sums.number"() <{value = 0 : i32}> : () -> i32
  %1 = "sums.number"() <{value = 20 : i32}> : () -> i32
  %2 = "sums.number"() <{value = 22 : i32}> : () -> i32
  %3 = "sums.add"(%1, %2) : (i32, i32) -> i32
  %4 = "sums.add"(%a, %0) : (i32, i32) -> i32
  return %3, %4 : i32, i32
}"""

TWICE = """
func.func @f(%a: i32) -> i32 {
  %0 = "sums.twice"(%a) : (i32) -> i32
  %1 = "sums.twice"(%0) : (i32) -> i32
  %2 = "sums.twice"(%1) : (i32) -> i32
  return %1 : i32
}"""


def test_folding(ctx: ir.Context) -> None:
    folded = after(ADD)
    assert "sums.add" not in folded
    assert "return %0, %arg0" in folded
    assert folded.count("sums.number") == 1
    assert "value = 42 : i32" in folded
    assert "value = 42" in after(ADD, "sccp,canonicalize")


def test_constants_of_arith(ctx: ir.Context) -> None:
    hook("sums.twice.fold")(lambda op, constants: ir.IntegerAttr.get(op.result_types[0], 7))
    try:
        with ir.Context(), ir.Location.unknown():
            Sums.register()
            # The dialect's own constant comes first.
            assert "value = 7 : i32" in after(TWICE)
    finally:
        hook("sums.twice.fold")(lambda op, constants: None)


def test_a_hook_chooses_constants(ctx: ir.Context) -> None:
    asked: list[str] = []

    def choose(value: Any, ty: Any) -> Any:
        asked.append(f"{value} as {ty}")
        return "arith.constant", {"value": value}

    hook("sums.materialize_constant")(choose)
    try:
        with ir.Context(), ir.Location.unknown():
            Sums.register()
            assert "arith.constant 42 : i32" in after(ADD)
        assert "42 : i32 as i32" in asked
        # An operation that is not that constant is not made, and nothing folds.
        for name in ("sums.add", "no.such", "sums.number"):
            hook("sums.materialize_constant")(lambda value, ty, name=name: (name, {}))
            with ir.Context(), ir.Location.unknown():
                Sums.register()
                assert "sums.add" in after(ADD)
        hook("sums.materialize_constant")(lambda value, ty: 7)
        with ir.Context(), ir.Location.unknown():
            Sums.register()
            with pytest.raises(TypeError, match="the hook sums.materialize_constant: expected"):
                after(ADD)
    finally:
        hook("sums.materialize_constant")(lambda value, ty: None)


def test_builders(ctx: ir.Context) -> None:
    def twice(number: Any) -> Any:
        return AddOp(None, number, number)

    hook("sums.add.twice.build")(twice)
    module = ir.Module.parse("func.func @f(%a: i32) { return }")
    block = module.body.operations[0].regions[0].blocks[0]
    with ir.InsertionPoint.at_block_begin(block):
        made = build("sums.add", "twice", block.arguments[0])
    assert isinstance(made, AddOp)
    with pytest.raises(ValueError, match="sums.add has no builder `thrice`"):
        build("sums.add", "thrice", 1)


def test_canonicalization(ctx: ir.Context) -> None:
    simple = after(TWICE)
    assert "sums.twice" not in simple
    assert simple.count("sums.add") == 2
    # Folding and patterns help each other.
    both = TWICE.replace("%a: i32", "").replace(
        '%0 = "sums.twice"(%a)',
        '%a = "sums.number"() <{value = 3 : i32}> : () -> i32\n  %0 = "sums.twice"(%a)',
    )
    assert "value = 12 : i32" in after(both)


def test_inference(ctx: ir.Context) -> None:
    module = ir.Module.parse("func.func @f(%a: i32, %b: f64) { return }")
    block = module.body.operations[0].regions[0].blocks[0]
    with ir.InsertionPoint.at_block_begin(block):
        a, b = block.arguments
        assert AddOp(None, a, a).out.type == a.type
        assert (
            ir.Operation.create("sums.add", operands=[b, b], infer_type=True).results[0].type
            == b.type
        )
        hook("sums.add.infer")(lambda op: "i32")
        with pytest.raises(
            TypeError,
            match="the hook sums.add.infer: expected the types of the results",
        ):
            AddOp(None, a, a)
        hook("sums.add.infer")(lambda op: [][0])
        with pytest.raises(Exception, match=r"the hook sums.add.infer: .*index out of range"):
            AddOp(None, a, a)


def _wrong_type(op: Any, rewriter: Any) -> None:
    with rewriter.ip:
        other = NumberOp(
            ir.F32Type.get(op.context),
            ir.IntegerAttr.get(ir.IntegerType.get_signless(32, op.context), 1),
            loc=op.location,
        )
    op.results[0].replace_all_uses_with(other.results[0])


def _outside(op: Any, rewriter: Any) -> None:
    op.parent.parent.erase() if op.parent.parent else None
    op.parent.erase()


def _raises(op: Any, rewriter: Any) -> None:
    raise LookupError("on purpose")


@pytest.mark.parametrize(
    ("pattern", "wrong"),
    [
        (_raises, "the hook sums.twice.canonicalize: .*on purpose"),
        (_outside, "a pipeline is running"),
        (_wrong_type, "made something that does not verify"),
        (lambda op, rewriter: "no", "the hook sums.twice.canonicalize"),
        (lambda op, rewriter: op.operands[0].owner.erase(), "the hook sums.twice.canonicalize"),
    ],
)
def test_wrong_patterns(pattern: Any, wrong: str, ctx: ir.Context) -> None:
    hook("sums.twice.canonicalize")(pattern)
    with ir.Context(), ir.Location.unknown():
        Sums.register()
        module = ir.Module.parse(TWICE)
        with pytest.raises(Exception, match=wrong):
            ir.PassManager.parse("builtin.module(canonicalize)").run(module)
        # The context and the module are still there.
        assert str(module)


def test_handles_of_a_pattern_end_with_it(ctx: ir.Context) -> None:
    kept: list[Any] = []

    def pattern(op: Any, rewriter: Any) -> bool:
        kept.extend([op, op.operands[0], rewriter])
        return True

    hook("sums.twice.canonicalize")(pattern)
    with ir.Context(), ir.Location.unknown():
        Sums.register()
        assert "sums.twice" in after(TWICE)
    for use in (lambda: str(kept[0].operands), lambda: kept[2].erase_op(kept[0])):
        with pytest.raises(Exception, match="get it again|pattern"):
            use()


@pytest.mark.parametrize(
    ("answer", "wrong"),
    [
        (lambda op, constants: 9, "from 0 to 2 exclusive, got 9"),
        (lambda op, constants: ["lhs", "rhs"], "expected a value for each of 1 results, got 2"),
        (lambda op, constants: object(), "the hook sums.add.fold"),
        (lambda op, constants: "nobody", "named `nobody`"),
    ],
)
def test_wrong_folds(answer: Any, wrong: str, ctx: ir.Context) -> None:
    hook("sums.add.fold")(answer)
    with ir.Context(), ir.Location.unknown():
        Sums.register()
        with pytest.raises(Exception, match=wrong):
            after(ADD)


USED = """
func.func @f(%a: i32) -> (i32, i32) {{
  {}
  %two = arith.constant 2 : i32
  %1 = arith.addi %0, %two : i32
  %2 = "sums.add"(%0, %two) : (i32, i32) -> i32
  return %1, %2 : i32, i32
}}"""


@pytest.mark.parametrize("pipeline", ["canonicalize", "sccp,canonicalize,cse"])
@pytest.mark.parametrize(
    "constant",
    [
        '%0 = "numerals.maybe"() : () -> i32',
        '%0 = "numerals.maybe"() <{value = 20 : i128}> : () -> i32',
        '%0 = "numerals.maybe"() <{value = 1.0 : f32}> : () -> i32',
        '%0 = "numerals.maybe"() <{value = dense<1> : tensor<4xi32>}> : () -> i32',
    ],
)
def test_constants_without_a_value_of_their_type(
    constant: str, pipeline: str, ctx: ir.Context
) -> None:
    """Folders of C++ trust the value of a constant, so they do not get one that does not fit."""
    assert after(USED.format(constant), pipeline).count("numerals.maybe") == 1


def test_constants_with_too_few_elements(ctx: ir.Context) -> None:
    text = """
    func.func @f() -> i32 {
      %0 = "numerals.maybe"() <{value = dense<[1, 2]> : vector<2xi32>}> : () -> vector<64xi32>
      %1 = vector.extract %0[60] : i32 from vector<64xi32>
      return %1 : i32
    }"""
    assert "vector.extract" in after(text)
    assert "return %c1" in after(
        text.replace("[60]", "[0]").replace("vector<64", "vector<2"), "canonicalize"
    )


def test_constants_stay_apart(ctx: ir.Context) -> None:
    """Constants without a known value are equal if their attributes are, and are never made into others."""
    text = """
    func.func @f() -> (i32, i32, i32, i32) {
      %0 = "numerals.maybe"() {x = 1} : () -> i32
      %1 = "numerals.maybe"() {x = 2} : () -> i32
      %2 = "numerals.maybe"() {x = 1} : () -> i32
      %3 = "numerals.pi"() {x = 1} : () -> i32
      return %0, %1, %2, %3 : i32, i32, i32, i32
    }"""
    simple = after(text, "canonicalize,sccp,cse")
    assert (simple.count("numerals.maybe"), simple.count("numerals.pi")) == (2, 1)
    assert "fishplate" not in simple


PI = USED.format('%0 = "numerals.pi"() : () -> i32')


@pytest.mark.parametrize(
    ("answer", "wrong"),
    [
        (lambda op, constants: None, None),
        (lambda op, constants: 1 // 0, "modulo by zero"),
        (lambda op, constants: "out", "there are no operands of numerals.pi named `out`"),
        (
            lambda op, constants: ir.Attribute.parse("3 : i128", op.result_types[0].context),
            "result 0: expected an attribute for the type i32, got 3 : i128",
        ),
    ],
)
def test_constants_that_a_hook_folds(answer: Any, wrong: str | None, ctx: ir.Context) -> None:
    hook("numerals.pi.fold")(answer)
    with ir.Context(), ir.Location.unknown():
        Sums.register()
        Numerals.register()
        for pipeline in ("canonicalize", "sccp"):
            if wrong is None:
                assert "numerals.pi" in after(PI, pipeline)
                continue
            with pytest.raises(Exception, match=f"the hook numerals.pi.fold: .*{wrong}"):
                after(PI, pipeline)


def test_a_constant_has_one_value(ctx: ir.Context) -> None:
    """A hook is asked once for the value of a constant, because MLIR finds it by that."""
    asked: list[str] = []

    def value(op: Any, constants: Any) -> Any:
        asked.append(op.name)
        return ir.IntegerAttr.get(op.result_types[0], len(asked))

    hook("numerals.pi.fold")(value)
    with ir.Context(), ir.Location.unknown():
        Sums.register()
        Numerals.register()
        assert "arith.constant 3" in after(PI, "canonicalize,canonicalize")
        assert len(asked) == 1


@pytest.mark.parametrize("text", ["7 : i128", "7 : i8", "1.0 : f32", "dense<1> : tensor<2xi32>"])
def test_folds_to_another_type(text: str, ctx: ir.Context) -> None:
    hook("sums.add.fold")(
        lambda op, constants: ir.Attribute.parse(text, op.result_types[0].context)
    )
    with ir.Context(), ir.Location.unknown():
        Sums.register()
        for pipeline in ("canonicalize", "sccp"):
            with pytest.raises(ValueError, match="expected an attribute for the type i32, got "):
                after(ADD, pipeline)


def test_patterns_change_constants(ctx: ir.Context) -> None:
    """The driver's folder finds constants by their values, and lets go of one whose value changes."""
    calls: list[int] = []

    def pattern(op: Any, rewriter: Any) -> bool:
        calls.append(1)
        number = op.operands[0].owner
        if number.name == "arith.constant":
            number.attributes["value"] = ir.IntegerAttr.get(op.results[0].type, 7 + len(calls) % 2)
        with rewriter.ip, op.location:
            made = [NumberOp(op.results[0].type, ir.IntegerAttr.get(op.results[0].type, 5))]
        rewriter.replace_op(op, made[0])
        return False

    hook("sums.twice.canonicalize")(pattern)
    text = TWICE.replace(
        '%0 = "sums.twice"(%a)', '%b = arith.constant 5 : i32\n  %0 = "sums.twice"(%b)'
    )
    with ir.Context(), ir.Location.unknown():
        Sums.register()
        assert after(text, "canonicalize,cse,canonicalize").count("value = 5") == 1


def test_detached_operations_of_a_pattern(ctx: ir.Context) -> None:
    """An operation that a pattern keeps outside can be used, although what it used is gone."""
    kept: list[Any] = []

    def pattern(op: Any, rewriter: Any) -> None:
        kept.append(op.detach_from_parent())

    hook("sums.twice.canonicalize")(pattern)
    with ir.Context(), ir.Location.unknown():
        Sums.register()
        module = ir.Module.parse(TWICE)
        with pytest.raises(ValueError, match="is outside of what patterns are applied to"):
            ir.PassManager.parse("builtin.module(canonicalize)").run(module)
        for op in kept:
            assert "sums.twice" in str(op)
            assert [str(value.type) for value in op.operands] == ["i32"]
            op.erase()


def test_hooks_that_are_no_functions() -> None:
    with pytest.raises(TypeError, match="the hook sums.add.fold: expected a callable, got int"):
        hook("sums.add.fold")(7)  # type: ignore[type-var]


def test_exceptions_of_hooks(ctx: ir.Context) -> None:
    """The error names the hook, and has the exception as its cause. What ends a program does so."""

    class OwnError(Exception):
        """an error of the program"""

    for error in (OwnError("on purpose"), KeyboardInterrupt(), SystemExit(3)):

        def fold(op: Any, constants: Any, error: BaseException = error) -> None:
            raise error

        hook("sums.add.fold")(fold)
        with ir.Context(), ir.Location.unknown():
            Sums.register()
            with pytest.raises(BaseException) as raised:
                after(ADD)
        if isinstance(error, Exception):
            assert str(raised.value) == "the hook sums.add.fold: on purpose"
            assert raised.value.__cause__ is error
        else:
            assert raised.value is error
