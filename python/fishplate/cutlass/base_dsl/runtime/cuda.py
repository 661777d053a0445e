"""Functions that load machine code, which libraries replace by their own."""

from __future__ import annotations

from typing import Any, NoReturn

from ....cute._missing import missing

__all__ = ["load_cubin_module_data"]


def load_cubin_module_data(cubin_data: Any) -> NoReturn:
    """Refuse: a compiled function loads its code itself, and replacing this function has no effect."""
    raise NotImplementedError(
        "a compiled function loads its machine code itself; fishplate.cuda.load_module loads other code"
    )


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"base_dsl.runtime.cuda.{name}", "cutlass"))
