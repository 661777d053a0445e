"""Dialect conversion: targets, type converters, one-to-one and one-to-many, with MLIR's own driver as the oracle."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from fishplate import ir
from fishplate.dialects import arith, func
from fishplate.ir import rewrite

TEXT = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %0, %b : i32
  return %1 : i32
}
"""


@pytest.fixture
def ctx() -> Iterator[ir.Context]:
    """Return a current context, and a current location."""
    with ir.Context() as context, ir.Location.unknown():
        yield context


def i32() -> ir.Type:
    return ir.IntegerType.get_signless(32)


def i64() -> ir.Type:
    return ir.IntegerType.get_signless(64)


def widening() -> rewrite.TypeConverter:
    """Return a converter from i32 to i64, which leaves other types as they are."""
    converter = rewrite.TypeConverter()
    converter.add_conversion(lambda ty: ty)
    wide, narrow = i64(), i32()
    converter.add_conversion(lambda ty: wide if ty == narrow else None)
    return converter


def to_product(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
    with rewriter.ip:
        rewriter.replace_op(op, arith.MulIOp(adaptor.lhs, adaptor.rhs, loc=op.location))


def to_return(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
    with rewriter.ip:
        rewriter.replace_op(op, func.ReturnOp(adaptor.operands, loc=op.location))


def legal_function(op: Any) -> bool:
    return "i32" not in str(op.attributes["function_type"])


def legal_operands(op: Any) -> bool:
    return i32() not in [value.type for value in op.operands]


def names(module: ir.Module) -> list[str]:
    return [op.name for op in module.body.operations[0].regions[0].blocks[0]]


def whole(
    converter: rewrite.TypeConverter,
) -> tuple[rewrite.ConversionTarget, rewrite.FrozenRewritePatternSet]:
    """Return a target without i32, and the patterns that lead to it."""
    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion(arith.AddIOp, to_product, converter)
    patterns.add_conversion("func.return", to_return, converter)
    patterns.add_function_type_conversion(func.FuncOp, converter)
    target = rewrite.ConversionTarget()
    target.add_illegal_op(arith.AddIOp)
    target.add_legal_dialect(arith, "builtin")
    target.add_dynamically_legal_op(func.FuncOp, is_legal=legal_function)
    target.add_dynamically_legal_op(func.ReturnOp, is_legal=legal_operands)
    return target, patterns.freeze()


def test_types_operations_and_signatures(ctx: ir.Context) -> None:
    """A full conversion leaves no cast where every operation is converted."""
    module = ir.Module.parse(TEXT)
    function = module.body.operations[0]
    first = function.regions[0].blocks[0].operations[0]
    argument = function.regions[0].blocks[0].arguments[0]
    target, patterns = whole(widening())
    rewrite.apply_full_conversion(module, target, patterns)
    assert "i32" not in str(module)
    assert names(module) == ["arith.muli", "arith.muli", "func.return"]
    assert function.is_valid and not first.is_valid and not argument.is_valid
    with pytest.raises(ir.InvalidHandleError):
        _ = first.operands
    with pytest.raises(ir.InvalidHandleError):
        _ = argument.type
    assert module.operation.verify()


def test_casts_and_materialisations(ctx: ir.Context) -> None:
    """Where old and new types meet, materialisations build operations, casts stay, or the conversion fails."""
    converter = widening()
    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion(arith.AddIOp, to_product, converter)
    target = rewrite.ConversionTarget()
    target.add_illegal_op("arith.addi")
    module = ir.Module.parse(TEXT)
    config = rewrite.ConversionConfig(build_materializations=False)
    rewrite.apply_partial_conversion(module.operation, target, patterns.freeze(), config)
    cast = "builtin.unrealized_conversion_cast"
    assert names(module) == [cast, cast, "arith.muli", "arith.muli", cast, "func.return"]

    module = ir.Module.parse(TEXT)
    with pytest.raises(
        ir.MLIRError, match=r"unresolved materialization from \('i32'\) to \('i64'\)"
    ):
        rewrite.apply_partial_conversion(module, target, patterns.freeze())
    assert module.operation.verify()

    seen: list[str] = []

    def extend(rewriter: Any, type: Any, values: Any, location: Any) -> Any:
        seen.append(f"target {type} {len(values)}")
        with rewriter.ip, location:
            return arith.ExtSIOp(type, values[0])

    def truncate(rewriter: Any, type: Any, values: Any, location: Any) -> Any:
        seen.append(f"source {type} {len(values)}")
        with rewriter.ip, location:
            return arith.TruncIOp(type, values[0]).result

    converter.add_target_materialization(extend)
    converter.add_source_materialization(truncate)
    module = ir.Module.parse(TEXT)
    rewrite.apply_partial_conversion(module, target, patterns.freeze())
    assert sorted(names(module)) == sorted(
        ["arith.extsi"] * 2 + ["arith.muli"] * 2 + ["arith.trunci", "func.return"]
    )
    assert sorted(seen) == ["source i32 1", "target i64 1", "target i64 1"]
    converter.add_source_materialization(lambda rewriter, type, values, location: values[0])
    with pytest.raises(ValueError, match=r"returned values of \('i64'\), expected \('i32'\)"):
        rewrite.apply_partial_conversion(ir.Module.parse(TEXT), target, patterns.freeze())


def test_one_to_many(ctx: ir.Context) -> None:
    """A type may become several, or none."""
    converter = rewrite.TypeConverter()
    half, wide = i32(), i64()
    converter.add_conversion(
        lambda ty: [half, half] if ty == wide else [] if "none" in str(ty) else ty
    )
    assert converter.convert_type(wide) is None and converter.convert_type(half) == half
    assert converter.convert_type_to_types(wide) == [half, half]
    text = TEXT.replace("i32", "i64").replace("%b: i64)", "%b: i64, %n: none)")

    def add_halves(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        assert [len(each) for each in adaptor.operands] == [2, 2]
        with rewriter.ip, op.location:
            sums = [arith.addi(a, b) for a, b in zip(adaptor.lhs, adaptor.rhs, strict=True)]
        rewriter.replace_op_with_multiple(op, [sums])

    def give_all(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        with rewriter.ip:
            func.ReturnOp([value for group in adaptor.operands for value in group], loc=op.location)
        rewriter.erase_op(op)

    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion(arith.AddIOp, add_halves, converter, one_to_n=True)
    patterns.add_conversion(arith.AddIOp, lambda *_: pytest.fail("not for lists"), converter, 9)
    patterns.add_conversion(func.ReturnOp, give_all, converter, one_to_n=True)
    patterns.add_function_type_conversion("func.func", converter)
    target = rewrite.ConversionTarget()
    for op in (arith.AddIOp, func.ReturnOp):
        target.add_dynamically_legal_op(
            op, is_legal=lambda op: wide not in [value.type for value in op.operands]
        )
    target.add_dynamically_legal_op(
        func.FuncOp, is_legal=lambda op: "i64" not in str(op.attributes["function_type"])
    )
    target.mark_unknown_op_dynamically_legal(lambda op: True)
    module = ir.Module.parse(text)
    rewrite.apply_full_conversion(module, target, patterns.freeze())
    assert "(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> (i32, i32)" in str(module)
    assert names(module) == ["arith.addi"] * 4 + ["func.return"]


def test_what_is_illegal_fails(ctx: ir.Context) -> None:
    """Illegal operations fail; unknown ones fail in a full conversion; the inside of legal ones can be legal."""
    patterns = rewrite.RewritePatternSet().freeze()
    target = rewrite.ConversionTarget()
    module = ir.Module.parse(TEXT)
    rewrite.apply_partial_conversion(module, target, patterns)
    with pytest.raises(ir.MLIRError, match="full conversion failed: .* operation 'builtin.module'"):
        rewrite.apply_full_conversion(module, target, patterns)
    target.add_illegal_dialect("arith")
    with pytest.raises(ir.MLIRError, match="partial conversion failed: .* operation 'arith.addi'"):
        rewrite.apply_partial_conversion(module, target, patterns)
    target.add_legal_op("func.func", "builtin.module")
    target.mark_op_recursively_legal("func.func")
    rewrite.apply_full_conversion(module, target, patterns)
    target.mark_op_recursively_legal(func.FuncOp, is_legal=lambda op: False)
    with pytest.raises(ir.MLIRError, match=r"'arith.addi' at loc\("):
        rewrite.apply_full_conversion(module, target, patterns)
    for wrong in (3, "addi", None):
        with pytest.raises(TypeError, match="expected a class of operations"):
            target.add_legal_op(wrong)
    with pytest.raises(TypeError, match="expected the name of a dialect"):
        target.add_legal_dialect("arith.addi")


def test_patterns_of_both_kinds(ctx: ir.Context) -> None:
    """Plain patterns work in conversions. Patterns for conversions do not work in other drivers."""

    def to_product_plain(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        with rewriter.ip, op.location:
            rewriter.replace_op(op, arith.MulIOp(*op.operands))

    patterns = rewrite.RewritePatternSet()
    patterns.add(arith.AddIOp, to_product_plain)
    target = rewrite.ConversionTarget()
    target.add_illegal_op(arith.AddIOp)
    module = ir.Module.parse(TEXT)
    rewrite.apply_partial_conversion(module, target, patterns.freeze())
    assert names(module) == ["arith.muli", "arith.muli", "func.return"]

    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion(arith.AddIOp, to_product, None)
    module = ir.Module.parse(TEXT)
    with pytest.raises(ValueError, match="apply_partial_conversion or apply_full_conversion"):
        rewrite.apply_patterns_and_fold_greedily(module, patterns.freeze())
    rewrite.apply_partial_conversion(module, target, patterns.freeze())
    assert names(module) == ["arith.muli", "arith.muli", "func.return"]

    def outside(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        rewriter.convert_region_types(op.parent.regions[0], rewrite.TypeConverter())

    patterns = rewrite.RewritePatternSet()
    patterns.add(arith.MulIOp, outside)
    with pytest.raises(ValueError, match="the rewriter belongs to no conversion"):
        rewrite.walk_and_apply_patterns(module, patterns.freeze())


class _Unusual(BaseException):
    pass


def test_exceptions_come_out_unchanged(ctx: ir.Context) -> None:
    """From patterns, conversions of types, materialisations and legality."""
    raised = _Unusual("as it should")

    def fail(*_: Any) -> Any:
        raise raised

    for where in ("pattern", "type", "legality", "source", "target"):
        converter = widening()
        if where == "type":
            converter.add_conversion(fail)
        if where == "source":
            converter.add_source_materialization(fail)
        if where == "target":
            converter.add_target_materialization(fail)
        patterns = rewrite.RewritePatternSet()
        patterns.add_conversion(arith.AddIOp, fail if where == "pattern" else to_product, converter)
        target = rewrite.ConversionTarget()
        if where == "legality":
            target.add_dynamically_legal_op(arith.AddIOp, is_legal=fail)
        else:
            target.add_illegal_op(arith.AddIOp)
        module = ir.Module.parse(TEXT)
        if where == "source":
            converter.add_target_materialization(
                lambda rewriter, type, values, location: arith.ExtSIOp(
                    type, values[0], loc=location, ip=rewriter.ip
                )
            )
        with pytest.raises(_Unusual) as caught:
            rewrite.apply_partial_conversion(module, target, patterns.freeze())
        assert caught.value is raised, where
        assert "return" in str(module)


def test_wrong_answers(ctx: ir.Context) -> None:
    converter = rewrite.TypeConverter()
    converter.add_conversion(lambda ty: 3)
    with pytest.raises(
        TypeError, match="a conversion of types returns a type, a list of types or None"
    ):
        converter.convert_type(i32())
    with ir.Context(), pytest.raises(ValueError, match="belongs to another context"):
        rewrite.apply_partial_conversion(
            ir.Module.parse(TEXT, ctx),
            rewrite.ConversionTarget(),
            rewrite.RewritePatternSet(ctx).freeze(),
        )
    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion(
        arith.AddIOp, lambda op, adaptor, c, rewriter: rewriter.replace_op(op, []), widening()
    )
    target = rewrite.ConversionTarget()
    target.add_illegal_op(arith.AddIOp)
    with pytest.raises(ValueError, match="has 1 results, but 0 values"):
        rewrite.apply_partial_conversion(ir.Module.parse(TEXT), target, patterns.freeze())

    def again(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        with rewriter.ip, op.location:
            rewriter.replace_op(op, arith.AddIOp(*op.operands))

    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion(arith.AddIOp, again, None)
    with pytest.raises(RuntimeError, match="the conversion does not end"):
        rewrite.apply_partial_conversion(ir.Module.parse(TEXT), target, patterns.freeze())


def _with(package: str, ir: Any, rewrite: ModuleType, arith: Any, func: Any, mode: str) -> str:
    """Convert a module with one of the two packages; return its text, or the kind of failure."""
    narrow, wide = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(64)
    module = ir.Module.parse(TEXT)
    converter = rewrite.TypeConverter()

    # MLIR's own class does not hold the function.
    def convert(ty: Any) -> Any:
        return wide if ty == narrow else ty

    converter.add_conversion(convert)

    def product(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        with rewriter.ip:
            rewriter.replace_op(op, arith.MulIOp(adaptor.lhs, adaptor.rhs, loc=op.location))

    def give(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        with rewriter.ip:
            rewriter.replace_op(op, func.ReturnOp(adaptor.operands, loc=op.location))

    def function(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        ty = ir.FunctionType.get([wide, wide], [wide])
        op.attributes["function_type"] = ir.TypeAttr.get(ty)
        rewriter.convert_region_types(op.regions[0], converter)

    patterns, target = rewrite.RewritePatternSet(), rewrite.ConversionTarget()
    patterns.add_conversion(arith.AddIOp, product, converter)
    target.add_illegal_op(arith.AddIOp)
    target.add_legal_op("arith.muli")
    if "f" in mode:
        patterns.add_conversion(func.FuncOp, function, converter)
        target.add_illegal_op("func.func")
    if "r" in mode:
        patterns.add_conversion(func.ReturnOp, give, converter)
        # MLIR's own package neither has dynamic legality nor looks at operations that Python makes.
        if package == "jaxlib":
            target.add_illegal_op(func.ReturnOp)
        else:
            target.add_dynamically_legal_op(func.ReturnOp, is_legal=legal_operands)
    if "l" in mode:
        target.add_legal_dialect("func", "builtin")
    config = rewrite.ConversionConfig()
    config.build_materializations = "c" not in mode
    drive = rewrite.apply_full_conversion if "x" in mode else rewrite.apply_partial_conversion
    try:
        drive(module.operation, target, patterns.freeze(), config)
    except ir.MLIRError as error:
        words = ("failed to legalize operation", "failed to legalize unresolved materialization")
        return next(word for word in words if word in str(error))
    return str(module)


@pytest.mark.parametrize("mode", ["", "c", "fr", "frc", "f", "r", "x", "xl", "xlc", "xlfr"])
def test_as_mlir_does(mode: str) -> None:
    """The same program leaves the same module, or the same failure, with MLIR's own driver."""
    pytest.importorskip("jaxlib")
    import jaxlib.mlir.dialects.arith as peer_arith
    import jaxlib.mlir.dialects.func as peer_func
    import jaxlib.mlir.ir as peer_ir
    from jax._src.interpreters import mlir as jax_mlir
    from jaxlib.mlir._mlir_libs._mlir import rewrite as peer_rewrite

    with jax_mlir.make_ir_context(), peer_ir.Location.unknown():
        theirs = _with("jaxlib", peer_ir, peer_rewrite, peer_arith, peer_func, mode)
    with ir.Context(), ir.Location.unknown():
        assert _with("fishplate", ir, rewrite, arith, func, mode) == theirs


def test_the_result_is_verified() -> None:
    """A function that returns another type than it says is an error."""
    with ir.Context(), ir.Location.unknown():
        patterns, target = rewrite.RewritePatternSet(), rewrite.ConversionTarget()
        patterns.add_function_type_conversion("func.func", widening())
        target.add_illegal_op("func.func")
        config = rewrite.ConversionConfig(build_materializations=False)
        with pytest.raises(ir.MLIRError, match="the converted IR does not verify"):
            module = ir.Module.parse(TEXT)
            rewrite.apply_partial_conversion(module, target, patterns.freeze(), config)


def mutate(chosen: random.Random, op: Any, adaptor: Any, rewriter: Any, kept: list[Any]) -> bool:
    """Make a random change with a rewriter of a conversion."""
    every = [each for each in op.block if each.name != "func.return"]
    other = chosen.choice([*every, *[each for each in kept if each.is_valid], op])
    kept.append(other)
    way = chosen.randrange(9)
    try:
        if way == 0:
            rewriter.erase_op(other)
        elif way == 1:
            rewriter.replace_op(op, other)
        elif way == 2:
            rewriter.replace_op(other, [chosen.choice(adaptor.operands)])
        elif way == 3:
            rewriter.move_op_before(other, op)
        elif way == 4:
            with rewriter.ip, op.location:
                rewriter.replace_op(op, arith.MulIOp(*adaptor.operands))
        elif way == 5:
            kept.append(rewriter.clone(other))
        elif way == 6:
            rewriter.convert_region_types(op.parent.regions[0], widening())
        elif way == 7:
            other.detach_from_parent()
            if chosen.random() < 0.7:
                rewriter.insert(other)
        else:
            rewriter.replace_op_with_multiple(other, [chosen.sample(adaptor.operands, 1)])
    except (ValueError, IndexError, ir.InvalidHandleError):
        return True
    return chosen.random() < 0.5


#: Number of changes; `make soak` makes more.
MUTATIONS = int(os.environ.get("FISHPLATE_MUTATIONS", "1000"))


def test_random_mutations(ctx: ir.Context) -> None:
    """A stale handle always raises, and the driver ends."""
    count = 0
    for seed in range(MUTATIONS):
        if count >= MUTATIONS:
            break
        chosen = random.Random(seed)
        lines = [
            f"%{i} = arith.{chosen.choice(['addi', 'subi', 'muli'])} "
            f"%{chosen.choice(['a', 'b', *map(str, range(i))])}, %{chosen.choice('ab')} : i32"
            for i in range(8)
        ]
        body = "\n".join([*lines, "return %7 : i32"])
        module = ir.Module.parse(f"func.func @f(%a: i32, %b: i32) -> i32 {{\n{body}\n}}")
        kept: list[Any] = []
        left = 25

        def pattern(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> bool:
            nonlocal left, count
            if left == 0:
                return True
            left, count = left - 1, count + 1
            return mutate(chosen, op, adaptor, rewriter, kept)  # noqa: B023

        patterns, target = rewrite.RewritePatternSet(), rewrite.ConversionTarget()
        for name in ("addi", "subi", "muli"):
            patterns.add_conversion(f"arith.{name}", pattern, widening())
        target.add_dynamically_legal_dialect("arith", is_legal=legal_operands)
        config = rewrite.ConversionConfig(build_materializations=seed % 2 == 0)
        try:
            rewrite.apply_partial_conversion(module, target, patterns.freeze(), config)
        except (RuntimeError, ir.MLIRError, ValueError):
            pass
        for each in kept:
            if not each.is_valid:
                with pytest.raises(ir.InvalidHandleError):
                    _ = each.operands
        assert "return" in str(module)
    assert count >= MUTATIONS
