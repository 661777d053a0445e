"""From a Python function to the one that is run when compiling: its source, rewritten, with its names."""

from __future__ import annotations

import __future__

import ast
import inspect
import linecache
import os
import time
import types
from collections.abc import Callable, Iterator
from typing import Any

from ._errors import INNER, OUTER, CompileError, Place, definition_place
from ._names import Globals, translated
from ._rewrite import rewrite


def traced(function: types.FunctionType) -> Callable[..., Any]:
    """Return the function that builds a program when it is run with values."""
    name, code = function.__name__, function.__code__
    place = definition_place(function)
    if inspect.isgeneratorfunction(function) or inspect.iscoroutinefunction(function):
        kind = "generators" if inspect.isgeneratorfunction(function) else "coroutines"
        raise CompileError(f"{kind} cannot be compiled", place, name)
    node = _definition(function, place)
    node = rewrite(node, code.co_filename)
    made = _compiled(node, code)
    cells = dict(zip(code.co_freevars, function.__closure__ or (), strict=True))
    closure = tuple(_cell(cells, free, place, name) for free in made.co_freevars)
    module = Globals(function.__globals__)
    result = types.FunctionType(made, module, name, function.__defaults__, closure)
    result.__kwdefaults__ = function.__kwdefaults__
    result.__qualname__ = function.__qualname__
    return result


def _definition(function: types.FunctionType, place: Place) -> ast.FunctionDef:
    """Return the function's definition, with lines and columns as in its file."""
    name = function.__name__
    try:
        lines, first = inspect.getsourcelines(function)
    except (OSError, TypeError):
        raise CompileError("the source is not available: write it in a file", place, name) from None
    if not _is_source(inspect.unwrap(function).__code__):
        reason = "its file has changed since the function was defined: import it again"
        raise CompileError(reason, place, name)
    text = "".join(lines)
    indented = text[:1].isspace()
    try:
        tree = ast.parse("if True:\n" + text if indented else text)
    except SyntaxError:
        # A lambda, or a definition in the middle of a line.
        raise CompileError("only functions defined by `def` can be compiled", place, name) from None
    ast.increment_lineno(tree, first - (2 if indented else 1))
    body: Any = tree.body[0].body if indented else tree.body  # type: ignore[attr-defined]
    if not body or not isinstance(body[0], ast.FunctionDef):
        raise CompileError("only functions defined by `def` can be compiled", place, name)
    body[0].decorator_list = []
    body[0].args.defaults = []
    body[0].args.kw_defaults = [None] * len(body[0].args.kwonlyargs)
    return body[0]


#: When this module was imported: files that are older are as they were when their functions were defined.
_IMPORTED = time.time()


def _is_source(code: types.CodeType) -> bool:
    """Tell whether the file that a function stands in still has its definition there."""
    try:
        if os.stat(code.co_filename).st_ctime < _IMPORTED:
            return True
        text = "".join(linecache.getlines(code.co_filename))
        flags = code.co_flags & __future__.annotations.compiler_flag
        whole = compile(text, code.co_filename, "exec", flags, dont_inherit=True)
    except OSError:
        return True
    except (SyntaxError, ValueError):
        return False
    return any(part == code for part in _codes(whole))


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    """List the code of all functions and classes in some code."""
    for part in code.co_consts:
        if isinstance(part, types.CodeType):
            yield part
            yield from _codes(part)


def _compiled(node: ast.FunctionDef, code: types.CodeType) -> types.CodeType:
    """Compile the definition inside a function that has its free variables."""
    # Under its own name it would be a variable of the outer function, and hide the module's.
    node.name = INNER
    given = [ast.arg(name) for name in code.co_freevars]
    outer = ast.FunctionDef(
        OUTER, ast.arguments([], given, None, [], [], None, []), [node], [], None
    )
    if hasattr(node, "type_params"):
        outer.type_params = []
    module = ast.fix_missing_locations(ast.Module([ast.copy_location(outer, node)], []))
    whole = compile(module, code.co_filename, "exec", dont_inherit=True)
    inner = next(part for part in whole.co_consts if isinstance(part, types.CodeType))
    return next(part for part in inner.co_consts if isinstance(part, types.CodeType))


def _cell(
    cells: dict[str, types.CellType], name: str, place: Place, function: str
) -> types.CellType:
    cell = cells[name]
    try:
        found = cell.cell_contents
    except ValueError:
        return cell
    other = translated(found)
    return cell if other is found else types.CellType(other)
