"""`assert`, `raise` and `print` at run time."""

from __future__ import annotations

from typing import Any

from ._merge import is_number, plain
from ._trace import current, truth
from ._value import Value


def check(test: Any, message: Any, source: str, filename: str, line: int) -> None:
    """Do what ``assert`` does: raise when compiling, or at run time."""
    condition = truth(test)
    text = source if message is None else message()
    if isinstance(text, Value):
        raise TypeError("the message of an assert must be known when compiling")
    if not isinstance(condition, Value):
        if not condition:
            raise AssertionError(f"assert {text}" if message is None else str(text))
        return
    current().require(condition, "AssertionError", f"{text} ({filename}:{line})")


def fail(error: Any, filename: str, line: int) -> None:
    """Do what ``raise`` does: when compiling, or where that depends on what is known at run time, then."""
    trace = current()
    if isinstance(error, type):
        error = error()
    if not isinstance(error, Exception):
        raise TypeError(f"only exceptions can be raised, got {type(error).__name__}")
    if trace.depth == 0:
        raise error
    for arg in error.args:
        if isinstance(arg, Value):
            raise TypeError("what an exception says must be known when compiling")
    trace.builder.fail(type(error).__name__, f"{error} ({filename}:{line})".lstrip())
    trace.live = False


def show(*args: Any, **kwargs: Any) -> None:
    """Do what ``print`` does, at run time."""
    if kwargs:
        raise TypeError(f"print in a kernel takes no {', '.join(kwargs)}")
    pieces = [plain(arg) if is_number(arg) else str(arg) for arg in args]
    current().builder.print(pieces)
