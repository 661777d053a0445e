"""Rewrites the source of a Python function into the function that runs at compile time, with its names."""

from __future__ import annotations

import ast
import inspect
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ._errors import INNER, OUTER, CompileError, Place, definition_place
from ._lines import SourceText, futures_of
from ._names import Globals, translated
from ._rewrite import rewrite
from ._same_code import is_same, is_same_but_for_asserts

_NO_SOURCE = (
    "the source is not available: Python keeps none of what `exec` runs, of a pipe, and of the prompt before "
    "version 3.13; write the function in a file or a notebook, or give its text: @fp.jit(source=text)"
)
_ANOTHER = "the text in source= is not that of the function: Python makes other code of it"
_CHANGED = (
    "the source is not that of the function: its file has changed since Python read it, so import it again; "
    "or an import hook has rewritten the module, so move the function to one that the hook leaves alone"
)


def traced(
    function: types.FunctionType, texts: Sequence[SourceText], own: Callable[[Any], Any]
) -> Callable[..., Any]:
    """Return the function that builds a program when it is run with values.

    ``texts`` may contain its definition; ``own`` returns the replacement for a value that the function closes over.
    """
    name, code = function.__name__, function.__code__
    place = definition_place(function)
    if inspect.isgeneratorfunction(function) or inspect.iscoroutinefunction(function):
        kind = "generators" if inspect.isgeneratorfunction(function) else "coroutines"
        raise CompileError(f"{kind} cannot be compiled", place, name)
    node, _ = definition(function, texts, place)
    _mangle(node, _class_name(function))
    node.decorator_list = []
    node.args.defaults = []
    node.args.kw_defaults = [None] * len(node.args.kwonlyargs)
    node = rewrite(node, code.co_filename)
    # Under its own name it would be a variable of the outer function, and hide the module's name.
    node.name = INNER
    ast.fix_missing_locations(node)
    made = _compiled(node, function, None, 0)
    cells = dict(zip(code.co_freevars, function.__closure__ or (), strict=True))
    closure = tuple(_cell(cells[free], own) for free in made.co_freevars)
    module = Globals(function.__globals__)
    result = types.FunctionType(made, module, name, function.__defaults__, closure)
    result.__kwdefaults__ = function.__kwdefaults__
    result.__qualname__ = function.__qualname__
    return result


def definition(
    function: types.FunctionType, texts: Sequence[SourceText], place: Place
) -> tuple[ast.FunctionDef, SourceText]:
    """Return the function's definition, with lines and columns as in its file, and the text that contains it.

    Python runs the code object, so a text is accepted only if it compiles to the same code.
    """
    name = function.__name__
    if function.__code__.co_name == "<lambda>":
        raise CompileError("only functions defined by `def` can be compiled", place, name)
    for text in texts:
        for node in _definitions(function, text):
            if _is_of(node, function, text):
                return node, text
    if any(text.is_given for text in texts):
        raise CompileError(_ANOTHER, place, name)
    if not texts or function.__code__.co_filename in ("<string>", "<stdin>"):
        raise CompileError(_NO_SOURCE, place, name)
    raise CompileError(_CHANGED, place, name)


def definition_lines(node: ast.FunctionDef, text: SourceText) -> tuple[list[str], int]:
    """Return the lines of a definition, decorators included, and the number of the first."""
    first = min(part.lineno for part in (node, *node.decorator_list))
    return text.lines[first - 1 : node.end_lineno], first


def _definitions(function: types.FunctionType, text: SourceText) -> Iterator[ast.FunctionDef]:
    """List the definitions in a text that may belong to a function: at its position first, then all with its name."""
    first = function.__code__.co_firstlineno
    try:
        lines = inspect.getblock(text.lines[first - 1 :])
        indented = lines[0][:1].isspace()
        # Blank lines before it give its nodes the lines that they have in the file.
        above = "\n" * (first - 2) + "if True:\n" if indented else "\n" * (first - 1)
        tree = ast.parse(above + "".join(lines))
        at: Any = tree.body[0].body[0] if indented else tree.body[0]  # type: ignore[attr-defined]
        if isinstance(at, ast.FunctionDef):
            yield at
    except (SyntaxError, ValueError, IndexError):
        pass
    try:
        whole = ast.parse("".join(text.lines))
    except (SyntaxError, ValueError):
        return
    for node in ast.walk(whole):
        if isinstance(node, ast.FunctionDef) and node.name == function.__code__.co_name:
            yield node


