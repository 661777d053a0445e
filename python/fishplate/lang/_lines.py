"""The source text of functions, kept from the moment they are decorated.

A file may be edited while a program runs. The compiler and errors use the text that was read at decoration.
"""

from __future__ import annotations

import __future__

import functools
import hashlib
import linecache
import os
import stat
import sys
import textwrap
import tokenize
import types
from collections.abc import Iterator
from typing import Any

#: Flags of `from __future__ import ...` in code objects.
_FUTURES = functools.reduce(
    int.__or__,
    (getattr(__future__, name).compiler_flag for name in __future__.all_feature_names),
)
#: The last text kept of each file, for messages.
_kept: dict[str, SourceText] = {}


class SourceText:
    """The text of a file, a notebook's cell or a command, at one moment."""

    def __init__(self, lines: list[str], is_given: bool = False, state: Any = None) -> None:
        """Store the lines, whether the user passed them as ``source=``, and the state of their file."""
        self.lines = lines
        self.is_given = is_given
        self.state = state

    @functools.cached_property
    def digest(self) -> bytes:
        """Hash of the text."""
        return hashlib.blake2b("".join(self.lines).encode(errors="surrogatepass")).digest()

    def codes(self, futures: int) -> Iterator[types.CodeType]:
        """List the code of all functions in the text; empty if the text cannot be compiled."""
        try:
            whole = compile("".join(self.lines), "<text>", "exec", futures, dont_inherit=True)
        except (SyntaxError, ValueError):
            return
        yield from _parts(whole)


def keep(function: types.FunctionType, source: str | None = None) -> list[SourceText]:
    """Return the texts that may contain the definition of a function, most likely first.

    ``source`` is the text, if the caller has it.
    """
    filename = function.__code__.co_filename
    if source is not None:
        texts = [SourceText(_split(source), is_given=True)]
    else:
        named = _of_file(filename) or _of_linecache(filename, function)
        texts = [*([named] if named else []), *map(SourceText, _unnamed(function))]
    if texts:
        _kept[filename] = texts[0]
    return texts


def source_line(filename: str, line: int) -> str:
    """Return a line of a file at the time when a function in it was decorated; empty if unknown."""
    kept = _kept.get(filename)
    if kept is None:
        return linecache.getline(filename, line)
    return kept.lines[line - 1] if 0 < line <= len(kept.lines) else ""


def futures_of(code: types.CodeType) -> int:
    """Return the flags of `from __future__ import ...` that code was compiled with."""
    return code.co_flags & _FUTURES


def _of_file(filename: str) -> SourceText | None:
    """Return the text of a file; the same object until the file changes."""
    try:
        facts = os.stat(filename)
        state = facts.st_ino, facts.st_size, facts.st_mtime_ns, facts.st_ctime_ns
        kept = _kept.get(filename)
        if kept is not None and kept.state == state:
            return kept
        with tokenize.open(filename) as file:
            return SourceText(file.readlines(), state=state)
    except (OSError, SyntaxError, UnicodeError, ValueError):
        return None


def _of_linecache(filename: str, function: types.FunctionType) -> SourceText | None:
    """Return the text that Python, IPython or a module loader keeps under a name that is not a file."""
    lines = linecache.getlines(filename, function.__globals__)
    kept = _kept.get(filename)
    if kept is not None and kept.lines is lines:
        return kept
    return SourceText(lines) if lines else None


def _unnamed(function: types.FunctionType) -> Iterator[list[str]]:
    """List texts that Python reads but does not keep under a name: `python -c`, and a file as standard input."""
    filename, name = function.__code__.co_filename, function.__code__.co_name
    if filename == "<string>":
        for argument in sys.orig_argv[1:]:
            text = argument.removeprefix("-c")
            if f"def {name}" in text:
                yield _split(text)
                yield _split(textwrap.dedent(text))
    elif filename == "<stdin>" and (text := _standard_input()):
        yield _split(text)


@functools.cache
def _standard_input() -> str:
    """Return the file that standard input was redirected from; empty if it is a pipe or a terminal."""
    try:
        status = os.fstat(0)
        if not stat.S_ISREG(status.st_mode):
            return ""
        return os.pread(0, status.st_size, 0).decode()
    except (OSError, ValueError):
        return ""


def _split(text: str) -> list[str]:
    """Return the lines of a text as Python counts them."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return [f"{line}\n" for line in lines]


def _parts(code: types.CodeType) -> Iterator[types.CodeType]:
    """List the code of all functions and classes in some code."""
    for part in code.co_consts:
        if isinstance(part, types.CodeType):
            yield part
            yield from _parts(part)
