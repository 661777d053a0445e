"""FFI functions in JAX programs: inside ``jax.jit``, on CPUs and GPUs, without entering Python during a call.

.. code-block:: python

    import fishplate as fp, jax, jax.numpy as jnp

    @fp.jit
    def add_one(a: fp.Tensor, b: fp.Tensor):
        for i in range(a.shape[0]):
            b[i] = a[i] + 1

    @jax.jit
    def program(x):
        return fp.jax.call(add_one, jax.ShapeDtypeStruct(x.shape, x.dtype))(x) * 2

A call is a custom call of XLA whose handler is in the package's extension. JAX cannot differentiate it: pass a rule as
``backward``.

On a GPU a call runs on the stream that XLA gives it, and compiled functions can be captured in graphs.

A program that ``jax.export`` writes has the code of compiled functions inside. Tell it that the custom call is known, and
import ``fishplate.jax`` where the program is loaded. Load only programs that you trust: their code runs in your process.

.. code-block:: python

    known = jax.export.DisabledSafetyCheck.custom_call(fp.jax.TARGET)
    blob = jax.export.export(program, disabled_checks=[known])(x).serialize()

JAX arrays are immutable. A function may write to its results, and to arguments that share memory with one
(``input_output_aliases``).
"""

from __future__ import annotations

import functools
import hashlib
import pickle
import re
import secrets
import zlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import jax
import numpy as np

from ._core import _xla_handler
from .core import Function
from .registry import get_global_func, register_global_func

__all__ = ["TARGET", "call"]

#: The custom call of compiled functions, as XLA knows it.
TARGET = "fishplate_call"
#: That of other functions, which a graph on a GPU cannot capture.
_UNCAPTURED = "fishplate_uncaptured_call"
#: Numbers of the kinds of arguments in a plan; `xla.rs` reads them.
_INPUT, _OUTPUT, _INT, _FLOAT, _BOOL, _NONE = range(6)
#: In names of functions that have no code to send: a program that JAX kept from another process must not find them.
_PROCESS = secrets.token_hex(8)


def _register() -> None:
    """Register the handlers with XLA."""
    header = (Path(jax.ffi.include_dir()) / "xla/ffi/api/c_api.h").read_text()
    version = [
        int(re.search(rf"#define XLA_FFI_API_{part} (\d+)", header)[1])  # type: ignore[index]
        for part in ("MAJOR", "MINOR")
    ]
    if version[0] != 0:
        raise ImportError(f"version {version[0]} of XLA's interface for custom calls is not known")
    for target, on_gpu in ((TARGET, 1), (_UNCAPTURED, 2)):
        for platform, place in (("cpu", 0), ("CUDA", on_gpu)):
            handler = _xla_handler(*version, place)
            jax.ffi.register_ffi_target(target, handler, platform=platform)


@functools.cache
def _named(function: Function) -> tuple[str, dict[str, Any]]:
    """Return the custom call of a function, and the attributes that name it, with its code where it has some."""
    shown = re.sub(r"\W", "_", str(getattr(function, "__name__", "function")))
    try:
        code = zlib.compress(pickle.dumps(function))
    except TypeError:
        # Not compiled, or bound to this process.
        name = f"fishplate.jax.{_PROCESS}.{_named.cache_info().currsize}.{shown}"
        register_global_func(name, function)
        return _UNCAPTURED, {"function": name}
    name = f"fishplate.jax.{hashlib.sha256(code).hexdigest()[:32]}.{shown}"
    _define(name, function)
    return TARGET, {"function": name, "code": np.frombuffer(code, np.uint8)}


def _define(name: str, function: Function) -> None:
    """Give a function a global name, unless the same one has it."""
    if get_global_func(name, allow_missing=True) is None:
        register_global_func(name, function)


@register_global_func("fishplate.jax.restore", override=True)
def _restore(name: bytes, code: bytes) -> None:
    """Define the function of a program that another process exported; the handler calls it."""
    _define(bytes(name).decode(), pickle.loads(zlib.decompress(bytes(code))))


