"""`SymbolTable`: the symbols in the body of an operation."""

from __future__ import annotations

from ..core import Object
from ..registry import register_object


@register_object("ir.SymbolTable")
class SymbolTable(Object):
    """The symbols in the body of an operation that is a symbol table, such as a module."""

    __slots__ = ()
