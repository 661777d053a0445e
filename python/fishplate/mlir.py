"""`import mlir` for programs that are written for MLIR's own Python package.

.. code-block:: python

    import fishplate.mlir

    fishplate.mlir.install()

    from mlir import ir  # the module `fishplate.ir`
    from mlir.dialects import arith, func

`install` maps the modules of `mlir` to those of this package. It also makes the conventions of MLIR's package hold
where the two differ on purpose, in the whole process: attributes of operations come back as attributes, ``name`` of a
function is its symbol, ``PassManager()`` is anchored on ``any``, and ``InsertionPoint.current`` raises if there is none.

A project that ships MLIR's package under a prefix of its own is served in the same way:
``install("ttmlir", dialects=[ttcore, ttir])``.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterable
from types import ModuleType
from typing import Any

from . import dialects as _dialects
from . import ir
from .ir import _conventions, _site

__all__ = ["install"]

#: Modules of MLIR's package whose contents have another address here.
_MOVED = {
    "": "fishplate",
    ".passmanager": "fishplate.ir",
    ".rewrite": "fishplate.ir.rewrite",
    ".execution_engine": "fishplate.ir.execution_engine",
    ".runtime": "fishplate.ir.runtime",
    ".dialects.gpu.passes": "fishplate.ir",
}


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules of a package such as `mlir` in this one."""

    _kept: tuple[Any, Any] = (None, None)

    def __init__(self, package: str) -> None:
        """Answer for a package."""
        self.package = package
        #: Modules of other dialects, by the name of the dialect.
        self.dialects: dict[str, str] = {}

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        """Claim the modules that this package has."""
        if name != self.package and not name.startswith(f"{self.package}."):
            return None
        rest = name.removeprefix(self.package)
        own = self.dialects.get(rest.removeprefix(".dialects."))
        own = own or _MOVED.get(rest, f"fishplate{rest}")
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


_finders: dict[str, _Finder] = {}


def install(package: str = "mlir", dialects: Iterable[ModuleType] = ()) -> None:
    """Make `import mlir` import this package, and follow the conventions of MLIR's package.

    Parameters
    ----------
    package
        The name of the package to stand in for. A project that builds MLIR's package with its own prefix has another
        one, such as ``ttmlir``.
    dialects
        Modules that `fishplate bindgen` has written. The package has them below its ``dialects``, and every new
        context knows them.

    """
    if package not in _finders:
        if package in sys.modules:
            raise ImportError(f"another package `{package}` is imported already", name=package)
        _finders[package] = _Finder(package)
        sys.meta_path.insert(0, _finders[package])
    for module in dialects:
        _finders[package].dialects[module._dialect.name] = module.__name__
        _site.add(module._dialect.name, module)
        # `from mlir.dialects import name` asks the module `fishplate.dialects`.
        setattr(_dialects, module._dialect.name, module)
    _conventions.follow_mlir()
    # `from mlir.ir import *` also imports NumPy as `np`, if it is installed.
    if importlib.util.find_spec("numpy") is not None and "np" not in ir.__all__:
        ir.np = importlib.import_module("numpy")  # type: ignore[attr-defined]
        ir.__all__.append("np")
