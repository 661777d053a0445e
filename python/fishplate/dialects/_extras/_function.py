"""`Function`: the common part of function operations of all dialects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from fishplate import ir
from fishplate._dialect import Extended


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

    @property
    def entry_block(self) -> ir.Block:
        """The first block of its body."""
        if self.is_external:
            raise self._MISUSE("the function has no body: add_entry_block makes one")
        return self.regions[0].blocks[0]

    @property
    def arguments(self) -> ir.BlockArgumentList:
        """The arguments, as values in its body."""
        return self.entry_block.arguments

    def add_entry_block(self, arg_locs: Sequence[ir.Location] | None = None) -> ir.Block:
        """Give it a body: add the first block, with an argument for each input."""
        if not self.is_external:
            raise self._MISUSE("the function has an entry block already")
        return self.regions[0].blocks.append(*self._inputs(), arg_locs=arg_locs)
