"""Shipping compiled functions: several in one file, or one to another process by pickle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike, fspath
from typing import Any

from ..core import Function
from ..registry import get_global_func
from ._function import Made, finish
from ._options import option_string

_export_module = get_global_func("fishplate.compiler.export_module")
_freeze = get_global_func("fishplate.compiler.freeze")
_thaw = get_global_func("fishplate.compiler.thaw")
_thaw.release_gil = True
#: The format version of pickled functions.
_FORMAT = 2


def export_module(
    path: str | PathLike[str],
    functions: Sequence[Function] | Mapping[str, Function],
    *,
    export_only_tvm_ffi_symbols: bool = False,
    options: Any = None,
) -> None:
    """Write several compiled functions to one file, whole or not at all.

    :func:`fishplate.load_module` loads ``.so`` and ``.o`` files. Parallel loops of all functions share one thread
    pool.

    Parameters
    ----------
    path
        The file; the ending selects the format: ``.so .o .ll .bc .s``.
    functions
        The functions, under their own names, or a mapping from names to functions.
    export_only_tvm_ffi_symbols
        Whether the kernels' own symbols are hidden.
    options
        Compile options for this file, such as another target; by default those of each function.

    """
    if isinstance(functions, Mapping):
        named = [(str(name), function) for name, function in functions.items()]
    else:
        named = [(str(getattr(f, "__name__", "")), f) for f in functions]
    if not named:
        raise ValueError("no function to export")
    made = [_compiled(function, f"functions[{at}]") for at, (_, function) in enumerate(named)]
    _export_module(
        fspath(path),
        [each._compiled for each in made],
        [name for name, _ in named],
        [each._doc for each in made],
        [each._json_defaults() for each in made],
        [each._returns for each in made],
        export_only_tvm_ffi_symbols,
        option_string(options),
    )


def _compiled(function: Any, what: str) -> Made:
    made = getattr(function, "_made", None) if isinstance(function, Function) else None
    if not isinstance(made, Made):
        got = type(function).__name__
        raise TypeError(f"{what} must be a compiled function, got {got}: use fishplate.compile")
    return made


def reduce(function: Function) -> tuple[Any, ...]:
    """Return the state that pickle keeps of a compiled function: its code, and the inputs of the compilation."""
    made = getattr(function, "_made", None)
    if not isinstance(made, Made):
        raise TypeError("cannot pickle a Function that was not compiled here")
    source, frozen = _freeze(made._compiled)
    provider, options = made._request
    state = {
        "format": _FORMAT,
        "code": bytes(frozen),
        "source": None if source is None else bytes(source),
        "symbol": made.symbol,
        "spec": made.spec,
        "provider": provider,
        "options": options,
        "name": str(function.__name__),
        "defaults": made._defaults,
        "doc": made._doc,
        "returns": made._returns,
        "signature": function._signature,
        "release_gil": function.release_gil,
        "access": function._access,
    }
    return restore, (state,)


def restore(state: dict[str, Any]) -> Function:
    """Return the function that was pickled; a RuntimeError says why it cannot run here."""
    if state.get("format") != _FORMAT:
        got = state.get("format")
        raise RuntimeError(
            f"the function was pickled in format {got!r}, this version reads {_FORMAT}: compile it again"
        )
    provider, options = state["provider"], state["options"]
    name, spec, defaults = state["name"], state["spec"], state["defaults"]
    made = _thaw(state["code"], state["source"], state["symbol"], spec, provider, options, name)
    request = provider, options
    doc, returns = state["doc"], state["returns"]
    function = finish(Made(made, spec, defaults, doc, None, request, returns), name)
    whole = function.with_signature(state["signature"])
    whole.release_gil = state["release_gil"]
    whole._access = state.get("access", "")
    return whole


Function.__reduce__ = reduce
