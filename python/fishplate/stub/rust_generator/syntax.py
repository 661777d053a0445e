"""Pieces of Rust text, laid out as rustfmt would."""

from __future__ import annotations

from collections.abc import Iterable

from . import consts as RC
from .directives import EnumSpec


def call_lines(head: str, items: list[str], tail: str) -> list[str]:
    """`head`, `items` and `tail` on one line if they fit, else broken.

    The call in a `let` moves to the next line if it fits there; otherwise each item gets its own line.
    """
    line = f"{head}{', '.join(items)}{tail}"
    if len(line) <= RC.RUST_MAX_WIDTH:
        return [line]
    margin = head[: len(head) - len(head.lstrip())]
    binding, equals, call = head.partition(" = ")
    moved = f"{margin}    {call}{', '.join(items)}{tail}"
    if equals and len(moved) <= RC.RUST_MAX_WIDTH:
        return [f"{binding} =", moved]
    broken = [f"{margin}    {item}," for item in items]
    return [head.rstrip(), *broken, f"{margin}{tail.lstrip()}"]


def braced(head: str, body: Iterable[str]) -> list[str]:
    """An item with a body in braces, indented."""
    return [f"{head} {{", *(f"    {line}" if line else "" for line in body), "}"]


def allow_non_snake_case(names: Iterable[str]) -> list[str]:
    """The attribute that silences rustc's warning, if one of the names would cause it."""
    plain = [name.removeprefix("r#") for name in names]
    return ["#[allow(non_snake_case)]"] if any(name != name.lower() for name in plain) else []


def deref_lines(source: str, target: str) -> list[str]:
    """`Deref` to the target in `base`."""
    body = [f"type Target = {target};"]
    body += braced(f"fn deref(&self) -> &{target}", ["&self.base"])
    return braced(f"impl Deref for {source}", body)


def object_struct_lines(head: str, type_key: str, base: str, attributes: list[str]) -> list[str]:
    """The first lines of an object's struct, including its `base`."""
    derive = ["#[repr(C)]", "#[derive(tvm_ffi::derive::Object)]", f'#[type_key = "{type_key}"]']
    return [*derive, *attributes, f"{head} {{", f"    base: {base},"]


def enum_lines(spec: EnumSpec, error: str, value_error: str, result: str) -> list[str]:
    """An integer with named values that also accepts others."""
    constants = [f"pub const {name}: Self = Self({value});" for name, value in spec.members]
    text = f"{spec.name} value {{value}} does not fit {spec.repr}"
    convert = [f"{spec.repr}::try_from(value).map(Self).map_err(|_| {{"]
    convert += [f'    {error}::new({value_error}, &format!("{text}"), "")', "})"]
    return [
        "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]",
        "#[repr(transparent)]",
        f"pub struct {spec.name}({spec.repr});",
        "",
        "#[allow(non_upper_case_globals)]",
        *braced(
            f"impl {spec.name}",
            [
                *constants,
                *braced(f"pub const fn from_raw(value: {spec.repr}) -> Self", ["Self(value)"]),
                *braced(f"pub const fn as_raw(self) -> {spec.repr}", ["self.0"]),
            ],
        ),
        "",
        *braced(
            f"impl TryFrom<i64> for {spec.name}",
            [
                f"type Error = {error};",
                *braced(f"fn try_from(value: i64) -> {result}<Self>", convert),
            ],
        ),
    ]
