"""Global functions by name, and classes for FFI types.

>>> import fishplate
>>> @fishplate.register_global_func("doc.add")
... def add(a, b):
...     return a + b
>>> fishplate.get_global_func("doc.add")(1, 2)
3
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar, overload

from . import core
from ._register_object import (  # noqa: F401
    _add_class_attrs,
    _warn_missing_field_annotations,
    register_object,
)
from .core import Function

# Set by programs whose Python code refers to more types than they load: `register_object` then skips missing types.
_SKIP_UNKNOWN_OBJECTS = False

_list_names = core._get_global_func("ffi.FunctionListGlobalNamesFunctor", False)
_remove = core._get_global_func("ffi.FunctionRemoveGlobal", False)
_metadata = core._get_global_func("ffi.GetGlobalFuncMetadata", False)
_type_keys = core._get_global_func("ffi.GetRegisteredTypeKeys", False)


@overload
def register_global_func(func_name: Callable[..., Any], /) -> Function: ...
@overload
def register_global_func(
    func_name: str, f: Callable[..., Any], override: bool = False
) -> Function: ...
@overload
def register_global_func(
    func_name: str, f: None = None, override: bool = False
) -> Callable[[Callable[..., Any]], Function]: ...
def register_global_func(
    func_name: str | Callable[..., Any],
    f: Callable[..., Any] | None = None,
    override: bool = False,
) -> Any:
    """Make a function callable by name from every language.

    Parameters
    ----------
    func_name
        The name; a function given here is registered under its own name.
    f
        The function; without it, a decorator is returned.
    override
        Whether to replace a function of that name; otherwise an existing name is an error.

    Returns
    -------
    function
        The :class:`Function` that other languages see.

    """
    if not isinstance(func_name, str):
        f, func_name = func_name, getattr(func_name, "__name__", func_name)
    if not isinstance(func_name, str):
        raise ValueError("expect string function name")

    def register(function: Callable[..., Any]) -> Function:
        made = core._register_global_func(func_name, function, override)
        if not isinstance(function, Function) and (doc := getattr(function, "__doc__", None)):
            made.__doc__ = doc
        return made

    return register if f is None else register(f)


register_func = register_global_func


@overload
def get_global_func(name: str, allow_missing: Literal[True]) -> Function | None: ...
@overload
def get_global_func(name: str, allow_missing: bool = False) -> Function: ...
def get_global_func(name: str, allow_missing: bool = False) -> Function | None:
    """Return the global function of that name.

    Parameters
    ----------
    name
        The name, such as ``"ffi.Array"``.
    allow_missing
        Return None if there is none; otherwise raise a ValueError that names the nearest match.

    """
    return core._get_global_func(name, allow_missing)


def list_global_func_names() -> list[str]:
    """Return the names of all global functions."""
    at = _list_names()
    return [at(index) for index in range(at(-1))]


def remove_global_func(name: str) -> None:
    """Remove a global function from the table; existing references stay valid."""
    _remove(name)


def get_global_func_metadata(name: str) -> dict[str, Any]:
    """Return the metadata of a global function: ``type_schema``, argument names, docs."""
    import json

    text = _metadata(name)
    return json.loads(text) if text else {}


def init_ffi_api(namespace: str, target_module_name: str | None = None) -> None:
    """Add the global functions ``namespace.*`` to a module as attributes, with their docs.

    Parameters
    ----------
    namespace
        The prefix of the names; a leading ``tvm.`` is left out.
    target_module_name
        The module, which must be imported; by default the one with the name of the namespace.

    """
    module = sys.modules[target_module_name or namespace]
    prefix = namespace.removeprefix("tvm.") + "."
    for name in list_global_func_names():
        attribute = name.removeprefix(prefix)
        if attribute == name or "." in attribute:
            continue
        function = get_global_func(name)
        function.__name__ = attribute
        setattr(module, attribute, function)


_init_api = init_ffi_api


def get_object_type_index(cls: type) -> int | None:
    """Return the type index of a class in the FFI, or None if the class is not registered."""
    info = cls.__dict__.get("__tvm_ffi_type_info__")
    return None if info is None else info.type_index


_C = TypeVar("_C", bound=type)


def register_extension(cls: _C, fcreate: Callable[[int], Any] | None = None) -> _C:
    """Pass instances of a class as the address in their attribute ``_tvm_handle``.

    Older TVM programs use it; a class with ``__tvm_ffi_opaque_ptr__`` needs no registration.

    Parameters
    ----------
    cls
        The class, whose instances have ``_tvm_handle``, an int.
    fcreate
        Not supported: a function returns such an address as a pointer, without its class.

    """
    if fcreate is not None:
        raise TypeError(
            "register_extension takes no fcreate: make the object from the returned pointer yourself"
        )
    core._OPAQUE_PTR_HANDLERS[cls] = lambda instance: instance._tvm_handle
    return cls


def get_registered_type_keys() -> Sequence[str]:
    """Return the keys of all FFI types."""
    return _type_keys()


__all__ = [
    "get_global_func",
    "get_global_func_metadata",
    "get_object_type_index",
    "get_registered_type_keys",
    "init_ffi_api",
    "list_global_func_names",
    "register_extension",
    "register_func",
    "register_global_func",
    "register_object",
    "remove_global_func",
]
