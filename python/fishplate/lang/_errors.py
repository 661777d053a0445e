"""`CompileError`: an error in a kernel, at the innermost place in the user's source."""

from __future__ import annotations

import ast
import re
import sys
import types
from types import TracebackType
from typing import Any, NamedTuple

from ._lines import source_line


#: Names of a rewritten function and of the function around it in `_source`, and the rewritten function's qualified
#: name.
OUTER, INNER = "__fp_outer", "__fp_traced"
TRACED = f"{OUTER}.<locals>.{INNER}"


class Place(NamedTuple):
    """A range in a source line; columns count characters from 0."""

    filename: str
    line: int
    column: int | None = None
    end_column: int | None = None


class CompileError(Exception):
    """A function cannot be compiled. The message shows the line and marks the faulty part."""

    def __init__(self, reason: str, place: Place | None = None, function: str = "") -> None:
        """Store the facts and format the message."""
        self.reason = reason
        self.place = place
        self.function = function
        super().__init__(_message(reason, place, function))

    @property
    def filename(self) -> str | None:
        """The file, if the place is known."""
        return self.place.filename if self.place else None

    @property
    def lineno(self) -> int | None:
        """The line, if the place is known."""
        return self.place.line if self.place else None


class ArgumentTypeError(CompileError, TypeError):
    """An example has a type that a function does not take."""


class ArgumentValueError(CompileError, ValueError):
    """An example does not match the parameters of a function."""


def argument_error(error: Exception, function: types.FunctionType) -> CompileError:
    """Return the error of an argument, located at its parameter."""
    kind = ArgumentTypeError if isinstance(error, TypeError) else ArgumentValueError
    named = re.search(r"argument:? '(\w+)", str(error))
    place = definition_place(function, named[1] if named else None)
    return kind(str(error), place, function.__name__)


def definition_place(function: types.FunctionType, parameter: str | None = None) -> Place:
    """Return where a function is defined: its name there, or that of a parameter."""
    code = function.__code__
    first = code.co_firstlineno
    pattern = rf"def\s+({re.escape(function.__name__)})\b"
    for line in range(first, first + 50):
        text = source_line(code.co_filename, line)
        found = re.search(pattern, text)
        if found and parameter and pattern.startswith("def"):
            pattern = rf"\b({re.escape(parameter)})\b"
            found = re.compile(pattern).search(text, found.end())
        if found:
            return Place(code.co_filename, line, *found.span(1))
    return Place(code.co_filename, first)


def _message(reason: str, place: Place | None, function: str) -> str:
    where = f"in `{function}`: " if function else ""
    if place is None:
        return f"{where}{reason}"
    text = source_line(place.filename, place.line).rstrip("\n")
    message = f"{where}{reason}\n  {place.filename}:{place.line}"
    stripped = text.lstrip()
    if not stripped:
        return message
    message += f"\n    {stripped}"
    if place.column is None:
        return message
    indent = len(text) - len(stripped)
    start = max(place.column - indent, 0)
    end = place.end_column if place.end_column is not None else place.column + 1
    width = max(min(end - indent, len(stripped)) - start, 1)
    return f"{message}\n    {' ' * start}{'^' * width}"


def node_place(filename: str, node: ast.AST) -> Place:
    """Return the place of a node whose line numbers are those of the file."""
    line, end_line = getattr(node, "lineno", 1), getattr(node, "end_lineno", None)
    column = getattr(node, "col_offset", None)
    end = getattr(node, "end_col_offset", None)
    text = source_line(filename, line)
    if column is None:
        return Place(filename, line)
    if end is None or end_line != line:
        end = len(text.rstrip().encode())
    return Place(filename, line, _characters(text, column), _characters(text, end))


def _characters(text: str, offset: int) -> int:
    """Convert an offset in UTF-8 bytes to one in characters."""
    return len(text.encode()[:offset].decode(errors="ignore"))


def place_of(traceback: TracebackType | None, filenames: set[str]) -> Place | None:
    """Return the innermost place of a traceback in one of the files."""
    found = None
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code.co_filename in filenames:
            found = _instruction(code, traceback)
        traceback = traceback.tb_next
    return found


def _instruction(code: Any, traceback: TracebackType) -> Place:
    plain = Place(code.co_filename, traceback.tb_lineno)
    if sys.version_info < (3, 11):
        return plain
    positions = list(code.co_positions())
    line, end_line, column, end = positions[traceback.tb_lasti // 2]
    if line is None or column is None or end is None:
        return plain
    text = source_line(code.co_filename, line)
    if end_line != line:
        end = len(text.rstrip().encode())
    return Place(code.co_filename, line, _characters(text, column), _characters(text, end))
