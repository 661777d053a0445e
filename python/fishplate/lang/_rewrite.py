"""The rewrite: control flow on values becomes calls of `_flow`; all else stays as Python has it."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any, NoReturn

from ._errors import CompileError, node_place
from ._liveness import annotate, assigned

_REFUSED: dict[type[ast.AST], str] = {
    ast.Try: "try/except",
    ast.With: "with",
    ast.AsyncFor: "async for",
    ast.AsyncWith: "async with",
    ast.AsyncFunctionDef: "async def",
    ast.ClassDef: "class definitions",
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.Delete: "del",
    ast.Match: "match",
    ast.Import: "import",
    ast.ImportFrom: "import",
    ast.Yield: "yield (a generator)",
    ast.YieldFrom: "yield (a generator)",
    ast.Await: "await",
    ast.NamedExpr: "the walrus operator",
}
_SUPPORTED = (
    "assignments, if, while, for, break, continue, return, assert, raise, print and expressions are"
)
_ESCAPES = (ast.Return, ast.Break, ast.Continue, ast.Raise)


def rewrite(function: ast.FunctionDef, filename: str) -> ast.FunctionDef:
    """Return the function as it is run when compiling."""
    return _Function(filename, function.name).function(function)


def _call(name: str, *args: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(f"__fp_{name}", ast.Load()), list(args), [])


def _method(handle: str, name: str, *args: ast.expr) -> ast.Call:
    return ast.Call(ast.Attribute(ast.Name(handle, ast.Load()), name, ast.Load()), list(args), [])


def _lazy(expression: ast.expr) -> ast.Lambda:
    nothing = ast.arguments([], [], None, [], [], None, [])
    return ast.Lambda(nothing, expression)


def _values(names: Sequence[str]) -> ast.Tuple:
    return ast.Tuple([ast.Name(name, ast.Load()) for name in names], ast.Load())


def _set(names: Sequence[str], value: ast.expr) -> list[ast.stmt]:
    if not names:
        return [ast.Expr(value)]
    target = ast.Tuple([ast.Name(name, ast.Store()) for name in names], ast.Store())
    return [ast.Assign([target], value)]


def _constant(value: Any) -> ast.Constant:
    return ast.Constant(value)


def _truths(names: Sequence[str], among: Any) -> ast.Constant:
    return ast.Constant(tuple(name in among for name in names))


def _escapes(node: ast.stmt) -> bool:
    """Tell whether control may not get past a statement."""
    if isinstance(node, ast.While):
        return True
    if not isinstance(node, (ast.If, ast.For)):
        return False
    return any(isinstance(part, _ESCAPES) for part in ast.walk(node))


class _Function(ast.NodeTransformer):
    """Rewrites one function."""

    def __init__(self, filename: str, name: str, guarded: frozenset[str] = frozenset()) -> None:
        self._filename = filename
        self._name = name
        self._guarded = guarded
        self._count = 0
        #: Handle and names of the loops around, innermost last.
        self._loops: list[tuple[str, list[str]]] = []

    def _refuse(self, node: ast.AST, reason: str) -> NoReturn:
        raise CompileError(reason, node_place(self._filename, node), self._name)

    def _handle(self) -> str:
        self._count += 1
        return f"__fp_{self._count}"

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        annotate(node)
        constructs = [
            part for part in ast.walk(node) if isinstance(part, (ast.If, ast.While, ast.For))
        ]
        changing = assigned(constructs)
        self._guarded |= frozenset(changing)
        arguments = node.args
        taken = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        params = {argument.arg for argument in taken}
        params |= {a.arg for a in (arguments.vararg, arguments.kwarg) if a is not None}
        body: list[ast.stmt] = [
            ast.Assign([ast.Name("__fp_0", ast.Store())], _call("frame")),
            *(
                ast.Assign([ast.Name(name, ast.Store())], _call("unset", _constant(name)))
                for name in changing
                if name not in params
            ),
            *self._suite(node.body),
            ast.Return(_method("__fp_0", "result")),
        ]
        for argument in (*taken, arguments.vararg, arguments.kwarg):
            if argument is not None:
                argument.annotation = None
        made = ast.FunctionDef(node.name, arguments, body, [], None)
        if hasattr(node, "type_params"):
            made.type_params = []
        return ast.copy_location(made, node)

    # Statements.

    def _suite(self, nodes: Sequence[ast.stmt]) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for number, node in enumerate(nodes):
            here = self._statement(node)
            at = _call(
                "at",
                _constant(self._filename),
                _constant(node.lineno),
                _constant(node.col_offset + 1),
            )
            for part in (first := ast.Expr(at), *here):
                ast.copy_location(part, node)
                ast.fix_missing_locations(part)
            made += [first, *here]
            rest = nodes[number + 1 :]
            if isinstance(node, _ESCAPES):
                break
            if rest and _escapes(node):
                alive = ast.If(_call("live"), self._suite(rest), [])
                made.append(ast.fix_missing_locations(ast.copy_location(alive, node)))
                break
        return made or [ast.Pass()]

    def _statement(self, node: ast.stmt) -> list[ast.stmt]:
        rule = getattr(self, f"_{type(node).__name__.lower()}", None)
        if rule is not None:
            return rule(node)
        made = self.visit(node)
        return made if isinstance(made, list) else [made]

    def _return(self, node: ast.Return) -> list[ast.stmt]:
        value = _constant(None) if node.value is None else self.visit(node.value)
        return [ast.Expr(_method("__fp_0", "ret", value))]

    def _if(self, node: ast.If) -> list[ast.stmt]:
        handle, names = self._handle(), assigned([*node.body, *node.orelse])
        wanted = _truths(names, node.fp_wanted)  # type: ignore[attr-defined]
        test = self.visit(node.test)
        made = ast.copy_location(
            _call("if", test, _constant(tuple(names)), _values(names), wanted), node.test
        )
        out: list[ast.stmt] = [
            ast.Assign([ast.Name(handle, ast.Store())], made),
            ast.If(
                _method(handle, "then"),
                [*self._suite(node.body), ast.Expr(_method(handle, "set", _values(names)))],
                [],
            ),
        ]
        if node.orelse:
            start = ast.Attribute(ast.Name(handle, ast.Load()), "start", ast.Load())
            inner = [*_set(names, start), *self._suite(node.orelse)]
            inner.append(ast.Expr(_method(handle, "set", _values(names))))
            out.append(ast.If(_method(handle, "orelse"), inner, []))
        return out + _set(names, _method(handle, "end", _constant(bool(node.orelse))))

    def _loop(self, node: ast.While | ast.For) -> tuple[str, list[str], list[ast.expr]]:
        if node.orelse:
            self._refuse(node.orelse[0], "`else` of a loop is not supported")
        parts = [node.target, *node.body] if isinstance(node, ast.For) else node.body
        names = assigned(parts)
        rest = [
            _constant(tuple(names)),
            _values(names),
            _truths(names, node.fp_carried),  # type: ignore[union-attr]
            _truths(names, node.fp_wanted),  # type: ignore[union-attr]
        ]
        return self._handle(), names, rest

    def _body(self, handle: str, names: list[str], node: ast.While | ast.For) -> list[ast.stmt]:
        self._loops.append((handle, names))
        body = self._suite(node.body)
        self._loops.pop()
        return [*body, ast.Expr(_method(handle, "next", _values(names)))]

    def _while(self, node: ast.While) -> list[ast.stmt]:
        handle, names, rest = self._loop(node)
        test = ast.copy_location(_method(handle, "test", self.visit(node.test)), node.test)
        inner = ast.If(test, self._body(handle, names, node), [])
        return [
            ast.Assign([ast.Name(handle, ast.Store())], _call("while", *rest)),
            ast.While(
                _method(handle, "again"), [*_set(names, _method(handle, "enter")), inner], []
            ),
            *_set(names, _method(handle, "end")),
        ]

    def _for(self, node: ast.For) -> list[ast.stmt]:
        handle, names, rest = self._loop(node)
        for part in ast.walk(node.target):
            if not isinstance(part, (ast.Name, ast.Tuple, ast.List, ast.expr_context)):
                self._refuse(node.target, "the target of `for` must be a name or a tuple of names")
        over = self.visit(node.iter)
        item = self._handle()
        body: list[ast.stmt] = [
            *_set(names, _method(handle, "enter")),
            ast.Assign([node.target], ast.Name(item, ast.Load())),
            *self._body(handle, names, node),
        ]
        made = ast.copy_location(_call("for", over, *rest), node.iter)
        return [
            ast.Assign([ast.Name(handle, ast.Store())], made),
            ast.For(ast.Name(item, ast.Store()), ast.Name(handle, ast.Load()), body, []),
            *_set(names, _method(handle, "end")),
        ]

    def _jump(self, node: ast.stmt, name: str) -> list[ast.stmt]:
        handle, names = self._loops[-1]
        return [ast.Expr(_method(handle, name, _values(names)))]

    def _break(self, node: ast.Break) -> list[ast.stmt]:
        return self._jump(node, "leave")

    def _continue(self, node: ast.Continue) -> list[ast.stmt]:
        return self._jump(node, "skip")

    def _assert(self, node: ast.Assert) -> list[ast.stmt]:
        text = ast.unparse(node.test)
        message = _constant(None) if node.msg is None else _lazy(self.visit(node.msg))
        test = self.visit(node.test)
        check = _call(
            "assert",
            test,
            message,
            _constant(text),
            _constant(self._filename),
            _constant(node.lineno),
        )
        return [ast.Expr(ast.copy_location(check, node.test))]

    def _raise(self, node: ast.Raise) -> list[ast.stmt]:
        if node.exc is None or node.cause is not None:
            self._refuse(node, "`raise` takes an exception, and no `from`, in a kernel")
        place = _constant(self._filename), _constant(node.lineno)
        failure = _call("raise", self.visit(node.exc), *place)
        return [ast.Expr(ast.copy_location(failure, node))]

    def _functiondef(self, node: ast.FunctionDef) -> list[ast.stmt]:
        if node.decorator_list:
            self._refuse(node.decorator_list[0], "decorators inside a kernel are not supported")
        node.args.defaults = [self.visit(part) for part in node.args.defaults]
        node.args.kw_defaults = [part and self.visit(part) for part in node.args.kw_defaults]
        return [_Function(self._filename, node.name, self._guarded).function(node)]

    def _annassign(self, node: ast.AnnAssign) -> list[ast.stmt]:
        if node.value is None:
            return [ast.Pass()]
        value = _call("typed", self.visit(node.annotation), self.visit(node.value))
        return [ast.Assign([self.visit(node.target)], ast.copy_location(value, node.value))]

    # Expressions.

    def visit(self, node: ast.AST) -> Any:
        """Rewrite a node; what has no meaning in a kernel is refused."""
        refused = _REFUSED.get(type(node))
        if refused is not None:
            self._refuse(node, f"{refused} is not supported in a kernel; {_SUPPORTED}")
        return super().visit(node)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Check that a name which may have no value has one."""
        if isinstance(node.ctx, ast.Load) and node.id in self._guarded:
            return ast.copy_location(_call("use", node), node)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """Make a branch of ``and`` and ``or``: the right side is not always run."""
        name = "and" if isinstance(node.op, ast.And) else "or"
        *parts, made = [self.visit(part) for part in node.values]
        for part in reversed(parts):
            made = ast.copy_location(_call(name, part, _lazy(made)), node)
        return made

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        """Let values be negated by ``not``."""
        self.generic_visit(node)
        if isinstance(node.op, ast.Not):
            return ast.copy_location(_call("not", node.operand), node)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        """Make a branch of ``a if c else b``."""
        test, body, rest = (self.visit(part) for part in (node.test, node.body, node.orelse))
        return ast.copy_location(_call("ifexp", test, _lazy(body), _lazy(rest)), node)

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Take ``a < b < c`` apart, with b computed once."""
        self.generic_visit(node)
        if len(node.ops) == 1:
            return node
        names = [f"__fp_c{number}" for number in range(len(node.ops) + 1)]
        made: ast.expr | None = None
        for at in reversed(range(len(node.ops))):
            left, right = (ast.Name(names[n], ast.Load()) for n in (at, at + 1))
            pair: ast.expr = ast.Compare(left, [node.ops[at]], [right])
            if made is not None:
                pair = _call("and", pair, _lazy(made))
            nothing = ast.arguments([], [ast.arg(names[at + 1])], None, [], [], None, [])
            made = ast.Call(ast.Lambda(nothing, pair), [node.comparators[at]], [])
        nothing = ast.arguments([], [ast.arg(names[0])], None, [], [], None, [])
        assert made is not None
        whole = ast.Call(ast.Lambda(nothing, made), [node.left], [])
        return ast.fix_missing_locations(ast.copy_location(whole, node))
