"""`Value`: a result of an operation or an argument of a block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..core import Object
from ..registry import get_global_func, register_object
from ._asm_state import AsmState

_same = get_global_func("ir.same_value")


@register_object("ir.Value")
class Value(Object):
    """A result of an operation or an argument of a block."""

    __slots__ = ()

    _SHOWN = "Value"

    def __init__(self, value: Value) -> None:
        """Wrap the same value, as an object of a derived class."""
        self.__init_handle_by_constructor__(_same, value)

    @property
    def uses(self) -> Iterator[OpOperand]:
        """The current uses of the value as an operand."""
        return iter(self._uses)

    def replace_all_uses_except(self, with_: Value, exceptions: Any) -> None:
        """Replace the value by another one everywhere, except in one or several operations."""
        if not isinstance(exceptions, Sequence):
            exceptions = [exceptions]
        self._replace_all_uses_except(with_, exceptions)

    def dump(self) -> None:
        """Print the value."""
        print(self)

    def maybe_downcast(self) -> Any:
        """Return the value, which already has its most derived class."""
        return self

    def __str__(self) -> str:
        """Return the value as MLIR prints it."""
        return f"{self._SHOWN}({self.text()})"


_native_name: Any = Value.get_name  # type: ignore[has-type]


def _get_name(
    self: Value,
    use_local_scope: bool | AsmState = False,
    use_name_loc_as_prefix: bool = False,
    *,
    state: AsmState | None = None,
) -> str:
    """Return the name that MLIR prints, such as ``%0``; `state` determines the scope if given."""
    if isinstance(use_local_scope, AsmState):
        state = use_local_scope
    local = use_local_scope if state is None else state.use_local_scope
    return str(_native_name(self, local, use_name_loc_as_prefix))


Value.get_name = _get_name  # type: ignore[method-assign, assignment]


@register_object("ir.OpResult")
class OpResult(Value):
    """A result of an operation."""

    __slots__ = ()

    _SHOWN = "OpResult"

    def __init__(self, value: Value) -> None:
        """Wrap the same result, as an object of a derived class."""
        super().__init__(value)


@register_object("ir.BlockArgument")
class BlockArgument(Value):
    """An argument of a block."""

    __slots__ = ()

    _SHOWN = "BlockArgument"

    def __init__(self, value: Value) -> None:
        """Wrap the same argument, as an object of a derived class."""
        super().__init__(value)


@register_object("ir.OpOperand")
class OpOperand(Object):
    """One use of a value: an operand of an operation."""

    __slots__ = ()
