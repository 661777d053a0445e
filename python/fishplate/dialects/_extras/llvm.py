"""Extras of the dialect `llvm`: functions with a body, constants, LLVM IR."""

from __future__ import annotations

from collections.abc import Sequence

from fishplate import ir

from ._function import Function

__all__ = ["LLVMFuncOp", "mlir_constant", "translate_module_to_llvmir"]

#: Names of MLIR's package for classes that have other names in TableGen.
_ALIASES = {"PointerType": "LLVMPointerType", "StructType": "LLVMStructType"}


class LLVMFuncOp(Function):
    """A function: a declaration, until :meth:`add_entry_block` makes it a definition."""

    __slots__ = ()

    def _inputs(self) -> Sequence[ir.Type]:
        """Return the types of the parameters."""
        params: Sequence[ir.Type] = self.type.params
        return params


def mlir_constant(
    value: ir.Attribute | ir.Type,
    attribute: ir.Attribute | None = None,
    *,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.Value:
    """Build a constant from an attribute; its type is the attribute's, or the given one."""
    from fishplate.dialects import llvm

    if isinstance(value, ir.Type):
        if attribute is None:
            raise TypeError("llvm.mlir_constant: expected an attribute after the type")
        return llvm.ConstantOp(value, attribute, loc=loc, ip=ip).result
    return llvm.ConstantOp(value.type, value, loc=loc, ip=ip).result


def translate_module_to_llvmir(module: ir.Module | ir.Operation) -> str:
    """Return LLVM IR as text, as `fishplate.ir.translation.to_llvm_ir` does."""
    from fishplate.ir import translation

    return translation.to_llvm_ir(module)
