"""`use` items, type expressions, names and modules in Rust's syntax."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from ...core import TypeSchema
from . import consts as RC
from .directives import Directives


@dataclasses.dataclass(frozen=True)
class RustUse:
    """The path of a name; a dotted type key becomes a path, `ffi.` the crate."""

    path: str

    def __post_init__(self) -> None:
        head, dot, rest = self.path.partition(".")
        if dot and "::" not in self.path:
            path = f"{RC.RUST_MOD_MAP.get(head, head)}.{rest}"
            object.__setattr__(self, "path", path.replace(".", "::"))

    @property
    def leaf(self) -> str:
        """The name that is in scope after the `use`."""
        return self.path.rpartition("::")[2]

    def as_use_line(self) -> str:
        """The statement; empty for a name that is always in scope."""
        return f"use {self.path};" if "::" in self.path else ""


def is_crate_type_key(type_key: str) -> bool:
    """Whether a type belongs to the crate."""
    return type_key.partition(".")[0] in RC.RUST_MOD_MAP


@functools.cache
def rust_module_path(path: Path) -> tuple[str, ...]:
    """The module of a file, from its path in the `src` folder of its crate."""
    path = path.resolve()
    crate = next((folder for folder in path.parents if (folder / "Cargo.toml").is_file()), None)
    if crate is None:
        raise ValueError(f"{path} is in no Cargo crate: no `Cargo.toml` above it")
    source = crate / "src"
    if source not in path.parents:
        raise ValueError(f"{path} is not under `{source}`, so it is in no module of the crate")
    parts = path.relative_to(source).with_suffix("").parts
    if parts[-1] == "mod" or parts in (("lib",), ("main",)):
        parts = parts[:-1]
    return ("crate", *(f"r#{part}" if part in RC.RUST_KEYWORDS else part for part in parts))


def builtin_mirror_name(type_key: str) -> str:
    """The struct that replaces a type of the crate as a parent: `ffi.Enum` is `FfiEnumObj`.

    The derive macro counts ancestors along embedded structs, and the crate has none for these.
    """
    prefix, _, name = type_key.rpartition(".")
    return f"{prefix.replace('.', '_').capitalize()}{name}Obj"


@dataclasses.dataclass
class RustImports:
    """The collected parts of a file: `use` items, directives, and stand-ins for parents in the crate.

    `builtin_mirrors` has the struct that each stand-in embeds, root first. `reserved` are the
    names that the file defines itself.
    """

    items: list[RustUse] = dataclasses.field(default_factory=list)
    directives: Directives = dataclasses.field(default_factory=Directives)
    builtin_mirrors: dict[str, str] = dataclasses.field(default_factory=dict)
    reserved: set[str] = dataclasses.field(default_factory=set)

    def record(self, name: str) -> str:
        """Record a `use` and return the spelling of the name: the whole path if its last part means something else in
        this file."""
        use = RustUse(name)
        if not use.as_use_line() or use in self.items:
            return use.leaf
        if use.leaf in self.reserved or any(item.leaf == use.leaf for item in self.items):
            return use.path
        self.items.append(use)
        return use.leaf

    def record_if_path(self, rust_type: str) -> str:
        """`record` for a type that a directive names: a name without `::` is already in scope."""
        return self.record(rust_type) if "::" in rust_type else rust_type

    def record_builtin_base(self, chain: list[str]) -> str:
        """Record stand-ins for a chain of the crate's types, root first, and return the last one; the crate's `Object`
        for an empty chain."""
        base = self.record("tvm_ffi::Object")
        for key in chain:
            self.builtin_mirrors.setdefault(key, base)
            base = builtin_mirror_name(key)
        return base


def render_rust_type(
    schema: TypeSchema, ty_render: Callable[[str, str | None], str | None]
) -> str | None:
    """The type of a value, or None if there is none.

    `ty_render` names a type by its origin and, if the origin is ambiguous, its type key.
    """
    origin = schema.origin
    if origin in RC.RUST_UNSUPPORTED_ORIGINS:
        return None
    if origin in ("Array", "List", "Map", "Optional"):
        name = "Option" if origin == "Optional" else ty_render(origin, None)
        inner = [render_rust_type(argument, ty_render) for argument in schema.args or ()]
        if name is None or None in inner:
            return None
        return f"{name}<{', '.join(filter(None, inner))}>"
    # The crate's functions do not have separate types.
    return ty_render(origin, None if origin == "Callable" else schema.type_key)


_MODULES = re.compile(r"(?<![\w:])(?:::)?(?:[a-z_][a-z0-9_]*::)+(?=[A-Za-z_])")
_CLOSING = frozenset(")]}")


def check_tokens(lines: Iterable[str]) -> tuple[str, ...]:
    """The significant tokens of generated lines: without `use` lines, comments, the modules of paths, and commas
    before a closing bracket, which depend on line breaks."""
    stripped = (line.strip() for line in lines)
    text = " ".join(line for line in stripped if not line.startswith(("use ", "//")))
    tokens = re.findall(r"\w+|\S", _MODULES.sub("", text))
    pairs = itertools.pairwise([*tokens, ""])
    return tuple(token for token, after in pairs if not (token == "," and after in _CLOSING))


def rust_ident(name: str) -> str:
    """A field's name in Rust: `name_` of C++ and `__name__` of Python lose their underscores;
    a keyword becomes a raw identifier; a name that cannot be one gets an underscore at the end."""
    if len(name) > 4 and name.startswith("__") and name.endswith("__"):
        name = name[2:-2]
    elif len(name) > 1 and name.endswith("_") and not name.endswith("__"):
        name = name[:-1]
    if name in RC.RUST_NOT_RAW_IDENTIFIERS or name in RC.RUST_RESERVED_MEMBERS:
        return f"{name}_"
    return f"r#{name}" if name in RC.RUST_KEYWORDS else name
