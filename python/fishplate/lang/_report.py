"""`assert`, `raise` and `print` at run time."""

from __future__ import annotations

from typing import Any

from ._tensor import TensorView
from ._text import pieces_of, without_nul
from ._trace import current, truth, utf8_name
from ._value import Value


def check(test: Any, message: Any, source: str, filename: str, line: int) -> None:
    """Implement ``assert``: raise when compiling, or at run time."""
    trace, condition = current(), truth(test)
    if condition is False:
        if trace.certain:
            raise AssertionError(f"assert {source}" if message is None else str(message()))
        condition = trace.builder.constant("Boolean", False)
    if isinstance(condition, Value):
        text = source if message is None else message
        trace.require(condition, "AssertionError", text, f" ({utf8_name(filename)}:{line})")


def fail(error: Any, filename: str, line: int) -> None:
    """Implement ``raise``: at compile time, or at run time if that depends on run-time values."""
    trace = current()
    if isinstance(error, type):
        error = error()
    if not isinstance(error, Exception):
        raise TypeError(f"only exceptions can be raised, got {type(error).__name__}")
    if trace.certain:
        raise error
    said = error.args[0] if len(error.args) == 1 else "" if not error.args else str(error)
    place = f"({utf8_name(filename)}:{line})"
    pieces = without_nul(pieces_of(said))
    trace.builder.fail(type(error).__name__, [*pieces, f" {place}"] if said != "" else [place])
    trace.live = False


def show(*args: Any, sep: Any = None, end: Any = None, **kwargs: Any) -> None:
    """Implement ``print``, at run time."""
    if current().prints_now:
        print(*args, sep=sep, end=end, **kwargs)
        return
    if kwargs:
        raise TypeError(f"print in a kernel does not accept {', '.join(kwargs)}")
    between, last = _constant("sep", sep, " "), _constant("end", end, "\n")
    pieces: list[Any] = []
    for number, arg in enumerate(args):
        if number:
            pieces.append(between)
        if isinstance(arg, TensorView):
            say(pieces)
            pieces = []
            _show_tensor(arg)
        else:
            pieces += pieces_of(arg)
    say([*pieces, last])


def _constant(name: str, given: Any, usual: str) -> str:
    if not isinstance(given, str | None):
        raise TypeError(f"{name} of print must be a str that is known when compiling")
    return usual if given is None else given


def say(pieces: list[Any]) -> None:
    """Print texts and values at run time."""
    # Values known to Python become text, and adjacent texts are joined to one piece.
    whole: list[Any] = []
    for piece in pieces:
        if isinstance(piece, str) and whole and isinstance(whole[-1], str):
            whole[-1] += piece
        elif not isinstance(piece, str) or piece:
            whole.append(piece)
    if whole:
        current().builder.print(without_nul(whole))


def _show_tensor(tensor: TensorView) -> None:
    """Print the elements as nested lists."""
    from ._flow import If, RangeLoop
    from ._range import Range

    if not tensor.shape:
        say([tensor[()]])
        return
    trace = current()
    say(["["])
    loop = RangeLoop(trace, Range(tensor.shape[0]), (), (), (), ())
    for index in loop:
        later = If(trace, index > 0, (), (), ())
        later.then()
        say([", "])
        later.set(())
        later.end(False)
        part = tensor[index]
        if isinstance(part, TensorView):
            _show_tensor(part)
        else:
            say([part])
        loop.next(())
    loop.end()
    say(["]"])
