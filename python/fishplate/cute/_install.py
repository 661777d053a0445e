"""`install`: lets programs that import `cutlass` run on Fishplate with their import lines unchanged."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from ._missing import HERE

#: The name of the package that `install` provides.
_NAME = "cutlass"


class _Refusal:
    """An importer that raises an error for modules of `cutlass` that Fishplate does not have."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: Any = None) -> None:
        """Refuse a module of the package; let the importers that follow find all others."""
        if name.startswith(f"{_NAME}."):
            instead = HERE.get(name.removeprefix(f"{_NAME}.").removeprefix("cute."))
            raise ModuleNotFoundError(
                f"Fishplate has no module `{name}` yet{f': use {instead}' if instead else ''}; docs/from/cute.md lists "
                "what there is, and what to use in place of the rest",
                name=name,
            )


def install() -> None:
    """Make ``import cutlass`` and its modules import Fishplate's, for programs whose imports cannot be changed.

    Call it before anything imports the package itself. It takes effect even if that package is installed.

    Raises
    ------
    ImportError
        If another package of that name is already imported.

    """
    package = import_module("fishplate.cutlass")
    there = sys.modules.get(_NAME)
    if there is package:
        return
    taken = [name for name in sys.modules if name == _NAME or name.startswith(f"{_NAME}.")]
    if taken:
        place = getattr(there, "__file__", None) or "a package without a file"
        raise ImportError(
            f"fishplate.cute.install(): another `{_NAME}` is imported already, from {place}; call install() "
            "before anything imports it",
            name=_NAME,
        )
    sys.modules.update(_modules(package))
    sys.meta_path.insert(0, _Refusal)


def _modules(package: ModuleType) -> Iterator[tuple[str, ModuleType]]:
    """Yield the modules to provide, each with the name that programs import."""
    cute = import_module("fishplate.cute")
    for parent, name in ((package, _NAME), (cute, f"{_NAME}.cute")):
        yield name, parent
        prefix = f"{parent.__name__}."
        for found in walk_packages(parent.__path__, prefix):
            inner = found.name.removeprefix(prefix)
            if not inner.startswith("_") and "._" not in inner or inner.startswith("_mlir"):
                yield f"{name}.{inner}", import_module(found.name)
