"""Tools that the package uses itself and that programs may use: file locks, keyword wrappers,
unpacked dataclasses, kernels embedded in object files."""

from . import kwargs_wrapper
from .lockfile import FileLock

__all__ = ["FileLock", "kwargs_wrapper"]
