"""`SymbolTable`: the symbols in the body of an operation."""

from __future__ import annotations

from typing import Any

from ..core import Object
from ..registry import register_object
from ._conventions import callback_errors


@register_object("ir.SymbolTable")
class SymbolTable(Object):
    """The symbols in the body of an operation that is a symbol table, such as a module."""

    __slots__ = ()


_walk: Any = SymbolTable.walk_symbol_tables  # type: ignore[attr-defined]


def _walk_symbol_tables(from_op: Any, all_sym_uses_visible: bool, callback: Any) -> None:
    """Call a function with every symbol table inside, and with whether all uses of its symbols are visible."""
    with callback_errors():
        _walk(from_op, all_sym_uses_visible, callback)


SymbolTable.walk_symbol_tables = staticmethod(_walk_symbol_tables)  # type: ignore[attr-defined]
