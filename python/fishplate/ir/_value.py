"""`Value`: a result of an operation or an argument of a block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..core import Object
from ..registry import register_object


@register_object("ir.Value")
class Value(Object):
    """A result of an operation or an argument of a block."""

    __slots__ = ()

    @property
    def uses(self) -> Iterator[OpOperand]:
        """The operands that the value is, at this moment."""
        return iter(self._uses)

    def replace_all_uses_except(self, with_: Value, exceptions: Any) -> None:
        """Let everyone but an operation, or several, use another value."""
        if not isinstance(exceptions, Sequence):
            exceptions = [exceptions]
        self._replace_all_uses_except(with_, exceptions)

    def maybe_downcast(self) -> Any:
        """Return the value: it has its most derived class already."""
        return self

    def __str__(self) -> str:
        """Return the value as MLIR prints it."""
        return f"Value({self.text()})"


@register_object("ir.OpResult")
class OpResult(Value):
    """A result of an operation."""

    __slots__ = ()


@register_object("ir.BlockArgument")
class BlockArgument(Value):
    """An argument of a block."""

    __slots__ = ()


@register_object("ir.OpOperand")
class OpOperand(Object):
    """One use of a value: an operand of an operation."""

    __slots__ = ()
