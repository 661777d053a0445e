"""Meaning of annotations in declared dialects: kinds of parameters and attributes, constraints on types.

Everything here uses the JSON form of the dialect model (crate `fishplate-dialect`, `model`).
"""

from __future__ import annotations

import collections.abc
import types
import typing
from dataclasses import dataclass
from typing import Any

from .. import _dialect_enum
from ._builtin_affine import AffineMap, IntegerSet
from ._builtin_types import FloatType, IndexType, IntegerType
from ._type import Attribute, Type

#: Classes with a different name in C++.
_CPP_NAMES = {
    "BF16Type": "BFloat16Type",
    "F16Type": "Float16Type",
    "F32Type": "Float32Type",
    "F64Type": "Float64Type",
    "F80Type": "Float80Type",
    "F128Type": "Float128Type",
    "DictAttr": "DictionaryAttr",
}
#: Classes of types with a single text form, and the text.
_FLOATS = {"BF16Type": "bf16", "FloatTF32Type": "tf32"} | {
    f"F{bits}Type": f"f{bits}" for bits in (16, 32, 64, 80, 128)
}


class Hint:
    """Base of hints for annotations. ``hint | None`` means that the value may be absent."""

    def __or__(self, other: None) -> Maybe:
        """Return the optional form of the hint."""
        if other is not None:
            return NotImplemented
        return Maybe(self)


@dataclass(frozen=True)
class Maybe(Hint):
    """A value that may be absent."""

    of: Any


@dataclass(frozen=True)
class Number(Hint):
    """A number of some width."""

    kind: str
    bits: int
    sign: str | None = None


@dataclass(frozen=True)
class Word(Hint):
    """A kind that has no parameters: ``unit``, ``index``, ``symbol name``."""

    kind: str


@dataclass(frozen=True)
class Declared:
    """Facts about a declared class; its attribute `__declared__`."""

    dialect: str
    name: str
    cpp_class: str
    family: str
    summary: str

    @property
    def ref(self) -> dict[str, str]:
        """Return the name that kinds use for it."""
        return {"dialect": self.dialect, "name": self.name}


def declared(cls: Any) -> Declared | None:
    """Return the facts about a class that a dialect declares, else None."""
    found = vars(cls).get("__declared__") if isinstance(cls, type) else None
    return found if isinstance(found, Declared) else None


def take_apart(hint: Any) -> tuple[Any, str]:
    """Return a hint without ``Annotated``, and the words from it."""
    if typing.get_origin(hint) is typing.Annotated:
        inner, *words = typing.get_args(hint)
        said = [word for word in words if isinstance(word, str)]
        return inner, said[0] if said else ""
    return hint, ""


def optional(hint: Any) -> tuple[Any, bool]:
    """Return a hint without ``| None``, and whether it had that."""
    if isinstance(hint, Maybe):
        return hint.of, True
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        rest = [part for part in typing.get_args(hint) if part is not type(None)]
        if len(rest) < len(typing.get_args(hint)):
            return (rest[0] if len(rest) == 1 else typing.Union[tuple(rest)]), True  # noqa: UP007
    return hint, False


def element(hint: Any) -> Any:
    """Return the element of a list hint; None if the hint is not a list."""
    if typing.get_origin(hint) in (list, tuple, collections.abc.Sequence):
        arguments = [part for part in typing.get_args(hint) if part is not Ellipsis]
        if len(arguments) == 1:
            return arguments[0]
    return None


def _cpp_name(cls: type) -> str:
    return _CPP_NAMES.get(cls.__name__, cls.__name__)


def _is_builtin(cls: Any) -> bool:
    # Classes of generated modules know their full name.
    own = isinstance(cls, type) and issubclass(cls, (Type, Attribute))
    return own and not hasattr(cls, "static_name")


def _fail(hint: Any, expected: str) -> TypeError:
    got = hint.__name__ if isinstance(hint, type) else repr(hint)
    return TypeError(f"expected {expected}, got {got}")


_PLAIN: dict[Any, Any] = {
    bool: "bool",
    int: {"int": {"bits": 64, "sign": "signed"}},
    float: {"float": {"bits": 64}},
    str: "str",
    bytes: "bytes",
    dict: "dict",
    AffineMap: "affine-map",
    IntegerSet: "integer-set",
}


def kind(hint: Any) -> Any:
    """Return the kind of values that a hint describes."""
    hint, _ = take_apart(hint)
    inner, absent = optional(hint)
    if absent:
        return {"optional": kind(inner)}
    if isinstance(hint, Number):
        sized = {"bits": hint.bits} | ({"sign": hint.sign} if hint.sign else {})
        return {hint.kind: sized}
    if isinstance(hint, Word):
        return "str" if hint.kind == "symbol name" else hint.kind
    if (of := element(hint)) is not None:
        return {"array": kind(of)}
    if typing.get_origin(hint) is dict or (isinstance(hint, type) and hint in _PLAIN):
        return _PLAIN[typing.get_origin(hint) or hint]
    if hint in (Type, Attribute):
        return {"type" if hint is Type else "attr": None}
    if (known := declared(hint)) is not None:
        return {known.family: known.ref}
    return _class_kind(hint)


