"""A typical program over fishplate.ir, for the type checker only."""

from fishplate import ir


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
