"""The stubs of the builtin classes list exactly the members of the classes."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from fishplate import ir

FOLDER = Path(ir.__file__).parent
CLASSES = {
    node.name: node
    for path in sorted(FOLDER.glob("_builtin_*.pyi"))
    for node in ast.parse(path.read_text()).body
    if isinstance(node, ast.ClassDef)
}
PUBLIC = sorted(name for name in CLASSES if not name.startswith("_"))


def test_every_class_has_a_stub() -> None:
    modules = ("_builtin_types", "_builtin_attributes", "_builtin_dense", "_builtin_affine")
    for name in modules:
        module = getattr(ir, name)
        defined = [n for n, v in vars(module).items() if isinstance(v, type) and n in ir.__all__]
        assert {n for n in defined if n not in ("Type", "Attribute", "Context")} <= set(CLASSES)


@pytest.mark.parametrize("name", PUBLIC)
def test_61_stubs_and_reflection_agree(name: str) -> None:
    cls, node = getattr(ir, name), CLASSES[name]
    info = cls.__tvm_ffi_type_info__
    reflected = {field.name for field in info.fields or ()} | {m.name for m in info.methods}
    stubbed = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
    inherited = {one.name for base in cls.__mro__[1:] for one in _functions(base.__name__)}
    assert reflected - stubbed - inherited == set(), "in the library, not in the stub"
    assert [one for one in stubbed - {"__iter__"} if not hasattr(cls, one)] == []
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and one.name in {m.name for m in info.methods}:
            _check_parameters(next(m for m in info.methods if m.name == one.name), one)


def _functions(name: str) -> list[ast.FunctionDef]:
    node = CLASSES.get(name)
    return [one for one in node.body if isinstance(one, ast.FunctionDef)] if node else []


def _check_parameters(method: object, stub: ast.FunctionDef) -> None:
    names = list(method.metadata["arg_names"])  # type: ignore[attr-defined]
    written = [one.arg for one in (*stub.args.posonlyargs, *stub.args.args)]
    if stub.name.startswith("__") or stub.name in ("ceildiv", "rceildiv"):
        assert len(names) == len(written)
    else:
        assert [one for one in names if one not in ("self", "this")] == [
            one for one in written if one not in ("self", "cls")
        ]
