"""Exception classes for the kinds of FFI errors, and backtraces as text."""

from __future__ import annotations

from typing import Any

from . import core
from .core import Error


#: The class of errors whose kind has no class of its own, under the name in older TVM programs.
TVMError = RuntimeError


def _parse_backtrace(backtrace: str) -> list[tuple[str, int, str]]:
    """Return (file, line, function) for each frame in the text."""
    import re

    frame = re.compile(r'File "(.+?)", line (\d+), in (.+)')
    frames = (frame.match(line.strip()) for line in backtrace.split("\n"))
    return [(match[1], int(match[2]), match[3]) for match in frames if match]


def register_error(name_or_cls: str | type | None = None, cls: type | None = None) -> Any:
    """Register the exception class for a kind of error, in both directions.

    Parameters
    ----------
    name_or_cls
        The kind; by default the name of the class. A class given here is registered at once.
    cls
        The exception class; without it, a decorator is returned.

    Examples
    --------
    >>> import fishplate
    >>> @fishplate.register_error
    ... class QueueFull(RuntimeError):
    ...     pass
    >>> isinstance(fishplate.convert(QueueFull("no room")).py_error(), QueueFull)
    True

    """
    if isinstance(name_or_cls, type):
        name_or_cls, cls = None, name_or_cls

    def register(error: type) -> type:
        kind = name_or_cls if isinstance(name_or_cls, str) else error.__name__
        core.ERROR_NAME_TO_TYPE[kind] = error
        core.ERROR_TYPE_TO_NAME[error] = kind
        return error

    return register if cls is None else register(cls)


def _reduce(self: Error) -> tuple[Any, ...]:
    """Pickle by content: an error has no JSON form, and attached objects are dropped."""
    if self.id_ == 0:
        return (core._new_object, (Error,))
    return (Error, (self.kind, self.message, self.backtrace))


Error.__reduce__ = _reduce

__all__ = ["register_error"]
