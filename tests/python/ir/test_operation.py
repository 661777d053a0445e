"""Operations, regions, blocks and values: reading, building, moving, erasing, stale handles."""

from __future__ import annotations

import gc
import io
import os
from typing import Any

from collections.abc import Sequence

import pytest

from fishplate import compiler, ir


def op(name: str, *operands: Any, results: int = 1, **rest: Any) -> Any:
    i32 = ir.Type.parse("i32")
    return ir.Operation.create(name, [i32] * results, operands, **rest)


def test_reading(module: ir.Module, block: ir.Block) -> None:
    f = module.body.operations[0]
    assert f.name == "func.func" and isinstance(f, ir.OpView) and f.operation is f.opview is f
    add, mul, ret = block
    assert [each.name for each in block.operations] == ["arith.addi", "arith.muli", "func.return"]
    assert block.operations[-1] is ret and len(block.operations) == 3
    assert add.parent is f and add.block is block and block.owner is f
    assert block.region == f.regions[0] and hash(block.region) == hash(f.regions[0])
    assert add.result is mul.operands[0] and add.results[0].owner is add
    assert isinstance(add.result, ir.OpResult) and add.result.result_number == 0
    a = block.arguments[0]
    assert isinstance(a, ir.BlockArgument) and a.arg_number == 0 and a.owner is block
    assert sorted((u.owner.name, u.operand_number) for u in a.uses) == [
        ("arith.addi", 0),
        ("arith.addi", 1),
        ("arith.muli", 1),
    ]
    assert a.get_name() == "%arg0" and str(add.results.types[0]) == "i32"
    assert f.attributes["sym_name"] is ir.Attribute.parse('"f"') and "nope" not in f.attributes
    with pytest.raises(KeyError, match="nope"):
        f.attributes["nope"]
    with pytest.raises(ValueError, match=r"which has 0 results"):
        _ = ret.result
    with pytest.raises(IndexError, match="index 2 is out of range: there are 2"):
        add.operands[2]
    assert add.operands[-1] is a and list(mul.operands[::-1]) == [a, add.result]
    assert block.terminator is ret and module.operation.parent is None


def test_attributes_change(block: ir.Block) -> None:
    add = block.operations[0]
    add.attributes["note"] = ir.Attribute.parse('"x"')
    assert add.attributes.get("note") == ir.Attribute.parse('"x"') and len(add.attributes) == 2
    assert set(add.attributes) == {"note", "overflowFlags"}
    del add.attributes["note"]
    with pytest.raises(KeyError):
        del add.attributes["note"]
    assert add.attributes.get("note", 3) == 3
    with pytest.raises(ValueError, match="another context"):
        add.attributes["note"] = ir.Attribute.parse("unit", ir.Context())


def test_35_create_registered_and_unregistered(ctx: ir.Context, block: ir.Block) -> None:
    a = block.arguments[0]
    with ir.InsertionPoint.at_block_terminator(block):
        made = ir.Operation.create("arith.subi", operands=[a, a], infer_type=True)
    assert made.result.type == a.type and block.operations[2] is made
    assert op("any.thing", a).name == "any.thing"
    with pytest.raises(ValueError, match=r"arith.subi: expected operands \(lhs, rhs\), got 0"):
        ir.Operation.create("arith.subi", operands=[], infer_type=True)
    ctx.allow_unregistered_dialects = False
    with pytest.raises(ValueError, match="the dialect `any` is not registered"):
        op("any.thing", a)
    with pytest.raises(ValueError, match="the dialect `arith` has no such operation"):
        op("arith.nothing", a)
    with ir.Context(), pytest.raises(ValueError, match="pass `loc=`"):
        ir.Operation.create("arith.subi")


