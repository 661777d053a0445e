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


class Dialect:
    """A dialect of a context."""

    __slots__ = ("descriptor",)

    def __init__(self, descriptor: DialectDescriptor) -> None:
        """Store the descriptor."""
        self.descriptor = descriptor

    def __repr__(self) -> str:
        """Return the name."""
        return f"<Dialect {self.descriptor.namespace}>"


class Dialects:
    """The dialects of a context, by key and by attribute; accessing one loads it."""

    __slots__ = ("_context",)

    def __init__(self, context: Any) -> None:
        """Store the context."""
        self._context = context

    def __getitem__(self, name: str) -> Dialect:
        """Return a dialect; KeyError if it is unknown."""
        return Dialect(descriptor(self._context, name))

    def __getattr__(self, name: str) -> Dialect:
        """Return a dialect; AttributeError if it is unknown."""
        try:
            return self[name]
        except KeyError as error:
            raise AttributeError(*error.args) from None


def descriptor(context: Any, name: str) -> DialectDescriptor:
    """Load a dialect and return its descriptor."""
    if not _load(context, name):
        raise KeyError(f"the dialect `{name}` is not registered in this context")
    return DialectDescriptor(context, name)
