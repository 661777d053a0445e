"""Compiling C, C++ and CUDA sources into modules, with the compilers of the system.

Nothing is compiled before one of these functions is called.
"""

from .dtype import to_cpp_dtype
from .extension import build, build_inline, load, load_inline

__all__ = ["build", "build_inline", "load", "load_inline", "to_cpp_dtype"]
