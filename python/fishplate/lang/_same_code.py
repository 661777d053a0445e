"""Compares the code of two functions, to find out whether they behave the same."""

from __future__ import annotations

import ast
import dis
import types
from typing import Any

_FACTS = (
    "co_name",
    "co_argcount",
    "co_posonlyargcount",
    "co_kwonlyargcount",
    "co_names",
    "co_varnames",
    "co_cellvars",
    "co_freevars",
    "co_code",
)
#: Instructions that do not depend on the text, or that depend on following code.
_LAYOUT = frozenset(
    "CACHE COPY_FREE_VARS EXTENDED_ARG MAKE_CELL NOP NOT_TAKEN RESUME RETURN_CONST RETURN_VALUE".split()
)

_JUMPS = frozenset([*dis.hasjrel, *dis.hasjabs])
#: Instructions that have two equivalent forms.
_KINDS = {"LOAD_FAST": "LOAD_FAST", "LOAD_METH": "LOAD_ATTR", "LOAD_ATTR": "LOAD_ATTR"}
#: Instructions for two variables at once. Python uses them only if both are among the first sixteen.
_PAIRS = {
    "LOAD_FAST_LOAD_FAST": ("LOAD_FAST", "LOAD_FAST"),
    "LOAD_FAST_BORROW_LOAD_FAST_BORROW": ("LOAD_FAST", "LOAD_FAST"),
    "STORE_FAST_LOAD_FAST": ("STORE_FAST", "LOAD_FAST"),
    "STORE_FAST_STORE_FAST": ("STORE_FAST", "STORE_FAST"),
}


def is_same(one: types.CodeType, other: types.CodeType) -> bool:
    """Tell whether two pieces of code behave the same; lines and columns are ignored."""
    if any(getattr(one, fact) != getattr(other, fact) for fact in _FACTS):
        return False
    pairs = zip(one.co_consts, other.co_consts, strict=False)
    return len(one.co_consts) == len(other.co_consts) and all(_is_equal(*pair) for pair in pairs)


def _is_equal(one: Any, other: Any) -> bool:
    """Compare two constants: 1, 1.0 and True differ, and so do 0.0 and -0.0."""
    if type(one) is not type(other):
        return False
    if isinstance(one, types.CodeType):
        return is_same(one, other)
    return one == other if isinstance(one, frozenset) else repr(one) == repr(other)


def is_same_but_for_asserts(
    one: types.CodeType, other: types.CodeType, definition: ast.FunctionDef
) -> bool:
    """Tell whether two pieces of code of one definition have the same instructions on all lines without `assert`."""
    skipped: set[int] = set()
    for node in ast.walk(definition):
        if isinstance(node, ast.Assert):
            skipped.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return bool(skipped) and _instructions(one, skipped) == _instructions(other, skipped)


def _instructions(code: types.CodeType, skipped: set[int]) -> set[tuple[Any, ...]]:
    found: set[tuple[Any, ...]] = set()
    line = code.co_firstlineno
    starts = dict(dis.findlinestarts(code))
    for each in dis.get_instructions(code):
        line = starts.get(each.offset) or line
        if isinstance(each.argval, types.CodeType):
            found |= _instructions(each.argval, skipped)
        elif line not in skipped and each.opname in _PAIRS:
            pairs = zip(_PAIRS[each.opname], each.argval, strict=True)
            found.update((line, name, repr(variable)) for name, variable in pairs)
        elif line not in skipped and each.opname not in _LAYOUT and each.opcode not in _JUMPS:
            name = _KINDS.get(each.opname[:9], each.opname)
            if (name, each.argval) != ("LOAD_CONST", None):
                found.add((line, name, repr(each.argval)))
    return found
