"""FFI functions in JAX programs: inside ``jax.jit``, on the CPU, without entering Python during a call.

.. code-block:: python

    import fishplate as fp, jax, jax.numpy as jnp

    @fp.jit
    def add_one(a: fp.Tensor, b: fp.Tensor):
        for i in range(a.shape[0]):
            b[i] = a[i] + 1

    @jax.jit
    def program(x):
        return fp.jax.call(add_one, jax.ShapeDtypeStruct(x.shape, x.dtype))(x) * 2

A call is a custom call of XLA whose handler is in the package's extension. JAX cannot differentiate it: give
it a rule by ``jax.custom_vjp``.
"""

from __future__ import annotations

import functools
import re
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import jax
import numpy as np

from ._core import _xla_handler
from .core import Function
from .registry import register_global_func

__all__ = ["call"]

_TARGET = "fishplate_call"
#: How a plan numbers the kinds of arguments; `xla.rs` reads it.
_INPUT, _OUTPUT, _INT, _FLOAT, _BOOL, _NONE = range(6)
#: Names are this process's own: a program that JAX kept from another must not find a function here.
_PROCESS = secrets.token_hex(8)


@functools.cache
def _register() -> None:
    """Make the handler known to XLA, once."""
    header = (Path(jax.ffi.include_dir()) / "xla/ffi/api/c_api.h").read_text()
    version = [
        int(re.search(rf"#define XLA_FFI_API_{part} (\d+)", header)[1])  # type: ignore[index]
        for part in ("MAJOR", "MINOR")
    ]
    if version[0] != 0:
        raise ImportError(f"version {version[0]} of XLA's interface for custom calls is not known")
    jax.ffi.register_ffi_target(_TARGET, _xla_handler(*version), platform="cpu")


@functools.cache
def _name(function: Function) -> str:
    """Return the global name of a function, which it has from now on."""
    shown = re.sub(r"\W", "_", str(getattr(function, "__name__", "function")))
    name = f"fishplate.jax.{_PROCESS}.{_name.cache_info().currsize}.{shown}"
    register_global_func(name, function)
    return name


def call(
    function: Any,
    out: Any,
    *,
    outputs: Sequence[str | int] | None = None,
    vmap_method: str | None = None,
    has_side_effect: bool = False,
    input_output_aliases: dict[int, int] | None = None,
) -> Callable[..., Any]:
    """Return a function of JAX arrays that calls a function of the FFI.

    Parameters
    ----------
    function
        A function of the FFI that takes tensors and numbers, or one of :func:`fishplate.jit`, which is
        compiled for the shapes it meets.
    out
        Shapes and types of the results: a ``jax.ShapeDtypeStruct``, or a sequence of them.
    outputs
        Which parameters the results are, by name or position; the last ones when left out. The function
        finds tensors there, and fills them.
    vmap_method, has_side_effect, input_output_aliases
        As ``jax.ffi.ffi_call`` has them.

    Returns
    -------
    call
        Takes the other arguments by position or name: arrays, and ints, floats, bools and None, which are
        fixed when JAX traces the program.

    """
    if not isinstance(function, Function) and not hasattr(function, "compile"):
        kind = type(function).__name__
        raise TypeError(
            f"call takes a function of the FFI or of fp.jit, got {kind}: fp.convert makes one"
        )
    many = isinstance(out, (tuple, list))
    shapes = [jax.ShapeDtypeStruct(o.shape, o.dtype) for o in (out if many else [out])]

    def apply(*args: Any, **kwargs: Any) -> Any:
        _register()
        arguments = _arranged(function, args, kwargs, shapes, outputs)
        target = function
        if not isinstance(function, Function):
            target = _compiled(function, arguments, shapes)
        arrays, attributes = _plan(arguments)
        made = jax.ffi.ffi_call(
            _TARGET,
            shapes if many else shapes[0],
            vmap_method=vmap_method,
            has_side_effect=has_side_effect,
            input_output_aliases=input_output_aliases,
        )
        return made(*arrays, function=_name(target), **attributes)

    return apply