def test_39_insertion_points(module: ir.Module, block: ir.Block) -> None:
    names = lambda: [each.name for each in block]  # noqa: E731
    with pytest.raises(IndexError, match="already has a terminator"):
        op("x.end", ip=ir.InsertionPoint(block))
    first = block.operations[0]
    op("x.begin", ip=ir.InsertionPoint.at_block_begin(block))
    op("x.before", ip=ir.InsertionPoint(first))
    op("x.after", ip=ir.InsertionPoint.after(first))
    op("x.term", ip=ir.InsertionPoint.at_block_terminator(block))
    assert names() == [
        "x.begin",
        "x.before",
        "arith.addi",
        "x.after",
        "arith.muli",
        "x.term",
        "func.return",
    ]
    with pytest.raises(ValueError, match="Block has no terminator"):
        ir.InsertionPoint.at_block_terminator(module.body)
    point = ir.InsertionPoint(module.body)
    with point:
        assert ir.InsertionPoint.current is point and ir.Location.current is not None
        inside = op("x.inside")
    assert inside.parent is module.operation and point.ref_operation is None
    assert ir.InsertionPoint.current is None


def test_39_clone_move_detach(module: ir.Module, block: ir.Block) -> None:
    add, mul, ret = block
    copy = add.clone()
    assert not copy.attached and copy.operands[0] is add.operands[0]
    copy.move_after(add)
    assert block.operations[1] is copy and copy.is_before_in_block(mul)
    copy.move_before(add)
    assert block.operations[0] is copy
    f = module.body.operations[0]
    other = f.clone(ir.InsertionPoint(module.body))
    assert other.parent is module.operation and other != f
    inner = other.regions[0].blocks[0].operations[0]
    other.detach_from_parent()
    assert not other.attached and inner.parent is other
    assert inner.name == "arith.addi"
    with pytest.raises(ValueError, match="has no parent"):
        other.detach_from_parent()
    with pytest.raises(ValueError, match="cannot be put into itself"):
        other.move_before(inner)
    with pytest.raises(ValueError, match="cannot be put into itself"):
        inner.block.append(other)
    second = ir.Module.create()
    second.body.append(other)
    del second, other
    gc.collect()
    assert inner.parent.parent.name == "builtin.module"
    ret.move_before(inner)  # to another tree
    assert ret.parent is inner.parent
    ret.move_after(mul)


def test_39_walk(module: ir.Module, block: ir.Block) -> None:
    seen: list[str] = []

    def visit(each: Any) -> ir.WalkResult:
        seen.append(each.name)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    assert seen == ["arith.addi", "arith.muli", "func.return", "func.func", "builtin.module"]
    seen.clear()

    def skip(each: Any) -> ir.WalkResult:
        visit(each)
        return ir.WalkResult.SKIP if each.name == "func.func" else ir.WalkResult.ADVANCE

    module.operation.walk(skip, ir.WalkOrder.PRE_ORDER)
    assert seen == ["builtin.module", "func.func"]
    seen.clear()

    def stop(each: Any) -> ir.WalkResult:
        visit(each)
        return ir.WalkResult.INTERRUPT if each.name == "arith.muli" else ir.WalkResult.ADVANCE

    module.operation.walk(stop, ir.WalkOrder.PRE_ORDER)
    assert seen[-1] == "arith.muli"
    seen.clear()

    def erase(each: Any) -> None:
        seen.append(each.name)
        if each.name == "arith.addi":  # the rest is erased before it is visited
            for later in reversed(list(each.block)[1:]):
                later.erase()

    module.operation.walk(erase, ir.WalkOrder.PRE_ORDER)
    assert seen == ["builtin.module", "func.func", "arith.addi"]

    def fail(each: Any) -> None:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        module.operation.walk(fail)
    with pytest.raises(TypeError, match="must return a WalkResult"):
        module.operation.walk(lambda each: "x")  # type: ignore[arg-type,return-value]


def test_iteration_skips_what_is_erased(block: ir.Block) -> None:
    add, mul, ret = block
    ret.erase()
    seen = []
    for each in block:
        seen.append(each.name)
        if each is add:
            mul.erase()
    assert seen == ["arith.addi"]


