"""Converts declared classes to a dialect model: enumerations, types and attributes, operations."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

from .. import _dialect_enum
from . import _declare_hints as hints
from ._declare_hints import Declared, Number, Word, asked, declared, kind

#: Traits that stand for several traits, as in TableGen.
_TRAITS = {
    "Pure": (
        "Pure",
        "AlwaysSpeculatable",
        "ConditionallySpeculatable",
        "AlwaysSpeculatableImplTrait",
        "NoMemoryEffect",
    ),
    "Symbol": ("SymbolOpInterface",),
}


def snake(name: str) -> str:
    """Return a name in snake case: ``data_type``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def camel(name: str) -> str:
    """Return a name in camel case: ``DataType``."""
    return "".join(word[:1].upper() + word[1:] for word in re.split(r"[_.]", name))


def docs(cls: type) -> dict[str, str]:
    """Return the first paragraph of a class's docs and the rest."""
    text = inspect.cleandoc(vars(cls).get("__doc__") or "")
    summary, _, description = text.partition("\n\n")
    said = {"summary": " ".join(summary.split()), "description": description.strip()}
    return {key: value for key, value in said.items() if value}


def literal(value: Any) -> Any:
    """Return a default in the model's form."""
    if value is None:
        return "null"
    if isinstance(value, (_dialect_enum.Enum, _dialect_enum.Flag)):
        if value.name not in type(value).__members__:
            raise ValueError(f"expected one case as a default, got {value!r}")
        return {"case": symbol(value.name)}
    for python, name in ((bool, "bool"), (int, "int"), (float, "float"), (str, "str")):
        if isinstance(value, python):
            return {name: value}
    if isinstance(value, (list, tuple)):
        return {"list": [literal(item) for item in value]}
    raise TypeError(
        f"expected None, a number, a text, a case or a list of these as a default, got {value!r}"
    )


def symbol(name: str | None) -> str:
    """Return the name of a case without the suffix that Python needs."""
    return (name or "").rstrip("_")


def enumeration(cls: Any, known: Declared, bits: int) -> dict[str, Any]:
    """Return the model of an enumeration."""
    flag = issubclass(cls, _dialect_enum.Flag)
    cases = [
        {"symbol": symbol(name), "text": member.text or name, "value": int(member) % (1 << bits)}
        for name, member in cls.__members__.items()
    ]
    model = {
        "name": known.name,
        "def": record(known, known.name),
        "cpp_type": known.cpp_class,
        "bits": bits,
        "bit_enum": flag,
        "cases": cases,
    }
    if flag:
        model |= {"separator": cls.__separator__, "quoted": True}
        if cls.__groups_first__:
            model["groups_first"] = True
    return model | ({"summary": known.summary} if known.summary else {})


def record(known: Declared, name: str) -> str:
    """Return the name that a TableGen record would have."""
    return f"{camel(known.dialect)}_{name}"


def wrapper(known: Declared, mnemonic: str) -> dict[str, Any]:
    """Return the model of the attribute that holds a case of an enumeration."""
    name = f"{known.name}Attr"
    value = {
        "name": "value",
        "kind": {"enum": known.ref},
        "optional": False,
        "self_type": False,
        "text": "keywords",
        "cpp_type": known.cpp_class,
        "summary": f"an enum of type {known.name}",
    }
    model = {
        "name": name,
        "def": record(known, name),
        "cpp_class": f"{known.cpp_class}Attr",
        "mnemonic": mnemonic,
        "params": [value],
        "format": {"declarative": "`<` $value `>`"},
        "wraps": known.ref,
        "cpp_verifier": False,
    }
    return model | ({"summary": known.summary} if known.summary else {})


def definition(
    known: Declared,
    mnemonic: str,
    fields: dict[str, tuple[Any, Any]],
    format: str | None,
    traits: list[dict[str, Any]],
    words: dict[str, str],
    cpp_classes: dict[tuple[str, str], str],
) -> dict[str, Any]:
    """Return the model of a type or attribute."""
    params = [parameter(name, *field, cpp_classes) for name, field in fields.items()]
    if format is None and params:
        format = plain_format(params)
    model: dict[str, Any] = {
        "name": known.name,
        "def": record(known, re.sub("(Type|Attr)$", "", known.name)),
        "cpp_class": known.cpp_class,
        "mnemonic": mnemonic,
        "params": params,
        "format": "generic" if format is None else {"declarative": format},
        "cpp_verifier": False,
    }
    if traits:
        model["traits"] = traits
    return model | words


