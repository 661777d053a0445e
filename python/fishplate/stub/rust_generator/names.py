"""How one file names other types: which types exist, where they come from, and under which path.

A type comes from the crate, from a handwritten binding (`ty-map`), or from a block of this run. A type without a
source is recorded as missing, and the block that needs it fails as a whole.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Literal

from ..utils import ObjectInfo
from . import consts as RC
from .utils import RustImports, is_crate_type_key

Source = Literal["crate", "mapped", "generated"]


@dataclasses.dataclass
class Names:
    """The names of one object block: `module` is the module of its file, `declared` has the modules of all blocks of
    the run."""

    info: ObjectInfo
    ty_map: dict[str, str]
    module: tuple[str, ...]
    declared: Mapping[str, tuple[str, ...]]
    missing: set[str] = dataclasses.field(default_factory=set)

    @property
    def type_key(self) -> str:
        """The key of the block's type."""
        return str(self.info.type_key)

    @property
    def wrapper(self) -> str:
        """The reference type."""
        return self.type_key.rpartition(".")[2]

    @property
    def struct(self) -> str:
        """The struct that it refers to."""
        return f"{self.wrapper}Obj"

    def source(self, type_key: str) -> Source | None:
        """The source of a type; a type without one is recorded as missing."""
        if is_crate_type_key(type_key):
            return "crate"
        if type_key in self.ty_map:
            return "mapped"
        if type_key in self.declared:
            return "generated"
        self.missing.add(type_key)
        return None

    def spell(self, type_key: str, imports: RustImports, suffix: str = "") -> str:
        """The spelling of a type outside the crate, with its `use` recorded; `suffix` is "Obj" for its struct."""
        if type_key in self.ty_map:
            return self._mapped(type_key, imports, suffix)
        name = type_key.rpartition(".")[2] + suffix
        module = self.declared[type_key] if type_key in self.declared else self.module
        return imports.record(name if module == self.module else "::".join([*module, name]))

    def _mapped(self, key: str, imports: RustImports, suffix: str = "") -> str:
        """A name from the `ty-map`. A name in this file's own module needs no `use`."""
        path = self.ty_map[key] + suffix
        module, _, name = path.rpartition("::")
        return name if module == "::".join(self.module) else imports.record(path)

    def leaf(self, origin: str, type_key: str | None, imports: RustImports) -> str | None:
        """The spelling of a schema's type without arguments; None if Rust has none. An entry for the type key takes
        precedence over one for the origin."""
        key = type_key if type_key in self.ty_map else origin
        if key in self.ty_map:
            return self._mapped(key, imports)
        if "." not in origin or origin.startswith("ctypes."):
            return None
        # Types of the crate without a public name are read as `Any`.
        return None if self.source(origin) == "crate" else self.spell(origin, imports)

    def base(self, imports: RustImports) -> tuple[str, bool]:
        """The struct that the block's struct embeds, and whether it has accessible fields."""
        parent = self.info.parent_type_key
        if parent is not None and self.source(parent) != "crate":
            return self.spell(parent, imports, "Obj"), True
        above = [*self.info.ancestors, *([parent] if parent else [])]
        chain = [key for key in dict.fromkeys(above) if key != RC.RUST_ROOT_TYPE_KEY]
        return imports.record_builtin_base(chain), False

    def upcasts(self, imports: RustImports) -> list[str]:
        """The reference types that the wrapper converts to: ancestors, then directives."""
        targets = [
            self.spell(key, imports) for key in self.info.ancestors if self.source(key) != "crate"
        ]
        views = imports.directives.upcasts.get(self.type_key, [])
        return targets + [imports.record_if_path(view) for view in views]
