"""Patterns as modules of the dialects `pdl` and `pdl_interp`, with native functions in Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..core import Function, Object
from ..registry import register_object
from ._pass import keep_error

if TYPE_CHECKING:
    from ._context import Context
    from ._operation import Module
    from .rewrite import FrozenRewritePatternSet

__all__ = ["PDLModule", "PDLResultList"]


class PDLResultList(list[Any]):
    """The results of a native function: attributes, operations, types and values, and lists of types or values."""


@register_object("ir.PDLModule")
class PDLModule(Object):
    """Patterns as a PDL module, which is copied: ``PDLModule(module)``."""

    __slots__ = ()

    if TYPE_CHECKING:
        context: Context
        _register: Callable[..., None]

        def __init__(self, module: Module) -> None: ...
        def freeze(self) -> FrozenRewritePatternSet: ...

    def register_constraint_function(self, name: str, fn: Callable[..., Any]) -> None:
        """Add a function for ``pdl.apply_native_constraint``.

        Parameters
        ----------
        name
            Its name in the module.
        fn
            A function ``f(rewriter, results, values)``. It appends its results, and returns a true value if the constraint does
            not hold.

        """
        self._register(name, True, _as_native(fn))

    def register_rewrite_function(self, name: str, fn: Callable[..., Any]) -> None:
        """Add a function for ``pdl.apply_native_rewrite`` and ``pdl.rewrite``.

        Parameters
        ----------
        name
            Its name in the module.
        fn
            A function ``f(rewriter, results, values)``. It appends its results, and returns a true value if it fails. It may
            add operations, but neither erase nor move any.

        """
        self._register(name, False, _as_native(fn))


def _as_native(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Return a native function in the form that the driver calls; functions of other languages are unchanged."""
    if not callable(fn):
        raise TypeError(f"fn: expected a callable, got {type(fn).__name__}")
    if isinstance(fn, Function):
        return fn

    def call(rewriter: Any, values: Any) -> list[Any] | None:
        results = PDLResultList()
        return None if fn(rewriter, results, list(values)) else list(results)

    return keep_error(call)
