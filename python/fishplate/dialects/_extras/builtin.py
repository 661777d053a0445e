"""Extras of the dialect `builtin`: nested modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fishplate import ir
from fishplate._dialect import Extended

from ._region import region_op

__all__ = ["ModuleOp", "module"]


class ModuleOp(Extended):
    """A module, with an empty block."""

    __slots__ = ()

    def __init__(
        self,
        *,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
        **attributes: Any,
    ) -> None:
        """Build a module; `attributes` are ``sym_name`` and ``sym_visibility``."""
        self._build(loc=loc, ip=ip, **attributes)
        if len(self.regions[0].blocks) == 0:
            self.regions[0].blocks.append()

    @property
    def body(self) -> ir.Block:
        """The block of the module."""
        return self.regions[0].blocks[0]

    def __call__(self, function: Callable[[], object]) -> ModuleOp:
        """Let a Python function build the contents; the module is erased if it fails."""
        made: ModuleOp = region_op(lambda: self)(function)
        return made


def module(
    function: Callable[[], object] | None = None,
    *,
    attrs: Mapping[str, ir.Attribute] | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
    **attributes: Any,
) -> Any:
    """Build a module. Returns a decorator for the Python function that builds its contents.

    .. code-block:: python

        @builtin.module(sym_name="inner")
        def inner():
            arith.constant(ir.IndexType.get(), 1)
    """
    from fishplate.dialects import builtin

    op = builtin.ModuleOp(loc=loc, ip=ip, **attributes)
    for name, value in (attrs or {}).items():
        op.attributes[name] = value
    return op if function is None else op(function)
