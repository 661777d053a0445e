"""Compiling C, C++ and CUDA sources into modules, with the compilers of the system.

Nothing is compiled before one of these functions is called. The code that compiles is imported only then, so
`import fishplate` stays fast.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .dtype import to_cpp_dtype
    from .extension import build, build_inline, load, load_inline

__all__ = ["build", "build_inline", "load", "load_inline", "to_cpp_dtype"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = ".dtype" if name == "to_cpp_dtype" else ".extension"
    value = globals()[name] = getattr(importlib.import_module(home, __name__), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