def test_40_get_asm(module: ir.Module) -> None:
    f = module.body.operations[0]
    assert "loc(" not in str(module) and "loc(" in module.operation.get_asm(enable_debug_info=True)
    assert '"arith.addi"' in f.get_asm(print_generic_op_form=True)
    assert "#loc" not in f.get_asm(enable_debug_info=True, use_local_scope=True)
    assert "arith" not in f.get_asm(skip_regions=True)
    f.attributes["big"] = ir.Attribute.parse("dense<[1, 2, 3, 4]> : tensor<4xi32>")
    assert "dense_resource<__elided__>" in f.get_asm(large_elements_limit=2)
    assert f.get_asm(binary=True) == f.get_asm().encode() and f.get_asm(assume_verified=True)
    out = io.StringIO()
    f.print(file=out, print_generic_op_form=True)
    assert out.getvalue() == f.get_asm(print_generic_op_form=True)
    named = ir.Module.parse('func.func @g(%x: i32 loc("left")) { return } loc("g")')
    text = named.operation.get_asm(use_name_loc_as_prefix=True)
    assert "%left" in text


def test_bytecode(module: ir.Module, block: ir.Block) -> None:
    out = io.BytesIO()
    module.operation.write_bytecode(out)
    assert str(ir.Module.parse(out.getvalue())) == str(module)
    assert str(ir.Operation.parse(module.operation.to_bytecode())) == str(module.operation)
    with pytest.raises(ValueError, match="`arith.addi` as bytecode: a value of it is used outside"):
        block.operations[0].to_bytecode()
    with pytest.raises(ValueError, match="`func.return` as bytecode: it uses a value from outside"):
        block.operations[2].to_bytecode()
    with pytest.raises(ir.MLIRError):
        ir.Module.parse(out.getvalue()[:40])


def test_verify_and_parse_errors(block: ir.Block, module: ir.Module) -> None:
    assert module.operation.verify()
    block.operations[0].result.set_type(ir.Type.parse("i64"))
    with pytest.raises(ir.MLIRError, match="'arith.addi' op requires the same type") as caught:
        module.operation.verify()
    assert caught.value.error_diagnostics[0].location.start_line == 3
    assert "arith.addi" in str(module)  # the generic form
    with pytest.raises(ir.MLIRError, match=r"error: .*:2:3: Dialect `wrong' not found for"):
        ir.Module.parse("module {\n  wrong.op\n}", ir.Context())
    with pytest.raises(ir.MLIRError, match="Expected a 'FuncOp' op, got: 'builtin.module'"):

        class FuncOp(ir.OpView):
            pass

        FuncOp.parse("module {}")


def test_54_erased_handles(module: ir.Module, block: ir.Block) -> None:
    add, mul, ret = block
    product, argument = mul.result, block.arguments[0]
    ret.erase()
    mul.erase()
    for use in (
        lambda: mul.name,
        lambda: mul.operands,
        lambda: mul.attributes["x"],
        lambda: mul.erase(),
        lambda: mul.clone(),
        lambda: product.type,
        lambda: product.owner,
        lambda: list(product.uses),
        lambda: op("x.y", product),
        lambda: add.operands.__setitem__(0, product),
        lambda: mul.move_after(add),
        lambda: ir.InsertionPoint(mul),
        lambda: str(mul),
    ):
        with pytest.raises(ir.InvalidHandleError, match="`arith.muli` was erased"):
            use()
    assert repr(mul) == "<the operation `arith.muli` was erased>" and not mul.is_valid
    regions, f = module.body.operations[0].regions, module.body.operations[0]
    f.erase()
    for use in (
        lambda: argument.type,
        lambda: block.arguments,
        lambda: list(block),
        lambda: block.append(op("x.y")),
        lambda: ir.InsertionPoint(block).insert(op("x.y")),
        lambda: add.name,
        lambda: regions[0],
    ):
        with pytest.raises(ir.InvalidHandleError, match="was erased"):
            use()
    module.operation.erase()
    with pytest.raises(ir.InvalidHandleError, match="`builtin.module` was erased"):
        _ = module.body


