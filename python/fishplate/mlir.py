"""`import mlir` for programs that are written for MLIR's own Python package.

.. code-block:: python

    import fishplate.mlir

    fishplate.mlir.install()

    from mlir import ir  # the module `fishplate.ir`
    from mlir.dialects import arith, func

`install` maps the modules of `mlir` to those of this package. It also makes the conventions of MLIR's package hold
where the two differ on purpose, in the whole process: attributes of operations come back as attributes, ``name`` of a
function is its symbol, ``PassManager()`` is anchored on ``any``, and ``InsertionPoint.current`` raises if there is none.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from types import ModuleType
from typing import Any

from . import ir
from .ir import _conventions

__all__ = ["install"]

#: Modules of MLIR's package whose contents have another address here.
_MOVED = {
    "mlir": "fishplate",
    "mlir.passmanager": "fishplate.ir",
    "mlir.rewrite": "fishplate.ir.rewrite",
    "mlir.execution_engine": "fishplate.ir.execution_engine",
    "mlir.dialects.gpu.passes": "fishplate.ir",
}


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules of `mlir` in this package."""

    _kept: tuple[Any, Any] = (None, None)

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        """Claim the modules that this package has."""
        if name != "mlir" and not name.startswith("mlir."):
            return None
        own = _MOVED.get(name, f"fishplate{name.removeprefix('mlir')}")
        try:
            importlib.import_module(own)
        except ModuleNotFoundError as error:
            if not f"{own}.".startswith(f"{error.name}."):
                raise
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=own, is_package=True)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        """Return the module of this package itself."""
        module = sys.modules[str(spec.origin)]
        self._kept = module.__spec__, module.__dict__.get("__path__")
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Restore the attributes that the import system has written over."""
        module.__spec__, path = self._kept
        # Modules inside, such as `mlir.dialects.gpu.passes`, need a path.
        module.__path__ = [] if path is None else path


_finder = _Finder()


def install() -> None:
    """Make `import mlir` import this package, and follow the conventions of MLIR's package."""
    if _finder in sys.meta_path:
        return
    if "mlir" in sys.modules:
        raise ImportError("another package `mlir` is imported already", name="mlir")
    sys.meta_path.insert(0, _finder)
    _conventions.follow_mlir()
    # `from mlir.ir import *` also imports NumPy as `np`, if it is installed.
    if importlib.util.find_spec("numpy") is not None:
        ir.np = importlib.import_module("numpy")  # type: ignore[attr-defined]
        ir.__all__.append("np")
