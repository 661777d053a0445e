"""The stubs of fishplate.ir list exactly the names that exist."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import fishplate.ir
from fishplate import ir

NAMES = ("context", "error", "location", "operation", "structure", "symbol_table", "value")
STUBS = [Path(fishplate.ir.__file__).parent / f"_{name}.pyi" for name in NAMES]


def members(node: ast.ClassDef) -> set[str]:
    names = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    return names | {
        each.target.id
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }


@pytest.mark.parametrize("path", STUBS, ids=lambda path: path.stem)
def test_names_exist(path: Path) -> None:
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ClassDef) and hasattr(ir, node.name):
            cls = getattr(ir, node.name)
            missing = {name for name in members(node) - {"block"} if not hasattr(cls, name)}
            assert not missing, f"{node.name}: {missing}"


def test_public_members_have_stubs() -> None:
    told: dict[str, set[str]] = {}
    for path in STUBS:
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef):
                told[node.name] = members(node)
    for name in ("Operation", "Block", "Region", "Value", "Location", "Module", "InsertionPoint"):
        own = {each for each in vars(getattr(ir, name)) if not each.startswith("_")}
        internal = {"all", "iterate"}
        assert own - told[name] - internal == set(), name
