"""Texts that contain run-time numbers: f-strings and `str` of a value.

Such a text can be printed, or be the message of ``assert`` and ``raise``; it supports nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .._layout_text import Texts
from ._merge import plain
from ._tensor import TensorView
from ._value import Value


class Text:
    """Pieces of a text: strings, values, and pairs of a value and its format specification."""

    __slots__ = ("pieces",)

    def __init__(self, pieces: Sequence[Any]) -> None:
        """Store the pieces."""
        self.pieces = list(pieces)

    def __repr__(self) -> str:
        """Return the text, with a marker for unknown values."""
        return "".join(part if isinstance(part, str) else "{...}" for part in self.pieces)

    def __add__(self, other: Any) -> Any:
        """Refuse: use an f-string to join texts."""
        raise TypeError("text with values known only at run time can be built by f-strings only")

    __radd__ = __mod__ = __mul__ = __add__


def piece(value: Any, conversion: str, specification: str) -> Any:
    """Return the form of ``{value!conversion:specification}`` in a text."""
    if not isinstance(specification, str):
        raise TypeError("how a number is shown in a text must be known when compiling")
    if isinstance(value, Value):
        return (value, specification) if specification else value
    if isinstance(value, Text) and not specification:
        return value
    if not specification and _is_structure(value):
        return Text(_written(value))
    convert = {"": lambda x: x, "s": str, "r": repr, "a": ascii}[conversion]
    return format(convert(plain(value)), specification)


def joined(*pieces: Any) -> Any:
    """Return an f-string: a string if everything is known, else a text."""
    if all(isinstance(part, str) for part in pieces):
        return "".join(pieces)
    flat: list[Any] = []
    for part in pieces:
        flat += part.pieces if isinstance(part, Text) else [part]
    return Text(flat)


def pieces_of(value: Any) -> list[Any]:
    """Return the pieces that show a number, a text or any Python object."""
    if isinstance(value, Text):
        return value.pieces
    if isinstance(value, Value):
        return [value]
    if isinstance(value, TensorView):
        raise TypeError("only print shows the elements of a tensor, as an argument of its own")
    return _written(value) if _is_structure(value) else [str(plain(value))]


def without_nul(pieces: Sequence[Any]) -> Sequence[Any]:
    """Return the pieces of a text, which C reads at run time: it would end at the character NUL."""
    if any(isinstance(part, str) and "\0" in part for part in pieces):
        raise ValueError(
            "a text in a kernel cannot hold the character NUL, which ends it at run time"
        )
    return pieces


def _is_structure(value: Any) -> bool:
    """Tell whether this is a Python container that may hold values."""
    kind = type(value)
    return kind in (tuple, list, dict) or hasattr(kind, "_fields") or hasattr(kind, "_text")


def _written(value: Any) -> list[Any]:
    """Return the pieces of a value in a container, in Python's syntax."""
    if hasattr(type(value), "_text"):
        # A layout: its text form, with run-time values in place.
        texts = Texts()
        parts = re.split(r"(\?\d+)", value._text(texts))
        return [texts.variables[int(part[1:])] if part[:1] == "?" else part for part in parts]
    if isinstance(value, (Value, Text, TensorView)):
        return pieces_of(value)
    if not _is_structure(value):
        return [repr(plain(value))]
    if type(value) is dict:
        parts = [[f"{name!r}: ", *_written(part)] for name, part in value.items()]
        around = "{", "}"
    elif hasattr(type(value), "_fields"):
        parts = [[f"{name}=", *_written(part)] for name, part in value._asdict().items()]
        around = f"{type(value).__name__}(", ")"
    else:
        parts = [_written(part) for part in value]
        around = ("(", ",)" if len(parts) == 1 else ")") if type(value) is tuple else ("[", "]")
    pieces: list[Any] = [around[0]]
    for number, part in enumerate(parts):
        pieces += [", ", *part] if number else part
    return [*pieces, around[1]]
