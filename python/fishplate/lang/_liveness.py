"""Liveness: the names that later statements may read, and that a branch or loop must therefore pass on.

The results are stored on the nodes: ``fp_wanted`` are the names read after an ``if``, a ``with`` or a loop, ``fp_ended``
those read when a loop ends normally, ``fp_carried`` those read at its head before they are assigned.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

Names = frozenset[str]
_NONE: Names = frozenset()
_OWN_NAMES = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def reads(node: ast.AST | None) -> Names:
    """Return the names that are read anywhere in a node; the result is cached."""
    if node is None:
        return _NONE
    known = getattr(node, "fp_reads", None)
    if known is None:
        known = frozenset(
            part.id
            for part in ast.walk(node)
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load)
        )
        node.fp_reads = known  # type: ignore[attr-defined]
    return known


def assigned(nodes: Iterable[ast.AST]) -> list[str]:
    """Return the names that statements bind, in order, without those of nested functions."""
    found: dict[str, None] = {}
    for node in nodes:
        found.update(_bound(node))
    return list(found)


def _bound(node: ast.AST) -> dict[str, None]:
    """Return the names that a node binds; the result for branches and loops is cached."""
    if isinstance(node, ast.Name):
        return {} if isinstance(node.ctx, ast.Load) else {node.id: None}
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return {node.name: None}
    if isinstance(node, _OWN_NAMES):
        return {}
    known = getattr(node, "fp_bound", None)
    if known is None:
        known = {}
        for part in ast.iter_child_nodes(node):
            known.update(_bound(part))
        if isinstance(node, (ast.If, ast.While, ast.For, ast.With)):
            node.fp_bound = known  # type: ignore[union-attr]
    return known


def annotate(function: ast.FunctionDef) -> None:
    """Store the results on the nodes of a function."""
    # Inner functions may read their names at any time.
    inner = [node for node in ast.walk(function) if isinstance(node, (ast.FunctionDef, ast.Lambda))]
    always = frozenset().union(*(reads(node) for node in inner if node is not function))
    _Walk(always).suite(function.body, _NONE, _NONE, _NONE)


class _Walk:
    def __init__(self, always: Names) -> None:
        self._always = always

    def suite(self, nodes: Sequence[ast.stmt], out: Names, brk: Names, cont: Names) -> Names:
        """Return the names that are live before some statements, given those live after."""
        for node in reversed(nodes):
            out = self.statement(node, out, brk, cont)
        return out

    def statement(self, node: ast.stmt, out: Names, brk: Names, cont: Names) -> Names:
        if isinstance(node, ast.Return):
            return reads(node.value)
        if isinstance(node, ast.Raise):
            return reads(node)
        if isinstance(node, ast.Break):
            return brk
        if isinstance(node, ast.Continue):
            return cont
        if isinstance(node, ast.If):
            node.fp_wanted = out | self._always  # type: ignore[attr-defined]
            body, rest = (self.suite(part, out, brk, cont) for part in (node.body, node.orelse))
            return reads(node.test) | body | rest
        if isinstance(node, ast.With):
            # The body may be a branch, which is not always run.
            node.fp_wanted = out | self._always  # type: ignore[attr-defined]
            items = frozenset().union(*(reads(item.context_expr) for item in node.items))
            return items | out | self.suite(node.body, out, brk, cont)
        if isinstance(node, (ast.While, ast.For)):
            return self._loop(node, out, brk, cont)
        if isinstance(node, ast.AugAssign):
            return out | reads(node) | frozenset(assigned([node.target]))
        # Other statements that bind names (an assignment, `:=`) do so whenever they run.
        unset = isinstance(node, ast.AnnAssign) and node.value is None
        return (out if unset else out - frozenset(assigned([node]))) | reads(node)

    def _loop(self, node: ast.While | ast.For, out: Names, brk: Names, cont: Names) -> Names:
        is_for = isinstance(node, ast.For)
        target = frozenset(assigned([node.target])) if is_for else _NONE
        # The path on which the loop ends normally.
        ended = self.suite(node.orelse, out, brk, cont)
        node.fp_ended = ended | self._always  # type: ignore[union-attr]
        head = ended if is_for else ended | reads(node.test)
        while True:
            body = self.suite(node.body, head, out, head) - target
            if body <= head:
                break
            head |= body
        node.fp_wanted = out | self._always  # type: ignore[union-attr]
        node.fp_carried = head | self._always  # type: ignore[union-attr]
        return head | reads(node.iter) if is_for else head
