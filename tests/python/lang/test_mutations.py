"""Kernels with mistakes in them, and every piece of Python's syntax: each compiles or is one clear error."""

from __future__ import annotations

import ast
import sys
import textwrap
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fishplate as fp

sys.path.insert(0, str(Path(__file__).resolve().parent))
import mutations  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore::SyntaxWarning")

EXAMPLES = (np.ones(8, np.float32), fp.Int32(3), fp.Float32(1.5), 2)
HEAD = "def kernel(t: fp.Tensor, n: fp.Int32, x: fp.Float32, u: fp.Constexpr):\n"
FINE = ("compiled", "refused")


def parsed(text: str) -> ast.AST | None:
    """The syntax tree, or None if this Python does not support the syntax."""
    try:
        return ast.parse(textwrap.dedent(text))
    except SyntaxError:
        return None


@pytest.mark.parametrize("indented", [False, True], ids=["alone", "in a loop under a branch"])
@pytest.mark.parametrize("piece", [*mutations.STATEMENTS, *mutations.EXPRESSIONS])
def test_every_piece_of_syntax(piece: str, indented: bool) -> None:
    piece = piece.replace("\\n", "\n")
    if piece in mutations.EXPRESSIONS:
        piece = f"x = {piece}"
    text = HEAD + textwrap.indent(piece, "    ") + "\n"
    if indented:
        inner = textwrap.indent(piece, "            ")
        text = f"{HEAD}    for i in range(n):\n        if i > 2:\n{inner}\n    return x\n"
    try:
        compile(text, "<piece>", "exec")
    except SyntaxError:
        return  # Python itself refuses it here
    result = mutations.outcome("piece", text, {}, EXAMPLES, "kernel")
    assert result in FINE, f"{result}\n{text}"


def test_no_syntax_is_left_out() -> None:
    texts = [text.replace("\\n", "\n") for text in mutations.STATEMENTS] + mutations.EXPRESSIONS
    trees = [tree for text in texts if (tree := parsed(text) or parsed(f"async def f(): {text}"))]
    seen = {type(node) for tree in trees for node in ast.walk(tree)}
    seen |= set(mutations.OPERATORS) | set(mutations.COMPARISONS)
    bases = (ast.stmt, ast.expr, ast.pattern, ast.boolop, ast.cmpop, ast.operator, ast.unaryop)
    kinds = [kind for base in bases for kind in base.__subclasses__()]
    # The parser never creates the deprecated classes of constants.
    missing = {k.__name__ for k in kinds if k not in seen and k.__module__ in ("ast", "_ast")}
    assert missing <= {"Gt", "LtE", "Or", "Num", "Str", "Bytes", "NameConstant", "Ellipsis"}, (
        missing
    )


@pytest.mark.parametrize("seed", range(10))
def test_mutations_compile_or_are_one_clear_error(seed: int) -> None:
    mutator = mutations.Mutator(seed)
    for number in range(30):
        source: Any = mutator.source()
        result = mutations.outcome(f"{seed}.{number}", *source)
        assert result in FINE, f"{result}\n{source[0]}"


def test_without_mistakes_all_compile() -> None:
    for function, _, examples, make in mutations.seeds():
        fp.compile(make(function), *examples, options="--opt-level 0 --gpu-arch sm_80")
