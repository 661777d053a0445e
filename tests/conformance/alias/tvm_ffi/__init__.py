"""For the conformance run only: `tvm_ffi` and all its submodules are the package fishplate.

`tvm_ffi.a.b` is the same module object as `fishplate.a.b`, so a class has one identity whichever name
it was imported by. `python -m tvm_ffi.a.b` works too.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType

ALIAS, REAL = "tvm_ffi", "fishplate"


def real_name(name: str) -> str:
    return REAL + name.removeprefix(ALIAS)


class AliasFinder(MetaPathFinder, InspectLoader):
    """Finds and loads the modules below `tvm_ffi`."""

    def __init__(self) -> None:
        self._real_specs: dict[str, ModuleSpec | None] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(ALIAS + "."):
            return None
        real = importlib.util.find_spec(real_name(fullname))
        if real is None:
            return None
        is_package = real.submodule_search_locations is not None
        return ModuleSpec(fullname, self, origin=real.origin, is_package=is_package)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = importlib.import_module(real_name(spec.name))
        self._real_specs[spec.name] = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        # The import system has just written the alias's spec into the module: undo that.
        alias = ALIAS + module.__name__.removeprefix(REAL)
        module.__spec__ = self._real_specs.pop(alias)

    def get_code(self, fullname: str) -> CodeType | None:
        real = importlib.util.find_spec(real_name(fullname))
        loader = real.loader if real else None
        return loader.get_code(real.name) if isinstance(loader, InspectLoader) else None

    def get_source(self, fullname: str) -> str | None:
        real = importlib.util.find_spec(real_name(fullname))
        loader = real.loader if real else None
        return loader.get_source(real.name) if isinstance(loader, InspectLoader) else None


sys.meta_path.insert(0, AliasFinder())
sys.modules[ALIAS] = importlib.import_module(REAL)
# The peer's extension is linked with its testing library: tests expect `testing.*` from the start.
importlib.import_module(f"{REAL}.testing")
