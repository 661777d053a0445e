"""Special methods of classes that are native functions, without Python code in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from .. import _core
from ..registry import get_global_func


def set_native_method(
    cls: type,
    name: str,
    function: Any,
    doc: str,
    form: Literal["call", "iterate", "alone"] = "call",
) -> None:
    """Let a native function be a method of a class.

    Parameters
    ----------
    cls
        The class.
    name
        The name of the method.
    function
        The function, or another method, whose function is used. It takes the object first.
    doc
        The docstring.
    form
        ``"iterate"`` returns an iterator over the result; ``"alone"`` passes the object and no other argument.

    """

    def sign() -> Any:
        import inspect

        this = inspect.Parameter("self", inspect.Parameter.POSITIONAL_ONLY)
        rest = inspect.Parameter("_", inspect.Parameter.VAR_POSITIONAL)
        return inspect.Signature([this, rest] if form == "alone" else [this])

    names = {
        "__name__": name,
        "__qualname__": f"{cls.__qualname__}.{name}",
        "__module__": cls.__module__,
        "__doc__": doc,
    }
    setattr(cls, name, _core._make_method(function, sign, names, form))


def scope(entering: str, leaving: str) -> Callable[[Any], Any]:
    """Return a decorator that gives ``with`` to a class; the arguments are the docstrings of its methods."""

    def add(cls: type) -> type:
        enter, leave = (
            get_global_func(f"ir.{cls.__name__}.{name}") for name in ("__enter__", "__exit__")
        )
        set_native_method(cls, "__enter__", enter, entering)
        set_native_method(cls, "__exit__", leave, leaving, "alone")
        return cls

    return add
