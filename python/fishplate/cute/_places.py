"""CuTe's source locations: programs pass ``loc=`` and ``ip=`` to functions that write operations. Both are ignored
here."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any


def accept_places(namespace: dict[str, Any], names: Iterable[str]) -> None:
    """Make the functions of a module accept and ignore ``loc=`` and ``ip=``."""
    for name in names:
        found = namespace.get(name)
        if inspect.isfunction(found) and not _takes_any(found):
            namespace[name] = _placed(found)


def _takes_any(function: Callable[..., Any]) -> bool:
    parameters = inspect.signature(function).parameters.values()
    return any(part.kind is part.VAR_KEYWORD or part.name == "loc" for part in parameters)


def _placed(function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def placed(*args: Any, loc: Any = None, ip: Any = None, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    return placed
