"""A pass in Python: pipelines name it `my-project-fold`."""

from typing import Any

from fishplate import ir

from .dialect import AddOp, ConstantOp


@ir.register_pass("my-project-fold")
def fold(op: Any, pass_: ir.Pass) -> None:
    """Replaces the sum of two constants by a constant."""
    sums: list[AddOp] = []
    op.walk(lambda inner: sums.append(inner) if isinstance(inner, AddOp) else None)
    for add in sums:
        lhs, rhs = add.lhs.owner, add.rhs.owner
        if isinstance(lhs, ConstantOp) and isinstance(rhs, ConstantOp):
            with ir.InsertionPoint(add), add.location:
                constant = ConstantOp(add.out.type, lhs.value + rhs.value)
            add.out.replace_all_uses_with(constant.out)
            add.erase()
