"""Extras of the dialect `llvm`: functions with a body, constants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fishplate import ir
from fishplate._dialect import Extended

__all__ = ["LLVMFuncOp", "mlir_constant"]


class LLVMFuncOp(Extended):
    """A function: a declaration, until :meth:`add_entry_block` makes it a definition."""

    __slots__ = ()

    @property
    def type(self) -> Any:
        """The type of the function."""
        held: Any = self.attributes["function_type"]
        return held.value

    @property
    def is_external(self) -> bool:
        """Whether it has no body."""
        return len(self.regions[0].blocks) == 0

    @property
    def entry_block(self) -> ir.Block:
        """The first block of its body."""
        if self.is_external:
            raise IndexError("an external function has no body")
        return self.regions[0].blocks[0]

    @property
    def arguments(self) -> ir.BlockArgumentList:
        """The arguments, as values in its body."""
        return self.entry_block.arguments

    def add_entry_block(self, arg_locs: Sequence[ir.Location] | None = None) -> ir.Block:
        """Make it a definition: add the first block, with an argument for each parameter."""
        if not self.is_external:
            raise IndexError("the function has an entry block already")
        return self.regions[0].blocks.append(*self.type.params, arg_locs=arg_locs)


def mlir_constant(
    value: ir.Attribute | ir.Type,
    attribute: ir.Attribute | None = None,
    *,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.Value:
    """Build a constant: of an attribute, of its type or of one in front of it."""
    from fishplate.dialects import llvm

    if isinstance(value, ir.Type):
        if attribute is None:
            raise TypeError("llvm.mlir_constant: expected an attribute after the type")
        return llvm.ConstantOp(value, attribute, loc=loc, ip=ip).result
    return llvm.ConstantOp(value.type, value, loc=loc, ip=ip).result
