"""A typical program over fishplate.ir, for the type checker only."""

from fishplate import ir
from fishplate.dialects import arith, func, memref, scf
from fishplate.ir import rewrite


def build(module: ir.Module) -> list[str]:
    """Build, walk and change a module."""
    with ir.InsertionPoint(module.body) as point, ir.Location.file("a.py", 1, 2):
        op = ir.Operation.create("x.y", results=[ir.Type.parse("i32")], ip=point)
    names: list[str] = [each.name for each in module.body]
    result: ir.Type = op.result.type
    names.extend(use.owner.get_asm() for use in op.result.uses)
    region: ir.Region = op.regions[0]
    with region.new_block(result) as arguments:
        arguments[0].set_location(ir.Location.unknown())
    module.operation.walk(lambda each: ir.WalkResult.ADVANCE, ir.WalkOrder.PRE_ORDER)
    return [*names, str(op.operands[0:1].types), str(ir.SymbolTable(module.operation)["f"])]


def dialects(module: ir.Module) -> ir.Block:
    """Use the handwritten parts of generated bindings."""
    i32, index = ir.IntegerType.get_signless(32), ir.IndexType.get()
    outer = func.FuncOp("outer", ([i32], []), visibility="private")
    made: func.CallOp = func.CallOp(outer, [arith.constant(i32, 3)], no_inline=True)
    loop = scf.ForOp(arith.constant(index, 0), arith.constant(index, 8), made.operands[0])
    with ir.InsertionPoint(loop.body):
        number: int | float = arith.ConstantOp.create_index(2).literal_value
        scf.yield_(loop.inner_iter_args)
    branch = scf.IfOp(made.operands[0], [i32], has_else=number > 1)
    view: ir.Value = memref.subview(made.operands[0], [0, loop.induction_variable], [1, 2], [1, 1])
    arith.addi(view, view, overflow_flags=arith.IntegerOverflowFlags.nsw)
    assert branch.else_block is not None and outer.type.inputs[0] is i32
    return outer.add_entry_block()


def patterns(module: ir.Module) -> None:
    """Rewrite with a function as a pattern."""

    def pattern(op: arith.AddIOp, rewriter: rewrite.PatternRewriter) -> bool:
        with rewriter.ip, op.location:
            rewriter.replace_op(op, [arith.muli(op.lhs, op.rhs)])
        return False

    made = rewrite.RewritePatternSet(module.context)
    made.add(arith.AddIOp, pattern, benefit=2)
    config = rewrite.GreedyRewriteConfig(max_num_rewrites=5)
    rewrite.apply_patterns_and_fold_greedily(module, made.freeze(), config)
    rewrite.walk_and_apply_patterns(module.operation, made.freeze())
