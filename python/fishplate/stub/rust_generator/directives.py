"""The directives of the Rust target.

    // tvm-ffi-stubgen(field): tirx.Add.a -> PrimExpr
    // tvm-ffi-stubgen(nullable): ir.Expr.span
    // tvm-ffi-stubgen(enum): tirx.For.kind -> ForKind(i32) { Serial=0, Parallel=1 }
    // tvm-ffi-stubgen(opaque): ir.SourceName
    // tvm-ffi-stubgen(upcast): tirx.Add -> PrimExpr
    // tvm-ffi-stubgen(custom-new): tirx.Add

`field` gives a field another type, or a parameter of the constructor if the field belongs to an ancestor. `nullable`
makes it an `Option`, `enum` an integer with named values. `opaque` hides a type's fields behind getters, `upcast` adds
a conversion, and `custom-new` leaves the name `new` to handwritten code.
"""

from __future__ import annotations

import dataclasses
import re

_ENUM = re.compile(r"(\S+)\s*->\s*([A-Za-z_]\w*)\(([iu](?:8|16|32|64))\)\s*(?:\{([^{}]*)\})?")
_MEMBER = re.compile(r"\s*([A-Za-z_]\w*)\s*=\s*(-?\d+)\s*")

_TYPE = "<type_key>"
_FIELD = "<type_key>.<field>"
_ENUM_FORM = f"{_FIELD} -> Name(i32) {{ A=0, B=1 }}"


@dataclasses.dataclass(frozen=True)
class EnumSpec:
    """An integer type with named values."""

    name: str
    repr: str
    members: tuple[tuple[str, int], ...]


@dataclasses.dataclass
class Directives:
    """The directives of a file, by type key or by `<type key>.<field>`."""

    field_types: dict[str, str] = dataclasses.field(default_factory=dict)
    nullable: set[str] = dataclasses.field(default_factory=set)
    enums: dict[str, EnumSpec] = dataclasses.field(default_factory=dict)
    opaque: set[str] = dataclasses.field(default_factory=set)
    upcasts: dict[str, list[str]] = dataclasses.field(default_factory=dict)
    custom_new: set[str] = dataclasses.field(default_factory=set)

    def add(self, name: str, payload: str, lineno: int) -> None:
        """Add one directive; ValueError if it is unknown or malformed."""
        match name:
            case "field":
                target, rust_type = _arrow(payload, _FIELD, name, lineno)
                self.field_types[target] = rust_type
            case "upcast":
                target, rust_type = _arrow(payload, _TYPE, name, lineno)
                self.upcasts.setdefault(target, []).append(rust_type)
            case "nullable":
                self.nullable.add(_target(payload, _FIELD, name, lineno))
            case "opaque":
                self.opaque.add(_target(payload, _TYPE, name, lineno))
            case "custom-new":
                self.custom_new.add(_target(payload, _TYPE, name, lineno))
            case "enum":
                target, spec = _enum(payload, lineno)
                self.enums[target] = spec
            case _:
                raise ValueError(f"Unknown directive `{name}` at line {lineno}")


def _invalid(name: str, lineno: int, form: str) -> ValueError:
    return ValueError(f"Invalid `{name}` directive at line {lineno}. Expected `{form}`")


def _target(text: str, form: str, name: str, lineno: int) -> str:
    """One word, with a dot in it for a field."""
    words = text.split()
    if len(words) != 1 or (form == _FIELD and "." not in words[0].strip(".")):
        raise _invalid(name, lineno, form)
    return words[0]


def _arrow(payload: str, form: str, name: str, lineno: int) -> tuple[str, str]:
    target, _, rust_type = payload.partition("->")
    if not rust_type.strip():
        raise _invalid(name, lineno, f"{form} -> <RustType>")
    return _target(target, form, name, lineno), rust_type.strip()


def _enum(payload: str, lineno: int) -> tuple[str, EnumSpec]:
    found = _ENUM.fullmatch(payload.strip())
    if found is None:
        raise _invalid("enum", lineno, _ENUM_FORM)
    target, name, width, body = found.groups()
    members = []
    for part in filter(str.strip, (body or "").split(",")):
        member = _MEMBER.fullmatch(part)
        if member is None:
            raise _invalid("enum", lineno, _ENUM_FORM)
        members.append((member[1], int(member[2])))
    return _target(target, _FIELD, "enum", lineno), EnumSpec(name, width, tuple(members))
