"""Converts between Python tuples and the layout texts that the library's algebra reads and writes.

Numbers that are not known yet, such as values of a kernel, become variables: `?0` is the first one. The result may be
an expression of variables; this module computes it with the operators of the values.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from decimal import Decimal
from numbers import Integral, Number
from typing import Any

from . import _core

_TOKEN = re.compile(r"\s*(-?\d+|\?\d+|\{[^}]*\}|ceil|min|max|[-+*/%^&()\[\],:;_]|S<[^>]*>|o)")
_OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "*": operator.mul,
    "/": operator.floordiv,
    "ceil": lambda a, b: (a + (b - 1)) // b,
    "%": operator.mod,
    "min": min,
    "max": max,
    "^": operator.xor,
    "&": operator.and_,
}


def check_number(value: Any) -> None:
    """Refuse what is no integer: a layout holds integers, and numbers of a kernel that are integers."""
    kind = type(value)
    is_integer = getattr(kind, "_is_layout_number", None)
    if isinstance(value, Integral) or (is_integer is not None and is_integer(value)):
        return
    if (
        is_integer is not None
        or isinstance(value, (Number, Decimal))
        or not hasattr(kind, "__floordiv__")
    ):
        shown = value.type_name() if is_integer is not None else kind.__name__
        raise TypeError(f"expected an integer or a tuple of them, got {shown}")


class Texts:
    """The variables of one operation."""

    def __init__(self) -> None:
        """Start without variables."""
        self.variables: list[Any] = []
        self._places: dict[int, int] = {}

    def apply(self, operation: str, *operands: str) -> str:
        """Apply an operation to texts."""
        return _core._layout((operation, *operands))

    def of(self, value: Any) -> str:
        """Return the text of an integer, a tuple of integers, or None for a whole mode."""
        if isinstance(value, (tuple, list)):
            return f"({','.join([self.of(part) for part in value])})"
        if value is None:
            return "_"
        if isinstance(value, Integral):
            return str(int(value))
        check_number(value)
        # The same object is the same variable. The list keeps it alive.
        place = self._places.setdefault(id(value), len(self.variables))
        if place == len(self.variables):
            self.variables.append(value)
        return f"?{place}"

    def tiler(self, tiler: Any) -> str:
        """Return the text of a tiler: a layout, an integer, None, or a tuple of tilers."""
        if hasattr(tiler, "_text"):
            return tiler._text(self)
        if isinstance(tiler, (tuple, list)):
            return f"<{','.join([self.tiler(part) for part in tiler])}>"
        return self.of(tiler)

    def read(self, text: str) -> list[Any]:
        """Parse a text into tuples and integers, as many as `:`, `;` and ` o ` separate."""
        tokens, at = [], 0
        while at < len(text):
            token = _TOKEN.match(text, at)
            if token is None:
                raise RuntimeError(f"the library returned the text {text!r}")
            tokens.append(token[1])
            at = token.end()
        tokens.reverse()
        found = []
        while tokens:
            if tokens[-1] in (":", ";", "o"):
                tokens.pop()
            else:
                found.append(self._value(tokens))
        return found

    def _value(self, tokens: list[str]) -> Any:
        token = tokens.pop()
        if token == "(":
            parts = []
            while tokens[-1] != ")":
                if tokens[-1] == ",":
                    tokens.pop()
                parts.append(self._value(tokens))
            tokens.pop()
            return tuple(parts)
        if token == "[":
            compute = _OPERATORS[tokens.pop()]
            left, right = self._operand(tokens), self._operand(tokens)
            tokens.pop()
            return compute(left, right)
        if token[0] == "?":
            if tokens and tokens[-1][0] == "{":
                tokens.pop()
            return self.variables[int(token[1:])]
        return token if token[0] == "S" else int(token)

    def _operand(self, tokens: list[str]) -> Any:
        """Return a value for computing an expression; numbers of kernels are widened to 64 bits."""
        value = self._value(tokens)
        widened = getattr(type(value), "_layout_number", None)
        return widened(value) if widened else value