def _class_kind(hint: Any) -> Any:
    if _is_builtin(hint):
        special = {"AffineMapAttr": "affine-map", "IntegerSetAttr": "integer-set"}
        symbols = {"SymbolRefAttr": False, "FlatSymbolRefAttr": True}
        name = _cpp_name(hint)
        if name in symbols:
            return {"symbol": {"flat": symbols[name]}}
        ref = {"dialect": "builtin", "name": name}
        return special.get(name) or {"type" if issubclass(hint, Type) else "attr": ref}
    if isinstance(hint, type) and issubclass(hint, (Type, Attribute)):
        ref = {"dialect": hint.static_name.split(".")[0], "name": hint.__name__}  # type: ignore[union-attr]
        return {"type" if issubclass(hint, Type) else "attr": ref}
    raise _fail(
        hint,
        "int, bool, float, str, bytes, dict, a number such as UInt[32], an enumeration, type or attribute of "
        "the dialect, a class of fishplate.ir, or a list of one of these",
    )


def cpp_type(kind: Any, cpp_classes: dict[tuple[str, str], str]) -> str:
    """Return the C++ type that a parameter of a kind would have."""
    plain = {
        "bool": "bool",
        "str": "llvm::StringRef",
        "bytes": "llvm::StringRef",
        "dict": "mlir::DictionaryAttr",
        "affine-map": "mlir::AffineMap",
        "integer-set": "mlir::IntegerSet",
        "index": "int64_t",
        "unit": "bool",
    }
    if isinstance(kind, str):
        return plain[kind]
    ((what, of),) = kind.items()
    if what in ("array", "optional"):
        inner = cpp_type(of, cpp_classes)
        return inner if what == "optional" else f"llvm::ArrayRef<{inner}>"
    if what == "int":
        return f"{'u' if of['sign'] == 'unsigned' else ''}int{of['bits']}_t"
    if what == "float":
        return "float" if of["bits"] == 32 else "double"
    if what == "symbol":
        return "mlir::FlatSymbolRefAttr" if of["flat"] else "mlir::SymbolRefAttr"
    if of is None:
        return "mlir::Type" if what == "type" else "mlir::Attribute"
    if of["dialect"] == "builtin":
        return f"mlir::{of['name']}"
    return cpp_classes.get((of["dialect"], of["name"]), f"{of['dialect']}::{of['name']}")


@dataclass
class Asked:
    """Constraint on the type of an operand or result, in the model's form."""

    constraint: Any
    summary: str
    cpp_class: str | None = None
    only_type: str | None = None


def asked(hint: Any) -> Asked:
    """Return the type constraint of a hint: a class, a text such as ``"i32"``, or several of them."""
    if isinstance(hint, typing.ForwardRef):
        hint = hint.__forward_arg__
    if isinstance(hint, str):
        return _asked_text(hint)
    if hint is Type:
        return Asked("any", "any type")
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        parts = [asked(part) for part in typing.get_args(hint)]
        return Asked(
            {"any-of": [part.constraint for part in parts]},
            " or ".join(part.summary for part in parts),
        )
    known = declared(hint)
    if known is not None and known.family == "type":
        return Asked({"isa": known.cpp_class}, known.summary, known.cpp_class)
    if isinstance(hint, type) and issubclass(hint, Type) and _is_builtin(hint):
        if hint is IndexType:
            return _asked_text("index")
        if hint is IntegerType:
            return Asked({"integer": {}}, "integer", "mlir::IntegerType")
        if hint.__name__ in _FLOATS:
            return _asked_text(_FLOATS[hint.__name__])
        name = f"mlir::{_cpp_name(hint)}"
        words = {FloatType: "floating-point"}
        return Asked({"isa": name}, words.get(hint, f"{_cpp_name(hint)} instance"), name)
    raise _fail(hint, "a type of the dialect, a class of fishplate.ir or a type as text")


def _asked_text(text: str) -> Asked:
    if text == "index":
        return Asked("index", "index", "mlir::IndexType", text)
    digits = text.lstrip("suibtf")
    prefix = text[: len(text) - len(digits)]
    signs = {"i": "signless", "si": "signed", "ui": "unsigned"}
    if digits.isdecimal() and prefix in signs:
        sign = signs[prefix]
        constraint = {"integer": {"bits": int(digits), "sign": sign}}
        return Asked(constraint, f"{digits}-bit {sign} integer", "mlir::IntegerType", text)
    if digits.isdecimal() and prefix in ("f", "bf", "tf"):
        return Asked({"float": text}, f"{text} type", None, text)
    return Asked({"is": text}, text, None, text)


def enum_of(hint: Any) -> type[_dialect_enum.Enum | _dialect_enum.Flag] | None:
    """Return the enumeration of a hint, if it is one."""
    hint, _ = optional(take_apart(hint)[0])
    own = isinstance(hint, type) and issubclass(hint, (_dialect_enum.Enum, _dialect_enum.Flag))
    return hint if own else None
