"""The rewrite: control flow on values becomes calls of `_flow`; everything else stays Python."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any

from ._expressions import Expressions, call
from ._liveness import annotate, assigned, reads

_PLAIN = (ast.Assign, ast.Expr, ast.Pass)
#: Methods that change a Python container.
_CHANGING_METHODS = frozenset(
    "add append appendleft clear difference_update discard extend extendleft fill insert intersection_update "
    "pop popitem popleft remove reverse setdefault sort symmetric_difference_update update".split()
)
_ESCAPES = (ast.Return, ast.Break, ast.Continue, ast.Raise)


def rewrite(function: ast.FunctionDef, filename: str) -> ast.FunctionDef:
    """Return the function in the form that runs when compiling."""
    return _Function(filename, function.name).function(function)


def _method(handle: str, name: str, *args: ast.expr) -> ast.Call:
    return ast.Call(ast.Attribute(ast.Name(handle, ast.Load()), name, ast.Load()), list(args), [])


def _values(names: Sequence[str]) -> ast.Tuple:
    return ast.Tuple([ast.Name(name, ast.Load()) for name in names], ast.Load())


def _set(names: Sequence[str], value: ast.expr) -> list[ast.stmt]:
    if not names:
        return [ast.Expr(value)]
    target = ast.Tuple([ast.Name(name, ast.Store()) for name in names], ast.Store())
    return [ast.Assign([target], value)]


def _index(node: ast.expr) -> ast.expr:
    """Return an index as an expression: slices are objects."""
    if isinstance(node, ast.Tuple):
        made: ast.expr = ast.Tuple([_index(part) for part in node.elts], ast.Load())
    elif isinstance(node, ast.Slice):
        ends = (node.lower, node.upper, node.step)
        made = call("slice", *(end or _constant(None) for end in ends))
    else:
        return node
    return ast.copy_location(made, node)


def _constant(value: Any) -> ast.Constant:
    return ast.Constant(value)


def _truths(names: Sequence[str], among: Any) -> ast.Constant:
    return ast.Constant(tuple(name in among for name in names))


def _escapes(node: ast.stmt) -> bool:
    """Tell whether a statement may leave the function or loop."""
    if isinstance(node, ast.While):
        return True
    if not isinstance(node, (ast.If, ast.For, ast.With)):
        return False
    return any(isinstance(part, _ESCAPES) for part in ast.walk(node))


class _Function(Expressions):
    """Rewrites one function."""

    def __init__(self, filename: str, name: str, guarded: frozenset[str] = frozenset()) -> None:
        super().__init__(filename, name, guarded)
        self._count = 0
        #: Handle and names of the enclosing loops, innermost last.
        self._loops: list[tuple[str, list[str]]] = []
        #: Handles of the enclosing branches and loops, the names bound in each so far, and its statements.
        self._regions: list[tuple[str, set[str], Sequence[ast.stmt]]] = []

    def _handle(self) -> str:
        self._count += 1
        return f"__fp_{self._count}"

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        annotate(node)
        constructs = [
            part
            for part in ast.walk(node)
            if isinstance(part, (ast.If, ast.While, ast.For, ast.With))
        ]
        changing = assigned(constructs)
        self._guarded |= frozenset(changing)
        arguments = node.args
        taken = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        params = {argument.arg for argument in taken}
        params |= {a.arg for a in (arguments.vararg, arguments.kwarg) if a is not None}
        body: list[ast.stmt] = [
            ast.Assign([ast.Name("__fp_0", ast.Store())], call("frame")),
            *(
                ast.Assign([ast.Name(name, ast.Store())], call("unset", _constant(name)))
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

    def _inside(
        self, handle: str, nodes: Sequence[ast.stmt], bound: Sequence[str] = ()
    ) -> list[ast.stmt]:
        """Rewrite statements in a branch or loop; ``bound`` are names that it assigns first."""
        self._regions.append((handle, set(bound), nodes))
        made = self._suite(nodes)
        self._regions.pop()
        return made

    def _suite(self, nodes: Sequence[ast.stmt]) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        group = made
        for number, node in enumerate(nodes):
            bound = assigned([node]) if self._regions else ()
            here = self._statement(node)
            place = (_constant(n) for n in (self._filename, node.lineno, node.col_offset + 1))
            # Their children inherit the location, in one pass at the end.
            for part in (first := ast.Expr(call("at", *place)), *here):
                ast.copy_location(part, node)
            group += [first, *here]
            if self._regions:
                self._regions[-1][1].update(bound)
            if isinstance(node, _ESCAPES):
                break
            if number + 1 < len(nodes) and _escapes(node):
                # The following statements run only on paths that continue after this statement.
                group = []
                made.append(ast.copy_location(ast.If(call("live"), group, []), node))
        return made or [ast.Pass()]

    def _statement(self, node: ast.stmt) -> list[ast.stmt]:
        rule = getattr(self, f"_{type(node).__name__.lower()}", None)
        if rule is not None:
            return rule(node)
        if not isinstance(node, _PLAIN):
            self._unsupported(node)
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
            call("if", test, _constant(tuple(names)), _values(names), wanted), node.test
        )
        out: list[ast.stmt] = [
            ast.Assign([ast.Name(handle, ast.Store())], made),
            ast.If(
                _method(handle, "then"),
                [
                    *self._inside(handle, node.body),
                    ast.Expr(_method(handle, "set", _values(names))),
                ],
                [],
            ),
        ]
        if node.orelse:
            start = ast.Attribute(ast.Name(handle, ast.Load()), "start", ast.Load())
            inner = [*_set(names, start), *self._inside(handle, node.orelse)]
            inner.append(ast.Expr(_method(handle, "set", _values(names))))
            out.append(ast.If(_method(handle, "orelse"), inner, []))
        return out + _set(names, _method(handle, "end", _constant(bool(node.orelse))))

    def _with(self, node: ast.With) -> list[ast.stmt]:
        item, *more = node.items
        body = node.body
        if more:
            inner = ast.copy_location(ast.With(more, body), node)
            inner.fp_wanted = node.fp_wanted  # type: ignore[attr-defined]
            body = [inner]
        handle, names = self._handle(), assigned([item, *body])
        wanted = _truths(names, node.fp_wanted)  # type: ignore[attr-defined]
        context = self.visit(item.context_expr)
        made = call("with", context, _constant(tuple(names)), _values(names), wanted)
        start: list[ast.stmt] = []
        if item.optional_vars is not None:
            value = ast.Attribute(ast.Name(handle, ast.Load()), "value", ast.Load())
            start = [ast.Assign([item.optional_vars], value)]
        inside = [
            *start,
            *self._inside(handle, body, assigned([item])),
            ast.Expr(_method(handle, "set", _values(names))),
        ]
        return [
            ast.Assign([ast.Name(handle, ast.Store())], ast.copy_location(made, item.context_expr)),
            ast.With(
                [ast.withitem(ast.Name(handle, ast.Load()))],
                [ast.If(_method(handle, "then"), inside, [])],
            ),
            *_set(names, _method(handle, "end", _constant(False))),
        ]

    def _loop(self, node: ast.While | ast.For) -> tuple[str, list[str], list[ast.expr]]:
        head = node.target if isinstance(node, ast.For) else node.test
        names = assigned([head, *node.body, *node.orelse])
        rest = [
            _constant(tuple(names)),
            _values(names),
            _truths(names, node.fp_carried),  # type: ignore[union-attr]
            _truths(names, node.fp_wanted),  # type: ignore[union-attr]
        ]
        return self._handle(), names, rest

    def _body(self, handle: str, names: list[str], node: ast.While | ast.For) -> list[ast.stmt]:
        self._loops.append((handle, names))
        body = self._inside(handle, node.body, names)
        self._loops.pop()
        return [*body, ast.Expr(_method(handle, "next", _values(names)))]

    def _after(self, handle: str, names: list[str], node: ast.While | ast.For) -> list[ast.stmt]:
        """Return the code after a loop: its ``else``, and the point where that and ``break`` meet."""
        if not node.orelse:
            return _set(names, _method(handle, "end"))
        wanted = _truths(names, node.fp_ended)  # type: ignore[union-attr]
        return [
            *_set(names, _method(handle, "orelse", wanted)),
            ast.If(call("live"), self._inside(handle, node.orelse), []),
            *_set(names, _method(handle, "end", _values(names))),
        ]

    def _while(self, node: ast.While) -> list[ast.stmt]:
        handle, names, rest = self._loop(node)
        # The names come after the condition, which may set some of them.
        test = _method(handle, "test", self.visit(node.test), _values(names))
        inner = ast.If(ast.copy_location(test, node.test), self._body(handle, names, node), [])
        return [
            ast.Assign([ast.Name(handle, ast.Store())], call("while", *rest)),
            ast.While(
                _method(handle, "again"), [*_set(names, _method(handle, "enter")), inner], []
            ),
            *self._after(handle, names, node),
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
        made = ast.copy_location(call("for", over, *rest), node.iter)
        return [
            ast.Assign([ast.Name(handle, ast.Store())], made),
            ast.For(ast.Name(item, ast.Store()), ast.Name(handle, ast.Load()), body, []),
            *self._after(handle, names, node),
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
        message = _constant(None) if node.msg is None else self._later(node.msg)
        test = self.visit(node.test)
        check = call(
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
        failure = call("raise", self.visit(node.exc), *place)
        return [ast.Expr(ast.copy_location(failure, node))]

    def _functiondef(self, node: ast.FunctionDef) -> list[ast.stmt]:
        if node.decorator_list:
            self._refuse(node.decorator_list[0], "decorators inside a kernel are not supported")
        node.args.defaults = [self.visit(part) for part in node.args.defaults]
        node.args.kw_defaults = [part and self.visit(part) for part in node.args.kw_defaults]
        return [_Function(self._filename, node.name, self._guarded).function(node)]

    def _classdef(self, node: ast.ClassDef) -> list[ast.stmt]:
        """Make a class from annotations, such as a struct, when compiling."""
        if node.bases or node.keywords:
            self._refuse(node, "a class in a kernel has annotations only, and no bases")
        names: list[ast.expr | None] = []
        kinds, text = [], None
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                if part.value is not None:
                    self._refuse(part, "a class in a kernel has annotations without values")
                names.append(_constant(part.target.id))
                kinds.append(self.visit(part.annotation))
            elif isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
                text = part.value.value
            elif not isinstance(part, ast.Pass):
                self._refuse(part, "a class in a kernel has annotations only")
        made: ast.expr = call(
            "class", _constant(node.name), _constant(text), ast.Dict(names, kinds)
        )
        for decorator in reversed(node.decorator_list):
            made = ast.Call(self.visit(decorator), [made], [])
        return [ast.Assign([ast.Name(node.name, ast.Store())], made)]

    def _augassign(self, node: ast.AugAssign) -> list[ast.stmt]:
        target = node.target
        if isinstance(target, ast.Subscript):
            return self._update(node, target)
        value = self.visit(node.value)
        update = ast.AugAssign(self.visit(target), node.op, value)
        if isinstance(target, ast.Name) and target.id in self._guarded:
            read = ast.copy_location(ast.Name(target.id, ast.Load()), target)
            return [ast.Expr(self.visit(read)), update]
        return [update]

    def _update(self, node: ast.AugAssign, target: ast.Subscript) -> list[ast.stmt]:
        """Split ``t[i] += x``: an element is stored again, a view has been changed in place."""
        names = [self._handle() for _ in range(3)]
        whole, index, part = (ast.Name(name, ast.Load()) for name in names)
        stores = [ast.Name(name, ast.Store()) for name in names]
        return [
            ast.Assign([stores[0]], self._changed(target)),
            ast.Assign([stores[1]], _index(self.visit(target.slice))),
            ast.Assign(
                [stores[2]], ast.copy_location(ast.Subscript(whole, index, ast.Load()), target)
            ),
            ast.AugAssign(ast.copy_location(stores[2], target), node.op, self.visit(node.value)),
            ast.Expr(ast.copy_location(call("put", whole, index, part), target)),
        ]

    def _changed(self, target: ast.Subscript | ast.Attribute) -> ast.expr:
        """Rewrite the object whose element or attribute is set, with a check that it may be changed here."""
        root, handle = target.value, None
        while isinstance(root, (ast.Subscript, ast.Attribute)):
            root = root.value
        made = self.visit(target.value)
        if not isinstance(root, ast.Name):
            return made
        for region, bound, _ in reversed(self._regions):
            if root.id in bound:
                break
            handle = region
        if handle is None:
            return made
        depth = ast.Attribute(ast.Name(handle, ast.Load()), "depth", ast.Load())
        sets = isinstance(target, ast.Attribute) and isinstance(target.ctx, ast.Store)
        attribute = target.attr if sets else None
        first = sets and target.value is root and self._is_first(handle, root.id, target)
        facts = _constant(root.id), _constant(attribute), depth, _constant(first)
        return ast.copy_location(call("changed", made, *facts), target.value)

    def _is_first(self, handle: str, name: str, target: ast.expr) -> bool:
        """Tell whether a branch or loop sets an attribute before anything in it reads the object."""
        innermost, _, nodes = self._regions[-1]
        for node in nodes if innermost == handle else ():
            if any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node)):
                return (
                    isinstance(node, ast.Assign)
                    and node.targets == [target]
                    and name not in reads(node.value)
                )
        return False

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Check the object to change."""
        if isinstance(node.ctx, ast.Load):
            return self.generic_visit(node)  # type: ignore[return-value]
        node.value, node.slice = self._changed(node), self.visit(node.slice)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Check the object to change."""
        if isinstance(node.ctx, ast.Load) and node.attr not in _CHANGING_METHODS:
            return self.generic_visit(node)  # type: ignore[return-value]
        node.value = self._changed(node)
        return node

    def _annassign(self, node: ast.AnnAssign) -> list[ast.stmt]:
        if node.value is None:
            return [ast.Pass()]
        value = call("typed", self.visit(node.annotation), self.visit(node.value))
        return [ast.Assign([self.visit(node.target)], ast.copy_location(value, node.value))]
