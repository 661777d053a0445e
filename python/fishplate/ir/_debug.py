"""`_GlobalDebug`: LLVM's debug output, under the name that MLIR's package gives it."""

from __future__ import annotations

from typing import Any

from ..registry import get_global_func

_global_debug = get_global_func("ir.global_debug")


class _Flag(type):
    """A class whose attribute `flag` turns the output on and off."""

    @property
    def flag(cls) -> bool:
        """Whether LLVM's debug output is on. Release builds of LLVM print none."""
        return bool(_global_debug())

    @flag.setter
    def flag(cls, on: Any) -> None:
        _global_debug(bool(on))


class _GlobalDebug(metaclass=_Flag):
    """LLVM's debug output."""
