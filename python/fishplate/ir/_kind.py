"""`TypeID`: the kind of a type or attribute, as numbered by MLIR."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ..registry import get_global_func

if TYPE_CHECKING:
    from ._context import Context

_kind_of = get_global_func("ir.kind_of")
_kind_of_class = get_global_func("ir.kind_of_class")
_typeid_of_kind = get_global_func("ir.typeid_of_kind")


class TypeID:
    """The kind of a type or attribute: equal for all types of a kind, regardless of their parameters."""

    __slots__ = ("_number", "name")

    def __init__(self, number: int, name: str) -> None:
        """Store MLIR's number and the full name, such as ``builtin.integer``."""
        self._number = number
        self.name = name

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same kind."""
        return isinstance(other, TypeID) and self._number == other._number

    def __hash__(self) -> int:
        """Return a hash of the kind."""
        return hash(self._number)

    def __repr__(self) -> str:
        """Return the name of the kind."""
        return f"TypeID({self.name!r})"


def typeid_of(thing: Any) -> TypeID:
    """Return the kind of a type, attribute or location."""
    number, name = _kind_of(thing)
    return TypeID(number, name)


def name_of_class(cls: Any) -> str:
    """Return the full name of the kind of a class; AttributeError if the class has no single kind."""
    name = _kind_of_class(cls.__tvm_ffi_type_info__.type_key)
    if name is None:
        raise AttributeError(f"{cls.__name__} stands for no kind of its own")
    return str(name)


@cache
def _any_context() -> Context:
    from ._context import Context

    return Context(load_site_dialects=False)


def own_contexts() -> int:
    """Return how many contexts the functions of this module keep."""
    return _any_context.cache_info().currsize


def typeid_of_class(cls: Any) -> TypeID:
    """Return the kind of a class."""
    from ._context import Context
    from ._type import Type

    name, is_type = name_of_class(cls), issubclass(cls, Type)
    current = Context.current
    for context in [_any_context()] if current is None else [current, _any_context()]:
        number = _typeid_of_kind(context, name, is_type)
        if number:
            return TypeID(number, name)
    dialect = name.split(".")[0]
    raise AttributeError(f"{cls.__name__}: no current context knows the dialect `{dialect}`")


class OfClass:
    """An attribute that a function computes from the class."""

    def __init__(self, read: Any) -> None:
        """Store the function."""
        self._read = read
        self.__doc__ = read.__doc__

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        """Call the function."""
        return self._read(owner)
