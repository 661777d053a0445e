"""61: the generated stub agrees with the reflection of the module, signature by signature."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from fishplate import ir

#: A parameter in normal form: name, kind, annotation, whether it has a default.
Parameter = tuple[str, str, str, bool]
Signature = tuple[tuple[Parameter, ...], str]

SHIPPED = ("cf", "math")
POSITIONAL, KEYWORD = "positional", "keyword only"


def plain(annotation: str) -> str:
    """Remove the modules of names, and spaces.

    Enumerations of other dialects have a name in the stub only: a signature imports no other module.
    """
    annotation = re.sub(r"\b_(?!ir\b|d\b|e\b)[a-z]+\.\w+ \| ", "", annotation)
    return re.sub(r"\b(_ir|_d|_e|ir)\.|\b_(?=Sequence|Mapping|Self)|\s", "", annotation)


def from_stub(node: ast.FunctionDef) -> Signature:
    arguments = node.args
    found: list[Parameter] = []
    left_out = [None] * (len(arguments.args) - len(arguments.defaults)) + arguments.defaults
    rows = [(POSITIONAL, *pair) for pair in zip(arguments.args, left_out, strict=True)]
    rows += [
        (KEYWORD, *pair) for pair in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    ]
    for kind, argument, default in rows:
        if argument.arg not in ("self", "cls"):
            written = plain(ast.unparse(argument.annotation)) if argument.annotation else ""
            found.append((argument.arg, kind, written, default is not None))
    return tuple(found), plain(ast.unparse(node.returns)) if node.returns else ""


def from_reflection(function: Any) -> Signature:
    signature = inspect.signature(function)
    kinds = {inspect.Parameter.KEYWORD_ONLY: KEYWORD}
    found = tuple(
        (
            each.name,
            kinds.get(each.kind, POSITIONAL),
            plain(str(each.annotation)),
            each.default is not inspect.Parameter.empty,
        )
        for each in signature.parameters.values()
        if each.name != "self"
    )
    return found, plain(str(signature.return_annotation))


def properties_of(node: ast.ClassDef) -> dict[str, set[str]]:
    """Return the operations that each property supports: get, set, delete."""
    found: dict[str, set[str]] = {}
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.decorator_list:
            decorator = ast.unparse(each.decorator_list[0])
            if decorator == "property":
                found[each.name] = {"get"}
            elif decorator.endswith((".setter", ".deleter")):
                found[each.name].add("set" if decorator.endswith("setter") else "delete")
    return found


def reflected_properties(cls: Any) -> dict[str, set[str]]:
    found = {}
    for field in cls.__tvm_ffi_type_info__.fields:
        shown = vars(cls)[field.name]
        able = {"get"}
        able |= {"set"} if getattr(shown, "fset", None) is not None else set()
        able |= {"delete"} if getattr(shown, "fdel", None) is not None else set()
        found[field.name] = able
    return found


def check_class(cls: Any, node: ast.ClassDef) -> None:
    functions = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
    if issubclass(cls, ir.OpView):
        (written, _), (known, _) = from_stub(functions["__init__"]), from_reflection(cls)
        assert written == known, cls
    else:
        (written, result), known = from_stub(functions["get"]), from_reflection(cls.get)
        assert (written, result.replace("Self", cls.__name__)) == known, cls
    assert properties_of(node) == reflected_properties(cls), cls


def check_enum(cls: Any, node: ast.ClassDef) -> None:
    written = {
        ast.unparse(each.targets[0]): ast.literal_eval(each.value)
        for each in node.body
        if isinstance(each, ast.Assign)
    }
    assert written == {name: int(member) for name, member in cls.__members__.items()}, cls


def compare(module: ModuleType, stub: Path) -> int:
    """Compare everything; return the number of classes and functions."""
    nodes: Iterator[Any] = (
        each
        for each in ast.parse(stub.read_text()).body
        if isinstance(each, ast.FunctionDef | ast.ClassDef)
    )
    named = {each.name: each for each in nodes}
    assert set(named) == set(dir(module))
    for name, node in named.items():
        thing = getattr(module, name)
        if isinstance(node, ast.FunctionDef):
            assert from_stub(node) == from_reflection(thing), name
        elif issubclass(thing, ir.Type | ir.Attribute | ir.OpView):
            check_class(thing, node)
        else:
            check_enum(thing, node)
    return len(named)


def test_61_the_toy(tk: ModuleType, out: Path) -> None:
    assert compare(tk, out / "tk.pyi") == 17


@pytest.mark.parametrize("name", SHIPPED)
def test_61_shipped_dialects(name: str) -> None:
    module = importlib.import_module(f"fishplate.dialects.{name}")
    assert compare(module, Path(str(module.__file__)).with_suffix(".pyi")) > 6
