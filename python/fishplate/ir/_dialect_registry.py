"""`DialectRegistry`, and the dialects that every new context loads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_load_on_create: list[str] = []


class DialectRegistry:
    """Dialects to make known to contexts, see `Context.append_dialect_registry`.

    Contexts know the linked dialects. A registry adds dialects that exist as models: modules that have ``register``.
    """

    def __init__(self) -> None:
        """Make an empty registry."""
        self._register: list[Callable[[Any], object]] = []

    def insert(self, module: Any) -> None:
        """Add a module of a dialect, or any object with a method ``register(context)``."""
        self._register.append(module.register)

    def append_to(self, context: Any) -> None:
        """Make the dialects known to a context."""
        for register in self._register:
            register(context)


def append_load_on_create_dialect(name: str) -> None:
    """Let every new context load a dialect."""
    if not isinstance(name, str):
        # Any later context would fail because of it.
        raise TypeError(f"name must be a str, got {type(name).__name__}")
    _load_on_create.append(name)


def get_load_on_create_dialects() -> list[str]:
    """Return the dialects that every new context loads."""
    return list(_load_on_create)