class _Result(int):
    """The place of a result among the arguments: its number."""


def _parameters(function: Any) -> tuple[str, ...]:
    """Return the names of a function's parameters, as far as they are known."""
    if not isinstance(function, Function):
        return tuple(function.signature.parameters)
    signature = function._signature
    return tuple(signature.names) if signature is not None else ()


def _arranged(
    function: Any,
    args: Sequence[Any],
    kwargs: dict[str, Any],
    shapes: Sequence[Any],
    outputs: Sequence[str | int] | None,
) -> list[Any]:
    """Return all arguments in order, with a `_Result` for each tensor that is filled."""
    names = _parameters(function)
    count = len(args) + len(kwargs) + len(shapes)
    if kwargs and not names:
        raise TypeError(
            "the names of the function's parameters are not known: give all by position"
        )
    chosen = list(range(count - len(shapes), count)) if outputs is None else list(outputs)
    if len(chosen) != len(shapes):
        raise ValueError(f"outputs names {len(chosen)} parameters, out has {len(shapes)} shapes")
    arranged: dict[int, Any] = {}
    for number, which in enumerate(chosen):
        arranged[_position(names, which, count)] = _Result(number)
    for name, value in kwargs.items():
        at = _position(names, name, count)
        if at in arranged:
            raise TypeError(f"the argument {name!r} is given twice")
        arranged[at] = value
    given = iter(args)
    whole = [arranged[at] if at in arranged else next(given, _MISSING) for at in range(count)]
    if _MISSING in whole:
        raise TypeError(f"the argument of parameter {whole.index(_MISSING)} is missing")
    return whole


_MISSING = object()


def _position(names: Sequence[str], which: str | int, count: int) -> int:
    if isinstance(which, str):
        if which not in names:
            raise ValueError(f"the function has no parameter {which!r}; it has {', '.join(names)}")
        return names.index(which)
    if not -count <= which < count:
        raise ValueError(f"the call has {count} arguments, none at {which}")
    return which % count


def _plan(arguments: Sequence[Any]) -> tuple[list[Any], dict[str, Any]]:
    """Return the arrays, and the attributes that describe the order of arrays and numbers."""
    arrays: list[Any] = []
    ints: list[int] = []
    floats: list[float] = []
    plan = []
    for argument in arguments:
        if isinstance(argument, _Result):
            plan.append(_OUTPUT | int(argument) << 8)
        elif argument is None:
            plan.append(_NONE)
        elif isinstance(argument, float):
            plan.append(_FLOAT | len(floats) << 8)
            floats.append(argument)
        elif isinstance(argument, (bool, int)):
            plan.append((_BOOL if isinstance(argument, bool) else _INT) | len(ints) << 8)
            ints.append(int(argument))
        else:
            plan.append(_INPUT | len(arrays) << 8)
            arrays.append(argument)
    attributes = {
        "plan": np.array(plan, np.int64),
        "ints": np.array(ints or [0], np.int64),
        "floats": np.array(floats or [0.0], np.float64),
    }
    return arrays, attributes


def _compiled(jit: Any, arguments: Sequence[Any], shapes: Sequence[Any]) -> Function:
    """Compile for the shapes that a program traces."""
    key: list[Any] = []
    for argument in arguments:
        if isinstance(argument, _Result):
            argument = shapes[argument]
        if hasattr(argument, "shape") and hasattr(argument, "dtype"):
            key.append((tuple(argument.shape), str(np.dtype(argument.dtype))))
        else:
            key.append(argument)
    return _compiled_for(jit, tuple(key), tuple(map(type, key)))


@functools.cache
def _compiled_for(jit: Any, key: tuple[Any, ...], kinds: tuple[type, ...]) -> Function:
    from .arguments import make_fake_compact_tensor

    def tensor(shape: tuple[int, ...], dtype: str) -> Any:
        row_major = range(len(shape))[::-1]
        return make_fake_compact_tensor(dtype, shape, stride_order=row_major)

    examples = [tensor(*part) if isinstance(part, tuple) else part for part in key]
    return jit.compile(*examples)