def call(
    function: Any,
    out: Any,
    *,
    outputs: Sequence[str | int] | None = None,
    vmap_method: str | None = None,
    has_side_effect: bool = False,
    input_output_aliases: Mapping[int | str, int] | None = None,
    backward: Callable[..., Any] | None = None,
) -> Callable[..., Any]:
    """Return a function of JAX arrays that calls an FFI function.

    Parameters
    ----------
    function
        An FFI function that takes tensors and numbers, or a function of :func:`fishplate.jit`, which is compiled for
        the traced shapes.
    out
        Shapes and types of the results: a ``jax.ShapeDtypeStruct``, or a sequence of them.
    outputs
        The parameters that receive the results, by name or position; by default the last ones. The function gets
        tensors there, and fills them.
    vmap_method, has_side_effect
        As in ``jax.ffi.ffi_call``.
    input_output_aliases
        Which results share memory with arguments. The name of a parameter means an argument that the function changes
        in place: with ``{"a": 0}`` the first result is the changed ``a``. A number counts the arrays among the
        arguments, as in ``jax.ffi.ffi_call``; the function then gets both argument and result, at the same address.
        JAX copies an argument that is used again, unless it is donated.
    backward
        The gradient: ``backward(arguments, results, gradients)`` gets the arrays among the arguments, the results
        and their gradients, each as a tuple. It returns one gradient per array, or None if there is none.

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
    aliases = dict(input_output_aliases or {})
    in_place = {name: number for name, number in aliases.items() if isinstance(name, str)}
    for number in in_place.values():
        if number not in range(len(shapes)):
            raise ValueError(f"input_output_aliases names result {number}, out has {len(shapes)}")

    def apply(*args: Any, **kwargs: Any) -> Any:
        arguments = _arranged(function, args, kwargs, len(shapes), outputs, in_place)
        target = function
        if not isinstance(function, Function):
            target = _compiled(function, arguments, shapes)
        arrays, shared, attributes = _plan(arguments)
        shared |= {at: number for at, number in aliases.items() if not isinstance(at, str)}
        _check_written(target, arguments, shared)
        custom_call, name = _named(target)
        made = jax.ffi.ffi_call(
            custom_call,
            shapes if many else shapes[0],
            vmap_method=vmap_method,
            has_side_effect=has_side_effect,
            input_output_aliases=shared,
        )
        forward = functools.partial(made, **name, **attributes)
        return forward(*arrays) if backward is None else _with_rule(forward, backward)(*arrays)

    return apply


def _with_rule(forward: Callable[..., Any], backward: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function of arrays that JAX can differentiate."""

    def keep(*arrays: Any) -> Any:
        # By the rule, for second derivatives.
        results = rule(*arrays)
        return results, (arrays, results)

    def pull(kept: Any, gradients: Any) -> Any:
        arrays, results = kept
        parts = [tuple(p) if isinstance(p, (tuple, list)) else (p,) for p in (results, gradients)]
        found = backward(arrays, *parts)
        found = tuple(found) if isinstance(found, (tuple, list)) else (found,)
        if len(found) != len(arrays):
            raise ValueError(
                f"backward must return a gradient per array: expected {len(arrays)}, got {len(found)}"
            )
        return found

    rule = jax.custom_vjp(lambda *arrays: forward(*arrays))
    rule.defvjp(keep, pull)
    return rule


def _check_written(
    function: Function, arguments: Sequence[Any], shared: Mapping[int | str, int]
) -> None:
    """Refuse arguments that the function writes to although they must not change."""
    at = 0
    for place, argument in enumerate(arguments):
        if isinstance(argument, _InPlace):
            at += 1
        elif not (isinstance(argument, _Result) or _is_number(argument)):
            if function._access[place : place + 1] == "w" and at not in shared:
                names = _parameters(function)
                name = repr(names[place]) if place < len(names) else f"#{place}"
                raise ValueError(
                    f"argument {name} of `{getattr(function, '__name__', 'function')}`: JAX arrays are "
                    "immutable, and the function writes to it. Name it in `outputs` or in "
                    "`input_output_aliases`"
                )
            at += 1


