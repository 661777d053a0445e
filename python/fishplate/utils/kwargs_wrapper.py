"""Wraps functions that take only positional arguments in functions with named parameters and defaults.

The wrapper is a Python function `def wrapper(a, b, *, c): return target(a, b, c)` whose defaults
are set on the function object, where Python itself keeps them. A call therefore costs only one Python frame, and
`help` shows the real parameters and defaults.
"""

from __future__ import annotations

import functools
import keyword
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import inspect

# Names that the wrapper's source uses itself.
_TARGET = "__i_target_func"
_UNPACK = "__i_unpack"


def make_kwargs_wrapper(
    target_func: Callable[..., Any],
    arg_names: list[str],
    arg_defaults: tuple[Any, ...] = (),
    kwonly_names: list[str] | None = None,
    kwonly_defaults: dict[str, Any] | None = None,
    prototype: Callable[..., Any] | None = None,
    map_dataclass_to_tuple: list[str] | None = None,
) -> Callable[..., Any]:
    """A function with the parameters `arg_names` and, after a `*`, `kwonly_names`, that calls `target_func` with all
    of them by position.

    `arg_defaults` belong to the last parameters, as in `__defaults__`; `kwonly_defaults` belong to the parameters they
    name. The wrapper copies the name, docstring and annotations of `prototype`. The arguments named in
    `map_dataclass_to_tuple` are passed through `unpack_dataclass_to_tuple`.
    """
    kwonly_names = kwonly_names or []
    kwonly_defaults = kwonly_defaults or {}
    _check_names(arg_names, "Argument")
    _check_defaults(arg_names, arg_defaults)
    _check_names(kwonly_names, "Keyword-only argument")
    _check_keyword_only(arg_names, kwonly_names, kwonly_defaults)

    unpacked = frozenset(map_dataclass_to_tuple or ())
    passed = [
        f"{_UNPACK}({name})" if name in unpacked else name for name in [*arg_names, *kwonly_names]
    ]
    parameters = [*arg_names, *(["*"] if kwonly_names else []), *kwonly_names]
    # Only checked identifiers get into this text; values stay objects.
    source = f"lambda {', '.join(parameters)}: {_TARGET}({', '.join(passed)})"
    names: dict[str, Any] = {_TARGET: target_func}
    if unpacked:
        from .unpack_dataclass import unpack_dataclass_to_tuple

        names[_UNPACK] = unpack_dataclass_to_tuple
    wrapper: Any = eval(source, names)
    wrapper.__name__ = wrapper.__qualname__ = "wrapper"
    wrapper.__defaults__ = arg_defaults or None
    wrapper.__kwdefaults__ = dict(kwonly_defaults) or None
    if prototype is not None:
        functools.update_wrapper(wrapper, prototype, updated=())
    made: Callable[..., Any] = wrapper
    return made


def make_kwargs_wrapper_from_signature(
    target_func: Callable[..., Any],
    signature: inspect.Signature,
    prototype: Callable[..., Any] | None = None,
    exclude_arg_names: Iterable[str] | None = None,
    map_dataclass_to_tuple: list[str] | None = None,
) -> Callable[..., Any]:
    """`make_kwargs_wrapper` with the parameters of `signature`, without `exclude_arg_names`.

    Raises ValueError for `*args` and `**kwargs`, which have no fixed position.
    """
    excluded = frozenset(exclude_arg_names or ())
    positional: list[inspect.Parameter] = []
    keyword_only: list[inspect.Parameter] = []
    for parameter in signature.parameters.values():
        if parameter.name in excluded:
            continue
        if parameter.kind is parameter.VAR_POSITIONAL:
            raise ValueError("*args not supported in wrapper generation")
        if parameter.kind is parameter.VAR_KEYWORD:
            raise ValueError("**kwargs not supported in wrapper generation")
        (keyword_only if parameter.kind is parameter.KEYWORD_ONLY else positional).append(parameter)
    defaults = [p.default for p in positional if p.default is not p.empty]
    for parameter in positional[len(positional) - len(defaults) :]:
        if parameter.default is parameter.empty:
            raise ValueError(
                f"Required positional parameter '{parameter.name}' cannot follow parameters "
                "with defaults"
            )
    return make_kwargs_wrapper(
        target_func,
        [parameter.name for parameter in positional],
        tuple(defaults),
        [parameter.name for parameter in keyword_only],
        {p.name: p.default for p in keyword_only if p.default is not p.empty},
        prototype,
        map_dataclass_to_tuple,
    )


def _check_names(names: Sequence[str], role: str) -> None:
    if len(set(names)) != len(names):
        raise ValueError(f"Duplicate {role.lower()} names found in: {names}")
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"{role} name must be a string, got {type(name).__name__}: {name!r}")
        if keyword.iskeyword(name):
            raise ValueError(
                f"Invalid {role.lower()} name: {name!r} is a Python keyword and cannot be used "
                "as a parameter name"
            )
        if not name.isidentifier():
            raise ValueError(
                f"Invalid {role.lower()} name: {name!r} is not a valid Python identifier"
            )
    if taken := {_TARGET, _UNPACK}.intersection(names):
        raise ValueError(
            f"Argument names conflict with internal names: {taken}. "
            'Please avoid using names starting with "__i_"'
        )


def _check_defaults(arg_names: Sequence[str], arg_defaults: tuple[Any, ...]) -> None:
    if not isinstance(arg_defaults, tuple):
        raise TypeError(f"arg_defaults must be a tuple, got {type(arg_defaults).__name__}")
    if len(arg_defaults) > len(arg_names):
        raise ValueError(
            f"arg_defaults has {len(arg_defaults)} values but only "
            f"{len(arg_names)} positional arguments"
        )


def _check_keyword_only(
    arg_names: Sequence[str], kwonly_names: Sequence[str], kwonly_defaults: dict[str, Any]
) -> None:
    for name in kwonly_defaults:
        if name not in kwonly_names:
            raise ValueError(
                f"Default provided for '{name}' which is not in kwonly_names: {kwonly_names}"
            )
    if both := set(arg_names).intersection(kwonly_names):
        raise ValueError(f"Arguments cannot be both positional and keyword-only: {both}")
