"""Rewrite patterns: greedy and with one walk, with safe rewriters and handles."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fishplate import ir
from fishplate.dialects import arith, cf, func
from fishplate.ir import rewrite


@pytest.fixture
def ctx() -> Iterator[ir.Context]:
    """Return a current context, and a current location."""
    with ir.Context() as context, ir.Location.unknown():
        yield context


def parse(*lines: str, arguments: str = "%a: i32, %b: i32") -> ir.Module:
    """Return a module with a function of these lines."""
    body = "\n".join(lines)
    return ir.Module.parse(f"func.func @f({arguments}) -> i32 {{\n{body}\n}}")


def frozen(*patterns: tuple[Any, ...]) -> rewrite.FrozenRewritePatternSet:
    """Return frozen patterns, as drivers take them."""
    patterns_ = rewrite.RewritePatternSet()
    for pattern in patterns:
        patterns_.add(*pattern)
    return patterns_.freeze()


def names(module: ir.Module) -> list[str]:
    """Return the names of the operations of the function."""
    return [op.name for op in module.body.operations[0].regions[0].blocks[0]]


def greedily(module: ir.Module, *patterns: tuple[Any, ...], **choices: Any) -> None:
    """Apply patterns greedily."""
    config = rewrite.GreedyRewriteConfig(**choices)
    rewrite.apply_patterns_and_fold_greedily(module, frozen(*patterns), config)


def sub_to_add(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
    """Replace a subtraction by an addition of the negative value."""
    with rewriter.ip, op.location:
        arith.ConstantOp(op.operands[0].type, 0)  # dead
        negative = arith.MulIOp(op.operands[1], arith.ConstantOp(op.operands[0].type, -1))
        rewriter.replace_op(op, arith.AddIOp(op.operands[0], negative))


SUBS = ("%0 = arith.subi %a, %b : i32", "%1 = arith.subi %0, %b : i32", "return %1 : i32")


def test_greedy_rewrites_fold_to_a_fixed_point(ctx: ir.Context) -> None:
    """Constants of patterns are shared, and unused ones are removed."""
    module = parse(*SUBS)
    greedily(module, (arith.SubIOp, sub_to_add))
    assert names(module) == [
        "arith.constant",
        *["arith.muli", "arith.addi"] * 2,
        "func.return",
    ]
    assert module.operation.verify()
    module = parse("%c = arith.constant 5 : i32", "%0 = arith.subi %c, %c : i32", "return %0 : i32")
    greedily(module, ("arith.subi", sub_to_add))
    assert names(module) == ["arith.constant", "func.return"]


def test_new_operations_are_visited(ctx: ir.Context) -> None:
    """However they are inserted: at the rewriter's point, by `insert`, or by a method of the block."""
    module = parse(*SUBS)
    seen: list[str] = []

    def to_mul(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
        seen.append("add")
        new = ir.Operation.create(
            "arith.muli", results=[op.result.type], operands=list(op.operands), ip=False
        )
        rewriter.replace_op(op, rewriter.insert(new))

    def count(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> bool:
        seen.append(op.name)
        return True

    patterns = [(arith.SubIOp, sub_to_add), ("arith.addi", to_mul), (arith.MulIOp, count)]
    greedily(module, *patterns)
    assert seen.count("add") == 2 and seen.count("arith.muli") >= 4
    assert "arith.addi" not in names(module) and "arith.subi" not in names(module)


def test_benefit_and_order(ctx: ir.Context) -> None:
    """The highest benefit first; then the next one, if the first does not match."""
    tried: list[int] = []

    def pattern(number: int, no_match: bool) -> Callable[..., bool]:
        def code(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> bool:
            tried.append(number)
            return no_match

        return code

    module = parse("%0 = arith.addi %a, %b : i32", "return %0 : i32")
    root = arith.AddIOp
    patterns = [
        (root, pattern(1, False), 1),
        (root, pattern(9, True), 9),
        (root, pattern(4, True), 4),
    ]
    rewrite.walk_and_apply_patterns(module, frozen(*patterns, (ir.Operation, pattern(2, True), 2)))
    assert tried[:4] == [9, 4, 2, 1]
    with pytest.raises(ValueError, match="benefit: expected a number from 0 to 65534, got 65535"):
        rewrite.RewritePatternSet().add(root, pattern(1, True), 65535)


def test_patterns_as_classes_and_as_passes(ctx: ir.Context) -> None:
    """A class has its root and its benefit; a frozen set is a pass."""

    class ToMul:
        root = arith.SubIOp
        benefit = 3

        def match_and_rewrite(self, op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
            with rewriter.ip:
                rewriter.replace_op(op, [arith.MulIOp(*op.operands).result])

    module = parse(*SUBS)
    patterns = rewrite.RewritePatternSet(ctx)
    patterns.add(ToMul)
    patterns.add(arith.SubIOp, lambda op, rewriter: pytest.fail("the other one is better"))
    manager = ir.PassManager(context=ctx)
    manager.add(patterns.freeze(), name="to-mul", anchor="func.func").add("cse").run(module)
    assert names(module) == ["arith.muli", "arith.muli", "func.return"]
    assert "to-mul" in str(manager)


def test_what_cannot_be_a_pattern(ctx: ir.Context) -> None:
    patterns = rewrite.RewritePatternSet()
    for root in (3, int, "", ir.Value):
        with pytest.raises(TypeError, match="root: expected a class of operations"):
            patterns.add(root, sub_to_add)
    with pytest.raises(ValueError, match="has no operation `arith.nothing`"):
        patterns.add("arith.nothing", sub_to_add)
    with pytest.raises(TypeError, match="fn: expected a callable, got int"):
        patterns.add(arith.AddIOp, 3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a root with a method `match_and_rewrite`"):
        patterns.add(object)
    with pytest.raises(ValueError, match="isolated from above"):
        module = ir.Module.parse("func.func @f(%a: i1) { scf.if %a { } return }")
        inner = module.body.operations[0].regions[0].blocks[0].operations[0]
        rewrite.apply_patterns_and_fold_greedily(inner, patterns.freeze())
    with ir.Context(), pytest.raises(ValueError, match="belongs to another context"):
        rewrite.apply_patterns_and_fold_greedily(module, rewrite.RewritePatternSet().freeze())


def test_handles_of_what_is_erased_raise(ctx: ir.Context) -> None:
    """Erased by a pattern, by folding or because the operation is dead; other handles stay valid."""
    module = parse(
        "%dead = arith.muli %a, %a : i32",
        "%c = arith.constant 1 : i32",
        "%d = arith.constant 2 : i32",
        "%e = arith.addi %c, %d : i32",
        "%0 = arith.subi %a, %e : i32",
        "return %0 : i32",
    )
    function = module.body.operations[0]
    dead, *_, folded, replaced, end = function.regions[0].blocks[0].operations
    result, block = replaced.result, function.regions[0].blocks[0]
    greedily(module, (arith.SubIOp, sub_to_add))
    for gone in (dead, folded, replaced):
        assert not gone.is_valid
        with pytest.raises(ir.InvalidHandleError, match="was erased"):
            _ = gone.operands
    with pytest.raises(ir.InvalidHandleError):
        _ = result.type
    assert end.is_valid and block.is_valid and function.is_valid
    assert block.operations[-1] is end
    assert block.arguments[0].is_valid


def test_handles_of_blocks_that_are_simplified_raise(ctx: ir.Context) -> None:
    """Unreachable blocks and unused arguments are removed."""
    module = parse(
        "%c = arith.constant true",
        "cf.cond_br %c, ^one(%a : i32), ^two",
        "^one(%x: i32):",
        "return %x : i32",
        "^two:",
        "%0 = arith.addi %a, %b : i32",
        "return %0 : i32",
    )
    _first, one, two = module.body.operations[0].regions[0].blocks
    argument, add = one.arguments[0], two.operations[0]

    def to_branch(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        with rewriter.ip, op.location:
            cf.BranchOp([op.operands[1]], op.successors[0])
        rewriter.erase_op(op)

    greedily(module, (cf.CondBranchOp, to_branch))
    assert names(module) == ["cf.br"] and one.is_valid
    for gone in (two, add, argument):
        assert not gone.is_valid
    with pytest.raises(ir.InvalidHandleError):
        _ = argument.type
    assert module.operation.verify()


def test_rewriter_moves_clones_and_erases(ctx: ir.Context) -> None:
    module = parse(*SUBS)

    def pattern(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> bool | None:
        block = op.block
        assert block is not None and rewriter.context is ctx
        if op.operands[0].owner is not block:
            return True
        rewriter.set_insertion_point_to_start(block)
        copy = rewriter.clone(op)
        rewriter.set_insertion_point_after(copy)
        second = rewriter.clone(copy)
        rewriter.move_op_before(second, copy)
        rewriter.move_op_after(second, copy)
        rewriter.replace_all_uses_with(op.result, second.result)
        rewriter.set_insertion_point_before(block.operations[-1])
        rewriter.erase_op(op)
        with pytest.raises(ValueError, match="its results are used by"):
            rewriter.erase_op(second)
        rewriter.erase_op(copy)
        second.attributes["seen"] = ir.UnitAttr.get()
        rewriter.set_insertion_point_to_end(block)
        with rewriter.ip, pytest.raises(IndexError, match="already has a terminator"):
            arith.ConstantOp(ir.IndexType.get(), 1)
        return None

    rewrite.walk_and_apply_patterns(module, frozen((arith.SubIOp, pattern)))
    assert names(module) == ["arith.subi", "arith.subi", "func.return"]
    assert "seen" in str(module) and module.operation.verify()


def test_replacing_by_what_does_not_fit(ctx: ir.Context) -> None:
    module = parse(*SUBS)
    before = str(module)

    def pattern(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> bool:
        with pytest.raises(ValueError, match="has 1 results, but 0 values"):
            rewriter.replace_op(op, [])
        with pytest.raises(ValueError, match="it is one of its results"):
            rewriter.replace_op(op, [op.result])
        with pytest.raises(ValueError, match="it is one of its results"):
            rewriter.replace_op(op, op)
        with ir.Context(), ir.Location.unknown():
            other = arith.ConstantOp(ir.IndexType.get(), 1)
            with pytest.raises(ValueError, match="belongs to another context"):
                rewriter.replace_op(op, other)
            with pytest.raises(ValueError, match="belongs to another context"):
                rewriter.erase_op(other)
        return True

    greedily(module, (arith.SubIOp, pattern))
    assert str(module) == before


class _Unusual(BaseException):
    pass


@pytest.mark.parametrize("drive", ["greedy", "walk"])
def test_an_exception_is_raised_as_itself(ctx: ir.Context, drive: str) -> None:
    """No other pattern is tried, and the IR stays as the pattern left it."""
    module = parse(*SUBS)
    raised = _Unusual("as it should")
    calls = []

    def pattern(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
        calls.append(op)
        sub_to_add(op, rewriter)
        raise raised

    patterns = frozen((arith.SubIOp, pattern))
    with pytest.raises(_Unusual) as caught:
        if drive == "walk":
            rewrite.walk_and_apply_patterns(module, patterns)
        else:
            rewrite.apply_patterns_and_fold_greedily(module, patterns)
    assert caught.value is raised and len(calls) == 1 and not calls[0].is_valid
    assert module.operation.verify() and names(module).count("arith.subi") == 1


def test_patterns_without_an_end(ctx: ir.Context) -> None:
    """The limit of rewrites, or that of iterations, ends them."""

    def again(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
        with rewriter.ip, op.location:
            rewriter.replace_op(op, arith.SubIOp(*op.operands))

    unit = ir.UnitAttr.get()

    def mark(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
        op.attributes["mark"] = unit

    module = parse(*SUBS)
    with pytest.raises(RuntimeError, match="failed to converge: 50 patterns were applied"):
        greedily(module, (arith.SubIOp, again), max_num_rewrites=50)
    with pytest.raises(RuntimeError, match=r"failed to converge: 50\d\d\d patterns were applied"):
        greedily(module, (arith.SubIOp, mark))
    with pytest.raises(RuntimeError, match="the last of 10 iterations still changed something"):
        greedily(module, (arith.SubIOp, lambda op, rewriter: None))
    greedily(module, (arith.SubIOp, again), max_iterations=0)
    for name in ("max_iterations", "max_num_rewrites"):
        with pytest.raises(ValueError, match=f"{name}: expected -1 for no limit"):
            greedily(module, **{name: -2})
    assert names(module) == ["arith.subi", "arith.subi", "func.return"]


def test_strictness(ctx: ir.Context) -> None:
    """New operations are not visited if only existing ones are to be visited."""

    def again(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
        with rewriter.ip, op.location:
            rewriter.replace_op(op, arith.SubIOp(*op.operands))

    strictness = rewrite.GreedyRewriteStrictness
    module = parse(*SUBS)
    greedily(module, (arith.SubIOp, again), strictness=strictness.EXISTING_OPS)
    with pytest.raises(RuntimeError):
        new = strictness.EXISTING_AND_NEW_OPS
        greedily(module, (arith.SubIOp, again), strictness=new, max_num_rewrites=100)


def test_what_a_pattern_makes_is_verified(ctx: ir.Context) -> None:
    """A folder never sees an operation without its operands."""

    def without_operands(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
        with rewriter.ip, op.location:
            bad = ir.Operation.create("arith.muli", results=[op.result.type])
            rewriter.replace_op(op, bad)

    def without_end(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
        rewriter.erase_op(op)

    def of_another_type(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
        with rewriter.ip, op.location:
            rewriter.replace_op(op, arith.ConstantOp(ir.IndexType.get(), 1))

    def of_nowhere(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
        nowhere = ir.Operation.create(
            "arith.muli", results=[op.result.type], operands=list(op.operands), ip=False
        )
        rewriter.replace_op(op, nowhere)

    def before_its_operands(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
        block = op.block
        assert block is not None
        first = block.operations[0]
        first.operands[0] = op.result

    wrong: list[tuple[Any, Callable[..., None], str]] = [
        (arith.SubIOp, without_operands, "expected 2 operands"),
        (func.ReturnOp, without_end, "empty block|no terminator"),
        (arith.SubIOp, of_another_type, "same type|return operand"),
        (arith.SubIOp, before_its_operands, "does not dominate this use"),
        (arith.SubIOp, of_nowhere, "which is outside of what patterns are applied to"),
    ]
    for root, pattern, words in wrong:
        for module in (parse(*SUBS), parse("return %a : i32")):
            if root.OPERATION_NAME not in names(module):
                continue
            kind = ValueError if pattern is of_nowhere else ir.MLIRError
            with pytest.raises(kind, match=words):
                greedily(module, (root, pattern))
            with pytest.raises(kind):
                module.operation.verify()
            with pytest.raises(kind):
                greedily(module)


def test_reentering_is_an_error(ctx: ir.Context) -> None:
    """Neither a pass nor a driver may run on the rewritten operation, and it cannot be removed."""
    module = parse(*SUBS)
    other = parse(*SUBS)
    patterns = frozen((arith.SubIOp, sub_to_add))
    kept: list[rewrite.PatternRewriter] = []
    points: list[ir.InsertionPoint] = []

    def pattern(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> bool:
        kept.append(rewriter)
        points.append(rewriter.ip)
        function = module.body.operations[0]
        for target in (module, module.operation, function, op):
            with pytest.raises(ValueError, match="patterns are being applied"):
                ir.PassManager.parse("any(cse)").run(target)
            with pytest.raises(ValueError, match="patterns are being applied"):
                rewrite.walk_and_apply_patterns(target, patterns)
        for away in (module.operation, function):
            with pytest.raises(ValueError, match="a pattern may take away only what is inside"):
                rewriter.erase_op(away)
            with pytest.raises(ValueError, match="a pattern may take away only|has no parent"):
                away.detach_from_parent()
        rewrite.apply_patterns_and_fold_greedily(other, patterns)
        ir.PassManager.parse("builtin.module(cse)").run(other)
        return True

    function = module.body.operations[0]
    rewrite.apply_patterns_and_fold_greedily(function, frozen((arith.SubIOp, pattern)))
    assert len(kept) == 2 and "arith.subi" not in names(other)
    for rewriter in kept:
        with pytest.raises(ValueError, match="only while its pattern runs"):
            _ = rewriter.ip
        with pytest.raises(ValueError, match="only while its pattern runs"):
            rewriter.erase_op(function)
    with points[0]:
        arith.ConstantOp(ir.IndexType.get(), 1)
    assert module.operation.verify()


def test_a_pass_erases_nothing_around_its_operation(ctx: ir.Context) -> None:
    """Nor may a pattern that a pass applies."""
    module = parse(*SUBS)

    def run(op: ir.OpView, pass_: ir.Pass) -> None:
        with pytest.raises(ValueError, match="a pass may take away only"):
            module.operation.erase()
        rewrite.apply_patterns_and_fold_greedily(op, frozen((arith.SubIOp, sub_to_add)))
        with pytest.raises(ValueError, match="apply patterns, only on the operation that it gets"):
            rewrite.walk_and_apply_patterns(module, frozen())

    ir.PassManager("func.func", ctx).add(run).run(module.body.operations[0])
    assert "arith.subi" not in names(module)


def test_operations_that_leave_and_die(ctx: ir.Context) -> None:
    """A driver forgets operations that are detached, moved away or dropped before it visits them."""
    module = parse(*[f"%{i} = arith.subi %a, %b : i32" for i in range(20)], "return %19 : i32")
    other = parse("return %a : i32")
    chosen = random.Random(3)
    visited: list[ir.OpView] = []

    def pattern(op: Any, rewriter: rewrite.PatternRewriter) -> bool:
        visited.append(op)
        free = [
            each for each in op.block if each.name == "arith.subi" and not list(each.result.uses)
        ]
        for each in chosen.sample(free, min(2, len(free))):
            way = chosen.randrange(3)
            if way == 0:
                each.detach_from_parent()  # and dropped
            elif way == 1:
                each.erase()
            else:
                end = other.body.operations[0].regions[0].blocks[0].operations[-1]
                for value in each.operands:
                    each.replace_uses_of_with(value, end.operands[0])
                each.move_before(end)
                ir.PassManager.parse("builtin.module(canonicalize)").run(other)
        return True

    greedily(module, (arith.SubIOp, pattern), enable_folding=False)
    assert visited and names(module)[-2:] == ["arith.subi", "func.return"]
    assert module.operation.verify() and other.operation.verify()


def test_nothing_outside_uses_what_is_inside(ctx: ir.Context) -> None:
    """The driver could erase it."""
    module = parse(*SUBS)
    kept: list[ir.Operation] = []

    def keep(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> bool:
        kept.append(op.clone(ip=False))
        return True

    with pytest.raises(ValueError, match="`arith.subi`, which is outside .* uses a value inside"):
        greedily(module, (arith.SubIOp, keep))
    assert len(kept) == 1 and kept[0].operands[1].is_valid
    kept.clear()
    greedily(module, (arith.SubIOp, lambda op, rewriter: bool(op.clone(ip=False))))
    assert module.operation.verify()


def mutate(
    chosen: random.Random, op: Any, rewriter: rewrite.PatternRewriter, kept: list[Any]
) -> bool:
    """Make random changes with all methods of a rewriter; return whether the pattern does not match."""
    every = [each for each in op.block if each.name != "func.return"]
    other = chosen.choice([*every, *[each for each in kept if each.is_valid], op])
    kept.append(other)
    if not kept[0].is_valid:
        with pytest.raises(ir.InvalidHandleError):
            _ = kept.pop(0).operands
    try:
        way = chosen.randrange(9)
        if way == 0:
            rewriter.erase_op(other)
        elif way == 1:
            rewriter.replace_op(op, other)
        elif way == 2:
            rewriter.replace_op(other, [chosen.choice(list(op.operands))])
        elif way == 3:
            rewriter.move_op_before(other, op)
        elif way == 4:
            with rewriter.ip:
                kept.append(arith.AddIOp(*op.operands))
        elif way == 5:
            kept.append(rewriter.clone(other))
        elif way == 6:
            op.operands[chosen.randrange(2)] = chosen.choice(op.block.arguments)
        elif way == 7:
            other.detach_from_parent()
            if chosen.random() < 0.7:
                rewriter.insert(other)
            elif chosen.random() < 0.7:
                other.erase()
        else:
            rewriter.set_insertion_point_after(other)
            with rewriter.ip:
                arith.ConstantOp(op.operands[0].type, chosen.randrange(9))
    except (ValueError, IndexError, ir.InvalidHandleError):
        return True
    return not op.is_valid or chosen.random() < 0.5


#: Number of changes; `make soak` makes more.
MUTATIONS = int(os.environ.get("FISHPLATE_MUTATIONS", "2000"))


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
        module = parse(*lines, "return %7 : i32")
        kept: list[Any] = []
        left = 20

        def pattern(op: ir.OpView, rewriter: rewrite.PatternRewriter) -> bool:
            nonlocal left, count
            if left == 0:
                return True
            left, count = left - 1, count + 1
            return mutate(chosen, op, rewriter, kept)  # noqa: B023

        patterns = frozen(*[(f"arith.{name}", pattern) for name in ("addi", "subi", "muli")])
        try:
            if seed % 3 == 0:
                rewrite.walk_and_apply_patterns(module, patterns)
            else:
                rewrite.apply_patterns_and_fold_greedily(module, patterns)
        except (RuntimeError, ir.MLIRError, ValueError):
            pass
        for each in kept:
            if each.is_valid:
                assert each.name in ("arith.addi", "arith.subi", "arith.muli", "arith.constant")
            else:
                with pytest.raises(ir.InvalidHandleError):
                    _ = each.operands
        assert "return" in str(module)
    assert count >= MUTATIONS
