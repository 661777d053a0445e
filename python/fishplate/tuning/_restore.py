"""Arrays that calls of a search write to: copied before the search, restored after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any


def keep(arguments: Mapping[str, Any], names: Sequence[str] | None) -> Callable[[], None]:
    """Copy the arrays with these names, or all arrays; return a function that restores their contents."""
    if names is None:
        names = [name for name, value in arguments.items() if hasattr(value, "__dlpack__")]
    undo = [_copied(name, arguments[name]) for name in names]

    def restore() -> None:
        for put_back in undo:
            put_back()

    return restore


def _copied(name: str, array: Any) -> Callable[[], None]:
    if hasattr(array, "clone") and hasattr(array, "copy_"):
        kept = array.detach().clone()
        return lambda: array.detach().copy_(kept)
    import numpy as np

    try:
        view = np.from_dlpack(array) if not isinstance(array, np.ndarray) else array
        copy = view.copy()
    except (TypeError, ValueError, BufferError, RuntimeError) as error:
        raise TypeError(
            f"autotune cannot copy the argument {name!r} to restore it after the search ({error}); "
            "name the arguments that the function writes to in `restore`, or give restore=()"
        ) from None
    if not view.flags.writeable:
        # Nothing can have changed it.
        return lambda: None
    return lambda: np.copyto(view, copy)