def plain_format(params: list[dict[str, Any]]) -> str:
    """Return the default format of parameters: lists in brackets, optional ones by name."""

    def value(param: dict[str, Any], anchor: str) -> str:
        what = param["kind"]
        what = what.get("optional", what) if isinstance(what, dict) else what
        listed = isinstance(what, dict) and "array" in what
        return f"`[` ${param['name']}{anchor} `]`" if listed else f"${param['name']}{anchor}"

    required = [value(param, "") for param in params if not param["optional"]]
    # A group is tried by its first token. That is the name, since a comma would be the same for all groups. No space
    # follows a group.
    groups = [f"`{param['name']}` `=` {value(param, '^')}" for param in params if param["optional"]]
    spaced = [f"` ` {group}" if at or required else group for at, group in enumerate(groups)]
    absent = "".join(f" ({group})?" for group in spaced)
    return f"`<` {' `,` '.join(required)}{absent} `>`"


def parameter(
    name: str, hint: Any, default: Any, cpp_classes: dict[tuple[str, str], str]
) -> dict[str, Any]:
    """Return the model of a parameter; `...` as default means none."""
    hint, summary = hints.take_apart(hint)
    what = kind(hint)
    absent = isinstance(what, dict) and "optional" in what
    model: dict[str, Any] = {"name": name, "kind": what}
    model |= {"optional": absent or default is not ..., "self_type": False}
    if model["optional"]:
        model["default"] = literal(None if default is ... else default)
    enum = hints.enum_of(hint)
    if enum is not None:
        model["text"] = "keywords"
        summary = summary or f"an enum of type {enum.__name__}"
    model["cpp_type"] = hints.cpp_type(what, cpp_classes)
    return model | ({"summary": summary} if summary else {})


def expand(traits: Any, knows: Callable[[str], bool]) -> list[dict[str, Any]]:
    """Return traits in the model's form: names, or tuples of a name and arguments."""
    found: list[dict[str, Any]] = []
    for trait in traits:
        name, *args = (trait,) if isinstance(trait, str) else trait
        if name not in _TRAITS and not knows(name):
            raise ValueError(f"{name!r} is not a trait that works without C++")
        found += [{"name": part} for part in _TRAITS.get(name, (name,))]
        if args:
            found[-1]["args"] = [str(argument) for argument in args]
    return found


def value_slot(name: str, hint: Any, summary: str) -> dict[str, Any]:
    """Return the model of an operand or result."""
    variadicity = "one"
    hint, absent = hints.optional(hint)
    inner = hints.element(hint)
    if absent or inner is not None:
        variadicity = "variadic" if inner is not None else "optional"
        hint = hint if inner is None else inner
    what = asked(hint)
    model = {
        "name": name,
        "constraint": what.constraint,
        "summary": summary or what.summary,
        "variadicity": variadicity,
    }
    if what.cpp_class is not None:
        model["cpp_class"] = what.cpp_class
    if what.only_type is not None:
        model["only_type"] = what.only_type
    return model


def attribute_slot(name: str, hint: Any, default: Any) -> dict[str, Any]:
    """Return the model of an attribute of an operation."""
    hint, said = hints.take_apart(hint)
    hint, absent = hints.optional(hint)
    hint, inside = hints.take_apart(hint)
    what, storage, constraint, summary = _attribute(hint)
    unit = what == "unit"
    model = {
        "name": name,
        "kind": what,
        "storage": storage,
        "constraint": constraint,
        "summary": said or inside or summary,
        "optional": absent or unit,
        "property": False,
    }
    if unit:
        model["default"] = {"bool": False}
    elif default is not ... and default is not None:
        model["default"] = literal(default)
    elif default is None and not absent:
        raise TypeError(f"{name}: a default of None needs `| None` in the annotation")
    if isinstance(hint, Word) and hint.kind == "symbol name":
        model["symbol_name"] = True
    return model


def _isa(cls: str) -> dict[str, str]:
    return {"isa": f"mlir::{cls}"}


def _typed(kind: Any, cls: str, constraint: Any, summary: str) -> tuple[Any, str, Any, str]:
    return kind, f"mlir::{cls}", {"all-of": [_isa(cls), {"attr-type": constraint}]}, summary