class _Result(int):
    """A result's position among the arguments: its number."""


class _InPlace(NamedTuple):
    """An argument that the function changes, and the result that it becomes."""

    array: Any
    result: int


def _is_number(argument: Any) -> bool:
    """Tell whether an argument is a constant when JAX traces the program."""
    return argument is None or isinstance(argument, (bool, int, float))


def _parameters(function: Any) -> tuple[str, ...]:
    """Return the names of a function's parameters, if they are known."""
    if not isinstance(function, Function):
        return tuple(function.signature.parameters)
    signature = function._signature
    return tuple(signature.names) if signature is not None else ()


def _arranged(
    function: Any,
    args: Sequence[Any],
    kwargs: dict[str, Any],
    results: int,
    outputs: Sequence[str | int] | None,
    in_place: Mapping[str, int],
) -> list[Any]:
    """Return all arguments in order, with a `_Result` for each tensor to fill."""
    names = _parameters(function)
    filled = [number for number in range(results) if number not in in_place.values()]
    count = len(args) + len(kwargs) + len(filled)
    if kwargs and not names:
        raise TypeError(
            "the names of the function's parameters are not known: give all by position"
        )
    chosen = list(range(count - len(filled), count)) if outputs is None else list(outputs)
    if len(chosen) != len(filled):
        raise ValueError(f"outputs names {len(chosen)} parameters, out has {len(filled)} shapes")
    arranged: dict[int, Any] = {}
    for number, which in zip(filled, chosen, strict=True):
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
    for name, number in in_place.items():
        at = _position(names, name, count)
        whole[at] = _InPlace(whole[at], number)
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


def _plan(arguments: Sequence[Any]) -> tuple[list[Any], dict[int | str, int], dict[str, Any]]:
    """Return the arrays, which results they share memory with, and the attributes that describe the order."""
    shared: dict[int | str, int] = {}
    arrays: list[Any] = []
    ints: list[int] = []
    floats: list[float] = []
    plan = []
    for argument in arguments:
        if isinstance(argument, _Result):
            plan.append(_OUTPUT | int(argument) << 8)
        elif isinstance(argument, _InPlace):
            # XLA has copied the argument to the address of the result.
            plan.append(_OUTPUT | argument.result << 8)
            shared[len(arrays)] = argument.result
            arrays.append(argument.array)
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
    return arrays, shared, attributes


def _compiled(jit: Any, arguments: Sequence[Any], shapes: Sequence[Any]) -> Function:
    """Compile for the shapes that a program traces."""
    key: list[Any] = []
    for argument in arguments:
        if isinstance(argument, _Result):
            argument = shapes[argument]
        elif isinstance(argument, _InPlace):
            argument = argument.array
        if hasattr(argument, "shape") and hasattr(argument, "dtype"):
            key.append((tuple(argument.shape), str(np.dtype(argument.dtype))))
        else:
            key.append(argument)
    device = "cuda" if jax.default_backend() == "gpu" else "cpu"
    return _compiled_for(jit, device, tuple(key), tuple(map(type, key)))


@functools.cache
def _compiled_for(jit: Any, device: str, key: tuple[Any, ...], kinds: tuple[type, ...]) -> Function:
    from .arguments import SymInt, make_fake_compact_tensor

    # An extent that `jax.export` leaves open is a number known at call time: the same one wherever it appears.
    symbols: dict[Any, SymInt] = {}

    def tensor(shape: tuple[Any, ...], dtype: str) -> Any:
        extents = tuple(
            [n if isinstance(n, int) else symbols.setdefault(n, SymInt(64)) for n in shape]
        )
        row_major = range(len(shape))[::-1]
        return make_fake_compact_tensor(dtype, extents, stride_order=row_major, device=device)

    examples = [tensor(*part) if isinstance(part, tuple) else part for part in key]
    return jit.compile(*examples)


_register()