def _is_of(node: ast.FunctionDef, function: types.FunctionType, text: SourceText) -> bool:
    """Tell whether a definition compiles to a function's code."""
    code = function.__code__
    try:
        made = _compiled(node, function, _class_name(function), futures_of(code))
    except (SyntaxError, ValueError, IndexError):
        return False
    if is_same(made, code):
        return True
    # pytest rewrites the asserts of test modules.
    if "@pytest_ar" in function.__globals__ and is_same_but_for_asserts(made, code, node):
        return True
    whole = text.codes(futures_of(code))
    return any(c.co_firstlineno == made.co_firstlineno and is_same(c, code) for c in whole)


def _compiled(
    node: ast.FunctionDef, function: types.FunctionType, kind: str | None, futures: int
) -> types.CodeType:
    """Compile a definition, whose parts have locations, inside a function that has its free variables, and in a class
    with a given name."""
    code = function.__code__
    given = [ast.copy_location(ast.arg(name), node) for name in code.co_freevars]
    outer: Any = node
    if "<locals>" in function.__qualname__ or given:
        outer = ast.FunctionDef(
            OUTER, ast.arguments([], given, None, [], [], None, []), [node], [], None
        )
        outer.type_params = []
    if kind:
        outer = ast.ClassDef(kind, [], [], [outer], [])
        outer.type_params = []
    if outer is not node:
        ast.copy_location(outer, node)
    module = ast.Module([*_imports(node, function), outer], [])
    part = compile(module, code.co_filename, "exec", futures, dont_inherit=True)
    while part.co_name != node.name:
        part = [c for c in part.co_consts if isinstance(c, types.CodeType)][-1]
    return part


def _imports(node: ast.FunctionDef, function: types.FunctionType) -> list[ast.stmt]:
    """Return imports of the modules that a definition may use: Python compiles calls through imported names
    differently."""
    names = _names_of(function.__code__)
    found = [n for n in names if isinstance(function.__globals__.get(n), types.ModuleType)]
    return [
        ast.copy_location(ast.Import([ast.copy_location(ast.alias(name), node)]), node)
        for name in sorted(found)
    ]


def _names_of(code: types.CodeType) -> set[str]:
    """Return the names of globals and attributes in a function and in those inside it."""
    inner = [_names_of(part) for part in code.co_consts if isinstance(part, types.CodeType)]
    return {*code.co_names}.union(*inner)


def _class_name(function: types.FunctionType) -> str | None:
    """Return the innermost class around a function: its name is part of private names."""
    names = function.__qualname__.split(".")
    for at in range(len(names) - 2, -1, -1):
        if names[at] != "<locals>" and names[at + 1] != "<locals>":
            return names[at]
    return None


#: Fields that hold names, by part of a definition.
_NAMED = {ast.Name: "id", ast.Attribute: "attr", ast.arg: "arg", ast.keyword: "arg"}


def _mangle(node: ast.FunctionDef, kind: str | None) -> None:
    """Put the class's name into private names, as Python does: ``self.__x`` is ``self._Class__x``."""
    prefix = (kind or "").lstrip("_")
    for part in ast.walk(node) if prefix else ():
        field = _NAMED.get(type(part))
        name = getattr(part, field) if field else None
        if field and name and name.startswith("__") and not name.endswith("__"):
            setattr(part, field, f"_{prefix}{name}")


def _cell(cell: types.CellType, own: Callable[[Any], Any]) -> types.CellType:
    try:
        found = cell.cell_contents
    except ValueError:
        return cell
    other = translated(own(found))
    return cell if other is found else types.CellType(other)
