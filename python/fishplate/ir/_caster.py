"""Casters: functions that make the Python objects for types and values of a kind.

.. code-block:: python

    @ir.register_value_caster(tk.TileType)
    class TileValue(ir.Value):
        def __add__(self, other):
            return tk.add(self, other)

From then on a value of the type ``!tk.tile`` is a `TileValue`, wherever it comes from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .. import _core
from ..core import Object
from ..registry import get_global_func
from ._kind import TypeID, name_of_class
from ._registry import register_attribute_class, register_type_class
from ._type import Attribute, Type
from ._value import BlockArgument, OpResult

_F = TypeVar("_F", bound=Callable[..., Any])

#: The casters of values, by the kinds of their types.
_casters: dict[str, Any] = {}

_value_classes = get_global_func("ir.register_value_classes")


def _name(kind: TypeID | type | str) -> str:
    if isinstance(kind, TypeID):
        return kind.name
    if isinstance(kind, str):
        return kind
    if isinstance(kind, type) and issubclass(kind, Type | Attribute):
        return name_of_class(kind)
    raise TypeError(f"expected a TypeID, a class or the name of a kind, got {kind!r}")


def _let_make(key: str, base: type, caster: Callable[[Any], Any]) -> None:
    """Let a function make the Python object for FFI objects of a type; it gets the object as a `base`."""

    class Cast:
        __slots__ = ()

        def __from_tvm_ffi_object__(cls: Any, obj: Any) -> Any:
            plain: Any = Object.__new__(base)
            plain.__move_handle_from__(obj)
            return caster(plain)

    _core._set_class_of_index(_core._object_type_key_to_index(key), Cast)


def register_value_caster(
    kind: TypeID | type | str, *, replace: bool = False
) -> Callable[[_F], _F]:
    """Register a function or class that converts values whose types are of a kind.

    Parameters
    ----------
    kind
        The kind: ``MyType``, ``MyType.static_typeid`` or ``"tk.tile"``.
    replace
        Whether to replace an existing caster of the kind.

    """
    name = _name(kind)

    def register(caster: _F) -> _F:
        if not callable(caster):
            raise TypeError(f"expected a function or a class, got {caster!r}")
        if name in _casters and not replace:
            raise RuntimeError(
                f"Value caster is already registered: {_casters[name]}; pass replace=True"
            )
        _casters[name] = caster
        for key, base in zip(_value_classes(name, replace), (OpResult, BlockArgument), strict=True):
            _let_make(key, base, caster)
        return caster

    return register


def register_type_caster(kind: TypeID | type | str, *, replace: bool = False) -> Callable[[_F], _F]:
    """Register a class for types or attributes of a kind; see :func:`register_type_class`.

    The class must derive from their present class.
    """
    name = _name(kind)

    def register(cls: Any) -> Any:
        if not isinstance(cls, type) or not issubclass(cls, Type | Attribute):
            raise TypeError(f"expected a class below ir.Type or ir.Attribute, got {cls!r}")
        by_family = register_type_class if issubclass(cls, Type) else register_attribute_class
        return by_family(name, f"{cls.__module__}.{cls.__qualname__}", replace=replace)(cls)

    return register
