"""Registration functions under the name that MLIR's generated modules import: `_ods_common._cext`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar

from . import _registry
from ._dialects import Dialect

_C = TypeVar("_C", bound=type)

#: Classes of dialects, by their names.
_dialects: dict[str, type] = {}


def register_dialect(cls: _C, replace: bool = False) -> _C:
    """Register a class below `ir.Dialect` for the dialect that its ``DIALECT_NAMESPACE`` names."""
    name: str = cls.DIALECT_NAMESPACE  # type: ignore[attr-defined]
    if name in _dialects and not replace:
        raise RuntimeError(f"Dialect namespace '{name}' is already registered.")
    _dialects[name] = cls
    return cls


def class_of_dialect(name: str) -> type:
    """Return the class of a dialect."""
    return _dialects.get(name, Dialect)


def register_operation(dialect: type, *, replace: bool = False) -> Callable[[_C], _C]:
    """Register a class below `ir.OpView` for the operation that its ``OPERATION_NAME`` names."""

    def register(cls: _C) -> _C:
        name: str = cls.OPERATION_NAME  # type: ignore[attr-defined]
        key = f"{cls.__module__}.{cls.__qualname__}"
        setattr(dialect, cls.__name__, cls)
        return _registry.register_operation_class(name, key, replace=replace)(cls)

    return register


class _Globals:
    """Settings of the process."""

    @staticmethod
    def append_dialect_search_prefix(prefix: str) -> None:
        """Look for modules of dialects in one more package."""
        _registry.dialect_search_prefixes.append(prefix)

    @staticmethod
    def _check_dialect_module_loaded(name: str) -> bool:
        """Import the module of a dialect; return whether there is one."""
        _registry._import_dialect(name)
        return any(
            f"{prefix}.{name}" in sys.modules for prefix in _registry.dialect_search_prefixes
        )


globals = _Globals()  # noqa: A001 (MLIR's name)


def __getattr__(name: str) -> Any:
    """Return the module `ir`, which imports this one."""
    if name == "ir":
        return sys.modules[__package__]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
