"""`Function`: the common part of function operations of all dialects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from fishplate import ir
from fishplate._dialect import Extended

#: The module behind the stub.
_operation: Any = ir._operation


class Function(Extended):
    """A function: without a body, until :meth:`add_entry_block` gives it one."""

    __slots__ = ()

    #: The exception for a missing or already existing body.
    _MISUSE: ClassVar[type[Exception]] = IndexError

    @property
    def type(self) -> Any:
        """The type of the function."""
        held: Any = self.attributes["function_type"]
        return held.value

    def _inputs(self) -> Sequence[ir.Type]:
        """Return the types of the parameters."""
        inputs: Sequence[ir.Type] = self.type.inputs
        return inputs

    @property
    def is_external(self) -> bool:
        """Whether it has no body."""
        return len(self.regions[0].blocks) == 0

    def _words_for_no_body(self) -> str:
        return "External function does not have a body: add_entry_block makes one"

    def _words_for_a_body(self) -> str:
        return "The function already has an entry block!"

    @property
    def entry_block(self) -> ir.Block:
        """The first block of its body."""
        if self.is_external:
            raise self._MISUSE(self._words_for_no_body())
        return self.regions[0].blocks[0]

    @property
    def arguments(self) -> ir.BlockArgumentList:
        """The arguments, as values in its body."""
        return self.entry_block.arguments

    def add_entry_block(self, arg_locs: Sequence[ir.Location] | None = None) -> ir.Block:
        """Give it a body: add the first block, with an argument for each input."""
        if not self.is_external:
            raise self._MISUSE(self._words_for_a_body())
        return self.regions[0].blocks.append(*self._inputs(), arg_locs=arg_locs)


def _symbol(function: Any) -> Any:
    """Return the symbol of a function."""
    return function.attributes["sym_name"]


def _plain(op: Any) -> Any:
    """Return a function as a plain operation, whose name is that of the operation."""
    return _operation.as_operation(op) if isinstance(op, Function) else op


def _follow_mlir() -> None:
    Function.name = property(_symbol)  # type: ignore[assignment]
    Function.operation = property(_operation.as_operation)  # type: ignore[assignment]
    _parent: Any = ir.Operation.parent
    ir.Operation.parent = property(lambda op: _plain(_parent.__get__(op)))  # type: ignore[assignment]
    _operation.plain_in_walks = _plain


ir._conventions.when_followed(_follow_mlir)
if ir._conventions.as_mlir:
    _follow_mlir()
