"""`Context.dialects`: the dialects of a context by name."""

from __future__ import annotations

from typing import Any

from ..registry import get_global_func

_load = get_global_func("ir.load_dialect")


class DialectDescriptor:
    """A dialect that a context has loaded."""

    __slots__ = ("context", "namespace")

    def __init__(self, context: Any, namespace: str) -> None:
        """Store the context and the name."""
        self.context = context
        self.namespace = namespace

    def __repr__(self) -> str:
        """Return the name."""
        return f"<DialectDescriptor {self.namespace}>"


class UnknownDialectError(KeyError, IndexError):
    """No dialect of this name is known to the context."""


class Dialect:
    """A dialect of a context; its attributes are the classes of its operations."""

    def __init__(self, descriptor: DialectDescriptor) -> None:
        """Store the descriptor."""
        self.descriptor = descriptor

    def __repr__(self) -> str:
        """Return the name."""
        cls = type(self)
        return f"<Dialect {self.descriptor.namespace} (class {cls.__module__}.{cls.__name__})>"

    def __getattr__(self, name: str) -> Any:
        """Return a class of the dialect."""
        if name.startswith("_"):
            raise AttributeError(name)
        from .. import _dialect

        return getattr(_dialect.find(self.descriptor.namespace), name)


class Dialects:
    """The dialects of a context, by key and by attribute; accessing one loads it."""

    __slots__ = ("_context",)

    def __init__(self, context: Any) -> None:
        """Store the context."""
        self._context = context

    def __getitem__(self, name: str) -> Dialect:
        """Return a dialect; KeyError if it is unknown."""
        from ._cext import class_of_dialect

        made: Dialect = class_of_dialect(name)(descriptor(self._context, name))
        return made

    def __getattr__(self, name: str) -> Dialect:
        """Return a dialect; AttributeError if it is unknown."""
        try:
            return self[name]
        except KeyError as error:
            raise AttributeError(*error.args) from None


def descriptor(context: Any, name: str) -> DialectDescriptor:
    """Load a dialect and return its descriptor."""
    if not _load(context, name):
        raise UnknownDialectError(f"the dialect `{name}` is not registered in this context")
    return DialectDescriptor(context, name)
