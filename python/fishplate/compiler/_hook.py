"""Hooks that see a module between lowering and wrapping."""

from __future__ import annotations

import inspect
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..ir import Module

Hook = Callable[[str], "str | None"]

_state = threading.local()


def current_hook() -> Hook | None:
    """Return the current hook of this thread."""
    return getattr(_state, "hook", None)


class PostCompileHookContext:
    """Pass every module that this thread compiles inside ``with`` to a hook.

    The hook gets the module in the llvm dialect before the function that checks arguments is added. `compile_module`
    raises the errors of the hook. Hooks do not stack: only the innermost one runs, and leaving ``with`` restores the
    previous one.

    Parameters
    ----------
    hook
        A function that takes the module. If its parameter is annotated with ``ir.Module``, it gets the module itself
        and edits it in place; the module's context and location are current. Otherwise it gets the module as text, and
        returns a new text, or None to keep the old one.
    as_module
        Whether the hook gets an ``ir.Module`` even without the annotation.

    """

    def __init__(
        self,
        hook: Callable[[str], str | None] | Callable[[Module], object],
        *,
        as_module: bool | None = None,
    ) -> None:
        """Take the hook."""
        if not callable(hook):
            raise TypeError(f"the hook must be callable, got {type(hook).__name__}")
        if as_module is None:
            as_module = _wants_module(hook)
        self._hook: Hook = _editing(hook) if as_module else hook
        self._before: list[Hook | None] = []

    def __enter__(self) -> PostCompileHookContext:
        """Make the hook current."""
        self._before.append(current_hook())
        _state.hook = self._hook
        return self

    def __exit__(self, *exc: object) -> None:
        """Restore the previous hook."""
        _state.hook = self._before.pop()


def _wants_module(hook: Callable[..., Any]) -> bool:
    """Tell whether the parameter of a hook is annotated ``ir.Module``."""
    try:
        parameters = list(inspect.signature(hook).parameters.values())
    except (TypeError, ValueError):
        return False
    annotation = parameters[0].annotation if parameters else None
    if isinstance(annotation, str):
        return annotation.rpartition(".")[2] == "Module"
    return isinstance(annotation, type) and annotation.__name__ == "Module"


def _editing(hook: Callable[..., Any]) -> Hook:
    """Turn a hook that edits a module into one that takes text."""

    def edit(text: str) -> str:
        from .. import ir

        with ir.Context() as context:
            module = ir.Module.parse(text, context)
            with module.operation.location:
                hook(module)
            return str(module)

    return edit
