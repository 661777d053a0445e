"""Hooks that see a module between lowering and wrapping."""

from __future__ import annotations

import threading
from collections.abc import Callable

Hook = Callable[[str], "str | None"]

_state = threading.local()


def current_hook() -> Hook | None:
    """Return the hook in force on this thread."""
    return getattr(_state, "hook", None)


class PostCompileHookContext:
    """Let a hook see every module that is compiled on this thread inside ``with``.

    The hook gets the module in the llvm dialect, as text, before the function that checks arguments
    is put in. It may return another module, or None to leave it. What it raises, `compile_module`
    raises. Hooks do not add up: the innermost one runs, and the one before is back in force afterwards.
    """

    def __init__(self, hook: Hook) -> None:
        """Take the hook."""
        if not callable(hook):
            raise TypeError(f"the hook must be callable, got {type(hook).__name__}")
        self._hook = hook
        self._before: list[Hook | None] = []

    def __enter__(self) -> PostCompileHookContext:
        """Put the hook in force."""
        self._before.append(current_hook())
        _state.hook = self._hook
        return self

    def __exit__(self, *exc: object) -> None:
        """Put the old one back."""
        _state.hook = self._before.pop()
