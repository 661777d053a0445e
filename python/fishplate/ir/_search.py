"""Finding operations by their class."""

from __future__ import annotations

from typing import Any, TypeVar

from ._operation import Module, Operation, OpView, WalkOrder

_O = TypeVar("_O", bound=OpView)


def get_ops_of_type(root: Operation | Module, op_class: type[_O] | None = None) -> list[_O]:
    """Return the operations of a class in an operation, including itself, in text order."""
    found: list[Any] = []
    top = root.operation if isinstance(root, Module) else root
    top.walk(found.append, WalkOrder.PRE_ORDER, op_class)
    return found


def get_parent_of_type(op: Operation, op_class: type[_O]) -> _O | None:
    """Return the innermost operation of a class around an operation, or None."""
    parent = op.parent
    while parent is not None and not isinstance(parent, op_class):
        parent = parent.parent
    return parent
