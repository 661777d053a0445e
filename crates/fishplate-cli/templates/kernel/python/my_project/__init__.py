"""Kernels: the library that setup.py compiled where there is one, else the Python source."""

from pathlib import Path

_LIBRARY = Path(__file__).with_name("kernels.so")

if _LIBRARY.exists():
    import fishplate

    _module = fishplate.load_module(str(_LIBRARY))
    saxpy = _module.saxpy
else:
    from .kernels import saxpy

__all__ = ["saxpy"]
