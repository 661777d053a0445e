"""The rewrite of expressions: ``and``, ``in``, f-strings and other expressions that need a truth value or text become
calls of `_names`, so that they also work on run-time values."""

from __future__ import annotations

import ast
from typing import Any, NoReturn

from ._errors import CompileError, node_place

_REFUSED: dict[type[ast.AST], str] = {
    ast.Try: "try/except",
    ast.AsyncFor: "async for",
    ast.AsyncWith: "async with",
    ast.AsyncFunctionDef: "async def",
    ast.ClassDef: "class",
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.Delete: "del",
    ast.Match: "match",
    ast.Import: "import",
    ast.ImportFrom: "import",
    ast.Yield: "yield (a generator)",
    ast.YieldFrom: "yield (a generator)",
    ast.Await: "await",
}
_CONVERTING = ("int", "float", "bool", "str")
_SUPPORTED = "assignments, if, while, for, with, break, continue, return, assert, raise, print and expressions are"


def call(name: str, *args: ast.expr) -> ast.Call:
    """Return a call of one of the functions in `_names`."""
    return ast.Call(ast.Name(f"__fp_{name}", ast.Load()), list(args), [])


def lazy(expression: ast.expr) -> ast.Lambda:
    """Return an expression as a function without parameters."""
    nothing = ast.arguments([], [], None, [], [], None, [])
    return ast.Lambda(nothing, expression)


class Expressions(ast.NodeTransformer):
    """Rewrites the expressions of one function."""

    def __init__(self, filename: str, name: str, guarded: frozenset[str]) -> None:
        """Take the location of the function, and the names that may be unset."""
        self._filename = filename
        self._name = name
        self._guarded = guarded
        #: Number of enclosing expressions that become functions.
        self._lazy_depth = 0

    def _refuse(self, node: ast.AST, reason: str) -> NoReturn:
        raise CompileError(reason, node_place(self._filename, node), self._name)

    def _later(self, node: ast.expr) -> ast.Lambda:
        """Rewrite an expression that is evaluated conditionally."""
        self._lazy_depth += 1
        made = lazy(self.visit(node))
        self._lazy_depth -= 1
        return made

    def visit(self, node: ast.AST) -> Any:
        """Rewrite a node; refuse constructs that have no meaning in a kernel."""
        if type(node) in _REFUSED:
            self._unsupported(node)
        return super().visit(node)

    def _unsupported(self, node: ast.AST) -> NoReturn:
        what = _REFUSED.get(type(node), type(node).__name__)
        self._refuse(node, f"{what} is not supported in a kernel; {_SUPPORTED}")

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Check that a name that may be unset has a value."""
        if isinstance(node.ctx, ast.Load) and node.id in self._guarded:
            return ast.copy_location(call("use", node), node)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """Make a branch of ``and`` and ``or``: the right side is evaluated conditionally."""
        name = "and" if isinstance(node.op, ast.And) else "or"
        first = self.visit(node.values[0])
        self._lazy_depth += 1
        *parts, made = [self.visit(part) for part in node.values[1:]]
        self._lazy_depth -= 1
        for part in (*reversed(parts), first):
            made = ast.copy_location(call(name, part, lazy(made)), node)
        return made

    def visit_NamedExpr(self, node: ast.NamedExpr) -> ast.expr:
        """Allow ``:=`` only where it is always evaluated: elsewhere the name would be unset on some paths."""
        if self._lazy_depth:
            self._refuse(
                node, "`:=` in a part of an expression that is not always run is not supported"
            )
        self.generic_visit(node)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.expr:
        """Rewrite the body of a lambda."""
        return self._apart(node)

    def _apart(self, node: Any) -> ast.expr:
        self._lazy_depth += 1
        self.generic_visit(node)
        self._lazy_depth -= 1
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = visit_Lambda

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Let calls of Python's number and text classes accept run-time values."""
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in _CONVERTING:
            convert = call("convert", node.func, *node.args)
            convert.keywords = node.keywords
            return ast.copy_location(convert, node)
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.expr:
        """Let f-strings show run-time values: each pair of braces is one piece."""
        return ast.copy_location(call("text", *map(self._piece, node.values)), node)

    def _piece(self, node: ast.expr) -> ast.expr:
        if not isinstance(node, ast.FormattedValue):
            return node
        conversion = ast.Constant("" if node.conversion < 0 else chr(node.conversion))
        spec = ast.Constant("") if node.format_spec is None else self.visit(node.format_spec)
        return ast.copy_location(call("piece", self.visit(node.value), conversion, spec), node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        """Let ``not`` negate run-time values."""
        self.generic_visit(node)
        if isinstance(node.op, ast.Not):
            return ast.copy_location(call("not", node.operand), node)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        """Make a branch of ``a if c else b``."""
        test, body, rest = self.visit(node.test), self._later(node.body), self._later(node.orelse)
        return ast.copy_location(call("ifexp", test, body, rest), node)

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Split ``a < b < c``, computing b once."""
        if len(node.ops) == 1:
            self.generic_visit(node)
            return self._compared(node, node.left, node.ops[0], node.comparators[0])
        node.left = self.visit(node.left)
        self._lazy_depth += 1
        node.comparators = [self.visit(part) for part in node.comparators]
        self._lazy_depth -= 1
        names = [f"__fp_c{number}" for number in range(len(node.ops) + 1)]
        made: ast.expr | None = None
        for at in reversed(range(len(node.ops))):
            left, right = (ast.Name(names[n], ast.Load()) for n in (at, at + 1))
            pair = self._compared(node, left, node.ops[at], right)
            if made is not None:
                pair = call("and", pair, lazy(made))
            nothing = ast.arguments([], [ast.arg(names[at + 1])], None, [], [], None, [])
            made = ast.Call(ast.Lambda(nothing, pair), [node.comparators[at]], [])
        nothing = ast.arguments([], [ast.arg(names[0])], None, [], [], None, [])
        assert made is not None
        whole = ast.Call(ast.Lambda(nothing, made), [node.left], [])
        return ast.copy_location(whole, node)

    def _compared(
        self, whole: ast.Compare, left: ast.expr, op: ast.cmpop, right: ast.expr
    ) -> ast.expr:
        """Compare two operands; ``in`` accepts run-time values too."""
        if not isinstance(op, (ast.In, ast.NotIn)):
            return ast.copy_location(ast.Compare(left, [op], [right]), whole)
        made = call("in", left, right)
        return ast.copy_location(call("not", made) if isinstance(op, ast.NotIn) else made, whole)
