"""The public names of MLIR's own bindings are here, or this file says why not."""

from __future__ import annotations

import fnmatch
import inspect
from typing import Any

from jaxlib.mlir import ir as peer

from fishplate import ir

SPECIAL = {
    *("__enter__", "__exit__", "__len__", "__getitem__", "__setitem__", "__delitem__", "__iter__"),
    *(
        "__contains__",
        "__eq__",
        "__hash__",
        "__call__",
        "__add__",
        "__str__",
        "__int__",
        "__float__",
    ),
}
#: Patterns of names, and why they are not here.
DIFFERENT = {
    "*Iterator": "Python's own iterators iterate",
    "Generator": "a module of the standard library that shows through",
    "contextmanager": "a function of the standard library that shows through",
    "np": "NumPy, which shows through",
    "AffineExprList": "expressions come as a list",
    "IntegerSetConstraintList": "constraints come as a list",
    "UnknownLoc": "Location.unknown()",
    "*Loc.*": "classes for isinstance: every Location has the methods",
    "DiagnosticInfo": "a Diagnostic outlives the handler, so it needs no copy",
    "Dialect*": "contexts know the linked dialects, and register() of bindings adds others",
    "*dialect_registry": "contexts know the linked dialects, and register() of bindings adds others",
    "Dynamic*": "dialects without C++ have classes from their models, with typed parameters",
    "*Trait": "traits come with the model of a dialect",
    "*OpInterface": "builders infer the types of results by the interface",
    "ShapedTypeComponents": "builders infer the types of results by the interface",
    "MemoryEffect*": "passes ask for effects, programs do not",
    "ConditionallySpeculatable": "passes ask for it, programs do not",
    "Speculatability": "passes ask for it, programs do not",
    "OpAdaptor": "patterns get operations; there is no dialect conversion",
    "loc_tracebacks": "locations are given, or those of the current `with`",
    "OnExplicitAction": "an option of loc_tracebacks",
    "CurrentLocAction": "an option of loc_tracebacks",
    "FloatType.static_typeid": "a class of many kinds",
    "ShapedType.static_typeid": "a class of many kinds",
    "BoolAttr.static_typeid": "IntegerAttr's: the type tells them apart",
    "Dense*Attr.static_typeid": "the type of the elements tells them apart",
    "FlatSymbolRefAttr.static_typeid": "SymbolRefAttr's: the length tells them apart",
    "FlatSymbolRefAttr.attr_name": "SymbolRefAttr's: the length tells them apart",
}


def public(thing: Any) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_") or name in SPECIAL}


def missing() -> set[str]:
    found = {name for name in public(peer) if not hasattr(ir, name)}
    for name in public(peer) - found:
        cls = getattr(peer, name)
        if inspect.isclass(cls):
            ours = getattr(ir, name)
            found |= {f"{name}.{each}" for each in public(cls) if not hasattr(ours, each)}
    return found


def test_names_of_mlir() -> None:
    left = {name for name in missing() if not any(fnmatch.fnmatchcase(name, p) for p in DIFFERENT)}
    assert sorted(left) == []


def test_reasons_are_needed() -> None:
    found = missing()
    assert [p for p in DIFFERENT if not fnmatch.filter(found, p)] == []