def test_54_handles_from_before_a_pass(module: ir.Module, block: ir.Block) -> None:
    add = block.operations[0]
    module.operation._invalidate_inside("was made before the pipeline `x` ran: get it again")
    with pytest.raises(ir.InvalidHandleError, match="`arith.addi` was made before the pipeline"):
        _ = add.name
    with pytest.raises(ir.InvalidHandleError, match="block of `func.func` was made before"):
        _ = block.arguments
    assert module.body.operations[0].regions[0].blocks[0].operations[0].name == "arith.addi"


def test_55_misuse(block: ir.Block) -> None:
    add, mul, _ = block
    with pytest.raises(ValueError, match=r"its results are used by operand 0 of `arith.muli`"):
        add.erase()
    with pytest.raises(ValueError, match=r"argument 0: it is used by operand"):
        block.erase_argument(0)
    with ir.Context() as other, ir.Location.unknown():
        other.allow_unregistered_dialects = True
        foreign = op("x.y")
        with pytest.raises(ValueError, match="operand 0 of `x.z` belongs to another context"):
            op("x.z", add)
        with pytest.raises(ValueError, match="another context"):
            block.append(foreign)
        with pytest.raises(ValueError, match="another context"):
            mul.operands[0] = foreign
        with pytest.raises(ValueError, match="another context"):
            add.result.replace_all_uses_with(foreign.result)
        with pytest.raises(ValueError, match="another context"):
            foreign.move_before(add)
    with pytest.raises(TypeError, match="expected a Value"):
        op("x.z", 3)


def test_27_block_arguments_come_and_go(block: ir.Block) -> None:
    i64 = ir.Type.parse("i64")
    added = block.add_argument(i64, ir.Location.unknown())
    first = block.insert_argument(0, i64)
    assert [a.arg_number for a in (first, added)] == [0, 2] and len(block.arguments) == 3
    block.erase_argument(2)
    with pytest.raises(ir.InvalidHandleError, match="the block argument was erased"):
        _ = added.type
    assert not added.is_valid and first.is_valid
    again = block.add_argument(i64)
    assert again is not added
    with pytest.raises(IndexError):
        block.erase_argument(9)


def test_uses_change(block: ir.Block) -> None:
    add, mul, ret = block
    a = block.arguments[0]
    a.replace_all_uses_with(a)
    add.result.replace_all_uses_with(a)
    assert mul.operands[0] is a and not list(add.result.uses)
    mul.operands[0] = add
    assert mul.operands[0] is add.result
    a.replace_all_uses_except(mul.result, [add, mul])
    assert add.operands[0] is a
    mul.replace_uses_of_with(a, add.result)
    assert mul.operands[1] is add.result


def test_values_outlive_their_handles(ctx: ir.Context) -> None:
    user = op("x.use", op("x.make"))
    gc.collect()
    maker = user.operands[0].owner
    assert maker.name == "x.make" and not maker.attached
    del user
    gc.collect()
    assert not list(maker.result.uses)
    inside = op("x.outer", results=0, regions=1)
    with inside.regions[0].new_block(ir.Type.parse("i32")) as (argument,):
        op("x.inner", argument)
    kept = inside.regions[0].blocks[0].operations[0]
    del inside
    gc.collect()
    assert kept.parent.name == "x.outer" and argument.owner is kept.block
    del kept, argument, maker
    gc.collect()
    assert ctx.num_live_operations == 0


def test_results_of_operations_in_no_block(module: ir.Module, block: ir.Block) -> None:
    loose = op("x.loose")
    block.operations[1].operands[1] = loose
    with pytest.raises(
        ValueError, match="`arith.muli` uses a result of an operation that is in no"
    ):
        module.operation.verify()
    with pytest.raises(
        ValueError, match="`arith.muli` uses a result of an operation that is in no"
    ):
        ir.PassManager.parse("builtin.module(cse)").run(module.operation)
    assert '"arith.muli"' in str(module) and '"arith.muli"' in str(block)
    assert block.arguments[0].get_name() == "%arg0" and "x.loose" in str(loose.result)


