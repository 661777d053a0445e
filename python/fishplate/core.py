"""The extension and the Python classes nearest to it, under one name."""

from __future__ import annotations

from types import FunctionType

from . import _core, _dlpack, _object, _type_info
from ._object import object_repr  # noqa: F401
from ._type_info import KWARGS, MISSING  # noqa: F401

# Underscored names too: the rest of the package, and programs that know them, import them from here.
globals().update({name: value for name, value in vars(_core).items() if not name.startswith("__")})
globals().update({name: value for name, value in vars(_object).items() if isinstance(value, type)})
_new_object = _object._new_object
for _module in (_type_info, _dlpack):
    globals().update(
        {
            name: value
            for name, value in vars(_module).items()
            if isinstance(value, (type, FunctionType)) and value.__module__ == _module.__name__
        }
    )

__dlpack_version__ = _dlpack.__dlpack_version__
_CLASS_TENSOR, _CLASS_DEVICE, _CLASS_DTYPE = _core.Tensor, _core.Device, _core.dtype


def __getattr__(name: str) -> type:
    """Import `TypeSchema` on first access: not every program needs it."""
    if name != "TypeSchema":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ._schema import TypeSchema

    globals()[name] = TypeSchema
    return TypeSchema
