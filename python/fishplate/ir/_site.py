"""Dialects of installed packages: a new context knows the dialects whose modules are listed in the entry points
``fishplate.dialects``.

.. code-block:: toml

    [project.entry-points."fishplate.dialects"]
    tk = "my_package.tk"

`add` adds a module in this process. ``FISHPLATE_NO_SITE_DIALECTS=1`` or ``Context(load_site_dialects=False)`` leaves them out.
"""

from __future__ import annotations

import os
import warnings
from functools import cache
from typing import Any

#: Modules that this process has added, by the name of the dialect.
_added: dict[str, Any] = {}

GROUP = "fishplate.dialects"
VARIABLE = "FISHPLATE_NO_SITE_DIALECTS"


@cache
def _modules() -> tuple[tuple[str, Any], ...]:
    """Import the modules, once; a module that cannot be imported causes a warning."""
    from importlib.metadata import entry_points

    found = []
    for entry in entry_points(group=GROUP):
        try:
            found.append((entry.name, entry.load()))
        except Exception as error:  # noqa: BLE001
            _warn(entry.name, error)
    return tuple(found)


def _warn(name: str, error: Exception) -> None:
    message = f"the dialect {name!r} of the entry points {GROUP!r} cannot be used: {error}"
    warnings.warn(message, RuntimeWarning, stacklevel=4)


def add(name: str, module: Any) -> None:
    """Make the dialect of a module known to every new context of this process."""
    _added[name] = module


def register(context: Any) -> None:
    """Make the dialects of installed packages known to a context; they are loaded on first use."""
    if os.environ.get(VARIABLE, "0") not in ("", "0"):
        return
    for name, module in (*_modules(), *_added.items()):
        try:
            module.register(context, load=False)
        except Exception as error:  # noqa: BLE001
            _warn(name, error)