def test_blocks(ctx: ir.Context) -> None:
    i32 = ir.Type.parse("i32")
    outer = op("x.outer", results=0, regions=2)
    first, second = outer.regions
    middle = first.blocks.append(i32)
    start = ir.Block.create_at_start(first, [i32, i32])
    end = middle.create_after(i32, arg_locs=[ir.Location.name("here")])
    before = end.create_before()
    assert list(first) == [start, middle, before, end] and len(first.blocks) == 4
    assert str(end.arguments[0].location) == 'loc("here")'
    with pytest.raises(ValueError, match="Expected 1 locations, got 0"):
        first.blocks.append(i32, arg_locs=[])
    jump = ir.Operation.create("x.br", successors=[end], ip=ir.InsertionPoint(start))
    assert list(jump.successors) == [end]
    jump.successors[0] = middle
    assert jump.successors[0] is middle
    end.append_to(second)
    assert end.region == second and list(second) == [end] and len(first) == 3
    with pytest.raises(ValueError, match="into itself"):
        nested = op("x.nested", results=0, regions=1, ip=ir.InsertionPoint(end))
        end.append_to(nested.regions[0])


def test_54_types_are_inferred_from_what_the_model_allows_only(ctx: ir.Context) -> None:
    """MLIR's own code dereferences null pointers for missing operands and attributes."""
    i32 = ir.IntegerType.get_signless(32)
    refused = 0
    with ir.InsertionPoint(ir.Module.create().body):
        one = ir.Operation.create(
            "arith.constant", results=[i32], attributes={"value": ir.IntegerAttr.get(i32, 1)}
        )
        for name in INFERRING:
            for count in range(5):
                try:
                    ir.Operation.create(name, operands=[one.result] * count, infer_type=True)
                except (ValueError, TypeError, ir.MLIRError):
                    refused += 1
    assert refused >= len(INFERRING) * 4


INFERRING = [
    "arith.addui_extended",
    "arith.cmpi",
    "arith.select",
    "gpu.shuffle",
    "memref.cast",
    "memref.dim",
    "memref.extract_strided_metadata",
    "memref.load",
    "memref.rank",
    "memref.subview",
    "scf.if",
    "vector.extract",
    "vector.shuffle",
    "vector.transfer_read",
]


def test_lists_are_sequences(module: ir.Module) -> None:
    add = module.body.operations[0].regions[0].blocks[0].operations[0]
    operands = add.operands
    assert isinstance(operands, Sequence) and isinstance(module.body.operations, Sequence)
    first = operands[0]
    assert operands.count(first) == 2 and operands.count(add.result) == 0
    assert (operands.index(first), operands.index(first, 1), operands.index(first, -1)) == (0, 1, 1)
    with pytest.raises(ValueError, match="is not in list"):
        operands.index(first, 0, 0)


def test_traits_and_interfaces(module: ir.Module, block: ir.Block) -> None:
    """By their names, with or without namespaces; those of MLIR, whichever dialect has them."""
    function, add, end = module.body.operations[0], block.operations[0], block.operations[-1]
    for name in ("IsIsolatedFromAbove", "SymbolOpInterface", "::mlir::FunctionOpInterface"):
        assert function.has_trait(name) and not add.has_trait(name), name
    assert end.has_trait("IsTerminator") and not add.has_trait("mlir::OpTrait::IsTerminator")
    assert add.has_trait("MemoryEffectOpInterface") and add.has_trait("InferTypeOpInterface")
    assert not op("x.unknown", ip=False).has_trait("IsTerminator")
    with pytest.raises(
        ValueError, match="expected a trait or an interface of MLIR.*got `Nonsense`"
    ):
        add.has_trait("Nonsense")


def test_the_number_of_an_open_file_is_no_path(ctx: ir.Context) -> None:
    read, write = os.pipe()
    for take in (ir.Module.parseFile, lambda number: compiler.load_object(number, "f")):
        with pytest.raises(TypeError, match="os.PathLike object, not int"):
            take(read)
    os.close(read)  # still open
    os.close(write)
