"""Tools for this package and for programs: file locks, keyword wrappers, unpacked dataclasses, kernels embedded in
object files."""

from . import kwargs_wrapper
from .lockfile import FileLock

__all__ = ["FileLock", "kwargs_wrapper"]
