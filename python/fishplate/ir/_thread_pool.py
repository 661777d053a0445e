"""`ThreadPool`: threads that several contexts share."""

from __future__ import annotations

from ..core import Object
from ..registry import register_object


@register_object("ir.ThreadPool")
class ThreadPool(Object):
    """A pool of threads for passes: ``Context(thread_pool=pool)``."""

    __slots__ = ()

    def _mlir_thread_pool_ptr(self) -> str:
        """Return the address of LLVM's pool."""
        return hex(self._thread_pool_address())