def _attribute(hint: Any) -> tuple[Any, str, Any, str]:
    """Return kind, storage, constraint and summary of an attribute of an operation."""
    if hint is int:
        hint = Number("int", 64, "signless")
    if hint is float:
        hint = Number("float", 64)
    what = kind(hint)
    if isinstance(hint, Number):
        if hint.kind == "float":
            text = f"f{hint.bits}"
            return _typed(what, "FloatAttr", {"float": text}, f"{hint.bits}-bit float attribute")
        sign = "signless" if hint.sign == "signed" else hint.sign
        what = {"int": {"bits": hint.bits, "sign": sign}}
        words = f"{hint.bits}-bit {sign} integer attribute"
        return _typed(what, "IntegerAttr", {"integer": what["int"]}, words)
    if what == "index":
        return _typed(what, "IntegerAttr", "index", "index attribute")
    plain = {
        "bool": ("BoolAttr", "bool attribute"),
        "str": ("StringAttr", "string attribute"),
        "bytes": ("StringAttr", "string attribute"),
        "unit": ("UnitAttr", "unit attribute"),
        "dict": ("DictionaryAttr", "dictionary of named attribute values"),
        "affine-map": ("AffineMapAttr", "AffineMap attribute"),
        "integer-set": ("IntegerSetAttr", "IntegerSet attribute"),
    }
    if isinstance(what, str):
        cls, words = plain[what]
        return what, f"mlir::{cls}", _isa(cls), words
    ((family, of),) = what.items()
    if family == "array":
        return _array(hints.element(hint), what)
    if family == "symbol":
        cls = "FlatSymbolRefAttr" if of["flat"] else "SymbolRefAttr"
        flat = "flat " if of["flat"] else ""
        return what, f"mlir::{cls}", _isa(cls), f"{flat}symbol reference attribute"
    if family == "type":
        constraint: Any = _isa("TypeAttr")
        if of is not None:
            constraint = {"all-of": [constraint, {"type-value": asked(hint).constraint}]}
        return what, "mlir::TypeAttr", constraint, "any type attribute"
    return _class_attribute(hint, what, of)


def _class_attribute(hint: Any, what: Any, of: Any) -> tuple[Any, str, Any, str]:
    if of is None:
        return what, "mlir::Attribute", "any", "any attribute"
    known = declared(hint)
    if known is not None:
        storage = known.cpp_class + ("Attr" if known.family == "enum" else "")
        return what, storage, {"isa": storage}, known.summary
    storage = f"mlir::{of['name']}"
    return what, storage, {"isa": storage}, f"{of['name']} instance"


def _array(inner: Any, what: Any) -> tuple[Any, str, Any, str]:
    """Return the same four facts for a list: a dense array of plain numbers, or an array of attributes."""
    dense = {
        int: ("DenseI64ArrayAttr", "i64"),
        bool: ("DenseBoolArrayAttr", "i1"),
        float: ("DenseF64ArrayAttr", "f64"),
        Number("int", 32, "signed"): ("DenseI32ArrayAttr", "i32"),
        Number("float", 32): ("DenseF32ArrayAttr", "f32"),
    }
    if isinstance(inner, Number) or inner in (int, bool, float):
        if inner in dense:
            cls, text = dense[inner]
            return what, f"mlir::{cls}", _isa(cls), f"{text} dense array attribute"
    of, _, constraint, summary = _attribute(inner)
    whole: Any = _isa("ArrayAttr")
    if constraint != "any":
        whole = {"all-of": [whole, {"each": constraint}]}
    return {"array": of}, "mlir::ArrayAttr", whole, f"array of {summary}"


def segments(slots: list[dict[str, Any]]) -> str:
    """Return how groups of values are distinguished."""
    return "sizes" if sum(slot["variadicity"] != "one" for slot in slots) > 1 else "plain"


def infer(op: dict[str, Any]) -> Any:
    """Return how result types are inferred when they are not given."""
    names = {trait["name"] for trait in op["traits"]}
    singles = [slot["name"] for slot in op["operands"] if slot["variadicity"] == "one"]
    rules: list[dict[str, str]] = []
    for slot in op["results"]:
        match = next(
            (
                [name for name in trait.get("args", []) if name in singles]
                for trait in op["traits"]
                if trait["name"] == "AllTypesMatch" and slot["name"] in trait.get("args", [])
            ),
            [],
        )
        if slot["variadicity"] != "one":
            return "given"
        if "only_type" in slot:
            rules.append({"fixed": slot["only_type"]})
        elif "SameOperandsAndResultType" in names and singles:
            rules.append({"operand": singles[0]})
        elif match:
            rules.append({"operand": match[0]})
        else:
            return "given"
    return {"rules": rules} if rules else "given"
